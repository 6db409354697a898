"""The three that are compared: how each is started, and how one plays a move there."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final  # Any: JSON of others

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.server.games import Played, Script, prepare_tables
from bench.server.load import Table

HERE: Final = Path(__file__).resolve().parent
ECHO: Final = "echo"
OURS: Final = "roundhouse"
PEER: Final = "boardgame.io"
START: Final = 60.0

Tables = list[Table]


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


@asynccontextmanager
async def started(command: Sequence[str | Path], port: int, log: Path, **around: str) -> AsyncGenerator[int, None]:
    """A server for as long as it is needed: its process id, as soon as somebody listens."""
    with log.open("ab") as out:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, cwd=log.parent, env={**os.environ, **around}
        )
    try:
        began = time.monotonic()
        while not listens(port):
            if process.poll() is not None or time.monotonic() - began > START:
                raise RuntimeError(f"it does not start: {log.read_text('utf-8', errors='replace')[-2000:]}")
            await asyncio.sleep(0.05)
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)


def listens(port: int) -> bool:
    """Whether somebody answers there."""
    with socket.socket() as asking:
        asking.settimeout(1)
        return asking.connect_ex(("127.0.0.1", port)) == 0


@asynccontextmanager
async def sitting(tables: Sequence[Callable[[], Awaitable[Table]]]) -> AsyncGenerator[Tables, None]:
    """Everybody sits down, a few at a time; in the end everybody leaves."""
    sat: Tables = []
    try:
        for first in range(0, len(tables), 10):
            sat += await asyncio.gather(*(sit_down() for sit_down in tables[first : first + 10]))
        yield sat
    finally:
        await asyncio.gather(*(table.close() for table in sat), return_exceptions=True)


async def dial(port: int, path: str, **headers: str) -> ClientConnection:
    """A socket, without compression: sizes are compared before it."""
    address = f"ws://127.0.0.1:{port}{path}"
    return await connect(address, additional_headers=headers, compression=None, max_size=None, ping_interval=None)


# -- the echo ----------------------------------------------------------------------------------------


class EchoTable:
    """Sends a frame of the size of a command, gets it back."""

    def __init__(self, port: int) -> None:
        self.sizes: list[int] = []
        self._port = port
        self._sent = 0

    async def sit_down(self) -> EchoTable:
        """Connect."""
        self._socket = await dial(self._port, "/")
        return self

    async def move(self) -> None:
        """There and back."""
        self._sent += 1
        await self._socket.send(
            f'{{"type":"do","id":"c{self._sent}","seat":0,"question":"0.12.1","move":"{"x" * 40}"}}'
        )
        self.sizes.append(len(await self._socket.recv()))

    async def close(self) -> None:
        """Leave."""
        await self._socket.close()


@asynccontextmanager
async def the_echo(folder: Path, tables: int) -> AsyncGenerator[tuple[Tables, int], None]:
    """The bare echo with people at it."""
    port = free_port()
    command: list[str | Path] = [sys.executable, HERE / "echo_server.py", folder, str(port)]
    async with (
        started(command, port, folder / "log") as process,
        sitting([EchoTable(port).sit_down for _ in range(tables)]) as sat,
    ):
        yield sat, process


# -- ourselves ---------------------------------------------------------------------------------------


class Asked(msgspec.Struct):
    """What is read of a question."""

    id: str
    seat: int


class Heard(msgspec.Struct):
    """What is read of a message."""

    type: str
    id: str = ""
    questions: list[Asked] = []
    fault: dict[str, Any] | None = None


class OurTable:
    """Two seats, each with a socket. The moves are known before; the questions they answer come from the wire."""

    def __init__(self, port: int, script: Script) -> None:
        self.sizes: list[int] = []
        self._port = port
        self._script = script
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._questions: dict[int, str] = {}
        self._answered: set[str] = set()
        self._heard = asyncio.Event()
        self._answer: asyncio.Future[Heard] | None = None
        self._made = 0

    async def sit_down(self) -> OurTable:
        """Connect both seats."""
        for seat, cookie in enumerate(self._script.cookies):
            socket = await dial(self._port, "/ws", Cookie=f"roundhouse={cookie}")
            await socket.send(json.dumps({"type": "hello", "table": self._script.table}))
            self._hear(seat, await socket.recv())
            self._sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(seat, socket)))
        return self

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for raw in socket:
            self._hear(seat, raw)

    def _hear(self, seat: int, raw: str | bytes) -> None:
        heard = _HEARD.decode(raw)
        if heard.type == "update":
            self.sizes.append(len(raw))
        if heard.type in ("snapshot", "update"):
            self._questions[seat] = next((one.id for one in heard.questions if one.id), "")
            self._heard.set()
        elif heard.id and self._answer is not None:
            self._answer.set_result(heard)

    async def move(self) -> None:
        """The next move of the script, acknowledged."""
        seat, move = self._script.moves[self._made]
        self._made += 1
        while self._questions[seat] in {"", *self._answered}:  # the last mover was told a moment sooner
            self._heard.clear()
            await self._heard.wait()
        question = self._questions[seat]
        self._answered.add(question)
        self._answer = asyncio.get_running_loop().create_future()
        words = {"type": "do", "id": f"c{self._made}", "seat": seat, "question": question, "move": move}
        await self._sockets[seat].send(json.dumps(words))
        heard = await self._answer
        if heard.fault is not None:
            raise RuntimeError(f"refused: {heard.fault}")

    async def close(self) -> None:
        """Leave."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self._sockets))


