"""A table with people at it: one command at a time, durable before anybody is told.

A command is judged and applied, its entries are stored, and only then do messages go out and bots wake up. What
could not be stored is taken off again. If another process was quicker, the table is loaded anew and judges again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol  # Any: games of every state

import msgspec
import structlog

from roundhouse.kernel.game import Game
from roundhouse.kernel.options import Options
from roundhouse.server.faults import BUSY, NOT_BEGUN, STORE_FULL, Trouble
from roundhouse.server.store import (
    OVER,
    PLAYING,
    WAITING,
    Conflict,
    Seat,
    Store,
    StoredTable,
    StoreError,
    TableRow,
    pledging,
)
from roundhouse.server.time import Time
from roundhouse.server.views import Eyes, encode
from roundhouse.table import LocalTable, Reply, open_table, resume_table
from roundhouse.table.notes import PledgeNote
from roundhouse.wire.messages import Snapshot
from roundhouse.wire.parts import Chance, ChanceSeat, SeatInfo, TableInfo, Waiting

ATTEMPTS: Final = 5
"""So often a command is judged again when another process was quicker."""

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
SEATS: Final = "seats"
READY: Final = "ready"
"""What a table waits for that has not begun: people, or that they agree on chance (chance.py)."""

_events = structlog.get_logger("roundhouse.live")

Judge = Callable[[LocalTable], Reply]


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
        time: Time,
    ) -> None:
        self.game = game
        self.time = time
        self.id = stored.id
        self.seats: list[Seat] = []
        self.state = WAITING
        self.table: LocalTable | None = None
        self.lock = asyncio.Lock()
        """Held by whoever reads or changes what is played: nobody sees what is not stored yet."""
        self.touched = self.time.now()
        self.on_change: Callable[[], None] = _nothing
        """Called after every commit: bots wake up."""
        self.store = store
        self._load = load
        self._build = build
        self._receivers: list[Receiver] = []
        self._eyes: dict[int, Eyes] = {}
        self._take(stored)

    def _take(self, stored: StoredTable) -> None:
        self._stored = stored
        self.seats = list(stored.seats)
        self.state = stored.state
        self._eyes.clear()
        self.table = None
        if stored.entries:
            self.table = resume_table(self.game, stored.header, stored.entries, secret=stored.secret)

    # -- who sits there ------------------------------------------------------------------------------

    def seat_of(self, person: str) -> int:
        """The seat whose view somebody gets; -1 for those who only watch."""
        return next((seat.seat for seat in self.seats if person and seat.person == person), -1)

    def can_answer(self, person: str, seat: int) -> bool:
        """Whether a seat is this person's to play."""
        return bool(person) and 0 <= seat < len(self.seats) and self.seats[seat].person == person

    @property
    def present(self) -> frozenset[str]:
        """Everybody who looks."""
        return frozenset(receiver.person for receiver in self._receivers)

    @property
    def options(self) -> Options:
        """What was agreed."""
        return self.game.options(self._stored.header.options)

    def facts(self, person: str) -> TableInfo:
        """The table as somebody may know it."""
        return facts_of(self.row, person, self.present)

    @property
    def row(self) -> TableRow:
        """The table as lists show it."""
        header = self._stored.header if self.table is None else self.table.header
        return msgspec.structs.replace(self._stored, seats=self.seats, state=self.state, header=header)

    async def sit_down(self, seat: Seat) -> None:
        """Give an open seat to somebody; the table begins with the last. `Conflict` if it is taken by now."""
        async with self.lock:
            await self.agree(self.store.set_seat(self.id, seat, instead_of=OPEN))

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
        for receiver in self._receivers:
            receiver.send(self._snapshot(receiver))

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
            await self.store.append(self.id, table.entries, state=state, header=table.header, round=stored.round)
        except Conflict:
            await self._reload()
            return
        except StoreError as error:
            raise _not_stored(self.id, error) from error
        self.table, self.state = table, state
        _events.info("table_begun", table=self.id, game=self.game.meta.id, seats=table.seats)
        self.on_change()

    # -- looking -------------------------------------------------------------------------------------

    async def join(self, receiver: Receiver, last: int = 0) -> None:
        """Somebody looks: the rest if the last number he has is known, else all of it."""
        async with self.lock:
            self._receivers.append(receiver)
            eyes = self._eyes_of(receiver)
            if eyes is not None:
                eyes.log.grow()
            if eyes is not None and 0 < last <= eyes.log.number:
                receiver.send(eyes.update(last, self.facts(receiver.person)))
            else:
                receiver.send(self._snapshot(receiver))
            self._tell_presence(receiver)

    def leave(self, receiver: Receiver) -> None:
        """Somebody looks away."""
        if receiver in self._receivers:
            self._receivers.remove(receiver)
            self.touched = self.time.now()
            self._tell_presence(receiver)

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
        """The line of the log that tells a seat of an entry of its own."""
        eyes = self._eyes_at(seat)
        if eyes is None:
            return -1
        eyes.log.grow()
        return eyes.log.line_of(entry)

    def _eyes_of(self, receiver: Receiver) -> Eyes | None:
        return self._eyes_at(self.seat_of(receiver.person))

    def _eyes_at(self, who: int) -> Eyes | None:
        if self.table is None:
            return None
        if who not in self._eyes:
            self._eyes[who] = Eyes(self.table, who)
        return self._eyes[who]

    def _snapshot(self, receiver: Receiver) -> bytes:
        facts = self.facts(receiver.person)
        eyes = self._eyes_of(receiver)
        if eyes is not None:
            return eyes.snapshot(self._build, facts)
        free = [seat.seat for seat in self.seats if seat.kind == OPEN]
        waiting = Waiting(kind=SEATS, seats=free) if free else Waiting(kind=READY, seats=not_ready(self.row))
        viewer = self.seat_of(receiver.person)
        return encode(Snapshot(number=0, build=self._build, table=facts, view=None, viewer=viewer, waiting=waiting))

    def _tell_presence(self, about: Receiver) -> None:
        """The others see who is there; of those who only watch nobody is told."""
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
                receiver.send(eyes.update(eyes.log.number, self.facts(receiver.person)))

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
                await self.store.append(self.id, fresh, state=state)
            except Conflict:
                table.forget_since(mark)
                await self._reload()
                continue
            except StoreError as error:
                table.forget_since(mark)
                raise _not_stored(self.id, error) from error
            except BaseException:
                # Whatever it was, here nothing happened; should it be stored after all, the next write finds out.
                table.forget_since(mark)
                raise
            self.state = state or self.state
            self._tell()
            self.on_change()
            return reply
        raise Trouble(503, BUSY)

    async def _reload(self) -> None:
        """Another process was quicker: take what is stored, and tell what is new in it."""
        before = {who: eyes.log.number for who, eyes in self._eyes.items()}
        self._take(await self._load())
        _events.info("table_reloaded", table=self.id)
        self._tell(before)
        self.on_change()

    def _tell(self, before: dict[int, int] | None = None) -> None:
        """To each viewer what is new for him, once built for all who see the same."""
        news: dict[int, bytes | None] = {}
        for receiver in self._receivers:
            who = self.seat_of(receiver.person)
            if who not in news:
                eyes = self._eyes_at(who)
                if eyes is None:
                    continue
                news[who] = eyes.news() if before is None else eyes.update(before.get(who, 0))
            message = news[who]
            if message is not None:
                receiver.send(message)


