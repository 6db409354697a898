"""Judges content files before anything is built from them.

What every map must hold to be playable at all: `check_map` on the file, `check_routes` on the
map built from it. What printed content must hold beyond that is in `check_printed`. The first
fault found is raised as a `ContentError`.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from .edition import Edition
from .errors import ContentError, show, show_all
from .ids import UNREACHABLE
from .map import Map
from .source import (
    CityRecord,
    EdgeRecord,
    JunctionRecord,
    MapRecord,
    NodeRecord,
    Point,
    SignalRecord,
    StartRecord,
)

FORMAT: Final = 1
"""The version of the file format."""
GOODS_RULES: Final = ["two_of_each_colour", "one_of_each_colour_per_port"]
LONGEST_NAME: Final = 40
LOWEST_SUM: Final = 2
HIGHEST_SUM: Final = 12
"""Of two deployment dice (SW-6.2)."""
FEWEST_STARTS: Final = 3
"""The start card deploys three trains on three free start places (SW-6.7)."""
MOST_PIECES: Final = 50
MOST_NODES: Final = 300
_ID: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def need(condition: bool, source: str, key: str, fault: str, **arguments: object) -> None:
    """Raise the fault unless the condition holds."""
    if not condition:
        raise ContentError(source, key, fault, **arguments)


def need_id(token: str, source: str, key: str) -> None:
    """An id that can stand in move notation: small letters, digits, single underscores."""
    need(_ID.fullmatch(token) is not None and len(token) <= LONGEST_NAME, source, key, "bad_id", found=show(token))


def need_name(name: str, source: str, key: str) -> None:
    """A name that can be printed anywhere: visible characters only, not too many."""
    fine = bool(name.strip()) and name.isprintable() and len(name) <= LONGEST_NAME
    need(fine, source, key, "bad_name", limit=LONGEST_NAME, found=show(name))


def need_range(number: int, low: int, high: int, source: str, key: str) -> None:
    """A number within bounds."""
    need(low <= number <= high, source, key, "range", low=low, high=high, found=number)


def need_unique(tokens: list[str], source: str, keys: list[str]) -> None:
    """No id twice."""
    seen: set[str] = set()
    for token, key in zip(tokens, keys, strict=True):
        need(token not in seen, source, key, "duplicate", found=show(token))
        seen.add(token)


def need_total(expected: int, found: int, source: str, key: str) -> None:
    """A printed total equals what is counted."""
    need(expected == found, source, key, "total", expected=expected, found=found)


# -- maps ---------------------------------------------------------------------------------------


def check_map(m: MapRecord, edition: Edition, source: str) -> None:
    """SW-1.9, SW-1.10, SW-1.13, SW-2.3, SW-2.4: all that a map file must hold before a `Map` is built from it."""
    _MapCheck(m, edition, source).run()


class _MapCheck:
    """The checks of one map file; each method is one concern and assumes those before it."""

    def __init__(self, m: MapRecord, edition: Edition, source: str) -> None:
        self.m = m
        self.edition = edition
        self.source = source
        self.nodes: dict[str, NodeRecord] = {}
        self.edges: dict[str, EdgeRecord] = {}
        self.ends: dict[str, list[str]] = {}
        self.cities = {city.id: city for city in m.cities}

    def run(self) -> None:
        """All checks in an order in which each can rely on the ones before."""
        self._head()
        self._sizes()
        self._nodes()
        self._goods()
        self._numbers()
        for i, edge in enumerate(self.m.edges):
            self._edge(edge, f"edges[{i}]")
        self._arms()
        for i, junction in enumerate(self.m.junctions):
            self._junction(junction, f"junctions[{i}]")
        self._switch_discs()
        self._signals()
        self._signal_discs()

    def _need(self, condition: bool, key: str, fault: str, **arguments: object) -> None:
        need(condition, self.source, key, fault, **arguments)

    def _head(self) -> None:
        m, source = self.m, self.source
        self._need(m.format == FORMAT, "format", "expected_value", expected=FORMAT, found=m.format)
        need_id(m.id, source, "id")
        need_name(m.name_de, source, "name_de")
        need_name(m.name_en, source, "name_en")
        if m.author:
            need_name(m.author, source, "author")
        box = m.coordinate_box
        self._need(all(map(math.isfinite, box)), "coordinate_box", "not_finite")
        for i in (0, 1):
            self._need(1 <= box[i] <= 10_000, f"coordinate_box[{i}]", "range", low=1, high=10_000, found=box[i])
        known = self.edition.helper_tokens
        for i, token in enumerate(m.helpers):
            self._need(token in known, f"helpers[{i}]", "one_of", expected=", ".join(known), found=show(token))
        need_unique(m.helpers, source, [f"helpers[{i}]" for i in range(len(m.helpers))])
        tiles = self.edition.cover_tiles
        self._need(len(m.helpers) <= tiles, "helpers", "too_many", high=tiles, found=len(m.helpers))
        rules = ", ".join(GOODS_RULES)
        self._need(m.goods_rule in GOODS_RULES, "goods_rule", "one_of", expected=rules, found=show(m.goods_rule))

    def _sizes(self) -> None:
        m = self.m
        places = len(m.start_places)
        self._need(places >= FEWEST_STARTS, "start_places", "too_few", low=FEWEST_STARTS, found=places)
        ports = sum(city.kind == "port" for city in m.cities)
        goods = sum(city.kind == "goods" for city in m.cities)
        count = len(m.cities) + places + len(m.junctions)
        self._need(count <= MOST_NODES, "", "too_many", high=MOST_NODES, found=count)
        self._need(len(m.edges) <= 2 * MOST_NODES, "edges", "too_many", high=2 * MOST_NODES, found=len(m.edges))
        for i, city in enumerate(m.cities):
            self._need(
                city.kind in ("goods", "port"),
                f"cities[{i}].kind",
                "one_of",
                expected="goods, port",
                found=show(city.kind),
            )
        self._need(goods >= 1, "cities", "one_of", expected="goods", found="port")
        self._need(ports >= 1, "cities", "one_of", expected="port", found="goods")
        if m.goods_rule == "one_of_each_colour_per_port":
            # Each goods city holds one good for each port.
            most = self.edition.goods_per_city
            self._need(ports <= most, "cities", "too_many", high=most, found=ports)

    def _nodes(self) -> None:
        keys: list[str] = []
        records: list[NodeRecord] = []
        groups: list[tuple[str, list[CityRecord] | list[StartRecord] | list[JunctionRecord]]] = [
            ("cities", self.m.cities),
            ("start_places", self.m.start_places),
            ("junctions", self.m.junctions),
        ]
        for group, members in groups:
            for i, record in enumerate(members):
                keys.append(f"{group}[{i}]")
                records.append(record)
        need_unique([record.id for record in records], self.source, [key + ".id" for key in keys])
        for key, record in zip(keys, records, strict=True):
            self._node(record, key)
            self.nodes[record.id] = record
            self.ends[record.id] = []

    def _node(self, node: NodeRecord, key: str) -> None:
        need_id(node.id, self.source, key + ".id")
        need_name(node.name_de, self.source, key + ".name_de")
        need_name(node.name_en, self.source, key + ".name_en")
        self._inside(node.xy, key + ".xy")
        if node.label_xy is not None:
            self._finite(node.label_xy, key + ".label_xy")
        anchors = ("start", "middle", "end")
        self._need(
            node.label_anchor in anchors,
            key + ".label_anchor",
            "one_of",
            expected=", ".join(anchors),
            found=show(node.label_anchor),
        )

    def _finite(self, numbers: tuple[float, ...], key: str) -> None:
        self._need(all(math.isfinite(number) for number in numbers), key, "not_finite")

    def _inside(self, xy: Point, key: str) -> None:
        self._finite(xy, key)
        width, height = self.m.coordinate_box
        inside = 0 <= xy[0] <= width and 0 <= xy[1] <= height
        self._need(inside, key, "outside_box", width=width, height=height, found=f"({xy[0]}, {xy[1]})")

    def _goods(self) -> None:
        """Each colour waits in one city, to which it returns (SW-9.6)."""
        colours = self.edition.goods_colour_tokens
        owner: dict[str, str] = {}
        for i, city in enumerate(self.m.cities):
            key = f"cities[{i}].goods_colour"
            if city.kind == "port":
                self._need(not city.goods_colour, key, "port_colour")
                continue
            colour = city.goods_colour
            self._need(colour in colours, key, "one_of", expected=", ".join(colours), found=show(colour))
            self._need(colour not in owner, key, "colour_twice", found=colour, owner=owner.get(colour, ""))
            owner[colour] = city.id

    def _numbers(self) -> None:
        """SW-2.10, SW-6.2: every sum of the deployment dice belongs to exactly one start place."""
        owner: dict[int, str] = {}
        for i, start in enumerate(self.m.start_places):
            key = f"start_places[{i}]"
            self._need((start.number is None) != (start.numbers is None), key, "number_or_numbers")
            if start.number is not None:
                listed = [(start.number, key + ".number")]
            else:
                listed = [(n, f"{key}.numbers[{k}]") for k, n in enumerate(start.numbers or [])]
                self._need(bool(listed), key + ".numbers", "too_few", low=1, found=0)
            for number, where in listed:
                need_range(number, LOWEST_SUM, HIGHEST_SUM, self.source, where)
                self._need(number not in owner, where, "number_twice", found=number, owner=owner.get(number, ""))
                owner[number] = start.id
        for number in range(LOWEST_SUM, HIGHEST_SUM + 1):
            self._need(number in owner, "start_places", "number_unused", found=number)

    def _edge(self, edge: EdgeRecord, key: str) -> None:
        """SW-2.1: a chain of one or more pieces between two different nodes."""
        for side, node in (("a", edge.a), ("b", edge.b)):
            self._need(node in self.nodes, f"{key}.{side}", "unknown_node", found=show(node))
        self._need(edge.a != edge.b, key + ".b", "edge_loop")
        pattern = f"{edge.a}__{edge.b}"
        self._need(edge.id == pattern, key + ".id", "edge_id", expected=pattern, found=show(edge.id))
        for twin in self.ends[edge.a]:
            self._need(twin not in self.ends[edge.b], key, "edge_parallel", found=twin)
        need_range(edge.pieces, 1, MOST_PIECES, self.source, key + ".pieces")
        controls = len(edge.bezier_control)
        self._need(controls <= 1, key + ".bezier_control", "too_many", high=1, found=controls)
        for point in edge.bezier_control:
            self._finite(point, key + ".bezier_control")
        if edge.piece_xya is not None:
            self._length(edge.piece_xya, edge.pieces, key + ".piece_xya")
            for i, pose in enumerate(edge.piece_xya):
                self._finite(pose, f"{key}.piece_xya[{i}]")
        if edge.piece_length is not None:
            self._finite((edge.piece_length,), key + ".piece_length")
        self.edges[edge.id] = edge
        self.ends[edge.a].append(edge.id)
        self.ends[edge.b].append(edge.id)

    def _length(self, entries: Sequence[object], expected: int, key: str) -> None:
        self._need(len(entries) == expected, key, "length", expected=expected, found=len(entries))

    def _arms(self) -> None:
        """SW-2.3, SW-2.4: the arms a node lists are the edges that end there."""
        for i, start in enumerate(self.m.start_places):
            self._same_arms([start.arm], start.id, f"start_places[{i}].arm")
        for i, city in enumerate(self.m.cities):
            self._need(bool(city.arms), f"cities[{i}].arms", "too_few", low=1, found=0)
            self._same_arms(city.arms, city.id, f"cities[{i}].arms")
        for i, junction in enumerate(self.m.junctions):
            self._same_arms(junction.arms, junction.id, f"junctions[{i}].arms")

    def _same_arms(self, listed: list[str], node: str, key: str) -> None:
        actual = self.ends[node]
        same = sorted(listed) == sorted(actual)
        self._need(same, key, "arms", expected=show_all(actual) or "-", found=show_all(listed) or "-")

    def _junction(self, junction: JunctionRecord, key: str) -> None:
        """SW-2.4 to SW-2.6: ways, discs, the pairs it may join, and how it lies at first."""
        arms = junction.arms
        need_range(junction.ways, 3, 4, self.source, key + ".ways")
        self._length(arms, junction.ways, key + ".arms")
        discs = junction.ways - 2
        self._need(
            junction.switch_discs == discs,
            key + ".switch_discs",
            "expected_value",
            expected=discs,
            found=junction.switch_discs,
        )
        pairs: set[frozenset[str]] = set()
        for i, pair in enumerate(junction.passable_pairs):
            where = f"{key}.passable_pairs[{i}]"
            for arm in pair:
                self._need(arm in arms, where, "not_an_arm", found=show(arm))
            self._need(pair[0] != pair[1], where, "pair", found=show_all(list(pair)))
            self._need(frozenset(pair) not in pairs, where, "duplicate", found=show_all(list(pair)))
            pairs.add(frozenset(pair))
        first = junction.first_game_open
        self._length(first, 2, key + ".first_game_open")
        self._length(junction.first_game_blocked, discs, key + ".first_game_blocked")
        whole = sorted([*first, *junction.first_game_blocked]) == sorted(arms)
        self._need(whole, key + ".first_game_blocked", "split")
        self._need(frozenset(first) in pairs, key + ".first_game_open", "not_passable", found=show_all(first))
        self._junction_drawing(junction, key)

    def _junction_drawing(self, junction: JunctionRecord, key: str) -> None:
        if junction.arm_angles is not None:
            self._length(junction.arm_angles, junction.ways, key + ".arm_angles")
            self._finite(tuple(junction.arm_angles), key + ".arm_angles")
        if junction.circle_xy is not None:
            self._length(junction.circle_xy, junction.ways, key + ".circle_xy")
            for i, point in enumerate(junction.circle_xy):
                self._finite(point, f"{key}.circle_xy[{i}]")

    def _switch_discs(self) -> None:
        """SW-1.10, SW-2.4: `n3 + 2 * n4` discs, no more than the box holds."""
        m, source = self.m, self.source
        three = sum(junction.ways == 3 for junction in m.junctions)
        four = len(m.junctions) - three
        need_total(m.junctions_3way, three, source, "junctions_3way")
        need_total(m.junctions_4way, four, source, "junctions_4way")
        need_total(m.switch_discs, three + 2 * four, source, "switch_discs")
        most = self.edition.switch_discs
        self._need(m.switch_discs <= most, "switch_discs", "too_many", high=most, found=m.switch_discs)

    def _signals(self) -> None:
        """SW-2.7: one field in a gap; every arm of a city has one beside the city."""
        signals = self.m.signals
        need_unique([s.id for s in signals], self.source, [f"signals[{i}].id" for i in range(len(signals))])
        taken: dict[tuple[str, int], str] = {}
        for i, signal in enumerate(signals):
            key = f"signals[{i}]"
            self._signal(signal, key)
            gap = (signal.edge, signal.gap)
            self._need(gap not in taken, key + ".gap", "gap_taken", found=taken.get(gap, ""))
            taken[gap] = signal.id
        for i, city in enumerate(self.m.cities):
            for k, arm in enumerate(city.arms):
                edge = self.edges[arm]
                gap = (arm, 0 if edge.a == city.id else edge.pieces)
                self._need(gap in taken, f"cities[{i}].arms[{k}]", "arm_without_signal", found=arm)

    def _signal(self, signal: SignalRecord, key: str) -> None:
        need_id(signal.id, self.source, key + ".id")
        self._need(signal.edge in self.edges, key + ".edge", "unknown_edge", found=show(signal.edge))
        edge = self.edges[signal.edge]
        need_range(signal.gap, 0, edge.pieces, self.source, key + ".gap")
        if signal.xy is not None:
            self._finite(signal.xy, key + ".xy")
        if signal.kind == "city":
            place = edge.a if signal.gap == 0 else edge.b
            beside = signal.gap in (0, edge.pieces) and place in self.cities
            expected = show_all([city for city in (edge.a, edge.b) if city in self.cities]) or "-"
            self._need(beside, key + ".gap", "city_signal", expected=f"0 / {edge.pieces}: {expected}", found=signal.gap)
            self._need(place == signal.city, key + ".city", "city_signal", expected=place, found=show(signal.city))
            return
        self._need(signal.kind == "line", key + ".kind", "one_of", expected="city, line", found=show(signal.kind))
        between = 0 < signal.gap < edge.pieces
        self._need(between, key + ".gap", "line_signal", high=edge.pieces - 1, found=signal.gap)
        self._need(not signal.city, key + ".city", "line_signal_city")

    def _signal_discs(self) -> None:
        """SW-1.9, SW-3.3, SW-3.4, SW-16.1: the discs of the first game, and room for the extra one."""
        m, source = self.m, self.source
        at_city = Counter(s.city for s in m.signals if s.first_game_green and s.kind == "city")
        for city in self.cities:
            self._need(at_city[city] == 1, "signals", "city_discs", city=city, found=at_city[city])
        on_lines = sum(s.first_game_green and s.kind == "line" for s in m.signals)
        expected = m.signal_discs_on_lines
        self._need(on_lines == expected, "signal_discs_on_lines", "line_discs", expected=expected, found=on_lines)
        need_total(m.signal_discs_on_cities, len(self.cities), source, "signal_discs_on_cities")
        need_total(m.signal_discs, len(self.cities) + on_lines, source, "signal_discs")
        most = self.edition.signal_discs
        self._need(m.signal_discs <= most, "signal_discs", "too_many", high=most, found=m.signal_discs)
        fields = len(m.signals)
        extra = max(self.edition.extra_signal_disc_choices)
        enough = fields >= m.signal_discs + extra
        self._need(enough, "signals", "too_few", low=m.signal_discs + extra, found=fields)


def check_routes(m: Map, source: str) -> None:
    """Every city can be reached from every start place and every city, switches set as they may be."""
    for city in range(m.n_cities):
        for start in range(m.n_starts):
            points = m.heading_points[m.start_heading[start]][city]
            need(
                points < UNREACHABLE,
                source,
                f"start_places[{start}]",
                "unreachable",
                found=m.start_tokens[start],
                target=m.city_tokens[city],
            )
        for origin in range(m.n_cities):
            points = m.city_points[origin][city]
            need(
                points < UNREACHABLE,
                source,
                f"cities[{origin}]",
                "unreachable",
                found=m.city_tokens[origin],
                target=m.city_tokens[city],
            )
