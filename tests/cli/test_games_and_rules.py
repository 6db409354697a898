"""`games`, `rules`, `doctor`: what is there, in words and for machines."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from roundhouse.cli.coverage import Coverage, list_cited
from roundhouse.kernel.registry import game_ids
from roundhouse.texts.index import RuleEntry
from tests.cli.driver import Prompt


@pytest.mark.parametrize("lang", ["en", "de"])
def test_games_shows_seats_options_and_bots(shell: Prompt, lang: str) -> None:
    answer = shell("games", "heaps", "--lang", lang)
    assert answer.code == 0
    for word in ("heaps", "Nobody", "stones", "TY-1", "random", "2", "4"):
        assert word in answer.out
    assert ("Heaps" if lang == "en" else "Haufen") in answer.out
    assert "‹" not in answer.out


def test_games_lists_every_installed_game(shell: Prompt) -> None:
    found = shell("games", "--json").json
    assert [game["id"] for game in found] == game_ids()
    toy = next(game for game in found if game["id"] == "heaps")
    assert toy["seats"] == {"from": 2, "to": 4}
    assert toy["options"][0] == {
        "name": "stones", "text": "Stones in each heap", "rule": "TY-1", "choices": ["1", "3", "5"],
        "default": "3", "open_ended": False,
    }  # fmt: skip
    assert [bot["name"] for bot in toy["bots"]] == ["random"]


def test_a_broken_game_does_not_hide_the_others(shell: Prompt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.cli.games.game_ids", lambda: ["broken", "heaps"])
    answer = shell("games")
    assert answer.code == 1
    assert "Heaps" in answer.out
    assert "broken" in answer.complaint


def test_a_strangers_game_is_found_by_its_file(shell: Prompt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stranger_game.py").write_text("from tests.cli.toy import GAME\n", "utf-8")
    (tmp_path / "empty_game.py").write_text("GAME = 3\n", "utf-8")
    monkeypatch.setattr(sys, "path", sys.path.copy())
    assert shell("games", str(tmp_path / "stranger_game.py"), "--json").json[0]["id"] == "heaps"
    assert "GAME" in shell("games", str(tmp_path / "empty_game.py")).complaint


def test_rules_are_shown_by_id_and_by_word(shell: Prompt) -> None:
    one = shell("rules", "heaps", "RH-4")
    assert one.code == 0
    assert "The game is over" in one.out
    assert shell("rules", "heaps", "rh-4").out == one.out
    assert shell("rules", "heaps", "4").out == one.out
    assert "Das Spiel ist zu Ende" in shell("rules", "heaps", "RH-4", "--lang", "de").out
    found = shell("rules", "heaps", "--search", "meantime").out
    assert "RH-3" in found
    assert "RH-4" not in found
    assert shell("rules", "heaps", "--search", "zebra").code == 1


def test_rules_for_machines(shell: Prompt) -> None:
    rules = shell("rules", "heaps", "--json").json
    assert [rule["id"] for rule in rules] == [f"RH-{n}" for n in range(1, 8)]
    assert shell("rules", "heaps", "--search", "zebra", "--json").json == []


def test_an_unknown_rule_is_bad_input(shell: Prompt) -> None:
    answer = shell("rules", "heaps", "XX-99")
    assert answer.code == 2
    assert "XX-99" in answer.complaint


def test_every_installed_game_shows_all_its_rules(shell: Prompt) -> None:
    for game in game_ids():
        for lang in ("en", "de"):
            answer = shell("rules", game, "--lang", lang)
            assert answer.code == 0
            assert "‹" not in answer.out
            assert all(rule["title"] != rule["id"] for rule in shell("rules", game, "--json", "--lang", lang).json)


def entry(name: str, status: str, accept: str = "", refuse: str = "") -> RuleEntry:
    return RuleEntry(name, 1, 0, (), "", status, "", accept, refuse, ())


def test_coverage_counts_both_sides_and_written_excuses(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        "@accepts('A-1', 'A-2')\ndef test_one(): ...\n\n@marks.refuses('A-1')\ndef test_two(): ...\n"
        "@strikes('A-3')\n@other('A-4')\ndef test_three(): ...\n@spares('A-3')\nclass TestFour: ...\n",
        "utf-8",
    )
    entries = (
        entry("A-1", "enforced"), entry("A-2", "enforced", refuse="cannot be"), entry("A-3", "enforced"),
        entry("A-4", "enforced"), entry("A-5", "table_talk"), entry("A-6", "open"), entry("A-7", "by_construction"),
    )  # fmt: skip
    found = Coverage(entries, list_cited(tmp_path))
    assert found.json() == {
        "total": 7, "enforced": 4, "by_construction": 1, "table_talk": 1, "open": 1, "tested_accept": 3,
        "tested_refuse": 2, "excused_accept": 0, "excused_refuse": 1, "missing": ["A-4"],
    }  # fmt: skip
    assert found.missing_sides("A-4") == ["accept", "refuse"]
    assert found.unknown == []
    assert Coverage(entries[1:], list_cited(tmp_path)).unknown == ["A-1"]


def test_coverage_needs_a_checkout(shell: Prompt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("roundhouse.cli.coverage.tests_of", lambda game: None)
    answer = shell("rules", "heaps", "--coverage")
    assert answer.code == 2
    assert "checkout" in answer.complaint


def test_coverage_in_words_and_for_machines(shell: Prompt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "tests" / "rules" / "heaps"
    folder.mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("roundhouse.cli.coverage.rule_index", lambda package: (entry("A-1", "enforced"),))
    answer = shell("rules", "heaps", "--coverage")
    assert answer.code == 1
    assert "A-1" in answer.out
    (folder / "test_a.py").write_text("@accepts('A-1')\n@refuses('A-1')\ndef test_one(): ...\n", "utf-8")
    assert shell("rules", "heaps", "--coverage").code == 0
    assert shell("rules", "heaps", "--coverage", "--json").json["missing"] == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_doctor_finds_this_environment_healthy(shell: Prompt, lang: str) -> None:
    answer = shell("doctor", "--lang", lang)
    assert answer.code == 0, answer.out
    assert "‹" not in answer.out
    assert answer.lines[-1] == ("All is well." if lang == "en" else "Alles in Ordnung.")


def test_the_doctor_names_what_is_broken(shell: Prompt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.cli.doctor.PACKAGES", ("no-such-package",))
    monkeypatch.setattr("roundhouse.cli.doctor.game_ids", lambda: ["no_such_game"])
    answer = shell("doctor", "--json")
    assert answer.code == 1
    assert not answer.json["healthy"]
    broken = {check["check"] for check in answer.json["checks"] if check["status"] == "broken"}
    assert {"packages", "games"} <= broken


def test_the_doctor_looks_where_games_are_kept(shell: Prompt, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("ROUNDHOUSE_DATA", str(tmp_path / "file" / "under"))
    answer = shell("doctor", "--json")
    folder = next(check for check in answer.json["checks"] if check["check"] == "folder")
    assert folder["status"] == "broken"
