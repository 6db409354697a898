"""Chapter 5: the departure card. Symbols from top to bottom, whole colours, each train once and by itself."""

import pytest

from roundhouse.games.switch_and_signal.title import GAME, adopt_map
from roundhouse.kernel.moves import Malformed
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    SMALL_MAPS,
    asked,
    choices,
    end_turn,
    goods,
    heading,
    kinds,
    load,
    only,
    pending,
    place,
    position,
    refusal,
    reveal,
    roll,
    say,
    settle,
    told,
)

# Without the helpers of Europe nobody is asked where there is nothing to choose.
GONE = ("logistician", "dispatcher", "conductor")
# One train of each colour on open track, none in the way of another.
ONE_EACH = {
    "black-1": ("calais", "amiens"),
    "brown-1": ("toulouse", "montpellier"),
    "grey-1": ("venice", "villach"),
}
TWO_BLACK = {"black-1": ("calais", "amiens"), "black-2": ("toulouse", "montpellier")}


# -- from top to bottom -------------------------------------------------------------------------------------


@strikes("SW-5.1", "SW-5.8")
def test_it_deploys_first_and_then_moves_in_printed_order() -> None:
    s = position(trains=ONE_EACH, used=GONE, at="turn")
    reveal(s, "departure_01")
    say(s, "deploy colour:brown")
    roll(s, 1, 2)
    assert place(s, "brown-2") == "groningen"
    assert pending(s).purpose == "movement_die/black-1"
    roll(s, 2)
    assert pending(s).purpose == "movement_die/grey-1"
    roll(s, 1)
    assert asked(s) == "play_action"


@strikes("SW-5.1", "SW-5.8")
@pytest.mark.parametrize(
    ("card", "order"),
    [
        ("departure_14", ["black-1", "brown-1"]),
        ("departure_18", ["brown-1", "black-1"]),
        ("departure_15", ["brown-1", "grey-1"]),
        ("departure_16", ["black-1", "grey-1"]),
    ],
)
def test_the_upper_symbol_comes_before_the_lower_one(card: str, order: list[str]) -> None:
    s = position(trains=ONE_EACH, used=GONE, at="turn")
    reveal(s, card)
    ran: list[str] = []
    while s.chance is not None:
        ran.append(s.chance.purpose.removeprefix("movement_die/"))
        roll(s, 2)
    assert ran == order


@spares("SW-5.1")
def test_no_train_runs_while_a_deployment_is_not_done() -> None:
    s = position(trains=TWO_BLACK, used=GONE, at="turn")
    reveal(s, "departure_01")
    assert asked(s) == "choose_deploy_colour"
    why = refusal(s, "run_train train:black-1")
    assert (why.rule, why.key) == ("RH-2", "something_else_is_asked")


# -- all trains of a colour -----------------------------------------------------------------------------------


@strikes("SW-5.2")
def test_trains_on_the_line_in_cities_and_on_start_places_run() -> None:
    s = position(
        trains={"black-1": ("calais", "amiens"), "black-2": "paris", "black-3": ("lyon__dijon/1", "lyon")},
        used=GONE,
        at="turn",
    )
    reveal(s, "departure_16")
    assert choices(s, "run_train") == ["black-1", "black-2", "black-3"]
    say(s, "run_train train:black-3")
    roll(s, 2)
    say(s, "run_train train:black-2")
    roll(s, 2)
    roll(s, 2)
    assert {purpose: n for purpose, n in s.draws.items() if purpose.startswith("movement_die/")} == {
        "movement_die/black-1": 1,
        "movement_die/black-2": 1,
        "movement_die/black-3": 1,
    }
    assert asked(s) == "play_action"


@strikes("SW-5.2")
def test_a_train_deployed_a_moment_ago_runs_too() -> None:
    s = position(used=GONE, at="turn")
    reveal(s, "departure_04")
    say(s, "deploy colour:black")
    roll(s, 2, 4)
    assert place(s, "black-1") == "calais"
    assert pending(s).purpose == "movement_die/black-1"
    roll(s, 4)
    assert place(s, "black-1") == "paris"


