"""Who sits where, written: all seats of a table at once, and only if they are still as they were."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select

from roundhouse.server.store.errors import Conflict, UnknownTable
from roundhouse.server.store.rounds import begin_anew
from roundhouse.server.store.rows import OPEN, WAITING, Seat
from roundhouse.server.store.schema import HELD, SEATS, TABLES
from roundhouse.server.store.writes import change_table, require_person, row_of
from roundhouse.table.notes import Header


class SetSeats(msgspec.Struct, frozen=True, kw_only=True):
    """Other seats instead of the ones that are there. Whoever leaves a table that is played has held the seat."""

    table: str
    before: Sequence[Seat]
    seats: Sequence[Seat]
    state: str
    """The state the table has to be in."""
    header: Header | None = None

    def write(self, connection: Connection) -> None:
        """`Conflict` if seats or state are not as expected: somebody else was quicker."""
        state = connection.execute(select(TABLES.c.state).where(TABLES.c.id == self.table)).scalar()
        if state is None:
            raise UnknownTable(self.table)
        if state != self.state or read_seats(connection, self.table) != list(self.before):
            raise Conflict(f"the seats of table {self.table} have changed")
        for person in {seat.person for seat in self.seats} - {""}:
            require_person(connection, person)
        if state != WAITING:
            self._note_held(connection)
        connection.execute(delete(SEATS).where(SEATS.c.table_id == self.table))
        connection.execute(insert(SEATS), [row_of(self.table, seat) for seat in self.seats])
        changes = {} if self.header is None else {"header": msgspec.json.encode(self.header)}
        change_table(connection, self.table, **changes)
        begin_anew(connection, self.table)

    def _note_held(self, connection: Connection) -> None:
        known = {
            (row.seat, row.person) for row in connection.execute(select(HELD).where(HELD.c.table_id == self.table))
        }
        now = {(seat.seat, seat.person) for seat in self.seats}
        sat = {(seat.seat, seat.person) for seat in self.before if seat.person and seat.kind != OPEN}
        left = sat - now - known
        if left:
            rows = [{"table_id": self.table, "seat": seat, "person": person} for seat, person in sorted(left)]
            connection.execute(insert(HELD), rows)


def read_seats(connection: Connection, table: str) -> list[Seat]:
    """The seats of a table in their order."""
    wanted = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
    return [
        Seat(seat=row.seat, kind=row.kind, person=row.person or "", bot=row.bot, name=row.name)
        for row in connection.execute(wanted)
    ]
