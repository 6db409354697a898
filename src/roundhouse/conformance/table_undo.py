"""Check 13 at a table: undo to a checkpoint restores the digest, past one needs consent, draws stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.conformance.walk import random_path
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.questions import STANDING
from roundhouse.kernel.reasons import UNDO
from roundhouse.table import LocalTable, open_table, secret_of_seed
from roundhouse.table.notes import Entry

if TYPE_CHECKING:
    from roundhouse.conformance.trial import Trial

MOVES: Final = 30
"""So many moves are made at the table, and each is taken back once."""


def check_table(trial: Trial) -> None:
    """13  Each move is taken back and made again: the same digests before and after, and the same draws."""
    if trial.is_broken():
        return
    game = trial.game
    options = game.options(dict(trial.table.options), trial.table.seats)
    table = open_table(game, trial.table.seats, options, secret=secret_of_seed(trial.seed))
    dice = Dice(f"{trial.seed}/table")
    for _ in range(MOVES):
        made = _make_move(table, dice) if table.over is None else None
        if made is None or table.over is not None:
            return
        trial.count(13)
        if not _take_back(trial, table, *made):
            return


def _make_move(table: LocalTable, dice: Dice) -> tuple[int, str] | None:
    ask = table.state.question
    seats = table.asked_seats()
    for _ in range(len(seats) * (4 if ask is not None and ask.kind == STANDING else 1)):
        seat = seats[dice.below(len(seats))]
        slot = table.slot(seat)
        move = random_path(table.game, table.state, slot, dice) if slot is not None else None
        if move is not None:
            text = table.game.grammar.show(table.state, move)
            return (seat, text) if table.answer(seat, text).accepted else None
    return None


def _take_back(trial: Trial, table: LocalTable, seat: int, text: str) -> bool:
    """Whether all was well: the game at the table goes on only then."""
    entry, before = table.live_entries()[-1], table.live_entries()[-2]
    steps = table.undo_steps(before.number)
    if steps == 0:
        return True  # inside a sealed question one step takes back all its answers
    reply = table.undo(seat, steps=steps)
    if entry.checkpoint and trial.table.seats > 1 and reply.because is None:
        trial.find(13, f"'{text}' told something new, and seat {seat} may take it back without asking anybody")
        return False
    if reply.because is not None and reply.because.rule == UNDO.id:
        reply = table.undo(seat, steps=steps, consents=range(trial.table.seats))
    if not reply.accepted:
        trial.find(13, f"'{text}' cannot be taken back: {reply.because}")
        return False
    if game_digest(table) != before.digest:
        trial.find(13, f"taking '{text}' back does not restore the digest")
        return False
    again = table.answer(seat, text)
    if not again.accepted or again.entry is None:
        trial.find(13, f"'{text}' cannot be made again after it was taken back: {again.because}")
        return False
    return _is_same(trial, entry, again.entry, text)


def game_digest(table: LocalTable) -> str:
    """The digest of the state at the table."""
    return table.game.digest(table.state)


def _is_same(trial: Trial, entry: Entry, again: Entry, text: str) -> bool:
    if [note.result for note in entry.draws] != [note.result for note in again.draws]:
        trial.find(13, f"draws after '{text}' came out differently when they were asked for again")
        return False
    if entry.digest != again.digest:
        trial.find(13, f"'{text}' made again after it was taken back gives another state")
        return False
    return True
