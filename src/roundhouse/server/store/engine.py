"""Connections. SQLite: write-ahead log, every commit on the disk before it counts, transactions begun by us."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.pool import ConnectionPoolEntry

PATIENCE: Final = 10_000
"""Milliseconds to wait for another process that writes."""


def url_of(path: Path) -> URL:
    """The address of a file."""
    return URL.create("sqlite", database=str(path))


def make_engine(url: str | URL, *, readers: int = 0) -> Engine:
    """An engine that writes, or, with a number of readers, one that only reads."""
    url = make_url(url)
    if url.get_backend_name() != "sqlite":
        return create_engine(url, hide_parameters=True)
    engine = create_engine(
        url,
        pool_size=max(readers, 1),
        max_overflow=0,
        hide_parameters=True,  # an error goes into the log: what was to be written must not stand in it
        # Python's own guessing when a transaction begins is switched off: see `begin`.
        connect_args={"isolation_level": None, "check_same_thread": False},
    )

    def connected(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        connection.execute(f"PRAGMA busy_timeout={PATIENCE}")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        if readers:
            connection.execute("PRAGMA query_only=ON")

    def begin(connection: Connection) -> None:
        # Who writes takes the lock at once: one who has read first could be refused it later.
        connection.exec_driver_sql("BEGIN" if readers else "BEGIN IMMEDIATE")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begin)
    return engine
