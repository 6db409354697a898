"""SW-16.6: every option set has a label, worked out from measured games, shown before the game starts."""

from __future__ import annotations

import pytest

from roundhouse.games.switch_and_signal import GAME
from roundhouse.games.switch_and_signal.content.loader import MAPS
from roundhouse.games.switch_and_signal.difficulty import (
    LEVELS,
    Difficulty,
    describe,
    difficulty,
    list_changes,
    load_measured,
)
from roundhouse.kernel.options import Options
from tests.rules.marks import accepts, refuses


def label(**options: str) -> Difficulty:
    found = difficulty(2, GAME.options(options, 2))
    assert found is not None
    return found


@accepts("SW-16.6")
@pytest.mark.parametrize("map_name", MAPS)
def test_easier_options_make_a_game_easier_and_harder_ones_harder(map_name: str) -> None:
    base = label(map=map_name).chance
    assert label(map=map_name, removed_departure_cards="0", time_tokens="10").chance > base
    assert label(map=map_name, removed_departure_cards="8").chance < base
    assert label(map=map_name, goods="10").chance < base


@accepts("SW-16.6")
def test_what_changes_nothing_changes_no_label() -> None:
    assert list_changes(2, {"first_player": "1", "solo": "two_hands", "map": "europe"}) == []
    assert list_changes(1, {"solo": "two_hands", "time_tokens": "9"}) == ["seats=1", "time_tokens=9", "solo=two_hands"]


@refuses("SW-16.6")
def test_a_map_that_nobody_measured_gets_no_label() -> None:
    unmeasured = Options({**dict(GAME.options({}, 2).items()), "map": "my_map@0123456789ab"})
    assert difficulty(2, unmeasured) is None
    assert "unknown" in describe(2, unmeasured, "en")[0]
    assert "unbekannt" in describe(2, unmeasured, "de")[0]


def test_every_chance_has_one_label() -> None:
    assert Difficulty(0.0).level == "very_hard"
    assert Difficulty(1.0).level == "very_easy"
    for least, level in LEVELS:
        assert Difficulty(least).level == level


def test_all_changes_that_can_be_chosen_were_measured() -> None:
    measured = load_measured()
    assert set(measured.maps) == set(MAPS)
    for odds in measured.maps.values():
        for option in GAME.title.options:
            if option.name not in {"map", "first_player"}:
                wanted = {f"{option.name}={choice}" for choice in option.choices if choice != option.default}
                assert wanted <= set(odds.changes), option.name
