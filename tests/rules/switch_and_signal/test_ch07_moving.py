"""Chapter 7: how a train moves. Signals, switches, trains in the way, and the ways out of a city."""

import pytest

from roundhouse.games.switch_and_signal.state import SwitchState
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    TrainAt,
    asked,
    choices,
    end_turn,
    heading,
    kinds,
    move,
    only,
    pending,
    place,
    position,
    reason,
    refusal,
    reveal,
    roll,
    say,
    told,
)

# Without the helpers of Europe nobody is asked after a roll or in a city.
GONE = ("logistician", "dispatcher", "conductor")


def europe(
    trains: dict[str, TrainAt],
    green: tuple[str, ...] = (),
    red: tuple[str, ...] = (),
    switches: dict[str, str] | None = None,
) -> SwitchState:
    """Europe, first-game discs, helpers used, seven cards to move trains."""
    return position(trains=trains, hand={"move": 7}, green=green, red=red, switches=switches, used=GONE)


# -- the roll ---------------------------------------------------------------------------------------------


@accepts("SW-7.1")
def test_a_move_card_rolls_the_die_of_the_trains_colour() -> None:
    s = europe({"grey-1": ("calais", "amiens")})
    say(s, "move train:grey-1 pay:move")
    assert pending(s).purpose == "movement_die/grey-1"
    assert only(roll(s, 2), "train_rolled").args["points"] == 2
    assert place(s, "grey-1") == "amiens__paris/1"


@accepts("SW-7.1")
def test_a_departure_card_rolls_the_same_die() -> None:
    s = position(trains={"grey-1": ("calais", "amiens"), "black-1": "paris"}, used=GONE, at="turn")
    reveal(s, "departure_15")
    assert pending(s).purpose == "movement_die/grey-1"
    roll(s, 2)
    assert place(s, "grey-1") == "amiens__paris/1"
    assert place(s, "black-1") == "paris"


@refuses("SW-7.1")
def test_a_train_may_not_stop_short_while_it_could_go_on() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, hand={"move": 1})
    say(s, "move train:black-1 pay:move")
    roll(s, 2)
    assert asked(s) == "rolled"
    assert choices(s) == ["run", "use_logistician", "use_dispatcher"]
    assert refusal(s, "stop").rule == "RH-2"
    say(s, "run")
    assert place(s, "black-1") == "amiens__paris/1"


@accepts("SW-7.1", "SW-5.8")
def test_a_train_that_ran_for_an_action_card_runs_for_the_next_departure_card_too() -> None:
    s = position(
        seats=1, trains={"grey-1": ("calais", "amiens"), "black-1": "paris"}, hand={"move": 1}, used=GONE, turn=5
    )
    move(s, "grey-1", 1)
    assert place(s, "grey-1") == "calais__amiens/1"
    end_turn(s)
    reveal(s, "departure_15")
    assert pending(s).purpose == "movement_die/grey-1"


# -- forwards only ------------------------------------------------------------------------------------------


@strikes("SW-7.2")
def test_a_train_on_the_line_goes_only_where_it_faces() -> None:
    s = europe({"black-1": ("brussels__dijon/2", "brussels")})
    move(s, "black-1", 2)
    assert heading(s, "black-1") == "brussels__amsterdam/1>amsterdam"


@strikes("SW-7.2")
def test_a_train_before_a_red_signal_does_not_turn_round() -> None:
    s = europe({"black-1": ("brussels__dijon/2", "dijon")})
    move(s, "black-1", 2)
    assert heading(s, "black-1") == "brussels__dijon/2>dijon"
    assert s.tokens == 5


@spares("SW-7.2", "SW-7.3")
def test_a_train_in_a_city_may_turn_round() -> None:
    s = europe({"black-1": ("amiens__paris/1", "paris")})
    move(s, "black-1", 2)
    assert place(s, "black-1") == "paris"
    move(s, "black-1", 2)
    assert heading(s, "black-1") == "calais__amiens/1>calais"


# -- out of a city ------------------------------------------------------------------------------------------


@accepts("SW-7.3", "SW-7.12", "SW-A4")
def test_the_exit_is_chosen_when_the_roll_is_known() -> None:
    s = europe({"black-1": "paris"}, green=("paris/dijon",))
    move(s, "black-1", 4)
    assert asked(s) == "choose_city_exit"
    assert choices(s, "leave") == ["paris/dijon", "paris/amiens"]
    say(s, "leave by:paris/dijon")
    assert heading(s, "black-1") == "lyon__dijon/1>lyon"


