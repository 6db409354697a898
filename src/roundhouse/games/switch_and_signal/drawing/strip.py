"""The strip below the map: the departure card, the clock, what is delivered, the depot, the helpers."""

from __future__ import annotations

from typing import Final

from roundhouse.draw.svg import group, path, tag, use, width_of, words
from roundhouse.draw.theme import Theme
from roundhouse.games.switch_and_signal.content.ids import ONE_PER_PORT
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.view import SwitchView
from roundhouse.texts import Texts

STRIP: Final = 96.0
"""How tall it is."""
EDGE: Final = 16.0
GAP: Final = 30.0
"""Between two fields."""
LINE: Final = 26.0
"""From the top to the base line of the headings."""
ROW: Final = 58.0
"""From the top to the middle of what stands under them."""
PACKAGE: Final = __name__.rpartition(".drawing.")[0]


def draw_strip(s: SwitchState, view: SwitchView, lang: str, theme: Theme, at: tuple[float, float, float]) -> str:
    """All fields, side by side. `at` is left, top and width."""
    left, top, width = at
    texts = Texts(lang, PACKAGE)
    x = 0.0
    parts: list[str] = []
    for field in (_card, _clock, _delivered, _depot, _helpers):
        drawn, wide = field(s, view, texts, theme)
        parts.append(group(drawn, transform=f"translate({x:g} 0)"))
        x += round(wide) + GAP
    scale = min(1.0, (width - 2 * EDGE) / (x - GAP))
    spread = f"translate({left + EDGE:g} {top + STRIP * (1 - scale) / 2:g})" + (
        f" scale({scale:.3f})" if scale < 1 else ""
    )
    return group(
        tag("rect", x=left, y=top, width=width, height=STRIP, fill=theme.card),
        path(f"M{left:g} {top:g}h{width:g}", stroke=theme.rule, stroke_width=2),
        group(*parts, transform=spread),
    )


def _heading(text: str, theme: Theme) -> tuple[str, float]:
    return words(text, 0, LINE, 14, theme.muted, font_weight=500, letter_spacing=".04em"), width_of(text, 14.6)


def _row(heading: str, theme: Theme, drawn: list[str], wide: float) -> tuple[str, float]:
    title, room = _heading(heading, theme)
    return group(title, *drawn), max(wide, room)


def _card(s: SwitchState, view: SwitchView, texts: Texts, theme: Theme) -> tuple[str, float]:
    """The open card as a flap board: a flap for each symbol; what is done is dimmed and ticked, what runs is framed."""
    heading = texts.say("picture-turn", {"turn": view.turn, "left": view.cards_left})
    card = view.card
    flaps: list[tuple[str, int]] = []
    if card is not None:
        flaps += [("deploy", 0 if n < card.deployed else 2) for n in range(card.deploy)]
        flaps += [(symbol, 0 if n < card.begun - 1 else 2) for n, symbol in enumerate(card.symbols)]
        running = card.deploy + card.begun - 1
        if card.begun and view.moving is not None and running < len(flaps):
            flaps[running] = (flaps[running][0], 1)
        elif card.begun and view.moving is None:
            flaps[running] = (flaps[running][0], 0)
    step, wide = 56.0, 50.0
    drawn = [_flap(symbol, state, n * step, wide, theme) for n, (symbol, state) in enumerate(flaps)]
    if not flaps:
        drawn.append(_flap("", 0, 0, wide, theme))
    return _row(heading, theme, drawn, step * max(len(flaps), 1) - 6)


def _flap(symbol: str, state: int, x: float, wide: float, theme: Theme) -> str:
    """One flap. State 0 is done, 1 runs, 2 is still to come."""
    top, tall = ROW - 19, 38.0
    if symbol == "":
        inside = ""
    elif symbol == "deploy":
        inside = use("ss-die-deploy", x + 8, ROW - 11, 22, 22) + path(
            f"M{x + 34:g} {ROW:g}h9m-4.5 -4.5v9", stroke="#FFF3D2", stroke_width=2.4, stroke_linecap="round"
        )
    elif symbol == "multi":
        inside = "".join(
            use(f"ss-loco-{colour}", x + 4 + 7 * n, ROW - 15 + 8 * n, 28, 14)
            for n, colour in enumerate(("black", "brown", "grey"))
        )
    else:
        inside = use(f"ss-loco-{symbol}", x + 2, ROW - 12, 46, 23)
    tick = ""
    if state == 0 and symbol:
        d = f"M{x + wide - 14:g} {top + tall - 8:g}l4 4 7 -8"
        tick = path(d, stroke="#15191C", stroke_width=5) + path(d, stroke="#4CC38A", stroke_width=2.6)
    return group(
        tag(
            "rect", x=x, y=top, width=wide, height=tall, rx=4, fill="#23292E",
            stroke=theme.glow if state == 1 else "#0B0D0F", stroke_width=2.6 if state == 1 else 1,
        ),
        path(f"M{x:g} {ROW:g}h{wide:g}", stroke="#0B0D0F", stroke_width=1.2),
        group(inside, opacity=0.55 if state == 0 else None),
        tick,
    )  # fmt: skip


