"""`scenario`, `replay`, `verify`: positions and journals as files, good and broken ones."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
import tomli_w

from tests.cli.driver import Prompt

POSITION = """
game = "heaps"
seats = 2
at = "turn"
[position]
heaps = { left = 1, middle = 0, right = 2 }
cards = [1, 2]
"""


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "position.toml"
    file.write_text(POSITION, "utf-8")
    return file


@pytest.fixture
def moves(tmp_path: Path) -> Path:
    file = tmp_path / "moves.txt"
    file.write_text("# the left heap first\n\ntake from:left count:1\ndraw 1\n", "utf-8")
    return file


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_scenario_shows_position_and_choices(shell: Prompt, position: Path, lang: str) -> None:
    answer = shell("scenario", str(position), "--lang", lang)
    assert answer.code == 0
    assert "  left: 1" in answer.out
    assert "  take from:right count:2" in answer.out
    assert "‹" not in answer.out


def test_moves_are_made_and_what_happens_is_told(shell: Prompt, position: Path, moves: Path) -> None:
    answer = shell("scenario", str(position), "--moves", str(moves))
    assert answer.code == 0
    assert "Seat 1 takes 1 from the heap left.  [TY-2]" in answer.out
    assert "Luck gave a point." in answer.out
    text = answer.out.split("The position now:\n")[1]
    assert tomllib.loads(text)["position"]["heaps"] == {"left": 0, "middle": 0, "right": 2}


def test_a_draw_that_is_due_is_said(shell: Prompt, position: Path, moves: Path) -> None:
    moves.write_text("take from:left count:1\n", "utf-8")
    assert "Chance is asked: the coin" in shell("scenario", str(position), "--moves", str(moves)).out
    shown = shell("scenario", str(position), "--moves", str(moves), "--json").json
    assert shown["draw"] == {"purpose": "coin", "count": 0, "weights": [1, 1]}


def test_the_end_is_told(shell: Prompt, position: Path, moves: Path) -> None:
    moves.write_text("take from:left count:1\ndraw 0\nseat:2 take from:right count:2\ndraw 1\n", "utf-8")
    assert "Winner: Seat 2" in shell("scenario", str(position), "--moves", str(moves)).out
    shown = shell("scenario", str(position), "--moves", str(moves), "--json").json
    assert shown["over"]["winners"] == [1]


def test_a_scenario_for_machines_can_be_read_again(shell: Prompt, position: Path, moves: Path, tmp_path: Path) -> None:
    shown = shell("scenario", str(position), "--moves", str(moves), "--json").json
    assert shown["waiting"][0]["choices"] == ["take from:right count:1", "take from:right count:2"]
    assert [event["kind"] for one in shown["moves"] for event in one["events"]] == ["taken", "coin_fell"]
    again = tmp_path / "again.toml"
    again.write_text(tomli_w.dumps(shown["position"]), "utf-8")
    assert shell("scenario", str(again), "--json").json["digest"] == shown["digest"]


def test_everybody_has_eyes_of_his_own(shell: Prompt, position: Path) -> None:
    assert shell("scenario", str(position), "--json").json["view"]["own_card"] is None
    assert shell("scenario", str(position), "--json", "--seat", "2").json["view"]["own_card"] == 2
    assert "--seat" in shell("scenario", str(position), "--seat", "3").complaint


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("take from:middle count:1", "The heap middle is empty. [TY-1]"),
        ("take from:left", "not finished"),
        ("take fron:left count:1", "fron:left"),
        ("leave", "leave"),
        ("draw 0", "no draw is due"),
        ("seat:9 take from:left count:1", "seat:9"),
        ("seat:2 take from:left count:1", "Seat 2"),
        ("take from:left count:1\ntake from:right count:1", "draw 0"),
        ("take from:left count:1\ndraw 7", "draw 0"),
        ("take from:left count:1\ndraw 0\ntake from:right count:2\ndraw 0\ndraw 0", "over"),
    ],
)
def test_a_move_that_cannot_be_made_is_named_with_its_line(
    shell: Prompt, position: Path, moves: Path, line: str, says: str
) -> None:
    moves.write_text(line + "\n", "utf-8")
    answer = shell("scenario", str(position), "--moves", str(moves))
    assert answer.code == 2
    assert answer.out == ""
    assert says in answer.complaint
    assert f"line {len(line.splitlines())}" in answer.complaint


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = ", "position.toml"),
        ("seats = 2\n", "game"),
        ('game = "chess"\n', "chess"),
        ('game = "heaps"\nseats = 9\n', "9"),
        ('game = "heaps"\nseats = 2\nat = "dusk"\n', "at"),
        ('game = "heaps"\nseats = 2\ncolour = 3\n', "colour"),
        ('game = "heaps"\nseats = 2\n[position]\nheaps = 3\n', "position.heaps"),
        ('game = "heaps"\nseats = 2\n[position]\nheaps = { left = -1 }\n', "position"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_broken_scenario_names_file_and_key(shell: Prompt, position: Path, text: str, says: str, lang: str) -> None:
    position.write_text(text, "utf-8")
    answer = shell("scenario", str(position), "--lang", lang)
    assert answer.code == 2
    assert says in answer.complaint
    assert "position.toml" in answer.complaint


def test_a_file_that_is_no_text_is_refused(shell: Prompt, position: Path, moves: Path) -> None:
    moves.write_bytes(b"\xff\xfe")
    assert shell("scenario", str(position), "--moves", str(moves)).code == 2
    position.write_bytes(b"\xff\xfe")
    assert "position.toml" in shell("scenario", str(position)).complaint


@pytest.fixture
def journal(shell: Prompt, tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    assert shell("play", "heaps", "--seat", "bot", "--seat", "bot", "--seed", "8", "--save", str(file)).code == 0
    return file


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_journal_is_replayed_and_verified(shell: Prompt, journal: Path, lang: str) -> None:
    replayed = shell("replay", str(journal), "--lang", lang)
    assert replayed.code == 0
    assert "take from:" in replayed.out
    assert "coin: " in replayed.out
    assert "‹" not in replayed.out
    verified = shell("verify", str(journal), "--lang", lang)
    assert verified.code == 0
    assert "‹" not in verified.out


def test_replay_for_machines_tells_everything(shell: Prompt, journal: Path) -> None:
    shown = shell("replay", str(journal), "--json").json
    assert shown["finished"]
    entry = shown["entries"][1]
    assert entry["asked"][0]["complete"]
    assert entry["move"] in entry["asked"][0]["choices"]
    assert {"draws", "events", "position", "digest"} <= set(entry)


def test_verify_finds_what_was_changed(shell: Prompt, journal: Path) -> None:
    lines = journal.read_text("utf-8").splitlines()
    entry = json.loads(lines[1])
    entry["draws"][0]["result"] = (entry["draws"][0]["result"] + 1) % 5
    journal.write_text("\n".join([lines[0], json.dumps(entry), *lines[2:]]) + "\n", "utf-8")
    answer = shell("verify", str(journal))
    assert answer.code == 1
    assert "line 2, draws[0].result" in answer.out
    assert not shell("verify", str(journal), "--json").json["good"]


def test_a_journal_that_was_interrupted_can_be_read(shell: Prompt, journal: Path) -> None:
    text = journal.read_text("utf-8")
    lines = text.splitlines(keepends=True)
    journal.write_text("".join(lines[:3]) + lines[3][:40], "utf-8")
    assert "incomplete" in shell("replay", str(journal)).out
    verified = shell("verify", str(journal))
    assert verified.code == 0
    assert "not finished" in verified.out


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("text", ["", "{}\n", "not json\n", '{"line":"header"}\n'])
def test_a_broken_journal_names_its_line(shell: Prompt, journal: Path, text: str, lang: str) -> None:
    journal.write_text(text, "utf-8")
    for command in ("replay", "verify"):
        answer = shell(command, str(journal), "--lang", lang)
        assert answer.code == 2
        assert f"game.jsonl, {'line' if lang == 'en' else 'Zeile'} 1" in answer.complaint