@refuses("SW-7.3")
def test_no_train_leaves_a_city_past_a_red_signal() -> None:
    s = europe({"black-1": "paris"}, green=("paris/dijon",))
    move(s, "black-1", 4)
    why = refusal(s, "leave by:paris/tours")
    assert (why.rule, why.key) == ("SW-7.3", "exit_is_red")
    assert why.args["signal"] == s.map.signal_by_token["paris/tours"]


@refuses("SW-7.12", "SW-A4")
def test_an_exit_of_another_city_is_none() -> None:
    s = europe({"black-1": "paris"}, green=("paris/dijon",))
    move(s, "black-1", 4)
    why = refusal(s, "leave by:berlin/hanover")
    assert (why.rule, why.key) == ("SW-7.12", "other_city")


@refuses("SW-7.12", "SW-A4")
def test_nobody_names_an_exit_before_the_roll() -> None:
    s = europe({"black-1": "paris"}, green=("paris/dijon",))
    assert refusal(s, "leave by:paris/dijon").rule == "RH-2"
    say(s, "move train:black-1 pay:move")
    assert pending(s).purpose == "movement_die/black-1"


# -- lapsed points ------------------------------------------------------------------------------------------


@strikes("SW-7.4", "SW-7.5")
def test_points_that_lapse_before_a_red_signal_cost_a_token_each() -> None:
    s = europe({"black-1": ("brussels__dijon/1", "dijon")})
    events = move(s, "black-1", 4)
    assert place(s, "black-1") == "brussels__dijon/2"
    assert only(events, "train_stopped").args["lapsed"] == 3
    assert only(events, "tokens_paid").args["tokens"] == 3
    assert reason(events, "tokens_paid") == ("SW-7.5", "signal_is_red")
    assert reason(events, "train_stopped") == ("SW-7.5", "signal_is_red")
    assert s.tokens == 4


@spares("SW-7.4")
def test_a_train_that_uses_its_last_point_pays_nothing() -> None:
    s = europe({"black-1": ("brussels__dijon/1", "dijon")}, green=("brussels-dijon/2",))
    events = move(s, "black-1", 2)
    assert place(s, "black-1") == "brussels__dijon/3"
    assert not told(events, "tokens_paid")
    assert only(events, "train_stopped").rule == "SW-7.1"
    assert s.tokens == 7


@spares("SW-7.5")
def test_a_train_on_its_last_point_may_stand_before_a_red_signal_for_nothing() -> None:
    s = europe({"brown-1": ("brussels__dijon/1", "dijon")})
    move(s, "brown-1", 1)
    assert place(s, "brown-1") == "brussels__dijon/2"
    assert s.tokens == 7


@spares("SW-7.5")
def test_a_green_signal_lets_a_train_by_from_both_sides() -> None:
    for facing, end in (("dijon", "brussels__dijon/3"), ("brussels", "brussels__dijon/1")):
        start = "brussels__dijon/2" if facing == "dijon" else "brussels__dijon/3"
        points = 1 if facing == "dijon" else 2
        s = europe({"brown-1": (start, facing)}, green=("brussels-dijon/2",))
        move(s, "brown-1", points)
        assert place(s, "brown-1") == end
        assert s.tokens == 7


@strikes("SW-7.5")
def test_a_red_signal_holds_trains_from_the_other_side_as_well() -> None:
    s = europe({"brown-1": ("brussels__dijon/3", "brussels")})
    events = move(s, "brown-1", 2)
    assert place(s, "brown-1") == "brussels__dijon/3"
    assert reason(events, "tokens_paid") == ("SW-7.5", "signal_is_red")


# -- switches -----------------------------------------------------------------------------------------------


@strikes("SW-7.6")
def test_a_covered_arm_stops_a_train_before_the_junction() -> None:
    s = europe({"black-1": ("brussels__dijon/3", "dijon")})
    events = move(s, "black-1", 3)
    assert place(s, "black-1") == "brussels__dijon/3"
    assert reason(events, "tokens_paid") == ("SW-7.6", "arm_is_closed")
    assert only(events, "train_stopped").args["lapsed"] == 3
    assert s.tokens == 4


