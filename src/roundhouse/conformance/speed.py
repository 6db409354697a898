"""Check 16: how fast random games go, as a ratio to a loop of plain Python in the same run."""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import Any, Final, TypeAlias

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.sim.play import GameResult, play_randomly

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state

ROUNDS: Final = 5
SECONDS: Final = 0.06
LOSS: Final = 0.4
"""So much slower than its floor a game may be before it is a finding: machines differ by less."""


def measure(game: AnyGame, seats: int, seed: str, seconds: float = SECONDS) -> dict[str, float]:
    """Choices for each CPU second of random play, and their ratio to the reference loop, median of some rounds."""
    rates: list[float] = []
    ratios: list[float] = []
    references: list[float] = []
    number = 0
    for _ in range(ROUNDS):
        result = GameResult(seed)
        began = process_time()
        while process_time() - began < seconds:
            play_randomly(game, game.new(seats), Dice(f"{seed}/speed/{number}"), result)
            number += 1
        rate = result.choices / (process_time() - began)
        reference = _reference(seconds / 2)
        rates.append(rate)
        references.append(reference)
        ratios.append(rate / reference)
    return {
        "choices_per_second": round(median(rates), 1),
        "reference_per_second": round(median(references), 1),
        "ratio": round(median(ratios), 6),
    }


def _reference(seconds: float) -> float:
    """Rounds of a fixed piece of work for each CPU second: lists, whole numbers, calls, as in a game."""
    began = process_time()
    rounds = 0
    while True:
        column = list(range(64))
        for i in range(64):
            column[_next(column, i)] += i
        rounds += 1
        spent = process_time() - began
        if spent >= seconds:
            return rounds / spent


def _next(column: list[int], i: int) -> int:
    return (column[i] * 5 + i) % 64


def is_too_slow(ratio: float, floor: float) -> bool:
    """Whether a game has become much slower than it was."""
    return ratio < floor * (1 - LOSS)
