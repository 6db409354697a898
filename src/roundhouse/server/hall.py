"""All tables of this process: made, found, woken after a restart, and let go when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Any, Final  # Any: games of every state
from weakref import WeakValueDictionary

import msgspec
import structlog

from roundhouse.kernel.game import Game
from roundhouse.kernel.reasons import Refused
from roundhouse.kernel.registry import UnknownGame, find_game
from roundhouse.kernel.state import State
from roundhouse.server.bots import Thinkers
from roundhouse.server.clocks import checked_setting
from roundhouse.server.company import CHATS
from roundhouse.server.driver import PACES, Driver
from roundhouse.server.facts import facts_of, seats_of
from roundhouse.server.faults import (
    MALFORMED_REQUEST,
    NO_SUCH_CODE,
    NO_SUCH_GAME,
    NO_SUCH_TABLE,
    STORE_FULL,
    UNREADABLE_TABLE,
    Trouble,
)
from roundhouse.server.heart import Heart
from roundhouse.server.holidays import Calendar
from roundhouse.server.live import LiveTable
from roundhouse.server.people import checked_name
from roundhouse.server.seating import Judge, Refusal, first_seats
from roundhouse.server.store import (
    BOT,
    PLAYING,
    UNREADABLE,
    WAITING,
    Person,
    Store,
    StoreDamaged,
    StoreError,
    StoreFull,
    TableRow,
    UnknownTable,
)
from roundhouse.server.ticker import Ticker
from roundhouse.server.time import MACHINE, Time
from roundhouse.server.views import waiting_in
from roundhouse.table import commitment_of, new_secret
from roundhouse.table.files import adopt_content
from roundhouse.table.live import header_for
from roundhouse.wire.parts import TableInfo
from roundhouse.wire.requests import Join, NewTable, SeatChange

SWEEP: Final = 60.0
"""Seconds between looks for tables that nobody needs."""

REST: Final = 300.0
"""Seconds after which a table that nobody looks at leaves the memory."""

LOOK: Final = 2.0
"""Seconds between looks for what other processes did to tables that wait."""

MOST_CODE: Final = 32

_events = structlog.get_logger("roundhouse.hall")


class Hall:
    """The tables in memory."""

    def __init__(self, store: Store, bots: Thinkers, build: str, time: Time = MACHINE) -> None:
        self.store = store
        self.bots = bots
        self.build = build
        self.time = time
        self.heart = Heart(store, time)
        self.calendar = Calendar(store, time)
        self._tables: dict[str, LiveTable] = {}
        self._drivers: dict[str, Driver] = {}
        self._tickers: dict[str, Ticker] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a table is loaded; there as long as somebody waits for it, so that nobody loads it twice."""
        self._chores: list[asyncio.Task[None]] = []

    # -- beginning and end ---------------------------------------------------------------------------

    async def open(self) -> None:
        """Go on with every table at which a bot may be asked or a clock runs; the others wait until somebody comes."""
        await self.heart.open()
        loop = asyncio.get_running_loop()
        self._chores = [loop.create_task(self._sweep()), loop.create_task(self._look_around())]
        resumed = 0
        for table in await self.store.playing():
            row = await self.store.table_row(table)
            if row.clock or any(seat.kind == BOT for seat in row.seats):
                try:
                    await self.at(table)
                    resumed += 1
                except Exception as error:  # noqa: BLE001 - one table that cannot be read must not close all others
                    _events.error("not_resumed", table=table, kind=type(error).__name__)
        _events.info("resumed", tables=resumed)

    async def close(self) -> None:
        """No more moves of bots."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for ticker in self._tickers.values():
            await ticker.stop()
        for driver in self._drivers.values():
            await driver.stop()
        await self.heart.close()

    async def _sweep(self) -> None:
        while True:
            await self.time.sleep(SWEEP)
            await self.let_go(REST)

    async def _look_around(self) -> None:
        """Notice what other processes do to tables at which somebody waits here."""
        while True:
            await self.time.sleep(LOOK)
            for live in [one for one in self._tables.values() if one.state == WAITING and one.is_watched]:
                with contextlib.suppress(StoreError, Trouble):
                    await live.begin_if_full()

    def set_pace(self, table: str, pace: str) -> None:
        """Let the bots of a table in memory move at another pace."""
        if table in self._drivers:
            self._drivers[table].set_pace(pace)

    async def let_go(self, rest: float) -> None:
        """Forget the tables that nobody has touched for so many seconds and no bot is busy with."""
        now = self.time.now()
        for live in list(self._tables.values()):
            driver = self._drivers[live.id]
            ticker = self._tickers[live.id]
            needed = live.is_watched or live.lock.locked() or not driver.is_idle or not ticker.is_idle
            if now - live.touched > rest and not needed:
                del self._tables[live.id], self._drivers[live.id], self._tickers[live.id]
                await driver.stop()
                await ticker.stop()

    def look_at_holidays(self, person: str) -> None:
        """Somebody's holidays have changed: his clocks may stand or go on."""
        for live in self._tables.values():
            if live.seat_of(person) >= 0:
                self._tickers[live.id].arm()

    # -- tables --------------------------------------------------------------------------------------

    async def at(self, table: str) -> LiveTable:
        """The table of an id."""
        live = self._tables.get(table)
        if live is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            async with lock:
                live = self._tables.get(table) or await self._open(table)
        live.touched = self.time.now()
        if live.table is None:
            await live.begin_if_full()
        return live

    async def _open(self, table: str) -> LiveTable:
        try:
            stored = await self.store.load_table(table)
        except UnknownTable as error:
            raise Trouble(404, NO_SUCH_TABLE) from error
        except StoreDamaged as error:
            _events.error("unreadable", table=table, kind=type(error).__name__)
            raise Trouble(409, UNREADABLE_TABLE) from error
        game = game_of(stored.header.game)
        try:
            adopt_content(game, stored.header.options, stored.header.content)
            live = LiveTable(game, stored, self.store, partial(self.store.load_table, table), self.build, self.heart)
        except (ValueError, LookupError, EOFError) as error:
            _events.error("unreadable", table=table, kind=type(error).__name__)
            raise Trouble(409, UNREADABLE_TABLE) from error
        await live.timing.resume()
        driver = self._drivers[table] = Driver(live, self.bots, stored.pace)
        ticker = self._tickers[table] = Ticker(live, self.bots, self.calendar)

        def changed() -> None:
            driver.wake()
            ticker.arm()

        live.on_change = changed
        self._tables[table] = live
        live.on_change()
        return live

    async def make(self, person: Person, wanted: NewTable) -> TableInfo:
        """A new table; without open seats it begins at once."""
        game = game_of(wanted.game)
        if wanted.pace not in PACES:
            raise Trouble(400, MALFORMED_REQUEST, field="pace")
        seats = first_seats(game, wanted.seats, person)
        name = checked_table_name(wanted.name)
        clock = checked_setting(wanted.clock)
        if wanted.chat not in CHATS:
            raise Trouble(400, MALFORMED_REQUEST, field="chat")
        secret = new_secret()
        try:
            options = game.options(wanted.options, len(seats))
            header = header_for(
                game, len(seats), options, commitment_of(secret),
                names=[seat.name for seat in seats], bots=[seat.bot for seat in seats], answers_obvious=True,
            )  # fmt: skip
        except Refused as error:
            raise Refusal(error) from error
        try:
            table = await self.store.create_table(
                header,
                secret,
                seats,
                owner=person.id,
                open=wanted.open,
                pace=wanted.pace,
                chat=wanted.chat,
                name=name,
                clock=clock,
            )
        except StoreFull as error:
            raise Trouble(503, STORE_FULL) from error
        _events.info("table_made", table=table, game=game.meta.id, seats=len(seats))
        return (await self.at(table)).facts(person.id)

    async def list_for(self, person: Person) -> list[TableInfo]:
        """The tables that somebody made or sits at, the last touched first."""
        return [await self.listed(row, person.id) for row in await self.store.list_tables(person=person.id)]

    async def listed(self, row: TableRow, person: str) -> TableInfo:
        """A table as a list shows it: with whom it waits for, or as one that cannot be read."""
        facts = facts_of(row, person, self._away(row.id))
        facts = msgspec.structs.replace(facts, updated=row.updated // 1_000)
        if row.state != PLAYING:
            return facts
        try:
            state = await self._state_of(row)
        except (Trouble, StoreError, ValueError, LookupError, EOFError) as error:
            _events.warning("unreadable", table=row.id, kind=type(error).__name__)
            return msgspec.structs.replace(facts, state=UNREADABLE)
        game = game_of(row.header.game)
        asked = any(game.slot_of(state, seat) is not None for seat in seats_of(row, person))
        return msgspec.structs.replace(facts, waiting=waiting_in(state), your_turn=asked)

    async def _state_of(self, row: TableRow) -> State:
        live = self._tables.get(row.id)
        if live is not None and live.table is not None:
            async with live.lock:  # what is not stored yet stands in no list
                state: State = live.playing().state
                return state
        game = game_of(row.header.game)
        adopt_content(game, row.header.options, row.header.content)
        read: State = game.decode(await self.store.last_state(row.id))
        return read

    def _away(self, table: str) -> Callable[[str], int]:
        live = self._tables.get(table)
        return live.away if live is not None else _unknown

    async def join(self, person: Person, wanted: Join) -> TableInfo:
        """Sit down at an open seat of the table that a code invites to. Who sits there already just comes in."""
        live = await self.invited(wanted.code)
        if live.seat_of(person.id) < 0:
            change = SeatChange(do="take")
            await live.seat(
                lambda row: (
                    self.judge(live, row, person).change(wanted.seat, change)
                    if wanted.seat >= 0
                    else self.judge(live, row, person).sit_anywhere()
                )
            )
        return live.facts(person.id)

    async def invited(self, code: str) -> LiveTable:
        """The table that a code invites to."""
        row = await self.store.find_table(code.strip().upper()[:MOST_CODE])
        if row is None:
            raise Trouble(404, NO_SUCH_CODE)
        return await self.at(row.id)

    async def watched(self, table: str, person: str, code: str = "") -> LiveTable:
        """A table for somebody who may look at it; for all others it is as if there were none."""
        live = await self.at(table)
        if not live.may_look(person, code):
            raise Trouble(404, NO_SUCH_TABLE)
        return live

    @staticmethod
    def judge(live: LiveTable, row: TableRow, person: Person) -> Judge:
        """Who judges what somebody wants with the seats of a table."""
        return Judge(live.game, row, person, live.away, secrets=live.has_secrets)


def _unknown(_: str) -> int:
    return 0


def checked_table_name(name: str) -> str:
    """What a table is called: nothing, or something that can be shown."""
    return checked_name(name) if name.strip() else ""


def game_of(wanted: str) -> Game[Any]:
    """The game of an id."""
    try:
        return find_game(wanted)
    except UnknownGame as error:
        raise Trouble(404, NO_SUCH_GAME) from error
