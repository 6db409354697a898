"""The one door of time: what the tests let through it, and that nothing goes past it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from roundhouse.server.driver import beats_left
from roundhouse.server.time import MACHINE
from tests.server.playing import in_loop
from tests.server.virtual import VirtualTime

SERVER = Path(__file__).parents[2] / "src/roundhouse/server"
ELSEWHERE = {"time.py", "store/writes.py"}
"""Where the machine is asked: the door itself, and the stamps of rows, by which nothing is decided."""


def test_nothing_goes_past_the_door() -> None:
    asks = re.compile(r"asyncio\.sleep|loop\(\)\.time|call_later|time\.(time|monotonic|perf_counter)|datetime\.now")
    found = {str(path.relative_to(SERVER)) for path in SERVER.rglob("*.py") if asks.search(path.read_text("utf-8"))}
    assert found <= ELSEWHERE


@in_loop
async def test_a_week_passes_in_a_moment_and_everything_in_its_order() -> None:
    time = VirtualTime()
    seen: list[tuple[str, float]] = []
    began = time.now()

    async def wait(name: str, seconds: float) -> None:
        await time.sleep(seconds)
        seen.append((name, time.now() - began))

    waiting = [asyncio.create_task(wait(*one)) for one in (("week", 604_800.0), ("day", 86_400.0), ("never", 1e9))]
    await time.pass_(700_000)
    assert seen == [("day", 86_400.0), ("week", 604_800.0)]
    assert time.now() == began + 700_000
    waiting[-1].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


@in_loop
async def test_the_machine_keeps_its_word() -> None:
    began = MACHINE.now()
    done = asyncio.Event()
    MACHINE.call_at(began + 0.02, done.set)
    MACHINE.call_at(began + 0.01, lambda: seen.append("cancelled")).cancel()
    seen: list[str] = []
    await asyncio.wait_for(done.wait(), 5)
    await MACHINE.sleep(0.01)
    assert MACHINE.now() - began >= 0.029
    assert not seen


def test_bots_answer_on_the_beat() -> None:
    for spent in (0.0, 0.1, 0.49):
        assert abs(spent + beats_left(spent, 0.5) - 0.5) < 1e-9
    assert abs(0.6 + beats_left(0.6, 0.5) - 1.0) < 1e-9
