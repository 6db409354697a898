"""The whole table as one picture."""

from __future__ import annotations

import re
from typing import Final

from roundhouse.draw.svg import tag, whole
from roundhouse.draw.theme import theme_of
from roundhouse.games.switch_and_signal.drawing.lay_out import plan_of_map
from roundhouse.games.switch_and_signal.drawing.palette import PALETTES
from roundhouse.games.switch_and_signal.drawing.pieces import draw_junctions, draw_signals, draw_stations, draw_trains
from roundhouse.games.switch_and_signal.drawing.strip import STRIP, draw_strip
from roundhouse.games.switch_and_signal.drawing.symbols import symbols_for
from roundhouse.games.switch_and_signal.drawing.terrain import draw_country, draw_names, draw_rails
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.view import SwitchView

_USED: Final = re.compile(r'href="#(ss-[^"]+)"')


def draw(s: SwitchState, view: SwitchView, lang: str, theme: str) -> str:
    """The board as a viewer sees it. Of the state only the content is read."""
    plan, colours, shared = plan_of_map(s.map, lang), PALETTES[theme_of(theme).name], theme_of(theme)
    layers = [
        draw_country(plan, colours, theme),
        draw_rails(plan, colours),
        draw_junctions(plan, view, colours),
        draw_stations(plan, view, colours, _places(s, view)),
        draw_names(plan, colours),
        draw_trains(plan, view, shared),
        draw_signals(plan, view, colours),
    ]
    left, top, width, height = plan.box
    board = tag(
        "svg", *layers, x=left, y=top, width=width, height=height, viewBox=f"{left:g} {top:g} {width:g} {height:g}"
    )
    strip = draw_strip(s, view, lang, shared, (left, top + height, width))
    symbols = symbols_for(_USED.findall(board + strip))
    return whole((left, top, width, height + STRIP), plan.name, tag("defs", *symbols), board, strip)


def _places(s: SwitchState, view: SwitchView) -> int:
    """How many goods a city has places for: what it begins with."""
    return max([s.edition.goods_per_city, *view.goods.values()])
