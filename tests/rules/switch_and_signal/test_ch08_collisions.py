"""Chapter 8: head-on collisions and start places: what they cost, and who goes back to the depot."""

import pytest

from roundhouse.games.switch_and_signal.state import SwitchState
from tests.rules.marks import spares, strikes
from tests.rules.switch_and_signal.build import (
    TrainAt,
    faults,
    goods,
    heading,
    kinds,
    load,
    move,
    only,
    place,
    position,
    reason,
    told,
)

GONE = ("logistician", "dispatcher", "conductor")


def europe(trains: dict[str, TrainAt], **switches: str) -> SwitchState:
    """Europe, first-game discs but for these switches, the line from Brussels to Dijon green."""
    return position(trains=trains, hand={"move": 7}, green=["brussels-dijon/2"], switches=switches, used=GONE)


# -- head-on ----------------------------------------------------------------------------------------------


@strikes("SW-8.1")
def test_a_head_on_collision_costs_two_tokens_a_point_left() -> None:
    s = europe({"brown-1": ("brussels__dijon/1", "dijon"), "grey-1": ("brussels__dijon/3", "brussels")})
    events = move(s, "brown-1", 3)
    assert only(events, "train_stopped").args["lapsed"] == 2
    assert reason(events, "train_stopped") == ("SW-8.1", "head_on")
    assert only(events, "tokens_paid").args["tokens"] == 4
    assert s.tokens == 3


@strikes("SW-8.1", "SW-9.6")
def test_the_moving_train_goes_to_the_depot_and_its_good_home() -> None:
    s = europe({"brown-1": ("brussels__dijon/2", "dijon", "red"), "grey-1": ("brussels__dijon/3", "brussels", "blue")})
    assert goods(s, "berlin") == 1
    events = move(s, "brown-1", 1)
    assert place(s, "brown-1") == "depot"
    assert load(s, "brown-1") == ""
    assert goods(s, "berlin") == 2
    assert (place(s, "grey-1"), heading(s, "grey-1")) == ("brussels__dijon/3", "brussels__dijon/3>brussels")
    assert load(s, "grey-1") == "blue"
    assert only(events, "train_returned").rule == "SW-8.1"
    assert faults(s) == []


@strikes("SW-8.1", "SW-14.4")
def test_the_payment_comes_before_train_and_good_are_taken_away() -> None:
    s = europe({"brown-1": ("brussels__dijon/2", "dijon", "red"), "grey-1": ("brussels__dijon/3", "brussels")})
    events = kinds(move(s, "brown-1", 1))
    assert events[-4:] == ["train_stopped", "tokens_paid", "good_returned", "train_returned"]


@strikes("SW-8.1")
def test_a_train_leaving_a_start_place_can_collide() -> None:
    s = europe({"brown-1": ("calais", "amiens"), "grey-1": ("calais__amiens/1", "calais")})
    events = move(s, "brown-1", 1)
    assert place(s, "brown-1") == "depot"
    assert only(events, "tokens_paid").args["tokens"] == 2


@spares("SW-8.1")
def test_a_train_running_up_behind_does_not_collide() -> None:
    s = europe({"brown-1": ("brussels__dijon/2", "dijon"), "grey-1": ("brussels__dijon/3", "dijon")})
    events = move(s, "brown-1", 2)
    assert place(s, "brown-1") == "brussels__dijon/2"
    assert reason(events, "tokens_paid") == ("SW-7.7", "train_ahead")
    assert s.tokens == 5


@spares("SW-8.1")
def test_a_train_in_a_city_never_collides_on_its_first_step() -> None:
    s = europe({"brown-1": "amsterdam", "grey-1": ("brussels__amsterdam/1", "amsterdam")})
    events = move(s, "brown-1", 2)
    assert place(s, "brown-1") == "amsterdam"
    assert reason(events, "tokens_paid") == ("SW-7.10", "no_usable_exit")


# -- nose to nose -----------------------------------------------------------------------------------------


@spares("SW-8.2")
def test_ending_a_move_nose_to_nose_is_no_collision() -> None:
    s = europe({"brown-1": ("brussels__dijon/1", "dijon"), "grey-1": ("brussels__dijon/3", "brussels")})
    events = move(s, "brown-1", 1)
    assert place(s, "brown-1") == "brussels__dijon/2"
    assert not told(events, "tokens_paid")
    assert s.tokens == 7


@strikes("SW-8.2")
@pytest.mark.parametrize(("mover", "other"), [("brown-1", "grey-1"), ("grey-1", "brown-1")])
def test_whichever_of_the_two_moves_next_collides(mover: str, other: str) -> None:
    s = europe({"brown-1": ("brussels__dijon/1", "dijon"), "grey-1": ("brussels__dijon/3", "brussels")})
    move(s, "brown-1", 1)
    stood = place(s, other)
    move(s, mover, 2)
    assert place(s, mover) == "depot"
    assert place(s, other) == stood
    assert s.tokens == 3


@spares("SW-8.2")
def test_a_train_that_was_nose_to_nose_runs_freely_once_the_other_is_gone() -> None:
    s = europe({"brown-1": ("brussels__dijon/2", "dijon"), "grey-1": ("brussels__dijon/3", "brussels")})
    move(s, "grey-1", 1)
    assert place(s, "grey-1") == "depot"
    move(s, "brown-1", 1)
    assert place(s, "brown-1") == "brussels__dijon/3"
    assert s.tokens == 5


