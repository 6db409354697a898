"""What the store gives and takes. Times are microseconds since 1970."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from roundhouse.table.notes import Entry, Header

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
PERSON: Final = "person"
SHARED: Final = "shared"
BOT: Final = "bot"
OPEN: Final = "open"
"""The kinds of seats; for an open one somebody is still to come."""

UNREADABLE: Final = "unreadable"
"""Never stored: the state of a table whose row cannot be read."""

HUMAN: Final = (PERSON, SHARED)
"""Seats at which somebody sits who can add to chance."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A guest. The cookie is not here: only its hash is stored, and nobody needs that."""

    id: str
    name: str
    lang: str
    theme: str
    created: int


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A browser by which somebody is known."""

    id: str
    name: str
    created: int
    seen: int


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where."""

    seat: int
    kind: str
    """`person`, `bot`, `shared` or `open`."""
    person: str = ""
    """The id of the person, empty where nobody known sits. An open seat with a person is kept for him."""
    bot: str = ""
    name: str = ""


class Pledge(msgspec.Struct, frozen=True, kw_only=True):
    """What a player adds to chance, as far as others may know it before the end."""

    seat: int
    commitment: str
    opened: bool


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as lists show it: everything but its secret and what was played."""

    id: str
    header: Header
    state: str
    """WAITING, PLAYING or OVER."""
    open: bool
    code: str
    """The code that invites; no two tables have the same."""
    pace: str
    """How fast its bots move; the service knows the words."""
    clock: str = ""
    """How long one may think there; the service reads it. Empty: as long as one likes."""
    chat: str = "all"
    """Who reads what is said: `all` who look on, or those in the `seats`."""
    owner: str
    """The id of the person who made it, empty if nobody did."""
    created: int
    updated: int
    seats: list[Seat]
    round: int = 1
    """Which attempt at agreeing on chance this is."""
    pledges: list[Pledge] = []
    """What was committed to in this round."""
    name: str = ""
    next: str = ""
    """The id of the table where these people play again."""
    held: dict[str, list[int]] = {}
    """Who held which seats since it began, and does no more."""


class StoredTable(TableRow, frozen=True, kw_only=True):
    """A whole table: enough to go on with it."""

    secret: bytes
    entries: list[Entry]
    entropies: dict[int, str] = {}
    """What was opened, by seats: nobody is shown it before the end."""
    clocks: bytes = b""
    """How the clocks stand, as the service wrote it."""

    def __repr__(self) -> str:
        """Short, and without the secret: this may stand in a log."""
        return f"StoredTable({self.id!r}, {self.header.game!r}, {self.state!r}, {len(self.entries)} entries)"


def pledging(seats: Sequence[Seat]) -> list[int]:
    """The seats whose people add to chance: one for each person, if there are two at least."""
    first: dict[str, int] = {}
    for seat in sorted(seats, key=lambda one: one.seat):
        if seat.kind in HUMAN and seat.person:
            first.setdefault(seat.person, seat.seat)
    return list(first.values()) if len(first) > 1 else []