@spares("SW-5.2")
def test_a_train_in_the_depot_does_not_run() -> None:
    s = position(trains=TWO_BLACK, used=GONE, at="turn")
    reveal(s, "departure_16")
    why = refusal(s, "run_train train:black-3")
    assert (why.rule, why.key) == ("SW-5.2", "train_in_depot")
    assert choices(s, "run_train") == ["black-1", "black-2"]


@spares("SW-5.2")
def test_a_colour_that_the_card_does_not_show_stands_still() -> None:
    s = position(trains=ONE_EACH, used=GONE, at="turn")
    reveal(s, "departure_16")
    roll(s, 2)
    roll(s, 1)
    assert (asked(s), place(s, "brown-1")) == ("play_action", "toulouse")


# -- one after another --------------------------------------------------------------------------------------------


@accepts("SW-5.3")
def test_the_active_player_orders_the_trains_and_each_is_rolled_for() -> None:
    s = position(trains=TWO_BLACK, used=GONE, at="turn")
    reveal(s, "departure_16")
    assert asked(s) == "choose_train_order"
    say(s, "run_train train:black-2")
    assert pending(s).purpose == "movement_die/black-2"
    assert only(roll(s, 3), "train_rolled").args["points"] == 3
    assert pending(s).purpose == "movement_die/black-1", "the last one needs no choice"


@accepts("SW-5.3")
def test_the_next_train_is_chosen_when_the_last_one_stands() -> None:
    s = position(trains={**TWO_BLACK, "black-3": ("venice", "villach")}, used=GONE, at="turn")
    reveal(s, "departure_16")
    say(s, "run_train train:black-1")
    assert asked(s) == "movement_die/black-1"
    roll(s, 4)
    assert place(s, "black-1") == "paris"
    assert (asked(s), choices(s, "run_train")) == ("choose_train_order", ["black-2", "black-3"])


@refuses("SW-5.3")
def test_a_train_of_another_colour_has_to_wait() -> None:
    s = position(trains={**TWO_BLACK, "grey-1": ("venice", "villach")}, used=GONE, at="turn")
    reveal(s, "departure_16")
    why = refusal(s, "run_train train:grey-1")
    assert (why.rule, why.key) == ("SW-5.3", "other_colour_runs")


@refuses("SW-5.3", "SW-5.8")
def test_a_train_that_has_run_does_not_run_again() -> None:
    s = position(trains={**TWO_BLACK, "black-3": ("venice", "villach")}, used=GONE, at="turn")
    reveal(s, "departure_16")
    say(s, "run_train train:black-1")
    roll(s, 2)
    why = refusal(s, "run_train train:black-1")
    assert (why.rule, why.key) == ("SW-5.8", "train_ran_already")


# -- nothing to run -----------------------------------------------------------------------------------------------


@strikes("SW-5.4")
def test_a_colour_wholly_in_the_depot_has_no_effect_and_no_cost() -> None:
    s = position(trains={"grey-1": ("venice", "villach")}, used=GONE, at="turn")
    idle = only(reveal(s, "departure_16"), "colour_idle")
    assert (idle.rule, idle.args["train_colour"]) == ("SW-5.4", 0)
    assert pending(s).purpose == "movement_die/grey-1"
    assert s.tokens == 7


@spares("SW-5.4")
def test_a_colour_that_has_just_run_into_the_depot_was_not_idle() -> None:
    s = position(trains={"black-1": ("lyon__marseille/1", "marseille")}, used=GONE, at="turn")
    reveal(s, "departure_16")
    events = roll(s, 2)
    assert place(s, "black-1") == "depot"
    assert [event.args["train_colour"] for event in told(events, "colour_idle")] == [2]


