"""How a game went, in a form that travels between processes, and what many of them say together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

FINISHED: Final = "finished"
STUCK: Final = "stuck"
CRASHED: Final = "crashed"

Interval: TypeAlias = tuple[float, float]

Z: Final = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""


class GameResult(msgspec.Struct):
    """How one game went."""

    seed: str
    bots: list[str] = []
    outcome: str = STUCK
    """FINISHED, STUCK (longer than any game may be, or nobody who should act does) or CRASHED."""
    trouble: str = ""
    """The traceback of a crash."""
    moves: int = 0
    choices: int = 0
    ending: str = ""
    winners: list[int] = []
    scores: list[int] = []
    figures: dict[str, int] = {}
    roles: list[str] = []

    @property
    def finished(self) -> bool:
        """Whether it came to its end."""
        return self.outcome == FINISHED

    def share(self, seat: int) -> float:
        """What a seat won: a win that is shared counts as its part."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Rate(msgspec.Struct):
    """How often something happened, with its 95 % interval (Wilson)."""

    games: int
    won: float
    rate: float
    interval: Interval


def rate_of(won: float, games: int) -> Rate:
    """So many of so many."""
    return Rate(games, round(won, 4), round(won / games, 4) if games else 0.0, wilson(won, games))


def wilson(won: float, games: int) -> Interval:
    """The 95 % interval of Wilson for a rate; everything is possible where nothing was played."""
    if games == 0:
        return (0.0, 1.0)
    rate = won / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * math.sqrt(max(0.0, rate * (1 - rate)) / games + spread / games / 4) / (1 + spread)
    return (round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4))


class Difference(msgspec.Struct):
    """How much more often one bot wins than another under the same seeds, with its 95 % interval."""

    bots: tuple[str, str]
    seeds: int
    mean: float
    interval: Interval


def difference_of(bots: tuple[str, str], pairs: Sequence[tuple[float, float]]) -> Difference:
    """From what each of two won under each seed. Too few seeds: everything is possible."""
    n = len(pairs)
    if n < 2:
        return Difference(bots, n, round(pairs[0][0] - pairs[0][1], 4) if pairs else 0.0, (-1.0, 1.0))
    gaps = [one - two for one, two in pairs]
    mean = sum(gaps) / n
    spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n)
    return Difference(bots, n, round(mean, 4), (round(mean - Z * spread, 4), round(mean + Z * spread, 4)))


class Trouble(msgspec.Struct):
    """A game that crashed or got stuck: its seed plays it again."""

    seed: str
    bots: list[str]
    outcome: str
    trouble: str


def troubles_of(results: Sequence[GameResult]) -> list[Trouble]:
    """The games that went wrong."""
    return [Trouble(one.seed, one.bots, one.outcome, one.trouble) for one in results if not one.finished]


def plain(value: object) -> Any:  # Any: JSON
    """Structs as what JSON knows: objects, lists, numbers, words."""
    return msgspec.json.decode(msgspec.json.encode(value))
