"""What can go wrong with the store. Whatever is raised, nothing of the refused write is there."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """The store could not do it."""


class Conflict(StoreError):
    """Somebody else was quicker: the number, the command or the seat is taken. Load again and judge again."""


class UnknownTable(StoreError):
    """There is no table of this id."""


class UnknownPerson(StoreError):
    """There is nobody of this id."""


class StoreFull(StoreError):
    """No room is left. Writes work again as soon as there is some."""


class StoreBusy(StoreError):
    """Another process has been writing for too long."""


class StoreClosed(StoreError):
    """The store was closed before this was asked of it."""


class StoreDamaged(StoreError):
    """What is stored is not what was written."""


class NotAStore(StoreError):
    """The file is none of ours, or cannot be opened."""


class StoreTooNew(StoreError):
    """The file was written by a later version."""


_FULL: Final = "SQLITE_FULL"
_FOREIGN: Final = "SQLITE_CONSTRAINT_FOREIGNKEY"
_BUSY: Final = "SQLITE_BUSY"
_TAKEN: Final = ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY")
_NO_STORE: Final = ("SQLITE_NOTADB", "SQLITE_CANTOPEN")
_CORRUPT: Final = "SQLITE_CORRUPT"


def translated(error: DBAPIError | sqlite3.Error) -> StoreError:
    """What the database reported, as one of ours."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    name: str = getattr(cause, "sqlite_errorname", "")
    text = f"{cause} ({name or type(cause).__name__})"
    if name == _FULL:
        return StoreFull(text)
    if name == _BUSY:
        return StoreBusy(text)
    if name in _TAKEN:
        return Conflict(text)
    if name == _FOREIGN:
        return UnknownTable(text)
    if name in _NO_STORE:
        return NotAStore(text)
    if name == _CORRUPT:
        return StoreDamaged(text)
    return StoreError(text)
