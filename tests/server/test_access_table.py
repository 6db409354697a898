"""Who may what: every operation by everybody who could try it. Others add their operations as rows.

Ada made the table and sits at seat 0; Bob sits at seat 1; Cy watches and knows the code; Dee has a name and nothing
else; nobody has not even that. The table is private. Each operation is about seat 1.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, get_args

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler
from websockets.asyncio.client import ClientConnection

from roundhouse.server import api, api_devices, api_lobby, api_tokens
from roundhouse.wire.messages import FromClient
from tests.server.playing import House, Json, a_house, a_socket, in_loop

OWNER, SEAT, SPECTATOR, GUEST, NOBODY = "owner", "seat", "spectator", "guest", "nobody"
EVERYBODY = (OWNER, SEAT, SPECTATOR, GUEST, NOBODY)
OK = "ok"
ANSWERS = (
    "answered",
    "choices_are",
    "why_is",
    "trial",
    "ahead_is",
    "noted",
    "taken",
    "all_done",
    "trouble",
    "snapshot",
)


class Try:
    """One of them at the table, trying something."""

    def __init__(self, house: House, http: httpx.AsyncClient, table: Json, code: str) -> None:
        self.house = house
        self.http = http
        self.table = table["id"]
        self.code = code
        """The code that invites, empty for those who do not know it."""

    async def ask(self, method: str, path: str, body: Json | None = None, **params: str) -> str:
        """An HTTP request: OK, or the code of the fault."""
        answer = await self.http.request(method, path, json=body, params=params)
        return OK if answer.is_success else str(answer.json()["code"])

    async def say(self, **message: Any) -> str:
        """A message of the socket after the greeting: OK, or the code of the fault."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with a_socket(self.house, cookie) as socket:
            await socket.send(json.dumps({"type": "hello", "table": self.table, "code": self.code}))
            said = await _answer(socket, ("snapshot", "trouble"))
            if message and said["type"] == "snapshot":
                await socket.send(json.dumps(message))
                said = await _answer(socket, ANSWERS)
        fault = said.get("fault")
        return OK if fault is None else str(fault.get("key") or fault["code"])


async def _answer(socket: ClientConnection, kinds: tuple[str, ...]) -> Json:
    while True:
        said: Json = json.loads(await asyncio.wait_for(socket.recv(), 20))
        if said["type"] in kinds:
            return said


class Row(NamedTuple):
    """An operation, and what each of them is answered."""

    name: str
    does: Callable[[Try], Awaitable[str]]
    owner: str
    seat: str
    spectator: str
    guest: str
    nobody: str


def seat_change(do: str) -> Callable[[Try], Awaitable[str]]:
    async def does(me: Try) -> str:
        return await me.ask("POST", f"/api/tables/{me.table}/seats/1", {"do": do, "code": me.code})

    return does


def message(**words: Any) -> Callable[[Try], Awaitable[str]]:
    async def does(me: Try) -> str:
        return await me.say(**words)

    return does


def request(method: str, path: str, body: Json | None = None) -> Callable[[Try], Awaitable[str]]:
    async def does(me: Try) -> str:
        with_code = method == "GET" and path in {"/api/tables/{table}", "/api/tables/{table}/export"}
        words: Mapping[str, str] = {"code": me.code} if with_code else {}
        return await me.ask(method, path.format(table=me.table), body, **words)

    return does


def looked_up(what: str) -> Callable[[Try], Awaitable[str]]:
    async def does(me: Try) -> str:
        return await me.ask("GET", f"/api/tables/{me.table}/{what}", None, code=me.code)

    return does


async def by_invitation(me: Try) -> str:
    return await me.ask("GET", f"/api/invitations/{me.code or 'NOCODE'}")


async def by_code(me: Try) -> str:
    return await me.ask("POST", "/api/tables/join", {"code": me.code})


