"""The plan of a board is given to whoever may see the table, in a language; games without one say so."""

from __future__ import annotations

from pathlib import Path

from tests.server.playing import a_house, in_loop


@in_loop
async def test_the_plan_of_a_table(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        games = {one["id"]: one.get("board", False) for one in (await ada.http.get("/api/games")).json()}
        assert games["switch_and_signal"] is True
        assert games["dice_network"] is False
        table = (await ada.new_table("switch_and_signal", "you", "bot:random"))["id"]
        plans = [(await ada.http.get(f"/api/tables/{table}/board/{lang}")).json() for lang in ("de", "en")]
        assert [plan["name"] for plan in plans] == ["Mitteleuropa", "Central Europe"]
        assert len(plans[0]["edges"]) == 44
        async with ada.at(table) as place:
            assert place.now["view"]["map_digest"] == plans[0]["digest"]
            assert set(place.now["view"]["switches"]) == {one["id"] for one in plans[0]["junctions"]}


@in_loop
async def test_who_gets_none(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada:
        plain = (await ada.new_table("dice_network", "you", "bot:random"))["id"]
        drawn = (await ada.new_table("switch_and_signal", "you", "open"))["id"]
        for path, status, code in (
            (f"/api/tables/{plain}/board/en", 404, "no_such_board"),
            (f"/api/tables/{drawn}/board/xx", 404, "no_such_language"),
            ("/api/tables/nowhere/board/en", 404, "no_such_table"),
        ):
            answer = await ada.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (status, code), path
