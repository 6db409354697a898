"""Chapter 12: the helpers, and those of Europe: Logistician, Dispatcher, Conductor. Every window, every refusal."""

from collections.abc import Callable

import pytest

from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.games.switch_and_signal.view import SwitchView
from roundhouse.kernel.reasons import Because
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    TrainAt,
    asked,
    choices,
    end_turn,
    heading,
    kinds,
    load,
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
    slot,
    told,
    tray,
)

BEFORE_PARIS: TrainAt = ("amiens__paris/1", "paris")
BEFORE_MARSEILLE = ("lyon__marseille/1", "marseille")
DEPLOY_ONE = "departure_01"  # one new train, then black, then grey
MULTI_ONE, MULTI_TWO, MULTI_THREE = "departure_17", "departure_11", "departure_10"
BLACK_BROWN, BROWN_GREY = "departure_14", "departure_15"


def rule_and_key(why: Because) -> tuple[str, str]:
    """What a test asserts of a refusal: the rule and the key, not the text."""
    return why.rule, why.key


def helpers(s: SwitchState) -> list[str]:
    """The helpers that may be asked at this question."""
    return [kind.removeprefix("use_") for kind in choices(s) if kind.startswith("use_")]


def turn(card: str, trains: dict[str, TrainAt], used: tuple[str, ...] = (), map_name: str = "europe") -> SwitchState:
    """A turn that begins with this card."""
    s = position(map_name, trains=trains, used=used, at="turn")
    reveal(s, card)
    return s


def deploy_colour() -> SwitchState:
    return turn(DEPLOY_ONE, {"black-1": "paris"})


def multi_colour() -> SwitchState:
    return turn(MULTI_ONE, {"black-1": "paris"})


def train_order() -> SwitchState:
    return turn(BLACK_BROWN, {"black-1": "paris"})


def rolled() -> SwitchState:
    s = train_order()
    say(s, "run_train train:black-1")
    roll(s, 3)
    return s


def city_exit() -> SwitchState:
    s = position(trains={"black-1": "paris"}, hand={"move": 1}, green=["paris/dijon"], used=["logistician"])
    move(s, "black-1", 3)
    return s


def pass_or_stop() -> SwitchState:
    s = position(trains={"black-1": BEFORE_PARIS}, hand={"move": 1}, green=["paris/dijon"], used=["logistician"])
    move(s, "black-1", 3)
    return s


def play_action() -> SwitchState:
    return position(trains={"black-1": "paris"}, hand={"move": 1})


WINDOWS: list[tuple[Callable[[], SwitchState], str, list[str]]] = [
    (deploy_colour, "choose_deploy_colour", ["conductor", "dispatcher"]),
    (multi_colour, "choose_multi_colour", ["dispatcher"]),
    (train_order, "choose_train_order", ["conductor", "dispatcher"]),
    (rolled, "rolled", ["logistician", "dispatcher"]),
    (city_exit, "choose_city_exit", ["dispatcher"]),
    (pass_or_stop, "choose_pass_or_stop", ["dispatcher"]),
    (play_action, "play_action", ["dispatcher"]),
]


# -- all helpers ------------------------------------------------------------------------------------------


@accepts("SW-12.1", "SW-12.2", "SW-12.3", "SW-12.4")
@pytest.mark.parametrize(("build", "question", "offered"), WINDOWS)
def test_each_question_offers_the_helpers_whose_window_is_open(
    build: Callable[[], SwitchState], question: str, offered: list[str]
) -> None:
    s = build()
    assert asked(s) == question
    assert helpers(s) == offered


@accepts("SW-12.1")
@pytest.mark.parametrize("build", [build for build, _, _ in WINDOWS])
def test_after_a_helper_the_same_question_follows(build: Callable[[], SwitchState]) -> None:
    s = build()
    before = asked(s)
    event = only(say(s, "use_dispatcher"), "helper_used")
    assert event.rule == "SW-12.1"
    assert event.args["helper"] == s.edition.helper_tokens.index("dispatcher")
    assert asked(s) == before


@refuses("SW-12.1")
@pytest.mark.parametrize("build", [build for build, _, _ in WINDOWS])
def test_no_helper_works_twice(build: Callable[[], SwitchState]) -> None:
    s = build()
    say(s, "use_dispatcher")
    assert "use_dispatcher" not in choices(s)
    why = refusal(s, "use_dispatcher")
    assert rule_and_key(why) == ("SW-12.1", "helper_is_used")
    assert why.args["helper"] == s.edition.helper_tokens.index("dispatcher")


