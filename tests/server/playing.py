"""A real service on loopback, with real SQLite, and people who talk to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import httpx
from websockets.asyncio.client import ClientConnection, connect

from roundhouse.cli.serve import listen
from roundhouse.server.run import prepare
from roundhouse.server.service import Service, Settings
from tests.server.agreeing import agree_by_socket

PROBES = (
    "tests.probes.sealed_bids",
    "tests.probes.hidden_roles",
    "tests.probes.dice_network",
    "tests.probes.draw_and_place",
)
PATIENCE = 30.0

P = ParamSpec("P")
Json = dict[str, Any]  # Any: JSON


def in_loop(test: Callable[P, Coroutine[None, None, None]], seconds: float = 90) -> Callable[P, None]:
    """A test that waits."""

    async def wait(*args: P.args, **kwargs: P.kwargs) -> None:
        await asyncio.wait_for(test(*args, **kwargs), seconds)

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(wait(*args, **kwargs))

    return run


class House:
    """A running service, by its address."""

    def __init__(self, address: str, service: Service | None = None) -> None:
        self.address = address
        self._service = service
        self._guests: list[Guest] = []

    @property
    def service(self) -> Service:
        """What runs inside, where it runs in this process."""
        assert self._service is not None
        return self._service

    @asynccontextmanager
    async def guest(self, name: str = "Ada") -> AsyncGenerator[Guest, None]:
        async with httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE) as http:
            answer = await http.post("/api/guests", json={"name": name})
            assert answer.status_code == 201, answer.text
            guest = Guest(self, http)
            self._guests.append(guest)
            try:
                yield guest
            finally:
                self._guests.remove(guest)

    async def agree(self, table: str) -> None:
        """Everybody who sits at a table of these guests agrees on chance, so that it begins."""
        sitting = []
        for guest in self._guests:
            seen = (await guest.http.get(f"/api/tables/{table}")).json()
            if any(seat.get("you") for seat in seen.get("seats", [])):
                sitting.append(guest)
        await agree_by_socket(table, sitting)

    def nobody(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE)


@asynccontextmanager
async def a_house(folder: Path, **how: Any) -> AsyncGenerator[House, None]:
    listening = listen("127.0.0.1", 0)
    host, port = listening.getsockname()[:2]
    settings = Settings(folder=folder, games=PROBES, workers=1, **how)
    ready = asyncio.Event()
    with listening:
        server = prepare(settings, ready.set)
        serving = asyncio.create_task(server.serve([listening]))
        await asyncio.wait_for(ready.wait(), PATIENCE)
        try:
            yield House(f"{host}:{port}", server.service)
        finally:
            server.should_exit = True
            await serving


class Guest:
    """Somebody with a cookie."""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self.house = house
        self.http = http

    async def new_table(self, game: str, *seats: str, **more: Any) -> Json:
        """A table with seats like `you`, `open`, `bot:random`; everybody may watch, unless it is said otherwise."""
        seating = [dict(zip(("kind", "bot"), word.partition(":")[::2], strict=True)) for word in seats]
        answer = await self.http.post(
            "/api/tables", json={"game": game, "seats": seating, "pace": "instant", "open": True, **more}
        )
        assert answer.status_code == 201, answer.text
        table: Json = answer.json()
        return table

    async def join(self, code: str, *, ready: bool = True) -> Json:
        """Sit down. The last one at a table brings the others to agree on chance, unless `ready` is false."""
        answer = await self.http.post("/api/tables/join", json={"code": code})
        assert answer.status_code == 200, answer.text
        table: Json = answer.json()
        if ready and table["state"] == "waiting" and all(seat["kind"] != "open" for seat in table["seats"]):
            await self.house.agree(table["id"])
            table = (await self.http.get(f"/api/tables/{table['id']}")).json()
        return table

    @asynccontextmanager
    async def at(self, table: str, last: int = 0, viewer: int | None = None) -> AsyncGenerator[Place, None]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with a_socket(self.house, cookie) as socket:
            place = Place(socket)
            await place.send(type="hello", table=table, last=last, viewer=viewer)
            await place.read()
            yield place


@asynccontextmanager
async def a_socket(house: House, cookie: str = "", **headers: str) -> AsyncGenerator[ClientConnection, None]:
    if cookie:
        headers["Cookie"] = cookie
    async with connect(f"ws://{house.address}/ws", additional_headers=headers, compression=None) as socket:
        yield socket


class Place:
    """A socket at a table, and what is known there."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Json = {}
        """The last of everything that snapshot and updates say."""
        self.log: list[Json] = []
        self.messages: list[Json] = []
        """All but how many look on, which depends on who else is there."""
        self.watchers = 0
        self.raw: list[str] = []
        self._answers: dict[str, Json] = {}
        self._ids = 0

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def read(self) -> Json:
        """The next message."""
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(raw, str)
        message: Json = json.loads(raw)
        self.raw.append(raw)
        if message["type"] == "watching":
            self.watchers = message["watchers"]
            return message
        self.messages.append(message)
        if message["type"] == "snapshot":
            self.now, self.log = message, list(message.get("log", []))
        elif message["type"] == "update":
            for key in ("questions", "ending", "undos"):
                self.now.pop(key, None)
            self.now.update(message)
            self.log += message["log"]
        elif "id" in message:
            self._answers[message["id"]] = message
        return message

    async def ask(self, **message: Any) -> Json:
        """Send something with an id, and wait for its answer; what comes before is taken in."""
        if "id" not in message:
            self._ids += 1
            message["id"] = f"{id(self)}-{self._ids}"
        await self.send(**message)
        return await self.answer(message["id"])

    async def answer(self, of: str) -> Json:
        while of not in self._answers:
            await self.read()
        return self._answers.pop(of)

    @property
    def viewer(self) -> int:
        viewer: int = self.now["viewer"]
        return viewer

    def question(self) -> Json | None:
        """What this seat is asked."""
        return next((one for one in self.now.get("questions", []) if one["id"]), None)

    async def until(self, true: Callable[[], object]) -> None:
        while not true():
            await self.read()

    async def quiet(self, seconds: float = 0.15) -> list[Json]:
        """Whatever comes within a moment."""
        before = len(self.messages)
        with suppress(TimeoutError):
            while True:
                async with asyncio.timeout(seconds):
                    await self.read()
        return self.messages[before:]

    async def a_move(self) -> str:
        """The first move that is offered, walked through the tree or asked for step by step."""
        question = self.question()
        assert question is not None
        words: list[str] = []
        choices = question.get("choices")
        while True:
            if choices is None:
                asked = await self.ask(type="ask_choices", seat=self.viewer, path=" ".join(words))
                choices = asked["choices"]
            if not choices["steps"]:
                return " ".join(words)
            step = choices["steps"][0]
            words.append(f"{choices['part']}:{step['token']}" if choices["part"] else step["token"])
            follows = step.get("next")
            if follows is None and "choices" in question:
                return " ".join(words)
            choices = follows

    async def do(self, move: str = "", **more: Any) -> Json:
        """Answer what is asked."""
        question = self.question()
        assert question is not None
        text = move or await self.a_move()
        return await self.ask(**{"type": "do", "seat": self.viewer, "question": question["id"], "move": text, **more})
