"""Chance is asked for, never taken: the engine names a draw, the table rolls and journals the result."""

from __future__ import annotations

import random
from collections.abc import Sequence

from mypy_extensions import mypyc_attr


class Draw:
    """A draw that is pending. Purpose and count together name it for ever; the result is an index."""

    __slots__ = ("count", "purpose", "weights")

    def __init__(self, purpose: str, count: int, weights: Sequence[int]) -> None:
        self.purpose = purpose
        self.count = count
        self.weights = weights

    @property
    def total(self) -> int:
        """The sum of the weights."""
        return sum(self.weights)

    def allows(self, result: int) -> bool:
        """Whether the result can come up."""
        return 0 <= result < len(self.weights) and self.weights[result] > 0

    def __repr__(self) -> str:
        return f"Draw({self.purpose}#{self.count} of {list(self.weights)})"


def pick(weights: Sequence[int], ticket: int) -> int:
    """The index on which a ticket in 0 .. sum(weights)-1 falls."""
    for i, weight in enumerate(weights):
        if ticket < weight:
            return i
        ticket -= weight
    raise ValueError("the ticket lies beyond the weights")


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance outside the state: for playouts, bots and re-dealt worlds."""

    __slots__ = ("_bits",)

    def __init__(self, seed: int | str) -> None:
        self._bits = random.Random(seed)  # noqa: S311 - games of bots, not secrets; tables use HMAC

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, all equally likely."""
        return int(self._bits.random() * n)

    def draw(self, weights: Sequence[int]) -> int:
        """An index with the odds of its weight."""
        return pick(weights, self.below(sum(weights)))

    def settle(self, draw: Draw) -> int:
        """A result for a pending draw."""
        return self.draw(draw.weights)
