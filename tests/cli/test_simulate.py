"""`simulate`, `arena`, `check`: figures in words and for machines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roundhouse.bots.find import bots_of
from roundhouse.bots.kit import RandomBot
from tests.cli.driver import Prompt

KEYS = [
    "game", "seats", "games", "finished", "crashed", "stuck", "moves", "choices", "seconds", "moves_per_second",
    "endings", "scores", "wins_by_seat", "seed",
]  # fmt: skip


def timeless(figures: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in figures.items() if key not in {"seconds", "moves_per_second"}}


def test_simulate_counts_what_came_out(shell: Prompt, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    answer = shell("simulate", "heaps", "--seats", "3", "--games", "12", "--seed", "5", "--json", "--out", str(file))
    assert answer.code == 0
    assert answer.err == ""
    figures = answer.json
    assert list(figures)[: len(KEYS)] == KEYS
    assert (figures["games"], figures["finished"], figures["crashed"], figures["stuck"]) == (12, 12, 0, 0)
    assert sum(figures["wins_by_seat"]) == 12
    assert json.loads(file.read_text("utf-8")) == figures


def test_the_same_seed_gives_the_same_figures_with_any_jobs(shell: Prompt) -> None:
    once, again = (
        timeless(shell("simulate", "heaps", "--games", "20", "--jobs", jobs, "--json").json) for jobs in ("1", "2")
    )
    assert once == again


@pytest.mark.parametrize("lang", ["en", "de"])
def test_simulate_in_words(shell: Prompt, lang: str) -> None:
    answer = shell("simulate", "heaps", "--games", "5", "--option", "rude=yes", "--lang", lang)
    assert answer.code == 0
    assert "‹" not in answer.out
    assert "rude=yes" in answer.out
    assert ("emptied" if lang == "en" else "geleert") in answer.out


class Broken(RandomBot):
    def choose(self, thought: object) -> None:  # type: ignore[override]
        raise ZeroDivisionError("no idea")


def test_a_game_that_breaks_off_makes_simulate_fail(shell: Prompt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.sim.jobs.bots_of", lambda game: {"random": Broken})
    answer = shell("simulate", "heaps", "--games", "8")
    assert answer.code == 1
    assert "Broken off: the game with seed 1/0. ZeroDivisionError: no idea" in answer.err
    assert "Traceback" not in answer.err
    assert "and 3 more" in answer.err
    assert shell("simulate", "heaps", "--games", "2", "--json").json["crashed"] == 2


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("simulate", "heaps", "--bot", "deep"), "deep"),
        (("simulate", "heaps", "--seats", "9"), "9"),
        (("simulate", "heaps", "--seats", "0"), "--seats"),
        (("simulate", "heaps", "--games", "0"), "--games"),
        (("simulate", "heaps", "--games", "many"), "--games"),
        (("simulate", "heaps", "--jobs", "0"), "--jobs"),
        (("simulate", "heaps", "--seats", "3", "--bot", "random", "--bot", "random"), "3"),
        (("simulate", "heaps", "--option", "stones=7"), "1, 3, 5"),
        (("simulate", "heaps", "--out", "no/folder/x.json"), "no/folder"),
        (("simulate", "heaps", "--out", "."), "."),
        (("arena", "heaps"), "--bots"),
        (("arena", "heaps", "--bots", "random"), "random"),
        (("arena", "heaps", "--bots", "random,random"), "random"),
        (("arena", "heaps", "--bots", "random,deep"), "deep"),
        (("check", "heaps", "--games", "0"), "--games"),
        (("check", "heaps", "--seats", "7"), "7"),
    ],
)
def test_bad_input_is_one_line(
    shell: Prompt, words: tuple[str, ...], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = shell(*words)
    assert answer.code == 2
    assert says in answer.complaint
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def _two_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    both = {**bots_of(__import__("tests.cli.toy", fromlist=["GAME"]).GAME), "other": RandomBot}
    for module in ("cli.seats", "sim.jobs", "bots.find"):
        monkeypatch.setattr(f"roundhouse.{module}.bots_of", lambda game: both)


@pytest.mark.usefixtures("_two_bots")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_arena_tells_rates_and_differences(shell: Prompt, lang: str) -> None:
    words = ("arena", "heaps", "--bots", "random,other", "--games", "6", "--seed", "2")
    answer = shell(*words, "--lang", lang)
    assert answer.code == 0
    assert "‹" not in answer.out
    assert "random" in answer.lines[1]
    figures = shell(*words, "--json").json
    assert figures["games"] == 12
    assert set(figures["bots"]) == {"random", "other"}
    assert len(figures["differences"]) == 1


@pytest.mark.usefixtures("_two_bots")
def test_an_arena_by_role_needs_roles(shell: Prompt) -> None:
    answer = shell("arena", "heaps", "--bots", "random,other", "--games", "1", "--by", "role")
    assert answer.code == 2
    assert "roles" in answer.complaint
    assert "--by" in shell("arena", "heaps", "--bots", "random,other", "--by", "hat").complaint


@pytest.mark.parametrize("lang", ["en", "de"])
def test_check_runs_the_suite(shell: Prompt, lang: str) -> None:
    answer = shell("check", "heaps", "--games", "2", "--lang", lang)
    assert answer.code == 0, answer.out
    assert "‹" not in answer.out
    assert answer.lines[-1].endswith("conforms." if lang == "en" else "besteht.")


def test_check_for_machines_and_with_findings(shell: Prompt, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shell("check", "heaps", "--games", "1", "--seats", "2", "--json").json["ok"]
    monkeypatch.setattr("tests.cli.toy.GAME.title.soundness", lambda s: ["a crack"])
    answer = shell("check", "heaps", "--games", "1", "--seats", "2")
    assert answer.code == 1
    assert "a crack" in answer.out
    assert answer.lines[-1] == "Heaps does not conform."
