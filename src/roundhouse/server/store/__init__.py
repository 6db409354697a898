"""The store: tables, journals and people in one SQLite file, every answer given after its commit."""

from roundhouse.server.store.errors import (
    Conflict,
    NotAStore,
    StoreBusy,
    StoreClosed,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreTooNew,
    UnknownPerson,
    UnknownTable,
)
from roundhouse.server.store.migrate import migrate
from roundhouse.server.store.rows import OVER, PLAYING, WAITING, Person, Pledge, Seat, StoredTable, TableRow, pledging
from roundhouse.server.store.store import Store

__all__ = [
    "OVER",
    "PLAYING",
    "WAITING",
    "Conflict",
    "NotAStore",
    "Person",
    "Pledge",
    "Seat",
    "Store",
    "StoreBusy",
    "StoreClosed",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "StoreTooNew",
    "StoredTable",
    "TableRow",
    "UnknownPerson",
    "UnknownTable",
    "migrate",
    "pledging",
]
