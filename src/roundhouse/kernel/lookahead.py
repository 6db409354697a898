"""Looking ahead: plans, hints and "what if" are tried on a resampled world, never on the true one.

A look stops at the first draw, reveal or decision of another seat: beyond it lies what nobody can know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import Move, sees
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.state import State

FINISHED: Final = "finished"
REFUSED: Final = "refused"
DRAW_AHEAD: Final = "draw"
REVEAL_AHEAD: Final = "reveal"
OTHER_SEAT: Final = "other_seat"
GAME_END: Final = "over"

S = TypeVar("S", bound=State)


class Ahead(NamedTuple):
    """What came of a look ahead: how many moves were made, why it stopped, what happened."""

    made: int
    stopped: str
    because: Because | None
    events: list[Event]


def look_ahead(game: Game[S], world: S, who: int, moves: Sequence[Move]) -> Ahead:
    """Make a seat's moves one after another in a world re-dealt for it (which is changed)."""
    out = Out()
    told: list[Event] = []
    for made, move in enumerate(moves):
        if world.over is not None:
            return Ahead(made, GAME_END, None, told)
        slot = game.slot_of(world, who)
        if slot is None:
            return Ahead(made, DRAW_AHEAD if world.chance is not None else OTHER_SEAT, None, told)
        why = game.play(world, slot, move, out)
        if why is not None:
            return Ahead(made, REFUSED, why, told)
        for event in out.take():
            if event.reveals:
                return Ahead(made + 1, REVEAL_AHEAD, None, told)
            if sees(event.audience, who):
                told.append(event)
    return Ahead(len(moves), FINISHED, None, told)