NONE = "no_such_table"
BEGUN = "already_begun"
DO = {"type": "do", "id": "1", "seat": 1, "question": "0.0", "move": "?"}
TAKE_BACK = {"type": "take_back", "id": "1", "seat": 1}
DO_ALL = {"type": "do_all", "id": "1", "seat": 1, "question": "0.0", "moves": ["?"]}
SITS, LINE = "not_at_table", "no_such_line"
PROPOSED, ASKED = "nothing_proposed", "nothing_asked"
WHY = {"type": "ask_why", "id": "1", "seat": 1, "move": "?"}
COMMIT = {"type": "commit", "id": "1", "round": 0, "commitment": "0" * 64}
OPEN = {"type": "open", "id": "1", "round": 0, "entropy": "0" * 64}
AHEAD = "nothing_ahead"
PACE = "/api/tables/{table}/pace"
REMATCH = "/api/tables/{table}/rematch"
PLAYED = [
    Row("look", request("GET", "/api/tables/{table}"), OK, OK, OK, NONE, NONE),
    Row("names", looked_up("names/en"), OK, OK, OK, NONE, NONE),
    Row("board", looked_up("board/en"), "no_such_board", "no_such_board", "no_such_board", NONE, NONE),
    Row("qr code", request("GET", "/api/tables/{table}/qr"), OK, OK, NONE, NONE, "nobody"),
    Row("watch", message(), OK, OK, OK, NONE, NONE),
    Row("do", message(**DO), "not_your_seat", "you_are_not_asked", "not_your_seat", NONE, NONE),
    Row("take back", message(**TAKE_BACK), "not_your_seat", "nothing_to_undo", "not_your_seat", NONE, NONE),
    Row("choices", message(type="ask_choices", id="1", seat=1), "not_open", OK, "not_your_seat", NONE, NONE),
    Row("why", message(**WHY), "not_open", "no_such_kind", "not_your_seat", NONE, NONE),
    Row("what if", message(type="ask_if", id="1", seat=1, moves=[]), "not_open", OK, "not_your_seat", NONE, NONE),
    Row("ahead", message(type="ask_ahead", id="1", seat=1), "not_your_seat", AHEAD, "not_your_seat", NONE, NONE),
    Row("ahead as nobody", message(type="ask_ahead", id="1"), AHEAD, AHEAD, AHEAD, NONE, NONE),
    Row("look as", message(type="look", seat=1), "not_your_seat", OK, "not_your_seat", NONE, NONE),
    Row("do all", message(**DO_ALL), "not_your_seat", "you_are_not_asked", "not_your_seat", NONE, NONE),
    Row("say", message(type="say", id="1", text="hello"), OK, OK, SITS, NONE, NONE),
    Row("point", message(type="point", id="1", domain="node", token="aber"), OK, OK, SITS, NONE, NONE),
    Row("mute", message(type="mute", id="1", seat=1), OK, "not_oneself", OK, NONE, NONE),
    Row("report", message(type="report", id="1", line=0, reason="x"), LINE, LINE, LINE, NONE, NONE),
    Row("propose", message(type="propose", id="1", seat=1, moves=["?"]), "not_open", "not_oneself", SITS, NONE, NONE),
    Row("withdraw", message(type="withdraw", id="1"), PROPOSED, PROPOSED, SITS, NONE, NONE),
    Row("consent", message(type="consent", id="1", yes=True), ASKED, ASKED, SITS, NONE, NONE),
    Row("leave", seat_change("leave"), "not_your_seat", OK, "not_your_seat", NONE, "nobody"),
    Row("to a bot", seat_change("to_bot"), "still_there", OK, "not_your_table", NONE, "nobody"),
    Row("back", seat_change("back"), "not_your_seat", "not_your_seat", "not_your_seat", NONE, "nobody"),
    Row("take", seat_change("take"), "seat_taken", "seat_taken", "seat_taken", NONE, "nobody"),
    Row("open", seat_change("open"), "already_begun", "not_your_table", "not_your_table", NONE, "nobody"),
    Row("remove", seat_change("remove"), "already_begun", "already_begun", "already_begun", NONE, "nobody"),
    Row("start", request("POST", "/api/tables/{table}/start"), "already_begun", "already_begun", NONE, NONE, "nobody"),
    Row("export", request("GET", "/api/tables/{table}/export"), "not_over", "not_over", "not_over", NONE, NONE),
    Row("commit", message(**COMMIT), "already_begun", "already_begun", "not_your_seat", NONE, NONE),
    Row("open chance", message(**OPEN), BEGUN, BEGUN, "not_your_seat", NONE, NONE),
    Row("begin anew", message(type="anew", id="1", round=0), BEGUN, BEGUN, "not_your_seat", NONE, NONE),
    Row("be back", message(type="back", id="1", seat=1), "not_your_seat", OK, "not_your_seat", NONE, NONE),
    Row("add", seat_change("add"), BEGUN, BEGUN, BEGUN, NONE, "nobody"),
    Row("share", seat_change("shared"), BEGUN, BEGUN, BEGUN, NONE, "nobody"),
    Row("invitation", by_invitation, OK, OK, OK, "no_such_code", "no_such_code"),
    Row("join", by_code, OK, OK, "table_full", "no_such_code", "nobody"),
    Row("rematch", request("POST", REMATCH, {}), "still_played", "still_played", NONE, NONE, "nobody"),
    Row("pace", request("PUT", PACE, {"pace": "slow"}), "not_your_table", "not_your_table", NONE, NONE, "nobody"),
]  # fmt: skip
WAITING = [
    Row("look", request("GET", "/api/tables/{table}"), OK, OK, OK, NONE, NONE),
    Row("watch", message(), OK, OK, OK, NONE, NONE),
    Row("do", message(**DO), "not_your_seat", "not_begun", "not_your_seat", NONE, NONE),
    Row("leave", seat_change("leave"), "not_your_seat", OK, "not_your_seat", NONE, "nobody"),
    Row("open", seat_change("open"), OK, "not_your_table", "not_your_table", NONE, "nobody"),
    Row("to a bot", seat_change("to_bot"), "seat_taken", "not_your_table", "not_your_table", NONE, "nobody"),
    Row("remove", seat_change("remove"), "seat_taken", "not_your_table", "not_your_table", NONE, "nobody"),
    Row("add", seat_change("add"), OK, "not_your_table", "not_your_table", NONE, "nobody"),
    Row("share", seat_change("shared"), "seat_taken", "seat_taken", "not_your_table", NONE, "nobody"),
    Row("export", request("GET", "/api/tables/{table}/export"), "not_over", "not_over", "not_over", NONE, NONE),
    Row("commit", message(**COMMIT), "round_over", "round_over", "not_your_seat", NONE, NONE),
    Row("open chance", message(**OPEN), "round_over", "round_over", "not_your_seat", NONE, NONE),
    Row("begin anew", message(type="anew", id="1", round=0), "round_over", "round_over", "not_your_seat", NONE, NONE),
    Row("start", request("POST", "/api/tables/{table}/start"), OK, "not_your_table", NONE, NONE, "nobody"),
]  # fmt: skip
NEW = {"game": "dice_network", "seats": [{"kind": "you"}, {"kind": "open"}]}
OTHER, USED = "no_such_device", "no_such_link"
ANYWHERE = [
    Row("my tables", request("GET", "/api/tables"), OK, OK, OK, OK, "nobody"),
    Row("me", request("GET", "/api/me"), OK, OK, OK, OK, OK),
    Row("another name", request("PUT", "/api/me", {"name": "x", "lang": "en"}), OK, OK, OK, OK, "nobody"),
    Row("holidays", request("GET", "/api/me/holidays"), OK, OK, OK, OK, "nobody"),
    Row("other holidays", request("PUT", "/api/me/holidays", {}), OK, OK, OK, OK, "nobody"),
    Row("a guest", request("POST", "/api/guests", {"name": "x"}), OK, OK, OK, OK, OK),
    Row("games", request("GET", "/api/games"), OK, OK, OK, OK, OK),
    Row("texts", request("GET", "/api/texts/en"), OK, OK, OK, OK, OK),
    Row("texts of a game", request("GET", "/api/texts/en/dice_network"), OK, OK, OK, OK, OK),
    Row("a table", request("POST", "/api/tables", NEW), OK, OK, OK, OK, "nobody"),
    Row("lobby", request("GET", "/api/lobby"), OK, OK, OK, OK, OK),
    Row("token", request("POST", "/api/tokens", {"name": "x"}), OK, OK, OK, OK, OK),
    Row("my link", request("POST", "/api/me/link"), OK, OK, OK, OK, "nobody"),
    Row("my devices", request("GET", "/api/me/devices"), OK, OK, OK, OK, "nobody"),
    Row("another's device", request("DELETE", "/api/me/devices/x"), OTHER, OTHER, OTHER, OTHER, "nobody"),
    Row("a used link", request("POST", "/api/here", {"token": "x"}), USED, USED, USED, USED, USED),
]


