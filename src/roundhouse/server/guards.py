"""What every request passes: where it comes from, how often, and the headers that every answer carries."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.server.faults import FOREIGN_ORIGIN, NO_SUCH_CODE, NO_SUCH_TABLE, TOO_FAST, Trouble
from roundhouse.server.limits import Buckets, source_of
from roundhouse.server.time import MACHINE, Time

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

SAFE: Final = ("GET", "HEAD", "OPTIONS")

MISSES: Final = (NO_SUCH_CODE, NO_SUCH_TABLE)
GUESSES_A_SECOND: Final = 0.1
GUESSES_AT_ONCE: Final = 30.0
"""Wrong codes: enough for all who mistype one at a club's evening, far too few to find a table by trying."""

Guessing: TypeAlias = Callable[[], AbstractContextManager[None]]
"""What is put around whatever a code opens, for one who asks."""


def is_own_page(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from a page of ours, or from no page at all (a program, somebody typing)."""
    origin = headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


class Guard:
    """Refuses changes that pages of others ask for, and those who ask too often."""

    def __init__(self, rate: float, burst: float, time: Time = MACHINE) -> None:
        self._buckets = Buckets(rate, burst)
        self._guesses = Buckets(GUESSES_A_SECOND, GUESSES_AT_ONCE)
        self._time = time

    def check(self, method: str, headers: Mapping[str, str], client: str) -> None:
        """`Trouble` if a request may not change anything."""
        if method in SAFE:
            return
        if not is_own_page(headers):
            raise Trouble(403, FOREIGN_ORIGIN)
        self.take(client)

    def take(self, client: str) -> None:
        """Count one request of somebody; `Trouble` if there are too many."""
        if not self._buckets.take(source_of(client), self._time.now()):
            raise Trouble(429, TOO_FAST)

    @contextmanager
    def guessing(self, client: str) -> Generator[None, None, None]:
        """Around whatever a code opens. Who was wrong too often waits, whether or not his next code is right."""
        source, missed = source_of(client), False
        if not self._guesses.take(source, self._time.now()):
            raise Trouble(429, TOO_FAST)
        try:
            yield
        except Trouble as trouble:
            missed = trouble.fault.code in MISSES
            raise
        finally:
            if not missed:
                self._guesses.give_back(source)


def with_headers(app: ASGIApp) -> ASGIApp:
    """Put the headers of safety on every answer, whatever made it."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await app(scope, receive, sending)

    return answering