# -- multi-colour symbols -----------------------------------------------------------------------------------------


@accepts("SW-5.5")
def test_one_multi_colour_symbol_runs_the_colour_that_is_chosen() -> None:
    s = position(trains=ONE_EACH, used=GONE, at="turn")
    reveal(s, "departure_17")
    assert choices(s, "run_colour") == ["black", "brown", "grey"]
    runs = only(say(s, "run_colour colour:brown"), "colour_runs")
    assert (runs.rule, runs.args["train_colour"]) == ("SW-5.5", 1)
    roll(s, 1)
    assert asked(s) == "play_action"


@accepts("SW-5.5", "SW-5.4")
def test_a_colour_wholly_in_the_depot_may_be_chosen() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, used=GONE, at="turn")
    reveal(s, "departure_17")
    assert "colour_idle" in kinds(say(s, "run_colour colour:grey"))
    assert (asked(s), place(s, "black-1"), s.tokens) == ("play_action", "calais", 7)


@refuses("SW-5.5")
def test_a_printed_colour_is_not_exchanged_for_another() -> None:
    s = position(trains=TWO_BLACK, used=GONE, at="turn")
    reveal(s, "departure_16")
    why = refusal(s, "run_colour colour:brown")
    assert (why.rule, why.key) == ("RH-2", "something_else_is_asked")
    with pytest.raises(Malformed):
        GAME.grammar.parse(s, "run_colour colour:multi")


@accepts("SW-5.6", "SW-A12")
def test_the_second_colour_is_named_when_the_first_has_moved() -> None:
    s = position(trains=ONE_EACH, used=GONE, at="turn")
    reveal(s, "departure_11")
    runs = only(say(s, "run_colour colour:grey"), "colour_runs")
    assert (runs.rule, pending(s).purpose) == ("SW-5.6", "movement_die/grey-1")
    roll(s, 1)
    assert asked(s) == "choose_multi_colour"
    say(s, "run_colour colour:black")
    roll(s, 2)
    assert (asked(s), place(s, "brown-1")) == ("play_action", "toulouse")


@accepts("SW-5.6")
def test_either_colour_may_be_one_wholly_in_the_depot() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, used=GONE, at="turn")
    reveal(s, "departure_12")
    say(s, "run_colour colour:brown")
    say(s, "run_colour colour:grey")
    assert (asked(s), place(s, "black-1"), s.tokens) == ("play_action", "calais", 7)


@refuses("SW-5.6", "SW-A12")
def test_the_two_colours_are_different() -> None:
    s = position(trains=ONE_EACH, used=GONE, at="turn")
    reveal(s, "departure_13")
    say(s, "run_colour colour:black")
    roll(s, 2)
    why = refusal(s, "run_colour colour:black")
    assert (why.rule, why.key) == ("SW-5.6", "colour_already_run")
    assert choices(s, "run_colour") == ["brown", "grey"]


@refuses("SW-A12")
def test_the_two_colours_cannot_be_named_together() -> None:
    s = position(trains=ONE_EACH, used=GONE, at="turn")
    reveal(s, "departure_13")
    with pytest.raises(Malformed) as caught:
        GAME.grammar.parse(s, "run_colour colour:black colour:brown")
    assert caught.value.because.rule == "RH-1"


@accepts("SW-5.7")
def test_three_multi_colour_symbols_move_every_train_in_the_order_of_colours_chosen() -> None:
    s = position(trains=ONE_EACH, used=GONE, at="turn")
    reveal(s, "departure_10")
    assert only(say(s, "run_colour colour:grey"), "colour_runs").rule == "SW-5.7"
    roll(s, 1)
    say(s, "run_colour colour:black")
    events = roll(s, 2)
    assert only(events, "colour_runs").args["train_colour"] == 1, "the last colour is left over"
    roll(s, 1)
    assert asked(s) == "play_action"
    assert [place(s, train) for train in ONE_EACH] != [where[0] for where in ONE_EACH.values()]


