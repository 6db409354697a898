"""The bots of one table: whoever is asked thinks, waits a beat that people can follow, and answers.

A thought about a question that has changed meanwhile is thrown away.
"""

from __future__ import annotations

import asyncio
import contextlib
from math import ceil
from typing import Final

import structlog

from roundhouse.bots.kit import RandomBot, Thought
from roundhouse.kernel.questions import STANDING
from roundhouse.server.bots import BotFailed, Job, Thinkers, job_for
from roundhouse.server.faults import Trouble
from roundhouse.server.live import LiveTable
from roundhouse.server.store import BOT
from roundhouse.table import Command, LocalTable

PACES: Final = {"slow": 1.6, "brisk": 0.5, "instant": 0.02}
"""Seconds from one move of a bot to the next: the beat on which its answers leave."""

RETRY: Final = 5.0
"""Seconds before bots try again what could not be stored."""

_events = structlog.get_logger("roundhouse.bots")


class Due:
    """A bot that is asked, and what it is given to think about."""

    def __init__(self, seat: int, question: str, thought: Thought, job: Job, *, must_speak: bool) -> None:
        self.seat = seat
        self.question = question
        self.thought = thought
        self.job = job
        self.must_speak = must_speak

    def any_move(self) -> str:
        """A random move, for a bot that has none; empty if there is none."""
        thought = self.thought
        move = RandomBot().choose(thought).move
        return thought.game.grammar.show(thought.world, move)


class Driver:
    """Lets the bots of a table play, as long as one of them is asked."""

    def __init__(self, live: LiveTable, bots: Thinkers, pace: str) -> None:
        self._live = live
        self._time = live.time
        self._bots = bots
        self._pause = PACES[pace]
        self._wake = asyncio.Event()
        self._silent: set[int] = set()
        """Who has nothing to say in a standing question until something happens."""
        self._task: asyncio.Task[None] | None = None
        live.on_change = self.wake

    def set_pace(self, pace: str) -> None:
        """From the next answer on."""
        self._pause = PACES[pace]

    @property
    def is_idle(self) -> bool:
        """Whether no bot is asked anything at present."""
        return self._task is None or not self._wake.is_set()

    def wake(self) -> None:
        """Something happened: look whether a bot is asked."""
        self._silent.clear()
        if any(self._live.bot_of(seat.seat) for seat in self._live.seats):
            self._wake.set()
            if self._task is None:
                self._task = asyncio.get_running_loop().create_task(self._drive())

    async def stop(self) -> None:
        """No more moves."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _drive(self) -> None:
        while True:
            await self._wake.wait()
            try:
                if not await self._play_one():
                    self._wake.clear()
            except Trouble:
                await self._time.sleep(RETRY)
            except Exception as error:  # noqa: BLE001 - one broken table must not stop; it rests until it is touched
                _events.error("table_rests", table=self._live.id, kind=type(error).__name__)
                self._wake.clear()

    async def _play_one(self) -> bool:
        """One answer of one bot; False if none is asked."""
        async with self._live.lock:
            due = self._due()
        if due is None:
            return False
        began = self._time.now()
        move = await self._think(due)
        await self._time.sleep(beats_left(self._time.now() - began, self._pause))
        async with self._live.lock:
            table = self._live.playing()
            if table.question(due.seat) != due.question or self._live.bot_of(due.seat) != due.job.bot:
                return True
            if not move:
                self._silent.add(due.seat)
                return True
            await self._answer(due, move)
        return True

    def _due(self) -> Due | None:
        """The first bot that is asked and has not said that it waits. The lock must be held."""
        table = self._live.table
        if table is None or table.over is not None:
            return None
        asked = [seat for seat in table.asked_seats() if table.choices(seat)]
        bots = [seat for seat in asked if self._live.bot_of(seat)]
        speaking = [seat for seat in bots if seat not in self._silent]
        must_speak = not _may_wait(table) or (not speaking and bots == asked)
        seat = next(iter(speaking or (bots if must_speak else ())), None)
        thought = table.thought(seat) if seat is not None else None
        if seat is None or thought is None:
            return None
        job = job_for(table, self._live.bot_of(seat), thought)
        return Due(seat, table.question(seat), thought, job, must_speak=must_speak)

    async def _think(self, due: Due) -> str:
        try:
            move = await self._bots.ask(due.job)
        except BotFailed as error:
            _events.warning("bot_failed", table=self._live.id, seat=due.seat, bot=due.job.bot, why=str(error))
            move = due.any_move()
        return due.any_move() if not move and due.must_speak else move

    async def _answer(self, due: Due, move: str) -> None:
        if await self._accepts(due, move) or self._live.playing().question(due.seat) != due.question:
            return
        if not await self._accepts(due, due.any_move()):
            raise RuntimeError("not even a random move was accepted")

    async def _accepts(self, due: Due, move: str) -> bool:
        stand_in = self._live.seats[due.seat].kind != BOT
        command = Command("", due.seat, due.question, move, stand_in=stand_in)
        reply = await self._live.change(lambda table: table.play(command))
        if reply.because is not None:
            _events.warning("bot_refused", table=self._live.id, seat=due.seat, bot=due.job.bot, why=reply.because.key)
        return reply.accepted


def beats_left(spent: float, beat: float) -> float:
    """How long a bot that thought for a while still waits: it answers on a beat of its pace.

    So the moment of its answer says nothing of what it thought about, unless a thought takes longer than a beat;
    and even then only how many beats.
    """
    return ceil(max(spent, beat / 2) / beat) * beat - spent


def _may_wait(table: LocalTable) -> bool:
    """Whether nobody must act now."""
    return table.state.question is not None and table.state.question.kind == STANDING