@spares("SW-7.6", "SW-7.11")
@pytest.mark.parametrize(
    ("setting", "end"),
    [
        ("lyon-brussels", "lyon__dijon/2"),
        ("basel-brussels", "basel__dijon/2"),
        ("paris-brussels", "dijon__paris/1"),
    ],
)
def test_an_open_switch_leads_a_train_into_the_other_open_arm(setting: str, end: str) -> None:
    s = europe({"brown-1": ("brussels__dijon/3", "dijon")}, switches={"dijon": setting})
    move(s, "brown-1", 1)
    assert place(s, "brown-1") == end
    assert s.tokens == 7


# -- trains in the way ----------------------------------------------------------------------------------------


@strikes("SW-7.7")
def test_a_train_stops_behind_one_that_goes_the_same_way() -> None:
    s = europe({"black-1": ("brussels__dijon/1", "brussels"), "grey-1": ("brussels__amsterdam/1", "amsterdam")})
    events = move(s, "black-1", 3)
    assert place(s, "black-1") == "brussels__dijon/1"
    assert reason(events, "tokens_paid") == ("SW-7.7", "train_ahead")
    assert only(events, "tokens_paid").args["tokens"] == 3
    assert place(s, "grey-1") == "brussels__amsterdam/1"


@spares("SW-7.7")
def test_a_train_may_follow_another_one_closely() -> None:
    trains: dict[str, TrainAt] = {
        "brown-1": ("brussels__dijon/3", "brussels"), "grey-1": ("brussels__dijon/1", "brussels"),
    }  # fmt: skip
    s = europe(trains, green=("brussels-dijon/2",))
    move(s, "brown-1", 1)
    assert place(s, "brown-1") == "brussels__dijon/2"
    assert s.tokens == 7


@strikes("SW-7.8")
def test_an_occupied_city_stops_a_train_before_it() -> None:
    s = europe({"black-1": ("calais", "amiens"), "grey-1": "paris"})
    events = move(s, "black-1", 5)
    assert place(s, "black-1") == "amiens__paris/1"
    assert place(s, "grey-1") == "paris"
    assert reason(events, "tokens_paid") == ("SW-7.8", "city_is_taken")
    assert only(events, "tokens_paid").args["tokens"] == 3
    assert not told(events, "train_returned")


@spares("SW-7.8")
def test_a_free_city_is_entered() -> None:
    s = europe({"black-1": ("calais", "amiens"), "grey-1": "berlin"})
    move(s, "black-1", 5)
    assert place(s, "black-1") == "paris"
    assert s.tokens == 7


# -- the order of the checks ------------------------------------------------------------------------------------


@strikes("SW-7.9")
def test_a_red_signal_comes_before_the_train_behind_it() -> None:
    s = europe({"black-1": ("brussels__dijon/2", "dijon"), "grey-1": ("brussels__dijon/3", "brussels")})
    events = move(s, "black-1", 3)
    assert reason(events, "tokens_paid") == ("SW-7.5", "signal_is_red")
    assert s.tokens == 4
    assert place(s, "black-1") == "brussels__dijon/2"


@strikes("SW-7.9")
def test_a_closed_arm_comes_before_the_train_behind_it() -> None:
    s = europe({"black-1": ("brussels__dijon/3", "dijon"), "grey-1": ("lyon__dijon/1", "dijon")})
    move(s, "black-1", 3)
    assert place(s, "black-1") == "brussels__dijon/3"
    assert s.tokens == 4


@strikes("SW-7.9")
def test_a_red_signal_comes_before_the_occupied_city_behind_it() -> None:
    s = europe({"black-1": ("tours__paris/1", "paris"), "grey-1": "paris"})
    events = move(s, "black-1", 2)
    assert reason(events, "tokens_paid") == ("SW-7.5", "signal_is_red")


@spares("SW-7.9")
def test_behind_a_green_signal_the_oncoming_train_is_met() -> None:
    trains: dict[str, TrainAt] = {
        "black-1": ("brussels__dijon/2", "dijon"), "grey-1": ("brussels__dijon/3", "brussels"),
    }  # fmt: skip
    s = europe(trains, green=("brussels-dijon/2",))
    events = move(s, "black-1", 3)
    assert reason(events, "tokens_paid") == ("SW-8.1", "head_on")
    assert place(s, "black-1") == "depot"


# -- usable exits -----------------------------------------------------------------------------------------------


@strikes("SW-7.10")
def test_without_a_green_exit_a_train_stays_and_every_point_lapses() -> None:
    s = europe({"black-1": "paris", "grey-1": ("amiens__paris/1", "amiens")})
    events = move(s, "black-1", 4)
    assert place(s, "black-1") == "paris"
    assert reason(events, "tokens_paid") == ("SW-7.10", "no_usable_exit")
    assert only(events, "train_stopped").args["lapsed"] == 4
    assert s.tokens == 3


