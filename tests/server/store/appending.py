"""A process that appends at several tables and prints what it was told is done, until it is killed.

`python -m tests.server.store.appending FOLDER`. Started again in the same folder it goes on where it was.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from roundhouse.server.store import Store
from tests.server.store.playing import a_store, a_table, an_entry

TABLES = 6


async def append_for_ever(store: Store, table: str) -> None:
    number = len((await store.load_table(table)).entries)
    while True:
        await store.append(table, [an_entry(table, number)])
        sys.stdout.write(f"{table} {number}\n")
        sys.stdout.flush()
        number += 1


async def run(folder: Path) -> None:
    async with a_store(folder) as store:
        tables = await store.playing()
        tables += [await a_table(store) for _ in range(TABLES - len(tables))]
        await asyncio.gather(*(append_for_ever(store, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
