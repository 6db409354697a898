"""A service of one's own for tests and pictures: a real `roundhouse serve` on a free port of this machine."""

from __future__ import annotations

import contextlib
import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from pathlib import Path

PATIENCE = 60.0
"""Seconds to wait for the first answer, on a busy machine too."""


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


class Service:
    """A `roundhouse serve` that can be stopped, killed and started again at the same address."""

    def __init__(self, data: Path, games: Sequence[Path] = ()) -> None:
        self.data = data
        self.games = games
        """Files with games that are not installed, to be played too."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.said = data / "service.log"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        for game in self.games:
            words += ["--game", str(game)]
        command = [sys.executable, "-m", "roundhouse.cli.main", *words]
        with self.said.open("ab") as log:
            self._running = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        began = time.monotonic()
        while not self.answers():
            if self._running.poll() is not None or time.monotonic() - began > PATIENCE:
                self.kill()
                raise RuntimeError(f"the service does not answer; it said:\n{self.words()}")
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether the home page comes."""
        try:
            asked = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
            with contextlib.closing(asked):
                asked.request("GET", "/")
                return asked.getresponse().status == 200
        except (http.client.HTTPException, OSError):
            return False

    def words(self) -> str:
        """What it said so far."""
        return self.said.read_text("utf-8", errors="replace")[-4000:]

    def stop(self) -> int:
        """Ask it to stop, and wait. Returns its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """Pull the plug."""
        return self._end(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        running, self._running = self._running, None
        if running is None:
            return 0
        running.send_signal(how)
        try:
            return running.wait(timeout=30)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait(timeout=30)
            raise


@contextlib.contextmanager
def serving(data: Path, games: Sequence[Path] = ()) -> Generator[Service]:
    """A service for as long as it is needed."""
    service = Service(data, games)
    service.start()
    try:
        yield service
    finally:
        service.stop()
