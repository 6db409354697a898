"""The network on a grid of characters: where nodes, pieces, signals and junction arms lie, and how tracks run.

A cell is about twice as high as it is wide. Nodes are put where the map's drawing has them; then each edge looks
for a way through the cells that follows its curve, bends seldom and keeps away from the others, so that a train
can be followed with the eye. The result depends on the map, the width and the names alone and is kept.
"""

from __future__ import annotations

import heapq
import math
from itertools import pairwise
from typing import Final, NamedTuple

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.content.map import Map

Cell = tuple[int, int]
"""Column and row."""

STEPS: Final[tuple[Cell, ...]] = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""The eight ways out of a cell, clockwise from the right."""
STEP_COST: Final = (1.0, 2.1, 2.0, 2.1, 1.0, 2.1, 2.0, 2.1)
LEAVE_COST: Final = 2.5
"""For setting out from a node an eighth of a circle beside where the drawing's track does."""
BEND_COST: Final = (0.0, 1.2, 3.5)
"""For going straight on, half a turn, a whole one. Sharper ones are not made."""

SIDE: Final = 3
"""Columns left free at each side."""
TOP: Final = 1
"""Rows left free above and below."""
HIGH: Final = 0.355
"""Rows for each column, for a map of the usual shape."""
TALLER: Final = 10
"""So many rows may be added where edges are too short for what lies on them."""
PLATE_LEAST: Final = 9
PORT_LEAST: Final = 14
CLOSED: Final = 1e9
"""What cannot be paid."""
REACH: Final = 7.0
"""How far a track may stray from its curve, in columns."""
SAMPLES: Final = 12


class Plate(NamedTuple):
    """The sign of a city: two rows, in the upper one its name."""

    x: int
    y: int
    width: int

    def holds(self, cell: Cell) -> bool:
        """Whether a cell belongs to the sign."""
        return self.x <= cell[0] < self.x + self.width and self.y <= cell[1] <= self.y + 1

    def cells(self) -> list[Cell]:
        """All its cells."""
        return [(self.x + i, self.y + row) for row in (0, 1) for i in range(self.width)]


class Grid:
    """Where everything lies. Indexed by the numbers of the map."""

    def __init__(self, m: Map, width: int, height: int) -> None:
        self.map = m
        self.width = width
        self.height = height
        self.node: list[Cell] = []
        self.plates: list[Plate] = []
        self.ways: list[list[Cell]] = []
        """For each edge the cells between its ends, from a to b."""
        self.place: list[Cell] = []
        self.signal: list[Cell] = [(0, 0)] * m.n_signals
        self.arm: list[Cell] = [(0, 0)] * m.n_arms
        """The cell next to the node, where a closed arm is marked."""
        self.root: list[Cell] = [(0, 0)] * m.n_arms
        """The cell of the node itself from which an arm sets out."""
        self.squeezed = 0
        """Edges too short for what lies on them."""
        self.origin, self._span = _frame_of(m)

    def scale(self) -> tuple[float, float]:
        """Columns and rows for one unit of the map's drawing."""
        return (self.width - 1 - 2 * SIDE) / self._span[0], (self.height - 1 - 2 * TOP) / self._span[1]

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the map's drawing lies, in columns and rows."""
        wide, high = self.scale()
        return SIDE + (x - self.origin[0]) * wide, TOP + (y - self.origin[1]) * high


def _frame_of(m: Map) -> tuple[tuple[float, float], tuple[float, float]]:
    """The upper left corner of all nodes in the drawing, and how far they reach from there."""
    xs, ys = [x for x, _ in m.layout.node_xy], [y for _, y in m.layout.node_xy]
    return (min(xs), min(ys)), (max(1.0, max(xs) - min(xs)), max(1.0, max(ys) - min(ys)))


def build_grid(m: Map, names: list[str], width: int) -> Grid:
    """The network in so many columns, as low as it can be without squeezing anything. `names`: of the nodes."""
    _, (wide, high) = _frame_of(m)
    shape = high / wide
    low = max(12, round(width * min(shape, 1.2) * HIGH / 0.7))
    best: Grid | None = None
    for height in range(low, low + TALLER, 2):
        grid = _lay(m, names, width, height)
        if best is None or grid.squeezed < best.squeezed:
            best = grid
        if grid.squeezed == 0:
            break
    assert best is not None
    return best


def _lay(m: Map, names: list[str], width: int, height: int) -> Grid:
    grid = Grid(m, width, height)
    _put_nodes(grid)
    _put_plates(grid, names)
    _Router(grid).run()
    for edge in range(m.n_edges):
        _spread(grid, edge)
    grid.place += grid.node[: m.n_cities + m.n_starts]
    return grid


def _put_nodes(grid: Grid) -> None:
    for x, y in grid.map.layout.node_xy:
        column, row = grid.spot(x, y)
        grid.node.append(_free(grid.node, (round(column), round(row))))


