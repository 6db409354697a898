"""`ask_ahead`: for the seat itself and for whoever watches, never for another's seat, and only where a game can."""

from __future__ import annotations

from pathlib import Path

from tests.server.playing import a_house, in_loop


@in_loop
async def test_players_and_spectators_may_look_ahead(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bo") as bo:
        made = await ada.new_table("switch_and_signal", "you", "open", open=True, options={"first_player": "1"})
        async with bo.at(made["id"]) as watching:
            early = await watching.ask(type="ask_ahead", seat=-1)
            assert early["fault"]["code"] == "not_begun"
        await bo.join(made["code"])
        async with ada.at(made["id"]) as place, house.guest("Cy") as cy, cy.at(made["id"]) as watching:
            own = await place.ask(type="ask_ahead", seat=0)
            assert own["type"] == "ahead_is"
            assert own["ahead"]["deploy"]["total"] == 36
            assert len(own["ahead"]["trains"]) == len([one for one in place.now["view"]["trains"] if one["place"]])
            assert (await watching.ask(type="ask_ahead", seat=-1))["ahead"] == own["ahead"]
            begun = await place.ask(type="ask_ahead", seat=0, path="signal from:paris/amiens")
            assert isinstance(begun["ahead"]["after"], list)
            assert (await watching.ask(type="ask_ahead"))["ahead"] == own["ahead"]
            for asking, message, code in (
                (place, {"seat": 1}, "not_your_seat"),
                (watching, {"seat": 0}, "not_your_seat"),
                (place, {"seat": -2}, "not_your_seat"),
                (place, {"seat": 0, "path": "signal from:nowhere"}, "malformed"),
                (place, {"seat": 0, "path": "x" * 2_001}, "malformed_request"),
            ):
                answer = await asking.ask(type="ask_ahead", **message)
                assert answer["fault"]["code"] == code, message
                assert "ahead" not in answer


@in_loop
async def test_a_game_that_cannot_says_so(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        table = (await ada.new_table("dice_network", "you", "bot:random"))["id"]
        async with ada.at(table) as place:
            answer = await place.ask(type="ask_ahead", seat=0)
            assert answer["fault"]["code"] == "nothing_ahead"
