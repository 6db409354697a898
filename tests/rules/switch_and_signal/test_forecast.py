"""The forecast equals what then happens, for every face of the die and every choice on the way, and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from roundhouse.games.switch_and_signal.content.ids import NONE, START
from roundhouse.games.switch_and_signal.forecast import (
    Outcome,
    cards_lost,
    expected_cost,
    forecast,
    list_outcomes,
    list_passing_outcomes,
)
from roundhouse.games.switch_and_signal.rules.ch07_moving import moving_frame
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.ids import Path
from tests.rules.switch_and_signal.build import asked, choices, faults, move, pending, position, say, settle, slot
from tests.rules.switch_and_signal.playing import Found, Result, pick, scatter, walk

IN_A_MOVE = ("rolled", "choose_city_exit", "choose_pass_or_stop")


def read_outcome(outcome: Outcome) -> Result:
    """The same of an outcome that was foretold."""
    return (
        outcome.place, outcome.heading, outcome.lapsed, outcome.cost, repr(outcome.because), outcome.delivers,
        outcome.returns, outcome.loses,
    )  # fmt: skip


def compare(s: SwitchState, train: int, events: list[Event], outcomes: list[Outcome]) -> None:
    """What is foretold here and what happens from here on."""
    found: Found = {}
    walk(s, train, events, found)
    foretold = {tuple(outcome.path): read_outcome(outcome) for outcome in outcomes}
    assert len(foretold) == len(outcomes)
    assert foretold == found


def check_roll(s: SwitchState, train: int) -> int:
    """A die is about to be rolled: all its faces are foretold, and each of them happens. Counts the faces."""
    before = GAME.digest(s)
    faces = forecast(s, train)
    assert GAME.digest(s) == before
    die = s.edition.die_faces[s.train_colour[train]]
    assert [face.points for face in faces] == sorted(set(die))
    assert sum(face.weight for face in faces) == len(die)
    for face in faces:
        rolled, out = s.clone(), Out()
        GAME.settle(rolled, die.index(face.points), out)
        compare(rolled, train, out.events, face.outcomes)
    assert GAME.digest(s) == before
    return len(faces)


# -- random positions, played on ------------------------------------------------------------------------------


def run_all(map_id: str, seed: int, helpers: Sequence[str], passing: bool, goods: str = "8") -> int:
    """Move cards for random trains from a random position, each move checked before it is made."""
    dice = Dice(f"{map_id}/{seed}")
    s = position(map_id, hand={"move": 20}, options={"goods": goods}, used=helpers, passing=passing)
    scatter(s, dice)
    checked = 0
    while s.over is None and s.hands[0][2]:
        trains = [train for train, place in enumerate(s.train_place) if place != NONE]
        if not trains:
            break
        train = pick(dice, trains)
        say(s, f"move train:{s.train_tokens[train]} pay:move")
        checked += check_roll(s, train)
        play_on(s, dice)
        assert [fault for fault in faults(s) if "no signal disc" not in fault] == []
    return checked


def play_on(s: SwitchState, dice: Dice) -> None:
    """Roll, and answer at random until the move is over. A Dispatcher called on the way is foretold too."""
    settle(s, dice.settle(pending(s)))
    while asked(s) in IN_A_MOVE:
        moves: list[Path] = GAME.legal(s, slot(s))
        answer = moves[dice.below(len(moves))]
        GAME.apply(s, slot(s), answer, Out(on=False))
        if GAME.grammar.kinds[answer[0]].name == "use_dispatcher":
            check_from_here(s)
    if asked(s).startswith("movement_die/"):
        play_on(s, dice)


def check_from_here(s: SwitchState) -> None:
    """In the middle of a move: what is foretold for the points that are left."""
    f = moving_frame(s)
    if asked(s) == "choose_pass_or_stop":
        compare(s, f.train, [], list_passing_outcomes(s, f.train, f.left, f.entry, f.left))
    else:
        compare(s, f.train, [], list_outcomes(s, f.train, f.left))


@pytest.mark.parametrize("helpers", [(), ("logistician",), ("logistician", "dispatcher")])
def test_on_europe_every_move_is_foretold(helpers: tuple[str, ...]) -> None:
    assert sum(run_all("europe", seed, helpers, False) for seed in range(12)) > 500


def test_on_europe_with_the_dispatchers_leave_every_move_is_foretold() -> None:
    assert sum(run_all("europe", seed, ("dispatcher",), True) for seed in range(16)) > 500


@pytest.mark.parametrize("goods", ["8", "10"])
def test_on_north_america_every_move_is_foretold(goods: str) -> None:
    assert sum(run_all("north_america", seed, (), False, goods) for seed in range(16)) > 500


@pytest.mark.parametrize("map_id", ["tiny", "loop"])
def test_on_small_maps_every_move_is_foretold(map_id: str) -> None:
    assert sum(run_all(map_id, seed, (), seed % 2 == 0) for seed in range(12)) > 200


# -- whole random games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("map_id", ["europe", "north_america"])
def test_in_random_games_every_roll_is_foretold(map_id: str) -> None:
    checked = 0
    for seed in range(3):
        dice = Dice(f"game/{map_id}/{seed}")
        s = GAME.new(2, {"map": map_id})
        while s.over is None:
            if s.chance is not None:
                if s.chance.purpose.startswith("movement_die/"):
                    checked += check_roll(s, moving_frame(s).train)
                settle(s, dice.settle(s.chance))
                continue
            assert s.question is not None
            slot = s.question.slots[0]
            path: Path = ()
            while not GAME.grammar.is_complete(path):
                ids = GAME.next_ids(s, slot, path)
                path = (*path, pick(dice, ids))
            GAME.apply(s, slot, path, Out(on=False))
    assert checked > 100


# -- the figures around it ----------------------------------------------------------------------------------------


def test_a_train_in_the_depot_has_no_forecast() -> None:
    s = position()
    assert forecast(s, 0) == []
    assert expected_cost(forecast(s, 0)) == 0.0


def test_the_cheapest_outcome_and_the_average_cost() -> None:
    s = position(
        trains={"black-1": "amsterdam"}, green=["amsterdam/groningen"], switches={"brussels": "amiens-cologne"}
    )
    faces = forecast(s, 0)
    assert [(face.points, face.weight) for face in faces] == [(2, 1), (3, 2), (4, 2), (5, 1)]
    assert [sorted(outcome.cost for outcome in face.outcomes) for face in faces] == [[1, 2], [2, 2], [2, 3], [2, 4]]
    assert [face.cheapest.cost for face in faces] == [1, 2, 2, 2]
    assert expected_cost(faces) == pytest.approx(11 / 6)


def test_the_cards_that_a_payment_takes_along() -> None:
    s = position(tokens=2)
    assert [cards_lost(s, cost) for cost in (0, 1, 2, 8, 9)] == [0, 0, 1, 1, 2]


def test_a_payment_that_loses_the_game_is_foretold() -> None:
    s = position(
        trains={"black-1": ("calais__amiens/1", "calais", "red")}, hand={"move": 1}, tokens=2, cards_left=0,
        used=["logistician"],
    )  # fmt: skip
    (outcome,) = forecast(s, 0)[0].outcomes
    assert (outcome.loses, outcome.returns) == (True, False)
    assert s.map.place_kind[outcome.place] == START
    move(s, "black-1", 2)
    assert asked(s) == "lost_no_card"
    assert s.train_place[0] == outcome.place


def test_the_exits_of_an_outcome_are_what_is_to_be_answered() -> None:
    s = position(
        "north_america",
        trains={"black-1": "chicago"},
        hand={"move": 1},
        green=["chicago/pittsburgh", "new_york/buffalo"],
    )
    outcome = next(o for face in forecast(s, 0) if face.points == 5 for o in face.outcomes if len(o.exits) == 2)
    first, second = (s.map.arm_tokens[arm] for arm in outcome.exits)
    move(s, "black-1", 5)
    say(s, f"leave by:{first}")
    assert choices(s, "pass") == [second]
    say(s, f"pass by:{second}")
    assert s.train_place[0] == outcome.place
