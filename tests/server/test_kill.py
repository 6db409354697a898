"""Killed at any moment and started again: nothing that anybody was told is missing, doubled or changed."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from roundhouse.server.store import Store
from tests.server.playing import PATIENCE, Guest, House, Place, in_loop

ROOT = Path(__file__).parents[2]
BOT_TABLES = 3


class Program:
    """A real `roundhouse serve`."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address


@asynccontextmanager
async def a_program(folder: Path) -> AsyncGenerator[Program, None]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "roundhouse.cli.main", "serve", "--port", "0", "--data", str(folder),
        "--game", "tests/probes/dice_network.py", "--lang", "en",
        cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        found = re.search(r"http://([^/]+)/", line)
        assert found is not None, line
        yield Program(process, found[1])
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


class Known:
    """What somebody was told of a table before the kill."""

    def __init__(self, table: str, log: list[dict[str, Any]]) -> None:
        self.table = table
        self.log = log


class Player:
    """A scripted client: plays the first move that is offered, and remembers what was acknowledged."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.acknowledged: dict[str, str] = {}
        self.pending: dict[str, Any] | None = None
        self.sent = 0
        self.log: list[dict[str, Any]] = []

    async def play(self, place: Place, most: int = 1_000_000) -> None:
        for _ in range(most):
            if self.pending is None:
                await place.until(lambda: place.question() or place.now.get("ending"))
                question = place.question()
                if question is None:
                    return
                self.sent += 1
                move = await place.a_move()
                self.pending = {
                    "type": "do", "id": f"c{self.sent}", "seat": 0, "question": question["id"], "move": move,
                }  # fmt: skip
            done = await place.ask(**self.pending)
            if "fault" not in done:
                self.acknowledged[self.pending["id"]] = self.pending["move"]
            self.pending = None
            self.log = place.log


class Thinker:
    """Somebody at a clocked table who thinks, and what he was last told of his clock."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.left = 0
        self.runs = False
        self.at = 0.0
        self.killed = 0.0
        self._began = (0, 0.0)
        """What was left when he came, and a moment before that."""

    async def think(self, place: Place, asked: float) -> None:
        self.note(place.messages[-1])
        self._began = (self.left, asked)
        await place.send(type="seen", number=place.now["number"])
        while True:
            message = await place.read()
            self.note(message)
            if message["type"] == "update":
                await place.send(type="seen", number=message["number"])

    def note(self, message: dict[str, Any]) -> None:
        if "clocks" in message:
            (own,) = message["clocks"]["seats"]
            self.left, self.runs, self.at = own["left"], own.get("runs", False), time.monotonic()

    def check(self, place: Place) -> None:
        """The clock stood while the service was down; of the time before hardly any is given back."""
        (own,) = place.now["clocks"]["seats"]
        assert not own.get("runs")
        left, at = self._began
        assert own["left"] > left - (self.killed - at) * 1_000 - 100
        # The last word was read later than it was sent, perhaps only after the kill.
        spent = max(0.0, self.killed - self.at) * 1_000 if self.runs else 0.0
        assert own["left"] < self.left - spent + 1_000


async def be_killed(
    program: Program, guest: Guest, player: Player, tables: list[str], thinker: Thinker, after: float
) -> list[Known]:
    """Play and watch until the service is killed; what everybody was told by then."""
    known: list[Known] = []

    async def watch(table: str) -> None:
        try:
            async with guest.at(table) as place:
                known.append(Known(table, place.log))
                while True:
                    await place.read()
        except (ConnectionClosed, OSError, EOFError):
            return

    async def play() -> None:
        try:
            async with guest.at(player.table) as place:
                known.append(Known(player.table, place.log))
                await player.play(place)
                await asyncio.sleep(PATIENCE)
        except (ConnectionClosed, OSError, EOFError):
            return

    async def think() -> None:
        with suppress(ConnectionClosed, OSError, EOFError):
            asked = time.monotonic()
            async with guest.at(thinker.table) as place:
                await thinker.think(place, asked)

    tasks = [asyncio.create_task(one) for one in (play(), think(), *(watch(table) for table in tables))]
    await asyncio.sleep(after)
    thinker.killed = time.monotonic()
    program.process.send_signal(signal.SIGKILL)
    await program.process.wait()
    _, unfinished = await asyncio.wait(tasks, timeout=5)
    for task in unfinished:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return known


