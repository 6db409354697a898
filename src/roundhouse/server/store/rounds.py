"""Agreeing on chance, as it is stored: commitments, openings, and beginning anew with another secret.

The rules hold inside the transaction, whichever process asks: nothing is opened before all have committed, nobody
commits twice in a round, and who sits there changes only together with the round.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from roundhouse.server.store.errors import Conflict, UnknownTable
from roundhouse.server.store.rows import OPEN, WAITING, Seat, pledging
from roundhouse.server.store.schema import PLEDGES, SEATS, TABLES
from roundhouse.table import commitment_of, new_secret
from roundhouse.table.notes import Header


class Commit(msgspec.Struct, frozen=True, kw_only=True):
    """A player says what he will add, without showing it."""

    table: str
    round: int
    seat: int
    commitment: str

    def write(self, connection: Connection) -> None:
        """`Conflict` if the round is another one, or the seat has committed to something else."""
        require_round(connection, self.table, self.round)
        before = list_commitments(connection, self.table).get(self.seat)
        if before is None and self.seat in list_pledging(connection, self.table):
            row = {"table_id": self.table, "seat": self.seat, "commitment": self.commitment, "entropy": None}
            connection.execute(insert(PLEDGES), row)
        elif before != self.commitment:
            raise Conflict(f"seat {self.seat} has committed in this round, or does not add to it")


class Open(msgspec.Struct, frozen=True, kw_only=True):
    """A player shows what he had committed to: whether it is that was looked at before."""

    table: str
    round: int
    seat: int
    commitment: str
    entropy: str

    def write(self, connection: Connection) -> None:
        """`Conflict` if the round is another one, or somebody has not committed yet."""
        require_round(connection, self.table, self.round)
        commitments = list_commitments(connection, self.table)
        if commitments.get(self.seat) != self.commitment:
            raise Conflict(f"seat {self.seat} has not committed to that")
        if set(commitments) != set(list_pledging(connection, self.table)) or has_open_seat(connection, self.table):
            raise Conflict("somebody has not committed yet, or has not even come")
        here = (PLEDGES.c.table_id == self.table, PLEDGES.c.seat == self.seat)
        connection.execute(update(PLEDGES).where(*here).values(entropy=self.entropy))

    def __repr__(self) -> str:
        return f"Open({self.table!r}, {self.seat})"


class Anew(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody has lost what he wanted to add: another round."""

    table: str
    round: int

    def write(self, connection: Connection) -> None:
        """`Conflict` if the round is another one already, or the table does not wait."""
        require_round(connection, self.table, self.round)
        begin_anew(connection, self.table)


def begin_anew(connection: Connection, table: str) -> None:
    """Another round with another secret, if the table has not begun; else nothing changes."""
    row = connection.execute(select(TABLES.c.state, TABLES.c.header).where(TABLES.c.id == table)).one()
    if row.state != WAITING:
        return
    secret = new_secret()
    header = msgspec.json.decode(row.header, type=Header)
    header.commitment = commitment_of(secret)
    connection.execute(delete(PLEDGES).where(PLEDGES.c.table_id == table))
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(secret=secret, header=msgspec.json.encode(header), round=TABLES.c.round + 1)
    )


def require_round(connection: Connection, table: str, number: int) -> None:
    """`Conflict` if a table is in another round, or has begun."""
    row = connection.execute(select(TABLES.c.state, TABLES.c.round).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        raise UnknownTable(table)
    if row.state != WAITING or row.round != number:
        raise Conflict(f"table {table} is in round {row.round} and {row.state}")


def list_commitments(connection: Connection, table: str) -> dict[int, str]:
    """What each seat has committed to in the present round."""
    rows = connection.execute(select(PLEDGES.c.seat, PLEDGES.c.commitment).where(PLEDGES.c.table_id == table))
    return {row.seat: row.commitment for row in rows}


def has_open_seat(connection: Connection, table: str) -> bool:
    """Whether somebody is still to come: until then nothing may be opened."""
    free = select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.kind == OPEN)
    return connection.execute(free.limit(1)).one_or_none() is not None


def list_pledging(connection: Connection, table: str) -> list[int]:
    """The seats that have to commit."""
    rows = connection.execute(select(SEATS.c.seat, SEATS.c.kind, SEATS.c.person).where(SEATS.c.table_id == table))
    return pledging([Seat(seat=row.seat, kind=row.kind, person=row.person or "") for row in rows])
