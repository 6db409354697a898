"""Golden games of Switch & Signal: stored moves and draws lead to the same digests, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from roundhouse.games.switch_and_signal import GAME
from tests.golden.compact import Compact, read, replay

FOLDER: Final = Path(__file__).with_name("journals")
FILES: Final = sorted(FOLDER.glob("*.txt"))
ENDINGS: Final = {"won", "lost_last_turn", "lost_no_card"}


def journals() -> list[Compact]:
    """All golden games."""
    return [read(file) for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_golden_game_is_played_again_as_it_was(file: Path, golden_update: bool) -> None:
    written = read(file)
    found = replay(GAME, written)
    if golden_update:
        file.write_text(found.text(), encoding="utf-8")
        return
    assert found.entries == written.entries
    assert found.ending == written.ending


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_golden_game_stands_in_its_file_as_it_would_be_written(file: Path) -> None:
    assert read(file).text() == file.read_text(encoding="utf-8")


def test_every_ending_comes_up() -> None:
    assert {journal.ending for journal in journals()} == ENDINGS


def test_every_choice_of_every_option_comes_up_and_every_number_of_players() -> None:
    played = journals()
    for option in GAME.title.options:
        assert {journal.options[option.name] for journal in played} == set(option.choices), option.name
    low, high = GAME.meta.seats
    assert {journal.seats for journal in played} == set(range(low, high + 1))


def test_both_maps_are_won_and_lost_in_both_ways() -> None:
    ends = {(journal.options["map"], journal.ending) for journal in journals()}
    assert ends == {(name, ending) for name in ("europe", "north_america") for ending in ENDINGS}


def test_every_question_and_every_kind_of_move_comes_up() -> None:
    entries = [entry for journal in journals() for entry in journal.entries[1:]]
    assert {entry.asked.split()[1] for entry in entries} == set(GAME.grammar.questions)
    assert {entry.move.split()[0] for entry in entries} == set(GAME.grammar.by_name)
