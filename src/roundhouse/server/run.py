"""One process that serves: from the log to the last signal."""

from __future__ import annotations

import contextlib
import gc
import logging
import signal
import sys
from collections.abc import Callable, Generator
from socket import socket
from types import FrameType
from typing import Final

import structlog
import uvicorn

from roundhouse.server.app import make_app
from roundhouse.server.service import Service, Settings

LARGEST_MESSAGE: Final = 128 * 1024
"""Larger frames end the connection before they are read."""

GRACE: Final = 5
"""Seconds that answers under way have to come to their end."""

GARBAGE: Final = (10_000, 20, 10)
"""How many new objects it takes until cycles are looked for, and how many such looks until older ones are looked at
too. A move makes thousands of short-lived objects without any cycle, and tables in memory consist of many old ones:
with Python's own numbers a seventh of the processor's time went into looking."""

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def speak_to_log(*, quiet: bool) -> None:
    """Events go to stderr, one line of JSON each. No secret is ever among their fields."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if quiet else logging.INFO),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
        cache_logger_on_first_use=False,
    )


class Server(uvicorn.Server):
    """Says when it is ready, and ends in order: whoever is connected hears of it first."""

    def __init__(self, config: uvicorn.Config, service: Service, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.service = service
        self._when_ready = when_ready
        self.was_ready = False

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Begin; then tell whoever started it."""
        await super().startup(sockets)
        if self.started:
            # What was made up to here stays: modules, content, handlers.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            self.was_ready = True
            self._when_ready()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Tell the sockets, then end."""
        await self.service.say_goodbye()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """SIGINT and SIGTERM end the service in order, and with that they are done."""
        before = {one: signal.signal(one, self._stop) for one in SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.handle_exit(number, frame)


def prepare(settings: Settings, when_ready: Callable[[], None]) -> Server:
    """A server that is ready to run."""
    service = Service(settings)
    config = uvicorn.Config(
        make_app(service),
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,
        log_level="critical",  # what there is to say stands among our own events
        access_log=False,
        server_header=False,
        # Anybody can write such headers: they are believed only from those who were named.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config, service, when_ready)
