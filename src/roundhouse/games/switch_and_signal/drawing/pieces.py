"""What a view puts on the map: lamps, pucks, goods, numbers, trains."""

from __future__ import annotations

import math
from typing import Final

from roundhouse.draw.signs import round_plate
from roundhouse.draw.svg import group, path, tag, use
from roundhouse.draw.theme import Theme
from roundhouse.games.switch_and_signal.drawing.palette import GOODS, PORT, Palette
from roundhouse.games.switch_and_signal.drawing.plan import Junction, Node, Plan
from roundhouse.games.switch_and_signal.view import SwitchView, TrainView

STEEP: Final = 40.0
"""Rails steeper than this show a train from above: from the side it would stand on its nose."""


def draw_junctions(plan: Plan, view: SwitchView, colours: Palette) -> str:
    """Legs, the way that is set, and a puck on each leg that is closed."""
    nodes = {node.id: node for node in plan.nodes}
    return "".join(_junction(nodes[junction.id], junction, view, colours) for junction in plan.junctions)


def _junction(node: Node, junction: Junction, view: SwitchView, colours: Palette) -> str:
    lying = view.switches.get(junction.id)
    setting = next((one for one in junction.settings if one.short == lying), None)
    legs = "".join(one.d for one in node.exits)
    parts = [
        tag("circle", cx=node.x, cy=node.y, r=node.r, fill=colours.junction, stroke=colours.bed_line, stroke_width=1.4),
        path(legs, stroke=colours.rail, stroke_width=6.2, opacity=0.35),
        path(legs, stroke=colours.junction, stroke_width=3.6),
    ]
    if setting is not None:
        parts.append(path(setting.d, stroke=colours.rail, stroke_width=6.6))
        parts.append(path(setting.d, stroke=colours.junction, stroke_width=3.6))
    for index, one in enumerate(node.exits):
        if setting is not None and index in setting.covered:
            parts.append(use("ss-puck", one.x - 7.6, one.y - 7.6, 15.2, 15.2))
    return group(*parts)


def draw_signals(plan: Plan, view: SwitchView, colours: Palette) -> str:
    """A mast across the rail, a square red or a round green lamp beside it."""
    green = set(view.green)
    parts: list[str] = []
    for one in plan.signals:
        dx, dy = one.lamp_x - one.x, one.lamp_y - one.y
        far = math.hypot(dx, dy) or 1.0
        foot = f"M{one.x - 7.5 * dx / far:.1f} {one.y - 7.5 * dy / far:.1f}L{one.lamp_x} {one.lamp_y}"
        lamp = "ss-signal-green" if one.id in green else "ss-signal-red"
        parts.append(path(foot, stroke=colours.letters, stroke_width=2.4))
        parts.append(use(lamp, one.lamp_x - 7.5, one.lamp_y - 7.5, 15, 15))
    return group(*parts)


def draw_stations(plan: Plan, view: SwitchView, colours: Palette, per_city: int) -> str:
    """Cities with the goods that wait there, ports, start places with their numbers."""
    taken = {train.place for train in view.trains}
    parts: list[str] = []
    for node in plan.nodes:
        if node.kind == "city":
            parts.append(_city(node, view, colours, per_city, taken=node.id in taken))
        elif node.kind == "start":
            numbers = _in_short(view.start_numbers.get(node.id, node.numbers))
            x, y, radius = (*_aside(node), node.r - 4) if node.id in taken else (node.x, node.y, node.r)
            parts.append(round_plate(numbers, round(x, 1), round(y, 1), radius, colours.plate))
    return "".join(parts)


def _in_short(numbers: list[int]) -> str:
    """`2/3`, or `2–5` where they follow each other."""
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return "/".join(str(n) for n in numbers)


def _aside(node: Node) -> tuple[float, float]:
    """Where the number of a start place shows while a train stands there: beside it, away from its name."""
    turn = math.radians(node.exits[0].angle + 90)
    dx, dy = math.cos(turn), math.sin(turn)
    side = -27.0 if dx * (node.label_x - node.x) + dy * (node.label_y - node.y) > 0 else 27.0
    return node.x + dx * side, node.y + dy * side


