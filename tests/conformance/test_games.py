"""Every registered game and every probe passes the suite: a few games each here, more in the slow tier."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from roundhouse.conformance import check_game
from roundhouse.conformance.workers import find_in_module
from roundhouse.kernel.game import Game
from roundhouse.kernel.registry import find_game, game_ids

PROBES = Path(__file__).resolve().parents[1] / "probes"
FLOORS: dict[str, float] = json.loads(Path(__file__).with_name("floors.json").read_text("utf-8"))

FEW = 8
MANY = 60


def list_probes() -> list[str]:
    """The modules under tests/probes that expose a game."""
    modules = sorted(path.stem for path in PROBES.glob("*.py") if not path.name.startswith(("test_", "_")))
    return [name for name in modules if hasattr(importlib.import_module(f"tests.probes.{name}"), "GAME")]


# Any: games of every state.
def game_of(name: str) -> Game[Any]:
    return find_game(name) if name in game_ids() else find_in_module(f"tests.probes.{name}")


NAMES = [*[name for name in game_ids() if name != "toy"], *list_probes()]


def test_there_is_something_to_check() -> None:
    assert len(NAMES) >= 5


@pytest.mark.parametrize("name", NAMES)
def test_a_few_games_conform(name: str) -> None:
    report = check_game(game_of(name), games=FEW, seed="quick", timed=False)
    assert report.ok, "\n".join(report.lines())


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", NAMES)
def test_many_games_conform_and_are_not_slower_than_they_were(name: str) -> None:
    report = check_game(game_of(name), games=MANY, seed="slow", jobs=2, floor=FLOORS.get(name))
    assert report.ok, "\n".join(report.lines())


def test_every_game_has_a_recorded_floor() -> None:
    assert sorted(FLOORS) == sorted(NAMES)