def goes_on(place: Place, heard: int) -> bool:
    return len(place.log) > heard or bool(place.now.get("ending") or place.question())


async def check_stored(folder: Path, player: Player) -> None:
    async with await Store.open(folder / "roundhouse.sqlite") as store:
        stored = await store.load_table(player.table)
    assert [entry.number for entry in stored.entries] == list(range(len(stored.entries)))
    own = [entry for entry in stored.entries if entry.command]
    assert max(Counter(entry.command for entry in own).values(), default=1) == 1
    moves = {entry.command: entry.move for entry in own}
    assert {command: moves.get(command) for command in player.acknowledged} == player.acknowledged


async def survive(tmp_path: Path, kills: int) -> None:
    luck = random.Random(kills)
    player: Player | None = None
    cookies: dict[str, str] = {}
    known: list[Known] = []
    thinker: Thinker | None = None
    told = thought = 0
    for kill in range(kills + 1):
        async with (
            a_program(tmp_path) as program,
            httpx.AsyncClient(base_url=f"http://{program.address}", timeout=PATIENCE, cookies=cookies) as http,
        ):
            guest = Guest(House(program.address), http)
            if not cookies:
                assert (await http.post("/api/guests", json={"name": "Ada"})).status_code == 201
                cookies = dict(http.cookies.items())
            if thinker is not None:
                async with guest.at(thinker.table) as place:
                    assert place.now, place.messages
                    thinker.check(place)
                    thought += thinker.runs
            for one in known:
                async with guest.at(one.table) as place:
                    assert place.now, place.messages
                    assert place.log[: len(one.log)] == one.log
                    # It goes on by itself: more is told, it is over, or the player is asked.
                    heard = len(one.log)
                    await place.until(partial(goes_on, place, heard))
            if player is not None and player.pending is not None:
                async with guest.at(player.table) as place:
                    await player.play(place, 1)
            if kill == kills:
                break
            if player is None or player.sent > 8:
                player = Player((await guest.new_table("dice_network", "you", "bot:random"))["id"])
            tables = [(await guest.new_table("switch_and_signal", "bot:random", "bot:random"))["id"]]
            tables += [
                (await guest.new_table("dice_network", "bot:random", "bot:random"))["id"] for _ in range(BOT_TABLES - 1)
            ]
            if thinker is None:
                clock = {"kind": "live", "minutes": 60}
                thinker = Thinker((await guest.new_table("dice_network", "you", "bot:random", clock=clock))["id"])
            known = await be_killed(program, guest, player, tables, thinker, luck.uniform(0.1, 2.0))
        assert player is not None
        await check_stored(tmp_path, player)
        told += sum(len(one.log) for one in known)
    assert told > 10 * kills, "nothing happened that could have been lost"
    assert thought > kills / 3, "no clock ran that could have lost time"


@in_loop
async def test_killed_at_random_moments_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    await survive(tmp_path, 3)


@pytest.mark.slow
@pytest.mark.timeout(600)
@partial(in_loop, seconds=500)
async def test_killed_twenty_times(tmp_path: Path) -> None:
    await survive(tmp_path, 20)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@partial(in_loop, seconds=7000)
async def test_killed_two_hundred_times(tmp_path: Path) -> None:
    await survive(tmp_path, 200)


@in_loop
async def test_told_to_stop_it_ends_in_order(tmp_path: Path) -> None:
    async with a_program(tmp_path) as program, httpx.AsyncClient(base_url=f"http://{program.address}") as http:
        guest = Guest(House(program.address), http)
        assert (await http.post("/api/guests", json={"name": "Ada"})).status_code == 201
        table = (await guest.new_table("dice_network", "you", "bot:random"))["id"]
        async with guest.at(table) as place:
            program.process.send_signal(signal.SIGTERM)
            with suppress(ConnectionClosed):
                while True:
                    await place.read()
            assert place.messages[-1] == {"type": "trouble", "fault": {"code": "stopping"}}
        assert await asyncio.wait_for(program.process.wait(), PATIENCE) == 0
        assert program.process.stderr is not None
        said = (await program.process.stderr.read()).decode()
        assert "Traceback" not in said
        for secret in http.cookies.values():
            assert secret not in said
            assert secret.partition(".")[2] not in said
