"""Chapter 9: cities and the port of Europe: stopping, delivering, loading, and goods that go home."""

import pytest

from roundhouse.games.switch_and_signal.state import SwitchState
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    TrainAt,
    asked,
    choices,
    deliver,
    end_turn,
    faults,
    goods,
    kinds,
    load,
    move,
    only,
    place,
    position,
    reason,
    refusal,
    reveal,
    roll,
    say,
    told,
    tray,
)

GONE = ("logistician", "dispatcher", "conductor")


def europe(trains: dict[str, TrainAt], green: tuple[str, ...] = ()) -> SwitchState:
    """Europe, first-game discs, helpers used."""
    return position(trains=trains, hand={"move": 5, "signal": 2}, green=green, used=GONE)


# -- stopping ---------------------------------------------------------------------------------------------


@strikes("SW-9.1")
def test_a_goods_city_stops_a_train_and_what_lapses_is_free() -> None:
    s = europe({"black-1": ("amiens__paris/1", "paris")}, green=("paris/dijon",))
    events = move(s, "black-1", 5)
    assert place(s, "black-1") == "paris"
    assert reason(events, "train_stopped") == ("SW-9.1", "city_stops_trains")
    assert not told(events, "tokens_paid")
    assert s.tokens == 7
    assert asked(s) == "play_action"


@strikes("SW-9.1")
def test_the_port_stops_a_train_and_what_lapses_is_free() -> None:
    s = europe({"black-1": ("lyon__marseille/1", "marseille")}, green=("marseille/montpellier",))
    events = move(s, "black-1", 5)
    assert place(s, "black-1") == "depot"
    assert not told(events, "tokens_paid")


@spares("SW-9.1")
def test_points_that_lapse_before_a_city_cost_as_usual() -> None:
    s = europe({"brown-1": ("tours__paris/1", "paris")})
    move(s, "brown-1", 2)
    assert place(s, "brown-1") == "tours__paris/1"
    assert s.tokens == 5


@refuses("SW-9.1")
def test_no_train_passes_a_city_without_the_dispatchers_leave() -> None:
    s = position(
        trains={"black-1": ("amiens__paris/1", "paris")}, hand={"move": 1}, green=["paris/dijon"], used=["logistician"]
    )
    move(s, "black-1", 3)
    assert asked(s) == "choose_pass_or_stop"
    assert choices(s) == ["stop", "use_dispatcher"]
    why = refusal(s, "pass by:paris/dijon")
    assert (why.rule, why.key) == ("SW-9.1", "trains_must_stop")


# -- the port ---------------------------------------------------------------------------------------------


@strikes("SW-9.2")
@pytest.mark.parametrize("points", [1, 4])
def test_a_loaded_train_delivers_in_the_port_and_returns(points: int) -> None:
    s = europe({"brown-1": ("lyon__marseille/1", "marseille", "red")})
    events = move(s, "brown-1", points)
    assert tray(s, "marseille") == {"red": 1}
    assert (place(s, "brown-1"), load(s, "brown-1")) == ("depot", "")
    assert only(events, "good_delivered").rule == "SW-9.2"
    assert goods(s, "berlin") == 1
    assert s.tokens == 7
    assert faults(s) == []


@strikes("SW-9.2")
def test_an_empty_train_returns_from_the_port_as_well() -> None:
    s = europe({"brown-1": ("lyon__marseille/1", "marseille")})
    events = move(s, "brown-1", 1)
    assert place(s, "brown-1") == "depot"
    assert only(events, "train_returned").rule == "SW-9.2"
    assert reason(events, "train_stopped") == ("SW-9.2", "port_ends_the_run")
    assert tray(s, "marseille") == {}


@spares("SW-9.2")
def test_a_loaded_train_that_enters_a_goods_city_keeps_its_good() -> None:
    s = europe({"brown-1": ("amiens__paris/1", "paris", "yellow")})
    move(s, "brown-1", 2)
    assert (place(s, "brown-1"), load(s, "brown-1")) == ("paris", "yellow")
    assert goods(s, "paris") == 1


@spares("SW-9.2")
def test_a_train_held_before_the_port_delivers_nothing() -> None:
    s = europe({"brown-1": ("turin__marseille/2", "marseille", "red")})
    move(s, "brown-1", 1)
    assert place(s, "brown-1") == "turin__marseille/2"
    assert load(s, "brown-1") == "red"
    assert tray(s, "marseille") == {}
    assert s.tokens == 6


# -- trains come back -------------------------------------------------------------------------------------