@refuses("SW-12.1")
def test_a_used_helper_is_gone_for_the_rest_of_the_game() -> None:
    s = position(hand={"move": 1}, trains={"black-1": "paris"})
    say(s, "use_dispatcher")
    end_turn(s)
    reveal(s, BLACK_BROWN)
    assert asked(s) == "choose_train_order"
    assert rule_and_key(refusal(s, "use_dispatcher")) == ("SW-12.1", "helper_is_used")
    seen = GAME.view(s, 0)
    assert isinstance(seen, SwitchView)
    assert seen.helpers == {"logistician": True, "dispatcher": False, "conductor": True}


@refuses("SW-12.1")
@pytest.mark.parametrize("wish", ["use_train_dispatcher", "use_train_dispatcher train:black-1"])
def test_the_helpers_of_america_do_not_work_on_europe(wish: str) -> None:
    assert rule_and_key(refusal(train_order(), wish)) == ("SW-12.1", "helper_of_other_map")


@refuses("SW-12.1")
@pytest.mark.parametrize("wish", ["use_conductor", "use_conductor colour:black", "use_dispatcher"])
def test_the_helpers_of_europe_do_not_work_in_america(wish: str) -> None:
    s = turn(BLACK_BROWN, {"black-1": "chicago"}, ("track_warden",), "north_america")
    assert asked(s) == "choose_train_order"
    assert rule_and_key(refusal(s, wish)) == ("SW-12.1", "helper_of_other_map")


@accepts("SW-12.1")
def test_several_helpers_may_be_used_in_one_turn() -> None:
    s = turn(BLACK_BROWN, {"black-1": "paris", "brown-1": BEFORE_PARIS})
    say(s, "use_dispatcher")
    say(s, "use_conductor colour:brown")
    roll(s, 5)
    say(s, "use_logistician")
    roll(s, 2)
    assert s.used == [1, 1, 1, 0, 0, 0]
    assert asked(s) == "play_action"


@accepts("SW-12.1")
def test_whoever_is_active_may_use_what_the_other_has_left() -> None:
    s = position(trains={"black-1": "paris"}, active=1, hand={"move": 1})
    assert slot(s).owner == 1
    say(s, "use_dispatcher")
    assert s.used[1] == 1


@refuses("SW-12.1")
def test_nobody_uses_a_helper_in_another_players_turn() -> None:
    s = position(trains={"black-1": "paris"}, active=1, hand={"move": 1})
    why = GAME.refuse_answer(s, 0, slot(s).question)
    assert why is not None
    assert rule_and_key(why) == ("RH-2", "you_are_not_asked")


# -- Logistician ------------------------------------------------------------------------------------------


@accepts("SW-12.2")
def test_the_logistician_throws_a_roll_away_and_the_new_one_counts() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, hand={"move": 1})
    move(s, "black-1", 5)
    assert place(s, "black-1") == "calais"
    events = say(s, "use_logistician")
    assert kinds(events) == ["helper_used", "roll_discarded"]
    event = only(events, "roll_discarded")
    assert event.rule == "SW-12.2"
    assert event.args == {"train": 0, "points": 5}
    assert pending(s).purpose == "movement_die/black-1"
    events = roll(s, 2)
    assert place(s, "black-1") == "amiens__paris/1"
    assert len(told(events, "train_step")) == 2
    assert asked(s) == "play_action"


@accepts("SW-12.2")
def test_the_new_roll_may_show_the_same_and_costs_what_it_costs() -> None:
    s = position(trains={"black-1": ("tours__paris/1", "paris")}, hand={"move": 1})
    move(s, "black-1", 4)
    say(s, "use_logistician")
    roll(s, 4)
    assert s.tokens == 3


@accepts("SW-12.2")
def test_the_logistician_works_for_rolls_of_the_departure_card_too() -> None:
    s = rolled()
    say(s, "use_logistician")
    assert pending(s).purpose == "movement_die/black-1"
    roll(s, 2)
    assert place(s, "black-1") == "calais__amiens/1"
    assert asked(s) == "play_action"


@accepts("SW-12.2")
def test_the_logistician_works_for_a_train_that_cannot_leave_its_city() -> None:
    s = position(trains={"black-1": "paris", "grey-1": BEFORE_PARIS}, hand={"move": 1})
    move(s, "black-1", 5)
    assert asked(s) == "rolled"
    assert s.tokens == 7
    say(s, "use_logistician")
    roll(s, 2)
    assert s.tokens == 5