def _clock(s: SwitchState, view: SwitchView, texts: Texts, theme: Theme) -> tuple[str, float]:
    """The time tokens that are left, and the places of those that are paid."""
    heading = texts.say("picture-clock", {"tokens": view.tokens, "clock": view.clock})
    per_row = 5 if view.clock > 5 else max(view.clock, 1)
    size = 24.0 if view.clock > 5 else 30.0
    drawn: list[str] = []
    for n in range(view.clock):
        row, column = divmod(n, per_row)
        y = ROW - size / 2 + (row - 0.5) * (size + 1) if view.clock > 5 else ROW - size / 2
        symbol = "ss-token" if n < view.tokens else "ss-token-spent"
        drawn.append(use(symbol, column * (size + 3), y, size, size, color=theme.muted))
    return _row(heading, theme, drawn, per_row * (size + 3))


def _delivered(s: SwitchState, view: SwitchView, texts: Texts, theme: Theme) -> tuple[str, float]:
    """What lies in the ports and what is still missing: each port a row where every port needs its own."""
    heading = texts.say("picture-delivered", {"done": view.delivered_total, "needed": view.needed})
    drawn: list[str] = []
    colours = [s.edition.goods_colour_tokens[colour] for colour in s.map.colours]
    ports = list(view.delivered)
    if s.map.goods_rule == ONE_PER_PORT:
        wide = 0.0
        for row, port in enumerate(ports):
            y = ROW + (row - (len(ports) - 1) / 2) * 24
            name = s.map.name("city", s.map.city_by_token[port], texts.lang)
            drawn.append(words(name, 0, y + 5, 14, theme.ink, font_weight=500))
            wide = max(wide, width_of(name, 14) + 10)
        for row, port in enumerate(ports):
            y = ROW + (row - (len(ports) - 1) / 2) * 24
            cubes = [(colour, view.delivered[port].get(colour, 0)) for colour in colours]
            drawn += _cubes([colour if count else "" for colour, count in cubes], wide, y, 22, theme)
        return _row(heading, theme, drawn, wide + 22 * len(colours))
    there = [colour for port in ports for colour in colours for _ in range(view.delivered[port].get(colour, 0))]
    missing = max(view.needed - len(there), 0)
    drawn += _cubes([*there, *[""] * missing], 0, ROW, 26, theme)
    return _row(heading, theme, drawn, 26 * (len(there) + missing))


def _cubes(colours: list[str], x: float, y: float, size: float, theme: Theme) -> list[str]:
    """A row of goods; an empty word is an empty place."""
    return [
        use(f"ss-cube-{one}" if one else "ss-slot", x + n * size, y - size / 2, size, size, color=theme.muted)
        for n, one in enumerate(colours)
    ]


def _depot(s: SwitchState, view: SwitchView, texts: Texts, theme: Theme) -> tuple[str, float]:
    """The trains that wait to be deployed."""
    drawn: list[str] = []
    x = 0.0
    for colour in s.edition.train_colour_tokens:
        waiting = sum(train.colour == colour and train.place is None for train in view.trains)
        if waiting:
            drawn.append(use(f"ss-loco-{colour}", x, ROW - 12, 48, 24))
            drawn.append(words(f"×{waiting}", x + 50, ROW + 6, 17, theme.ink, font_weight=700))
            x += 78
    if not drawn:
        drawn.append(words("–", 0, ROW + 6, 17, theme.muted))
    return _row(texts.say("picture-depot"), theme, drawn, max(x - 6, 20.0))


def _helpers(s: SwitchState, view: SwitchView, texts: Texts, theme: Theme) -> tuple[str, float]:
    """The helpers; who was asked already is dimmed and crossed out."""
    drawn: list[str] = []
    for n, (helper, free) in enumerate(view.helpers.items()):
        face = use(f"ss-helper-{helper}", n * 46, ROW - 20, 40, 40, opacity=None if free else 0.4)
        cross = f"M{n * 46 + 8:g} {ROW + 12:g}L{n * 46 + 32:g} {ROW - 12:g}"
        drawn.append(face)
        if not free:
            drawn.append(path(cross, stroke=theme.red, stroke_width=3, stroke_linecap="round"))
    return _row(texts.say("picture-helpers"), theme, drawn, 46.0 * len(view.helpers) - 6)
