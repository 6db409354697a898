"""One person on several devices: the link that leads there, the list, signing out. And once more at the same table."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse.server import people
from roundhouse.server.devices import name_of_device
from roundhouse.server.qr import picture_of, qr_of
from roundhouse.server.store.devices import AddDevice, AddLink
from tests.server.playing import Place, a_house, in_loop

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile/15E Safari/604.1"


def test_a_device_is_named_coarsely() -> None:
    assert name_of_device(FIREFOX) == "Firefox, Linux"
    assert name_of_device(PHONE) == "Safari, iPhone"
    assert name_of_device("<script>") == ""


def test_a_qr_code_is_drawn_without_styles() -> None:
    qr = qr_of("http://house:8000/join/ABCDEF")
    assert qr.size > 20
    assert set(qr.path) <= set("Mhvz- 0123456789")
    assert qr.path in picture_of("http://house:8000/join/ABCDEF")


def test_tokens_show_in_no_trace() -> None:
    assert "token" not in repr(AddLink(person="p", token="token-1", seconds=1))
    assert "token" not in repr(AddDevice(link="token-1", name="", token="token-2"))


@in_loop
async def test_a_link_makes_another_device_ones_own_once(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.nobody() as phone, house.nobody() as late:
        made = await ada.new_table("dice_network", "you", "bot:random", pace="slow")
        link = (await ada.http.post("/api/me/link")).json()
        path, _, token = link["path"].partition("#")
        assert (path, link["seconds"]) == ("/here", 600)
        assert link["qr"]["size"] > 20
        assert (await phone.post("/api/me/link")).status_code == 401
        for wrong in ("", token[:-1], token + "x", "x" * 200):
            answer = await phone.post("/api/here", json={"token": wrong})
            assert (answer.status_code, answer.json()) == (404, {"code": "no_such_link"})
        me = await phone.post("/api/here", json={"token": token}, headers={"user-agent": PHONE})
        assert (me.status_code, me.json()["name"]) == (201, "Ada")
        assert (await late.post("/api/here", json={"token": token})).json()["code"] == "no_such_link"
        # The same seat, from both.
        table = (await phone.get(f"/api/tables/{made['id']}")).json()
        assert table["seats"][0]["you"]
        assert phone.cookies[people.COOKIE] != ada.http.cookies[people.COOKIE]
        stored = b"".join(one.read_bytes() for one in tmp_path.iterdir())
        assert token.encode() not in stored
        assert phone.cookies[people.COOKIE].partition(".")[2].encode() not in stored
    said = capfd.readouterr()
    assert token not in said.out + said.err


@in_loop
async def test_a_link_is_good_for_ten_minutes(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.nobody() as phone:
        person = await house.service.store.find_guest(ada.http.cookies[people.COOKIE])
        assert person is not None
        old = await house.service.store.add_link(person.id, seconds=-1)
        assert (await phone.post("/api/here", json={"token": old})).json()["code"] == "no_such_link"
        # Of many links the last few are good.
        tokens = [await house.service.store.add_link(person.id, seconds=60 + n) for n in range(7)]
        assert (await phone.post("/api/here", json={"token": tokens[0]})).status_code == 404
        assert (await phone.post("/api/here", json={"token": tokens[-1]})).status_code == 201


@in_loop
async def test_devices_are_listed_and_signed_out(tmp_path: Path) -> None:
    async with (
        a_house(tmp_path) as house,
        house.guest("Ada") as ada,
        house.guest("Bob") as bob,
        house.nobody() as phone,
    ):
        token = (await ada.http.post("/api/me/link")).json()["path"].partition("#")[2]
        await phone.post("/api/here", json={"token": token}, headers={"user-agent": PHONE})
        listed = (await ada.http.get("/api/me/devices")).json()
        assert [(one["name"], one.get("this", False)) for one in listed] == [("Safari, iPhone", False), ("", True)]
        assert (await phone.get("/api/me/devices")).status_code == 200
        theirs = listed[0]["id"]
        refused = await bob.http.delete(f"/api/me/devices/{theirs}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no_such_device")
        rest = await ada.http.delete(f"/api/me/devices/{theirs}")
        assert [one.get("this") for one in rest.json()] == [True]
        assert (await phone.get("/api/me")).json() is None
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada"
        mine = rest.json()[0]["id"]
        assert (await ada.http.delete(f"/api/me/devices/{mine}")).json() == []
        assert (await ada.http.get("/api/me")).json() is None


async def to_the_end(place: Place) -> None:
    while not place.now.get("ending"):
        if place.question() is None:
            await place.read()
        else:
            await place.do()


@in_loop
async def test_the_same_people_play_once_more(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Eve") as eve:
        made = await ada.new_table("dice_network", "you", "bot:random", name="Again and again", open=False)
        table = made["id"]
        again = f"/api/tables/{table}/rematch"
        assert (await ada.http.post(again, json={})).json()["code"] == "still_played"
        async with ada.at(table) as place:
            await to_the_end(place)
            assert (await eve.http.post(again, json={})).json()["code"] == "no_such_table"
            first = (await ada.http.post(again, json={"other_side": True})).json()
            assert [seat["kind"] for seat in first["seats"]] == ["bot", "person"]
            assert (first["name"], first["open"], first["state"]) == ("Again and again", False, "playing")
            assert (await ada.http.post(again, json={})).json()["id"] == first["id"]
            await place.until(lambda: place.now["table"].get("next") == first["id"])


@in_loop
async def test_a_seat_of_the_rematch_is_kept_for_whoever_was_there(tmp_path: Path) -> None:
    async with (
        a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob, house.guest("Eve") as eve,
    ):  # fmt: skip
        made = await ada.new_table("dice_network", "you", "open")
        await bob.join(made["code"])
        live = await house.service.hall.at(made["id"])
        live.state = "over"
        await house.service.store.set_state(made["id"], "over")
        following = (await ada.http.post(f"/api/tables/{made['id']}/rematch", json={})).json()
        assert [(seat["kind"], seat.get("kept", False)) for seat in following["seats"]] == [
            ("person", False), ("open", True),
        ]  # fmt: skip
        shown = (await bob.http.get(f"/api/tables/{made['id']}")).json()
        assert shown["next"] == following["id"]
        assert "next" not in (await eve.http.get(f"/api/tables/{made['id']}")).json()
        refused = await eve.http.post("/api/tables/join", json={"code": following["code"]})
        assert refused.json()["code"] == "table_full"
        taken = await eve.http.post(f"/api/tables/{following['id']}/seats/1", json={"do": "take"})
        assert taken.json()["code"] == "seat_taken"
        joined = await bob.join(following["code"])
        assert joined["state"] == "playing"


@in_loop
async def test_an_unreadable_table_is_named_as_such(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada:
        broken = await ada.new_table("dice_network", "you", "bot:random", pace="slow")
        headless = await ada.new_table("dice_network", "you", "open")
        fine = await ada.new_table("dice_network", "you", "open")
        await house.service.hall.let_go(-1)
        for one in (broken, headless):
            house.service.hall._tables.pop(one["id"], None)
        from sqlalchemy import text

        with house.service.store._writing.begin() as connection:
            connection.execute(text("UPDATE entries SET state = x'00' WHERE table_id = :id"), {"id": broken["id"]})
            connection.execute(text("UPDATE tables SET header = x'00' WHERE id = :id"), {"id": headless["id"]})
        listed = {one["id"]: one["state"] for one in (await ada.http.get("/api/tables")).json()}
        assert listed == {broken["id"]: "unreadable", headless["id"]: "unreadable", fine["id"]: "waiting"}
        for one in (broken, headless):
            answer = await ada.http.get(f"/api/tables/{one['id']}")
            assert (answer.status_code, answer.json()["code"]) == (409, "unreadable_table")
