"""The game in the terminal: the map drawn with letters and colours, or the position described in words.

`draw` takes a view and gives lines; `describe` says the same in sentences, for screen readers; `draw_forecast` says
what a train's die would do. On a map that no option names (a file that was not adopted) `draw_on` takes the map.
"""

from __future__ import annotations

import textwrap
from typing import Final

from rich.text import Text

from roundhouse.games.switch_and_signal.content.map import Map
from roundhouse.games.switch_and_signal.terminal_glyphs import ASCII, encoding_of, glyphs_for, spell
from roundhouse.games.switch_and_signal.terminal_map import Pen, paint
from roundhouse.games.switch_and_signal.terminal_names import Names, map_of, texts_in
from roundhouse.games.switch_and_signal.terminal_status import list_legend, list_status
from roundhouse.games.switch_and_signal.terminal_words import describe, draw_forecast, hand
from roundhouse.games.switch_and_signal.view import SwitchView

__all__ = ["describe", "draw", "draw_forecast", "draw_on", "hand"]

LEAST: Final = 80
"""A map does not fit into fewer columns: then the position is described."""
MOST: Final = 160
"""In more columns the map is not drawn any larger."""
MARGIN: Final = 1


def draw(
    view: SwitchView,
    lang: str,
    width: int = 100,
    plain: bool = False,
    colour: bool = True,
    encoding: str | None = None,
) -> list[Text]:
    """The position as lines of text, none longer than the width.

    `plain` draws with letters and signs of ASCII, without colours; so does a terminal that can show no others
    (`encoding`, if not that of stdout).
    """
    return draw_on(map_of(view), view, lang, width, plain, colour, encoding)


def draw_on(
    m: Map,
    view: SwitchView,
    lang: str,
    width: int = 100,
    plain: bool = False,
    colour: bool = True,
    encoding: str | None = None,
) -> list[Text]:
    """The same for a map that is at hand."""
    if width < LEAST:
        said = [part for line in describe(view, lang, m) for part in textwrap.wrap(line, width) or [""]]
        return [Text(line, no_wrap=True) for line in said]
    texts, name = texts_in(lang), encoding_of(encoding)
    glyphs, has_colour = ASCII if plain else glyphs_for(name), colour and not plain
    names = Names(texts, m)
    pen = Pen(texts, glyphs, names.edition, has_colour)
    lines = paint(view, m, pen, min(width, MOST) - 2 * MARGIN).lines(MARGIN)
    lines += [Text(), *list_status(view, names, pen, width), Text(), *list_legend(view, names, pen, width)]
    for line in lines:
        line.plain = spell(line.plain, name)
    return lines if has_colour else [Text(line.plain.rstrip(), no_wrap=True) for line in lines]
