"""A service inside the process of a test, so that a test can do to it what a disk or a clock may do."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Generator
from pathlib import Path

from sqlalchemy import Connection

from roundhouse.cli.serve import listen
from roundhouse.server.run import Server, prepare
from roundhouse.server.service import Service, Settings

PATIENCE = 60.0


class House:
    """A service that runs in a thread of its own, with its address."""

    def __init__(self, address: str, server: Server) -> None:
        self.address = address
        self._server = server

    @property
    def service(self) -> Service:
        """What runs inside."""
        return self._server.service

    def limit_room(self, pages: int) -> None:
        """The database may grow by so many pages from now on, as on a disk that is nearly full."""
        writer = self.service.store._writer
        asyncio.run_coroutine_threadsafe(writer.do(LimitRoom(pages)), writer._loop).result(PATIENCE)


class LimitRoom:
    """A job for the writer, whose connection it is that has to know."""

    def __init__(self, pages: int) -> None:
        self._pages = pages

    def write(self, connection: Connection) -> None:
        in_use = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={in_use + self._pages}")


@contextlib.contextmanager
def serving_here(folder: Path) -> Generator[House]:
    """A service in this process, for as long as it is needed."""
    with listen("127.0.0.1", 0) as listening:
        ready = threading.Event()
        server = prepare(Settings(folder=folder, workers=1), ready.set)
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment] # a thread has none
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])), daemon=True)
        thread.start()
        assert ready.wait(PATIENCE)
        try:
            yield House(f"http://127.0.0.1:{listening.getsockname()[1]}", server)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
