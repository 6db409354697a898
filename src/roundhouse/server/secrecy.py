"""Whether seats of a game have secrets from each other, with these options.

A short game is played by chance, always the same one: as soon as one of the title's hidden places holds something
that a seat does not know, there are secrets. So an option decides that hides or shows hands, whatever it is called.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final  # Any: games of every state

from roundhouse.bots.kit import RandomWalk
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.kernel.options import Options
from roundhouse.table import LocalTable, open_table, secret_of_seed

STEPS: Final = 60
"""So long is the game that is tried."""

SEED: Final = "are there secrets?"


def has_secrets(game: Game[Any], seats: int, options: Options) -> bool:
    """Whether somebody may know what another may not."""
    if any(kind.secret or any(part.secret for part in kind.parts) for kind in game.grammar.kinds):
        return True
    return bool(game.title.hidden) and _found(game, seats, tuple(options.items()))


@lru_cache(maxsize=256)
def _found(game: Game[Any], seats: int, options: tuple[tuple[str, str], ...]) -> bool:
    table = open_table(game, seats, dict(options), secret=secret_of_seed(SEED))
    walk = RandomWalk(Dice(SEED))
    for _ in range(STEPS):
        if any(place.read(table.state, seat) for place in game.title.hidden for seat in range(seats)):
            return True
        if not _play_one(table, walk):
            break
    return False


def _play_one(table: LocalTable, walk: RandomWalk) -> bool:
    for seat in table.asked_seats():
        slot = table.slot(seat)
        if slot is not None and table.choices(seat):
            move = walk.move(table.game, table.state, slot)
            return table.answer(seat, table.game.grammar.show(table.state, move)).accepted
    return False