def _free(taken: list[Cell], cell: Cell) -> Cell:
    """A cell, or one beside it that is not taken."""
    while cell in taken:
        cell = (cell[0] + 2, cell[1])
    return cell


def _put_plates(grid: Grid, names: list[str]) -> None:
    m = grid.map
    for city in range(m.n_cities):
        x, y = grid.node[city]
        width = max(len(names[city]) + 2, PORT_LEAST if m.city_colour[city] == NONE else PLATE_LEAST)
        width = min(width, grid.width)
        left = max(0, min(x - width // 2, grid.width - width))
        lean = 0.0
        for arm in m.city_arms[city]:
            there = grid.node[m.arm_node[arm ^ 1]]
            room = max(abs(there[1] - y), abs(there[0] - x) - width // 2) - count_marks(m, arm // 2)
            lean += (1 if there[1] > y else -1) / (1.0 + max(0, room))
        top = y if lean <= 0 else y - 1
        grid.plates.append(Plate(left, max(0, min(top, grid.height - 2)), width))


def count_marks(m: Map, edge: int) -> int:
    """How many cells the pieces, signals and marks of an edge need."""
    marks = sum(signal != NONE for signal in m.gap_signal[edge])
    return m.edge_pieces[edge] + marks + sum(m.arm_junction[arm] != NONE for arm in (2 * edge, 2 * edge + 1))


def side_of(one: Cell, other: Cell) -> int:
    """The side of a cell, as a number of `STEPS`, on which another one lies; roughly, if it is no neighbour."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    step = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
    return STEPS.index(step) if step in STEPS else 0


class _Router:
    """Finds ways for the edges, the short ones first; what is laid is not laid anew."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.owner: dict[Cell, int] = {}
        """The edge to which a cell belongs."""
        self.slant: set[tuple[int, int, int]] = set()
        """Slanting steps, by their upper left cell and whether they fall: two must not cross."""
        self.node_at: dict[Cell, int] = {}
        m = grid.map
        for node in range(m.n_nodes):
            cells = grid.plates[node].cells() if node < m.n_cities else [grid.node[node]]
            self.node_at |= dict.fromkeys(cells, node)

    def run(self) -> None:
        """Lay all edges."""
        m, grid = self.grid.map, self.grid
        ways: list[list[Cell]] = [[] for _ in range(m.n_edges)]
        for edge in sorted(range(m.n_edges), key=self._length):
            found = self._search(edge, REACH) or self._search(edge, 99.0)
            ways[edge] = found[1:-1]
            grid.root[2 * edge], grid.root[2 * edge + 1] = found[0], found[-1]
            for cell in found[1:-1]:
                self.owner[cell] = edge
            for one, other in pairwise(found):
                if one[0] != other[0] and one[1] != other[1]:
                    self.slant.add(_slant(one, other))
        grid.ways = ways

    def _length(self, edge: int) -> float:
        (ax, ay), (bx, by) = (self.grid.node[n] for n in (self.grid.map.edge_a[edge], self.grid.map.edge_b[edge]))
        return max(abs(ax - bx), 2 * abs(ay - by))

    def _search(self, edge: int, reach: float) -> list[Cell]:
        """The cheapest way from node a to node b, both ends included; a straight jump if there is none."""
        m = self.grid.map
        ends = (m.edge_a[edge], m.edge_b[edge])
        curve, need = self._curve(edge), count_marks(m, edge)
        leaves = (_bearing(curve[0], curve[1]), _bearing(curve[-1], curve[-2]))
        short: list[Cell] = []
        queue: list[tuple[float, Cell, int]] = [(0.0, cell, NONE) for cell in self._cells_of(ends[0])]
        best = {(cell, came): cost for cost, cell, came in queue}
        before: dict[tuple[Cell, int], tuple[Cell, int]] = {}
        toll: dict[Cell, float] = {}
        while queue:
            cost, cell, came = heapq.heappop(queue)
            if cost > best[cell, came]:
                continue
            if self.node_at.get(cell) == ends[1]:
                found = _trace(before, (cell, came))
                if len(found) - 2 >= need:
                    return found
                short = short or found
                continue
            for way, turn in _ONWARD[came]:
                there = (cell[0] + STEPS[way][0], cell[1] + STEPS[way][1])
                if there not in toll:
                    toll[there] = self._toll(there, curve, ends, reach)
                if toll[there] >= CLOSED or (way % 2 and self._is_crossed(cell, there)):
                    continue
                sum_ = cost + STEP_COST[way] + BEND_COST[turn] + toll[there]
                if came == NONE:
                    sum_ += LEAVE_COST * _turn(way, leaves[0])
                if self.node_at.get(there) == ends[1]:
                    sum_ += LEAVE_COST * _turn((way + 4) % 8, leaves[1])
                if sum_ < best.get((there, way), CLOSED):
                    best[there, way] = sum_
                    before[there, way] = (cell, came)
                    heapq.heappush(queue, (sum_, there, way))
        return short or ([self.grid.node[end] for end in ends] if reach > REACH else [])

    def _cells_of(self, node: int) -> list[Cell]:
        return self.grid.plates[node].cells() if node < self.grid.map.n_cities else [self.grid.node[node]]

    def _curve(self, edge: int) -> list[tuple[float, float]]:
        """The curve of the drawing, moved so that it ends where the nodes lie on the grid."""
        m, grid = self.grid.map, self.grid
        layout = m.layout
        (ax, ay), (bx, by) = layout.node_xy[m.edge_a[edge]], layout.node_xy[m.edge_b[edge]]
        (cx, cy), (dx, dy) = grid.node[m.edge_a[edge]], grid.node[m.edge_b[edge]]
        wide, high = grid.scale()
        points: list[tuple[float, float]] = []
        for k in range(SAMPLES + 1):
            t = k / SAMPLES
            x, y = layout.point(m, edge, t)
            x, y = x - (ax + (bx - ax) * t), y - (ay + (by - ay) * t)
            points.append((cx + (dx - cx) * t + x * wide, cy + (dy - cy) * t + y * high))
        return points

    def _is_inside(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.grid.width and 0 <= cell[1] < self.grid.height

    def _is_crossed(self, one: Cell, other: Cell) -> bool:
        x, y, falls = _slant(one, other)
        return (x, y, 1 - falls) in self.slant

    def _toll(self, cell: Cell, curve: list[tuple[float, float]], ends: tuple[int, int], reach: float) -> float:
        """What a cell costs beside the step: straying from the curve, and crowding others."""
        node = self.node_at.get(cell, NONE)
        if node == ends[1]:
            return 0.0
        if node != NONE or cell in self.owner or not self._is_inside(cell):
            return CLOSED
        stray = min(abs(cell[0] - x) + 2 * abs(cell[1] - y) for x, y in curve)
        if stray > reach:
            return CLOSED
        toll = 0.3 * stray
        for dx, dy in STEPS:
            beside = (cell[0] + dx, cell[1] + dy)
            node = self.node_at.get(beside, NONE)
            if node not in (NONE, *ends):
                toll += 4.0
            if beside in self.owner:
                toll += 2.0
        if cell[0] in (0, self.grid.width - 1):
            toll += 2.0
        return toll


def _list_onward(came: int) -> list[tuple[int, int]]:
    """The steps that may follow a step, and how sharply they turn."""
    if came == NONE:
        return [(way, 0) for way in range(len(STEPS))]
    return [(way, _turn(way, came)) for way in range(len(STEPS)) if _turn(way, came) < len(BEND_COST)]


def _turn(one: int, other: int) -> int:
    return min((one - other) % 8, (other - one) % 8)


def _bearing(one: tuple[float, float], other: tuple[float, float]) -> int:
    """The step that comes nearest to a direction; rows count double, as they look."""
    return round(math.atan2(2 * (other[1] - one[1]), other[0] - one[0]) / (math.pi / 4)) % 8


_ONWARD: Final = {came: _list_onward(came) for came in range(NONE, len(STEPS))}


def _slant(one: Cell, other: Cell) -> tuple[int, int, int]:
    return (
        min(one[0], other[0]), min(one[1], other[1]), int((one[0] < other[0]) == (one[1] < other[1])),
    )  # fmt: skip


def _trace(before: dict[tuple[Cell, int], tuple[Cell, int]], at: tuple[Cell, int]) -> list[Cell]:
    cells = [at[0]]
    while at in before:
        at = before[at]
        cells.append(at[0])
    return cells[::-1]


def _spread(grid: Grid, edge: int) -> None:
    """Pieces and signals along an edge. Beside a city lies its signal, beside a junction the mark of the arm."""
    m, way = grid.map, grid.ways[edge]
    inner = list(range(len(way)))
    for arm, end in ((2 * edge, 0), (2 * edge + 1, -1)):
        at = inner[end] if inner else 0
        cell = way[at] if way else grid.node[m.arm_node[arm]]
        grid.arm[arm] = cell
        if m.arm_signal[arm] != NONE:
            grid.signal[m.arm_signal[arm]] = cell
        if (m.arm_signal[arm] != NONE or m.arm_junction[arm] != NONE) and inner:
            inner.pop(end)
    things: list[int] = []
    """Signals as their numbers, pieces as -1: in the order in which they lie."""
    for gap, signal in enumerate(m.gap_signal[edge]):
        if gap > 0:
            things.append(NONE)
        if signal != NONE and m.signal_arm[signal] == NONE:
            things.append(signal)
    if len(inner) < len(things):
        grid.squeezed += 1
    for k, thing in enumerate(things):
        spot = inner[min(len(inner) - 1, int((k + 0.5) * len(inner) / len(things)))] if inner else 0
        cell = way[spot] if way else grid.node[m.edge_a[edge]]
        if thing == NONE:
            grid.place.append(cell)
        else:
            grid.signal[thing] = cell