_HEARD: Final = msgspec.json.Decoder(Heard)


@asynccontextmanager
async def ourselves(
    folder: Path, games: list[Played], tables: int, moves: int, command: Sequence[str]
) -> AsyncGenerator[tuple[Tables, int], None]:
    """Our service with people at it."""
    scripts = await prepare_tables(folder, games, tables, moves)
    port = free_port()
    words = [*command, "serve", "--port", str(port), "--data", str(folder)]
    async with (
        started(words, port, folder / "log") as process,
        sitting([OurTable(port, script).sit_down for script in scripts]) as sat,
    ):
        yield sat, process


# -- boardgame.io ------------------------------------------------------------------------------------


class PeerTable:
    """Two seats that speak the protocol of boardgame.io's own client, over WebSocket alone."""

    def __init__(self, http: httpx.AsyncClient, port: int) -> None:
        self.sizes: list[int] = []
        self._http = http
        self._port = port
        self._sockets: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._credentials: list[str] = []
        self._match = ""
        self._state = 0
        self._player = self._mover = 0
        self._acknowledged: asyncio.Future[None] | None = None

    async def sit_down(self) -> PeerTable:
        """Make a match, join it, connect both seats."""
        made = await self._http.post("/games/railway/create", json={"numPlayers": 2})
        self._match = made.json()["matchID"]
        for seat in range(2):
            words = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            joined = await self._http.post(f"/games/railway/{self._match}/join", json=words)
            self._credentials.append(joined.json()["playerCredentials"])
            socket = await dial(self._port, "/socket.io/?EIO=4&transport=websocket")
            await socket.recv()
            await socket.send("40/railway,")
            await socket.recv()
            self._sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(seat, socket)))
            await self._emit(seat, "sync", self._match, str(seat), self._credentials[seat], 2)
        return self

    async def _emit(self, seat: int, *words: object) -> None:
        await self._sockets[seat].send("42/railway," + json.dumps(words))

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for raw in socket:
            if raw == "2":
                await socket.send("3")
            elif isinstance(raw, str) and raw.startswith("42"):
                self._hear(seat, raw)

    def _hear(self, seat: int, raw: str) -> None:
        kind, *words = msgspec.json.decode(raw[raw.index(",") + 1 :])
        if kind == "update":
            self.sizes.append(len(raw))
            if seat == self._mover and self._acknowledged is not None:
                state = words[1]
                self._state, self._player = state["_stateID"], int(state["ctx"]["currentPlayer"])
                self._acknowledged.set_result(None)
                self._acknowledged = None

    async def move(self) -> None:
        """A train goes a step."""
        acknowledged = self._acknowledged = asyncio.get_running_loop().create_future()
        seat = self._mover = self._player
        payload = {
            "type": "run", "args": [self._state % 6, 0], "playerID": str(seat),
            "credentials": self._credentials[seat],
        }  # fmt: skip
        await self._emit(seat, "update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self._match, str(seat))
        await acknowledged

    async def close(self) -> None:
        """Leave."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self._sockets))


@asynccontextmanager
async def the_peer(folder: Path, packages: Path, tables: int) -> AsyncGenerator[tuple[Tables, int], None]:
    """boardgame.io with people at it."""
    port, lobby = free_port(), free_port()
    command: list[str | Path] = ["node", HERE / "boardgameio" / "server.cjs", packages, str(port), str(lobby)]
    async with (
        started(command, port, folder / "log", NODE_ENV="production") as process,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{lobby}", timeout=30) as http,
        sitting([PeerTable(http, port).sit_down for _ in range(tables)]) as sat,
    ):
        yield sat, process
