"""How long the service has lived, all its lives together: the time by which clocks are measured.

While a clock runs the store is told so four times a second, in one row for all tables. After a kill the clocks go on
from the last beat: at most a quarter of a second of anybody's time is given back, none is taken. While the service
is down no time passes, and what the system's clock says never matters.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from roundhouse.server.store import Store, StoreError
from roundhouse.server.time import Time

BEAT: Final = 0.25
"""Seconds from one beat to the next while a live clock runs."""

SLOW_BEAT: Final = 60.0
"""The same where only clocks by the day run."""

_events = structlog.get_logger("roundhouse.heart")


class Heart:
    """Counts the milliseconds of the service's life."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self.time = time
        self._base = 0
        self._born = time.now()
        self._running: dict[str, float] = {}
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Go on from what was lived before."""
        self._base = await self._store.lived()
        self._born = self.time.now()
        self._task = asyncio.get_running_loop().create_task(self._beat())

    async def close(self) -> None:
        """The last beat."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            await self._write()

    @property
    def before(self) -> int:
        """Milliseconds of all lives before this one."""
        return self._base

    def lived(self) -> int:
        """Milliseconds so far."""
        return self._base + round((self.time.now() - self._born) * 1_000)

    def moment(self, lived: int) -> float:
        """When so much will have been lived, as `Time.now` counts."""
        return self._born + (lived - self._base) / 1_000

    def beat_for(self, table: str, beat: float) -> None:
        """A table's clock runs and needs a beat so often; 0: it stands."""
        if not beat:
            self._running.pop(table, None)
        elif self._running.get(table) != beat:
            faster = beat < min(self._running.values(), default=2 * beat)
            self._running[table] = beat
            if faster:
                self._more.set()

    async def _beat(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._running:
                await self._write()
                if not self._running:
                    break  # the last clock stopped while that was written
                rest = asyncio.ensure_future(self.time.sleep(min(self._running.values())))
                more = asyncio.ensure_future(self._more.wait())
                try:
                    await asyncio.wait({rest, more}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    rest.cancel()
                    more.cancel()
                self._more.clear()

    async def _write(self) -> None:
        try:
            await self._store.live_on(self.lived())
        except StoreError as error:
            _events.warning("no_beat", kind=type(error).__name__)
