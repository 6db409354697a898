"""Batches: the same figures for any number of processes, honest about what went wrong, clean when interrupted."""

from __future__ import annotations

import json
import multiprocessing
import time
from typing import Any

import pytest

from roundhouse.bots import UnknownBot, make_bot
from roundhouse.kernel.game import Game
from roundhouse.kernel.reasons import Refused
from roundhouse.sim import ArenaError, arena, play_game, simulate
from roundhouse.sim.arena import list_seatings
from roundhouse.sim.jobs import find_again
from roundhouse.sim.results import difference_of, rate_of, wilson
from tests.table import yard
from tests.table.yard import GAME, SHARED, Yard, a_yard

KEYS = {
    "game", "seats", "games", "finished", "crashed", "stuck", "moves", "choices", "seconds", "moves_per_second",
    "endings", "scores", "wins_by_seat", "seed", "bots", "options", "figures",
}  # fmt: skip


def without_times(shown: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in shown.items() if key not in ("seconds", "moves_per_second")}


def test_the_figures_have_the_keys_people_rely_on() -> None:
    shown = simulate(GAME, 3, 12, 5, ["random"], {"rounds": "1"}).to_json()
    assert set(shown) == KEYS
    assert json.loads(json.dumps(shown)) == shown
    assert (shown["game"], shown["seats"], shown["games"], shown["seed"]) == ("yard", 3, 12, "5")
    assert (shown["finished"], shown["crashed"], shown["stuck"]) == (12, 0, 0)
    assert shown["endings"] == {"closed": 12}
    assert len(shown["scores"]) == len(shown["wins_by_seat"]) == 3
    assert sum(shown["wins_by_seat"]) >= 12
    assert shown["options"] == {"rounds": "1", "sign": "plain"}
    assert shown["bots"] == ["random"] * 3
    assert shown["moves_per_second"] > 0


def test_games_played_together_have_a_rate_with_its_interval() -> None:
    shown = simulate(SHARED, 2, 10, "s").to_json()
    assert set(shown) == KEYS | {"win_rate", "interval"}
    assert shown["win_rate"] == 1.0
    assert shown["interval"] == [pytest.approx(0.7225, abs=1e-3), 1.0]


def test_game_i_of_a_batch_can_be_played_again_alone() -> None:
    batch = simulate(GAME, 2, 5, 3, ["busy", "random"])
    bots = [make_bot(GAME, name) for name in ("busy", "random")]
    for i, result in enumerate(batch.results):
        again = play_game(GAME, 2, GAME.options(), bots, f"3/{i}")
        again.bots = result.bots
        assert again == result


def test_several_processes_give_the_same_figures_with_progress_and_carried_content() -> None:
    word = GAME.title.adopt("sign", "sign everywhere", "a file") if GAME.title.adopt is not None else ""
    told: list[tuple[int, int]] = []
    how: dict[str, Any] = {"bots": ["busy", "random"], "options": {"sign": word}}
    one = simulate(GAME, 2, 30, 1, **how)
    two = simulate(GAME, 2, 30, 1, **how, jobs=2, progress=lambda done, of: told.append((done, of)))
    assert one.good
    assert without_times(one.to_json()) == without_times(two.to_json())
    assert one.results == two.results
    assert told[-1] == (30, 30)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert len(told) > 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_is_noted_with_its_seed_and_ends_nothing(jobs: int) -> None:
    batch = simulate(GAME, 2, 4, "w", ["random", "broken"], jobs=jobs)
    shown = batch.to_json()
    assert not batch.good
    assert (shown["finished"], shown["crashed"], shown["stuck"], shown["games"]) == (0, 4, 0, 4)
    assert [trouble["seed"] for trouble in shown["troubles"]] == [f"w/{i}" for i in range(4)]
    assert "ZeroDivisionError: a bot broke" in shown["troubles"][0]["trouble"]
    stuck = simulate(GAME, 2, 2, "w", ["silent"], jobs=jobs).to_json()
    assert (stuck["stuck"], stuck["crashed"], stuck["endings"], stuck["scores"]) == (2, 0, {}, [])


def test_what_cannot_be_played_is_refused_before_it_begins() -> None:
    with pytest.raises(UnknownBot):
        simulate(GAME, 2, 1, 1, ["clever"])
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        simulate(GAME, 3, 1, 1, ["busy", "random"])
    with pytest.raises(Refused):
        simulate(GAME, 9, 1, 1)
    with pytest.raises(Refused):
        simulate(GAME, 2, 1, 1, options={"rounds": "99"})


def test_a_game_that_no_other_process_can_find_is_played_in_this_one() -> None:
    homeless: Game[Yard] = a_yard("homeless")
    assert find_again("homeless", yard.__name__) is None
    assert find_again("homeless", "no.such.package") is None
    assert find_again("shared_yard", yard.__name__) is SHARED
    assert simulate(homeless, 2, 4, 1, jobs=2).good


