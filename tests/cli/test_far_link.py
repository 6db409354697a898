"""The socket of the terminal: what was lost with a connection is asked once more, with the same id."""

from __future__ import annotations

import json
import threading
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.server import ServerConnection, serve

from roundhouse.cli import far_link
from roundhouse.cli.far_link import LOST, Gone, Link

Json = dict[str, Any]


class FakeService:
    """Closes the first connection after a question, and answers it on the second."""

    def __init__(self) -> None:
        self.heard: list[list[Json]] = []

    def talk(self, socket: ServerConnection) -> None:
        self.heard.append([json.loads(socket.recv())])
        socket.send(json.dumps({"type": "snapshot", "number": 7 * len(self.heard)}))
        socket.send('{"type":"ping"}')
        while True:
            message = json.loads(socket.recv())
            self.heard[-1].append(message)
            if message["type"] == "do":
                break
        if len(self.heard) > 1:
            socket.send(json.dumps({"type": "update", "number": 15}))
            socket.send(json.dumps({"type": "answered", "id": message["id"], "entry": 3}))
            socket.recv()


@contextmanager
def a_service() -> Generator[tuple[FakeService, str]]:
    fake = FakeService()
    with serve(fake.talk, "127.0.0.1", 0) as server:
        listening = threading.Thread(target=server.serve_forever, daemon=True)
        listening.start()
        yield fake, f"ws://127.0.0.1:{server.socket.getsockname()[1]}"
        server.shutdown()
        listening.join(5)


def test_a_question_outlives_the_loss_of_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(far_link, "PAUSES", (0.01,))
    with a_service() as (fake, where), Link(where, "token", "t1") as link:
        first = link.next()
        assert first == {"type": "snapshot", "number": 7}
        answer = link.ask(type="do", seat=0, question="0.1", move="go")
        assert answer["entry"] == 3
        assert [link.next(5) for _ in range(3)] == [
            {"type": LOST}, {"type": "snapshot", "number": 14}, {"type": "update", "number": 15}
        ]  # fmt: skip
        assert link.next(0) is None
    hellos = [heard[0] for heard in fake.heard]
    assert [(hello["table"], hello["last"]) for hello in hellos] == [("t1", 0), ("t1", 7)]
    asked = [message for heard in fake.heard for message in heard if message["type"] == "do"]
    assert asked[0] == asked[1]
    assert {"type": "pong"} in fake.heard[0]


def test_who_never_answers_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(far_link, "PAUSES", (0.0,))
    monkeypatch.setattr(far_link, "GIVE_UP", 2)
    with Link("ws://127.0.0.1:9", "token", "t1") as link:
        assert [link.next(), link.next()] == [{"type": LOST}] * 2
        with pytest.raises(Gone):
            link.next()
