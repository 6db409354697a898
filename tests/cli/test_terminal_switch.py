"""Switch & Signal in the terminal: everything is on the drawing, nothing overlaps, and the words say the same."""

from __future__ import annotations

import random
from functools import lru_cache
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from roundhouse.games.switch_and_signal import GAME, terminal
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.content.loader import load_map
from roundhouse.games.switch_and_signal.forecast import forecast
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.terminal_grid import Cell, Grid
from roundhouse.games.switch_and_signal.terminal_labels import Board, board_of
from roundhouse.games.switch_and_signal.title import adopt_map
from roundhouse.games.switch_and_signal.view import SwitchView
from roundhouse.kernel.events import SILENT
from roundhouse.texts import keys, variables

MAPS = ("europe", "north_america")
LANGUAGES = ("en", "de")
WIDTHS = (80, 100, 120)
SMALL_MAPS = Path(__file__).parent.parent / "rules" / "switch_and_signal" / "maps"
BOXES = "─│╱╲╭╮╰╯━┃┏┓┗┛╫╪"
ARROWS = "→↘↓↙←↖↑↗"


@lru_cache(maxsize=16)
def position(map_id: str, moves: int, seed: int = 1, **options: str) -> SwitchState:
    """A position of random play; not to be changed."""
    dice = random.Random(seed)
    s = GAME.new(2, {"map": map_id, "first_player": "1", **options})
    while moves > 0 and s.over is None:
        if s.chance is not None:
            weights = s.chance.weights
            GAME.settle(s, dice.choices(range(len(weights)), weights)[0], SILENT)
            continue
        assert s.question is not None
        slot = s.question.open_slots()[0]
        path: tuple[int, ...] = ()
        while ids := GAME.next_ids(s, slot, path):
            path = (*path, dice.choice(ids))
        assert GAME.play(s, slot, path, SILENT) is None
        moves -= 1
    return s


def view_of(s: SwitchState) -> SwitchView:
    view = GAME.view(s, 0)
    assert isinstance(view, SwitchView)
    return view


def drawn(s: SwitchState, lang: str = "en", width: int = 100, **how: bool | str) -> list[str]:
    colour, plain = bool(how.get("colour", True)), bool(how.get("plain", False))
    encoding = str(how.get("encoding", "utf-8"))
    lines = terminal.draw(view_of(s), lang, width, plain=plain, colour=colour, encoding=encoding)
    return [line.plain for line in lines]


def map_rows(lines: list[str]) -> list[str]:
    """The lines of the drawing, up to the empty line above the status."""
    last = max(i for i, line in enumerate(lines) if not line.strip() and i < len(lines) - 1)
    first = max((i for i, line in enumerate(lines[:last]) if not line.strip()), default=0)
    return lines[:first]


def board(map_id: str, lang: str, width: int) -> Board:
    return board_of(load_map(map_id), lang, width - 2, numbers=False)


def list_things(grid: Grid) -> list[Cell]:
    """Cells that must be seen: pieces, signals, marks of arms at junctions, start places, junctions."""
    m = grid.map
    arms = [grid.arm[arm] for arm in range(m.n_arms) if m.arm_junction[arm] != NONE]
    return [*grid.place[: m.n_pieces], *grid.signal, *arms, *grid.node[m.n_cities :]]


# -- the grid ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map_id", MAPS)
def test_everything_has_a_place_of_its_own(map_id: str, lang: str, width: int) -> None:
    found = board(map_id, lang, width)
    grid = found.grid
    things = list_things(grid)
    assert grid.squeezed == 0
    assert len(set(things)) == len(things)
    plates = [cell for plate in grid.plates for cell in plate.cells()]
    assert len(set(plates)) == len(plates)
    assert not set(plates) & set(things)
    names = [(label.x + i, label.y) for label in found.labels for i in range(label.width)]
    assert len(set(names)) == len(names)
    assert not set(names) & (set(things) | set(plates))
    every = [*things, *plates, *names]
    assert all(0 <= x < grid.width and 0 <= y < grid.height for x, y in every)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("map_id", MAPS)
def test_every_edge_is_one_unbroken_line_that_crosses_no_other(map_id: str, width: int) -> None:
    grid = board(map_id, "en", width).grid
    m = grid.map
    owner: dict[Cell, int] = {}
    for edge in range(m.n_edges):
        whole = [grid.root[2 * edge], *grid.ways[edge], grid.root[2 * edge + 1]]
        for (x, y), (next_x, next_y) in pairwise(whole):
            assert max(abs(x - next_x), abs(y - next_y)) == 1, m.edge_tokens[edge]
        for cell in grid.ways[edge]:
            assert owner.setdefault(cell, edge) == edge
        first = m.edge_first_piece[edge]
        pieces = grid.place[first : first + m.edge_pieces[edge]]
        assert [grid.ways[edge].index(cell) for cell in pieces] == sorted(grid.ways[edge].index(c) for c in pieces)


