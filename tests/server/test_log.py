"""What is logged: one line of JSON for each event, and never a secret, whatever goes wrong."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Generator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy.exc import DBAPIError

from roundhouse.server.run import speak_to_log
from roundhouse.server.service import FILE
from roundhouse.server.store.engine import make_engine, url_of
from tests.server.playing import Guest, House, a_house, a_socket, in_loop

NAME = "Canary Featherstone"
CHAT = "the parrot sits on the signal box"


@pytest.fixture
def _logging() -> Generator[None, None, None]:
    speak_to_log(quiet=False)
    yield
    structlog.reset_defaults()


def secrets_of(folder: Path) -> dict[str, str]:
    """What stands in the store and is nobody's business."""
    with closing(sqlite3.connect(folder / FILE)) as store:
        secrets = [bytes(row[0]) for row in store.execute("SELECT secret FROM tables")]
        codes = [str(row[0]) for row in store.execute("SELECT code FROM tables")]
    assert secrets
    assert codes
    found = {f"secret {n}": one.hex() for n, one in enumerate(secrets)}
    found |= {f"secret {n} as Python shows it": repr(one)[2:-1] for n, one in enumerate(secrets)}
    return found | {f"code {n}": one for n, one in enumerate(codes)}


async def misbehave(house: House, ada: Guest, table: str) -> None:
    """Everything that is refused, with something secret in it."""
    cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
    async with a_socket(house, cookie) as socket:
        for frame in ("{" + CHAT, json.dumps({"type": "dance", "token": CHAT}), CHAT * 3_000):
            await socket.send(frame)
            await socket.recv()
        await socket.send(json.dumps({"type": "hello", "table": CHAT}))
        await socket.recv()
    for method, path, body in (
        ("POST", "/api/guests", {"name": CHAT * 9}),
        ("POST", "/api/tables/join", {"code": CHAT}),
        ("POST", "/api/here", {"token": CHAT}),
        ("GET", f"/api/tables/{CHAT}", None),
        ("GET", f"/{CHAT}.js?token={CHAT}", None),
    ):
        answer = await ada.http.request(method, path, json=body)
        assert 400 <= answer.status_code < 500, (path, answer.text)
    async with ada.at(table) as place:
        await place.ask(type="do", seat=0, question=CHAT, move=CHAT)
        await place.ask(type="ask_why", seat=0, move=CHAT)


def break_store(folder: Path) -> None:
    """Take away what every request needs: errors of the database itself come up."""
    with closing(sqlite3.connect(folder / FILE)) as store:
        for table in ("devices", "seats", "people", "entries"):
            with suppress(sqlite3.OperationalError):
                store.execute(f"ALTER TABLE {table} RENAME TO gone_{table}")
        store.commit()


@pytest.mark.usefixtures("_logging")
def test_no_line_of_the_log_holds_a_secret(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    canaries: dict[str, str] = {"a name": NAME, "what somebody wrote": CHAT}

    @in_loop
    async def story() -> None:
        async with a_house(tmp_path) as house, house.guest(NAME) as ada, house.guest() as bob:
            for name, guest in (("Ada", ada), ("Bob", bob)):
                cookie = next(iter(guest.http.cookies.values()))
                canaries[f"the cookie of {name}"] = cookie
                canaries[f"the token of {name}"] = cookie.partition(".")[2]
            link = await ada.http.post("/api/me/link")
            canaries["a link to another device"] = link.json()["path"].partition("#")[2]
            table = (await ada.new_table("dice_network", "you", "bot:random"))["id"]
            await bob.join((await ada.new_table("dice_network", "you", "open"))["code"])
            await misbehave(house, ada, table)
            canaries.update(secrets_of(tmp_path))
            break_store(tmp_path)
            for method, path in (("GET", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/me/link"), ("GET", "/")):
                await ada.http.request(method, path)
            new: dict[str, Any] = {"game": "dice_network", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "random"}]}
            assert (await ada.http.post("/api/tables", json=new)).status_code >= 500
            assert (await ada.http.post("/api/guests", json={"name": NAME})).status_code >= 500

    story()
    said = capfd.readouterr()
    lines = [line for line in said.err.splitlines() if line]
    events = [json.loads(line) for line in lines]
    assert {"open", "table_made", "closed"} <= {one["event"] for one in events}
    assert any(one["event"] == "our_fault" and "Traceback" in one["exception"] for one in events)
    assert not said.out
    for name, canary in canaries.items():
        assert canary not in said.err, f"{name} stands in the log"


def test_an_error_of_the_database_does_not_show_what_was_to_be_written(tmp_path: Path) -> None:
    for engine in (make_engine(url_of(tmp_path / "x")), make_engine(url_of(tmp_path / "x"), readers=1)):
        with pytest.raises(DBAPIError) as failed, engine.begin() as connection:
            connection.exec_driver_sql("INSERT INTO nowhere VALUES (?)", (CHAT,))
        assert CHAT not in str(failed.value)
        engine.dispose()