@refuses("SW-12.2")
def test_the_second_roll_stands() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, hand={"move": 2})
    move(s, "black-1", 5)
    say(s, "use_logistician")
    roll(s, 2)
    assert asked(s) == "play_action"
    move(s, "black-1", 3)
    assert asked(s) == "play_action"
    assert rule_and_key(refusal(s, "use_logistician")) == ("RH-2", "something_else_is_asked")


@refuses("SW-12.2")
@pytest.mark.parametrize("build", [build for build, question, _ in WINDOWS if question != "rolled"])
def test_the_logistician_does_not_work_before_a_roll_or_once_the_train_moves(build: Callable[[], SwitchState]) -> None:
    assert rule_and_key(refusal(build(), "use_logistician")) == ("RH-2", "something_else_is_asked")


@refuses("SW-12.2")
def test_a_roll_of_the_deployment_dice_is_no_movement_roll() -> None:
    s = deploy_colour()
    say(s, "deploy colour:brown")
    assert pending(s).purpose == "deployment_dice"
    roll(s, 2, 4)
    assert place(s, "brown-1") == "calais"
    assert asked(s) == "choose_train_order"


# -- Dispatcher -------------------------------------------------------------------------------------------


@accepts("SW-12.3", "SW-9.1")
def test_with_the_dispatcher_trains_pass_cities() -> None:
    s = pass_or_stop()
    assert choices(s) == ["stop", "use_dispatcher"]
    events = say(s, "use_dispatcher")
    assert only(events, "passing_allowed").rule == "SW-12.3"
    assert choices(s) == ["stop", "pass"]
    say(s, "pass by:paris/dijon")
    assert heading(s, "black-1") == "dijon__paris/1>dijon"
    assert s.tokens == 7


@accepts("SW-12.3")
def test_the_leave_holds_for_all_trains_for_the_rest_of_the_turn() -> None:
    s = turn(BLACK_BROWN, {"black-1": BEFORE_PARIS, "brown-1": ("hanover__berlin/2", "berlin")}, ("conductor",))
    s.green[s.map.signal_by_token["paris/dijon"]] = 1
    s.green[s.map.signal_by_token["berlin/dresden"]] = 1
    roll(s, 3)
    say(s, "use_dispatcher")
    say(s, "run")
    say(s, "pass by:paris/dijon")
    roll(s, 2)
    say(s, "run")
    assert asked(s) == "choose_pass_or_stop"
    say(s, "pass by:berlin/dresden")
    assert place(s, "brown-1") == "berlin__dresden/1"
    assert s.passing == 1


@refuses("SW-12.3")
def test_the_leave_ends_with_the_turn() -> None:
    s = position(trains={"black-1": BEFORE_PARIS}, hand={"move": 1}, green=["paris/dijon"], used=["conductor"])
    say(s, "use_dispatcher")
    end_turn(s)
    assert s.passing == 0
    reveal(s, BLACK_BROWN)
    roll(s, 3)
    say(s, "run")
    assert place(s, "black-1") == "paris"
    assert asked(s) == "play_action"


@refuses("SW-12.3", "SW-9.1")
def test_without_the_dispatcher_no_train_passes() -> None:
    assert rule_and_key(refusal(pass_or_stop(), "pass by:paris/dijon")) == ("SW-9.1", "trains_must_stop")


@accepts("SW-12.3")
def test_a_train_may_still_stop_at_no_cost() -> None:
    s = pass_or_stop()
    say(s, "use_dispatcher")
    events = say(s, "stop")
    assert reason(events, "train_stopped") == ("SW-13.2", "stops_by_choice")
    assert place(s, "black-1") == "paris"
    assert s.tokens == 7


@refuses("SW-12.3", "SW-13.4")
def test_nobody_loads_while_a_train_passes() -> None:
    s = position(
        trains={"black-1": BEFORE_PARIS}, hand={"move": 2}, green=["paris/dijon"], used=["logistician"], passing=True
    )
    move(s, "black-1", 3)
    assert asked(s) == "choose_pass_or_stop"
    assert rule_and_key(refusal(s, "load train:black-1 pay:move")) == ("RH-2", "something_else_is_asked")


@refuses("SW-12.3", "SW-13.3")
@pytest.mark.parametrize(
    ("by", "rule", "key"),
    [("paris/amiens", "SW-13.3", "no_turning_round"), ("paris/tours", "SW-7.3", "exit_is_red")],
)
def test_the_passage_follows_the_rules_of_america(by: str, rule: str, key: str) -> None:
    s = pass_or_stop()
    say(s, "use_dispatcher")
    assert rule_and_key(refusal(s, f"pass by:{by}")) == (rule, key)


