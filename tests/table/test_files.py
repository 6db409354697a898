"""Scenario files: read with the content they name, and refused with file, key and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.registry import register
from roundhouse.table import ScenarioFileError, adopt_options, load_scenario, save_scenario, show_scenario
from roundhouse.table.files import adopt_file
from tests.table import yard
from tests.table.playing import a_table, play_on
from tests.table.yard import GAME, SHARED

register(GAME)
register(SHARED)


def load(folder: Path, text: str) -> str:
    """The digest of the scenario that a text is."""
    path = folder / "place.toml"
    path.write_text(text, "utf-8")
    game, state = load_scenario(path)
    return game.digest(state)


def test_every_position_survives_being_written_and_read(tmp_path: Path) -> None:
    for n in range(12):
        table = a_table(str(n), seats=2 + n % 3)
        play_on(table, Dice(n), n * 3)
        assert load(tmp_path, show_scenario(GAME, table.state)) == GAME.digest(table.state)


def test_a_position_can_be_written_by_hand(tmp_path: Path) -> None:
    path = tmp_path / "place.toml"
    path.write_text('game = "yard"\nseats = 2\nat = "turns"\n[position]\nloaded = {0 = 2}\n', "utf-8")
    game, state = load_scenario(path)
    assert game is GAME
    assert [step.token for step in GAME.choices(state, GAME.side_slot(state, 0))] == ["draw", "done"]


def test_an_option_may_name_a_file_beside_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text("sign hello", "utf-8")
    path = tmp_path / "place.toml"
    path.write_text('game = "yard"\nseats = 2\nat = "turns"\noptions = {sign = "board.toml"}\n', "utf-8")
    _, state = load_scenario(path)
    assert state.options["sign"] == "hello"
    assert adopt_options(GAME, {"sign": "plain", "rounds": "2"}, tmp_path) == {"sign": "plain", "rounds": "2"}
    assert adopt_options(GAME, {"sign": "hello"}, tmp_path) == {"sign": "hello"}


def test_a_saved_scenario_takes_its_content_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert GAME.title.adopt is not None
    word = GAME.title.adopt("sign", "sign far/away", "a file")
    table = a_table(options={"sign": word})
    path = tmp_path / "far.toml"
    assert [one.name for one in save_scenario(path, GAME, table.state)] == ["far-far_away.toml", "far.toml"]
    monkeypatch.setattr(yard, "_signs", {"plain": ""})
    game, state = load_scenario(path)
    assert game.digest(state) == GAME.digest(table.state)
    assert save_scenario(tmp_path / "near.toml", GAME, a_table().state) == [tmp_path / "near.toml"]


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [
        ("game = ", "", "TOML"),
        ("seats = 2", "game", "the id of an installed game"),
        ('game = "bridge"', "game", "there is no game 'bridge'"),
        ('game = "yard"\nseats = 2\noptions = 3', "options", "a table"),
        ('game = "yard"\nseats = 2\noptions = {sign = "none.toml"}', "options.sign", "a file that can be read"),
        ('game = "yard"\nseats = 2\noptions = {sign = "bad"}', "", "not_a_sign"),
        ('game = "yard"\nseats = 2\noptions = {rounds = "9"}', "options", "option 'rounds' cannot be '9'"),
        ('game = "yard"\nseats = 2\noptions = {roofs = "x.toml"}', "options", "there is no option 'roofs'"),
        ('game = "yard"\nseats = 9', "options", ""),
        ('game = "yard"', "seats", "a whole number"),
        ('game = "yard"\nseats = 2\nat = "lunch"', "at", "one of turns"),
        ('game = "yard"\nseats = 2\nat = "turns"\nposition = {tower = 1}', "position.tower", "no such key"),
        ('game = "yard"\nseats = 2\nat = "turns"\nposition = {round = -1}', "position", "round: not below 0"),
    ],
)
def test_a_broken_scenario_is_refused_with_file_key_and_what_was_expected(
    tmp_path: Path, text: str, key: str, expected: str
) -> None:
    (tmp_path / "bad").write_text("no sign", "utf-8")
    with pytest.raises(ScenarioFileError) as caught:
        load(tmp_path, text)
    assert caught.value.key == key
    assert expected in caught.value.expected
    assert str(caught.value).startswith(("place.toml: ", "bad: ", "none.toml: "))


def test_a_title_without_files_refuses_them(tmp_path: Path) -> None:
    (tmp_path / "2.toml").write_text("x", "utf-8")
    with pytest.raises(ScenarioFileError, match=r"one of the choices of this option"):
        adopt_file(GAME, "rounds", tmp_path / "2.toml")
