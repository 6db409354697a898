"""Seats that change hands: before the start and while it is played, by those who may and by those who may not."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tests.server.playing import Guest, House, Json, a_house, in_loop

OURS = "sealed_bids"
"""A game whose seats have secrets from each other."""

OPENLY = "dice_network"
"""One whose seats have none."""


async def change(who: Guest, table: str, seat: int, do: str, **more: Any) -> tuple[int, Json]:
    answer = await who.http.post(f"/api/tables/{table}/seats/{seat}", json={"do": do, **more})
    return answer.status_code, answer.json()


async def refused(who: Guest, table: str, seat: int, do: str, **more: Any) -> str:
    status, said = await change(who, table, seat, do, **more)
    assert status >= 400, said
    code: str = said["code"]
    return code


async def kinds(who: Guest, table: str, seat: int, do: str, **more: Any) -> list[str]:
    status, said = await change(who, table, seat, do, **more)
    assert status == 200, said
    return [one["kind"] for one in said["seats"]]


@in_loop
async def test_before_the_start_seats_come_go_and_are_filled(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        made = await ada.new_table(OPENLY, "you", "open", "open", open=False)
        table, code = made["id"], made["code"]
        # A private table is none for those who are not invited.
        assert await refused(bob, table, 1, "take") == "no_such_table"
        assert await refused(bob, table, 1, "take", code="NOCODE") == "no_such_table"
        assert await kinds(bob, table, 1, "take", code=code) == ["person", "person", "open"]
        assert await kinds(bob, table, 2, "take") == ["person", "open", "person"]
        assert await refused(bob, table, 0, "take") == "seat_taken"
        for do in ("to_bot", "open", "remove", "add"):
            assert await refused(bob, table, 1, do) == "not_your_table", do
        assert await refused(bob, table, 0, "leave") == "not_your_seat"
        assert await refused(ada, table, 2, "to_bot") == "seat_taken"
        assert await refused(ada, table, 1, "to_bot", bot="deep") == "no_such_bot"
        assert await refused(ada, table, 9, "open") == "bad_seats"
        assert await refused(ada, table, 1, "dance") == "malformed_request"
        assert await refused(ada, table, 1, "back") == "not_begun"
        # The one who made it may ask somebody to get up, take a seat away and put one there.
        assert await kinds(ada, table, 2, "open") == ["person", "open", "open"]
        assert await kinds(ada, table, 1, "remove") == ["person", "open"]
        assert await refused(ada, table, 1, "remove") == "illegal"
        assert await kinds(ada, table, 1, "add") == ["person", "open", "open"]
        assert await kinds(ada, table, 2, "to_bot") == ["person", "open", "bot"]
        assert await kinds(ada, table, 2, "open") == ["person", "open", "open"]
        assert await kinds(ada, table, 2, "remove") == ["person", "open"]
        async with ada.at(table) as place:
            assert place.now["waiting"] == {"kind": "seats", "seats": [1]}
            assert (await bob.http.post(f"/api/tables/{table}/start")).json()["code"] == "no_such_table"
            begun = await ada.http.post(f"/api/tables/{table}/start")
            assert (begun.status_code, begun.json()["state"]) == (200, "playing")
            await place.until(lambda: place.now["table"]["state"] == "playing")
        assert (await ada.http.post(f"/api/tables/{table}/start")).json()["code"] == "already_begun"
        assert await refused(ada, table, 1, "remove") == "already_begun"


@in_loop
async def test_a_table_whose_host_is_gone_is_arranged_by_those_who_sit_there(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        made = await ada.new_table(OPENLY, "you", "open", "open", open=False)
        await bob.join(made["code"])
        assert await refused(bob, made["id"], 2, "to_bot") == "not_your_table"
        live = await house.service.hall.at(made["id"])
        live._since -= 200
        assert (await bob.http.get(f"/api/tables/{made['id']}")).json()["owner"]
        live._since += 200
        assert await kinds(ada, made["id"], 0, "leave") == ["open", "person", "open"]
        assert await kinds(bob, made["id"], 2, "to_bot") == ["open", "person", "bot"]
        async with house.guest("Eve") as eve:
            assert await refused(eve, made["id"], 2, "open", code=made["code"]) == "not_your_table"


async def two_at(stack: AsyncExitStack, house: House, game: str) -> tuple[Guest, Guest, Guest, str]:
    """Ada and Bob play, Eve watches."""
    ada, bob, eve = [await stack.enter_async_context(house.guest(name)) for name in ("Ada", "Bob", "Eve")]
    made = await ada.new_table(game, "you", "open", *["bot:random"] * (1 if game == OURS else 0), pace="slow")
    await bob.join(made["code"])
    assert (await ada.http.get(f"/api/tables/{made['id']}")).json()["state"] == "playing"
    return ada, bob, eve, made["id"]


@in_loop
async def test_a_leavers_seat_goes_to_a_bot_and_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, AsyncExitStack() as stack:
        ada, bob, eve, table = await two_at(stack, house, OPENLY)
        async with ada.at(table), bob.at(table):
            for who, code in ((eve, "not_your_table"), (ada, "still_there")):
                assert await refused(who, table, 1, "to_bot") == code
        # Nobody is away for long enough yet, though nobody looks.
        status, said = await change(ada, table, 1, "to_bot")
        assert (status, said["code"]) == (409, "still_there")
        assert 0 < said["args"]["seconds"] <= 120
        assert await kinds(bob, table, 1, "leave") == ["person", "open"]
        assert await refused(ada, table, 1, "take") == "already_seated"
        assert await kinds(ada, table, 1, "to_bot") == ["person", "bot"]
        shown = (await bob.http.get(f"/api/tables/{table}")).json()
        assert shown["seats"][1]["back"]
        assert shown["code"]
        assert table in [one["id"] for one in (await bob.http.get("/api/tables")).json()]
        assert await refused(eve, table, 1, "back") == "not_your_seat"
        assert await refused(eve, table, 1, "take") == "seat_taken"
        assert await kinds(bob, table, 1, "back") == ["person", "person"]
        assert await refused(bob, table, 1, "back") == "seat_taken"
        # Oneself one may be stood in for at once; the host opens the seat for somebody else.
        assert await kinds(bob, table, 1, "to_bot") == ["person", "bot"]
        assert await refused(bob, table, 1, "open") == "not_your_table"
        assert await kinds(ada, table, 1, "open") == ["person", "open"]
        assert await kinds(eve, table, 1, "take") == ["person", "person"]
        assert await refused(bob, table, 1, "back") == "seat_taken"


@in_loop
async def test_somebody_who_is_away_too_long_is_stood_in_for(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, AsyncExitStack() as stack:
        ada, _, eve, table = await two_at(stack, house, OPENLY)
        live = await house.service.hall.at(table)
        live._gone = dict.fromkeys(live._gone, house.service.time.now() - 200)
        assert await refused(eve, table, 1, "to_bot") == "not_your_table"
        assert await kinds(ada, table, 1, "to_bot", bot="random") == ["person", "bot"]


@in_loop
async def test_who_has_seen_secrets_takes_no_other_seat(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, AsyncExitStack() as stack:
        ada, bob, eve, table = await two_at(stack, house, OURS)
        assert await kinds(bob, table, 1, "leave") == ["person", "open", "bot"]
        assert await kinds(ada, table, 2, "open") == ["person", "open", "open"]
        assert await refused(bob, table, 2, "take") == "knows_secrets"
        assert await kinds(eve, table, 2, "take") == ["person", "open", "person"]
        assert await kinds(bob, table, 1, "take") == ["person", "person", "person"]


@in_loop
async def test_without_secrets_one_may_change_sides(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, AsyncExitStack() as stack:
        ada, bob, _, table = await two_at(stack, house, OPENLY)
        assert await kinds(ada, table, 0, "leave") == ["open", "person"]
        assert await kinds(bob, table, 1, "leave") == ["open", "open"]
        assert await kinds(bob, table, 0, "take") == ["person", "open"]
        assert await kinds(ada, table, 1, "take") == ["person", "person"]


@in_loop
async def test_an_invitation_says_what_one_is_invited_to(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.nobody() as nobody:
        made = await ada.new_table(OPENLY, "you", "open", open=False, name=" Kohle und  Käse ")
        answer = await nobody.get(f"/api/invitations/{made['code'].lower()}")
        assert answer.status_code == 200
        said = answer.json()
        assert (said["id"], said["name"], said["host"], said["state"]) == (
            made["id"], "Kohle und Käse", "Ada", "waiting",
        )  # fmt: skip
        assert "code" not in said
        assert (await nobody.get("/api/invitations/NOCODE")).json()["code"] == "no_such_code"
        # Watching needs the code; the QR code is for those who sit there.
        path = f"/api/tables/{made['id']}"
        assert (await nobody.get(path)).json()["code"] == "no_such_table"
        assert (await nobody.get(path, params={"code": made["code"]})).status_code == 200
        picture = await ada.http.get(f"{path}/qr")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert "style" not in picture.text
        assert (await nobody.get(f"{path}/qr")).status_code == 401
        async with house.guest("Eve") as eve:
            assert (await eve.http.get(f"{path}/qr")).status_code == 404


@in_loop
async def test_codes_cannot_be_tried_without_end(tmp_path: Path) -> None:
    async with a_house(tmp_path, requests_a_second=0.01, requests_at_once=4) as house, house.nobody() as nobody:
        found = [(await nobody.get(f"/api/invitations/AAAA{n:02}")).status_code for n in range(6)]
        assert found == [404, 404, 404, 404, 429, 429]


@in_loop
async def test_the_lobby_shows_open_tables_alone(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.nobody() as nobody:
        waiting = await ada.new_table(OPENLY, "you", "open", open=True)
        played = await ada.new_table(OPENLY, "you", "bot:random", open=True)
        await ada.new_table(OPENLY, "you", "open", open=False)
        shown = (await nobody.get("/api/lobby")).json()
        assert [one["id"] for one in shown] == [waiting["id"], played["id"]]
        assert not any("code" in one for one in shown)
        assert shown[1]["waiting"]["kind"] == "one"
        mine = {one["id"]: one for one in (await ada.http.get("/api/tables")).json()}
        assert mine[played["id"]]["waiting"]
        assert mine[waiting["id"]].get("waiting") is None
