"""Time that passes only when a test says so: a week in a second, and every moment exact.

Nothing is waited for but the store's thread: before time goes on, everything that can happen at a moment has happened.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, event

from roundhouse.server.bots import Job, think
from roundhouse.server.store import Store
from roundhouse.server.time import Timer

T = TypeVar("T")
IDLE = 3
"""So often the loop has to come round with nothing to do."""


class _Timer:
    def __init__(self, does: Callable[[], None]) -> None:
        self.does: Callable[[], None] | None = does

    def cancel(self) -> None:
        self.does = None


class VirtualTime:
    """Stands still until it is told to pass. The wall clock can be set, as people and machines do."""

    def __init__(self) -> None:
        self._now = 1_000.0
        self.jumped = 0.0
        """By how much the system's clock is wrong."""
        self.busy = 0
        """What other threads are at."""
        self._timers: list[tuple[float, int, _Timer]] = []
        self._count = count()

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        return 1_800_000_000.0 + self._now + self.jumped

    async def sleep(self, seconds: float) -> None:
        done = asyncio.Event()
        timer = self.call_at(self._now + max(0.0, seconds), done.set)
        try:
            await done.wait()
        finally:
            timer.cancel()

    def call_at(self, when: float, does: Callable[[], None]) -> Timer:
        timer = _Timer(does)
        heapq.heappush(self._timers, (max(when, self._now), next(self._count), timer))
        return timer

    async def settle(self) -> None:
        """Let everything happen that happens now."""
        idle = 0
        while idle < IDLE:
            await asyncio.sleep(0)
            ready: object = getattr(asyncio.get_running_loop(), "_ready", ())
            if self.busy:
                await asyncio.sleep(0.0002)
                idle = 0
            elif ready:
                idle = 0
            else:
                idle += 1

    async def pass_(self, seconds: float) -> None:
        """Let time pass, one moment after the other."""
        await self.settle()
        until = self._now + seconds
        while self._timers and self._timers[0][0] <= until:
            when, _, timer = heapq.heappop(self._timers)
            if timer.does is not None:
                self._now = max(self._now, when)
                timer.does()
                timer.does = None
                await self.settle()
        self._now = until
        await self.settle()

    async def until(self, true: Callable[[], object], most: float = 3_600.0) -> None:
        """Let time pass until something is true."""
        await self.settle()
        end = self._now + most
        while not true():
            while self._timers and self._timers[0][2].does is None:
                heapq.heappop(self._timers)
            assert self._timers, "nothing will happen any more"
            assert self._timers[0][0] <= end, "it did not happen in time"
            await self.pass_(self._timers[0][0] - self._now)

    async def outside(self, doing: Awaitable[T]) -> T:
        """Wait for what happens in another thread: meanwhile time stands."""
        self.busy += 1
        try:
            return await doing
        finally:
            self.busy -= 1


class VirtualStore(Store):
    """A real store whose threads hold up virtual time."""

    time: VirtualTime

    @classmethod
    async def at(cls, path: Path, time: VirtualTime) -> VirtualStore:
        store = await cls.open(path)
        assert isinstance(store, cls)
        store.time = time
        # Whether the disk has it is tried elsewhere; here a week of beats is to be quick.
        event.listen(store._writing, "connect", lambda raw, _: raw.execute("PRAGMA synchronous = OFF"))
        write = store._writer.do
        store._writer.do = lambda job: time.outside(write(job))  # type: ignore[method-assign]
        return store

    async def _read(self, read: Callable[[Connection], T]) -> T:
        return await self.time.outside(super()._read(read))


class ThinksHere:
    """Bots that think in this process. Each thought takes as long as the test says."""

    def __init__(self, time: VirtualTime, takes: Callable[[Job], float] = lambda job: 0.0) -> None:
        self._time = time
        self._takes = takes

    async def ask(self, job: Job) -> str:
        await self._time.sleep(self._takes(job))
        return think(job)
