"""The bot of a stranger, as the documents show it, plays a whole game over the wire with its token."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from tests.project.tree import ROOT
from tests.server.agreeing import Entropy
from tests.server.playing import Guest, a_house, in_loop

SCRIPT = ROOT / "docs" / "examples" / "stranger_bot.py"


async def play_along(guest: Guest, table: str) -> dict[str, object]:
    """Somebody at the other seat, by the same wire: until the end."""
    entropy = Entropy()
    async with guest.at(table) as place:
        while "ending" not in place.now:
            message = entropy.next_message(place.now["table"])
            if message is not None:
                await place.ask(**message)
            elif place.question() is not None and place.now["table"]["state"] == "playing":
                await place.do()
            else:
                await place.read()
        ending: dict[str, object] = place.now["ending"]
        return ending


@pytest.mark.parametrize("game", ["dice_network", "sealed_bids"])
@in_loop
async def test_a_strangers_bot_plays_to_the_end(tmp_path: Path, game: str) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada:
        seats = {"dice_network": 2, "sealed_bids": 4}[game]
        made = await ada.new_table(game, "you", "open", *["bot:random"] * (seats - 2))
        bot = await asyncio.create_subprocess_exec(
            sys.executable, str(SCRIPT), f"http://{house.address}", made["code"], "Deep Rail",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        ending = await play_along(ada, made["id"])
        out, err = await bot.communicate()
        assert bot.returncode == 0, err.decode()
        assert json.loads(out) == ending
        facts = (await ada.http.get(f"/api/tables/{made['id']}")).json()
        assert [seat["name"] for seat in facts["seats"]][:2] == ["Ada", "Deep Rail"]


@in_loop
async def test_a_token_is_who_one_is_and_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with a_house(tmp_path) as house, house.nobody() as program:
        answer = await program.post("/api/tokens", json={"name": "Deep Rail"})
        assert answer.status_code == 201
        assert not program.cookies
        token = answer.json()["token"]
        bears = {"authorization": f"Bearer {token}"}
        assert (await program.get("/api/me", headers=bears)).json()["name"] == "Deep Rail"
        assert (await program.get("/api/tables", headers=bears)).json() == []
        for wrong in (token[:-1] + "!", "x", "x" * 500, f"{token} {token}"):
            refused = await program.get("/api/tables", headers={"authorization": f"Bearer {wrong}"})
            assert (refused.status_code, refused.json()["code"]) == (401, "nobody"), wrong
        assert (await program.get("/api/tables", headers={"authorization": f"Basic {token}"})).status_code == 401
        for body, code in (({"name": ""}, "bad_name"), ({"name": "x", "more": 1}, "malformed_request")):
            assert (await program.post("/api/tokens", json=body)).json()["code"] == code
        evil = await program.post("/api/tokens", json={"name": "x"}, headers={"origin": "https://evil.example"})
        assert evil.status_code == 403
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert token.partition(".")[2].encode() not in kept
        assert token.partition(".")[2] not in "".join(capsys.readouterr())
