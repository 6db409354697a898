"""A bare echo with our durability: a frame comes in, is on the disk, goes back. `python echo_server.py FOLDER PORT`.

The same web server and the same way to write as ours (write-ahead log, `synchronous=FULL`, one thread that commits in
groups), and nothing else: what is slower than this is our own doing.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any  # Any: what ASGI passes around

import uvicorn

Waiting = tuple[str, "asyncio.Future[None]"]
LARGEST_GROUP = 256


class Writer:
    """The one thread that writes."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._jobs: queue.SimpleQueue[Waiting] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, daemon=True).start()

    async def keep(self, text: str) -> None:
        """Returns when it is on the disk."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((text, done))
        await done

    def _run(self) -> None:
        store = sqlite3.connect(self._file, isolation_level=None)
        store.execute("PRAGMA journal_mode=WAL")
        store.execute("PRAGMA synchronous=FULL")
        store.execute("CREATE TABLE frames (text TEXT NOT NULL)")
        while True:
            group = [self._jobs.get()]
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            store.execute("BEGIN IMMEDIATE")
            store.executemany("INSERT INTO frames VALUES (?)", [(text,) for text, _ in group])
            store.execute("COMMIT")
            self._loop.call_soon_threadsafe(tell, [done for _, done in group])


def tell(written: list[asyncio.Future[None]]) -> None:
    """Wake up whoever waits."""
    for done in written:
        if not done.done():
            done.set_result(None)


def make_app(file: Path) -> Callable[..., Awaitable[None]]:
    """The whole application."""
    writers: list[Writer] = []

    async def app(
        scope: dict[str, Any],
        receive: Callable[[], Awaitable[dict[str, Any]]],
        send: Callable[[dict[str, Any]], Awaitable[None]],
    ) -> None:
        if scope["type"] != "websocket":
            return
        if not writers:
            writers.append(Writer(file))
        await send({"type": "websocket.accept"})
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                await writers[0].keep(event["text"])
                await send({"type": "websocket.send", "text": event["text"]})

    return app


if __name__ == "__main__":
    uvicorn.run(
        make_app(Path(sys.argv[1]) / "echo.sqlite"),
        port=int(sys.argv[2]), ws="websockets-sansio", lifespan="off", log_config=None, access_log=False,
    )  # fmt: skip
