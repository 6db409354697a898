"""The map with everything on it, painted cell by cell: tracks, signals, junctions, cities, trains."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

from roundhouse.games.switch_and_signal.content.edition import Edition
from roundhouse.games.switch_and_signal.content.ids import NONE, PIECE
from roundhouse.games.switch_and_signal.content.map import Map
from roundhouse.games.switch_and_signal.terminal_glyphs import Glyphs
from roundhouse.games.switch_and_signal.terminal_grid import Cell, Grid, Plate, side_of
from roundhouse.games.switch_and_signal.terminal_labels import Board, board_of
from roundhouse.games.switch_and_signal.view import SwitchView, TrainView
from roundhouse.texts import Texts

LINE: Final = "dim"
OPEN_WAY: Final = "bold yellow"
GREEN: Final = "bold green"
RED: Final = "bold red"
NUMBER: Final = "bold cyan"
NAME: Final = "italic"
SEA: Final = "dim blue"
PORT: Final = "bold white on #1d3557"

TRAIN_STYLES: Final = {
    "black": "bold white on #000000",
    "brown": "bold white on #8a4b1f",
    "grey": "bold black on #b4b4b4",
}
OTHER_TRAIN: Final = "bold reverse"

# What it costs a train's tag to cover a cell; a cell that must stay visible costs too much.
FREE, SEA_COST, LINE_COST, NAME_COST, NEVER = 0.0, 0.1, 1.5, 4.0, 60.0
CROWD: Final = 0.8
"""For standing right beside a name."""


class Pen:
    """What the drawing is done with: signs, letters of this language, the edition's colours."""

    def __init__(self, texts: Texts, glyphs: Glyphs, edition: Edition, colour: bool) -> None:
        self.texts = texts
        self.glyphs = glyphs
        self.edition = edition
        self.has_colour = colour

    def letter(self, colour: str) -> str:
        """The letter of a train colour."""
        return self.texts.say_or(f"terminal-letter-{colour}", colour[:1].upper())

    def train(self, train: TrainView) -> str:
        """A train in short: letter, number, load."""
        load = self.good(train.load) if train.load is not None else ""
        return f"{self.letter(train.colour)}{train.train.rpartition('-')[2]}{load}"

    def train_style(self, colour: str) -> str:
        """How trains of a colour are painted."""
        return TRAIN_STYLES.get(colour, OTHER_TRAIN)

    def good(self, colour: str) -> str:
        """The sign of a good."""
        e = self.edition
        letter = self.texts.say_or(f"terminal-good-{colour}", colour[:1])
        if colour not in e.goods_colour_tokens:
            return letter
        return self.glyphs.goods(e.goods_colour_shapes[e.goods_colour_tokens.index(colour)], letter)

    def good_style(self, n: int) -> str:
        """The plate of a city in the colour of its goods."""
        tone = self.edition.goods_colour_hex[n]
        red, green, blue = (int(tone[i : i + 2], 16) for i in (1, 3, 5))
        ink = "black" if 0.3 * red + 0.6 * green + 0.1 * blue > 128 else "white"
        return f"bold {ink} on {tone}"


