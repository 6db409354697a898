"""Taking back with the consent of all, proposing, what if, and several moves as one command."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.server.playing import Guest, Place, a_house, in_loop
from tests.server.test_company import a_table, code, told, until_told

SET = "set node:aber to:hull"
SET_ON = "set node:bude to:cray"
SEND = "send train:slow exit:cray pay:own"
NEVER = "set node:aber to:aber"


def is_asked(place: Place, seat: int) -> bool:
    return bool(place.now["waiting"]["seats"] == [seat])


async def send_off(place: Place) -> None:
    """A move that nobody takes back alone: a die is rolled."""
    done = await place.do(SEND)
    assert "fault" not in done, done


# -- taking back ------------------------------------------------------------------------------------


@in_loop
async def test_what_was_rolled_is_taken_back_if_all_agree(tmp_path: Path) -> None:
    async with (
        a_table(tmp_path) as (table, ada, bob, cleo),
        ada.at(table) as here,
        bob.at(table) as there,
        cleo.at(table) as watching,
    ):
        before = here.now["view"]
        await send_off(here)
        plain = await here.ask(type="take_back", seat=0)
        assert plain["fault"]["key"] == "undo_needs_consent"
        assert "fault" not in await here.ask(type="take_back", seat=0, ask=True, id="back")
        for place in (here, there, watching):
            asking = (await until_told(place, "asking"))["asking"]
            assert asking == {"by": 0, "to": 0, "agreed": [0], "waits": [1]}
        assert code(await there.ask(type="take_back", seat=1, ask=True)) == "already_asked"
        assert code(await watching.ask(type="consent", yes=True)) == "not_at_table"
        assert code(await here.ask(type="consent", yes=True)) == "not_oneself"
        assert code(await there.ask(type="consent", yes=True)) == ""
        for place in (here, there, watching):
            await until_told(place, "asking", 2)
            assert told(place, "asking")[-1] == {"type": "asking", "ended": "done", "seat": 0}
            assert place.log[-1] == {"entry": 2, "what": "undo", "seat": 0, "back_to": 0, "agreed": True}
            assert place.now["view"] == before
        again = await here.ask(type="take_back", seat=0, ask=True, id="back")
        assert again["entry"] == 2
        assert code(await there.ask(type="consent", yes=True)) == "nothing_asked"


@in_loop
async def test_a_no_a_second_thought_or_a_new_move_end_the_asking(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (table, ada, bob, _), ada.at(table) as here, bob.at(table) as there:
        nothing = await here.ask(type="take_back", seat=0, ask=True)
        assert nothing["fault"]["key"] == "nothing_to_undo"
        await send_off(here)
        await here.ask(type="take_back", seat=0, ask=True)
        await there.ask(type="consent", yes=False)
        await until_told(here, "asking", 2)
        assert told(here, "asking")[-1] == {"type": "asking", "ended": "refused", "seat": 1}
        await here.ask(type="take_back", seat=0, ask=True)
        await here.ask(type="consent", yes=False)
        assert told(here, "asking")[-1]["ended"] == "withdrawn"
        await here.ask(type="take_back", seat=0, ask=True)
        await here.do(SET)
        await until_told(there, "asking", 6)
        assert told(there, "asking")[-1] == {"type": "asking", "ended": "moved"}
        assert "fault" not in await here.ask(type="take_back", seat=0, ask=True), "one's own last move is free"
        assert [line["what"] for line in here.log] == ["start", "move", "move", "undo"]


@in_loop
async def test_bots_agree_at_once_and_further_back_is_asked_by_a_line(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        made = await ada.new_table("dice_network", "you", "bot:random")
        async with ada.at(made["id"]) as here:
            await here.until(here.question)
            first = here.log[-1]["entry"]
            await here.do(SEND)
            await here.until(here.question)
            await here.do()
            await here.until(here.question)
            wrong = await here.ask(type="take_back", seat=0, ask=True, to=10_000)
            assert wrong["fault"]["key"] == "nothing_to_undo"
            done = await here.ask(type="take_back", seat=0, ask=True, to=first)
            assert "fault" not in done, done
            assert here.log[done["entry"]]["back_to"] == first
            assert told(here, "asking") == []


@in_loop
async def test_an_asking_outlives_a_restart(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (table, ada, bob, _), ada.at(table) as here:
        await send_off(here)
        await here.ask(type="take_back", seat=0, ask=True)
    async with a_house(tmp_path) as house, house.nobody() as http:
        http.cookies = bob.http.cookies
        async with Guest(house, http).at(table) as there:
            assert (await until_told(there, "asking"))["asking"]["waits"] == [1]
            assert code(await there.ask(type="consent", yes=True)) == ""
            await there.until(lambda: there.log[-1]["what"] == "undo")


@in_loop
async def test_a_sealed_answer_neither_ends_an_asking_nor_shows_in_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        made = await ada.new_table("sealed_bids", "you", "open")
        await bob.join(made["code"])
        async with ada.at(made["id"]) as here, bob.at(made["id"]) as there:
            await here.until(here.question)
            await there.until(there.question)
            assert "fault" not in await here.ask(type="take_back", seat=0, ask=True)
            await until_told(there, "asking")
            await here.do()
            assert await there.quiet() == []
            assert code(await there.ask(type="consent", yes=True)) == ""
            await here.until(here.question)
            assert (await until_told(here, "asking", 2))["ended"] == "done"


# -- several moves at once --------------------------------------------------------------------------


@in_loop
async def test_a_list_is_made_in_order_and_once(tmp_path: Path) -> None:
    async with (
        a_table(tmp_path) as (table, ada, bob, _),
        ada.at(table) as here,
        bob.at(table) as there,
    ):
        question = here.question()
        assert question is not None
        how = {"type": "do_all", "seat": 0, "question": question["id"]}
        for moves in ([], ["x"] * 21, ["x" * 3_000]):
            assert code(await here.ask(**how, moves=moves)) == "malformed_request"
        assert (await there.ask(**how, moves=[SET]))["fault"]["code"] == "not_your_seat"
        none = await here.ask(**how, moves=[NEVER, SET])
        assert (none["made"], none["fault"]["key"]) == (0, "not_next_to_it")
        done = await here.ask(**how, moves=[SET, NEVER, SET_ON], id="list")
        assert done["made"] == 1
        assert done["entry"] == 1
        assert done["fault"]["key"] == "not_next_to_it"
        assert done["questions"][0]["seat"] == 0
        assert await here.ask(**how, moves=[SET, NEVER, SET_ON], id="list") == done
        assert (await here.ask(**how, moves=[SET_ON]))["fault"]["key"] == "question_has_changed"
        both = await here.ask(type="do_all", seat=0, question=done["questions"][0]["id"], moves=[SET_ON, SET])
        assert (both["made"], both["fault"]["code"]) == (1, "not_yours"), "then it is Bob's turn"
        await there.until(lambda: len(there.log) == 3)
        stored = await ada.house.service.store.load_table(table)
        assert [entry.command for entry in stored.entries[1:2]] == ["list"]
    async with a_house(tmp_path) as house, house.nobody() as http:
        http.cookies = ada.http.cookies
        async with Guest(house, http).at(table) as here:
            again = await here.ask(type="do_all", seat=0, question="0.1", moves=[SET, NEVER, SET_ON], id="list")
            assert (again["made"], again["entry"], again["fault"]["code"]) == (1, 1, "stopped_before")


# -- what if, and proposing -------------------------------------------------------------------------


@in_loop
async def test_what_would_be_is_told_up_to_the_first_roll(tmp_path: Path) -> None:
    async with (
        a_table(tmp_path) as (table, ada, bob, cleo),
        ada.at(table) as here,
        bob.at(table) as there,
        cleo.at(table) as watching,
    ):
        for place in (here, there):
            trial = await place.ask(type="ask_if", seat=0, moves=[SET])
            assert (trial["made"], trial["stopped"]) == (1, "finished")
            assert trial["view"]["points"]["aber"] == "hull"
            assert trial["log"][0]["events"][0]["kind"] == "points_set"
            assert trial["questions"][0]["what"] == "action"
            after = await place.ask(type="ask_choices", seat=0, path="set node:aber", after=[SET])
            assert "hull" not in [step["token"] for step in after["choices"]["steps"]]
            why = await place.ask(type="ask_why", seat=0, move=SET, after=[SET])
            assert why["fault"]["key"] == "points_lead_there"
            assert "fault" not in await place.ask(type="ask_why", seat=0, move=SET)
            trial = await place.ask(type="ask_if", seat=0, moves=[SEND, SET])
            assert (trial["made"], trial["stopped"]) == (1, "draw")
            trial = await place.ask(type="ask_if", seat=0, moves=[SET, SET_ON, SET])
            assert (trial["made"], trial["stopped"]) == (2, "other_seat")
        assert here.now["view"]["points"]["aber"] != "hull"
        for kind in ({"type": "ask_if", "moves": [SET]}, {"type": "ask_choices"}, {"type": "ask_why", "move": SET}):
            assert code(await watching.ask(seat=0, **kind)) == "not_your_seat"
            assert code(await here.ask(seat=1, **kind)) == "not_open"


@in_loop
async def test_a_proposal_is_seen_by_all_taken_over_step_by_step_and_gone_with_its_question(tmp_path: Path) -> None:
    async with (
        a_table(tmp_path) as (table, ada, bob, cleo),
        ada.at(table) as here,
        bob.at(table) as there,
        cleo.at(table) as watching,
    ):
        refused = await there.ask(type="propose", seat=0, moves=[SET, NEVER])
        assert refused["fault"]["key"] == "not_next_to_it"
        assert code(await there.ask(type="propose", seat=0, moves=[SEND, SET])) == "beyond_chance"
        assert code(await there.ask(type="propose", seat=0, moves=[])) == "malformed_request"
        assert code(await there.ask(type="propose", seat=1, moves=[SET])) == "not_oneself"
        assert code(await here.ask(type="propose", seat=1, moves=[SET])) == "not_open"
        assert code(await watching.ask(type="propose", seat=0, moves=[SET])) == "not_at_table"
        assert code(await there.ask(type="propose", seat=0, moves=[SET], note="a\x00")) == "bad_text"
        assert code(await there.ask(type="propose", seat=0, moves=[SET, SET_ON], note="That way")) == ""
        wanted = {"by": 1, "seat": 0, "moves": [SET, SET_ON], "note": "That way", "name": "Bob"}
        for place in (here, there, watching):
            assert (await until_told(place, "proposals"))["proposals"] == [wanted]
        async with cleo.at(table) as late:
            assert (await until_told(late, "proposals"))["proposals"] == [wanted]
        question = here.question()
        assert question is not None
        done = await here.ask(type="do_all", seat=0, question=question["id"], moves=[SET])
        assert done["made"] == 1
        await until_told(there, "proposals", 2)
        assert [one["moves"] for one in told(there, "proposals")[-1]["proposals"]] == [[SET_ON]]
        await there.ask(type="propose", seat=0, moves=[SET_ON])
        await here.do("set node:dove to:elm")
        await until_told(there, "proposals", 4)
        assert told(there, "proposals")[-1]["proposals"] == []
        assert code(await there.ask(type="withdraw")) == "nothing_proposed"
        assert code(await here.ask(type="propose", seat=1, moves=["set node:elm to:ford"])) == ""
        assert code(await here.ask(type="withdraw")) == ""
        await until_told(there, "proposals", 6)
        assert told(there, "proposals")[-1]["proposals"] == []


@in_loop
async def test_where_hands_are_hidden_nobody_is_told_what_another_could_do(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        for hidden, expected in (("no", ""), ("yes", "hands_hidden")):
            made = await ada.new_table(
                "switch_and_signal", "you", "open", options={"hidden_hands": hidden, "first_player": "1"}
            )
            await bob.join(made["code"])
            async with ada.at(made["id"]) as here, bob.at(made["id"]) as there:
                for place in (here, there):
                    await place.until(partial(is_asked, place, 0))
                assert code(await there.ask(type="ask_choices", seat=0)) == expected
                assert code(await there.ask(type="ask_why", seat=0, move="end_actions")) in {expected, "not_yours"}
                assert "fault" not in await here.ask(type="ask_choices", seat=0)


@in_loop
async def test_where_people_play_against_each_other_nothing_is_proposed(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        made = await ada.new_table("draw_and_place", "you", "open")
        await bob.join(made["code"])
        async with ada.at(made["id"]) as here, bob.at(made["id"]) as there:
            await here.until(lambda: here.now["waiting"]["seats"])
            seat = here.now["waiting"]["seats"][0]
            place = there if seat == 0 else here
            assert code(await place.ask(type="propose", seat=seat, moves=["x"])) == "not_together"
            assert code(await place.ask(type="ask_if", seat=seat, moves=["x"])) == "not_your_seat"