# -- which way trains face ------------------------------------------------------------------------------------


@strikes("SW-8.3")
def test_beyond_a_junction_the_entered_arm_decides_who_faces_whom() -> None:
    trains: dict[str, TrainAt] = {"brown-1": ("brussels__dijon/3", "dijon"), "grey-1": ("lyon__dijon/2", "dijon")}
    s = europe(trains, dijon="lyon-brussels")
    move(s, "brown-1", 1)
    assert place(s, "brown-1") == "depot"
    assert s.tokens == 5


@spares("SW-8.3")
def test_beyond_a_junction_a_train_going_away_is_only_in_the_way() -> None:
    trains: dict[str, TrainAt] = {"brown-1": ("brussels__dijon/3", "dijon"), "grey-1": ("lyon__dijon/2", "lyon")}
    s = europe(trains, dijon="lyon-brussels")
    events = move(s, "brown-1", 1)
    assert place(s, "brown-1") == "brussels__dijon/3"
    assert reason(events, "tokens_paid") == ("SW-7.7", "train_ahead")
    assert s.tokens == 6


@spares("SW-8.3")
def test_an_oncoming_train_on_an_arm_not_taken_does_not_matter() -> None:
    trains: dict[str, TrainAt] = {"brown-1": ("brussels__dijon/3", "dijon"), "grey-1": ("lyon__dijon/2", "dijon")}
    s = europe(trains, dijon="basel-brussels")
    move(s, "brown-1", 1)
    assert place(s, "brown-1") == "basel__dijon/2"
    assert s.tokens == 7


# -- start places ---------------------------------------------------------------------------------------------


@strikes("SW-8.4", "SW-9.6")
@pytest.mark.parametrize("points", [2, 3, 5])
def test_a_start_place_costs_two_tokens_whatever_lapses(points: int) -> None:
    s = europe({"black-1": ("calais__amiens/1", "calais", "yellow")})
    assert goods(s, "paris") == 1
    events = move(s, "black-1", points)
    assert place(s, "black-1") == "depot"
    assert only(events, "train_stopped").args["lapsed"] == points - 1
    assert reason(events, "tokens_paid") == ("SW-8.4", "start_place_entered")
    assert only(events, "train_returned").rule == "SW-8.4"
    assert s.tokens == 5
    assert goods(s, "paris") == 2
    assert faults(s) == []


@strikes("SW-8.4", "SW-2.8")
def test_a_start_place_reached_with_the_last_point_costs_two_tokens_too() -> None:
    s = europe({"grey-1": ("calais__amiens/1", "calais")})
    events = move(s, "grey-1", 1)
    assert place(s, "grey-1") == "depot"
    assert only(events, "train_stopped").args["lapsed"] == 0
    assert s.tokens == 5


@strikes("SW-8.4", "SW-14.4")
def test_on_a_start_place_too_the_payment_comes_first() -> None:
    s = europe({"grey-1": ("calais__amiens/1", "calais", "blue")})
    events = kinds(move(s, "grey-1", 2))
    assert events[-5:] == ["train_step", "train_stopped", "tokens_paid", "good_returned", "train_returned"]


@spares("SW-8.4")
def test_a_train_that_ends_before_a_start_place_pays_nothing() -> None:
    s = europe({"grey-1": ("amiens__paris/1", "amiens")})
    move(s, "grey-1", 1)
    assert heading(s, "grey-1") == "calais__amiens/1>calais"
    assert s.tokens == 7


@strikes("SW-8.5", "SW-A5")
def test_running_at_a_train_on_a_start_place_is_head_on() -> None:
    s = europe({"black-1": ("calais__amiens/1", "calais"), "grey-1": ("calais", "amiens")})
    events = move(s, "black-1", 3)
    assert place(s, "black-1") == "depot"
    assert (place(s, "grey-1"), heading(s, "grey-1")) == ("calais", "calais>amiens")
    assert reason(events, "tokens_paid") == ("SW-8.5", "train_waits_on_start_place")
    assert only(events, "tokens_paid").args["tokens"] == 6
    assert only(events, "train_returned").rule == "SW-8.1"
    assert s.tokens == 1


@spares("SW-8.5", "SW-A5")
def test_a_free_start_place_is_no_head_on_collision() -> None:
    s = europe({"black-1": ("calais__amiens/1", "calais"), "grey-1": ("venice", "villach")})
    events = move(s, "black-1", 3)
    assert reason(events, "tokens_paid") == ("SW-8.4", "start_place_entered")
    assert s.tokens == 5


@spares("SW-8.5", "SW-8.1")
def test_nose_to_nose_with_a_waiting_train_costs_nothing() -> None:
    s = europe({"grey-2": ("amiens__paris/1", "amiens"), "grey-1": ("calais", "amiens")})
    move(s, "grey-2", 1)
    assert place(s, "grey-2") == "calais__amiens/1"
    assert s.tokens == 7
    move(s, "grey-1", 1)
    assert place(s, "grey-1") == "depot"
    assert s.tokens == 5
