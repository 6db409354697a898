"""Codes cannot be found by trying: who was wrong too often waits, on every way that a code opens."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from roundhouse.server.faults import NO_SUCH_CODE, NO_SUCH_TABLE, TABLE_FULL, TOO_FAST, Trouble
from roundhouse.server.guards import GUESSES_A_SECOND, GUESSES_AT_ONCE, Guard
from roundhouse.server.limits import source_of
from tests.server.playing import House, a_house, a_socket, in_loop
from tests.server.virtual import VirtualTime

WRONG = "NOCODE"
MANY = int(GUESSES_AT_ONCE)


def test_who_stands_behind_an_address() -> None:
    assert source_of("192.0.2.7") == source_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert source_of("192.0.2.7") != source_of("192.0.2.8")
    assert source_of("2001:db8:1:2::1") == source_of("2001:db8:1:2:ffff::9%eth0")
    assert source_of("2001:db8:1:2::1") != source_of("2001:db8:1:3::1")
    assert len(source_of("x" * 5_000)) < 100


def miss(guard: Guard, client: str, code: str) -> None:
    with guard.guessing(client):
        raise Trouble(404, code)


def test_only_what_was_wrong_is_counted() -> None:
    time = VirtualTime()
    guard = Guard(1_000, 1_000, time)
    for _ in range(3 * MANY):
        with guard.guessing("a"):
            pass
        with pytest.raises(Trouble, match=TABLE_FULL):
            miss(guard, "a", TABLE_FULL)
    for code in (NO_SUCH_CODE, NO_SUCH_TABLE) * (MANY // 2):
        with pytest.raises(Trouble, match=code):
            miss(guard, "a", code)
    with pytest.raises(Trouble, match=TOO_FAST), guard.guessing("a"):
        pytest.fail("nobody looks")
    with guard.guessing("b"):
        pass


def rest(house: House) -> None:
    """Somebody at this address may be wrong no more."""
    guard = house.service.guard
    while True:
        try:
            miss(guard, "127.0.0.1", NO_SUCH_CODE)
        except Trouble as trouble:
            if trouble.fault.code == TOO_FAST:
                return


async def code_of(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["code"])


@in_loop
async def test_every_way_that_a_code_opens_is_guarded(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        table = await ada.new_table("dice_network", "you", "open", open=False)
        there, right = f"/api/tables/{table['id']}", table["code"]

        async def look(code: str) -> list[str]:
            take = {"do": "take", "code": code}
            found = [
                await code_of(await bob.http.get(f"/api/invitations/{code}")),
                await code_of(await bob.http.get(there, params={"code": code})),
                await code_of(await bob.http.get(f"{there}/names/en", params={"code": code})),
                await code_of(await bob.http.post("/api/tables/join", json={"code": code, "seat": 0})),
                await code_of(await bob.http.post(f"{there}/seats/0", json=take)),
            ]
            async with a_socket(house) as socket:
                await socket.send(json.dumps({"type": "hello", "table": table["id"], "code": code}))
                said = json.loads(await socket.recv())
                return [*found, said.get("fault", {}).get("code", "")]

        wrong = [NO_SUCH_CODE, NO_SUCH_TABLE, NO_SUCH_TABLE, NO_SUCH_CODE, NO_SUCH_TABLE, NO_SUCH_TABLE]
        assert await look(WRONG) == wrong
        assert await look(right) == ["", "", "", "seat_taken", "seat_taken", ""]
        rest(house)
        assert await look(WRONG) == [TOO_FAST] * 6
        assert await look(right) == [TOO_FAST] * 6
        assert (await ada.http.get(there)).is_success
        assert GUESSES_A_SECOND < 1