@accepts("SW-9.3")
def test_a_train_that_was_returned_can_be_deployed_again() -> None:
    trains: dict[str, TrainAt] = {
        "black-1": ("lyon__marseille/1", "marseille", "red"), "black-2": "paris", "black-3": "berlin",
        "grey-1": "amsterdam", "grey-2": "nuremberg", "grey-3": ("calais", "amiens"),
        "brown-1": ("venice", "villach"), "brown-2": ("genoa", "milan"), "brown-3": ("hamburg", "hanover"),
    }  # fmt: skip
    s = position(trains=trains, hand={"move": 1}, used=GONE)
    move(s, "black-1", 2)
    assert place(s, "black-1") == "depot"
    end_turn(s)
    reveal(s, "departure_05")
    roll(s, 3, 4)
    assert (place(s, "black-1"), load(s, "black-1")) == ("vienna", "")


@refuses("SW-9.3")
def test_a_train_that_was_returned_does_not_move_until_it_is_deployed() -> None:
    s = europe({"brown-1": ("lyon__marseille/1", "marseille"), "grey-1": "paris"})
    move(s, "brown-1", 2)
    assert refusal(s, "move train:brown-1 pay:move").key == "train_in_depot"


# -- loading ----------------------------------------------------------------------------------------------


@spares("SW-9.4")
def test_entering_a_city_loads_nothing() -> None:
    s = europe({"brown-1": ("amiens__paris/1", "paris")})
    move(s, "brown-1", 2)
    assert load(s, "brown-1") == ""
    assert goods(s, "paris") == 2


@accepts("SW-9.4")
def test_an_empty_train_takes_one_good_for_a_card() -> None:
    s = europe({"brown-1": "paris"})
    say(s, "load train:brown-1 pay:signal")
    assert load(s, "brown-1") == "yellow"
    assert goods(s, "paris") == 1


@refuses("SW-9.4")
@pytest.mark.parametrize("good", ["yellow", "red"])
def test_a_loaded_train_takes_no_second_good_and_swaps_none(good: str) -> None:
    s = europe({"brown-1": ("paris", "", good)})
    why = refusal(s, "load train:brown-1 pay:move")
    assert (why.rule, why.key) == ("SW-9.4", "train_is_loaded")


@refuses("SW-9.4")
def test_there_is_no_move_that_unloads_in_a_goods_city() -> None:
    s = europe({"brown-1": ("berlin", "", "red")})
    assert choices(s) == ["end_actions", "signal", "switch", "move"]


# -- green to enter ---------------------------------------------------------------------------------------


@accepts("SW-9.5")
def test_a_green_city_signal_lets_a_train_in() -> None:
    s = europe({"brown-1": ("tours__paris/1", "paris")}, green=("paris/tours",))
    move(s, "brown-1", 1)
    assert place(s, "brown-1") == "paris"


@refuses("SW-9.5")
def test_a_red_city_signal_keeps_a_train_out_whatever_the_others_show() -> None:
    s = europe({"brown-1": ("tours__paris/1", "paris")}, green=("paris/dijon",))
    events = move(s, "brown-1", 1)
    assert place(s, "brown-1") == "tours__paris/1"
    assert reason(events, "tokens_paid") == ("SW-7.5", "signal_is_red")


# -- goods go home ----------------------------------------------------------------------------------------


@strikes("SW-9.6")
def test_the_good_of_a_removed_train_can_be_loaded_again_at_once() -> None:
    s = europe({"grey-1": ("calais__amiens/1", "calais", "yellow"), "brown-1": "paris"})
    deliver(s, "marseille", "yellow", 1)
    assert refusal(s, "load train:brown-1 pay:move").key == "no_goods_there"
    events = move(s, "grey-1", 1)
    assert only(events, "good_returned").args["city"] == s.map.city_by_token["paris"]
    assert goods(s, "paris") == 1
    say(s, "load train:brown-1 pay:move")
    assert load(s, "brown-1") == "yellow"


@spares("SW-9.6")
def test_the_good_of_a_train_that_only_stops_stays_on_it() -> None:
    s = europe({"grey-1": ("brussels__dijon/2", "dijon", "white")})
    events = move(s, "grey-1", 3)
    assert "good_returned" not in kinds(events)
    assert load(s, "grey-1") == "white"
    assert goods(s, "amsterdam") == 1


@spares("SW-9.6")
def test_an_empty_train_that_is_removed_adds_no_good() -> None:
    s = europe({"grey-1": ("calais__amiens/1", "calais")})
    assert "good_returned" not in kinds(move(s, "grey-1", 1))
    assert [goods(s, city) for city in ("paris", "amsterdam", "berlin", "nuremberg")] == [2, 2, 2, 2]
