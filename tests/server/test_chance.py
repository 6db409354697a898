"""Agreeing on chance: nobody opens before all have committed, and nobody learns what another one adds."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest

from roundhouse.server.store import Conflict, Seat
from roundhouse.table import commitment_of, pledge_of
from tests.server.agreeing import Entropy
from tests.server.playing import House, Place, a_house, in_loop

GAME = "dice_network"
A, B = secrets.token_bytes(32), secrets.token_bytes(32)


def code_of(noted: dict[str, Any]) -> str:
    return str(noted.get("fault", {}).get("code", ""))


async def commit(place: Place, entropy: bytes, **more: Any) -> str:
    table = place.now["table"]
    number = table["chance"]["round"]
    pledge = pledge_of(entropy, table["id"], number, place.viewer)
    return code_of(await place.ask(**{"type": "commit", "round": number, "commitment": pledge, **more}))


async def open_(place: Place, entropy: bytes, **more: Any) -> str:
    number = place.now["table"]["chance"]["round"]
    return code_of(await place.ask(**{"type": "open", "round": number, "entropy": entropy.hex(), **more}))


def states(place: Place) -> list[str]:
    seats = place.now["table"]["chance"]["seats"]
    return ["opened" if one.get("opened") else "committed" if "commitment" in one else "missing" for one in seats]


@in_loop
async def test_first_all_commit_then_all_open_and_only_then_it_begins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        made = await ada.new_table(GAME, "you", "open")
        assert "chance" not in made
        joined = await bob.join(made["code"], ready=False)
        assert joined["state"] == "waiting"
        assert joined["commitment"] != made["commitment"]
        async with ada.at(made["id"]) as a, bob.at(made["id"]) as b, house.guest("Eve") as eve:
            assert a.now["waiting"] == {"kind": "ready", "seats": [0, 1]}
            assert states(a) == ["missing", "missing"]
            assert await commit(a, A) == ""
            assert await commit(a, A) == "", "the same once more is the same"
            assert await commit(a, B) == "committed_already"
            assert await open_(a, A) == "not_all_committed"
            assert await open_(b, B) == "not_what_was_pledged"
            assert await commit(b, B) == ""
            assert await open_(b, A) == "not_what_was_pledged"
            assert await open_(b, B) == ""
            await a.until(lambda: states(a) == ["committed", "opened"])
            assert a.now["waiting"] == {"kind": "ready", "seats": [0]}
            async with eve.at(made["id"]) as outside:
                assert await open_(outside, A) == "not_your_seat"
                assert await open_(a, A) == ""
                await outside.until(lambda: outside.now["table"]["state"] == "playing")
                assert outside.now["table"]["chance"]["seats"][1]["opened"] is True
                told = "".join([*outside.raw, *a.raw])
            await a.until(lambda: a.now["table"]["state"] == "playing")
            assert await open_(a, A) == "", "a lost answer is asked for once more"
            assert await commit(a, A) == "already_begun"
            assert await commit(b, B) == "already_begun"
        stored = await house.service.store.load_table(made["id"])
        assert commitment_of(stored.secret) == stored.header.commitment == joined["commitment"]
        assert [one.entropy for one in stored.header.pledges] == [A.hex(), B.hex()]
        assert (stored.header.table, stored.header.round) == (made["id"], joined["chance"]["round"])
        logged = "".join(capsys.readouterr())
        for secret in (B, stored.secret):
            assert secret.hex() not in told
        for secret in (A, B, stored.secret):
            assert secret.hex() not in logged


@in_loop
async def test_a_change_of_seats_begins_it_anew_with_another_secret(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        made = await ada.new_table(GAME, "you", "open", "open")
        await bob.join(made["code"])
        async with ada.at(made["id"]) as a, bob.at(made["id"]) as b:
            assert await commit(a, A) == ""
            assert await commit(b, B) == ""
            before = await house.service.store.load_table(made["id"])
            assert await open_(a, A) == "not_all_committed", "a seat is open still"
            async with house.guest("Cid") as cid:
                await cid.join(made["code"], ready=False)
                await a.until(lambda: states(a) == ["missing"] * 3)
                after = await house.service.store.load_table(made["id"])
                assert after.secret != before.secret
                assert after.header.commitment == commitment_of(after.secret) == a.now["table"]["commitment"]
                assert after.round == before.round + 1
                assert await commit(a, A, round=before.round) == "round_over"
                assert await commit(a, A) == ""
                old = pledge_of(A, made["id"], before.round, 0)
                assert old != pledge_of(A, made["id"], after.round, 0), "an old commitment is worth nothing"


@in_loop
async def test_who_has_lost_his_entropy_begins_anew(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        made = await ada.new_table(GAME, "you", "open")
        await bob.join(made["code"], ready=False)
        async with ada.at(made["id"]) as a, bob.at(made["id"]) as b, house.guest("Eve") as eve:
            await commit(a, A)
            await commit(b, B)
            await open_(b, B)
            await a.until(lambda: states(a) == ["committed", "opened"])
            number = a.now["table"]["chance"]["round"]
            async with eve.at(made["id"]) as outside:
                assert code_of(await outside.ask(type="anew", round=number)) == "not_your_seat"
            assert code_of(await a.ask(type="anew", round=number - 1)) == "round_over"
            assert code_of(await a.ask(type="anew", round=number)) == ""
            await a.until(lambda: states(a) == ["missing", "missing"])
            assert a.now["table"]["chance"]["round"] == number + 1
            assert code_of(await a.ask(type="anew", round=number)) == "round_over"
            again = [code_of(await a.ask(type="anew", round=number + n)) for n in range(1, 12)]
            assert again[:8] == [""] * 8
            assert "too_fast" in again, "nobody keeps all others busy with it"


@in_loop
async def test_what_was_committed_and_opened_outlives_a_restart(tmp_path: Path) -> None:
    entropies = Entropy(), Entropy()
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        made = await ada.new_table(GAME, "you", "open")
        await bob.join(made["code"], ready=False)
        async with ada.at(made["id"]) as a, bob.at(made["id"]) as b:
            for place, entropy in zip((a, b), entropies, strict=True):
                message = entropy.next_message(place.now["table"])
                assert message is not None
                assert code_of(await place.ask(**message)) == ""
            await b.until(lambda: states(b) == ["committed", "committed"])
            message = entropies[1].next_message(b.now["table"])
            assert message is not None
            assert code_of(await b.ask(**message)) == ""
        cookies = ada.http.cookies
    async with a_house(tmp_path) as house, house.guest("x") as again:
        again.http.cookies = cookies
        async with again.at(made["id"]) as a:
            assert states(a) == ["committed", "opened"]
            message = entropies[0].next_message(a.now["table"])
            assert message is not None
            assert code_of(await a.ask(**message)) == ""
            await a.until(lambda: a.now["table"]["state"] == "playing")


@in_loop
async def test_alone_with_bots_it_begins_at_once(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        made = await ada.new_table(GAME, "you", "bot:random")
        assert made["state"] == "playing"
        assert "chance" not in made


@in_loop
async def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        made = await ada.new_table(GAME, "you", "open")
        await bob.join(made["code"], ready=False)
        async with ada.at(made["id"]) as a:
            for wrong in ("", "A" * 64, "0" * 63, "0" * 65, "é" * 64, "0" * 63 + "\n"):
                assert await commit(a, A, commitment=wrong) == "malformed_request"
                noted = await a.ask(type="open", round=a.now["table"]["chance"]["round"], entropy=wrong)
                assert code_of(noted) == "malformed_request"
            assert await commit(a, A, id="x" * 65) == "malformed_request"
            assert states(a) == ["missing", "missing"]


@in_loop
async def test_the_store_holds_to_the_rules_whoever_asks(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        made = await ada.new_table(GAME, "you", "open")
        joined = await bob.join(made["code"], ready=False)
        store, table, number = house.service.store, made["id"], joined["chance"]["round"]
        with pytest.raises(Conflict):
            await store.show_entropy(table, number, 0, "c0", "e0")
        await store.commit(table, number, 0, "c0")
        with pytest.raises(Conflict):
            await store.show_entropy(table, number, 0, "c0", "e0")
        for seat, what in ((0, "other"), (5, "c5")):
            with pytest.raises(Conflict):
                await store.commit(table, number, seat, what)
        await store.commit(table, number, 1, "c1")
        with pytest.raises(Conflict):
            await store.show_entropy(table, number, 1, "c0", "e0")
        await store.show_entropy(table, number, 1, "c1", "e1")
        assert (await store.load_table(table)).entropies == {1: "e1"}
        await store.set_seat(table, Seat(seat=1, kind="open"))
        assert (await store.load_table(table)).entropies == {}
        header = (await store.table_row(table)).header
        with pytest.raises(Conflict):
            await store.append(table, [], header=header, round=number)


@in_loop
async def test_two_guests_get_through_it_by_themselves(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        made = await ada.new_table(GAME, "you", "open", "bot:random")
        assert (await bob.join(made["code"]))["state"] == "playing"
        assert isinstance(house, House)
