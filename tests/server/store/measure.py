"""How much CPU an append costs, by the size of the groups: `python -m tests.server.store.measure`."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from tests.server.store.playing import a_store, a_table, an_entry

ROUNDS = 60


async def cost_of(together: int) -> tuple[float, float, float]:
    """Microseconds of CPU and of time for each append, and appends for each commit, with so many tables at once."""
    with tempfile.TemporaryDirectory() as folder:
        async with a_store(Path(folder)) as store:
            tables = [await a_table(store, 1) for _ in range(together)]
            groups = store._writer.groups
            rounds = [[(table, an_entry(table, number)) for table in tables] for number in range(1, ROUNDS)]
            cpu, clock = time.process_time(), time.perf_counter()
            for entries in rounds:
                await asyncio.gather(*(store.append(table, [entry]) for table, entry in entries))
            cpu, clock = time.process_time() - cpu, time.perf_counter() - clock
            made = together * len(rounds)
            return cpu / made * 1e6, clock / made * 1e6, made / (store._writer.groups - groups)


def main() -> None:
    for together in (1, 20, 50, 200):
        cpu, clock, group = asyncio.run(cost_of(together))
        print(f"{together:4} at once: {cpu:6.0f} us CPU, {clock:6.0f} us, {group:5.1f} in a commit")


if __name__ == "__main__":
    main()
