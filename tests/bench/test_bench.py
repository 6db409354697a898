"""Measuring: what is counted, what a comparison says, and when a budget is kept."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from roundhouse.bench import compare as comparing
from roundhouse.bench.budgets import Budget, budgets_of_comparison, budgets_of_game
from roundhouse.bench.compare import Contender, run_turn
from roundhouse.bench.measure import main, measure_copies, measure_playouts
from roundhouse.kernel.registry import find_game

GAME = find_game("switch_and_signal")


def speaking(line: dict[str, Any], name: str = "peer") -> Contender:
    """A contender that prints one line."""
    return Contender(name, [sys.executable, "-c", f"print({json.dumps(json.dumps(line))})"])


def test_playouts_count_choices_moves_and_games_and_digest_the_first_ones() -> None:
    found = measure_playouts(GAME, 2, {}, 0.05, "a")
    again = measure_playouts(GAME, 2, {}, 0.05, "a")
    assert found["choices_per_second"] > found["moves_per_second"] > found["games_per_second"] > 0
    assert found["digests"] == again["digests"]
    assert found["digests"] != measure_playouts(GAME, 2, {}, 0.05, "b")["digests"]


def test_a_clone_is_measured_against_a_deepcopy_that_shares_the_content() -> None:
    found = measure_copies(GAME, 2, "a")
    assert found["clone_to_deepcopy"] == pytest.approx(found["deepcopies_per_second"] / found["clones_per_second"])
    assert found["deepcopies_per_second"] > 1000, "a deepcopy that copies the map would take milliseconds"


def test_one_measurement_is_one_json_line(capsys: pytest.CaptureFixture[str]) -> None:
    main(["playouts", "switch_and_signal", "2", "0.02", "1", "map=north_america"])
    assert json.loads(capsys.readouterr().out)["games"] >= 3
    with pytest.raises(SystemExit):
        main(["dreams", "switch_and_signal", "2", "0.02", "1"])


def test_a_turn_reads_the_last_line_and_survives_a_contender_that_fails() -> None:
    assert run_turn(speaking({"choices_per_second": 5}), 1) == {"choices_per_second": 5}
    assert run_turn(Contender("broken", [sys.executable, "-c", "raise SystemExit(3)"]), 1) is None


def test_a_comparison_takes_ratios_within_each_round_and_names_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ours: dict[str, Any] = {"choices_per_second": 60, "moves_per_second": 30, "games_per_second": 1, "digests": ["x"]}
    native = {**ours, "choices_per_second": 240, "compiled": True}
    theirs = {"choices_per_second": 20, "moves_per_second": 50, "games_per_second": 1}

    def ourselves(*_: object) -> tuple[list[Contender], list[str]]:
        return [speaking(ours, "g (pure)"), speaking(native, "g (compiled)")], []

    def peers(*_: object) -> tuple[list[Contender], list[str]]:
        return [speaking(theirs, "catanatron")], ["python_chess: no network"]

    monkeypatch.setattr(comparing, "list_ourselves", ourselves)
    monkeypatch.setattr(comparing, "list_peers", peers)
    monkeypatch.setattr(comparing, "find_checkout", lambda: tmp_path)
    found = comparing.compare("g", 2, 0.1, 2, lambda _: None)
    assert {row["name"]: row["pure_to_this"] for row in found["contenders"]} == {
        "g (pure)": 1.0,
        "g (compiled)": 0.25,
        "catanatron": 3.0,
    }
    assert found["compiled_to_pure"] == 4.0
    assert found["same_digests"]
    assert found["missing"] == ["python_chess: no network"]
    assert all(budget.kept for budget in budgets_of_comparison(found))
    found["contenders"][2]["pure_to_this"] = 2.9
    assert [budget.kept for budget in budgets_of_comparison(found)] == [False, True, True]


def test_budgets_hold_up_to_their_limit_and_not_beyond() -> None:
    assert Budget("at most", 0.05, 0.05, at_least=False).kept
    assert not Budget("at most", 0.051, 0.05, at_least=False).kept
    assert Budget("at least", 3.0, 3.0, at_least=True).kept
    assert not Budget("at least", 2.99, 3.0, at_least=True).kept


def test_a_game_without_a_steady_bot_has_no_budget_for_it() -> None:
    figures: dict[str, Any] = {"game": "g", "copies": {"clone_to_deepcopy": 0.01}, "bots": {}}
    assert len(budgets_of_game(figures)) == 1
    figures["bots"] = {"steady": {"median_ms": 11.0}}
    assert [budget.kept for budget in budgets_of_game(figures)] == [True, False]
