"""Entries as rows: the note as JSON without the state, the state packed against the one before."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import msgspec
from sqlalchemy import Connection, bindparam, exists, func, insert, select, update
from sqlalchemy.dialects import sqlite

from roundhouse.server.store.errors import Conflict, StoreDamaged, UnknownTable
from roundhouse.server.store.pack import WHOLE_EVERY, is_whole, pack, unpack
from roundhouse.server.store.schema import ENTRIES, TABLES
from roundhouse.table.notes import MOVE, Entry, digest_of, read_bytes, show_bytes

EntryRow: TypeAlias = tuple[str, int, str | None, int, str, bytes, bytes]
"""The columns of `entries` in their order."""

REMEMBERED: Final = 500
"""Tables whose last state is kept in memory, so that an append reads nothing."""

_QMARK: Final = sqlite.dialect(paramstyle="qmark")
_ADD: Final = str(insert(ENTRIES).compile(dialect=_QMARK))
_TOUCH: Final = str(
    update(TABLES).where(TABLES.c.id == bindparam("table")).values(updated=bindparam("now")).compile(dialect=_QMARK)
)
_NOTES: Final = msgspec.json.Decoder(Entry)
_NO_STATE: Final = ""


class Journals:
    """Writes entries. It remembers where tables stand, as far as that is committed or about to be."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, tuple[int, bytes]] = OrderedDict()
        self._touched: set[str] = set()
        self._told: set[str] = set()
        """The tables among them at which something happened that everybody may know of."""

    def rows(self, connection: Connection, table: str, entries: Sequence[Entry]) -> list[EntryRow]:
        """The rows for what follows a table's last entry; `Conflict` where something is missing in between."""
        return [self._row(table, entry, self._before(connection, table, entry.number)) for entry in entries]

    def _row(self, table: str, entry: Entry, before: bytes) -> EntryRow:
        state = read_bytes(entry.state)
        note = msgspec.json.encode(msgspec.structs.replace(entry, state=_NO_STATE))
        packed = pack(state, b"" if is_whole(entry.number) else before)
        self._touched.add(table)
        if is_told(entry):
            self._told.add(table)
        self._last[table] = (entry.number, state)
        self._last.move_to_end(table)
        return (table, entry.number, entry.command or None, entry.seat, entry.what, note, packed)

    def quick_rows(self, table: str, entries: Sequence[Entry]) -> list[EntryRow] | None:
        """The same, where memory alone knows what comes before; None if the database has to be asked."""
        last = self._last.get(table)
        if last is None or any(entry.number != n for n, entry in enumerate(entries, last[0] + 1)):
            return None
        return [self._row(table, entry, self._last[table][1]) for entry in entries]

    def quick_write(self, connection: sqlite3.Connection, rows: list[EntryRow], now: int) -> None:
        """The same in a transaction of the driver's own, for the one thing that is written all the time."""
        connection.executemany(_ADD, rows)
        connection.executemany(_TOUCH, self._touches(rows, now))

    def write(self, connection: Connection, rows: list[EntryRow], now: int) -> None:
        """Put the rows down: all, or an error of the database."""
        if rows:
            connection.exec_driver_sql(_ADD, rows)
            touches = self._touches(rows, now)
            if touches:
                connection.exec_driver_sql(_TOUCH, touches)

    def _touches(self, rows: Sequence[EntryRow], now: int) -> list[tuple[int, str]]:
        return [(now, table) for table in self._told & {row[0] for row in rows}]

    def committed(self) -> None:
        """What was written is there for good."""
        self._touched.clear()
        self._told.clear()
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def forget(self) -> None:
        """What was written since the last commit is not there."""
        for table in self._touched:
            self._last.pop(table, None)
        self._touched.clear()
        self._told.clear()

    def _before(self, connection: Connection, table: str, number: int) -> bytes:
        if number == 0:
            return b""
        last = self._last.get(table)
        if last is not None and last[0] == number - 1:
            return last[1]
        states = _chain(connection, table, number - 1)
        if not states:
            if not connection.execute(select(exists().where(TABLES.c.id == table))).scalar():
                raise UnknownTable(table)
            raise Conflict(f"entry {number - 1} of table {table} has to come first")
        return states[-1]


def is_told(entry: Entry) -> bool:
    """Whether everybody may know when it happened: lists say when a table was touched last.

    An answer to a sealed question that is still open, and what others are told nothing of, touch no table.
    """
    if entry.what != MOVE:
        return True
    is_sealed = 0 <= entry.sealed_since != entry.number
    return not is_sealed and any(event.audience is None for event in entry.events)


def _chain(connection: Connection, table: str, number: int) -> list[bytes]:
    """The states from the last whole one up to this entry; nothing if the entry is not there."""
    first = number - number % WHOLE_EVERY
    columns = select(ENTRIES.c.number, ENTRIES.c.state).where(ENTRIES.c.table_id == table)
    between = columns.where(ENTRIES.c.number.between(first, number)).order_by(ENTRIES.c.number)
    rows = [(int(row.number), bytes(row.state)) for row in connection.execute(between)]
    return _states(rows) if rows and rows[-1][0] == number else []


def read_last_state(connection: Connection, table: str) -> bytes:
    """The state after a table's last entry, without reading the others; nothing if it has none."""
    last = connection.execute(select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == table)).scalar()
    states = [] if last is None else _chain(connection, table, last)
    return states[-1] if states else b""


def _states(rows: Iterable[tuple[int, bytes]]) -> list[bytes]:
    states: list[bytes] = []
    for number, packed in rows:
        states.append(unpack(packed, b"" if is_whole(number) else states[-1]))
    return states


def read_entries(connection: Connection, table: str) -> list[Entry]:
    """All entries of a table with their states; `StoreDamaged` if one is not what was written."""
    columns = select(ENTRIES.c.number, ENTRIES.c.note, ENTRIES.c.state).where(ENTRIES.c.table_id == table)
    rows = connection.execute(columns.order_by(ENTRIES.c.number)).all()
    if [row.number for row in rows] != list(range(len(rows))):
        raise StoreDamaged(f"table {table}: an entry is missing")
    states = _states((row.number, row.state) for row in rows)
    entries: list[Entry] = []
    for row, state in zip(rows, states, strict=True):
        try:
            entry = _NOTES.decode(row.note)
        except msgspec.MsgspecError as error:
            raise StoreDamaged(f"table {table}, entry {row.number}: {error}") from error
        if entry.number != row.number or entry.digest != digest_of(state):
            raise StoreDamaged(f"table {table}, entry {row.number}: not what was written")
        entry.state = show_bytes(state)
        entries.append(entry)
    return entries
