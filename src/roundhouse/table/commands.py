"""What is asked of a table, and what becomes of it."""

from __future__ import annotations

from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.reasons import Because
from roundhouse.table.notes import Entry


class Command:
    """A wish: its own id, the seat, the id of the question it answers, the move in writing."""

    __slots__ = ("id", "move", "question", "seat", "stand_in")

    def __init__(
        self,
        id: str,  # noqa: A002 - an id is called id
        seat: int,
        question: str,
        move: str,
        *,
        stand_in: bool = False,
    ) -> None:
        self.id = id
        self.seat = seat
        self.question = question
        self.move = move
        self.stand_in = stand_in
        """Whether the table says it in the seat's place."""


class Reply:
    """What became of a command: the entry it made, or why not; and what the seat is asked now."""

    __slots__ = ("because", "entry", "malformed", "question")

    def __init__(
        self, entry: Entry | None, because: Because | None, question: str, malformed: Malformed | None
    ) -> None:
        self.entry = entry
        self.because = because
        self.question = question
        """The id of the question the seat has to answer now, empty if none."""
        self.malformed = malformed
        """For a text that is no move: where reading stopped, and what could stand there."""

    @property
    def accepted(self) -> bool:
        """Whether anything changed."""
        return self.entry is not None

    def __repr__(self) -> str:
        return f"Reply(entry {self.entry.number})" if self.entry is not None else f"Reply({self.because})"


class Mark:
    """How far a table was at some moment."""

    __slots__ = ("entries", "live", "undos")

    def __init__(self, entries: int, live: list[int], undos: int) -> None:
        self.entries = entries
        self.live = live
        self.undos = undos