@pytest.mark.parametrize("map_id", MAPS)
def test_signals_lie_in_their_gaps(map_id: str) -> None:
    grid = board(map_id, "en", 100).grid
    m = grid.map
    for signal in range(m.n_signals):
        edge, gap = m.signal_edge[signal], m.signal_gap[signal]
        way = grid.ways[edge]
        before = [way.index(grid.place[m.edge_first_piece[edge] + k]) for k in range(m.edge_pieces[edge])]
        at = way.index(grid.signal[signal])
        assert sum(piece < at for piece in before) == gap, m.signal_tokens[signal]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map_id", MAPS)
def test_every_name_is_there_in_full(map_id: str, lang: str) -> None:
    found = board(map_id, lang, 100)
    m = found.grid.map
    assert {label.node for label in found.labels} == set(range(m.n_cities, m.n_nodes))
    assert all(label.width == len(found.names[label.node]) for label in found.labels)


# -- the drawing -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 25, 60])
@pytest.mark.parametrize("map_id", MAPS)
def test_pieces_signals_and_trains_can_be_counted(map_id: str, moves: int) -> None:
    s = position(map_id, moves)
    m, text = s.map, "\n".join(map_rows(drawn(s, colour=False)))
    on_pieces = sum(place != NONE and place < m.n_pieces for place in s.train_place)
    on_starts = sum(place >= m.n_pieces + m.n_cities for place in s.train_place)
    goods_red = s.goods[m.city_of_colour[s.edition.goods_colour_tokens.index("red")]]
    red_loads = s.train_load.count(s.edition.goods_colour_tokens.index("red")) + len(m.ports)
    assert sum(text.count(sign) for sign in "╫╪") == m.n_pieces - on_pieces
    assert text.count("●") == sum(s.green)
    assert text.count("■") == m.n_signals - sum(s.green) + goods_red + red_loads
    assert sum(text.count(sign) for sign in ARROWS) == on_pieces + on_starts
    closed = sum(len(m.setting_covers[setting]) for setting in s.setting if setting != NONE)
    assert text.count("×") == closed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map_id", MAPS)
def test_every_city_start_place_and_train_is_named(map_id: str, lang: str) -> None:
    s = position(map_id, 40, seed=3)
    text = "\n".join(map_rows(drawn(s, lang)))
    m = s.map
    for node in range(m.n_nodes):
        assert m.name("node", node, lang) in text
    for number in range(2, 13):
        assert chr(0x2460 + number - 1) in text
    letters = {"black": "BS", "brown": "NB", "grey": "GG"}
    for train, place in enumerate(s.train_place):
        colour, _, n = s.train_tokens[train].partition("-")
        assert place == NONE or letters[colour][lang == "de"] + n in text


@pytest.mark.parametrize("width", [80, 99, 120])
@pytest.mark.parametrize("how", [{}, {"colour": False}, {"plain": True}, {"encoding": "ascii"}])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map_id", MAPS)
def test_no_line_is_longer_than_the_screen(map_id: str, lang: str, how: dict[str, bool | str], width: int) -> None:
    for line in drawn(position(map_id, 30), lang, width, **how):
        assert len(line) <= width, line


def test_a_narrow_screen_gets_words() -> None:
    lines = drawn(position("europe", 30), "de", 60)
    assert any("Im Depot" in line for line in lines)
    assert all(len(line) <= 60 for line in lines)


@pytest.mark.parametrize("map_id", MAPS)
def test_plain_has_no_boxes_and_no_colours(map_id: str) -> None:
    s = position(map_id, 30)
    lines = terminal.draw(view_of(s), "de", 100, plain=True, encoding="utf-8")
    text = "\n".join(line.plain for line in lines)
    assert not set(text) & set(BOXES + ARROWS + "●■○◆▲")
    assert not any(line.spans for line in lines)
    assert "#" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_old_encoding_gets_what_it_can_show(lang: str) -> None:
    s = position("europe", 30)
    for encoding in ("ascii", "latin-1", "no-such-encoding"):
        text = "\n".join(drawn(s, lang, encoding=encoding))
        assert not set(text) & set(BOXES)
        assert "?" not in text
        if encoding == "ascii":
            assert text.isascii()
        if encoding == "latin-1" and lang == "de":
            assert "Nürnberg" in text


def test_without_colours_there_are_none() -> None:
    lines = terminal.draw(view_of(position("europe", 30)), "en", 100, colour=False, encoding="utf-8")
    assert not any(line.spans or line.style for line in lines)
    assert "[Paris" in "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("system", ["truecolor", "256", "standard"])
def test_all_colour_systems_print_it(system: str) -> None:
    console = Console(width=100, force_terminal=True, color_system=system, record=True, file=StringIO())  # type: ignore[arg-type]
    for line in terminal.draw(view_of(position("europe", 30)), "en", 100, encoding="utf-8"):
        console.print(line)
    assert "Paris" in console.export_text(styles=False)


