"""A table with people at it: one command at a time, durable before anybody is told.

A command is judged and applied, its entries are stored, and only then do messages go out and bots wake up. What
could not be stored is taken off again. If another process was quicker, the table is loaded anew and judges again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol  # Any: games of every state

import msgspec
import structlog

from roundhouse.kernel.game import Game
from roundhouse.kernel.options import Options
from roundhouse.server.company import LINES, Company
from roundhouse.server.facts import facts_of, may_look, not_ready, seats_of
from roundhouse.server.faults import BUSY, NOT_BEGUN, NOT_YOUR_SEAT, STORE_FULL, Trouble
from roundhouse.server.heart import Heart
from roundhouse.server.limits import Bucket
from roundhouse.server.log import Log
from roundhouse.server.screens import NOBODY, PUBLIC, Gaze, gaze_at
from roundhouse.server.secrecy import has_secrets
from roundhouse.server.store import (
    BOT,
    OPEN,
    OVER,
    PLAYING,
    WAITING,
    Conflict,
    Seat,
    Store,
    StoredTable,
    StoreError,
    TableRow,
)
from roundhouse.server.timing import Timing
from roundhouse.server.views import Eyes, encode
from roundhouse.server.wishes import Wishes
from roundhouse.table import LocalTable, Reply, open_table, resume_table
from roundhouse.table.notes import Header, PledgeNote
from roundhouse.wire.messages import Snapshot
from roundhouse.wire.parts import TableInfo, Waiting

ATTEMPTS: Final = 5
"""So often a command is judged again when another process was quicker."""

SEATS: Final = "seats"
READY: Final = "ready"
"""What a table waits for that has not begun: people, or that they agree on chance (chance.py)."""

_events = structlog.get_logger("roundhouse.live")

ROUNDS_A_SECOND: Final = 0.2
ROUNDS_AT_ONCE: Final = 10.0

Judge = Callable[[LocalTable], Reply]
Seating = tuple[list[Seat], Header | None]
"""Seats, and the header that goes with them if it is another one."""


class Receiver(Protocol):
    """Whoever looks at a table: a socket."""

    @property
    def person(self) -> str:
        """The id of the person, empty if nobody knows."""
        ...

    def send(self, message: bytes) -> None:
        """Take a message for the way; never waits."""
        ...


class LiveTable:
    """One table in the memory of this process."""

    # Any: see above.
    def __init__(
        self,
        game: Game[Any],
        stored: StoredTable,
        store: Store,
        load: Callable[[], Awaitable[StoredTable]],
        build: str,
        heart: Heart,
    ) -> None:
        self.game = game
        self.time = heart.time
        self.timing = Timing(self, heart)
        self.id = stored.id
        self.state = WAITING
        self.table: LocalTable | None = None
        self.lock = asyncio.Lock()
        """Held by whoever reads or changes what is played: nobody sees what is not stored yet."""
        self.touched = self.time.now()
        self.rounds = Bucket(ROUNDS_A_SECOND, ROUNDS_AT_ONCE, self.touched)
        """How often agreeing on chance may be begun anew by those who sit here: everybody is shown each time."""
        self.on_change: Callable[[], None] = _nothing
        """Called after every commit: bots wake up."""
        self.store = store
        self._load = load
        self._build = build
        self._receivers: list[Receiver] = []
        self._looks: dict[Receiver, int] = {}
        """At shared screens with secrets: the seat whose holder has asked to look."""
        self._eyes: dict[Gaze, Eyes] = {}
        self._gone: dict[str, float] = {}
        """Since when people who belong here are away."""
        self._telling: set[asyncio.Task[None]] = set()
        self._since = self.time.now()
        self.company = Company(self, store, stored.chat)
        self.wishes = Wishes(self.company)
        self._has_company = False
        self._take(stored)

    def _take(self, stored: StoredTable) -> None:
        self._stored = stored
        self.state = stored.state
        self._eyes.clear()
        self.timing.take(stored)
        self.table = None
        if stored.entries:
            self.table = resume_table(self.game, stored.header, stored.entries, secret=stored.secret)

    # -- who sits there ------------------------------------------------------------------------------

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return self._stored.seats

    @property
    def row(self) -> TableRow:
        """The table as it stands in lists."""
        header = self._stored.header if self.table is None else self.table.header
        return msgspec.structs.replace(self._stored, state=self.state, header=header)

    def seat_of(self, person: str) -> int:
        """The first seat of somebody; -1 for those who only watch."""
        return next(iter(seats_of(self._stored, person)), NOBODY)

    def seats_held(self, person: str) -> list[int]:
        """The seats that are somebody's to play: several at a shared screen."""
        return seats_of(self._stored, person)

    def can_answer(self, person: str, seat: int) -> bool:
        """Whether a seat is this person's to play."""
        return seat in seats_of(self._stored, person)

    def may_look(self, person: str, code: str = "") -> bool:
        """Whether somebody may look on."""
        return may_look(self._stored, person, code)

    @property
    def has_secrets(self) -> bool:
        """Whether its seats have secrets from each other."""
        return has_secrets(self.game, len(self.seats), self.options)

    def away(self, person: str) -> int:
        """For how many seconds somebody has not been here, as far as this process knows; -1 for who is."""
        if any(receiver.person == person for receiver in self._receivers):
            return -1
        return int(self.time.now() - self._gone.get(person, self._since))

    @property
    def options(self) -> Options:
        """What was agreed."""
        return self.game.options(self._stored.header.options)

    def facts(self, person: str) -> TableInfo:
        """The table as somebody may know it."""
        return facts_of(self.row, person, self.away)

    async def seat(self, judge: Callable[[TableRow], Seating]) -> None:
        """Change who sits where. The table begins with the last seat; everybody sees what changed."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                seats, header = judge(self.row)
                writing = self.store.set_seats(self.id, self.seats, seats, state=self.state, header=header)
                with contextlib.suppress(Conflict):
                    await (self.agree(writing) if self.state == WAITING else self._exchange(writing))
                    return
        raise Trouble(503, BUSY)

    async def _exchange(self, writing: Awaitable[None]) -> None:
        """Other people at a table that is played."""
        try:
            await writing
        except Conflict:
            await self._reload()
            raise
        except StoreError as error:
            raise _not_stored(self.id, error) from error
        await self._adopt()

    async def agree(self, writing: Awaitable[None]) -> None:
        """Store something that leads to the start, begin if nothing is missing, and show it. The lock must be held.

        `Conflict` if another process was quicker: then everybody is shown what is true now.
        """
        try:
            await writing
        except Conflict:
            await self._look_again()
            raise
        except StoreError as error:
            raise _not_stored(self.id, error) from error
        await self._look_again()

    async def _look_again(self) -> None:
        self._take(await self._load())
        if self.table is not None:
            self.on_change()
        await self._begin_if_full()
        self.show()

    async def _adopt(self) -> None:
        """Take in what is stored beside what is played, and show it."""
        row = await self.store.table_row(self.id)
        known, before = self._stored, self.seats
        self._stored = StoredTable(
            **{name: getattr(row, name) for name in row.__struct_fields__},
            secret=known.secret,
            entries=known.entries,
            entropies=known.entropies,
            clocks=known.clocks,
        )
        await self.timing.sit_again(before)
        self.show()
        await self.wishes.after_change()
        self.on_change()

    async def reread(self) -> None:
        """Take in what was written beside what is played, and show it."""
        async with self.lock:
            await self._adopt()

    def show(self) -> None:
        """Show everybody the whole table anew: who sits where has changed, and with it what is shown to whom."""
        for receiver in self._receivers:
            receiver.send(self._snapshot(receiver))
        self.company.count_watchers()

    # -- beginning -----------------------------------------------------------------------------------

    async def begin_if_full(self) -> None:
        """Begin as soon as nobody is missing; another process may have been told of the last one."""
        async with self.lock:
            if self.table is None:
                stored = await self._load()
                if stored != self._stored:
                    await self._look_again()
                else:
                    await self._begin_if_full()
                    if self.state != WAITING:
                        self.show()

    async def _begin_if_full(self) -> None:
        if self.table is not None or any(seat.kind == OPEN for seat in self.seats):
            return
        stored = self._stored
        if not_ready(self.row):
            return
        table = open_table(
            self.game,
            stored.header.seats,
            stored.header.options,
            secret=stored.secret,
            table=self.id,
            round=stored.round if stored.entropies else 0,
            pledges=[
                PledgeNote(seat=one.seat, commitment=one.commitment, entropy=stored.entropies[one.seat])
                for one in stored.pledges
            ],
            names=[seat.name for seat in self.seats],
            bots=[seat.bot for seat in self.seats],
            answers_obvious=True,
        )
        state = PLAYING if table.over is None else OVER
        try:
            await self.store.append(
                self.id,
                table.entries,
                state=state,
                header=table.header,
                round=stored.round,
                clocks=self.timing.follow(table),
            )
        except Conflict:
            await self._reload()
            return
        except StoreError as error:
            raise _not_stored(self.id, error) from error
        self.table, self.state = table, state
        _events.info("table_begun", table=self.id, game=self.game.meta.id, seats=table.seats)
        self.on_change()

    # -- company -------------------------------------------------------------------------------------

    @property
    def receivers(self) -> Sequence[Receiver]:
        """Everybody who looks, on every screen."""
        return self._receivers

    def log_of(self, receiver: Receiver) -> Log | None:
        """The log as somebody is told it."""
        eyes = self._eyes_of(receiver)
        return None if eyes is None else eyes.log

    def log_of_seat(self, seat: int) -> Log:
        """The log as a seat is told it."""
        eyes = self._eyes_at(self._gaze_at(self.seats[seat].person, seat))
        assert eyes is not None
        eyes.log.grow()
        return eyes.log

    async def _greet(self, receiver: Receiver) -> None:
        if not self._has_company:
            said = await self.store.said(self.id, LINES)
            self.company.take(said.lines)
            await self.wishes.take(said.wishes)
            self._has_company = True
        await self.company.greet(receiver)
        self.wishes.greet(receiver)

    # -- looking -------------------------------------------------------------------------------------

    async def join(self, receiver: Receiver, last: int = 0, viewer: int | None = None) -> None:
        """Somebody looks: the rest if he was told up to a number as the same viewer as now, else all of it."""
        async with self.lock:
            self._receivers.append(receiver)
            self._gone.pop(receiver.person, None)
            eyes = self._eyes_of(receiver)
            if eyes is not None:
                eyes.log.grow()
            if eyes is not None and eyes.may_go_on(last, viewer):
                receiver.send(eyes.update(last, self.facts(receiver.person), self.timing.shown()))
            else:
                receiver.send(self._snapshot(receiver))
            self._tell_presence(receiver)
            await self._greet(receiver)

    def leave(self, receiver: Receiver) -> None:
        """Somebody looks away."""
        if receiver in self._receivers:
            self._receivers.remove(receiver)
            self._looks.pop(receiver, None)
            self.touched = self.time.now()
            counts = receiver.person == self._stored.owner or self.seat_of(receiver.person) >= 0
            if counts and self.away(receiver.person) >= 0:
                self._gone[receiver.person] = self.touched
            if self.lock.locked():
                # Something is being stored: nobody may see it before, not even because somebody else goes.
                telling = asyncio.get_running_loop().create_task(self._tell_later(receiver))
                self._telling.add(telling)
                telling.add_done_callback(self._telling.discard)
            else:
                self._tell_presence(receiver)
            self.company.forget()
            self.company.count_watchers()

    async def look(self, receiver: Receiver, seat: int) -> None:
        """A screen with several seats shows what one of them sees, or with -1 nothing but what everybody knows."""
        async with self.lock:
            if seat != NOBODY and not self.can_answer(receiver.person, seat):
                raise Trouble(403, NOT_YOUR_SEAT, seat=seat)
            if self.table is not None:  # before the start nobody knows who will be sitting there alone
                self._looks[receiver] = seat
            receiver.send(self._snapshot(receiver))

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks."""
        return bool(self._receivers)

    def playing(self) -> LocalTable:
        """The game, if it has begun."""
        if self.table is None:
            raise Trouble(409, NOT_BEGUN)
        return self.table

    def line_of(self, seat: int, entry: int) -> int:
        """The line of the log that tells a seat's screen of an entry of its own."""
        eyes = self._eyes_at(self._gaze_at(self.seats[seat].person, seat))
        if eyes is None:
            return -1
        eyes.log.grow()
        return eyes.log.line_of(entry)

    def number_of(self, receiver: Receiver) -> int:
        """How often somebody who looks was told something."""
        eyes = self._eyes_of(receiver)
        return 0 if eyes is None else eyes.log.number

    def tellings(self, seat: int) -> int:
        """How often a seat, or with NOBODY everybody, was told something. The lock must be held."""
        eyes = self._eyes_at(PUBLIC if seat == NOBODY else self._gaze_at(self.seats[seat].person, seat))
        if eyes is None:
            return 0
        eyes.log.grow()
        return eyes.log.number

    def bot_of(self, seat: int) -> str:
        """Which bot plays for a seat: its own, or whoever stands in for somebody whose time is up; empty for none."""
        own = self.seats[seat]
        return own.bot if own.kind == BOT else self.timing.stand_in(seat)

    def send_all(self, message: bytes) -> None:
        """The same to everybody who looks."""
        for receiver in self._receivers:
            receiver.send(message)

    def _gaze_at(self, person: str, looks_as: int) -> Gaze:
        seats = seats_of(self._stored, person)
        return gaze_at(seats, looks_as, secrets=len(seats) > 1 and self.has_secrets)

    def _gaze_of(self, receiver: Receiver) -> Gaze:
        return self._gaze_at(receiver.person, self._looks.get(receiver, NOBODY))

    def _eyes_of(self, receiver: Receiver) -> Eyes | None:
        return self._eyes_at(self._gaze_of(receiver))

    def _eyes_at(self, gaze: Gaze) -> Eyes | None:
        if self.table is None:
            return None
        if gaze not in self._eyes:
            self._eyes[gaze] = Eyes(self.table, gaze)
        return self._eyes[gaze]

    def _snapshot(self, receiver: Receiver) -> bytes:
        facts = self.facts(receiver.person)
        eyes = self._eyes_of(receiver)
        if eyes is not None:
            return eyes.snapshot(self._build, facts, self.timing.shown())
        free = [seat.seat for seat in self.seats if seat.kind == OPEN]
        waiting = Waiting(kind=SEATS, seats=free) if free else Waiting(kind=READY, seats=not_ready(self.row))
        viewer = self.seat_of(receiver.person)
        return encode(Snapshot(number=0, build=self._build, table=facts, view=None, viewer=viewer, waiting=waiting))

    async def _tell_later(self, about: Receiver) -> None:
        async with self.lock:
            self._tell_presence(about)

    def _tell_presence(self, about: Receiver) -> None:
        """The others see who is there; of those who only watch nobody is told. The lock must be held."""
        if self.seat_of(about.person) < 0:
            return
        for receiver in self._receivers:
            if receiver is about:
                continue
            eyes = self._eyes_of(receiver)
            if eyes is None:
                receiver.send(self._snapshot(receiver))
            else:
                eyes.log.grow()
                receiver.send(eyes.update(eyes.log.number, self.facts(receiver.person), self.timing.shown()))

    # -- changing ------------------------------------------------------------------------------------

    async def change(self, judge: Judge) -> Reply:
        """Let a command be judged, store what it made, then tell everybody. The lock must be held."""
        for _ in range(ATTEMPTS):
            table = self.playing()
            mark = table.mark()
            try:
                reply = judge(table)
                fresh = table.entries[mark.entries :]
                if not fresh:
                    return reply
                state = OVER if table.over is not None else ""
                await self.store.append(self.id, fresh, state=state, clocks=self.timing.follow(table))
            except Conflict:
                table.forget_since(mark)
                self.timing.forget()
                await self._reload()
                continue
            except StoreError as error:
                table.forget_since(mark)
                self.timing.forget()
                raise _not_stored(self.id, error) from error
            except BaseException:
                # Whatever it was, here nothing happened; should it be stored after all, the next write finds out.
                table.forget_since(mark)
                self.timing.forget()
                raise
            self.state = state or self.state
            self._tell()
            await self.wishes.after_change()
            self.on_change()
            return reply
        raise Trouble(503, BUSY)

    async def _reload(self) -> None:
        """Another process was quicker: take what is stored, and tell what is new in it."""
        before = {gaze: eyes.log.number for gaze, eyes in self._eyes.items()}
        seats, began = self.seats, self.table is not None
        self._take(await self._load())
        _events.info("table_reloaded", table=self.id)
        if seats == self.seats and began:
            self._tell(before)
        else:
            self.show()
        await self.wishes.after_change()
        self.on_change()

    def _tell(self, before: dict[Gaze, int] | None = None) -> None:
        """To each viewer what is new for him, once built for all who see the same."""
        news: dict[Gaze, bytes | None] = {}
        clocks = self.timing.shown()
        for receiver in self._receivers:
            gaze = self._gaze_of(receiver)
            if gaze not in news:
                eyes = self._eyes_at(gaze)
                if eyes is None:
                    continue
                news[gaze] = eyes.news(clocks) if before is None else eyes.update(before.get(gaze, 0), clocks=clocks)
            message = news[gaze]
            if message is not None:
                receiver.send(message)


def _nothing() -> None:
    pass


def _not_stored(table: str, error: StoreError) -> Trouble:
    _events.error("not_stored", table=table, kind=type(error).__name__)
    return Trouble(503, STORE_FULL)
