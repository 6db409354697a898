"""The symbols of a game: one for every thing the notation names, sound as XML, and nothing that a page would refuse."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from roundhouse.games.switch_and_signal.content import load_edition
from roundhouse.games.switch_and_signal.drawing.symbols import SYMBOLS, symbols_for

SVG = "{http://www.w3.org/2000/svg}"


def test_every_thing_has_its_symbol() -> None:
    e = load_edition()
    wanted = {f"ss-{kind}-{colour}" for kind in ("loco", "top") for colour in e.train_colour_tokens}
    wanted |= {f"ss-cube-{colour}" for colour in e.goods_colour_tokens}
    wanted |= {f"ss-card-{action}" for action in e.action_tokens}
    wanted |= {f"ss-helper-{helper}" for helper in e.helper_tokens}
    wanted |= {"ss-signal-red", "ss-signal-green", "ss-disc", "ss-puck", "ss-token", "ss-token-spent", "ss-anchor"}
    assert wanted <= set(SYMBOLS)


def test_symbols_are_sound_and_need_no_style_and_no_other_place() -> None:
    for name, text in SYMBOLS.items():
        found = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>')
        assert name.startswith("ss-")
        assert not re.search(r"style=|<script|\bon\w+=|https?:|class=", text), name
        for one in found.iter(f"{SVG}use"):
            assert one.attrib["href"].removeprefix("#") in SYMBOLS, name


def test_only_what_is_used_is_carried_along_with_what_that_needs() -> None:
    assert [re.findall(r'id="([^"]+)"', text) for text in symbols_for({"ss-card-move"})] == [
        ["ss-wheel"], ["ss-loco-brown"], ["ss-card-move"],
    ]  # fmt: skip
