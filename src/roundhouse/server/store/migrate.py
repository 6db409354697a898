"""Brings a database to the schema this version works with."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from roundhouse.server.store.engine import make_engine
from roundhouse.server.store.errors import NotAStore, StoreTooNew, translated
from roundhouse.server.store.migrations import HEAD

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER: Final = Path(__file__).parent / "migrations"
NOTED_IN: Final = "alembic_version"


def migrate(url: str | URL) -> None:
    """Make or bring up a database. One that is up to date is only looked at.

    `NotAStore` if it holds something else, `StoreTooNew` if a later version wrote it: then it is left as it was.
    """
    engine = make_engine(url)
    try:
        with engine.begin() as connection:
            version = version_of(connection)
            if version != HEAD:
                _upgrade(connection, version)
    except (DBAPIError, sqlite3.Error) as error:
        raise translated(error) from error
    finally:
        engine.dispose()


def version_of(connection: Connection) -> str:
    """The schema a database says it has; empty for a new one."""
    names = inspect(connection).get_table_names()
    if not names:
        return ""
    if NOTED_IN not in names:
        raise NotAStore("this database holds something else")
    return str(connection.execute(text(f"SELECT version_num FROM {NOTED_IN}")).scalar() or "")  # noqa: S608 - our own


def config_of(url: str = "") -> Config:
    """What Alembic has to know."""
    from alembic.config import Config  # noqa: PLC0415 - slow to load, and rarely needed

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def _upgrade(connection: Connection, version: str) -> None:
    from alembic import command  # noqa: PLC0415 - slow to load, and rarely needed
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - same

    config = config_of()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version and version not in known:
        raise StoreTooNew(f"the database has schema {version}, this version knows {HEAD}")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
