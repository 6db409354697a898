"""Durable before told; one commit for many; nothing half-written; a graceful end."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from roundhouse.server.store import OVER, Conflict, Store, StoreBusy, StoreClosed, StoreFull
from tests.server.store.playing import SECRET, a_header, a_store, a_table, an_entry, some_entries


def count_entries(store: Store, table: str) -> int:
    """As another program sees it."""
    connection = sqlite3.connect(store.path)
    try:
        found = connection.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone()
        return int(found[0])
    finally:
        connection.close()


def limit_pages(store: Store, pages: int) -> None:
    """A disk of so many pages, for the connection that writes."""
    connection = store._writing.raw_connection()
    assert connection.driver_connection is not None
    connection.driver_connection.execute(f"PRAGMA max_page_count={pages}")
    connection.close()


def pages_in_use(store: Store) -> int:
    connection = sqlite3.connect(store.path)
    try:
        return int(connection.execute("PRAGMA page_count").fetchone()[0])
    finally:
        connection.close()


async def append_until_full(store: Store, table: str, number: int) -> int:
    """The first number that found no room."""
    while True:
        try:
            await store.append(table, [an_entry(table, number)])
        except StoreFull:
            return number
        number += 1


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            with store._writing.connect() as connection:
                found = [
                    connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                ]
            assert found == ["wal", 2, 1]

    asyncio.run(story())


def test_who_is_told_finds_it_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            table = await a_table(store)
            for number in range(20):
                await store.append(table, [an_entry(table, number)])
                assert count_entries(store, table) == number + 1

    asyncio.run(story())


def test_what_is_asked_at_once_is_one_commit(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            tables = [await a_table(store) for _ in range(50)]
            before = store._writer.groups
            await asyncio.gather(*(store.append(table, [an_entry(table, 0)]) for table in tables))
            # The thread may wake up for the first; the rest waits for it together.
            assert store._writer.groups - before <= 5

    asyncio.run(story())


def test_in_a_group_only_the_one_at_fault_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            tables = [await a_table(store, 2) for _ in range(10)]
            wrong = an_entry(tables[4], 2)
            wrong.state = "no base64!"
            jobs = [store.append(table, [an_entry(table, 2) if n != 4 else wrong]) for n, table in enumerate(tables)]
            jobs.append(store.append(tables[0], [an_entry(tables[0], 1)]))
            jobs.append(store.append("none", [an_entry("none", 0)]))
            jobs.append(store.append(tables[1], [an_entry(tables[1], 3)]))
            done = await asyncio.gather(*jobs, return_exceptions=True)
            assert [n for n, one in enumerate(done) if one is not None] == [4, 10, 11]
            assert isinstance(done[10], Conflict)
            assert isinstance(done[4], ValueError)
            assert [count_entries(store, table) for table in tables] == [3, 4, 3, 3, 2, 3, 3, 3, 3, 3]
            await store.append(tables[4], [an_entry(tables[4], 2)])
            assert (await store.load_table(tables[4])).entries == some_entries(tables[4], 0, 3)

    asyncio.run(story())


def test_a_full_disk_refuses_and_takes_again_when_there_is_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            table, other = await a_table(store, 2), await a_table(store, 2)
            await store.close()
        async with a_store(tmp_path) as store:
            limit_pages(store, pages_in_use(store) + 2)
            many = some_entries(table, 2, 200)
            with pytest.raises(StoreFull):
                await store.append(table, many)
            assert (await store.load_table(table)).entries == some_entries(table, 0, 2)
            # What still fits is taken, alone and beside what does not.
            done = await asyncio.gather(
                store.append(table, many),
                store.append(other, [an_entry(other, 2)]),
                return_exceptions=True,
            )
            assert [type(one) for one in done] == [StoreFull, type(None)]
            number = await append_until_full(store, other, 3)
            with pytest.raises(StoreFull):
                await store.append(other, [an_entry(other, number)])
            with pytest.raises(StoreFull):
                await store.add_guest("A" * 5_000, "en")
            header = a_header()
            header.content = {"map": "long " * 2_000}
            with pytest.raises(StoreFull):
                await store.create_table(header, SECRET, [])
            assert len(await store.list_tables()) == 2
            assert (await store.load_table(other)).entries == some_entries(other, 0, number)
            limit_pages(store, 10_000)
            await store.append(table, many)
            await store.append(other, [an_entry(other, number)])
            assert (await store.load_table(table)).entries == some_entries(table, 0, 200)
            assert (await store.load_table(other)).entries == some_entries(other, 0, number + 1)

    asyncio.run(story())


def test_another_writer_that_does_not_let_go_is_reported(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            table = await a_table(store, 1)
            with store._writing.connect() as connection:
                connection.exec_driver_sql("PRAGMA busy_timeout=20")
                connection.rollback()
            other = sqlite3.connect(store.path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            waiting = [store.append(table, [an_entry(table, 1)]), store.set_state(table, OVER)]
            done = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(one) for one in done] == [StoreBusy, StoreBusy]
            assert (await store.load_table(table)).entries == some_entries(table, 0, 1)
            other.execute("ROLLBACK")
            other.close()
            await store.append(table, [an_entry(table, 1)])

    asyncio.run(story())


def test_who_stops_waiting_takes_nothing_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            table = await a_table(store)
            waiting = asyncio.ensure_future(store.append(table, [an_entry(table, 0)]))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            await store.append(table, [an_entry(table, 1)])
            assert (await store.load_table(table)).entries == some_entries(table, 0, 2)

    asyncio.run(story())


def test_closing_writes_what_was_asked_before(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "roundhouse.db")
        tables = [await a_table(store) for _ in range(30)]
        waiting = [asyncio.ensure_future(store.append(table, some_entries(table, 0, 3))) for table in tables]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 30
        assert [count_entries(store, table) for table in tables] == [3] * 30
        with pytest.raises(StoreClosed):
            await store.append(tables[0], [an_entry(tables[0], 3)])
        with pytest.raises(StoreClosed):
            await store.load_table(tables[0])
        await store.close()
        # Nothing waits beside the file: it can be copied as it is.
        assert [path.name for path in tmp_path.iterdir() if "wal" in path.name] == []

    asyncio.run(story())
