"""What is asked of printed content beyond being playable: the edition's totals, and handsome maps."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Final

from .check import need, need_id, need_name, need_total, need_unique
from .edition import Edition
from .errors import show, show_all
from .map import Map
from .source import CountedRecord, EditionRecord, MapRecord, NamedRecord, Point

LEAST_ANGLE: Final = 40
LEAST_SPACING: Final = 55
NEAREST: Final = 3
FARTHEST: Final = 9
"""Movement points from a city to the nearest other, or from a start place to a goods city."""
LINE_FIELDS: Final = 4
ACTIONS: Final = ["signal", "switch", "move"]
COLOURS: Final = ["black", "brown", "grey"]
HELPERS: Final = ["logistician", "dispatcher", "conductor", "track_warden", "shunter", "train_dispatcher"]
"""The order in which `ids` numbers them."""
MULTI: Final = "multi"


# -- maps of the edition ------------------------------------------------------------------------


def check_printed_map(m: Map, record: MapRecord, edition: Edition, source: str) -> None:
    """SW-2.3 to SW-2.10 as the maps of the edition keep them, and the drawing free of knots."""
    _check_counts(m, edition, source)
    for i, city in enumerate(record.cities):
        need(len(city.arms) >= 2, source, f"cities[{i}].arms", "too_few", low=2, found=len(city.arms))
    for i, junction in enumerate(record.junctions):
        pairs = math.comb(junction.ways, 2)
        need_total(pairs, len(junction.passable_pairs), source, f"junctions[{i}].passable_pairs")
    _check_distances(m, source)
    _check_angles(m, source)
    _check_spacing(m, source)
    _check_crossings(m, source)


def _check_counts(m: Map, edition: Edition, source: str) -> None:
    need_total(len(edition.goods_colour_tokens), len(m.colours), source, "cities")
    need_total(len(edition.location_tiles), m.n_starts, source, "start_places")
    need_total(edition.cover_tiles, len(m.helpers), source, "helpers")
    fields = len(m.line_signals)
    need(fields >= LINE_FIELDS, source, "signals", "too_few", low=LINE_FIELDS, found=fields)


def _check_distances(m: Map, source: str) -> None:
    for city in range(m.n_cities):
        points = min(m.city_points[city][other] for other in range(m.n_cities) if other != city)
        _need_distance(NEAREST <= points <= FARTHEST, m.city_tokens[city], points, source, f"cities[{city}]")
    for start in range(m.n_starts):
        table = m.heading_points[m.start_heading[start]]
        points = min(table[city] for city in m.goods_cities)
        _need_distance(points <= FARTHEST, m.start_tokens[start], points, source, f"start_places[{start}]")


def _need_distance(fine: bool, token: str, points: int, source: str, key: str) -> None:
    need(fine, source, key, "distance", found=token, points=points, low=NEAREST, high=FARTHEST)


def _check_angles(m: Map, source: str) -> None:
    """Arms of a junction can be told apart, and are listed clockwise."""
    for junction in range(m.n_junctions):
        angles = m.layout.junction_arm_angles[junction]
        turns = [(angles[(i + 1) % len(angles)] - angles[i]) % 360 for i in range(len(angles))]
        fine = min(turns) >= LEAST_ANGLE and round(sum(turns)) == 360
        key = f"junctions[{junction}].arm_angles"
        need(fine, source, key, "too_sharp", found=m.junction_tokens[junction], low=LEAST_ANGLE)


def _check_spacing(m: Map, source: str) -> None:
    for a, b in combinations(range(m.n_nodes), 2):
        apart = math.dist(m.layout.node_xy[a], m.layout.node_xy[b])
        tokens = m.node_tokens
        need(apart > LEAST_SPACING, source, "", "too_near", found=tokens[a], other=tokens[b])


def _check_crossings(m: Map, source: str) -> None:
    curves = [[m.layout.point(m, edge, k / 16) for k in range(17)] for edge in range(m.n_edges)]
    for x, y in combinations(range(m.n_edges), 2):
        touching = {m.edge_a[x], m.edge_b[x]} & {m.edge_a[y], m.edge_b[y]}
        if touching or not _boxes_meet(curves[x], curves[y]):
            continue
        crossing = any(
            _cross(curves[x][i], curves[x][i + 1], curves[y][k], curves[y][k + 1]) for i in range(16) for k in range(16)
        )
        tokens = m.edge_tokens
        need(not crossing, source, f"edges[{y}]", "crossing", found=tokens[x], other=tokens[y])


def _boxes_meet(one: list[Point], other: list[Point]) -> bool:
    for axis in (0, 1):
        if max(p[axis] for p in one) < min(p[axis] for p in other):
            return False
        if max(p[axis] for p in other) < min(p[axis] for p in one):
            return False
    return True


def _cross(p: Point, q: Point, r: Point, s: Point) -> bool:
    return _side(p, q, r) * _side(p, q, s) < 0 and _side(r, s, p) * _side(r, s, q) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


# -- the edition --------------------------------------------------------------------------------


def check_edition(e: EditionRecord, source: str) -> None:
    """SW-1: the parts of the edition add up to its printed totals."""
    need(e.format == 1, source, "format", "expected_value", expected=1, found=e.format)
    _check_cards(e, source)
    _check_departures(e, source)
    _check_trains(e, source)
    _check_options(e, source)
    named: list[tuple[str, list[NamedRecord]]] = [
        ("goods_colours", list(e.goods_colours)),
        ("train_colours", list(e.train_colours)),
        ("action_cards", list(e.action_cards)),
        ("departure_cards", list(e.departure_cards)),
        ("helpers", list(e.helpers)),
    ]
    for group, records in named:
        keys = [f"{group}[{i}]" for i in range(len(records))]
        need_unique([record.id for record in records], source, [key + ".id" for key in keys])
        for key, record in zip(keys, records, strict=True):
            need_id(record.id, source, key + ".id")
            need_name(record.name_de, source, key + ".name_de")
            need_name(record.name_en, source, key + ".name_en")


def _need_order(expected: list[str], records: list[NamedRecord], source: str, key: str) -> None:
    found = [record.id for record in records]
    need(found == expected, source, key, "expected_value", expected=", ".join(expected), found=show_all(found))


def _check_cards(e: EditionRecord, source: str) -> None:
    """SW-1.2, SW-1.3, SW-1.4: the action cards in equal numbers, the departure cards, the start card."""
    total = e.components
    _need_order(ACTIONS, list(e.action_cards), source, "action_cards")
    need_total(total.action_cards, _count(e.action_cards), source, "components.action_cards")
    for i, card in enumerate(e.action_cards):
        need_total(total.action_cards // len(ACTIONS), card.count, source, f"action_cards[{i}].count")
    need_total(total.departure_cards, sum(c.count for c in e.departure_cards), source, "components.departure_cards")
    cards = total.action_cards + total.departure_cards + total.start_cards
    need_total(total.cards_total, cards, source, "components.cards_total")


def _count(cards: list[CountedRecord]) -> int:
    return sum(card.count for card in cards)


def _check_departures(e: EditionRecord, source: str) -> None:
    """SW-5.1, SW-6.6: what a departure card can show."""
    for i, card in enumerate(e.departure_cards):
        key = f"departure_cards[{i}]"
        need(0 <= card.deploy <= 2, source, key + ".deploy", "range", low=0, high=2, found=card.deploy)
        count = len(card.symbols)
        need(1 <= count <= 3, source, key + ".symbols", "range", low=1, high=3, found=count)
        fixed = [symbol for symbol in card.symbols if symbol != MULTI]
        for symbol in fixed:
            expected = ", ".join([*COLOURS, MULTI])
            need(symbol in COLOURS, source, key + ".symbols", "one_of", expected=expected, found=show(symbol))
        need(len(set(fixed)) == len(fixed), source, key + ".symbols", "duplicate", found=show_all(fixed))
        pure = not fixed or len(fixed) == count
        need(pure, source, key + ".symbols", "one_of", expected=MULTI, found=show_all(fixed))
    _need_one([c.deploy == 2 for c in e.departure_cards], source, "departure_cards.deploy")
    _need_one([c.symbols.count(MULTI) == 3 for c in e.departure_cards], source, "departure_cards.symbols")


def _need_one(cards: list[bool], source: str, key: str) -> None:
    """The rulebook knows exactly one such card."""
    need_total(1, sum(cards), source, key)


def _check_trains(e: EditionRecord, source: str) -> None:
    """SW-1.5, SW-1.6, SW-1.7, SW-1.8, SW-1.12: trains, dice, goods and location tiles."""
    total = e.components
    _need_order(COLOURS, list(e.train_colours), source, "train_colours")
    need_total(total.trains, sum(c.count for c in e.train_colours), source, "components.trains")
    need_total(total.movement_dice, len(e.train_colours), source, "components.movement_dice")
    for i, colour in enumerate(e.train_colours):
        need_total(total.trains_per_colour, colour.count, source, f"train_colours[{i}].count")
        need_total(len(e.deployment_dice.faces), len(colour.die), source, f"train_colours[{i}].die")
        need_total(i + 1, colour.start_card_order, source, f"train_colours[{i}].start_card_order")
    start = e.start_card
    fits = start.deploy_colours == COLOURS and not start.moves
    need(
        fits,
        source,
        "start_card.deploy_colours",
        "expected_value",
        expected=", ".join(COLOURS),
        found=show_all(start.deploy_colours),
    )
    need_total(total.goods, total.goods_per_colour * len(e.goods_colours), source, "components.goods")
    need_total(total.deployment_dice, e.deployment_dice.count, source, "components.deployment_dice")
    dice, faces = e.deployment_dice.count, e.deployment_dice.faces
    sums = list(range(dice * min(faces), dice * max(faces) + 1))
    need(
        e.location_tiles.numbers == sums,
        source,
        "location_tiles.numbers",
        "expected_value",
        expected=sums,
        found=e.location_tiles.numbers,
    )
    need_total(total.location_tiles, e.location_tiles.count, source, "components.location_tiles")
    need_total(len(sums), e.location_tiles.count, source, "location_tiles.count")


def _check_options(e: EditionRecord, source: str) -> None:
    """SW-1.11, SW-3.5 to SW-3.7, SW-12.1, SW-16: set-up counts, tokens, helpers, difficulty."""
    usual, total, options = e.defaults, e.components, e.difficulty
    pile = total.departure_cards - usual.removed_departure_cards + total.start_cards
    need_total(usual.departure_pile_with_start_card, pile, source, "defaults.departure_pile_with_start_card")
    colours = len(e.goods_colours)
    need_total(usual.goods_to_win, usual.goods_per_city * colours, source, "defaults.goods_to_win")
    need_total(total.goods_per_colour, options.challenge_goods_per_city, source, "difficulty.challenge_goods_per_city")
    need_total(total.time_tokens, max(options.time_tokens), source, "difficulty.time_tokens")
    need_total(usual.time_tokens, min(options.time_tokens), source, "defaults.time_tokens")
    _need_order(HELPERS, list(e.helpers), source, "helpers")
    for i, helper in enumerate(e.helpers):
        need_total(1, helper.uses, source, f"helpers[{i}].uses")
