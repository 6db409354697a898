"""One socket, from its greeting to its end.

    GREETING --hello--> COMING --the table is there--> JOINED
    any of them --too fast, too slow, too many faults, end of the service--> CLOSED

Before the greeting nothing is answered; a second greeting, a frame that cannot be read and a message out of place
get one code each and change nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog
from litestar.exceptions import WebSocketDisconnect

from roundhouse.server.commands import answer
from roundhouse.server.faults import (
    HELLO_FIRST,
    HELLO_TWICE,
    MALFORMED_FRAME,
    OUR_FAULT,
    STOPPING,
    TOO_FAST,
    TOO_LARGE,
)
from roundhouse.server.faults import Trouble as Refusal
from roundhouse.server.guards import Guessing
from roundhouse.server.hall import Hall
from roundhouse.server.limits import Bucket
from roundhouse.server.live import LiveTable
from roundhouse.server.people import AnySocket
from roundhouse.server.views import encode
from roundhouse.wire.messages import FromClient, Hello, Look, Ping, Pong, Reload, Seen, Trouble
from roundhouse.wire.parts import Fault

GREETING: Final = "greeting"
COMING: Final = "coming"
JOINED: Final = "joined"
CLOSED: Final = "closed"

LARGEST_FRAME: Final = 64 * 1024
FRAMES_A_SECOND: Final = 30.0
FRAMES_AT_ONCE: Final = 120.0
MOST_FAULTS: Final = 20
MOST_WAITING: Final = 512
"""Messages that wait for a receiver who does not read them."""

PATIENCE: Final = 15.0
"""Seconds until the greeting has to be there, and from one ping to the next."""

SILENCE: Final = 60.0
"""Seconds after which somebody who answers no ping has gone."""

# Codes with which a socket is closed, beside the usual ones.
END: Final = 1000
GOING_AWAY: Final = 1001
BAD: Final = 4400
UNKNOWN: Final = 4404
SLOW: Final = 4408
OLD: Final = 4426
FAST: Final = 4429

_FRAMES: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_events = structlog.get_logger("roundhouse.sockets")


class Talk:
    """The conversation with one client."""

    def __init__(self, socket: AnySocket, hall: Hall, person: str, guessing: Guessing = contextlib.nullcontext) -> None:
        self.person = person
        self._guessing = guessing
        self.state = GREETING
        self._socket = socket
        self._hall = hall
        self._live: LiveTable | None = None
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._faults = 0
        self._heard = 0.0

    def send(self, message: bytes) -> None:
        """Put a message on its way; who does not read is let go."""
        if self.state == CLOSED:
            return
        if self._outbox.qsize() >= MOST_WAITING:
            self.close(SLOW)
        else:
            self._outbox.put_nowait(message)

    def close(self, code: int) -> None:
        """Send what waits, then end."""
        if self.state != CLOSED:
            self.state = CLOSED
            self._outbox.put_nowait(code)

    def stop(self) -> None:
        """The service ends."""
        self._trouble(STOPPING)
        self.close(GOING_AWAY)

    async def run(self) -> None:
        """The whole conversation."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read())
        pinging = asyncio.create_task(self._ping())
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.state = CLOSED
            if self._live is not None:
                self._live.leave(self)
            for task in (pinging, reading, writing):
                task.cancel()
            await asyncio.gather(writing, reading, pinging, return_exceptions=True)

    # -- the three tasks -----------------------------------------------------------------------------

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                message = await self._outbox.get()
                if isinstance(message, int):
                    await self._socket.close(message)
                    return
                await self._socket.send_data(message.decode(), mode="text")

    async def _read(self) -> None:
        clock = self._hall.time.now
        bucket = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE, clock())
        while True:
            try:
                event = await self._socket.receive()
            except WebSocketDisconnect:
                return
            if event["type"] == "websocket.disconnect":
                return
            self._heard = clock()
            if self.state == CLOSED:
                continue
            if not bucket.take(clock()):
                self._trouble(TOO_FAST)
                self.close(FAST)
                continue
            await self._hear(event.get("text"))

    async def _ping(self) -> None:
        clock = self._hall.time.now
        self._heard = clock()
        while True:
            await self._hall.time.sleep(PATIENCE)
            if self.state == GREETING:
                self._trouble(HELLO_FIRST)
                self.close(SLOW)
            elif self.state == COMING:
                continue  # the table is being fetched: what is on it comes first
            elif clock() - self._heard > SILENCE:
                self.close(SLOW)
            else:
                self.send(encode(Ping()))

    # -- what comes in -------------------------------------------------------------------------------

    async def _hear(self, frame: object) -> None:
        text = frame if isinstance(frame, str) else ""  # bytes are no message
        if len(text) > LARGEST_FRAME:
            self._fault(TOO_LARGE)
            return
        try:
            message = _FRAMES.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._fault(MALFORMED_FRAME)
            return
        if isinstance(message, Hello):
            await self._greet(message)
        elif self._live is None:
            self._fault(HELLO_FIRST)
        elif isinstance(message, Seen):
            await self._live.timing.confirm(self, message.number)
        elif not isinstance(message, Pong):
            try:
                if isinstance(message, Look):
                    await self._live.look(self, message.seat)
                else:
                    # What was begun is brought to its end though nobody waits for the answer any more: else it
                    # could be stored and known to nobody.
                    doing = asyncio.ensure_future(answer(self._live, self.person, message))
                    self.send(encode(await asyncio.shield(doing)))
            except Refusal as refusal:
                self._trouble(refusal.fault.code)
            except Exception as error:  # noqa: BLE001 - one bad answer must not end the others
                _events.error("no_answer", table=self._live.id, kind=type(error).__name__)
                self._fault(OUR_FAULT)

    async def _greet(self, hello: Hello) -> None:
        if self._live is not None:
            self._fault(HELLO_TWICE)
            return
        self.state = COMING
        if hello.build and self._hall.build and hello.build != self._hall.build:
            self.send(encode(Reload(build=self._hall.build)))
            self.close(OLD)
            return
        try:
            with self._guessing() if hello.code else contextlib.nullcontext():
                live = await self._hall.watched(hello.table, self.person, hello.code)
        except Refusal as refusal:
            self._trouble(refusal.fault.code)
            self.close(UNKNOWN)
            return
        except Exception as error:  # noqa: BLE001 - a table that cannot be read: said, and it goes into the log
            _events.error("no_table", table=hello.table, kind=type(error).__name__)
            self._trouble(OUR_FAULT)
            self.close(UNKNOWN)
            return
        if self.state == CLOSED:
            return
        self._live = live
        await live.join(self, hello.last, hello.viewer)
        if self.state == COMING:
            self.state = JOINED

    def _fault(self, code: str) -> None:
        """Something out of place: said once each time, and too often is the end."""
        self._faults += 1
        self._trouble(code)
        if self._faults >= MOST_FAULTS:
            self.close(BAD)

    def _trouble(self, code: str) -> None:
        self.send(encode(Trouble(fault=Fault(code=code))))
