"""Chapter 13: North America: two ports, and cities that trains may pass."""

import pytest

from roundhouse.games.switch_and_signal.forecast import list_outcomes
from roundhouse.games.switch_and_signal.rules.ch07_moving import moving_frame
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import adopt_map
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    SMALL_MAPS,
    TrainAt,
    asked,
    choices,
    faults,
    goods,
    heading,
    load,
    move,
    only,
    place,
    position,
    reason,
    refusal,
    say,
    told,
    tray,
)

GONE = ("track_warden", "shunter", "train_dispatcher")
ONE_OF_EACH = {"white": 1, "yellow": 1, "blue": 1, "red": 1}
BEFORE_CHICAGO: TrainAt = ("minneapolis__chicago/1", "chicago")
BEFORE_NEW_YORK = ("pittsburgh__new_york/1", "new_york")
BEFORE_SAN_FRANCISCO = ("salt_lake_city__san_francisco/2", "san_francisco")


def america(
    trains: dict[str, TrainAt],
    green: tuple[str, ...] = (),
    delivered: dict[str, dict[str, int]] | None = None,
    options: dict[str, str] | None = None,
) -> SwitchState:
    """North America, first-game discs, helpers used."""
    return position(
        "north_america",
        trains=trains, hand={"move": 5, "signal": 2}, green=green, delivered=delivered, options=options, used=GONE,
    )  # fmt: skip


def ring(trains: dict[str, TrainAt], green: tuple[str, ...] = ()) -> SwitchState:
    """The small map with the rules of North America."""
    return position("loop", trains=trains, hand={"move": 5}, green=green, used=GONE)


# -- two ports --------------------------------------------------------------------------------------------


@strikes("SW-13.1", "SW-15.1", "SW-15.5")
@pytest.mark.parametrize(("port", "other"), [("san_francisco", "new_york"), ("new_york", "san_francisco")])
def test_one_good_of_each_colour_in_each_port_wins(port: str, other: str) -> None:
    before = BEFORE_SAN_FRANCISCO if port == "san_francisco" else BEFORE_NEW_YORK
    s = america(
        {"brown-1": (*before, "red")}, delivered={other: ONE_OF_EACH, port: {"white": 1, "yellow": 1, "blue": 1}}
    )
    events = move(s, "brown-1", 1)
    assert asked(s) == "won"
    assert only(events, "game_won").rule == "SW-15.1"
    assert tray(s, port) == ONE_OF_EACH


@spares("SW-13.1", "SW-15.5")
def test_all_colours_in_one_port_alone_do_not_win() -> None:
    s = america({"brown-1": (*BEFORE_NEW_YORK, "red")}, delivered={"new_york": {"white": 1, "yellow": 1, "blue": 1}})
    move(s, "brown-1", 1)
    assert tray(s, "new_york") == ONE_OF_EACH
    assert asked(s) == "play_action"


@spares("SW-13.1", "SW-15.5")
def test_seven_goods_do_not_win() -> None:
    s = america(
        {"brown-1": (*BEFORE_NEW_YORK, "red")},
        delivered={"new_york": {"white": 1, "yellow": 1}, "san_francisco": ONE_OF_EACH},
    )
    move(s, "brown-1", 1)
    assert asked(s) == "play_action"


# -- passing ----------------------------------------------------------------------------------------------


@accepts("SW-13.2", "SW-13.3")
def test_a_train_passes_a_city_in_one_move() -> None:
    s = america({"black-1": BEFORE_CHICAGO}, green=("chicago/pittsburgh",))
    move(s, "black-1", 4)
    assert asked(s) == "choose_pass_or_stop"
    assert choices(s) == ["stop", "pass"]
    assert choices(s, "pass") == ["chicago/pittsburgh"]
    events = say(s, "pass by:chicago/pittsburgh")
    assert only(events, "train_passes").rule == "SW-13.3"
    assert place(s, "black-1") == "pittsburgh__new_york/1"
    assert s.tokens == 7


@accepts("SW-13.2", "SW-A11")
def test_a_chosen_stop_costs_nothing() -> None:
    s = america({"black-1": BEFORE_CHICAGO}, green=("chicago/pittsburgh",))
    move(s, "black-1", 4)
    events = say(s, "stop")
    assert place(s, "black-1") == "chicago"
    assert heading(s, "black-1") == ""
    assert reason(events, "train_stopped") == ("SW-13.2", "stops_by_choice")
    assert not told(events, "tokens_paid")
    assert s.tokens == 7


@refuses("SW-13.2", "SW-13.3")
def test_no_train_passes_by_a_red_signal() -> None:
    s = america({"black-1": BEFORE_CHICAGO}, green=("chicago/pittsburgh",))
    move(s, "black-1", 4)
    why = refusal(s, "pass by:chicago/buffalo")
    assert (why.rule, why.key) == ("SW-7.3", "exit_is_red")


