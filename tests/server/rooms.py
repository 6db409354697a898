"""A hall in virtual time: a real store, real tables, bots that think here, and people without sockets."""

from __future__ import annotations

import importlib
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse.kernel import registry
from roundhouse.server.bots import Job
from roundhouse.server.commands import answer
from roundhouse.server.hall import Hall
from roundhouse.server.live import LiveTable
from roundhouse.server.store import Person
from roundhouse.table import LocalTable, secret_of_seed
from roundhouse.wire.messages import Answered, Back, Do, TakeBack
from roundhouse.wire.parts import ClockSetting
from roundhouse.wire.requests import Join, NewTable, Seating
from tests.server.agreeing import agree
from tests.server.playing import PROBES
from tests.server.virtual import ThinksHere, VirtualStore, VirtualTime

YOU, OPEN, BOT = Seating(kind="you"), Seating(kind="open"), Seating(kind="bot", bot="random")
DAY = 86_400


class SameEntropy:
    """What players add to chance, always the same."""

    @staticmethod
    def token_bytes(number: int) -> bytes:
        return bytes(number)


def make_probes_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The probes, and chance that is the same in every run."""
    numbers = count()
    for where in ("roundhouse.server.hall", "roundhouse.server.store.rounds"):
        monkeypatch.setattr(f"{where}.new_secret", lambda: secret_of_seed(str(next(numbers))))
    monkeypatch.setattr("tests.server.agreeing.secrets", SameEntropy)
    for name in PROBES:
        game = importlib.import_module(name).GAME
        monkeypatch.setitem(registry._registered, game.meta.id, game)


class Screen:
    """Somebody who looks: everything he was sent, and when."""

    def __init__(self, person: str, time: VirtualTime) -> None:
        self.person = person
        self.raw: list[tuple[float, bytes]] = []
        self._time = time

    def send(self, message: bytes) -> None:
        self.raw.append((self._time.now(), message))

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(raw) for _, raw in self.raw]

    @property
    def clocks(self) -> dict[str, Any]:
        """The clocks as they were told last."""
        found: dict[str, Any] = next(one["clocks"] for one in reversed(self.messages) if "clocks" in one)
        return found

    @property
    def number(self) -> int:
        number: int = next(one["number"] for one in reversed(self.messages) if "number" in one)
        return number


class Room:
    """A hall, and the people in it by their seats at the last table."""

    def __init__(self, time: VirtualTime, store: VirtualStore, hall: Hall, people: list[Person]) -> None:
        self.time = time
        self.store = store
        self.hall = hall
        self.people = people

    async def table(
        self, game: str, *seats: Seating, clock: ClockSetting | None = None, pace: str = "brisk", **options: str
    ) -> LiveTable:
        """A table; the open seats are taken by people in their order."""
        wanted = NewTable(game=game, seats=list(seats), options=options, pace=pace, clock=clock, open=True)
        made = await self.hall.make(self.people[0], wanted)
        taken = sum(seat.kind == "you" for seat in seats)
        free = sum(seat.kind == "open" for seat in seats)
        for person in self.people[taken : taken + free]:
            await self.hall.join(person, Join(code=made.code))
        live = await self.hall.at(made.id)
        if live.table is None:
            await agree(live, *[seat.person for seat in live.seats if seat.person])
        return live

    async def look(self, live: LiveTable, seat: int) -> Screen:
        """A screen at a seat; -1 for somebody who watches."""
        screen = Screen(live.seats[seat].person if seat >= 0 else "", self.time)
        await live.join(screen)
        return screen

    async def do(self, live: LiveTable, seat: int, move: str = "", id: str = "") -> Answered:  # noqa: A002
        """A move of a seat: the first there is, unless it is named."""
        table = live.playing()
        text = move or a_move(table, seat)
        command = id or f"{seat}-{len(table.entries)}"
        done = await answer(
            live, live.seats[seat].person, Do(id=command, seat=seat, question=table.question(seat), move=text)
        )
        assert isinstance(done, Answered)
        return done

    async def say(self, live: LiveTable, message: Back | TakeBack) -> Answered:
        done = await answer(live, live.seats[message.seat].person, message)
        assert isinstance(done, Answered)
        return done

    async def seen(self, live: LiveTable, seat: int) -> None:
        """A client confirms what it was sent."""
        screen = Screen(live.seats[seat].person, self.time)
        await live.timing.confirm(screen, live.number_of(screen))


def a_move(table: LocalTable, seat: int, nth: int = 0) -> str:
    """A move of a seat; empty if there is none."""
    slot = table.slot(seat)
    moves = table.game.legal(table.state, slot, most=30) if slot is not None else []
    if not moves:
        return ""
    shown: str = table.game.grammar.show(table.state, moves[nth % len(moves)])
    return shown


@asynccontextmanager
async def a_room(
    folder: Path,
    time: VirtualTime | None = None,
    people: list[Person] | None = None,
    takes: Callable[[Job], float] = lambda job: 0.0,
    names: tuple[str, ...] = ("Ada", "Bob", "Cy", "Dora", "Eli", "Fay"),
) -> AsyncGenerator[Room, None]:
    time = time or VirtualTime()
    store = await VirtualStore.at(folder / "x.sqlite", time)
    async with store:
        hall = Hall(store, ThinksHere(time, takes), "", time)
        await hall.open()
        if people is None:
            people = [(await store.add_guest(name, "en"))[0] for name in names]
        try:
            yield Room(time, store, hall, people)
        finally:
            await hall.close()
