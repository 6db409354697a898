"""Random play, one step after another: answers, side moves, asides and draws."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import SILENT, Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import NONE, Move, Path
from roundhouse.kernel.options import Options
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.state import State

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state

SIDE_EVERY: Final = 9
"""One step in so many is a side move or an aside, where one is possible."""

TRIES: Final = 24
"""A standing question waits for seats that cannot act; an offer that leads nowhere is found by other checks."""


class Step(NamedTuple):
    """One step of a game: a seat's move, or (without a slot) the result of a draw."""

    slot: Slot | None
    move: Move
    result: int = NONE


def random_path(game: AnyGame, s: State, slot: Slot, dice: Dice, path: Path = ()) -> Move | None:
    """A random completion of a path; None if what was offered leads nowhere."""
    while not game.grammar.is_complete(path):
        ids = game.next_ids(s, slot, path)
        if not ids:
            return None
        path = (*path, ids[dice.below(len(ids))])
    return path


def side_step(game: AnyGame, s: State, dice: Dice) -> Step | None:
    """A side move of somebody, if anybody can make one."""
    if not game.grammar.side_kinds:
        return None
    seat = dice.below(s.seats)
    kinds = game.side_ids(s, seat)
    if not kinds:
        return None
    slot = game.side_slot(s, seat)
    move = random_path(game, s, slot, dice, (kinds[dice.below(len(kinds))],))
    return Step(slot, move) if move is not None else None


def random_step(game: AnyGame, s: State, dice: Dice) -> Step | None:
    """What happens next in random play; None if nobody can do anything."""
    if s.chance is not None:
        return Step(None, (), dice.settle(s.chance))
    if s.question is None:
        return None
    if dice.below(SIDE_EVERY) == 0:
        side = side_step(game, s, dice)
        if side is not None:
            return side
    slots = s.question.open_slots()
    for _ in range(TRIES):
        slot = slots[dice.below(len(slots))]
        move = random_path(game, s, slot, dice)
        if move is not None:
            return Step(slot, move)
    return None


def take_step(game: AnyGame, s: State, step: Step, out: Out = SILENT) -> None:
    """Make a step that is known to be possible."""
    if step.slot is None:
        game.settle(s, step.result, out)
    else:
        game.apply(s, step.slot, step.move, out)


def is_answer(game: AnyGame, step: Step) -> bool:
    """Whether a step answers a question: only these count as moves of the game."""
    return step.slot is not None and not game.grammar.kinds[step.move[0]].side


def random_walk(
    game: AnyGame, seats: int, options: Options | Mapping[str, str] | None, seed: str, most: int = 100_000
) -> Iterator[Any]:
    """The states of a random game, from the first question to the end.

    It is one state that goes on: clone what you keep, and do not change it.
    """
    dice = Dice(f"{seed}/walk")
    s: State = game.new(seats, options)
    yield s
    for _ in range(most):
        step = random_step(game, s, dice) if s.over is None else None
        if step is None:
            return
        take_step(game, s, step)
        yield s
