"""A finished game as a file: whole, for those who may look on, and never before the end."""

from __future__ import annotations

import json
from pathlib import Path

from roundhouse.bots.kit import RandomWalk
from roundhouse.kernel.chance import Dice
from roundhouse.server.live import LiveTable
from roundhouse.table import Command, LocalTable, Reply, commitment_of, verify
from roundhouse.table.journal import read_journal
from tests.server.playing import a_house, in_loop
from tests.server.shell import roundhouse

GAME = "dice_network"


async def play_to_the_end(live: LiveTable) -> None:
    dice = Dice(3)

    def any_answer(table: LocalTable) -> Reply:
        seat = table.asked_seats()[0]
        slot = table.slot(seat)
        assert slot is not None
        move = table.game.grammar.show(table.state, RandomWalk(dice).move(table.game, table.state, slot))
        return table.play(Command(f"c{len(table.entries)}", seat, table.question(seat), move))

    async with live.lock:
        while live.playing().over is None:
            assert (await live.change(any_answer)).accepted


@in_loop
async def test_the_file_proves_the_draws_and_is_there_after_the_end_only(tmp_path: Path) -> None:
    async with (
        a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob, house.nobody() as nobody
    ):  # fmt: skip
        made = await ada.new_table(GAME, "you", "open", open=False)
        await bob.join(made["code"])
        path = f"/api/tables/{made['id']}/export"
        for http in (ada.http, nobody):
            early = await http.get(path)
            assert early.status_code in {404, 409}
            assert set(early.json()) <= {"code", "rule", "key", "args"}
        assert (await ada.http.get(path)).json()["code"] == "not_over"
        waiting = await ada.new_table(GAME, "you", "open")
        assert (await ada.http.get(f"/api/tables/{waiting['id']}/export")).json()["code"] == "not_over"
        assert (await ada.http.get("/api/tables/none/export")).status_code == 404
        live = await house.service.hall.at(made["id"])
        await play_to_the_end(live)
        assert (await nobody.get(path)).status_code == 404, "a private table is for those who belong to it"
        answer = await nobody.get(path, params={"code": made["code"]})
        assert answer.status_code == 200
        answer = await bob.http.get(path)
        assert answer.headers["content-disposition"] == f'attachment; filename="{GAME}-{made["id"]}.jsonl"'
        journal = read_journal(answer.content)
        assert journal.header.names == ["Ada", "Bob"]
        assert journal.secret is not None
        assert commitment_of(journal.secret) == live.facts("").commitment
        verdict = verify(live.game, journal)
        assert verdict.good, verdict.mismatch
        assert (verdict.finished, verdict.pledges, verdict.draws) == (True, 2, len(verdict.drawn))
        assert verdict.draws > 5
        for name, value in ada.http.cookies.items():
            assert value.partition(".")[2] not in answer.text, name
        first = answer.text.splitlines()[0]
        assert json.loads(first)["table"] == made["id"]


def test_the_command_gives_finished_games_and_others_only_when_told_what_that_means(tmp_path: Path) -> None:
    ids: list[str] = []

    @in_loop
    async def prepare() -> None:
        async with a_house(tmp_path) as house, house.guest("Ada") as ada:
            for number in range(2):
                made = await ada.new_table(GAME, "you", "open", "open")
                if number == 0:
                    async with house.guest("Bob") as bob, house.guest("Cid") as cid:
                        await bob.join(made["code"])
                        await cid.join(made["code"])
                    await play_to_the_end(await house.service.hall.at(made["id"]))
                ids.append(made["id"])
            async with house.guest("Bob") as bob, house.guest("Cid") as cid:
                running = await ada.new_table(GAME, "you", "open", "open")
                await bob.join(running["code"])
                await cid.join(running["code"])
                ids.append(running["id"])

    prepare()
    finished, waiting, running = ids
    data = ("--data", str(tmp_path), "--lang", "de")
    listed = roundhouse("export", *data)
    assert finished in listed.stdout
    assert "Ada, Bob, Cid" in listed.stdout
    assert running not in listed.stdout
    file = tmp_path / "game.jsonl"
    done = roundhouse("export", finished, "--out", str(file), *data)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    again = roundhouse("export", finished, "--out", str(file), *data)
    assert again.returncode == 2
    assert roundhouse("export", finished, *data).stdout == file.read_text("utf-8")
    for refused, key in ((running, "--reveal-hidden"), (waiting, waiting), ("none", "roundhouse export")):
        answer = roundhouse("export", refused, *data)
        assert answer.returncode == 2
        assert key in answer.stderr
        assert "Traceback" not in answer.stderr
    revealed = roundhouse("export", running, "--reveal-hidden", *data)
    assert read_journal(revealed.stdout.encode()).secret is None
    assert roundhouse("export", "--data", str(tmp_path / "none")).returncode == 2
    verified = roundhouse("verify", str(file), "--draws", "--lang", "en", game="tests.probes.dice_network")
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert "‹" not in verified.stdout
    assert "3 players" in verified.stdout
    lines = file.read_text("utf-8").splitlines()
    header = json.loads(lines[0])
    header["pledges"][1]["entropy"] = "00" * 32
    file.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n", "utf-8")
    tampered = roundhouse("verify", str(file), "--lang", "de", game="tests.probes.dice_network")
    assert tampered.returncode == 1
    assert "pledges[1].commitment" in tampered.stdout
