"""Makes the clocks of one table go: starts them, says when time is up, and never lets the table get stuck.

    WAITS --confirmed, or five seconds--> RUNS --nothing left--> UP
    RUNS, WAITS --another question--> WAITS

When a seat's own time is up, a stand-in plays for it from then on, until the person says that he is back or plays
himself. When a window's time is up the table answers for whoever has been silent, all at once and never earlier:
with *pass* where that can be said, else as the stand-in would. A discussion is closed for whose call it is.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from roundhouse.bots.find import bots_of
from roundhouse.bots.kit import RandomBot
from roundhouse.kernel.events import Out
from roundhouse.kernel.questions import STANDING, Slot
from roundhouse.server.bots import BotFailed, Thinkers, job_for
from roundhouse.server.clocks import NOTHING, WINDOW, Clockwork, asked_at
from roundhouse.server.faults import Trouble
from roundhouse.server.heart import BEAT, SLOW_BEAT
from roundhouse.server.holidays import Calendar
from roundhouse.server.store import StoreError
from roundhouse.server.time import Timer
from roundhouse.table import Command, LocalTable

if TYPE_CHECKING:
    from roundhouse.server.live import LiveTable

STAND_INS: Final = ("steady", "random")
"""Who plays for somebody whose time is up: the first that the game has."""

PASS: Final = "pass"
"""How one says nothing in a window, in every notation."""

RETRY: Final = 5.0
"""Seconds before something is tried again that could not be stored."""

LOOK: Final = 600.0
"""Seconds after which holidays are looked at again, should the system's clock have been set."""

MOST_TRIED: Final = 50
"""So many moves are looked at for one that closes a discussion."""

_events = structlog.get_logger("roundhouse.clocks")


