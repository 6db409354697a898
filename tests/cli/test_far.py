"""`roundhouse play` at a table of a running service: the same game, by its code, with people and bots elsewhere."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path

import pytest

from roundhouse.cli.far_chance import FarChance, missing
from roundhouse.cli.far_home import address_in
from roundhouse.cli.faults import BadInput
from roundhouse.table import pledge_of
from tests.docs.test_stranger_bot import play_along
from tests.server.playing import a_house, in_loop
from tests.server.shell import roundhouse

FIRST = "1\n" * 4_000
"""Somebody who always takes the first choice."""


@pytest.mark.parametrize(("game", "seats", "lang"), [("dice_network", 2, "en"), ("sealed_bids", 4, "de")])
@in_loop
async def test_a_whole_game_far_away(tmp_path: Path, game: str, seats: int, lang: str) -> None:
    async with a_house(tmp_path / "house") as house, house.guest("Ada") as ada:
        made = await ada.new_table(game, "you", "open", *["bot:random"] * (seats - 2))
        words = ("play", "--at", house.address, "--table", made["code"], "--name", "Bob", "--lang", lang)
        playing = asyncio.to_thread(
            roundhouse, *words, game=f"tests.probes.{game}", typed=FIRST, ROUNDHOUSE_DATA=str(tmp_path / "home")
        )
        ending, done = await asyncio.gather(play_along(ada, made["id"]), playing)
        assert done.returncode == 0, done.stdout[-2_000:] + done.stderr
        assert "‹" not in done.stdout
        assert f"/verify/{made['id']}" in done.stdout
        assert ending["winners"] is not None
        facts = (await ada.http.get(f"/api/tables/{made['id']}")).json()
        assert facts["commitment"] in done.stdout
        assert facts["seats"][1]["name"] == "Bob"
        keys = tmp_path / "home" / "guests.json"
        assert stat.S_IMODE(keys.stat().st_mode) == 0o600
        [token] = json.loads(keys.read_text("utf-8")).values()
        assert token not in done.stdout + done.stderr
        again = await asyncio.to_thread(
            roundhouse, *words, game=f"tests.probes.{game}", typed="", ROUNDHOUSE_DATA=str(tmp_path / "home")
        )
        assert again.returncode == 0, "whoever sits there comes in again, and sees how it ended"
        assert f"/verify/{made['id']}" in again.stdout


@in_loop
async def test_a_new_table_far_away_and_leaving_it(tmp_path: Path) -> None:
    async with a_house(tmp_path / "house") as house:
        done = await asyncio.to_thread(
            roundhouse, "play", "dice_network", "--at", house.address, "--seat", "human", "--seat", "bot:random",
            game="tests.probes.dice_network", typed="?\nboard\nlog\nrules\nundo\nwait\nsave x\nnonsense\n? nonsense\n"
            ": hello\nquit\n", ROUNDHOUSE_DATA=str(tmp_path / "home"),
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        assert "your seat stays yours" in done.stdout
        assert "roundhouse export" in done.stdout
        assert "Traceback" not in done.stderr
        [table] = await house.service.store.playing()
        row = await house.service.store.table_row(table)
        assert [seat.kind for seat in row.seats] == ["person", "bot"]


@in_loop
async def test_what_cannot_be_is_said_in_one_line(tmp_path: Path) -> None:
    home = {"ROUNDHOUSE_DATA": str(tmp_path / "home"), "game": "tests.probes.dice_network"}
    async with a_house(tmp_path / "house") as house:
        for words, says in (
            (["--table", "NOCODE"], "No table has this code"),
            (["--table", "nosuchtable-nosuchtable"], "no such table"),
            (["--table", "NOCODE", "dice_network"], "--table names a table that is there already"),
            (["dice_network", "--seat", "bot:random", "--seat", "bot:random"], "Somebody has to sit"),
            (["dice_network", "--seed", "1"], "--seed"),
            ([], "GAME"),
        ):
            done = await asyncio.to_thread(roundhouse, "play", "--at", house.address, *words, typed="", **home)
            assert (done.returncode, done.stdout) == (2, ""), words
            assert says in done.stderr
            assert done.stderr.count("\n") == 1
    nobody = await asyncio.to_thread(roundhouse, "play", "--table", "ABCDEF", "--at", house.address, typed="", **home)
    assert nobody.returncode == 2
    assert "Nobody answers" in nobody.stderr


@pytest.mark.parametrize(
    ("word", "address"),
    [
        ("", "http://127.0.0.1:8470"),
        ("box:8470", "http://box:8470"),
        ("https://games.example/table/x", "https://games.example"),
        ("[::1]:8470", "http://[::1]:8470"),
    ],
)
def test_addresses_as_people_write_them(word: str, address: str) -> None:
    assert address_in(word) == address


@pytest.mark.parametrize("word", ["ftp://x", "http://", "file:///etc/passwd"])
def test_what_is_no_address_is_refused(word: str) -> None:
    with pytest.raises(BadInput):
        address_in(word)


def test_what_a_terminal_adds_to_chance() -> None:
    def table(number: int, own: str = "", other: str = "", *, opened: bool = False) -> dict[str, object]:
        seats = [{"seat": 0, "commitment": own}, {"seat": 1, "commitment": other, "opened": opened}]
        people = [{"seat": 0, "kind": "person", "name": "Ada", "you": True}, {"seat": 1, "kind": "person", "name": "B"}]
        return {"state": "waiting", "commitment": "c", "chance": {"round": number, "seats": seats}, "seats": people}

    chance = FarChance("t")
    first = chance.next_message(table(1))
    assert first is not None
    assert first["type"] == "commit"
    own = first["commitment"]
    assert chance.next_message(table(1, own)) is None
    chance.ready = True
    assert chance.next_message(table(1, own)) is None, "the other one has not committed"
    opening = chance.next_message(table(1, own, "x"))
    assert opening is not None
    assert pledge_of(bytes.fromhex(opening["entropy"]), "t", 1, 0) == own
    assert chance.next_message(table(2, "of another device", "x")) == {"type": "anew", "round": 2}
    assert not chance.ready, "another round asks anew"
    assert missing(table(2, "", "x", opened=True)) == []
    assert missing(table(2, "", "x")) == ["B"]
