"""How fast bots move: whoever plays alone with them may say so, also in mid-game, and it is kept."""

from __future__ import annotations

from pathlib import Path

from tests.server.playing import a_house, in_loop


@in_loop
async def test_the_pace_of_bots_is_changed_by_who_plays_alone_with_them(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada:
        table = await ada.new_table("dice_network", "you", "bot:random")
        path = f"/api/tables/{table['id']}/pace"
        assert (await ada.http.put(path, json={"pace": "hasty"})).status_code == 400
        answer = await ada.http.put(path, json={"pace": "slow"})
        assert (answer.status_code, answer.json()["pace"]) == (200, "slow")
        assert (await ada.http.get(f"/api/tables/{table['id']}")).json()["pace"] == "slow"
