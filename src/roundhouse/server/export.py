"""A finished table as a file: the journal with everything in it, the secret too. Before the end nobody gets one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from litestar import Response

from roundhouse.server.faults import NOT_OVER, Trouble
from roundhouse.server.live import LiveTable
from roundhouse.server.store import OVER, StoredTable, UnknownTable, migrate
from roundhouse.server.store.engine import make_engine, url_of
from roundhouse.server.store.reads import read_invited, read_table, read_tables
from roundhouse.table import Journal, journal_of
from roundhouse.table.journal import encode_journal
from roundhouse.table.notes import End

MEDIA_TYPE: Final = "application/x-ndjson"
LISTED: Final = 1_000
_PLAIN: Final = re.compile(r"[^A-Za-z0-9_-]")


async def export_of(live: LiveTable) -> Response[bytes]:
    """The file of a table whose game is over."""
    async with live.lock:
        table = live.table
        if table is None or table.over is None:
            raise Trouble(409, NOT_OVER)
        content = encode_journal(journal_of(table))
    name = _PLAIN.sub("", f"{table.header.game}-{live.id}")
    headers = {"content-disposition": f'attachment; filename="{name}.jsonl"'}
    return Response(content, media_type=MEDIA_TYPE, headers=headers)


class Found:
    """A stored table, for whoever runs the service."""

    def __init__(self, stored: StoredTable) -> None:
        self._stored = stored
        self.has_begun = bool(stored.entries)
        self.is_over = stored.state == OVER

    def journal(self) -> bytes:
        """The file; without the secret if the game goes on."""
        stored = self._stored
        end = None
        if self.is_over:
            last = stored.entries[-1]
            end = End(entries=len(stored.entries), digest=last.digest, secret=stored.secret.hex())
        return encode_journal(Journal(stored.header, stored.entries, end))


def find_game_of(file: Path, table: str) -> Found:
    """A table of a store by its id or its code; `UnknownTable` if there is none."""
    migrate(url_of(file))
    engine = make_engine(url_of(file), readers=1)
    try:
        with engine.begin() as connection:
            try:
                return Found(read_table(connection, table))
            except UnknownTable:
                row = read_invited(connection, table.strip().upper())
                if row is None:
                    raise
                return Found(read_table(connection, row.id))
    finally:
        engine.dispose()


def list_finished(file: Path) -> list[tuple[str, str, list[str]]]:
    """The finished tables of a store, the last first: id, game, who played."""
    migrate(url_of(file))
    engine = make_engine(url_of(file), readers=1)
    try:
        with engine.begin() as connection:
            rows = read_tables(connection, OVER, "", open_only=False, limit=LISTED)
    finally:
        engine.dispose()
    return [(row.id, row.header.game, [seat.name or seat.bot for seat in row.seats]) for row in rows]
