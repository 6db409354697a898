"""All that one running service holds together, and its beginning and end."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Awaitable
from functools import cached_property
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

import msgspec
import structlog
from litestar.di import NamedDependency

from roundhouse.server import wording
from roundhouse.server.bots import PATIENCE, BotFailed, Bots, load_games
from roundhouse.server.faults import STORE_FULL, Trouble
from roundhouse.server.guards import Guard
from roundhouse.server.hall import Hall
from roundhouse.server.live import LiveTable
from roundhouse.server.pages import STATIC, Pages
from roundhouse.server.sockets import GOING_AWAY, Talk
from roundhouse.server.store import Store, StoreError
from roundhouse.server.time import MACHINE, Time
from roundhouse.wire.parts import GameInfo, Names

FILE: Final = "roundhouse.sqlite"
"""The store, inside the folder of data."""

NAMES_KEPT: Final = 64
"""Kinds of tables whose words are kept in memory."""

GOODBYE: Final = 0.2
"""Seconds in which the last messages go out."""

_events = structlog.get_logger("roundhouse.service")
T = TypeVar("T")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a service is run."""

    folder: Path
    static: Path = STATIC
    games: tuple[str, ...] = ()
    """Modules with games that are not installed."""
    workers: int = 0
    """Processes in which bots think; 0: as many as there are cores, less one."""
    patience: float = PATIENCE
    warm: bool = False
    """Whether a process for bots is started ahead of the first thought."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed when they say from where and how somebody came."""
    requests_a_second: float = 10.0
    requests_at_once: float = 100.0


class Service:
    """What the handlers of requests and sockets work with."""

    store: Store
    hall: Hall

    def __init__(self, settings: Settings, time: Time = MACHINE) -> None:
        self.settings = settings
        self.time = time
        self.pages = Pages(settings.static)
        self.guard = Guard(settings.requests_a_second, settings.requests_at_once, time)
        self.bots = Bots(settings.games, settings.workers, settings.patience)
        self.talks: set[Talk] = set()
        self.failure: Exception | None = None
        """Why it could not open."""
        self._warming: asyncio.Task[None] | None = None
        self._names: OrderedDict[tuple[object, ...], Names] = OrderedDict()

    async def open(self) -> None:
        """Open the store and go on with what was being played."""
        load_games(self.settings.games)
        self.store = await Store.open(self.settings.folder / FILE)
        self.hall = Hall(self.store, self.bots, self.pages.build, self.time)
        await self.hall.open()
        if self.settings.warm:
            self._warming = asyncio.create_task(self._warm_up())
        reports = await self.store.reports()
        if reports:
            _events.warning("reports", number=reports, table="reports")
        _events.info("open", client=self.pages.build or "not built")

    async def _warm_up(self) -> None:
        with contextlib.suppress(BotFailed, OSError, EOFError):
            await self.bots.warm_up()

    async def close(self) -> None:
        """Stop the bots, write what is to be written."""
        await self.hall.close()
        await asyncio.to_thread(self.bots.close)
        await self.store.close()
        _events.info("closed")

    async def say_goodbye(self) -> None:
        """Tell everybody who is connected that the service ends."""
        talks = list(self.talks)
        for talk in talks:
            talk.stop()
        if talks:
            await self.time.sleep(GOODBYE)

    def hang_up(self, person: str) -> None:
        """End all conversations with somebody: whoever still has a cookie calls again by himself."""
        for talk in list(self.talks):
            if talk.person == person:
                talk.close(GOING_AWAY)

    def games(self) -> list[GameInfo]:
        """What can be played here."""
        return self._games

    @cached_property
    def _games(self) -> list[GameInfo]:
        return wording.list_games()

    def names(self, live: LiveTable, lang: str) -> Names:
        """What the words of a table's notation are called."""
        key = (live.game.meta.id, len(live.seats), lang, *live.options.items())
        if key not in self._names:
            if len(self._names) >= NAMES_KEPT:
                self._names.popitem(last=False)
            self._names[key] = wording.names_of(live.game, len(live.seats), live.options, lang)
        self._names.move_to_end(key)
        return self._names[key]

    async def storing(self, writing: Awaitable[T]) -> T:
        """Wait for the store; what it cannot take is a fault that people understand."""
        try:
            return await writing
        except StoreError as error:
            _events.error("not_stored", kind=type(error).__name__)
            raise Trouble(503, STORE_FULL) from error


TheService: TypeAlias = NamedDependency[Service]
"""How a handler asks for the service."""
