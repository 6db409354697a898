"""All tables of this process: made, found, woken after a restart, and let go when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any, Final  # Any: games of every state

import structlog

from roundhouse.bots.find import bots_of
from roundhouse.kernel.game import Game
from roundhouse.kernel.reasons import Refused
from roundhouse.kernel.registry import UnknownGame, find_game
from roundhouse.server.bots import Thinkers
from roundhouse.server.driver import PACES, Driver
from roundhouse.server.faults import (
    BAD_SEATS,
    MALFORMED_REQUEST,
    NO_SUCH_BOT,
    NO_SUCH_CODE,
    NO_SUCH_GAME,
    NO_SUCH_TABLE,
    SEAT_TAKEN,
    STORE_FULL,
    TABLE_FULL,
    Trouble,
    fault_of_refused,
)
from roundhouse.server.live import BOT, OPEN, PERSON, LiveTable, facts_of
from roundhouse.server.store import Conflict, Person, Seat, Store, StoreError, StoreFull, UnknownTable
from roundhouse.server.time import MACHINE, Time
from roundhouse.table import commitment_of, new_secret
from roundhouse.table.files import adopt_content
from roundhouse.table.live import header_for
from roundhouse.wire.parts import TableInfo
from roundhouse.wire.requests import Join, NewTable, Seating

YOU: Final = "you"
SWEEP: Final = 60.0
"""Seconds between looks for tables that nobody needs."""

REST: Final = 300.0
"""Seconds after which a table that nobody looks at leaves the memory."""

MOST_SEATS: Final = 32

_events = structlog.get_logger("roundhouse.hall")


class Hall:
    """The tables in memory."""

    def __init__(self, store: Store, bots: Thinkers, build: str, time: Time = MACHINE) -> None:
        self.store = store
        self.bots = bots
        self.build = build
        self.time = time
        self._tables: dict[str, LiveTable] = {}
        self._drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # -- beginning and end ---------------------------------------------------------------------------

    async def open(self) -> None:
        """Go on with every table at which a bot may be asked; the others wait until somebody comes."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        resumed = 0
        for table in await self.store.playing():
            row = await self.store.table_row(table)
            if any(seat.kind == BOT for seat in row.seats):
                try:
                    await self.at(table)
                    resumed += 1
                except Exception as error:  # noqa: BLE001 - one table that cannot be read must not close all others
                    _events.error("not_resumed", table=table, kind=type(error).__name__)
        _events.info("resumed", tables=resumed)

    async def close(self) -> None:
        """No more moves of bots."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for driver in self._drivers.values():
            await driver.stop()

    async def _sweep(self) -> None:
        while True:
            await self.time.sleep(SWEEP)
            await self.let_go(REST)

    async def let_go(self, rest: float) -> None:
        """Forget the tables that nobody has touched for so many seconds and no bot is busy with."""
        now = self.time.now()
        for live in list(self._tables.values()):
            driver = self._drivers[live.id]
            if now - live.touched > rest and not live.is_watched and driver.is_idle and not live.lock.locked():
                del self._tables[live.id], self._drivers[live.id]
                await driver.stop()

    # -- tables --------------------------------------------------------------------------------------

    async def at(self, table: str) -> LiveTable:
        """The table of an id."""
        live = self._tables.get(table)
        if live is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    live = self._tables.get(table) or await self._open(table)
            finally:
                self._loading.pop(table, None)
        live.touched = self.time.now()
        if live.table is None:
            await live.begin_if_full()
        return live

    async def _open(self, table: str) -> LiveTable:
        try:
            stored = await self.store.load_table(table)
        except UnknownTable as error:
            raise Trouble(404, NO_SUCH_TABLE) from error
        game = game_of(stored.header.game)
        adopt_content(game, stored.header.options, stored.header.content)
        live = LiveTable(game, stored, self.store, partial(self.store.load_table, table), self.build, self.time)
        self._drivers[table] = Driver(live, self.bots, stored.pace)
        self._tables[table] = live
        live.on_change()
        return live

    async def make(self, person: Person, wanted: NewTable) -> TableInfo:
        """A new table; without open seats it begins at once."""
        game = game_of(wanted.game)
        if wanted.pace not in PACES:
            raise Trouble(400, MALFORMED_REQUEST, field="pace")
        seats = [_seat(game, n, seating, person) for n, seating in enumerate(wanted.seats)]
        if sum(seat.kind == PERSON for seat in seats) > 1:
            raise Trouble(400, BAD_SEATS)
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
                header, secret, seats, owner=person.id, open=wanted.open, pace=wanted.pace
            )
        except StoreFull as error:
            raise Trouble(503, STORE_FULL) from error
        _events.info("table_made", table=table, game=game.meta.id, seats=len(seats))
        return (await self.at(table)).facts(person.id)

    async def list_for(self, person: Person) -> list[TableInfo]:
        """The tables that somebody made or sits at, the last touched first."""
        rows = await self.store.list_tables(person=person.id)
        return [facts_of(row, person.id, present=self._present(row.id)) for row in rows]

    def _present(self, table: str) -> frozenset[str]:
        live = self._tables.get(table)
        return live.present if live is not None else frozenset()

    async def join(self, person: Person, wanted: Join) -> TableInfo:
        """Sit down at an open seat of the table that a code invites to. Who sits there already just comes in."""
        row = await self.store.find_table(wanted.code.strip().upper())
        if row is None:
            raise Trouble(404, NO_SUCH_CODE)
        live = await self.at(row.id)
        if live.seat_of(person.id) < 0:
            await self._sit_down(live, person, wanted.seat)
        return live.facts(person.id)

    async def _sit_down(self, live: LiveTable, person: Person, wanted: int) -> None:
        free = [seat.seat for seat in live.seats if seat.kind == OPEN]
        if not free:
            raise Trouble(409, TABLE_FULL)
        if wanted >= 0 and wanted not in free:
            raise Trouble(409, SEAT_TAKEN, seat=wanted)
        seat = free[0] if wanted < 0 else wanted
        try:
            await live.sit_down(Seat(seat=seat, kind=PERSON, person=person.id, name=person.name))
        except Conflict as error:
            raise Trouble(409, SEAT_TAKEN, seat=seat) from error
        except StoreError as error:
            raise Trouble(503, STORE_FULL) from error


class Refusal(Trouble):
    """Seats or options that the game does not allow."""

    def __init__(self, error: Refused) -> None:
        super().__init__(400, "")
        self.fault = fault_of_refused(error)


def game_of(wanted: str) -> Game[Any]:
    """The game of an id."""
    try:
        return find_game(wanted)
    except UnknownGame as error:
        raise Trouble(404, NO_SUCH_GAME) from error


def _seat(game: Game[Any], number: int, wanted: Seating, person: Person) -> Seat:
    if wanted.kind == YOU:
        return Seat(seat=number, kind=PERSON, person=person.id, name=person.name)
    if wanted.kind == OPEN:
        return Seat(seat=number, kind=OPEN)
    if wanted.kind != BOT:
        raise Trouble(400, BAD_SEATS, seat=number)
    known = bots_of(game)
    if wanted.bot not in known:
        raise Trouble(400, NO_SUCH_BOT, bot=wanted.bot, known=", ".join(known))
    return Seat(seat=number, kind=BOT, bot=wanted.bot, name=wanted.name)
