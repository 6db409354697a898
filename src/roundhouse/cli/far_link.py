"""The socket to a table far away. It heals by itself: a command keeps its id, so nothing is done twice."""

from __future__ import annotations

import contextlib
import json
import queue
import secrets
import threading
from collections import deque
from typing import Any, Final  # Any: JSON

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

PAUSES: Final = (0.3, 1.0, 2.0, 4.0, 8.0)
"""Seconds between one try to connect and the next."""

GIVE_UP: Final = 30
"""So many tries in a row, then nobody is there any more."""

PATIENCE: Final = 15.0
LOST: Final = "lost"
GONE: Final = "gone"
HOPELESS: Final = ("no_such_table", "nobody")

Json = dict[str, Any]


class Gone(Exception):
    """The service does not answer any more."""


class Link:
    """Speaks for one seat. A thread listens all the time, also while somebody types."""

    def __init__(self, where: str, token: str, table: str) -> None:
        self._where = where
        self._token = token
        self._table = table
        self._inbox: queue.Queue[Json] = queue.Queue()
        self._later: deque[Json] = deque()
        self._pending: dict[str, Json] = {}
        self._lock = threading.Lock()
        self._socket: ClientConnection | None = None
        self._last = 0
        self._viewer: int | None = None
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="far-link", daemon=True)

    def __enter__(self) -> Link:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            with contextlib.suppress(OSError, WebSocketException):
                socket.close()
        self._thread.join(2)

    # -- for whoever plays ---------------------------------------------------------------------------

    def next(self, seconds: float | None = None) -> Json | None:
        """The next message, None if none comes in time; `Gone` if none can come."""
        if self._later:
            return self._later.popleft()
        try:
            return self._read(seconds)
        except queue.Empty:
            return None

    def say(self, **message: Any) -> None:
        """Say something that needs no answer."""
        self._send(message)

    def ask(self, **message: Any) -> Json:
        """Say something and wait for its answer; what comes before is kept for later."""
        message["id"] = secrets.token_hex(12)
        with self._lock:
            self._pending[message["id"]] = message
        self._send(message)
        while True:
            answer = self._read(None)
            if answer.get("id") == message["id"]:
                with self._lock:
                    del self._pending[message["id"]]
                return answer
            self._later.append(answer)

    def _read(self, seconds: float | None) -> Json:
        # Waking up now and then lets Ctrl-C through on every system.
        step = 0.2 if seconds is None else seconds
        while True:
            try:
                message = self._inbox.get(timeout=step)
            except queue.Empty:
                if seconds is None:
                    continue
                raise
            if message["type"] == GONE:
                raise Gone
            return message

    # -- in the thread -------------------------------------------------------------------------------

    def _run(self) -> None:
        tries = 0
        while not self._stopped.is_set() and tries < GIVE_UP:
            try:
                tries = 0 if self._listen() else tries + 1
            except (OSError, WebSocketException, ValueError):
                tries += 1
            with self._lock:
                self._socket = None
            if not self._stopped.is_set():
                self._inbox.put({"type": LOST})
                self._stopped.wait(PAUSES[min(tries, len(PAUSES) - 1)])
        self._inbox.put({"type": GONE})

    def _listen(self) -> bool:
        """One connection from beginning to end; whether anything was heard."""
        heard = False
        bears = {"Authorization": f"Bearer {self._token}"}
        with connect(self._where, additional_headers=bears, open_timeout=PATIENCE, max_size=None) as socket:
            hello = {"type": "hello", "table": self._table, "last": self._last, "viewer": self._viewer}
            socket.send(json.dumps(hello))
            with self._lock:
                self._socket = socket
                waiting = list(self._pending.values())
            for message in waiting:
                socket.send(json.dumps(message))
            for raw in socket:
                message = json.loads(raw)
                heard = True
                if message["type"] == "ping":
                    socket.send('{"type":"pong"}')
                    continue
                if message["type"] in {"snapshot", "update"}:
                    self._last = message["number"]
                    self._viewer = message.get("viewer", self._viewer)
                if message["type"] == "trouble" and message["fault"]["code"] in HOPELESS:
                    self._stopped.set()
                self._inbox.put(message)
        return heard

    def _send(self, message: Json) -> None:
        with self._lock:
            socket = self._socket
        if socket is not None:
            # What is lost with the connection is sent again with the next one.
            with contextlib.suppress(OSError, WebSocketException):
                socket.send(json.dumps(message))
