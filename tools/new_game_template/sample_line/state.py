"""The state: columns of whole numbers. Each stands in three places: the slots, `clone`, the declaration."""

from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.kernel.piles import Pile
from roundhouse.kernel.state import Columns, State, grid, number, pile, row

COLUMNS: Final = Columns(
    1,
    [
        number("active", of="seat"),
        number("last", of="wagon"),
        row("score", by="seat"),
        grid("hands", by="seat"),
        pile("yard", of="wagon"),
    ],
)


class SampleState(State):
    """A train that is being made up, hands of wagons, and the yard."""

    __slots__ = ("active", "hands", "last", "score", "yard")
    COLUMNS: ClassVar[Columns] = COLUMNS

    active: int
    last: int
    """The kind of the last wagon of the train, NONE before the first."""
    score: list[int]
    hands: list[list[int]]
    """For each seat, how many wagons of each kind it holds: only its owner sees them."""
    yard: Pile

    def clone(self) -> SampleState:
        """A copy that shares nothing mutable."""
        s = SampleState(self.seats, self.options)
        self.copy_flow(s)
        s.active = self.active
        s.last = self.last
        s.score = self.score[:]
        s.hands = [hand[:] for hand in self.hands]
        s.yard = self.yard.clone()
        return s
