"""Pictures of tables: whole, the same each time, true to the view, and those in the documents are up to date."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any  # Any: parsed SVG and stand-ins
from xml.etree import ElementTree

import msgspec
import pytest

import roundhouse
from roundhouse.draw import NoDrawing, picture
from roundhouse.draw.svg import tag, words
from roundhouse.draw.theme import THEMES, UnknownTheme, theme_of
from roundhouse.games.switch_and_signal import GAME
from roundhouse.games.switch_and_signal.drawing import draw
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.view import SwitchView
from roundhouse.kernel.ids import SPECTATOR
from tests.probes import dice_network
from tests.rules.switch_and_signal.build import map_word, position
from tools.pictures import FOLDER, list_pictures

SVG = "{http://www.w3.org/2000/svg}"


def seen(s: SwitchState) -> SwitchView:
    view = GAME.view(s, SPECTATOR)
    assert isinstance(view, SwitchView)
    return view


def uses(svg: str) -> list[str]:
    return [one.attrib["href"] for one in ElementTree.fromstring(svg).iter(f"{SVG}use")]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ["europe", "north_america"])
def test_a_picture_stands_on_its_own(name: str, theme: str) -> None:
    s = position(map_word(name))
    svg = draw(s, seen(s), "de", theme)
    found = ElementTree.fromstring(svg)
    ids = {one.attrib["id"] for one in found.iter() if "id" in one.attrib}
    assert {word.removeprefix("#") for word in uses(svg)} <= ids
    assert not re.search(r"style=|<script|https?://(?!www\.w3\.org)", svg)
    assert svg == draw(s, seen(s), "de", theme)


def test_what_the_view_says_is_what_is_drawn() -> None:
    s = position(
        "europe",
        trains={"black-1": ("amiens__paris/1", "paris", "red"), "grey-1": "paris"},
        tokens=3,
        delivered={"marseille": {"yellow": 1}},
    )
    view = seen(s)
    shown = uses(draw(s, view, "en", "day"))
    assert shown.count("#ss-signal-green") == len(view.green)
    assert shown.count("#ss-signal-green") + shown.count("#ss-signal-red") == s.map.n_signals
    assert shown.count("#ss-puck") == s.map.switch_discs
    assert shown.count("#ss-token") == 3
    assert shown.count("#ss-token-spent") == view.clock - 3
    assert shown.count("#ss-cube-red") == view.goods["berlin"] + 1
    assert shown.count("#ss-cube-yellow") == view.goods["paris"] + 1
    assert shown.count("#ss-top-black") == 1
    assert shown.count("#ss-loco-grey") == 2


def test_a_picture_speaks_both_languages() -> None:
    s = position("europe")
    german, english = (draw(s, seen(s), lang, "day") for lang in ("de", "en"))
    assert "Nürnberg" in german
    assert "Zeitplättchen" in german
    assert "Nuremberg" in english
    assert "Time tokens" in english


def test_a_picture_knows_only_the_view() -> None:
    s = position("europe", hand={"move": 2}, options={"hidden_hands": "yes"})
    view = seen(s)
    before = draw(s, view, "en", "day")
    moved = msgspec.structs.replace(view, tokens=1, green=[], switches={})
    assert draw(s, moved, "en", "day") != before
    s.tokens, s.green = 1, [0] * len(s.green)
    assert draw(s, view, "en", "day") == before


def test_the_picture_of_a_table_for_notebooks_and_files(tmp_path: Path) -> None:
    table = roundhouse.open_table(GAME, 2, secret=bytes(32))
    found = roundhouse.picture(table, lang="de", theme="night")
    shown: Any = found
    assert shown._repr_svg_().startswith("<svg")
    found.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text("utf-8") == found.svg + "\n"


def test_who_has_no_picture_says_so() -> None:
    table: Any = SimpleNamespace(game=dice_network.GAME, state=None, view=lambda who: None)
    with pytest.raises(NoDrawing):
        picture(table)
    with pytest.raises(UnknownTheme):
        theme_of("dusk")


def test_words_cannot_break_out() -> None:
    assert words("<&>", 0, 0, 12, "#000").endswith(">&lt;&amp;&gt;</text>")
    assert tag("g", id='a"b') == "<g id='a\"b'/>"


def test_the_pictures_of_the_documents_are_what_would_be_drawn_now() -> None:
    for name, svg in list_pictures().items():
        assert (FOLDER / name).read_text("utf-8") == svg, f"{name}: run tools/pictures.py"
