"""Names on the drawn map: each junction and start place finds a free spot beside it. And the sea."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from roundhouse.games.switch_and_signal.content.map import Map
from roundhouse.games.switch_and_signal.terminal_grid import SIDE, TOP, Cell, Grid, build_grid

ROW_COST: Final = 2.4
"""A row further away is as far as so many columns."""
PATIENCE: Final = 5.0
"""A spot that covers nothing but crowds a little is still a good one."""
SHORTEST: Final = 4
"""Names are cut to no less than this where there is no room."""


class Label(NamedTuple):
    """A name and where it begins."""

    node: int
    x: int
    y: int
    width: int


class Board:
    """All of the drawing that does not change during a game."""

    def __init__(self, m: Map, lang: str, width: int, numbers: bool) -> None:
        self.names = [m.name("node", node, lang) for node in range(m.n_nodes)]
        self.grid = build_grid(m, self.names[: m.n_cities], width)
        self.has_numbers = numbers
        """Whether names of start places carry their numbers: where these are no single sign."""
        self.labels = _Placing(self).run()
        self.sea = _list_sea(self.grid)

    def label_width(self, node: int) -> int:
        """How much room a name wants."""
        m = self.grid.map
        start = node - m.n_cities
        width = len(self.names[node])
        if 0 <= start < m.n_starts and (self.has_numbers or len(m.start_numbers[start]) > 1):
            width += 3 * len(m.start_numbers[start]) + 2
        return width


@lru_cache(maxsize=32)
def board_of(m: Map, lang: str, width: int, numbers: bool) -> Board:
    """The board of a map, kept for the next drawing."""
    return Board(m, lang, width, numbers)


class _Placing:
    def __init__(self, board: Board) -> None:
        self.board = board
        grid = board.grid
        self.things: set[Cell] = {*grid.node, *grid.place, *grid.signal, *grid.arm}
        """What must not be covered."""
        for plate in grid.plates:
            self.things.update(plate.cells())
        self.lines: set[Cell] = {cell for way in grid.ways for cell in way}
        self.texts: set[Cell] = set()

    def run(self) -> list[Label]:
        """A spot for every name, those with the least choice first."""
        m = self.board.grid.map
        open_ = list(range(m.n_cities, m.n_nodes))
        labels: list[Label] = []
        choices = {node: len(self._spots(node, self.board.label_width(node), PATIENCE)) for node in open_}
        for node in sorted(open_, key=lambda n: choices[n]):
            label = self._best(node)
            if label is not None:
                labels.append(label)
                self.texts.update((label.x + i, label.y) for i in range(-1, label.width + 1))
        return labels

    def _best(self, node: int) -> Label | None:
        """The nearest free spot; then one over bare track; then one for the name cut short."""
        width = self.board.label_width(node)
        for patience in (PATIENCE, 30.0):
            spots = self._spots(node, width, patience)
            if spots:
                return min(spots)[1]
        while width > SHORTEST:
            width -= 1
            spots = self._spots(node, width, PATIENCE)
            if spots:
                return min(spots)[1]
        return None

    def _spots(self, node: int, width: int, patience: float) -> list[tuple[float, Label]]:
        grid = self.board.grid
        x, y = grid.node[node]
        wanted = self._wanted(node, width)
        spots: list[tuple[float, Label]] = []
        for row in range(max(0, y - 2), min(grid.height, y + 3)):
            for left in range(max(0, x - width - 2), min(grid.width - width, x + 3) + 1):
                if row == y and left - 1 <= x <= left + width:
                    continue
                cover = self._cover(left, row, width)
                if cover >= patience:
                    continue
                gap = max(0, left - x, x - (left + width - 1))
                far = ROW_COST * abs(row - y) + 1.2 * gap + cover
                middle = left + width / 2
                far += 0.08 * (abs(middle - wanted[0]) + ROW_COST * abs(row - wanted[1]))
                spots.append((far + self._rivals(node, left, row, width), Label(node, left, row, width)))
        return spots

    def _cover(self, left: int, row: int, width: int) -> float:
        cost = 0.0
        for i in range(-1, width + 1):
            cell = (left + i, row)
            is_edge = i in (-1, width)
            if cell in self.texts or (cell in self.things and not is_edge):
                return 1e9
            if cell in self.things:
                cost += 1.5
            elif cell in self.lines:
                cost += 0.7 if is_edge else 6.0
        return cost

    def _rivals(self, node: int, left: int, row: int, width: int) -> float:
        """A name should not seem to belong to another node."""
        cost = 0.0
        for other, (x, y) in enumerate(self.board.grid.node):
            if other != node and abs(y - row) <= 1:
                gap = max(0, left - x, x - (left + width - 1))
                if gap <= 3:
                    cost += 3.0 - gap / 2 - abs(y - row)
        return cost

    def _wanted(self, node: int, width: int) -> tuple[float, float]:
        """Where the map's own drawing has the name, in cells from the node."""
        layout, grid = self.board.grid.map.layout, self.board.grid
        (x, y), (lx, ly) = layout.node_xy[node], layout.node_label_xy[node]
        shift = {"start": width / 2, "end": -width / 2}.get(layout.node_label_anchor[node], 0.0)
        wide, high = grid.scale()
        return (grid.node[node][0] + (lx - x) * wide + shift, grid.node[node][1] + (ly - y) * high)


def _list_sea(grid: Grid) -> list[Cell]:
    """Some cells of the sea, a wave on each."""
    wide, high = grid.scale()
    waves: list[Cell] = []
    for row in range(grid.height):
        for column in range(3 * (row % 2), grid.width, 6):
            x, y = grid.origin[0] + (column - SIDE) / wide, grid.origin[1] + (row - TOP) / high
            if any(_is_inside(x, y, shape) for shape in grid.map.layout.sea):
                waves.append((column, row))
    return waves


def _is_inside(x: float, y: float, shape: list[tuple[float, float]]) -> bool:
    inside = False
    before = len(shape) - 1
    for at, (bx, by) in enumerate(shape):
        ax, ay = shape[before]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        before = at
    return inside