def not_ready(row: TableRow) -> list[int]:
    """The seats that still have to commit to their part in chance, or to open it."""
    opened = {one.seat for one in row.pledges if one.opened}
    return [seat for seat in pledging(row.seats) if seat not in opened]


def chance_of(row: TableRow) -> Chance | None:
    """How far the players are with agreeing on chance; after the start, what they had agreed on."""
    if row.state != WAITING:
        noted = [ChanceSeat(seat=one.seat, commitment=one.commitment, opened=True) for one in row.header.pledges]
        return Chance(round=row.header.round, seats=noted) if noted else None
    pledges = {one.seat: one for one in row.pledges}
    seats = [
        ChanceSeat(seat=seat, commitment=pledges[seat].commitment, opened=pledges[seat].opened)
        if seat in pledges
        else ChanceSeat(seat=seat)
        for seat in pledging(row.seats)
    ]
    return Chance(round=row.round, seats=seats) if seats else None


def facts_of(row: TableRow, person: str, present: frozenset[str]) -> TableInfo:
    """A table as somebody may know it; its code only for those who belong to it."""
    own = bool(person) and row.owner == person
    belongs = own or any(person and seat.person == person for seat in row.seats)
    return TableInfo(
        id=row.id,
        game=row.header.game,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                present=bool(seat.person) and seat.person in present,
                you=bool(person) and seat.person == person,
            )
            for seat in row.seats
        ],
        options=row.header.options,
        state=row.state,
        open=row.open,
        code=row.code if belongs else "",
        owner=own,
        commitment=row.header.commitment,
        chance=chance_of(row),
    )


def _nothing() -> None:
    pass


def _not_stored(table: str, error: StoreError) -> Trouble:
    _events.error("not_stored", table=table, kind=type(error).__name__)
    return Trouble(503, STORE_FULL)