class Canvas:
    """A sheet of cells; each remembers how dear it is to cover."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]
        self.worth = [[FREE] * width for _ in range(height)]

    def put(self, cell: Cell, sign: str, style: str, worth: float) -> None:
        """Write from a cell on to the right; what falls over the edge is lost."""
        x, y = cell
        for i, letter in enumerate(sign):
            if 0 <= x + i < self.width:
                self.signs[y][x + i] = letter
                self.styles[y][x + i] = style
                self.worth[y][x + i] = worth

    def cost(self, cell: Cell, width: int) -> float:
        """What covering some cells would cost."""
        x, y = cell
        if not (0 <= y < len(self.worth) and x >= 0 and x + width <= self.width):
            return 1e9
        crowd = sum(CROWD for i in (x - 1, x + width) if 0 <= i < self.width and self.worth[y][i] == NAME_COST)
        return sum(self.worth[y][x : x + width]) + crowd

    def lines(self, margin: int) -> list[Text]:
        """The sheet as lines of text."""
        lines: list[Text] = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = Text(" " * margin, no_wrap=True)
            end = max((i + 1 for i in range(self.width) if signs[i] != " " or styles[i]), default=0)
            for style, cells in groupby(range(end), key=styles.__getitem__):
                line.append("".join(signs[i] for i in cells), style or None)
            lines.append(line)
        return lines


def paint(view: SwitchView, m: Map, pen: Pen, width: int) -> Canvas:
    """The whole map of a view."""
    board = board_of(m, pen.texts.lang, width, pen.glyphs.is_ascii)
    grid = board.grid
    canvas = Canvas(grid.width, grid.height)
    if pen.has_colour:
        for cell in board.sea:
            canvas.put(cell, pen.glyphs.sea, SEA, SEA_COST)
    for edge in range(m.n_edges):
        _paint_edge(canvas, grid, pen, edge)
    for junction, token in enumerate(m.junction_tokens):
        _paint_junction(canvas, grid, pen, junction, view.switches.get(token))
    for signal, token in enumerate(m.signal_tokens):
        is_green = token in view.green
        sign, style = (pen.glyphs.green, GREEN) if is_green else (pen.glyphs.red, RED)
        canvas.put(grid.signal[signal], sign, style, NEVER)
    for start in range(m.n_starts):
        numbers = view.start_numbers.get(m.start_tokens[start], [])
        sign = pen.glyphs.number(numbers[0]) if len(numbers) == 1 else pen.glyphs.start
        canvas.put(grid.node[m.n_cities + start], sign, NUMBER, NEVER)
    _paint_labels(canvas, board, pen, view)
    for city in range(m.n_cities):
        _paint_plate(canvas, grid.plates[city], pen, m, city, view, board.names[city])
    for train in view.trains:
        if train.place is not None:
            _paint_train(canvas, grid, pen, train)
    return canvas


def _paint_edge(canvas: Canvas, grid: Grid, pen: Pen, edge: int) -> None:
    m, way = grid.map, grid.ways[edge]
    whole = [grid.root[2 * edge], *way, grid.root[2 * edge + 1]]
    first = m.edge_first_piece[edge]
    pieces = grid.place[first : first + m.edge_pieces[edge]]
    for before, cell, after in zip(whole, whole[1:], whole[2:], strict=False):
        one, other = side_of(cell, before), side_of(cell, after)
        if cell in pieces:
            side = other if other % 4 != 0 else one
            canvas.put(cell, pen.glyphs.pieces[side % 4], "", NEVER)
        else:
            canvas.put(cell, pen.glyphs.line(one, other), LINE, LINE_COST)


def _paint_junction(canvas: Canvas, grid: Grid, pen: Pen, junction: int, setting: str | None) -> None:
    """The two open arms are joined by a strong line, the others are crossed out."""
    m = grid.map
    node = grid.node[m.n_cities + m.n_starts + junction]
    chosen = next((k for k in m.junction_settings[junction] if m.setting_tokens[k] == setting), NONE)
    open_ = (m.setting_x[chosen], m.setting_y[chosen]) if chosen != NONE else ()
    sides: list[int] = []
    for arm in m.junction_arms[junction]:
        cell = grid.arm[arm]
        if arm not in open_:
            canvas.put(cell, pen.glyphs.closed, RED, NEVER)
            continue
        sides.append(side_of(node, cell))
        way = grid.ways[arm // 2]
        beyond = (way[1:2] if arm % 2 == 0 else way[-2:-1]) or [grid.root[arm ^ 1]]
        if cell in way and cell not in grid.place:
            sign = pen.glyphs.way(side_of(cell, node), side_of(cell, beyond[0]))
            canvas.put(cell, sign, OPEN_WAY, NEVER)
    sign = pen.glyphs.way(sides[0], sides[1]) if len(sides) == 2 else pen.glyphs.start
    canvas.put(node, sign, OPEN_WAY, NEVER)


def _paint_labels(canvas: Canvas, board: Board, pen: Pen, view: SwitchView) -> None:
    m = board.grid.map
    for label in board.labels:
        start = label.node - m.n_cities
        name, style = board.names[label.node], NAME
        if start < m.n_starts:
            style = ""
            numbers = view.start_numbers.get(m.start_tokens[start], [])
            if board.has_numbers or len(numbers) > 1:
                name += " (" + ",".join(str(n) for n in numbers) + ")"
        if len(name) > label.width:
            name = name[: label.width - 1] + pen.glyphs.cut
        canvas.put((label.x, label.y), name, style, NAME_COST)


def _paint_plate(canvas: Canvas, plate: Plate, pen: Pen, m: Map, city: int, view: SwitchView, name: str) -> None:
    """Name above; below the goods that wait, or in a port those delivered, and the train that stands there."""
    token, e = m.city_tokens[city], pen.edition
    if m.city_colour[city] == NONE:
        style = PORT
        tray = view.delivered.get(token, {})
        goods = "".join(f"{pen.good(colour)}{count}" for colour, count in tray.items())
    else:
        style = pen.good_style(m.city_colour[city])
        goods = pen.good(e.goods_colour_tokens[m.city_colour[city]]) * view.goods.get(token, 0)
    inner = plate.width - 2
    left, right = (" ", " ") if pen.has_colour else ("[", "]")
    canvas.put((plate.x, plate.y), left + name[:inner].ljust(inner) + right, style, NEVER)
    canvas.put((plate.x, plate.y + 1), left + goods[:inner].ljust(inner) + right, style, NEVER)
    for train in view.trains:
        if train.place == token:
            tag = pen.train(train)
            canvas.put((plate.x + 1 + inner - len(tag), plate.y + 1), tag, pen.train_style(train.colour), NEVER)


def _paint_train(canvas: Canvas, grid: Grid, pen: Pen, train: TrainView) -> None:
    """An arrow on its place, and beside it the tag where it covers least."""
    m = grid.map
    assert train.place is not None
    place = m.place_by_token[train.place]
    if train.facing is None:
        return
    cell, tag, style = grid.place[place], pen.train(train), pen.train_style(train.colour)
    arrow = pen.glyphs.arrows[_bearing(grid, place, train.facing)]
    if m.place_kind[place] == PIECE:
        canvas.put(cell, arrow, style, NEVER)
    else:
        tag += arrow
    x, y = cell
    spots = [(x + 1, y), (x - len(tag), y)]
    for row in (y - 1, y + 1):
        spots += [(x - shift, row) for shift in range(-1, len(tag) + 1)]
    best = min(spots, key=lambda spot: (canvas.cost(spot, len(tag)), spots.index(spot)))
    canvas.put(best, tag, style, NEVER)


def _bearing(grid: Grid, place: int, facing: str) -> int:
    """The direction of the arrow: to the next cell of the way towards a node."""
    m = grid.map
    cell = grid.place[place]
    if m.place_kind[place] != PIECE:
        arm = m.start_arm[m.start_of_place[place]]
        return side_of(cell, grid.arm[arm])
    edge = m.piece_edge[place]
    whole = [grid.root[2 * edge], *grid.ways[edge], grid.root[2 * edge + 1]]
    step = 1 if m.node_tokens[m.edge_b[edge]] == facing else -1
    return side_of(cell, whole[whole.index(cell) + step]) if cell in whole else 0