def test_an_interrupted_batch_leaves_no_process_behind() -> None:
    def interrupt(done: int, of: int) -> None:
        raise KeyboardInterrupt

    for jobs in (1, 2):
        with pytest.raises(KeyboardInterrupt):
            simulate(GAME, 2, 400, 1, ["busy"], jobs=jobs, progress=interrupt)
    deadline = time.monotonic() + 20
    while multiprocessing.active_children() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_costs_its_games_and_no_more() -> None:
    shown = simulate(GAME, 2, 6, 1, ["falling"], jobs=2).to_json()
    assert (shown["games"], shown["crashed"]) == (6, 6)
    assert "ended without a word" in shown["troubles"][0]["trouble"]


# -- arena --------------------------------------------------------------------------------------------


def test_seatings_are_all_there_are() -> None:
    assert list_seatings(["a", "b"], 2) == [["a", "b"], ["b", "a"]]
    assert len(list_seatings(["a", "b"], 3)) == 6
    assert len(list_seatings(["a", "b", "c"], 3)) == 6
    assert len(list_seatings(["a", "b", "c"], 2)) == 6
    assert all(len(set(seating)) == 2 for seating in list_seatings(["a", "b"], 4))


def test_a_better_bot_wins_more_in_all_seatings() -> None:
    held = arena(GAME, ["busy", "random"], 25, 1, seats=2, by="role")
    shown = held.to_json()
    assert json.loads(json.dumps(shown)) == shown
    assert held.good
    assert shown["games"] == 50
    busy, rand = shown["bots"]["busy"], shown["bots"]["random"]
    assert busy["games"] == rand["games"] == 50
    assert busy["rate"] > rand["rate"] + 0.2
    assert busy["won"] + rand["won"] == pytest.approx(50)
    assert busy["interval"][0] <= busy["rate"] <= busy["interval"][1]
    assert len(busy["by_seat"]) == 2
    assert busy["mean_score"] > rand["mean_score"]
    (difference,) = shown["differences"]
    assert difference["bots"] == ["busy", "random"]
    assert difference["seeds"] == 25
    assert difference["interval"][0] > 0
    assert shown["roles"]["first"]["busy"]["games"] == 25
    assert without_times(shown) == without_times(
        arena(GAME, ["busy", "random"], 25, 1, seats=2, by="role", jobs=2).to_json()
    )


def test_together_each_bot_plays_its_own_tables_under_the_same_seeds() -> None:
    held = arena(SHARED, ["busy", "random"], 6, 1, seats=3)
    shown = held.to_json()
    assert shown["games"] == 12
    assert shown["bots"]["busy"]["games"] == shown["bots"]["random"]["games"] == 6
    assert shown["bots"]["busy"]["figures"]["loaded"] > shown["bots"]["random"]["figures"]["loaded"]
    assert shown["differences"][0]["mean"] == 0
    assert {result.seed for result in held.results if result.bots[0] == "busy"} == {f"1/{i}" for i in range(6)}
    assert "by_seat" not in shown["bots"]["busy"]
    assert arena(SHARED, ["busy"], 2, 1).to_json()["differences"] == []


def test_contests_that_cannot_be_held_are_refused() -> None:
    for bots in (["busy"], ["busy", "busy"], []):
        with pytest.raises(ArenaError, match="different bots"):
            arena(GAME, bots, 1, 1)
    with pytest.raises(ArenaError, match="split by role"):
        arena(GAME, ["busy", "random"], 1, 1, by="hat")
    with pytest.raises(UnknownBot):
        arena(GAME, ["busy", "clever"], 1, 1)
    held = arena(GAME, ["busy", "random"], 1, 1, by="role")
    for result in held.results:
        result.roles = []
    with pytest.raises(ArenaError, match="deals no roles"):
        held.to_json()


def test_contests_tell_what_went_wrong() -> None:
    held = arena(GAME, ["broken", "random"], 1, 1)
    assert not held.good
    shown = held.to_json()
    assert shown["crashed"] == 2
    assert shown["troubles"][0]["bots"] == ["broken", "random"]
    assert shown["bots"]["random"]["interval"] == [0.0, 1.0]


# -- rates --------------------------------------------------------------------------------------------


def test_intervals_are_those_of_wilson() -> None:
    known = {(0, 0): (0, 1), (0, 10): (0, 0.2775), (5, 10): (0.2366, 0.7634), (120, 400): (0.2571, 0.3466)}
    for (won, games), interval in known.items():
        assert list(wilson(won, games)) == pytest.approx(list(interval), abs=2e-4)
    assert rate_of(0, 0).rate == 0.0


def test_a_difference_is_measured_seed_by_seed() -> None:
    assert difference_of(("a", "b"), []).interval == (-1.0, 1.0)
    assert difference_of(("a", "b"), [(1, 0)]).mean == 1.0
    same = difference_of(("a", "b"), [(1, 0.5)] * 9)
    assert (same.mean, same.interval) == (0.5, (0.5, 0.5))
    mixed = difference_of(("a", "b"), [(1, 0), (0, 1), (1, 0), (1, 1)])
    assert mixed.mean == 0.25
    assert mixed.interval[0] < 0 < mixed.interval[1]
