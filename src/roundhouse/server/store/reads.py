"""What can be read, each in one snapshot of the database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, Select, select

from roundhouse.server.store.errors import StoreDamaged, UnknownTable
from roundhouse.server.store.journals import read_entries
from roundhouse.server.store.rows import PLAYING, UNREADABLE, Pledge, Seat, StoredTable, TableRow
from roundhouse.server.store.schema import HELD, PLEDGES, SEATS, TABLES
from roundhouse.table.notes import Header

_HEADERS: Final = msgspec.json.Decoder(Header)

# Any: a row has the columns that were asked for.
AnyRow: TypeAlias = Row[Any]


def read_table(connection: Connection, table: str) -> StoredTable:
    """A whole table; `UnknownTable` if there is none."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        raise UnknownTable(table)
    shown = _rows_of(connection, [row])[0]
    if shown.state == UNREADABLE:
        raise StoreDamaged(f"table {table}: its header cannot be read")
    opened = select(PLEDGES.c.seat, PLEDGES.c.entropy).where(
        PLEDGES.c.table_id == table, PLEDGES.c.entropy.is_not(None)
    )
    return StoredTable(
        **{name: getattr(shown, name) for name in shown.__struct_fields__},
        secret=row.secret,
        entries=read_entries(connection, table),
        clocks=row.clocks or b"",
        entropies={one.seat: one.entropy for one in connection.execute(opened)},
    )


def read_row(connection: Connection, table: str) -> TableRow:
    """The same without secret and entries."""
    found = _rows(connection, select(TABLES).where(TABLES.c.id == table))
    if not found:
        raise UnknownTable(table)
    return found[0]


def read_tables(connection: Connection, state: str, person: str, *, open_only: bool, limit: int) -> list[TableRow]:
    """Tables of a state, of a person, or open to all; the last touched first."""
    wanted = select(TABLES).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit)
    if state:
        wanted = wanted.where(TABLES.c.state == state)
    if open_only:
        wanted = wanted.where(TABLES.c.open)
    if person:
        sit = select(SEATS.c.table_id).where(SEATS.c.person == person)
        sat = select(HELD.c.table_id).where(HELD.c.person == person)
        wanted = wanted.where((TABLES.c.owner == person) | TABLES.c.id.in_(sit) | TABLES.c.id.in_(sat))
    return _rows(connection, wanted)


def read_playing(connection: Connection) -> list[str]:
    """The ids of all tables that are being played."""
    return list(
        connection.execute(select(TABLES.c.id).where(TABLES.c.state == PLAYING).order_by(TABLES.c.id)).scalars()
    )


def read_invited(connection: Connection, code: str) -> TableRow | None:
    """The table of a code."""
    found = _rows(connection, select(TABLES).where(TABLES.c.code == code))
    return found[0] if found else None


def _rows(connection: Connection, wanted: Select[Any]) -> list[TableRow]:
    return _rows_of(connection, connection.execute(wanted).all())


def _rows_of(connection: Connection, rows: Sequence[AnyRow]) -> list[TableRow]:
    ids = [row.id for row in rows]
    seats, pledges, held = _seats(connection, ids), _pledges(connection, ids), _held(connection, ids)
    return [_table_row(row, seats[row.id], pledges[row.id], held[row.id]) for row in rows]


def _seats(connection: Connection, tables: Sequence[str]) -> defaultdict[str, list[Seat]]:
    found: defaultdict[str, list[Seat]] = defaultdict(list)
    wanted = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for row in connection.execute(wanted):
        seat = Seat(seat=row.seat, kind=row.kind, person=row.person or "", bot=row.bot, name=row.name)
        found[row.table_id].append(seat)
    return found


def _pledges(connection: Connection, tables: Sequence[str]) -> defaultdict[str, list[Pledge]]:
    found: defaultdict[str, list[Pledge]] = defaultdict(list)
    wanted = select(PLEDGES).where(PLEDGES.c.table_id.in_(tables)).order_by(PLEDGES.c.table_id, PLEDGES.c.seat)
    for row in connection.execute(wanted):
        pledge = Pledge(seat=row.seat, commitment=row.commitment, opened=row.entropy is not None)
        found[row.table_id].append(pledge)
    return found


def _held(connection: Connection, tables: Sequence[str]) -> defaultdict[str, dict[str, list[int]]]:
    found: defaultdict[str, dict[str, list[int]]] = defaultdict(dict)
    wanted = select(HELD).where(HELD.c.table_id.in_(tables)).order_by(HELD.c.table_id, HELD.c.seat)
    for row in connection.execute(wanted):
        found[row.table_id].setdefault(row.person, []).append(row.seat)
    return found


def _table_row(row: AnyRow, seats: list[Seat], pledges: list[Pledge], held: dict[str, list[int]]) -> TableRow:
    """A row; one whose header cannot be read stands there as UNREADABLE, so that it does not hide all others."""
    state = row.state
    try:
        header = _HEADERS.decode(row.header)
    except msgspec.MsgspecError:
        state = UNREADABLE
        header = Header(
            game=row.game, edition=row.edition, seats=len(seats), options={}, commitment="", names=[], bots=[], rules=""
        )
    return TableRow(
        id=row.id,
        header=header,
        state=state,
        open=row.open,
        code=row.code,
        pace=row.pace,
        clock=row.clock,
        chat=row.chat,
        owner=row.owner or "",
        created=row.created,
        updated=row.updated,
        seats=seats,
        round=row.round,
        pledges=pledges,
        name=row.name,
        next=row.next or "",
        held=held,
    )
