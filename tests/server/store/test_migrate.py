"""The schema: migrations lead to it, on both databases; files of others are left alone."""

from __future__ import annotations

import asyncio
import io
import sqlite3
import stat
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import make_url, text
from sqlalchemy.schema import CreateTable

from roundhouse.server.store import NotAStore, Store, StoreTooNew, migrate
from roundhouse.server.store.engine import make_engine, url_of
from roundhouse.server.store.migrate import config_of
from roundhouse.server.store.migrations import HEAD
from roundhouse.server.store.schema import METADATA
from roundhouse.server.store.writes import hash_of
from tests.server.store.playing import a_store, a_table, some_entries


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    url = url_of(tmp_path / "a %d folder.db")
    migrate(url)
    migrate(url)
    engine = make_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, METADATA) == []
    engine.dispose()
    assert ScriptDirectory.from_config(config_of()).get_heads() == [HEAD]


def test_they_come_and_go(tmp_path: Path) -> None:
    url = url_of(tmp_path / "roundhouse.db")
    migrate(url)
    engine = make_engine(url)
    with engine.begin() as connection:
        config = config_of()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert connection.exec_driver_sql("SELECT count(*) FROM alembic_version").scalar() == 0
        command.upgrade(config, "head")
    engine.dispose()


def test_a_cookie_from_before_there_were_devices_is_still_somebodys(tmp_path: Path) -> None:
    path = tmp_path / "roundhouse.db"
    engine = make_engine(url_of(path))
    with engine.begin() as connection:
        config = config_of()
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        connection.execute(
            text("INSERT INTO people VALUES ('p1', 'Ada', 'en', 'auto', :cookie, 1)"), {"cookie": hash_of("secret")}
        )
    engine.dispose()

    async def story() -> None:
        async with await Store.open(path) as store:
            ada = await store.find_guest("p1.secret")
            assert ada is not None
            assert ada.name == "Ada"
            assert await store.find_guest("p1.other") is None
            assert [one.id for one in await store.list_devices("p1")] == ["p1"]

    asyncio.run(story())


def test_the_same_schema_is_written_for_postgresql() -> None:
    written = io.StringIO()
    url = "postgresql+psycopg://nobody@localhost/none"
    dialect = make_url(url).get_dialect()()
    config = config_of(url)
    config.output_buffer = written
    with redirect_stdout(io.StringIO()):
        command.upgrade(config, "head", sql=True)
    for table in METADATA.sorted_tables:
        assert str(CreateTable(table).compile(dialect=dialect)).startswith(f"\nCREATE TABLE {table.name}")
        assert f"CREATE TABLE {table.name} (" in written.getvalue()
    assert "BYTEA NOT NULL" in written.getvalue()


def test_a_new_file_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path / "new folder") as store:
            await a_table(store, 1)
            for path in store.path.parent.iterdir():
                assert stat.S_IMODE(path.stat().st_mode) == 0o600, path

    asyncio.run(story())


def test_what_is_there_is_there_after_opening_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            table = await a_table(store, 40)
        for _ in range(2):
            async with a_store(tmp_path) as store:
                assert (await store.load_table(table)).entries == some_entries(table, 0, 40)

    asyncio.run(story())


def refused(path: Path, error: type[Exception]) -> None:
    before = path.read_bytes()
    with pytest.raises(error):
        asyncio.run(Store.open(path))
    assert path.read_bytes() == before


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("not a database, but long enough to be looked at as one\n" * 100, "utf-8")
    refused(text, NotAStore)
    foreign = tmp_path / "foreign.db"
    connection = sqlite3.connect(foreign)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE people (id)")
    connection.close()
    refused(foreign, NotAStore)
    with pytest.raises(NotAStore):
        asyncio.run(Store.open(tmp_path))
    with pytest.raises(NotAStore):
        asyncio.run(Store.open(text / "roundhouse.db"))


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "roundhouse.db"
    migrate(url_of(path))
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    refused(path, StoreTooNew)
