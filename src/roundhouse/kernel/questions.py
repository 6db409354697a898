"""Questions: to one seat, sealed to several at once, or standing until somebody closes it."""

from __future__ import annotations

from typing import Final

from roundhouse.kernel.ids import NONE, Move

ONE: Final = 0
SEALED: Final = 1
STANDING: Final = 2
KINDS: Final = ("one", "sealed", "standing")


class Slot:
    """One place for an answer: whose decision it is, who answers for him, what is asked, and which time.

    `number` counts what this owner was asked, so it tells nobody what others did meanwhile.
    """

    __slots__ = ("answerer", "number", "owner", "what")

    def __init__(self, what: str, owner: int, answerer: int, number: int) -> None:
        self.what = what
        self.owner = owner
        self.answerer = owner if answerer == NONE else answerer
        self.number = number

    @property
    def question(self) -> str:
        """The id of the question, to be named by whoever answers it."""
        return f"{self.owner}.{self.number}"

    def __repr__(self) -> str:
        return f"Slot({self.what} seat {self.owner} #{self.number})"


class Ask:
    """The pending question. Sealed answers stay closed until every slot is answered."""

    __slots__ = ("answers", "depth", "kind", "slots")

    def __init__(self, kind: int, slots: list[Slot]) -> None:
        self.kind = kind
        self.slots = slots
        self.answers: list[Move | None] = [None] * len(slots)
        self.depth = 0
        """While it is held behind a side move: how many frames lie below that move's own."""

    def clone(self) -> Ask:
        """A copy; slots never change and are shared."""
        other = Ask(self.kind, self.slots[:])
        other.answers = self.answers[:]
        other.depth = self.depth
        return other

    def index_of(self, slot: Slot) -> int:
        """Where a slot stands, NONE if it belongs to another question or has been answered."""
        for i, own in enumerate(self.slots):
            if own.owner == slot.owner and own.number == slot.number and self.answers[i] is None:
                return i
        return NONE

    def open_slots(self) -> list[Slot]:
        """The slots that still wait for an answer."""
        return [slot for i, slot in enumerate(self.slots) if self.answers[i] is None]

    def slot_of(self, answerer: int) -> Slot | None:
        """The first open slot that a seat has to answer, if any."""
        for i, slot in enumerate(self.slots):
            if slot.answerer == answerer and self.answers[i] is None:
                return slot
        return None

    def __repr__(self) -> str:
        return f"Ask({KINDS[self.kind]} {self.slots})"