@asynccontextmanager
async def a_scene(house: House, *, played: bool) -> AsyncGenerator[dict[str, Try], None]:
    async with (
        house.guest("Ada") as ada,
        house.guest("Bob") as bob,
        house.guest("Cy") as cy,
        house.guest("Dee") as dee,
        house.nobody() as nobody,
    ):
        more = [] if played else ["open"]
        made = await ada.new_table("dice_network", "you", "open", *more, open=False, pace="slow")
        table = await bob.join(made["code"])
        assert table["state"] == ("playing" if played else "waiting")
        code = made["code"]
        yield {
            OWNER: Try(house, ada.http, made, code),
            SEAT: Try(house, bob.http, made, code),
            SPECTATOR: Try(house, cy.http, made, code),
            GUEST: Try(house, dee.http, made, ""),
            NOBODY: Try(house, nobody, made, ""),
        }


async def compare(folder: Path, rows: list[Row], *, played: bool) -> None:
    """What is answered differs nowhere from the table. Whoever is allowed tries last: it changes the scene."""
    found: list[tuple[str, str, str, str]] = []
    async with a_house(folder, requests_at_once=10_000) as house:
        for row in rows:
            async with a_scene(house, played=played) as scene:
                for who in sorted(EVERYBODY, key=lambda who: getattr(row, who) == OK):
                    expected = getattr(row, who)
                    said = await row.does(scene[who])
                    if said != expected:
                        found.append((row.name, who, expected, said))
    assert found == []


