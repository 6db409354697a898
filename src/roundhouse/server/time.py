"""The one door through which time enters: whoever waits, counts or asks what time it is does it here.

Everything that runs is measured in monotonic seconds, so that a system clock that is set forward or back changes
nothing. The wall clock is asked for the calendar alone. Tests bring a time of their own and play a week in a second.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol


class Timer(Protocol):
    """Something that is to happen."""

    def cancel(self) -> None:
        """It shall not happen."""
        ...


class Time(Protocol):
    """What the service knows of time."""

    def now(self) -> float:
        """Seconds that pass and never go back; where they begin means nothing."""
        ...

    def wall(self) -> float:
        """Seconds since 1970, as the system believes: for the calendar."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...

    def call_at(self, when: float, does: Callable[[], None]) -> Timer:
        """Do something at a moment of `now`."""
        ...


class MachineTime:
    """Time as the machine has it."""

    def now(self) -> float:
        """Monotonic: the same clock that the event loop waits by."""
        return time.monotonic()

    def wall(self) -> float:
        """The system's clock."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait on the event loop."""
        await asyncio.sleep(seconds)

    def call_at(self, when: float, does: Callable[[], None]) -> Timer:
        """A timer of the event loop."""
        loop = asyncio.get_running_loop()
        return loop.call_later(max(0.0, when - self.now()), does)


MACHINE: Final = MachineTime()
