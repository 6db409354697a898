"""What every request passes: where it comes from, how often, and the headers that every answer carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.server.faults import FOREIGN_ORIGIN, TOO_FAST, Trouble
from roundhouse.server.limits import Buckets
from roundhouse.server.time import MACHINE, Time

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

SAFE: Final = ("GET", "HEAD", "OPTIONS")


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
        self._time = time

    def check(self, method: str, headers: Mapping[str, str], client: str) -> None:
        """`Trouble` if a request may not change anything."""
        if method in SAFE:
            return
        if not is_own_page(headers):
            raise Trouble(403, FOREIGN_ORIGIN)
        self.take(client)

    def take(self, client: str) -> None:
        """Count one request of somebody; `Trouble` if there are too many: also where a code could be guessed."""
        if not self._buckets.take(client, self._time.now()):
            raise Trouble(429, TOO_FAST)


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