@spares("SW-12.3")
def test_where_no_exit_is_open_nobody_is_asked_and_the_stop_is_free() -> None:
    s = position(trains={"black-1": BEFORE_PARIS}, hand={"move": 1}, used=["logistician"], passing=True)
    events = move(s, "black-1", 5)
    assert asked(s) == "play_action"
    assert reason(events, "train_stopped") == ("SW-13.3", "no_way_through")
    assert place(s, "black-1") == "paris"
    assert s.tokens == 7


@strikes("SW-12.3", "SW-A7")
def test_a_loaded_train_unloads_at_marseille_all_the_same() -> None:
    s = position(
        trains={"black-1": (*BEFORE_MARSEILLE, "red")}, hand={"move": 1}, green=["marseille/turin"],
        used=["logistician"], passing=True,
    )  # fmt: skip
    events = move(s, "black-1", 5)
    assert only(events, "good_delivered").rule == "SW-9.2"
    assert tray(s, "marseille") == {"red": 1}
    assert place(s, "black-1") == "depot"
    assert asked(s) == "play_action"


@accepts("SW-12.3", "SW-A7")
def test_an_empty_train_may_pass_marseille() -> None:
    s = position(
        trains={"black-1": BEFORE_MARSEILLE}, hand={"move": 1}, green=["marseille/turin"], used=["logistician"]
    )
    move(s, "black-1", 3)
    assert asked(s) == "choose_pass_or_stop"
    say(s, "use_dispatcher")
    say(s, "pass by:marseille/turin")
    assert place(s, "black-1") == "turin__marseille/1"


@refuses("SW-A7")
def test_a_loaded_train_is_not_asked_whether_it_passes_marseille() -> None:
    s = position(
        trains={"black-1": (*BEFORE_MARSEILLE, "red")}, hand={"move": 1}, green=["marseille/turin"],
        used=["logistician"],
    )  # fmt: skip
    move(s, "black-1", 4)
    assert asked(s) == "play_action"
    assert load(s, "black-1") == ""


@strikes("SW-12.3", "SW-9.2")
@pytest.mark.parametrize("ending", ["choice", "last point", "no exit"])
def test_an_empty_train_that_stops_at_marseille_goes_to_the_depot_at_no_cost(ending: str) -> None:
    before: TrainAt = ("milan__turin/1", "turin") if ending == "last point" else BEFORE_MARSEILLE
    s = position(
        trains={"black-1": before}, hand={"move": 1}, used=["logistician"], passing=True,
        green=["marseille/turin"] if ending != "no exit" else [],
    )  # fmt: skip
    events = move(s, "black-1", 3)
    if ending == "choice":
        events = say(s, "stop")
    assert only(events, "train_returned").rule == "SW-12.3"
    assert place(s, "black-1") == "depot"
    assert s.tokens == 7


@spares("SW-12.3", "SW-13.3")
def test_points_that_lapse_beyond_a_passed_city_cost_as_usual() -> None:
    s = position(
        trains={"black-1": BEFORE_PARIS}, hand={"move": 1}, used=["logistician"],
        green=["paris/dijon"], switches={"dijon": "basel-brussels"}, passing=True,
    )  # fmt: skip
    move(s, "black-1", 5)
    say(s, "pass by:paris/dijon")
    assert heading(s, "black-1") == "dijon__paris/1>dijon"
    assert s.tokens == 5


# -- Conductor --------------------------------------------------------------------------------------------


@accepts("SW-12.4")
def test_all_trains_of_the_colour_stand_still() -> None:
    s = turn(BLACK_BROWN, {"black-1": "paris", "black-2": ("calais", "amiens"), "brown-1": "amsterdam"})
    event = only(say(s, "use_conductor colour:black"), "colour_held")
    assert event.rule == "SW-12.4"
    assert event.args["train_colour"] == 0
    assert pending(s).purpose == "movement_die/brown-1"
    roll(s, 2)
    say(s, "run")
    assert asked(s) == "play_action"
    assert (place(s, "black-1"), place(s, "black-2")) == ("paris", "calais")


@refuses("SW-12.4")
def test_it_is_all_or_none() -> None:
    s = turn(BLACK_BROWN, {"black-1": "paris", "black-2": ("calais", "amiens"), "black-3": "berlin"})
    say(s, "run_train train:black-2")
    roll(s, 2)
    say(s, "run")
    assert asked(s) == "choose_train_order"
    why = refusal(s, "use_conductor colour:black")
    assert rule_and_key(why) == ("SW-12.4", "colour_has_rolled")


