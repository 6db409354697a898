"""People and bots at one table, over the socket: moves, refusals, repetition, watching, coming back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

from tests.server.playing import Place, a_house, in_loop

OURS = "sealed_bids"


@in_loop
async def test_a_guest_makes_a_table_with_bots_and_plays(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        table = await ada.new_table("dice_network", "you", "bot:random")
        assert table["state"] == "playing"
        assert table["owner"]
        async with ada.at(table["id"]) as place:
            assert place.viewer == 0
            assert place.now["table"]["seats"][0]["you"]
            for _ in range(5):
                await place.until(place.question)
                done = await place.do()
                assert "fault" not in done
                assert place.log[done["entry"]]["seat"] == 0
            assert [line["entry"] for line in place.log] == list(range(len(place.log)))
            secret = (await house.service.store.load_table(table["id"])).secret
            assert not [raw for raw in place.raw if secret.hex() in raw]
        tables = (await ada.http.get("/api/tables")).json()
        assert [one["id"] for one in tables] == [table["id"]]


@in_loop
async def test_bots_play_alone_to_the_end_and_everybody_sees_how_it_ended(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        table = await ada.new_table(OURS, "bot:random", "bot:random", options={"sales": "3"})
        async with ada.at(table["id"]) as place:
            assert place.viewer == -1
            await place.until(lambda: place.now.get("ending"))
            assert len(place.now["ending"]["scores"]) == 2
        assert (await ada.http.get(f"/api/tables/{table['id']}")).json()["state"] == "over"


@in_loop
async def test_every_probe_is_played_at_the_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        for game, seats in (("hidden_roles", 5), ("draw_and_place", 2)):
            table = await ada.new_table(game, "you", *["bot:random"] * (seats - 1))
            async with ada.at(table["id"]) as place:
                for _ in range(4):
                    await place.until(lambda: place.question() or place.now.get("ending"))
                    if place.now.get("ending"):
                        break
                    done = await place.do()
                    assert done.get("fault", {}).get("code", "not_yours") == "not_yours", done


@in_loop
async def test_the_same_command_twice_is_done_once_and_a_late_one_is_refused(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        table = await ada.new_table("dice_network", "you", "bot:random")
        async with ada.at(table["id"]) as place:
            await place.until(place.question)
            question = place.question()
            assert question is not None
            move = await place.a_move()
            first = await place.do(move, id="one")
            again = await place.ask(type="do", id="one", seat=0, question=question["id"], move=move)
            assert again == first
            late = await place.ask(type="do", id="two", seat=0, question=question["id"], move=move)
            assert late["fault"]["code"] == "not_yours"
            assert late["fault"]["rule"] in {"RH-2", "RH-3"}
            await place.until(place.question)
            stale = await place.ask(type="do", id="three", seat=0, question=question["id"], move=move)
            assert stale["fault"]["key"] == "question_has_changed"
            assert stale["questions"][0]["id"] == place.question()["id"]  # type: ignore[index]  # it is asked
        async with ada.at(table["id"]) as place:
            again = await place.ask(type="do", id="one", seat=0, question=question["id"], move=move)
            assert again == first


@in_loop
async def test_bad_commands_change_nothing_and_say_why(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada, house.guest("Bob") as bob:
        table = await ada.new_table("dice_network", "you", "bot:random")
        async with ada.at(table["id"]) as place, bob.at(table["id"]) as watching:
            await place.until(place.question)
            number = place.now["number"]
            question = place.question()
            assert question is not None
            for move, key in (
                ("jump", "no_such_kind"),
                ("", "empty_move"),
                (question["choices"]["steps"][0]["token"] + " x:y", None),
            ):
                bad = await place.ask(type="do", seat=0, question=question["id"], move=move)
                assert bad["fault"]["code"] == "malformed"
                assert key is None or bad["fault"]["key"] == key
            foreign = await watching.ask(type="do", seat=0, question=question["id"], move=await place.a_move())
            assert foreign["fault"] == {"code": "not_your_seat", "args": {"seat": 0}}
            other = await place.ask(type="do", seat=1, question=question["id"], move=await place.a_move())
            assert other["fault"]["code"] == "not_your_seat"
            undo = await place.ask(type="take_back", seat=0, steps=50)
            assert undo["fault"]["rule"] == "RH-7"
            why = await place.ask(type="ask_why", seat=0, move="jump")
            assert why["fault"]["key"] == "no_such_kind"
            for wish in ({"type": "ask_why", "move": ""}, {"type": "ask_if", "moves": [""]}):
                assert (await place.ask(seat=0, **wish))["fault"]["key"] == "empty_move"
            beyond = await place.ask(type="ask_choices", seat=0, path="jump")
            assert beyond["fault"]["key"] == "no_such_kind"
            long = await place.ask(type="ask_why", seat=0, move="x" * 3_000)
            assert long["fault"]["code"] == "malformed_request"
            fine = await place.ask(type="ask_why", seat=0, move=await place.a_move())
            assert "fault" not in fine
            trial = await place.ask(type="ask_if", seat=0, moves=[await place.a_move()])
            assert trial["made"] == 1
            assert place.now["number"] == number
            assert watching.viewer == -1


@in_loop
async def test_who_comes_back_gets_the_rest_and_spectators_share_theirs(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada, house.guest("Bob") as bob, house.guest("Cy") as cy:
        table = (await ada.new_table("dice_network", "you", "bot:random"))["id"]
        async with ada.at(table) as place, bob.at(table) as one, cy.at(table) as two:
            await place.until(place.question)
            last, known = place.now["number"], len(place.log)
            await place.do()
            await place.until(place.question)
            await one.until(lambda: len(one.log) == len(place.log))
            await two.until(lambda: len(two.log) == len(place.log))
            updates = [raw for raw in one.raw if '"update"' in raw]
            assert updates[-1:] == [raw for raw in two.raw if '"update"' in raw][-1:]
            async with ada.at(table, last, 0) as back:
                assert back.messages[0]["type"] == "update"
                assert back.messages[0]["number"] == place.now["number"]
                assert back.log == place.log[known:]
            async with ada.at(table, 10_000, 0) as lost:
                assert lost.messages[0]["type"] == "snapshot"
                assert lost.log == place.log


def was_opened(place: Place) -> bool:
    return any(line["what"] == "opened" for line in place.log)


@in_loop
async def test_sealed_answers_of_all_seats_at_once_are_all_accepted_and_tell_nothing(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(a_house(tmp_path))
        a, b, c, d, eve = [await stack.enter_async_context(house.guest(name)) for name in "ABCDE"]
        table = await a.new_table(OURS, "you", "open", "open", "open")
        assert table["state"] == "waiting"
        async with a.at(table["id"]) as early:
            assert early.now["waiting"]["kind"] == "seats"
            for guest in (b, c, d):
                await guest.join(table["code"])
            await early.until(lambda: early.now["table"]["state"] == "playing")
        full = await eve.http.post("/api/tables/join", json={"code": table["code"]})
        assert (full.status_code, full.json()["code"]) == (409, "table_full")
        async with (
            a.at(table["id"]) as p0, b.at(table["id"]) as p1, c.at(table["id"]) as p2, d.at(table["id"]) as p3,
            eve.at(table["id"]) as outside,
        ):  # fmt: skip
            places = [p0, p1, p2, p3]
            for place in (*places, outside):
                await place.quiet()
            assert outside.now["waiting"]["kind"] == "sealed"
            assert "code" not in outside.now["table"]
            told = [len(place.messages) for place in (*places[1:], outside)]
            assert "fault" not in await p0.do()
            for place, before in zip((*places[1:], outside), told, strict=True):
                assert await place.quiet() == []
                assert len(place.messages) == before
            done = await asyncio.gather(*(place.do() for place in places[1:]))
            assert all("fault" not in one for one in done)
            await outside.until(lambda: outside.log[-1]["what"] == "opened")
            assert "seat" not in outside.log[-1]
            for place in places:
                await place.until(partial(was_opened, place))
                own = [line for line in place.log if line["what"] == "move"]
                assert {line["seat"] for line in own} == {place.viewer}
