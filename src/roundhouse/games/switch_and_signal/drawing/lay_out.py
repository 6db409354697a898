"""Works out the plan of a map from its content: curves of the edges, pieces, lamps, junctions, labels."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, cast

from roundhouse.draw.curves import Curve, Point, number
from roundhouse.games.switch_and_signal.content.ids import (
    NONE,
    ArmId,
    CityId,
    EdgeId,
    JunctionId,
    NodeId,
    PlaceId,
    SettingId,
    SignalId,
)
from roundhouse.games.switch_and_signal.content.layout import LABEL_DISTANCE
from roundhouse.games.switch_and_signal.content.loader import MAPS, load_edition, load_map
from roundhouse.games.switch_and_signal.content.map import Map
from roundhouse.games.switch_and_signal.drawing.plan import (
    Anchor,
    Edge,
    Exit,
    Item,
    Junction,
    Node,
    NodeKind,
    Piece,
    Plan,
    Setting,
    SignalSpot,
)
from roundhouse.games.switch_and_signal.drawing.scenery import MARGIN, list_sea_names, list_shapes, scenery_of

CITY_R: Final = 27.0
START_R: Final = 15.0
JUNCTION_R: Final = 17.5
"""Radii of the nodes."""
DISC_R: Final = 11.0
"""From the centre of a junction to the middle of its disc circles."""
ARROW_R: Final = 44.0
"""From the centre of a city or start place to the arrows of its exits."""
LAMP: Final = 17.0
"""From the foot of a signal to the middle of its lamp."""
GAP: Final = 3.2
"""How much shorter than its share a piece is drawn at both ends, so that pieces can be counted."""
EDGE_OF_BOX: Final = 34.0


@lru_cache(maxsize=32)
def plan_of_map(m: Map, lang: str) -> Plan:
    """The plan of a map. Maps are never changed, so one that is known is given again."""
    return _Draft(m, lang).plan()


def curve_of(m: Map, edge: int) -> Curve:
    """The curve of an edge from centre to centre."""
    xy, control = m.layout.node_xy, m.layout.edge_control[edge]
    return Curve(xy[m.edge_a[edge]], xy[m.edge_b[edge]], control[0] if control else None)


def _is_ours(m: Map) -> bool:
    return m.id in MAPS and load_map(m.id).map_digest == m.map_digest


def _tenth(value: float) -> float:
    return round(value, 1) + 0.0


class _Draft:
    """A plan in the making."""

    def __init__(self, m: Map, lang: str) -> None:
        self.m = m
        self.lang = lang
        self.scenery = scenery_of(m, own=_is_ours(m))
        self.curves = [curve_of(m, edge) for edge in range(m.n_edges)]
        self.pieces = [self._pieces(edge) for edge in range(m.n_edges)]
        self.lamps: list[Point] = []
        self.labels = [self._label(NodeId(node)) for node in range(m.n_nodes)]

    def plan(self) -> Plan:
        m = self.m
        width, height = m.layout.box
        return Plan(
            map=m.id,
            name=m.name("map", 0, self.lang),
            digest=m.map_digest,
            box=(-EDGE_OF_BOX, 0.0, width + 2 * EDGE_OF_BOX, height),
            ground=(-MARGIN[0], -MARGIN[1], width + 2 * MARGIN[0], height + 2 * MARGIN[1]),
            scenery=list_shapes(m, self.scenery),
            sea_names=list_sea_names(self.scenery, self.lang),
            nodes=[self._node(NodeId(node)) for node in range(m.n_nodes)],
            edges=[self._edge(EdgeId(edge)) for edge in range(m.n_edges)],
            signals=[self._signal(SignalId(signal)) for signal in range(m.n_signals)],
            junctions=[self._junction(JunctionId(junction)) for junction in range(m.n_junctions)],
        )

    # -- nodes ---------------------------------------------------------------------------------

    def _node(self, node: NodeId) -> Node:
        m = self.m
        x, y = m.layout.node_xy[node]
        (label_x, label_y), anchor = self.labels[node]
        kind: NodeKind = "junction"
        radius, good, port, numbers = JUNCTION_R, "", False, list[int]()
        arms: list[ArmId]
        if node < m.n_cities:
            colour = m.city_colour[node]
            kind, radius, port = "city", CITY_R, colour == NONE
            good = "" if port else self._goods(colour)
            arms = m.city_arms[node]
        elif node < m.n_cities + m.n_starts:
            start = node - m.n_cities
            kind, radius, numbers, arms = "start", START_R, list(m.start_numbers[start]), [m.start_arm[start]]
        else:
            arms = m.junction_arms[node - m.n_cities - m.n_starts]
        return Node(
            id=m.node_tokens[node],
            kind=kind,
            name=m.name("node", node, self.lang),
            x=x,
            y=y,
            r=radius,
            label_x=label_x,
            label_y=label_y,
            label_anchor=anchor,
            good=good,
            port=port,
            numbers=numbers,
            exits=sorted((self._exit(arm, radius, kind) for arm in arms), key=lambda one: one.angle),
        )

    def _label(self, node: NodeId) -> tuple[Point, Anchor]:
        """Where the name of a node stands."""
        own = self.scenery.labels.get(self.m.node_tokens[node])
        if own is not None:
            return own.at, own.anchor
        x, y = self.m.layout.node_xy[node]
        given = self.m.layout.node_label_xy[node]
        if given != (x, y - LABEL_DISTANCE):
            return given, cast("Anchor", self.m.layout.node_label_anchor[node])
        return self._free_label(node)

    def _free_label(self, node: NodeId) -> tuple[Point, Anchor]:
        """For a name that the map's file does not place: the side of the node where most room is."""
        x, y = self.m.layout.node_xy[node]
        is_city = node < self.m.n_cities
        radius = CITY_R if is_city else START_R
        far, wide = radius + (18.0 if is_city else 12.0), self._width(node)
        sides: list[tuple[Point, Anchor, Point]] = [
            ((x, y - far), "middle", (x, y - far)),
            ((x, y + far), "middle", (x, y + far)),
            ((x + radius + 8, y), "start", (x + radius + 8 + wide / 2, y)),
            ((x - radius - 8, y), "end", (x - radius - 8 - wide / 2, y)),
        ]
        at, anchor, _ = max(sides, key=lambda side: round(self._clear_of_rails(side[2], wide), 1))
        return at, anchor

    def _clear_of_rails(self, middle: Point, wide: float) -> float:
        """How far the nearest rail, or the edge of the box, is from a name of this width."""
        width, height = self.m.layout.box
        spots = [(middle[0] + share * wide, middle[1]) for share in (-0.5, -0.25, 0.0, 0.25, 0.5)]
        free = min(min(x + EDGE_OF_BOX, width + EDGE_OF_BOX - x, y, height - y) for x, y in spots)
        for curve in self.curves:
            for k in range(25):
                pose = curve.at(curve.length * k / 24)
                free = min(free, *(math.dist(spot, (pose.x, pose.y)) for spot in spots))
        return free

    def _width(self, node: NodeId) -> float:
        """About how wide the name of a node is, with its sign."""
        is_city = node < self.m.n_cities
        return len(self.m.name("node", node, self.lang)) * (8.5 if is_city else 6.2) + (18 if is_city else 0)

    def _goods(self, colour: int) -> str:
        return load_edition(self.m.edition).goods_colour_tokens[colour]

    def _outwards(self, arm: ArmId, far: float) -> Point:
        """The point of an edge so far from the centre of the node that an arm touches."""
        curve = self.curves[arm // 2]
        pose = curve.at(far if arm % 2 == 0 else curve.length - far)
        return (pose.x, pose.y)

    def _angle(self, arm: ArmId, far: float) -> float:
        x, y = self.m.layout.node_xy[self.m.arm_node[arm]]
        there = self._outwards(arm, far)
        return math.degrees(math.atan2(there[1] - y, there[0] - x)) % 360

    def _exit(self, arm: ArmId, radius: float, kind: str) -> Exit:
        m = self.m
        x, y = m.layout.node_xy[m.arm_node[arm]]
        angle = self._angle(arm, radius)
        turn = math.radians(angle)
        rim = (x + radius * math.cos(turn), y + radius * math.sin(turn))
        spot = self._outwards(arm, ARROW_R)
        if kind == "junction":
            spot = (x + DISC_R * math.cos(turn), y + DISC_R * math.sin(turn))
        signal = m.arm_signal[arm]
        if signal == NONE:
            gaps = m.gap_signal[arm // 2]
            signal = gaps[0 if arm % 2 == 0 else -1]
        return Exit(
            arm=m.arm_tokens[arm],
            edge=m.edge_tokens[arm // 2],
            to=m.arm_neighbour(arm),
            place=m.place_tokens[m.arm_place[arm]],
            signal=m.signal_tokens[signal] if signal != NONE else "",
            x=_tenth(spot[0]),
            y=_tenth(spot[1]),
            angle=_tenth(angle),
            d=f"M{number(x)} {number(y)}L{number(rim[0])} {number(rim[1])}",
        )

    # -- edges ---------------------------------------------------------------------------------

    def _pieces(self, edge: int) -> list[Piece]:
        m, curve = self.m, self.curves[edge]
        pieces: list[Piece] = []
        half = m.layout.edge_piece_length[edge] / 2 - GAP
        for index in range(m.edge_pieces[edge]):
            place = PlaceId(m.edge_first_piece[edge] + index)
            x, y, _ = m.layout.place_xya[place]
            middle = curve.nearest((x, y))
            pose = curve.at(middle)
            pieces.append(
                Piece(
                    place=m.place_tokens[place],
                    x=_tenth(pose.x),
                    y=_tenth(pose.y),
                    angle=_tenth(pose.angle),
                    length=_tenth(2 * half),
                    begin=_tenth(middle - half),
                    end=_tenth(middle + half),
                    d=curve.path(middle - half, middle + half),
                )
            )
        return pieces

    def _edge(self, edge: EdgeId) -> Edge:
        m, curve = self.m, self.curves[edge]
        items: list[Item] = []
        for gap, signal in enumerate(m.gap_signal[edge]):
            if gap:
                items.append(Item("place", self.pieces[edge][gap - 1].place))
            if signal != NONE:
                items.append(Item("signal", m.signal_tokens[signal]))
        return Edge(
            id=m.edge_tokens[edge],
            a=m.node_tokens[m.edge_a[edge]],
            b=m.node_tokens[m.edge_b[edge]],
            length=_tenth(curve.length),
            d=curve.path(),
            pieces=self.pieces[edge],
            items=items,
        )

    # -- signals and junctions -----------------------------------------------------------------

    def _signal(self, signal: SignalId) -> SignalSpot:
        m = self.m
        edge, city = m.signal_edge[signal], m.signal_city[signal]
        curve = self.curves[edge]
        pose = curve.at(curve.nearest(m.layout.signal_xy[signal]))
        sides: list[Point] = []
        for side in (90.0, -90.0):
            turn = math.radians(pose.angle + side)
            sides.append((pose.x + LAMP * math.cos(turn), pose.y + LAMP * math.sin(turn)))
        lamp = max(sides, key=lambda spot: (round(self._room(spot, edge, city), 3), spot is sides[0]))
        self.lamps.append(lamp)
        return SignalSpot(
            id=m.signal_tokens[signal],
            edge=m.edge_tokens[edge],
            gap=m.signal_gap[signal],
            city=m.city_tokens[city] if city != NONE else "",
            x=_tenth(pose.x),
            y=_tenth(pose.y),
            angle=_tenth(pose.angle),
            lamp_x=_tenth(lamp[0]),
            lamp_y=_tenth(lamp[1]),
        )

    def _room(self, spot: Point, edge: EdgeId, city: CityId) -> float:
        """How free a spot is: the distance to the nearest other rail, node or name, as far as it matters."""
        m = self.m
        free = min([30.0, *(math.dist(spot, lamp) - LAMP for lamp in self.lamps)])
        for other in range(m.n_edges):
            if other != edge:
                curve = self.curves[other]
                free = min(free, *(math.dist(spot, curve.at(curve.length * k / 24)[:2]) for k in range(25)))
        for node in range(m.n_nodes):
            if node != city:
                radius = CITY_R if node < m.n_cities else JUNCTION_R
                free = min(free, math.dist(spot, m.layout.node_xy[node]) - radius)
            free = min(free, self._to_label(spot, NodeId(node)))
        return free

    def _to_label(self, spot: Point, node: NodeId) -> float:
        """The distance from a spot to the box of a node's name."""
        m = self.m
        sign = node < m.n_cities
        (x, y), anchor = self.labels[node]
        wide = self._width(node)
        left = {"start": x, "middle": x - wide / 2, "end": x - wide}[anchor]
        tall = 14.0 if sign else 7.0
        dx = max(left - spot[0], 0.0, spot[0] - left - wide)
        dy = max(abs(spot[1] - y) - tall, 0.0)
        return math.hypot(dx, dy)

    def _junction(self, junction: JunctionId) -> Junction:
        m = self.m
        node = NodeId(m.n_cities + m.n_starts + junction)
        arms = sorted(m.junction_arms[junction], key=lambda arm: _tenth(self._angle(arm, JUNCTION_R)))
        return Junction(
            id=m.node_tokens[node],
            settings=[self._setting(setting, node, arms) for setting in m.junction_settings[junction]],
        )

    def _setting(self, setting: SettingId, node: NodeId, arms: list[ArmId]) -> Setting:
        m = self.m
        x, y = m.layout.node_xy[node]
        rims: list[Point] = []
        for arm in (m.setting_x[setting], m.setting_y[setting]):
            turn = math.radians(self._angle(arm, JUNCTION_R))
            rims.append((x + JUNCTION_R * math.cos(turn), y + JUNCTION_R * math.sin(turn)))
        return Setting(
            id=m.setting_full_tokens[setting],
            short=m.setting_tokens[setting],
            name=m.name("setting", setting, self.lang),
            joined=(arms.index(m.setting_x[setting]), arms.index(m.setting_y[setting])),
            covered=[arms.index(arm) for arm in m.setting_covers[setting]],
            d=Curve(rims[0], rims[1], (x, y)).path(),
        )