@pytest.mark.parametrize("played", [True, False])
@in_loop
async def test_who_may_what_at_a_table(tmp_path: Path, *, played: bool) -> None:
    await compare(tmp_path, PLAYED if played else WAITING, played=played)


@in_loop
async def test_who_may_what_elsewhere(tmp_path: Path) -> None:
    await compare(tmp_path, ANYWHERE, played=False)


SILENT = {"pong", "seen"}
"""Messages that nothing answers."""


class Listening(Try):
    """Nobody: only notes what would be asked."""

    def __init__(self) -> None:
        self.table = self.code = "x"
        self.asked: list[str] = []
        self.said: set[str] = set()

    async def ask(self, method: str, path: str, body: Json | None = None, **params: str) -> str:
        self.asked.append(f"{method} {path}")
        return OK

    async def say(self, **message: Any) -> str:
        self.said.add(message.get("type", "hello"))
        return OK


@in_loop
async def test_every_operation_stands_in_the_table() -> None:
    listening = Listening()
    for row in (*PLAYED, *WAITING, *ANYWHERE):
        await row.does(listening)
    for handler in (*api.HANDLERS, *api_lobby.HANDLERS, *api_devices.HANDLERS, *api_tokens.HANDLERS):
        assert isinstance(handler, HTTPRouteHandler)
        for path in handler.paths:
            for method in {*handler.http_methods} - {"OPTIONS", "HEAD"}:
                wanted = re.compile(rf"{method} " + re.sub(r"\{[^}]*\}", "[^/]+", path))
                assert any(wanted.fullmatch(one) for one in listening.asked), f"{method} {path}"
    assert {one.__struct_config__.tag for one in get_args(FromClient)} - SILENT == listening.said
