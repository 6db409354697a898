"""What can be written. Each is one job: it is done as a whole in the writer's transaction, or not at all."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, exists, insert, select, update

from roundhouse.server.store.errors import Conflict, UnknownPerson, UnknownTable
from roundhouse.server.store.journals import is_told
from roundhouse.server.store.rounds import begin_anew, require_round
from roundhouse.server.store.rows import Person, Seat
from roundhouse.server.store.schema import DEVICES, PEOPLE, SEATS, TABLES
from roundhouse.table.notes import Entry, Header

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6
"""A code is read aloud and typed: no I, O, 0, 1. It invites to a waiting table; guessing has a rate limit."""

Done_co = TypeVar("Done_co", covariant=True)


class Job(Protocol[Done_co]):
    """Something to write that answers."""

    def write(self, connection: Connection) -> Done_co:
        """Do it inside a transaction."""
        ...


def now() -> int:
    """Microseconds since 1970: two things that happen one after the other have two times."""
    return time.time_ns() // 1_000


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """256 random bits: what a cookie or a link consists of."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    """What is stored of a cookie. The token is 256 random bits: no salt, no slow hash is needed."""
    return hashlib.sha256(token.encode()).digest()


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Entries that follow a table's last one, and what they change about the table."""

    table: str
    entries: Sequence[Entry]
    state: str = ""
    header: Header | None = None
    round: int = 0
    """The round in which all had opened; a table that begins must still be in it."""
    clocks: bytes = b""

    @property
    def is_plain(self) -> bool:
        """Whether it is about nothing but entries."""
        return self == Append(table=self.table, entries=self.entries)

    def write(self, connection: Connection) -> None:
        """All but the entries: those of all jobs go down together."""
        if self.round:
            require_round(connection, self.table, self.round)
        changes: dict[str, str | bytes] = {}
        if self.state:
            changes["state"] = self.state
        if self.header is not None:
            changes["header"] = msgspec.json.encode(self.header)
        if self.clocks:
            changes["clocks"] = self.clocks
        if not changes:
            return
        if self.state or self.header is not None or any(is_told(entry) for entry in self.entries):
            change_table(connection, self.table, **changes)
        else:
            connection.execute(update(TABLES).where(TABLES.c.id == self.table).values(changes))


class CreateTable(msgspec.Struct, frozen=True, kw_only=True):
    """A new table with its seats. Answers its id."""

    header: Header
    secret: bytes
    seats: Sequence[Seat]
    state: str
    owner: str
    open: bool
    pace: str
    clock: str = ""
    chat: str = "all"
    name: str = ""
    after: str = ""
    """The table whose people play again here. There is only one such: who asks second gets the first."""
    id: str = msgspec.field(default_factory=new_id)

    def write(self, connection: Connection) -> str:
        """The table, then its seats."""
        if self.after:
            before = TABLES.c.id == self.after
            row = connection.execute(select(TABLES.c.next).where(before)).one_or_none()
            if row is None:
                raise UnknownTable(self.after)
            if row.next:
                return str(row.next)
            connection.execute(update(TABLES).where(before).values(next=self.id))
        for person in {self.owner, *(seat.person for seat in self.seats)} - {""}:
            require_person(connection, person)
        moment = now()
        connection.execute(
            insert(TABLES),
            {
                "id": self.id,
                "game": self.header.game,
                "edition": self.header.edition,
                "header": msgspec.json.encode(self.header),
                "secret": self.secret,
                "state": self.state,
                "open": self.open,
                "code": free_code(connection),
                "pace": self.pace,
                "clock": self.clock,
                "chat": self.chat,
                "owner": self.owner or None,
                "created": moment,
                "updated": moment,
                "name": self.name,
            },
        )
        if self.seats:
            connection.execute(insert(SEATS), [row_of(self.id, seat) for seat in self.seats])
        return self.id


class SetSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody sits down, gets up, or a bot takes over."""

    table: str
    seat: Seat
    instead_of: str
    """The kind that has to sit there now; empty: whatever it is."""

    def write(self, connection: Connection) -> None:
        """`Conflict` if the seat is not as expected: somebody else was quicker."""
        if self.seat.person:
            require_person(connection, self.seat.person)
        here = (SEATS.c.table_id == self.table, SEATS.c.seat == self.seat.seat)
        kind = connection.execute(select(SEATS.c.kind).where(*here)).scalar()
        if kind is None:
            raise UnknownTable(f"{self.table}, seat {self.seat.seat}")
        if self.instead_of not in ("", kind):
            raise Conflict(f"seat {self.seat.seat} is {kind}, not {self.instead_of}")
        connection.execute(update(SEATS).where(*here).values(row_of(self.table, self.seat)))
        begin_anew(connection, self.table)
        change_table(connection, self.table)


class SetState(msgspec.Struct, frozen=True, kw_only=True):
    """A table waits, is played, or is over."""

    table: str
    state: str

    def write(self, connection: Connection) -> None:
        """`UnknownTable` if there is none."""
        change_table(connection, self.table, state=self.state)


class SetPace(msgspec.Struct, frozen=True, kw_only=True):
    """How fast the bots of a table move."""

    table: str
    pace: str

    def write(self, connection: Connection) -> None:
        """`UnknownTable` if there is none."""
        change_table(connection, self.table, pace=self.pace)


class AddPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A new guest with a first device. The token itself is never stored."""

    name: str
    lang: str
    theme: str
    token: str
    device: str = ""
    """What the device is called."""
    id: str = msgspec.field(default_factory=new_id)
    device_id: str = msgspec.field(default_factory=new_id)

    def write(self, connection: Connection) -> Person:
        """The person."""
        person = Person(id=self.id, name=self.name, lang=self.lang, theme=self.theme, created=now())
        connection.execute(insert(PEOPLE), msgspec.structs.asdict(person))
        connection.execute(
            insert(DEVICES),
            {
                "id": self.device_id,
                "person": self.id,
                "cookie": hash_of(self.token),
                "name": self.device,
                "created": person.created,
                "seen": person.created,
            },
        )
        return person

    def __repr__(self) -> str:
        return f"AddPerson({self.id!r})"


class ChangePerson(msgspec.Struct, frozen=True, kw_only=True):
    """Another name, language or theme; None leaves it."""

    id: str
    name: str | None
    lang: str | None
    theme: str | None

    def write(self, connection: Connection) -> Person:
        """The person as changed; `UnknownPerson` if there is none."""
        wanted = {"name": self.name, "lang": self.lang, "theme": self.theme}
        changes = {column: value for column, value in wanted.items() if value is not None}
        if changes:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == self.id).values(changes))
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == self.id)).one_or_none()
        if row is None:
            raise UnknownPerson(self.id)
        return Person(id=row.id, name=row.name, lang=row.lang, theme=row.theme, created=row.created)


def change_table(connection: Connection, table: str, **changes: str | bytes) -> None:
    """Change columns of a table, and when it was touched last."""
    done = connection.execute(update(TABLES).where(TABLES.c.id == table).values({**changes, "updated": now()}))
    if not done.rowcount:
        raise UnknownTable(table)


def require_person(connection: Connection, person: str) -> None:
    """`UnknownPerson` if there is nobody of this id."""
    if not connection.execute(select(exists().where(PEOPLE.c.id == person))).scalar():
        raise UnknownPerson(person)


def free_code(connection: Connection) -> str:
    """A code that no table has."""
    while True:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        if not connection.execute(select(exists().where(TABLES.c.code == code))).scalar():
            return code


def row_of(table: str, seat: Seat) -> dict[str, str | int | None]:
    """A seat as a row."""
    return {
        "table_id": table,
        "seat": seat.seat,
        "kind": seat.kind,
        "person": seat.person or None,
        "bot": seat.bot,
        "name": seat.name,
    }
