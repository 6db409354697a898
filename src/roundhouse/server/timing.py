"""What a table in memory has to do with clocks: they follow what is stored, in the same commit, and are shown."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING

import structlog

from roundhouse.server.clocks import Clockwork, Stand, asked_at, setting_of
from roundhouse.server.faults import STORE_FULL, Trouble
from roundhouse.server.heart import Heart
from roundhouse.server.store import BOT, OPEN, Seat, StoredTable, StoreError
from roundhouse.server.ticker import stand_in_of
from roundhouse.server.views import encode
from roundhouse.table import LocalTable
from roundhouse.table.notes import UNDO
from roundhouse.wire.messages import Ticking
from roundhouse.wire.parts import Clocks

if TYPE_CHECKING:
    from roundhouse.server.live import LiveTable, Receiver

_events = structlog.get_logger("roundhouse.clocks")


class Timing:
    """The clocks of a live table; without a setting all of this does nothing."""

    def __init__(self, live: LiveTable, heart: Heart) -> None:
        self._live = live
        self.heart = heart
        self.clocks: Clockwork | None = None
        self._before: Stand | None = None

    def take(self, stored: StoredTable) -> None:
        """Go on from what is stored."""
        setting = setting_of(stored.clock)
        self.clocks = None if setting is None else Clockwork(setting, len(stored.seats), stored.clocks)

    def people(self) -> list[int]:
        """The seats that are nobody's bot."""
        return [seat.seat for seat in self._live.seats if seat.kind != BOT]

    def persons_of(self, seats: list[int]) -> list[str]:
        """The ids of the persons who sit there."""
        return [self._live.seats[seat].person for seat in seats if self._live.seats[seat].person]

    def is_there(self, seat: int) -> bool:
        """Whether the person of a seat looks at the table."""
        here = self._live.seats[seat]
        return bool(here.person) and here.kind != OPEN and self._live.away(here.person) < 0

    def stand_in(self, seat: int) -> str:
        """The bot that plays for somebody whose time is up; empty while he plays himself."""
        clocks = self.clocks
        if clocks is None or self._live.table is None or seat not in clocks.stand.out or seat not in self.people():
            return ""
        return stand_in_of(self._live.table)

    # -- with what is stored -------------------------------------------------------------------------

    def follow(self, table: LocalTable) -> bytes:
        """The clocks after what was just accepted: to be stored with it."""
        if self.clocks is None:
            return b""
        self.remember()
        undone = table.entries[-1].what == UNDO
        self.clocks.follow(asked_at(table), self.people(), self.heart.lived(), undone=undone)
        return self.clocks.stored

    def remember(self) -> None:
        """How the clocks stand before something that may not be stored."""
        self._before = None if self.clocks is None else copy.deepcopy(self.clocks.stand)

    def forget(self) -> None:
        """What was accepted could not be stored: the clocks go on as before."""
        if self.clocks is not None and self._before is not None:
            self.clocks.stand = self._before
        self._before = None

    async def keep(self) -> None:
        """Store how the clocks stand now, then tell everybody. The lock must be held.

        `StoreError` if that is not possible: then they stand as they were remembered.
        """
        clocks = self.clocks
        if clocks is not None:
            try:
                await self._live.store.set_clocks(self._live.id, clocks.stored)
            except BaseException:
                self.forget()
                raise
            self.tell()
            self._live.on_change()

    async def sit_again(self, before: Sequence[Seat]) -> None:
        """Others sit there now: whoever is new has his time, and bots need none. The lock must be held."""
        clocks, table = self.clocks, self._live.table
        if clocks is None or table is None:
            return
        for old, new in zip(before, self._live.seats, strict=True):
            if (old.kind, old.person) != (new.kind, new.person) and new.seat in clocks.stand.out:
                clocks.come_back(new.seat)
        clocks.follow(asked_at(table), self.people(), self.heart.lived())
        await self._write(clocks)

    async def resume(self) -> None:
        """After a restart: what ran waits until people are back, and that is stored before anything else."""
        table, clocks = self._live.table, self.clocks
        if table is None or clocks is None:
            return
        async with self._live.lock:
            if clocks.resume(self.people(), asked_at(table), self.heart.before, self.heart.lived()):
                await self._write(clocks)

    async def _write(self, clocks: Clockwork) -> None:
        """Store that a clock runs or waits. If there is no room it does all the same: a kill would give time back."""
        try:
            await self._live.store.set_clocks(self._live.id, clocks.stored)
        except StoreError as error:
            _events.warning("clock_not_stored", table=self._live.id, kind=type(error).__name__)

    # -- with people ---------------------------------------------------------------------------------

    def shown(self) -> Clocks | None:
        """The clocks as everybody may see them."""
        if self.clocks is None or self._live.table is None:
            return None
        return self.clocks.shown(self.people(), self.heart.lived())

    def tell(self) -> None:
        """The clocks, and nothing else, to everybody who looks."""
        shown = self.shown()
        if shown is not None:
            self._live.send_all(encode(Ticking(clocks=shown)))

    async def confirm(self, receiver: Receiver, number: int) -> None:
        """A client shows what it was sent up to a number."""
        clocks, live = self.clocks, self._live
        if clocks is None or not clocks.waits:
            return
        async with live.lock:
            seats = [seat for seat in clocks.stand.unseen if live.can_answer(receiver.person, seat)]
            if not seats or number < live.number_of(receiver):
                return
            if clocks.confirm(seats, self.heart.lived()):
                await self._write(clocks)
                self.tell()
                live.on_change()

    async def come_back(self, seat: int) -> None:
        """Somebody whose time was up is there again. The lock must be held."""
        clocks, table = self.clocks, self._live.table
        if clocks is None or table is None or seat not in clocks.stand.out:
            return
        self.remember()
        clocks.come_back(seat)
        clocks.follow(asked_at(table), self.people(), self.heart.lived())
        try:
            await self.keep()
        except StoreError as error:
            raise Trouble(503, STORE_FULL) from error