def test_a_junction_shows_its_open_way() -> None:
    s = position("europe", 0)
    lines = terminal.draw(view_of(s), "en", 100, encoding="utf-8")
    strong = sum(span.end - span.start for line in lines for span in line.spans if span.style == "bold yellow")
    assert strong >= 2 * s.map.n_junctions


# -- small and foreign maps --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["tiny", "loop"])
@pytest.mark.parametrize("width", [80, 100])
def test_a_map_from_a_file_is_drawn(name: str, width: int) -> None:
    word = adopt_map("map", (SMALL_MAPS / f"{name}.toml").read_text("utf-8"), f"{name}.toml")
    s = position(word, 20)
    text = "\n".join(drawn(s, width=width, colour=False))
    for node in range(s.map.n_nodes):
        assert s.map.name("node", node, "en") in text
    on_pieces = sum(place != NONE and place < s.map.n_pieces for place in s.train_place)
    assert sum(text.count(sign) for sign in "╫╪") == s.map.n_pieces - on_pieces + 1
    assert terminal.describe(view_of(s), "de")


# -- the status --------------------------------------------------------------------------------------------


def test_the_status_says_how_it_stands() -> None:
    s = position("europe", 30)
    text = "\n".join(drawn(s, "de"))
    clock = "●" * s.tokens + "○" * (s.options.number("time_tokens") - s.tokens)
    assert clock in text
    assert f"Spielzug {s.turn}" in text
    for hand, cards in enumerate(s.hands):
        assert f"Platz {hand + 1}" in text
        assert all(f"{count} × " in text for count in cards if count)


def test_hidden_hands_stay_hidden() -> None:
    s = position("europe", 10, hidden_hands="yes")
    line = next(line for line in drawn(s, "en") if "Seat 2" in line and "decides" not in line)
    assert f"{sum(s.hands[1])} cards" in line
    assert "Set signal" not in line
    assert "Set signal" not in terminal.hand(view_of(s), "en")[1]


@pytest.mark.parametrize("options", [{"discs": "free"}, {"location_tiles": "instead_of_dice"}, {"goods": "10"}])
@pytest.mark.parametrize("moves", [0, 12, 45])
def test_every_way_to_play_is_drawn(options: dict[str, str], moves: int) -> None:
    s = position("europe", moves, **options)
    for lang in LANGUAGES:
        assert "‹" not in "".join(terminal.describe(view_of(s), lang))
        assert "‹s" not in "".join(drawn(s, lang))


# -- words -------------------------------------------------------------------------------------------------


def test_words_about_a_train() -> None:
    s = GAME.clone(position("europe", 0))
    for train in range(len(s.train_place)):
        s.train_place[train] = s.train_heading[train] = NONE
    heading = s.map.heading_by_token["lyon__dijon/1>dijon"]
    s.train_heading[0], s.train_place[0] = heading, s.map.heading_place[heading]
    english = next(line for line in terminal.describe(view_of(s), "en") if "Black 1" in line)
    assert english.startswith("- Black 1 is at Lyon–Dijon 1, facing Dijon. From here: ")
    assert "signal green" in english
    assert "junction Dijon" in english
    german = next(line for line in terminal.describe(view_of(s), "de") if "Schwarz 1" in line)
    assert "Richtung Dijon. Von hier aus: Signal grün" in german


@pytest.mark.parametrize("map_id", MAPS)
def test_words_name_every_train_signal_and_junction(map_id: str) -> None:
    s = position(map_id, 40, seed=2)
    text = "\n".join(terminal.describe(view_of(s), "en"))
    m = s.map
    for colour in ("Black", "Brown", "Grey"):
        assert all(f"{colour} {n}" in text for n in (1, 2, 3))
    for signal in range(m.n_signals):
        arm = m.signal_arm[signal]
        edge = m.signal_edge[signal]
        name = m.name("arm", arm, "en") if arm != NONE else f"{m.name('edge', edge, 'en')} {m.signal_gap[signal]}"
        assert name in text
    for junction in range(m.n_junctions):
        assert f"- {m.name('junction', junction, 'en')}: " in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_forecast_has_a_line_for_each_end(lang: str) -> None:
    s = position("north_america", 25, seed=12)
    for train in range(len(s.train_place)):
        faces = forecast(s, train)
        lines = terminal.draw_forecast(s, train, lang)
        assert len(lines) == max(1, sum(len(face.outcomes) for face in faces))
        assert "‹" not in "".join(lines)
        points = [face.points for face in faces for _ in face.outcomes]
        assert all(line.startswith(f"{n} (") for n, line in zip(points, lines, strict=False))


def test_both_languages_have_the_same_words() -> None:
    package = GAME.meta.package
    english, german = variables(package, "en"), variables(package, "de")
    ours = {key for key in keys(package, "en") | keys(package, "de") if key.startswith("terminal-")}
    assert {key for key in ours if english.get(key) != german.get(key)} == set()
