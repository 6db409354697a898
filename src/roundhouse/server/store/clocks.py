"""What clocks need of the store: how they stand, how long the service has lived, who has holidays."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, select, update

from roundhouse.server.store.errors import UnknownPerson, UnknownTable
from roundhouse.server.store.schema import LIVED, PEOPLE, TABLES


class SetClocks(msgspec.Struct, frozen=True, kw_only=True):
    """How the clocks of a table stand. The table is not touched by that: nobody has done anything."""

    table: str
    clocks: bytes

    def write(self, connection: Connection) -> None:
        """`UnknownTable` if there is none."""
        done = connection.execute(update(TABLES).where(TABLES.c.id == self.table).values(clocks=self.clocks))
        if not done.rowcount:
            raise UnknownTable(self.table)


class LiveOn(msgspec.Struct, frozen=True, kw_only=True):
    """How long the service has lived. It never goes back, whichever process says so."""

    lived: int

    def write(self, connection: Connection) -> None:
        """The one row, which the migration made."""
        connection.execute(update(LIVED).where(LIVED.c.lived < self.lived).values(lived=self.lived))


class SetHolidays(msgspec.Struct, frozen=True, kw_only=True):
    """Other holidays of a person."""

    person: str
    holidays: str

    def write(self, connection: Connection) -> None:
        """`UnknownPerson` if there is nobody of this id."""
        done = connection.execute(update(PEOPLE).where(PEOPLE.c.id == self.person).values(holidays=self.holidays))
        if not done.rowcount:
            raise UnknownPerson(self.person)


def read_lived(connection: Connection) -> int:
    """How long the service has lived."""
    return int(connection.execute(select(LIVED.c.lived)).scalar() or 0)


def read_holidays(connection: Connection, people: Collection[str]) -> dict[str, str]:
    """The holidays of those who have any."""
    wanted = select(PEOPLE.c.id, PEOPLE.c.holidays).where(PEOPLE.c.id.in_(people), PEOPLE.c.holidays != "")
    return {row.id: row.holidays for row in connection.execute(wanted)}