@accepts("SW-12.4")
def test_a_printed_colour_may_be_named_while_an_earlier_one_runs() -> None:
    s = turn(BLACK_BROWN, {"black-1": "paris", "black-2": "berlin", "black-3": "nuremberg", "brown-1": "amsterdam"})
    say(s, "run_train train:black-1")
    roll(s, 2)
    say(s, "run")
    assert choices(s, "use_conductor") == ["brown"]
    say(s, "use_conductor colour:brown")
    for train in ("black-2", "black-3"):
        if train == "black-2":
            say(s, "run_train train:black-2")
        roll(s, 2)
        say(s, "run")
    assert asked(s) == "play_action"
    assert place(s, "brown-1") == "amsterdam"


@refuses("SW-12.4")
def test_a_colour_that_has_run_is_too_late_and_the_reason_says_so() -> None:
    s = turn(BLACK_BROWN, {"black-1": "paris", "brown-1": "amsterdam"})
    say(s, "run_train train:black-1")
    roll(s, 2)
    say(s, "run")
    why = refusal(s, "use_conductor colour:black")
    assert rule_and_key(why) == ("SW-12.4", "colour_has_rolled")


@refuses("SW-12.4")
def test_a_colour_that_the_card_does_not_show_is_not_named() -> None:
    s = train_order()
    why = refusal(s, "use_conductor colour:grey")
    assert rule_and_key(why) == ("SW-12.4", "colour_not_shown")
    assert why.args["train_colour"] == 2


@refuses("SW-12.4")
@pytest.mark.parametrize("card", [MULTI_ONE, MULTI_TWO, MULTI_THREE])
def test_before_a_multi_colour_symbol_is_named_no_colour_counts_as_shown(card: str) -> None:
    s = turn(card, {"black-1": "paris", "brown-1": "amsterdam"})
    assert asked(s) == "choose_multi_colour"
    for colour in ("black", "brown", "grey"):
        assert rule_and_key(refusal(s, f"use_conductor colour:{colour}")) == ("SW-12.4", "colour_not_named")


@accepts("SW-12.4")
@pytest.mark.parametrize("card", [MULTI_ONE, MULTI_TWO, MULTI_THREE])
def test_a_named_colour_may_be_held(card: str) -> None:
    s = turn(card, {"black-1": "paris", "brown-1": "amsterdam"})
    say(s, "run_colour colour:brown")
    assert choices(s, "use_conductor") == ["brown"]
    say(s, "use_conductor colour:brown")
    assert place(s, "brown-1") == "amsterdam"
    assert asked(s) == ("play_action" if card == MULTI_ONE else "choose_multi_colour")


@accepts("SW-12.4")
def test_a_shown_colour_without_trains_may_be_named_and_holds_those_that_the_card_deploys() -> None:
    s = turn(DEPLOY_ONE, {"black-1": "paris"})
    say(s, "use_conductor colour:grey")
    assert asked(s) == "choose_deploy_colour"
    say(s, "deploy colour:grey")
    roll(s, 2, 4)
    roll(s, 2)
    say(s, "run")
    assert asked(s) == "play_action"
    assert heading(s, "grey-1") == "calais>amiens"


@accepts("SW-12.4")
def test_a_named_colour_without_trains_still_counts_as_shown() -> None:
    s = turn(MULTI_TWO, {"black-1": "paris"})
    say(s, "run_colour colour:grey")
    assert asked(s) == "choose_multi_colour"
    assert choices(s, "use_conductor") == ["grey"]


@spares("SW-12.4")
def test_the_colour_runs_again_by_the_next_card() -> None:
    s = position(seats=1, trains={"black-1": BEFORE_PARIS}, at="turn")
    reveal(s, BLACK_BROWN)
    say(s, "use_conductor colour:black")
    assert asked(s) == "play_action"
    end_turn(s)
    reveal(s, "departure_16")
    assert pending(s).purpose == "movement_die/black-1"


@spares("SW-12.4")
def test_action_cards_move_trains_that_the_conductor_held() -> None:
    s = position(trains={"black-1": BEFORE_PARIS}, hand={"move": 1}, at="turn")
    reveal(s, BLACK_BROWN)
    say(s, "use_conductor colour:black")
    move(s, "black-1", 2)
    say(s, "run")
    assert place(s, "black-1") == "paris"


@refuses("SW-12.4")
@pytest.mark.parametrize("build", [rolled, city_exit, pass_or_stop, play_action])
def test_after_a_roll_and_among_the_action_cards_the_conductor_is_not_asked(build: Callable[[], SwitchState]) -> None:
    assert rule_and_key(refusal(build(), "use_conductor colour:brown")) == ("RH-2", "something_else_is_asked")