@refuses("SW-A11")
def test_a_stop_before_a_red_city_is_no_chosen_one() -> None:
    s = america({"black-1": ("pittsburgh__chicago/2", "chicago")})
    move(s, "black-1", 4)
    assert place(s, "black-1") == "pittsburgh__chicago/2"
    assert s.tokens == 3


@refuses("SW-13.3", "SW-A10")
def test_turning_round_is_no_passing() -> None:
    s = america({"black-1": BEFORE_CHICAGO}, green=("chicago/pittsburgh",))
    move(s, "black-1", 4)
    why = refusal(s, "pass by:chicago/minneapolis")
    assert (why.rule, why.key) == ("SW-13.3", "no_turning_round")


@accepts("SW-A10")
def test_after_a_stop_the_next_move_may_turn_round() -> None:
    s = america({"black-1": BEFORE_CHICAGO})
    move(s, "black-1", 4)
    assert place(s, "black-1") == "chicago"
    move(s, "black-1", 2)
    assert place(s, "black-1") == "thunder_bay__minneapolis/1"


@spares("SW-13.3", "SW-A11")
def test_without_another_exit_the_train_stops_at_no_cost_and_nobody_is_asked() -> None:
    s = america({"black-1": BEFORE_CHICAGO})
    events = move(s, "black-1", 5)
    assert place(s, "black-1") == "chicago"
    assert reason(events, "train_stopped") == ("SW-13.3", "no_way_through")
    assert asked(s) == "play_action"
    assert s.tokens == 7


@spares("SW-13.3")
@pytest.mark.parametrize("facing", ["chicago", "pittsburgh"])
def test_an_exit_with_a_train_behind_it_is_none_for_passing_either(facing: str) -> None:
    s = america({"black-1": BEFORE_CHICAGO, "grey-1": ("pittsburgh__chicago/2", facing)}, green=("chicago/pittsburgh",))
    events = move(s, "black-1", 5)
    assert place(s, "black-1") == "chicago"
    assert reason(events, "train_stopped") == ("SW-13.3", "no_way_through")
    assert s.tokens == 7


@spares("SW-13.3")
def test_with_the_last_point_in_the_city_there_is_nothing_to_choose() -> None:
    s = america({"brown-1": BEFORE_CHICAGO}, green=("chicago/pittsburgh",))
    events = move(s, "brown-1", 1)
    assert asked(s) == "play_action"
    assert reason(events, "train_stopped") == ("SW-7.1", "run_ends_in_city")
    assert only(events, "train_stopped").rule == "SW-13.2"


@accepts("SW-13.3")
def test_one_point_behind_the_city_is_enough_to_pass() -> None:
    s = america({"brown-1": BEFORE_CHICAGO}, green=("chicago/pittsburgh",))
    move(s, "brown-1", 2)
    say(s, "pass by:chicago/pittsburgh")
    assert heading(s, "brown-1") == "pittsburgh__chicago/2>pittsburgh"
    assert s.tokens == 7


@refuses("SW-13.3")
def test_an_occupied_city_is_not_passed() -> None:
    s = america({"brown-1": BEFORE_CHICAGO, "grey-1": "chicago"}, green=("chicago/pittsburgh",))
    events = move(s, "brown-1", 2)
    assert place(s, "brown-1") == "minneapolis__chicago/1"
    assert reason(events, "tokens_paid") == ("SW-7.8", "city_is_taken")


@strikes("SW-13.3", "SW-A23")
def test_points_that_lapse_beyond_a_passed_city_cost_as_usual() -> None:
    s = america({"black-1": ("st_louis__chicago/1", "chicago")}, green=("chicago/st_louis",))
    move(s, "black-1", 5)
    events = say(s, "pass by:chicago/minneapolis")
    assert place(s, "black-1") == "depot"
    assert reason(events, "tokens_paid") == ("SW-8.4", "start_place_entered")
    s = america({"black-1": ("st_louis__chicago/1", "chicago")}, green=("chicago/st_louis", "chicago/pittsburgh"))
    s.setting[s.map.junction_by_token["pittsburgh"]] = s.map.setting_of_token(
        s.map.junction_by_token["pittsburgh"], "new_york-richmond"
    )
    move(s, "black-1", 5)
    events = say(s, "pass by:chicago/pittsburgh")
    assert place(s, "black-1") == "pittsburgh__chicago/1"
    assert reason(events, "tokens_paid") == ("SW-7.6", "arm_is_closed")
    assert s.tokens == 5