class Ticker:
    """The clocks of one table, as they go."""

    def __init__(self, live: LiveTable, bots: Thinkers, calendar: Calendar) -> None:
        self._live = live
        self._timing = live.timing
        self._heart = live.timing.heart
        self._bots = bots
        self._calendar = calendar
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def arm(self) -> None:
        """Something happened: set the timer for what comes next."""
        clocks = self._timing.clocks
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if clocks is None or self._stopped:
            return
        self._go_on(0.0)
        if not clocks.is_live and clocks.stand.on != NOTHING:
            self._ring_at(self._live.time.now())  # holidays are looked at

    def _ring_at(self, when: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._live.time.call_at(when, self._begin)

    def _begin(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._ring())

    async def stop(self) -> None:
        """No clock goes any more here."""
        self._stopped = True
        self._heart.beat_for(self._live.id, 0)
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def is_idle(self) -> bool:
        """Whether no clock needs this table in memory."""
        clocks = self._timing.clocks
        return clocks is None or (clocks.stand.on == NOTHING and (self._task is None or self._task.done()))

    # -- what happens by itself ----------------------------------------------------------------------

    async def _ring(self) -> None:
        live, again = self._live, 0.0
        try:
            async with live.lock:
                clocks = self._timing.clocks
                if clocks is None or live.table is None:
                    return
                self._timing.remember()
                look = 0.0 if clocks.is_live else await self._rest(clocks)
                self._timing.remember()
                now = self._heart.lived()
                if clocks.start_late(now):
                    await self._timing.keep()
                up = clocks.is_up(now)
                on, key = clocks.stand.on, clocks.stand.key
                if up and on != WINDOW:
                    await self._end_turn(live.table, clocks, on, now)
            if up and on == WINDOW:
                await self._close(key)
            again = 0.0 if up else look
        except (Trouble, StoreError):
            again = RETRY
        except Exception as error:  # noqa: BLE001 - one broken table must not stop; its clock is looked at again
            _events.error("clock_failed", table=live.id, kind=type(error).__name__)
            again = RETRY
        self._go_on(again)

    def _go_on(self, again: float) -> None:
        """The next moment: what the clocks say, at the latest after so many seconds if there are any."""
        clocks = self._timing.clocks
        if clocks is None or self._stopped:
            return
        goes = clocks.runs or clocks.waits
        self._heart.beat_for(self._live.id, (BEAT if clocks.is_live else SLOW_BEAT) if goes else 0)
        moments = [self._heart.moment(clocks.next())] if goes else []
        if again:
            later = self._live.time.now() + again
            moments = [max(later, *moments)] if again == RETRY and moments else [*moments, later]
        if moments:
            self._ring_at(min(moments))

    async def _rest(self, clocks: Clockwork) -> float:
        """Stop for holidays or go on after them; seconds until that is to be looked at again."""
        table = self._live.table
        if clocks.stand.on == NOTHING or table is None:
            return 0.0
        seats = [clocks.stand.on] if clocks.stand.on != WINDOW else asked_at(table).seats
        rests, changes = await self._calendar.rest_of(self._timing.persons_of(seats))
        if clocks.rest(self._heart.lived(), rests=rests):
            await self._timing.keep()
        return min(LOOK, changes) if changes else LOOK

    async def _end_turn(self, table: LocalTable, clocks: Clockwork, seat: int, now: int) -> None:
        self._timing.remember()
        clocks.end_turn(seat)
        clocks.follow(asked_at(table), self._timing.people(), now)
        _events.info("time_is_up", table=self._live.id, seat=seat)
        await self._timing.keep()

    # -- closing time --------------------------------------------------------------------------------

    async def _close(self, key: str) -> None:
        live = self._live
        async with live.lock:
            table, clocks = live.table, self._timing.clocks
            if table is None or clocks is None or clocks.stand.key != key:
                return
            if table.state.question.kind == STANDING:
                await self._close_discussion(table, clocks)
                return
            waited_for = set(self._timing.people()) - set(clocks.stand.out)
            silent = [slot for slot in table.state.question.open_slots() if slot.answerer in waited_for]
            asked = {table.id_of(slot): slot for slot in silent}
            thoughts = [self._answer_for(table, slot) for slot in asked.values()]
        answers = await asyncio.gather(*thoughts)
        async with live.lock:
            if live.table is not table or clocks.stand.key != key:
                return
            for slot in asked.values():
                if not self._timing.is_there(slot.answerer):
                    clocks.leave(slot.answerer)  # silent and not there: his seat is played for from now on
            for (question, slot), answer in zip(asked.items(), answers, strict=True):
                if table.question(slot.answerer) == question:
                    await self._say(slot.answerer, question, answer)
            # Whoever has several answers to give is asked for the next one; bots may still be thinking.
            if clocks.stand.key == key:
                clocks.open_again(self._heart.lived())
                await self._timing.keep()

    async def _answer_for(self, table: LocalTable, slot: Slot) -> str:
        """What a silent seat answers. Decided outside the lock, in a world re-dealt for it."""
        game, seat = table.game, slot.answerer
        numbers = game.grammar.questions[slot.what].numbers
        passing = game.grammar.by_name.get(PASS)
        if (
            passing is not None
            and passing.number in numbers
            and not passing.parts
            and table.why_not(seat, PASS) is None
        ):
            return PASS
        thought = table.thought(seat)
        assert thought is not None
        try:
            move = await self._bots.ask(job_for(table, stand_in_of(table), thought))
        except BotFailed:
            move = ""
        return move or game.grammar.show(thought.world, RandomBot().choose(thought).move)

    async def _close_discussion(self, table: LocalTable, clocks: Clockwork) -> None:
        found = closing_move(table)
        if found is None:
            clocks.open_again(self._heart.lived())
            await self._timing.keep()
            return
        seat, move = found
        await self._say(seat, table.question(seat), move)

    async def _say(self, seat: int, question: str, move: str) -> None:
        await self._live.change(lambda table: table.play(Command("", seat, question, move, stand_in=True)))


def stand_in_of(table: LocalTable) -> str:
    """The bot that plays for somebody who is not there."""
    known = bots_of(table.game)
    return next(name for name in STAND_INS if name in known)


def closing_move(table: LocalTable) -> tuple[int, str] | None:
    """Whose call it is to close what is being discussed, and how that is said: found by trying."""
    game, s = table.game, table.state
    for slot in s.question.open_slots():
        for move in game.legal(s, slot, most=MOST_TRIED):
            ahead = game.clone(s)
            game.apply(ahead, slot, move, Out())
            if ahead.question is None or ahead.question.kind != STANDING:
                return slot.answerer, game.grammar.show(s, move)
    return None
