"""What is said at tables: lines, whom somebody does not hear, reports, and what is asked of the others."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from roundhouse.server.store.errors import UnknownTable
from roundhouse.server.store.schema import LINES, MUTES, REPORTS, TABLES, WISHES
from roundhouse.server.store.writes import now, require_person


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a chat."""

    number: int
    person: str
    seat: int
    name: str
    text: str
    at: int


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """Something that somebody asks of the others; what it is stands in the note."""

    kind: str
    seat: int
    note: bytes


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """What was said at a table so far."""

    lines: list[Line]
    wishes: list[Wish]


class AddLine(msgspec.Struct, frozen=True, kw_only=True):
    """Say something. Answers the line; said twice under the same command it is the same line."""

    table: str
    person: str
    seat: int
    name: str
    command: str
    text: str

    def write(self, connection: Connection) -> Line:
        """The number follows the last one."""
        require_table(connection, self.table)
        require_person(connection, self.person)
        mine = (LINES.c.table_id == self.table, LINES.c.person == self.person, LINES.c.command == self.command)
        known = connection.execute(select(LINES).where(*mine)).one_or_none()
        if known is not None:
            return Line(
                number=known.number, person=known.person, seat=known.seat, name=known.name,
                text=known.text, at=known.at,
            )  # fmt: skip
        last = connection.execute(select(func.max(LINES.c.number)).where(LINES.c.table_id == self.table)).scalar()
        line = Line(
            number=0 if last is None else last + 1, person=self.person, seat=self.seat, name=self.name,
            text=self.text, at=now(),
        )  # fmt: skip
        row = {**msgspec.structs.asdict(line), "table_id": self.table, "command": self.command}
        connection.execute(insert(LINES), row)
        return line


class SetMute(msgspec.Struct, frozen=True, kw_only=True):
    """Hear somebody no more, or again."""

    person: str
    muted: str
    yes: bool

    def write(self, connection: Connection) -> None:
        """Twice is once."""
        require_person(connection, self.person)
        require_person(connection, self.muted)
        connection.execute(delete(MUTES).where(MUTES.c.person == self.person, MUTES.c.muted == self.muted))
        if self.yes:
            connection.execute(insert(MUTES), {"person": self.person, "muted": self.muted, "at": now()})


class AddReport(msgspec.Struct, frozen=True, kw_only=True):
    """A line is shown to whoever runs the service."""

    table: str
    line: Line
    reporter: str
    reason: str

    def write(self, connection: Connection) -> None:
        """A second report of the same line by the same person replaces the first."""
        require_person(connection, self.reporter)
        mine = (
            REPORTS.c.table_id == self.table,
            REPORTS.c.line == self.line.number,
            REPORTS.c.reporter == self.reporter,
        )
        connection.execute(delete(REPORTS).where(*mine))
        connection.execute(
            insert(REPORTS),
            {
                "table_id": self.table,
                "line": self.line.number,
                "reporter": self.reporter,
                "author": self.line.person,
                "text": self.line.text,
                "reason": self.reason,
                "at": now(),
            },
        )


class SetWish(msgspec.Struct, frozen=True, kw_only=True):
    """Ask something of the others in place of what one asked before; without a note nothing is asked any more."""

    table: str
    kind: str
    seat: int
    note: bytes = b""

    def write(self, connection: Connection) -> None:
        """One wish of each kind for each seat."""
        here = (WISHES.c.table_id == self.table, WISHES.c.kind == self.kind, WISHES.c.seat == self.seat)
        connection.execute(delete(WISHES).where(*here))
        if self.note:
            require_table(connection, self.table)
            row = {"table_id": self.table, "kind": self.kind, "seat": self.seat, "note": self.note}
            connection.execute(insert(WISHES), row)


def require_table(connection: Connection, table: str) -> None:
    """`UnknownTable` if there is none of this id."""
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).scalar() is None:
        raise UnknownTable(table)


def read_said(connection: Connection, table: str, most: int) -> Said:
    """The last lines of a table in their order, and all its wishes."""
    wanted = select(LINES).where(LINES.c.table_id == table).order_by(LINES.c.number.desc()).limit(most)
    lines = [
        Line(number=row.number, person=row.person, seat=row.seat, name=row.name, text=row.text, at=row.at)
        for row in connection.execute(wanted)
    ]
    wishes = select(WISHES).where(WISHES.c.table_id == table).order_by(WISHES.c.kind, WISHES.c.seat)
    return Said(
        lines=lines[::-1],
        wishes=[Wish(kind=row.kind, seat=row.seat, note=row.note) for row in connection.execute(wishes)],
    )


def read_mutes(connection: Connection, person: str) -> frozenset[str]:
    """Whom somebody does not hear."""
    return frozenset(connection.execute(select(MUTES.c.muted).where(MUTES.c.person == person)).scalars())


def count_reports(connection: Connection) -> int:
    """How many reports wait for whoever runs the service."""
    return connection.execute(select(func.count()).select_from(REPORTS)).scalar_one()
