"""Two tables that one viewer cannot tell apart, side by side in virtual time, and everything that is sent to him."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from zlib import crc32

import httpx

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR
from roundhouse.kernel.moves import HIDDEN
from roundhouse.server.app import make_app
from roundhouse.server.bots import Job
from roundhouse.server.live import LiveTable
from roundhouse.server.people import COOKIE
from roundhouse.server.service import Service, Settings
from roundhouse.server.sockets import Talk
from roundhouse.server.store import PLAYING, Seat
from roundhouse.table import open_table
from roundhouse.table.notes import Entry
from tests.server.rooms import Room

Json = dict[str, Any]  # Any: JSON
CLOCK = '{"kind":"live","minutes":5,"increment":10}'


def takes(job: Job) -> float:
    """How long a bot thinks: it depends on everything the bot knows, but not for longer than a beat."""
    return crc32(job.world) % 450 / 1_000


class Socket:
    """The little of a socket that a conversation uses."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._in: asyncio.Queue[str] = asyncio.Queue()

    def say(self, **message: Any) -> None:
        self._in.put_nowait(json.dumps(message))

    async def receive(self) -> Json:
        return {"type": "websocket.receive", "text": await self._in.get()}

    async def send_data(self, data: str, mode: str) -> None:
        self._world.note(data)

    async def close(self, code: int) -> None:
        self._world.note(f"closed {code}")


class World:
    """One of the two: a table, the viewer's socket, and what came through it, with the moment."""

    def __init__(self, room: Room, cookies: dict[str, str]) -> None:
        self.room = room
        self.told: list[tuple[float, str]] = []
        self.everything: list[str] = []
        """What was sent to anybody."""
        self._hidden: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        service = Service(Settings(folder=room.store.path.parent), room.time)
        service.store, service.hall = room.store, room.hall
        self._service = service
        self._cookies = cookies
        app: Any = make_app(service)  # Any: httpx and Litestar write the type of an application differently
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://two")
        self.live: LiveTable
        self.socket: Socket

    # Any: games of every state.
    async def begin(self, game: Game[Any], state: Any, secret: bytes, bots: set[int], who: int) -> None:
        """A table that stands at a state, with the viewer at it."""
        room = self.room
        table = open_table(game, secret=secret, start=state, answers_obvious=True)
        people = room.people
        seats = [
            Seat(seat=n, kind="bot", bot="random", name=f"Bot {n}")
            if n in bots
            else Seat(seat=n, kind="person", person=people[n].id, name=people[n].name)
            for n in range(table.seats)
        ]
        made = await room.store.create_table(
            table.header, secret, seats, state=PLAYING, open=True, owner=people[0].id, clock=CLOCK
        )
        await room.store.append(made, table.entries, state=PLAYING)
        self.live = await room.hall.at(made)
        async with self.live.lock:
            await self.live.timing.sit_again(self.live.seats)
        self._hidden = [made, self.live.row.code, *(person.id for person in people)]
        self.told.clear()
        self.http.cookies.clear()
        person = "" if who == SPECTATOR else people[who].id
        if person:
            self.http.cookies.set(COOKIE, self._cookies[person])
        self.socket = Socket(self)
        # The conversation is the real one; only the way under it is not. Any: the type of a real socket.
        socket: Any = self.socket
        self._tasks.append(asyncio.create_task(Talk(socket, room.hall, person).run()))
        self.socket.say(type="hello", table=made)
        self.live.on_change()
        await room.time.settle()

    def note(self, data: str) -> None:
        if self.live.playing().over is None:  # after the end the secret is shown, as was promised
            self.everything.append(data)
        self.told.append((self.room.time.now(), self.clean(data)))

    def clean(self, data: str) -> str:
        """Ids aside."""
        for n, word in enumerate(self._hidden):
            data = data.replace(word, f"<{n}>")
        return data

    async def ask_http(self) -> None:
        """What the viewer can ask for over HTTP."""
        table = self.live.id
        for path in ("", f"/{table}", f"/{table}/names/en", f"/{table}/export"):
            answer = await self.room.time.outside(self.http.get(f"/api/tables{path}"))
            text = answer.text if path else self._own(answer.text)
            self.note(f"{answer.status_code} {path} {text}")

    def _own(self, text: str) -> str:
        """A list of tables: this one, without when it was touched; the stamps of rows are the machine's."""
        tables = json.loads(text)
        if isinstance(tables, dict):
            return text  # nobody has tables
        return json.dumps([{**one, "updated": 0} for one in tables if one["id"] == self.live.id])

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def close(self) -> None:
        await self.end()
        await self.http.aclose()
        await asyncio.to_thread(self._service.bots.close)

    # -- what is done there --------------------------------------------------------------------------

    def moves(self, seat: int, most: int = 60) -> list[str]:
        table = self.live.playing()
        slot = table.slot(seat)
        if slot is None:
            return []
        return [table.game.grammar.show(table.state, move) for move in table.game.legal(table.state, slot, most=most)]

    def asked(self) -> list[int]:
        """The persons who are asked and could answer something."""
        table = self.live.playing()
        return [seat for seat in table.asked_seats() if not self.live.bot_of(seat) and self.moves(seat, 1)]

    def public(self, move: str) -> str:
        """A move as others see it."""
        words = move.split(" ")
        kind = self.live.game.grammar.by_name[words[0]]
        if kind.secret:
            return HIDDEN
        shown = [HIDDEN if part.secret else word for part, word in zip(kind.parts, words[1:], strict=True)]
        return " ".join([words[0], *shown])


def tells(entry: Entry, who: int) -> bool:
    """Whether an entry told a viewer something new: from there on two worlds may differ."""
    return bool(entry.draws) or any(
        event.reveals and (event.audience is None or who in event.audience) for event in entry.events
    )


def pick(dice: Dice, found: list[str]) -> str:
    return found[dice.below(len(found))]
