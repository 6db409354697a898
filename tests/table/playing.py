"""What the tests of the table share: a table of the yard, and somebody who plays on at random."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from roundhouse.bots.kit import RandomWalk
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.table import Journal, JournalFile, LocalTable, journal_of, open_table, secret_of_seed
from tests.table.yard import GAME


def a_table(seed: str = "1", seats: int = 2, game: Game[Any] = GAME, **how: Any) -> LocalTable:
    return open_table(game, seats, how.pop("options", None), secret=secret_of_seed(seed), **how)


def play_on(table: LocalTable, dice: Dice, most: int = 10_000) -> None:
    """Random answers, with a side move or an undo now and then."""
    game = table.game
    for _ in range(most):
        if table.over is not None:
            return
        seats = table.asked_seats()
        seat = seats[dice.below(len(seats))]
        luck = dice.below(20)
        if luck == 0 and table.free_undos(seat):
            assert table.undo(seat).accepted
        elif luck == 1:
            table.undo(seat, consents=range(table.seats))
        elif luck == 2:
            assert table.answer(dice.below(table.seats), "claim wagon:milk").accepted
        else:
            slot = table.slot(seat)
            assert slot is not None
            move = RandomWalk(dice).move(game, table.state, slot)
            if move:
                assert table.answer(seat, game.grammar.show(table.state, move)).accepted


def a_finished_journal(seed: str = "1", **how: Any) -> Journal:
    table = a_table(seed, **how)
    play_on(table, Dice(seed))
    return journal_of(table)


def play_into(path: Path, seed: str = "1", most: int = 10_000) -> LocalTable:
    """A game whose journal grows in a file."""
    file = JournalFile(path)
    table = a_table(seed, keep=file.keep)
    play_on(table, Dice(seed), most)
    file.close()
    return table


def to_first_turn(table: LocalTable, *moves: str) -> None:
    """Seat 0 plays these moves, one after another."""
    for move in moves:
        assert table.answer(0, move).accepted, move