@spares("SW-A23")
def test_points_given_up_in_the_second_city_are_free_again() -> None:
    s = ring({"black-1": ("elm__south_gate/1", "elm")}, green=("elm/south_gate", "east_port/north_gate"))
    move(s, "black-1", 5)
    say(s, "pass by:elm/east_port")
    assert place(s, "black-1") == "east_port"
    say(s, "stop")
    assert s.tokens == 7


@accepts("SW-A20", "SW-13.3")
def test_several_cities_are_passed_in_one_move() -> None:
    s = ring({"black-1": ("elm__south_gate/1", "elm")}, green=("elm/south_gate", "east_port/north_gate"))
    move(s, "black-1", 5)
    say(s, "pass by:elm/east_port")
    assert asked(s) == "choose_pass_or_stop"
    say(s, "pass by:east_port/north_gate")
    assert place(s, "black-1") == "north_gate__east_port/1"
    assert s.tokens == 7


@accepts("SW-A20")
def test_a_third_city_is_passed_as_long_as_points_last() -> None:
    s = ring({"black-1": ("elm__south_gate/1", "elm")}, green=("elm/south_gate", "east_port/north_gate", "oak/alpha"))
    assert ["elm/east_port", "east_port/north_gate", "oak/alpha"] in [
        [s.map.arm_tokens[arm] for arm in outcome.exits] for outcome in list_outcomes(s, 0, 8)
    ]
    move(s, "black-1", 5)
    moving_frame(s).left = 7
    say(s, "pass by:elm/east_port")
    say(s, "pass by:east_port/north_gate")
    say(s, "pass by:oak/alpha")
    assert place(s, "black-1") == "alpha__oak/1"


@refuses("SW-A20")
def test_without_a_point_left_no_further_city_is_passed() -> None:
    s = ring({"black-1": ("elm__south_gate/1", "elm")}, green=("elm/south_gate", "east_port/north_gate"))
    move(s, "black-1", 3)
    say(s, "pass by:elm/east_port")
    assert place(s, "black-1") == "east_port"
    assert asked(s) == "play_action"


# -- loading ----------------------------------------------------------------------------------------------


@refuses("SW-13.4")
def test_nothing_is_loaded_in_passing() -> None:
    s = america({"black-1": BEFORE_CHICAGO}, green=("chicago/pittsburgh",))
    move(s, "black-1", 4)
    assert refusal(s, "load train:black-1 pay:signal").rule == "RH-2"
    say(s, "pass by:chicago/pittsburgh")
    assert load(s, "black-1") == ""
    assert goods(s, "chicago") == 2


@accepts("SW-13.4")
def test_a_train_stops_loads_with_a_card_and_moves_on_with_another() -> None:
    s = america({"black-1": BEFORE_CHICAGO}, green=("chicago/pittsburgh",))
    move(s, "black-1", 4)
    say(s, "stop")
    say(s, "load train:black-1 pay:signal")
    move(s, "black-1", 3)
    say(s, "leave by:chicago/pittsburgh")
    assert (place(s, "black-1"), load(s, "black-1")) == ("pittsburgh__new_york/1", "blue")


# -- ports ------------------------------------------------------------------------------------------------


@accepts("SW-13.5")
def test_an_empty_train_stops_in_a_port_and_stays_there() -> None:
    s = america({"brown-1": BEFORE_NEW_YORK})
    events = move(s, "brown-1", 3)
    assert place(s, "brown-1") == "new_york"
    assert not told(events, "train_returned")
    assert s.tokens == 7


@accepts("SW-13.5")
def test_an_empty_train_passes_a_port() -> None:
    s = america({"brown-1": BEFORE_NEW_YORK}, green=("new_york/buffalo",))
    move(s, "brown-1", 2)
    say(s, "pass by:new_york/buffalo")
    assert heading(s, "brown-1") == "buffalo__new_york/1>buffalo"


@strikes("SW-13.5")
def test_a_train_that_stands_in_a_port_occupies_it() -> None:
    s = america({"brown-1": (*BEFORE_NEW_YORK, "red"), "grey-1": "new_york"})
    events = move(s, "brown-1", 2)
    assert place(s, "brown-1") == "pittsburgh__new_york/1"
    assert load(s, "brown-1") == "red"
    assert reason(events, "tokens_paid") == ("SW-7.8", "city_is_taken")


@refuses("SW-13.5")
def test_a_loaded_train_does_not_stand_in_a_port_that_wants_its_good() -> None:
    s = america({"brown-1": (*BEFORE_NEW_YORK, "red")})
    move(s, "brown-1", 1)
    assert place(s, "brown-1") == "depot"


@strikes("SW-13.6", "SW-A9")
def test_a_loaded_train_delivers_in_a_port_that_wants_its_good_and_cannot_pass() -> None:
    s = america({"black-1": (*BEFORE_NEW_YORK, "red")}, green=("new_york/buffalo",))
    events = move(s, "black-1", 5)
    assert tray(s, "new_york") == {"red": 1}
    assert place(s, "black-1") == "depot"
    assert only(events, "good_delivered").rule == "SW-13.6"
    assert asked(s) == "play_action"
    assert s.tokens == 7
    assert faults(s) == []


