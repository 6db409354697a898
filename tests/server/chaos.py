"""Clients behind a bad network, in virtual time: what they do is what the web client does.

Between a client and the service every message may come twice, late, before one that was sent earlier, or not at all;
after a loss nothing more comes through that connection, and the client notices only some time later.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from roundhouse.kernel.chance import Dice
from roundhouse.server.sockets import Talk
from tests.server.rooms import Room

Json = dict[str, Any]  # Any: JSON
OVERDUE = 12.0
"""Seconds after which a client believes that the way is broken, as the web client does."""


class Way:
    """One connection, both directions."""

    def __init__(self, room: Room, client: Client, dice: Dice, calm: bool) -> None:
        self._room = room
        self._client = client
        self._dice = dice
        self._calm = calm
        self.is_up = True
        self._in: asyncio.Queue[Json] = asyncio.Queue()
        self.counts = {"twice": 0, "lost": 0, "swapped": 0, "late": 0}

    def up(self, message: Json) -> None:
        """From the client."""
        event = {"type": "websocket.receive", "text": json.dumps(message)}
        self._pass(lambda: self._in.put_nowait(event))

    async def send_data(self, data: str, mode: str) -> None:
        """From the service."""
        message = json.loads(data)
        self._pass(lambda: self._client.hear(self, message))

    async def receive(self) -> Json:
        return await self._in.get()

    async def close(self, code: int) -> None:
        self.cut()

    def cut(self) -> None:
        """The end, for both."""
        if self.is_up:
            self.is_up = False
            self._in.put_nowait({"type": "websocket.disconnect"})

    def _pass(self, arrives: Any) -> None:  # Any: a call that returns nothing in particular
        if not self.is_up:
            return
        if self._calm:
            arrives()
            return
        luck = self._dice.below(100)
        if luck < 2:
            self.counts["lost"] += 1
            self.is_up = False
            self._at(self._dice.below(60) / 10, lambda: self._in.put_nowait({"type": "websocket.disconnect"}))
            return
        times = 2 if luck < 12 else 1
        self.counts["twice"] += times - 1
        for _ in range(times):
            delay = self._dice.below(15) / 10 if luck % 3 == 0 else 0.05
            self.counts["late"] += delay > 0.05
            self._at(delay, lambda: self._arrive(arrives))

    def _arrive(self, arrives: Any) -> None:  # Any: see above
        if self.is_up:
            arrives()

    def _at(self, delay: float, does: Any) -> None:
        time = self._room.time
        time.call_at(time.now() + delay, does)


class Client:
    """A scripted client: plays what is offered, and keeps one history."""

    def __init__(self, room: Room, table: str, person: str, dice: Dice) -> None:
        self.room = room
        self.table = table
        self.person = person
        self.dice = dice
        self.calm = False
        self.ponder: Callable[[Json], str] = lambda question: ""
        """Finds a move where too many are possible for all to travel with the question."""
        self.log: list[Json] = []
        self.number = 0
        self.viewer: int | None = None
        self.question: Json | None = None
        self.ending: Json | None = None
        self.acknowledged: dict[str, str] = {}
        self.refused = 0
        self.connections = 0
        self.gaps = 0
        self.counts: dict[str, int] = {}
        self._pending: Json | None = None
        self._since = 0.0
        self._sent = 0
        self._way: Way | None = None
        self._talks: set[asyncio.Task[None]] = set()

    # -- connecting ----------------------------------------------------------------------------------

    def connect(self) -> None:
        self.leave()
        self.connections += 1
        way = self._way = Way(self.room, self, self.dice, self.calm)
        socket: Any = way  # Any: the type of a real socket
        task = asyncio.get_running_loop().create_task(Talk(socket, self.room.hall, self.person).run())
        self._talks.add(task)
        task.add_done_callback(self._talks.discard)
        self._since = self.room.time.now()
        way.up({"type": "hello", "table": self.table, "last": self.number, "viewer": self.viewer})
        if self._pending is not None:
            way.up(self._pending)

    def leave(self) -> None:
        if self._way is not None:
            for name, number in self._way.counts.items():
                self.counts[name] = self.counts.get(name, 0) + number
            self._way.cut()
            self._way = None

    async def stop(self) -> None:
        self.leave()
        for task in list(self._talks):
            task.cancel()
        await asyncio.gather(*self._talks, return_exceptions=True)

    def look(self) -> None:
        """What the client does every second: play, or notice that nothing comes any more."""
        if self.room.time.now() - self._since > OVERDUE or self._way is None:
            self.connect()
        elif self.question is not None and self._pending is None and not self.ending:
            self._play(self.question)

    # -- playing -------------------------------------------------------------------------------------

    def _play(self, question: Json) -> None:
        move = a_leaf(question.get("choices"), self.dice) or self.ponder(question)
        if not move or self._way is None:
            return
        self._sent += 1
        self._pending = {
            "type": "do", "id": f"c{self._sent}", "seat": question["seat"], "question": question["id"], "move": move,
        }  # fmt: skip
        self._since = self.room.time.now()
        self._way.up(self._pending)

    # -- hearing -------------------------------------------------------------------------------------

    def hear(self, way: Way, message: Json) -> None:
        if way is not self._way:
            return
        match message["type"]:
            case "snapshot":
                # A whole view never contradicts what was told: it goes on from there.
                assert message.get("log", [])[: len(self.log)] == self.log[: len(message.get("log", []))]
                if len(message.get("log", [])) >= len(self.log):
                    self.log = message.get("log", [])
                    self._take(message)
            case "update":
                self._update(message)
            case "answered":
                self._answered(message)
            case "ping":
                self._since = self.room.time.now() if self._pending is None else self._since
                way.up({"type": "pong"})
            case "trouble":
                # The greeting came twice or late: said, and nothing is lost by it.
                assert message["fault"]["code"] in {"hello_first", "hello_twice"}, message
            case _:
                pass

    def _update(self, message: Json) -> None:
        if message["number"] < self.number:
            return  # older than what is known
        fresh = [line for line in message["log"] if line["entry"] >= len(self.log)]
        missing = fresh[0]["entry"] != len(self.log) if fresh else message["number"] > self.number
        if missing:
            self.gaps += 1
            self.connect()  # something in between is still on its way: ask for it
            return
        if not fresh and message["log"]:
            return  # the same once more
        self.log = [*self.log, *fresh]
        self._take(message)

    def _take(self, message: Json) -> None:
        self.number = message["number"]
        self.viewer = message.get("viewer", self.viewer)
        self._since = self.room.time.now() if self._pending is None else self._since
        self.ending = message.get("ending")
        self.question = next((one for one in message.get("questions", []) if one["id"]), None)

    def _answered(self, message: Json) -> None:
        if self._pending is None or message["id"] != self._pending["id"]:
            return
        if "fault" in message:
            self.refused += 1
            self.question = next((one for one in message.get("questions", []) if one["id"]), None)
        else:
            self.acknowledged[message["id"]] = self._pending["move"]
            if self.question is not None and self.question["id"] == self._pending["question"]:
                self.question = None
        self._pending = None


def a_leaf(choices: Json | None, dice: Dice) -> str:
    """A move out of what is offered; empty if that does not travel with the question, or there is none."""
    words: list[str] = []
    while choices is not None:
        if not choices["steps"]:
            return ""
        step = choices["steps"][dice.below(len(choices["steps"]))]
        words.append(f"{choices['part']}:{step['token']}" if choices["part"] else step["token"])
        choices = step.get("next")
    return " ".join(words)