@strikes("SW-7.10", "SW-A2")
def test_an_oncoming_train_before_the_only_green_exit_is_no_collision() -> None:
    s = europe({"black-1": "paris", "grey-1": ("amiens__paris/1", "paris")})
    events = move(s, "black-1", 2)
    assert place(s, "black-1") == "paris"
    assert only(events, "tokens_paid").args["tokens"] == 2
    assert not told(events, "train_returned")
    assert place(s, "grey-1") == "amiens__paris/1"


@spares("SW-A2")
def test_an_oncoming_train_further_out_is_a_collision() -> None:
    s = europe({"black-1": "paris", "grey-1": ("calais__amiens/1", "amiens")})
    move(s, "black-1", 2)
    assert place(s, "black-1") == "depot"
    assert s.tokens == 5


@accepts("SW-7.10", "SW-A3")
def test_the_only_usable_exit_is_taken_without_a_question() -> None:
    s = europe({"brown-1": "amsterdam"}, green=("amsterdam/groningen",), red=("amsterdam/brussels",))
    events = move(s, "brown-1", 2)
    assert place(s, "brown-1") == "depot"
    assert reason(events, "tokens_paid") == ("SW-8.4", "start_place_entered")


@refuses("SW-7.10", "SW-A3")
def test_a_train_that_can_leave_may_not_stay() -> None:
    s = europe({"brown-1": "paris"}, green=("paris/dijon",))
    move(s, "brown-1", 2)
    assert asked(s) == "choose_city_exit"
    assert choices(s) == ["leave"]
    assert refusal(s, "stop").rule == "RH-2"


@refuses("SW-7.10")
@pytest.mark.parametrize("facing", ["paris", "dijon"])
def test_an_exit_with_a_train_on_its_first_piece_is_no_exit(facing: str) -> None:
    trains: dict[str, TrainAt] = {"brown-1": "paris", "grey-1": ("dijon__paris/2", facing)}
    s = europe(trains, green=("paris/dijon", "paris/tours"))
    move(s, "brown-1", 2)
    assert choices(s, "leave") == ["paris/tours", "paris/amiens"]
    why = refusal(s, "leave by:paris/dijon")
    assert (why.rule, why.key) == ("SW-7.10", "exit_is_taken")


@accepts("SW-7.10", "SW-A3")
def test_an_unwise_exit_may_be_chosen() -> None:
    s = europe({"grey-1": "amsterdam"}, green=("amsterdam/groningen",))
    move(s, "grey-1", 2)
    say(s, "leave by:amsterdam/groningen")
    assert place(s, "grey-1") == "depot"
    assert s.tokens == 5


@spares("SW-7.10")
def test_a_train_between_two_exits_is_asked_once() -> None:
    s = europe({"brown-1": "paris"}, green=("paris/dijon",))
    move(s, "brown-1", 2)
    events = say(s, "leave by:paris/amiens")
    assert kinds(events)[-1] == "train_stopped"
    assert asked(s) == "play_action"


# -- no choice on the line ----------------------------------------------------------------------------------------


@strikes("SW-7.11")
def test_nobody_is_asked_while_a_train_runs_along_the_line() -> None:
    s = europe(
        {"black-1": ("brussels__dijon/1", "dijon")}, green=("brussels-dijon/2",), switches={"dijon": "lyon-brussels"}
    )
    move(s, "black-1", 5)
    assert asked(s) == "play_action"
    assert place(s, "black-1") == "lyon__marseille/1"


# -- the roll is told once ------------------------------------------------------------------------------------------


@accepts("SW-7.1", "SW-12.3")
def test_a_roll_is_told_once_even_if_a_helper_is_called_after_it() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, hand={"move": 1})
    events = move(s, "black-1", 4)
    assert asked(s) == "rolled"
    events += say(s, "use_dispatcher")
    assert asked(s) == "rolled"
    assert choices(s) == ["run", "use_logistician"]
    assert len(told(events, "train_rolled")) == 1


@accepts("SW-7.1", "SW-12.2")
def test_a_second_roll_takes_the_place_of_the_first() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, hand={"move": 1})
    move(s, "black-1", 5)
    say(s, "use_logistician")
    assert pending(s).purpose == "movement_die/black-1"
    roll(s, 2)
    assert place(s, "black-1") == "amiens__paris/1"
    assert s.tokens == 7
