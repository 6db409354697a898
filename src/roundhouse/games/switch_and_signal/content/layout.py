"""Where everything on a map is drawn. The rules never look here.

A map file may leave out the positions that follow from the others (how pieces lie along their
edge, where a signal or a disc circle sits, labels): they are worked out from the curve.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from .source import EdgeRecord, JunctionRecord, MapRecord, NodeRecord, Point, Pose, SignalRecord

if TYPE_CHECKING:
    from .map import Map

CIRCLE_DISTANCE: Final = 9.0
"""From the centre of a junction to its disc circles."""
SIGNAL_DISTANCE: Final = 24.0
"""From the centre of a city to its signals."""
LABEL_DISTANCE: Final = 22.0
"""From the centre of a node up to its name, where the file does not place it."""
PIECE_FILL: Final = 0.8
"""How much of its share of an edge a piece covers."""


def point_on_edge(start: Point, end: Point, control: list[Point], t: float) -> Point:
    """A point of an edge's curve: straight, or a quadratic Bezier curve with one control point."""
    if not control:
        return (start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)
    mid = control[0]
    u = 1.0 - t
    x = u * u * start[0] + 2 * u * t * mid[0] + t * t * end[0]
    y = u * u * start[1] + 2 * u * t * mid[1] + t * t * end[1]
    return (x, y)


class Layout:
    """Positions in the map's own box, y growing downwards. Indexed like the columns of `Map`."""

    def __init__(self, m: Map, source: MapRecord) -> None:
        """Take over the given positions and work out those left out."""
        self.box: Point = source.coordinate_box
        self.sea: list[list[Point]] = source.backdrop.sea
        nodes: list[NodeRecord] = [*source.cities, *source.start_places, *source.junctions]
        self.node_xy: list[Point] = [node.xy for node in nodes]
        self.node_label_xy: list[Point] = [
            node.label_xy if node.label_xy is not None else (node.xy[0], node.xy[1] - LABEL_DISTANCE) for node in nodes
        ]
        self.node_label_anchor: list[str] = [node.label_anchor for node in nodes]
        self.edge_control: list[list[Point]] = [edge.bezier_control for edge in source.edges]
        self.edge_piece_length: list[float] = []
        self.place_xya: list[Pose] = []
        for edge in range(m.n_edges):
            self._lay_pieces(m, edge, source.edges[edge])
        self.place_xya += [(xy[0], xy[1], 0.0) for xy in self.node_xy[: m.n_cities + m.n_starts]]
        self.signal_xy: list[Point] = []
        for signal in range(m.n_signals):
            self.signal_xy.append(self._signal_spot(m, signal, source.signals[signal]))
        self.junction_arm_angles: list[list[float]] = []
        self.junction_circle_xy: list[list[Point]] = []
        for junction in range(m.n_junctions):
            self._lay_circles(m, junction, source.junctions[junction])

    def point(self, m: Map, edge: int, t: float) -> Point:
        """A point of an edge, `t` running from 0 at node a to 1 at node b."""
        start, end = self.node_xy[m.edge_a[edge]], self.node_xy[m.edge_b[edge]]
        return point_on_edge(start, end, self.edge_control[edge], t)

    def _lay_pieces(self, m: Map, edge: int, record: EdgeRecord) -> None:
        share = 1.0 / record.pieces
        if record.piece_xya is not None:
            self.place_xya += record.piece_xya
        else:
            for index in range(record.pieces):
                t = (index + 0.5) * share
                before, after = self.point(m, edge, t - 0.05 * share), self.point(m, edge, t + 0.05 * share)
                angle = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
                x, y = self.point(m, edge, t)
                self.place_xya.append((round(x, 1), round(y, 1), round(angle, 1)))
        length = record.piece_length
        if length is None:
            length = round(PIECE_FILL * self._length(m, edge) * share, 1)
        self.edge_piece_length.append(length)

    def _length(self, m: Map, edge: int) -> float:
        corners = [self.point(m, edge, k / 16) for k in range(17)]
        return sum(math.dist(corners[k], corners[k + 1]) for k in range(16))

    def _signal_spot(self, m: Map, signal: int, record: SignalRecord) -> Point:
        if record.xy is not None:
            return record.xy
        edge = m.signal_edge[signal]
        t = record.gap / m.edge_pieces[edge]
        nudge = SIGNAL_DISTANCE / max(self._length(m, edge), 2 * SIGNAL_DISTANCE)
        x, y = self.point(m, edge, min(max(t, nudge), 1.0 - nudge))
        return (round(x, 1), round(y, 1))

    def _lay_circles(self, m: Map, junction: int, record: JunctionRecord) -> None:
        centre_x, centre_y = record.xy
        angles = record.arm_angles
        if angles is None:
            angles = []
            for arm in m.junction_arms[junction]:
                x, y = self.point(m, arm // 2, 0.1 if arm % 2 == 0 else 0.9)
                angles.append(round(math.degrees(math.atan2(y - centre_y, x - centre_x)) % 360, 1))
        circles = record.circle_xy
        if circles is None:
            circles = []
            for angle in angles:
                x = centre_x + CIRCLE_DISTANCE * math.cos(math.radians(angle))
                y = centre_y + CIRCLE_DISTANCE * math.sin(math.radians(angle))
                circles.append((round(x, 1), round(y, 1)))
        self.junction_arm_angles.append(angles)
        self.junction_circle_xy.append(circles)