def _city(node: Node, view: SwitchView, colours: Palette, per_city: int, *, taken: bool) -> str:
    ring = PORT if node.port else GOODS[node.good]
    x, y = node.x, node.y
    parts = [
        tag("circle", cx=x, cy=y, r=node.r, fill=colours.bed_line),
        tag("circle", cx=x, cy=y, r=round(node.r - 1.5, 1), fill=ring),
        tag("circle", cx=x, cy=y, r=round(node.r - 7.5, 1), fill=colours.bed, stroke=colours.bed_line, stroke_width=1),
    ]
    if node.port:
        colour = PORT if colours.bed > "#8" else "#5FC7C0"
        parts.append(use("ss-anchor", x - 13, y - 13, 26, 26, color=colour))
    else:
        waiting, places = view.goods.get(node.id, 0), max(per_city, 2)
        size = 18.0 if places == 2 else 15.0
        step = 16.5 if places == 2 else 11.0
        up = 20 if taken else 0
        for index in range(places):
            left = x + (index - (places - 1) / 2) * step - size / 2
            lower = 5 if places > 2 and index % 2 else 0
            symbol = f"ss-cube-{node.good}" if index < waiting else "ss-slot"
            parts.append(use(symbol, left, y - size / 2 - up + lower, size, size, color=colours.letters))
    return group(*parts)


def draw_trains(plan: Plan, view: SwitchView, theme: Theme) -> str:
    """Every train on the network, the one that runs with a ring of light."""
    moving = view.moving.train if view.moving is not None else None
    parts: list[str] = []
    for train in view.trains:
        if train.place is not None:
            x, y, angle = pose_of(plan, train)
            parts.append(_train(train, x, y, angle, theme if train.train == moving else None))
    return "".join(parts)


def pose_of(plan: Plan, train: TrainView) -> tuple[float, float, float]:
    """Where a train stands and which way it faces, in degrees from -180 to 180. In a city it faces nowhere: 0."""
    for edge in plan.edges:
        for piece in edge.pieces:
            if piece.place == train.place:
                turned = piece.angle + (0 if train.facing == edge.b else 180)
                return piece.x, piece.y, (turned + 180) % 360 - 180
    node = next(node for node in plan.nodes if node.id == train.place)
    if node.kind == "city":
        return node.x, node.y + 9, 0.0
    return node.x, node.y, (node.exits[0].angle + 180) % 360 - 180


def _train(train: TrainView, x: float, y: float, angle: float, lit: Theme | None) -> str:
    flat = min(abs(angle), 180 - abs(angle))
    cargo = f"ss-cube-{train.load}" if train.load is not None else ""
    ring = ""
    if lit is not None:
        ring = tag(
            "rect", x=-37, y=-22, width=74, height=44, rx=13, fill=lit.glow, fill_opacity=0.3, stroke=lit.glow,
            stroke_width=3,
        )  # fmt: skip
    if flat > STEEP:
        turn = math.radians(angle)
        body = use(f"ss-top-{train.colour}", -33, -13.6, 66, 27.2)
        tender = (-22 * math.cos(turn) - 8.5, -22 * math.sin(turn) - 8.5)
        return group(
            group(ring, body, transform=f"rotate({angle:.1f})"),
            use(cargo, tender[0], tender[1], 17, 17) if cargo else "",
            transform=f"translate({x:g} {y:g})",
        )
    backwards = abs(angle) > 90
    lean = (angle + 180 if angle < 0 else angle - 180) if backwards else angle
    body = use(f"ss-loco-{train.colour}", -33, -23, 66, 33)
    mirrored = group(body, transform="scale(-1 1)") if backwards else body
    tender_x = 22.5 if backwards else -22.5
    return group(
        ring,
        mirrored,
        use(cargo, tender_x - 8.5, -23.5, 17, 17) if cargo else "",
        transform=f"translate({x:g} {y:g}) rotate({lean:.1f})",
    )