@refuses("SW-5.7")
def test_with_three_symbols_no_colour_comes_twice() -> None:
    s = position(trains=ONE_EACH, used=GONE, at="turn")
    reveal(s, "departure_10")
    say(s, "run_colour colour:grey")
    roll(s, 1)
    why = refusal(s, "run_colour colour:grey")
    assert (why.rule, why.key) == ("SW-5.7", "colour_already_run")


@spares("SW-5.7")
def test_a_colour_that_the_conductor_holds_is_passed_over_and_not_asked_for_again() -> None:
    s = position(trains=ONE_EACH, used=("logistician", "dispatcher"), at="turn")
    reveal(s, "departure_10")
    say(s, "run_colour colour:black")
    say(s, "use_conductor colour:black")
    assert (asked(s), choices(s, "run_colour")) == ("choose_multi_colour", ["brown", "grey"])
    assert place(s, "black-1") == "calais"


# -- once a card ---------------------------------------------------------------------------------------------------


@strikes("SW-5.8")
def test_a_train_sent_to_the_depot_by_another_is_not_moved_later_by_the_same_card() -> None:
    s = position(
        trains={"black-1": ("basel__dijon/1", "basel"), "black-2": ("calais__amiens/1", "calais")}, used=GONE, at="turn"
    )
    reveal(s, "departure_16")
    say(s, "run_train train:black-2")
    roll(s, 2)
    assert (place(s, "black-2"), s.tokens) == ("depot", 5)
    roll(s, 2)
    assert asked(s) == "play_action"


@strikes("SW-5.8")
def test_a_train_that_was_deployed_and_has_run_counts_as_run() -> None:
    s = position(trains={"black-1": ("toulouse", "montpellier")}, used=GONE, at="turn")
    reveal(s, "departure_04")
    say(s, "deploy colour:black")
    roll(s, 2, 4)
    say(s, "run_train train:black-2")
    roll(s, 4)
    assert pending(s).purpose == "movement_die/black-1"
    roll(s, 2)
    assert asked(s) == "play_action"


@spares("SW-5.8")
def test_the_next_card_moves_the_same_train_again() -> None:
    s = position(seats=1, trains={"black-1": ("calais", "amiens")}, used=GONE, at="turn")
    reveal(s, "departure_16")
    roll(s, 2)
    end_turn(s)
    reveal(s, "departure_14")
    assert pending(s).purpose == "movement_die/black-1"


@spares("SW-5.8")
def test_a_loaded_train_that_leaves_the_board_loses_nothing_twice() -> None:
    s = position(trains={"black-1": ("calais__amiens/1", "calais", "yellow")}, used=GONE, at="turn")
    assert goods(s, "paris") == 1
    reveal(s, "departure_16")
    roll(s, 3)
    assert (place(s, "black-1"), load(s, "black-1"), goods(s, "paris"), s.tokens) == ("depot", "", 2, 5)


# -- a card that is ignored holds nobody -----------------------------------------------------------------------------


@spares("SW-5.2", "SW-12.5")
def test_a_colour_held_on_a_card_that_is_ignored_runs_by_the_next_one() -> None:
    text = (SMALL_MAPS / "tiny.toml").read_text(encoding="utf-8")
    fan = text.replace('["logistician", "dispatcher", "conductor"]', '["track_warden", "conductor"]')
    fan_map = adopt_map("map", fan.replace("tiny", "fan"), "fan")
    s = position(options={"map": fan_map}, trains={"grey-1": ("west", "cross")}, at="turn")
    reveal(s, "departure_15")
    say(s, "use_conductor colour:grey")
    say(s, "use_track_warden")
    reveal(s, "departure_16")
    assert pending(s).purpose == "movement_die/grey-1"
    settle(s, 0)
    assert heading(s, "grey-1") != "west>cross"
