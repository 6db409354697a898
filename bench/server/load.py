"""The same load for everybody: so many tables, a move a second at each, everybody at the table hears of it."""

from __future__ import annotations

import asyncio
import math
import os
import random
import statistics
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol  # Any: figures as JSON

BEAT = 1.0
"""Seconds from one move at a table to the next."""

WARM_UP = 2
"""Moves at each table that do not count."""

PATIENCE = 20.0


class Table(Protocol):
    """What the load sees of a table."""

    sizes: list[int]
    """The sizes of the messages that its receivers got."""

    async def move(self) -> None:
        """Send the next move; returns when it is acknowledged."""
        ...

    async def close(self) -> None:
        """Leave."""
        ...


def cpu_seconds(process: int) -> float:
    """What a process with all its threads has used of the processors so far."""
    stat = Path(f"/proc/{process}/stat")
    if stat.is_file():
        fields = stat.read_text("utf-8").rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))
    said = subprocess.run(["ps", "-o", "time=", "-p", str(process)], capture_output=True, text=True, check=True).stdout
    seconds = 0.0
    for word in said.strip().split(":"):
        seconds = 60 * seconds + float(word)
    return seconds


async def put_under_load(tables: Sequence[Table], process: int, moves: int) -> dict[str, Any]:
    """Play so many moves at every table, evenly spread over each second; what it took."""
    clock = asyncio.get_running_loop().time
    luck = random.Random(len(tables))  # noqa: S311 - no secret
    began = clock() + 0.2
    phases = [BEAT * (n + luck.random()) / len(tables) for n in range(len(tables))]
    late: list[float] = []

    async def play(table: Table, phase: float) -> list[float]:
        waits: list[float] = []
        for number in range(WARM_UP + moves):
            planned = began + phase + BEAT * number
            behind = clock() - planned
            if behind < 0:
                await asyncio.sleep(-behind)
                planned = clock()
            # Who could not even send in time, because the last answer was missing, waits since the time planned.
            async with asyncio.timeout(PATIENCE):
                await table.move()
            if number >= WARM_UP:
                waits.append(clock() - planned)
                if behind > 0:
                    late.append(behind)
        return waits

    async def weigh() -> tuple[float, float]:
        await asyncio.sleep(began + WARM_UP * BEAT - clock())
        return cpu_seconds(process), clock()

    weighing = asyncio.create_task(weigh())
    found = await asyncio.gather(*(play(table, phase) for table, phase in zip(tables, phases, strict=True)))
    before, since = await weighing
    used, taken = cpu_seconds(process) - before, clock() - since
    waits = sorted(wait for one in found for wait in one)
    sizes = sorted(size for table in tables for size in table.sizes)
    return {
        "tables": len(tables),
        "moves": len(waits),
        "moves_per_second": round(len(waits) / taken, 1),
        "cpu_ms_per_move": round(1000 * used / len(waits), 4),
        "p50_ms": round(1000 * statistics.median(waits), 3),
        "p99_ms": round(1000 * waits[math.ceil(0.99 * len(waits)) - 1], 3),
        "late": len(late),
        "message_median": sizes[len(sizes) // 2] if sizes else 0,
        "message_max": sizes[-1] if sizes else 0,
    }