@spares("SW-13.6", "SW-A8")
def test_a_train_whose_good_the_port_has_already_keeps_it_and_stops() -> None:
    s = america({"brown-1": (*BEFORE_NEW_YORK, "red")}, delivered={"new_york": {"red": 1}})
    events = move(s, "brown-1", 3)
    assert (place(s, "brown-1"), load(s, "brown-1")) == ("new_york", "red")
    assert tray(s, "new_york") == {"red": 1}
    assert not told(events, "train_returned")
    assert s.tokens == 7


@accepts("SW-A8", "SW-A9")
def test_a_train_whose_good_the_port_has_already_may_pass() -> None:
    s = america({"brown-1": (*BEFORE_NEW_YORK, "red")}, delivered={"new_york": {"red": 1}}, green=("new_york/buffalo",))
    move(s, "brown-1", 2)
    say(s, "pass by:new_york/buffalo")
    assert (place(s, "brown-1"), load(s, "brown-1")) == ("buffalo__new_york/1", "red")


@refuses("SW-A8")
def test_the_other_port_still_wants_the_colour() -> None:
    s = america({"brown-1": (*BEFORE_SAN_FRANCISCO, "red")}, delivered={"new_york": {"red": 1}})
    move(s, "brown-1", 1)
    assert tray(s, "san_francisco") == {"red": 1}
    assert place(s, "brown-1") == "depot"


@refuses("SW-A9")
def test_nobody_is_asked_whether_a_wanted_good_runs_through() -> None:
    s = america({"black-1": (*BEFORE_SAN_FRANCISCO, "blue")}, green=("san_francisco/portland",))
    move(s, "black-1", 5)
    assert asked(s) == "play_action"
    assert tray(s, "san_francisco") == {"blue": 1}


@strikes("SW-13.6", "SW-16.3")
def test_in_the_challenge_a_port_takes_one_further_good_of_any_colour() -> None:
    s = america({"brown-1": (*BEFORE_NEW_YORK, "red")}, delivered={"new_york": {"red": 1}}, options={"goods": "10"})
    move(s, "brown-1", 1)
    assert tray(s, "new_york") == {"red": 2}
    assert faults(s) == []


@spares("SW-13.6", "SW-16.3")
@pytest.mark.parametrize("good", ["red", "blue"])
def test_in_the_challenge_a_port_whose_extra_place_is_taken_wants_only_what_is_missing(good: str) -> None:
    s = america({"brown-1": (*BEFORE_NEW_YORK, good)}, delivered={"new_york": {"red": 2}}, options={"goods": "10"})
    move(s, "brown-1", 1)
    assert tray(s, "new_york") == ({"red": 2} if good == "red" else {"red": 2, "blue": 1})


# -- the rest -----------------------------------------------------------------------------------------------


@accepts("SW-13.7")
def test_nine_discs_lie_and_three_other_helpers_wait() -> None:
    s = position("north_america", hand={"move": 1})
    assert sum(s.green) == 9
    assert [s.edition.helper_tokens[h] for h in s.map.helpers] == ["track_warden", "shunter", "train_dispatcher"]


@refuses("SW-13.7")
def test_the_helpers_of_europe_do_not_help_in_north_america() -> None:
    s = position("north_america", hand={"move": 1})
    why = refusal(s, "use_dispatcher")
    assert (why.rule, why.key) == ("SW-12.1", "helper_of_other_map")


@accepts("SW-13.7", "SW-7.10")
def test_a_train_that_cannot_leave_pays_as_on_europe() -> None:
    s = america({"brown-1": "chicago", "grey-1": ("minneapolis__chicago/1", "chicago")})
    events = move(s, "brown-1", 3)
    assert reason(events, "tokens_paid") == ("SW-7.10", "no_usable_exit")
    assert s.tokens == 4


@spares("SW-13.6", "SW-9.6")
def test_a_map_that_sends_trains_away_from_its_ports_sends_unwanted_goods_home() -> None:
    text = (SMALL_MAPS / "loop.toml").read_text(encoding="utf-8")
    strict = text.replace("unloaded_may_use_ports = true", "unloaded_may_use_ports = false")
    s = position(
        adopt_map("map", strict, "strict loop"),
        trains={"brown-1": ("elm__east_port/1", "east_port", "blue")},
        hand={"move": 1}, delivered={"east_port": {"blue": 1}}, used=GONE,
    )  # fmt: skip
    move(s, "brown-1", 1)
    assert place(s, "brown-1") == "depot"
    assert goods(s, "elm") == 1
    assert faults(s) == []
