"""Chapter 6: deploying trains. The colour first, then the dice; what it costs when no train can come."""

import pytest

from roundhouse.games.switch_and_signal.state import SwitchState
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    TrainAt,
    asked,
    choices,
    draw_on,
    end_turn,
    heading,
    kinds,
    new_game,
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

# Without the helpers of Europe nobody is asked where there is nothing to choose.
GONE = ("logistician", "dispatcher", "conductor")
# All nine trains, each on a start place of its own; 3 and 4 stay free.
ALL_NINE: dict[str, TrainAt] = {
    "black-1": ("calais", "amiens"),
    "black-2": ("toulouse", "montpellier"),
    "black-3": ("vienna", "linz"),
    "brown-1": ("venice", "villach"),
    "brown-2": ("hamburg", "hanover"),
    "brown-3": ("rennes", "tours"),
    "grey-1": ("genoa", "milan"),
    "grey-2": ("bordeaux", "limoges"),
    "grey-3": ("szczecin", "berlin"),
}
DEPLOY_BLACK = "departure_04"
DEPLOY_GREY = "departure_06"
DEPLOY_TWO = "departure_09"


def without(*trains: str) -> dict[str, TrainAt]:
    """All trains on the board but these."""
    return {train: where for train, where in ALL_NINE.items() if train not in trains}


def deploying(
    card: str = DEPLOY_GREY,
    trains: dict[str, TrainAt] | None = None,
    tokens: int | None = None,
    cards_left: int | None = None,
    options: dict[str, str] | None = None,
) -> SwitchState:
    """Europe, helpers used, a card with a deployment has just been revealed."""
    s = position(trains=trains, tokens=tokens, cards_left=cards_left, options=options, used=GONE, at="turn")
    reveal(s, card)
    return s


# -- compulsory, and the colour first ---------------------------------------------------------------------------


@accepts("SW-6.1")
def test_the_colour_is_chosen_before_the_roll() -> None:
    s = deploying()
    assert (asked(s), choices(s)) == ("choose_deploy_colour", ["deploy"])
    assert choices(s, "deploy") == ["black", "brown", "grey"]
    chosen = only(say(s, "deploy colour:brown"), "deploy_colour_chosen")
    assert (chosen.rule, chosen.args["train_colour"]) == ("SW-6.1", 1)
    assert pending(s).purpose == "deployment_dice"


@refuses("SW-6.1")
def test_deploying_cannot_be_left_out() -> None:
    s = deploying()
    for way_out in ("end_actions", "carry_out", "roll_dice"):
        why = refusal(s, way_out)
        assert (why.rule, why.key) == ("RH-2", "something_else_is_asked")


@accepts("SW-6.1")
def test_the_active_player_has_the_last_word_on_the_colour() -> None:
    s = position(active=1, used=GONE, at="turn")
    reveal(s, DEPLOY_GREY)
    assert s.question is not None
    assert [one.answerer for one in s.question.slots] == [1]


# -- the dice -----------------------------------------------------------------------------------------------------


@accepts("SW-6.2")
@pytest.mark.parametrize(
    ("dice", "start"),
    [((1, 1), "toulouse"), ((3, 3), "calais"), ((1, 6), "vienna"), ((6, 1), "vienna"), ((6, 6), "szczecin")],
)
def test_the_sum_of_both_dice_is_the_number_of_the_start_place(dice: tuple[int, int], start: str) -> None:
    s = deploying()
    say(s, "deploy colour:black")
    events = roll(s, *dice)
    rolled = only(events, "deployment_rolled")
    assert (rolled.rule, rolled.args["number"]) == ("SW-6.2", sum(dice))
    assert place(s, "black-1") == start
    assert only(events, "train_deployed").rule == "SW-6.2"


@accepts("SW-6.2")
def test_each_throw_of_two_dice_is_as_likely_as_any_other() -> None:
    s = deploying()
    say(s, "deploy colour:black")
    assert list(pending(s).weights) == [1] * 36


@accepts("SW-6.2")
def test_the_train_faces_along_the_only_arm_of_its_start_place() -> None:
    s = deploying()
    say(s, "deploy colour:black")
    roll(s, 2, 4)
    assert heading(s, "black-1") == "calais>amiens"


@accepts("SW-6.2", "SW-9.3")
def test_a_train_of_the_chosen_colour_leaves_the_depot() -> None:
    s = deploying(trains=without("brown-2", "grey-1"))
    say(s, "deploy colour:brown")
    roll(s, 1, 2)
    assert (place(s, "brown-2"), place(s, "grey-1")) == ("groningen", "depot")


@refuses("SW-6.2")
def test_a_start_place_is_not_chosen_but_rolled() -> None:
    s = deploying()
    say(s, "deploy colour:black")
    assert s.question is None
    assert pending(s).purpose == "deployment_dice"


# -- an occupied start place ----------------------------------------------------------------------------------------


@strikes("SW-6.3")
def test_on_an_occupied_start_place_no_train_comes_and_two_tokens_go() -> None:
    s = deploying(trains={"brown-1": ("calais", "amiens")})
    say(s, "deploy colour:black")
    events = roll(s, 1, 5)
    assert reason(events, "deployment_failed") == ("SW-6.3", "start_place_occupied")
    assert reason(events, "tokens_paid") == ("SW-6.3", "start_place_occupied")
    assert (place(s, "black-1"), s.tokens) == ("depot", 5)


@strikes("SW-6.3")
def test_the_colours_of_the_card_run_all_the_same() -> None:
    s = deploying(DEPLOY_BLACK, trains={"black-1": ("calais", "amiens")})
    say(s, "deploy colour:black")
    roll(s, 3, 3)
    assert pending(s).purpose == "movement_die/black-1"
    roll(s, 3)
    assert (asked(s), place(s, "black-1"), s.tokens) == ("play_action", "paris", 5)


@spares("SW-6.3")
def test_a_train_that_has_left_its_start_place_is_in_nobodys_way() -> None:
    s = deploying(trains={"brown-1": ("calais__amiens/1", "amiens")})
    say(s, "deploy colour:black")
    roll(s, 3, 3)
    assert (place(s, "black-1"), s.tokens) == ("calais", 7)


@strikes("SW-6.3", "SW-14.2")
@pytest.mark.parametrize(("tokens", "left", "cards"), [(3, 1, 0), (2, 7, 1), (1, 6, 1)])
def test_the_payment_may_empty_the_clock(tokens: int, left: int, cards: int) -> None:
    s = deploying(trains={"brown-1": ("calais", "amiens")}, tokens=tokens, cards_left=5)
    say(s, "deploy colour:black")
    events = roll(s, 3, 3)
    assert (s.tokens, s.timetable.left) == (left, 4 - cards)
    assert kinds(events).count("clock_emptied") == cards


@strikes("SW-6.3", "SW-15.3", "SW-15.4")
def test_in_the_last_turn_the_payment_may_lose_and_the_card_stays_open() -> None:
    s = deploying(DEPLOY_BLACK, trains={"black-1": ("calais", "amiens")}, tokens=2, cards_left=1)
    say(s, "deploy colour:black")
    events = roll(s, 3, 3)
    assert (asked(s), s.tokens) == ("lost_no_card", 0)
    assert kinds(events)[-1] == "game_lost"
    assert s.card == s.edition.departure_tokens.index(DEPLOY_BLACK)
    assert place(s, "black-1") == "calais"


# -- an empty depot -------------------------------------------------------------------------------------------------


@strikes("SW-6.4")
def test_with_an_empty_depot_nothing_is_rolled_and_two_tokens_go() -> None:
    s = position(trains=ALL_NINE, used=GONE, at="turn")
    events = reveal(s, DEPLOY_GREY)
    assert reason(events, "deployment_failed") == ("SW-6.4", "depot_is_empty")
    assert reason(events, "tokens_paid") == ("SW-6.4", "depot_is_empty")
    assert s.tokens == 5
    assert s.draws.get("deployment_dice", 0) == 0
    assert asked(s) == "choose_train_order", "the colours of the card run all the same"


@strikes("SW-6.4", "SW-16.5")
def test_with_an_empty_depot_no_location_tile_is_turned() -> None:
    s = deploying(trains=ALL_NINE, options={"location_tiles": "instead_of_dice"})
    assert (s.tokens, s.tiles.left) == (5, 11)
    assert s.draws.get("location_tile", 0) == 0


@spares("SW-6.4")
def test_with_one_train_in_the_depot_it_is_deployed() -> None:
    s = deploying(trains=without("brown-1"))
    assert pending(s).purpose == "deployment_dice", "there is no colour to choose"
    roll(s, 4, 5)
    assert (place(s, "brown-1"), s.tokens) == ("venice", 7)


# -- which colour ----------------------------------------------------------------------------------------------------


@accepts("SW-6.5", "SW-A13")
def test_any_colour_with_a_train_in_the_depot_may_be_chosen() -> None:
    s = deploying(trains=without("brown-1", "grey-3"))
    assert choices(s, "deploy") == ["brown", "grey"]


@refuses("SW-6.5", "SW-A13")
def test_a_colour_without_one_may_not_be_chosen() -> None:
    s = deploying(trains=without("brown-1", "grey-3"))
    why = refusal(s, "deploy colour:black")
    assert (why.rule, why.key) == ("SW-6.5", "no_such_train_in_depot")


# -- two trains --------------------------------------------------------------------------------------------------------


@accepts("SW-6.6")
def test_two_trains_are_chosen_rolled_and_placed_one_after_the_other() -> None:
    s = deploying(DEPLOY_TWO)
    say(s, "deploy colour:grey")
    roll(s, 1, 2)
    assert place(s, "grey-1") == "groningen"
    assert choices(s, "deploy") == ["black", "brown"]
    say(s, "deploy colour:black")
    roll(s, 2, 2)
    assert place(s, "black-1") == "breslau"
    assert asked(s) == "choose_multi_colour"


@refuses("SW-6.6")
def test_the_second_train_is_of_another_colour() -> None:
    s = deploying(DEPLOY_TWO)
    say(s, "deploy colour:grey")
    roll(s, 1, 2)
    why = refusal(s, "deploy colour:grey")
    assert (why.rule, why.key) == ("SW-6.6", "colour_already_tried")


@refuses("SW-6.6", "SW-A21")
def test_a_colour_that_failed_on_an_occupied_place_is_used_as_well() -> None:
    s = deploying(DEPLOY_TWO, trains={"brown-1": ("calais", "amiens")})
    say(s, "deploy colour:grey")
    roll(s, 3, 3)
    assert s.tokens == 5
    assert choices(s, "deploy") == ["black", "brown"]
    why = refusal(s, "deploy colour:grey")
    assert (why.rule, why.key) == ("SW-6.6", "colour_already_tried")


@accepts("SW-6.6", "SW-A21")
def test_after_a_failure_the_second_train_comes_in_another_colour() -> None:
    s = deploying(DEPLOY_TWO, trains={"brown-1": ("calais", "amiens")})
    say(s, "deploy colour:grey")
    roll(s, 3, 3)
    say(s, "deploy colour:brown")
    roll(s, 1, 2)
    assert (place(s, "brown-2"), s.tokens) == ("groningen", 5)


@strikes("SW-6.6")
def test_the_only_colour_left_is_deployed_once_and_then_it_fails() -> None:
    s = deploying(DEPLOY_TWO, trains=without("grey-1", "grey-2"))
    assert pending(s).purpose == "deployment_dice"
    events = roll(s, 1, 2)
    assert (place(s, "grey-1"), place(s, "grey-2"), s.tokens) == ("groningen", "depot", 5)
    assert reason(events, "deployment_failed") == ("SW-6.6", "no_second_colour")


@strikes("SW-6.6", "SW-6.4")
def test_the_last_train_is_deployed_and_then_the_depot_is_empty() -> None:
    s = deploying(DEPLOY_TWO, trains=without("grey-1"))
    events = roll(s, 1, 2)
    assert (place(s, "grey-1"), s.tokens) == ("groningen", 5)
    assert reason(events, "deployment_failed") == ("SW-6.4", "depot_is_empty")


@strikes("SW-6.6", "SW-A21")
def test_the_only_colour_left_is_not_tried_twice() -> None:
    s = deploying(DEPLOY_TWO, trains=without("grey-1"))
    events = roll(s, 3, 3)
    assert [event.because.key for event in told(events, "deployment_failed") if event.because] == [
        "start_place_occupied",
        "no_second_colour",
    ]
    assert (place(s, "grey-1"), s.tokens) == ("depot", 3)


@strikes("SW-6.6", "SW-6.4")
@pytest.mark.parametrize(("tokens", "left", "cards"), [(7, 3, 0), (4, 7, 1), (3, 6, 1), (2, 5, 1)])
def test_with_an_empty_depot_both_fail_and_are_paid_two_and_two(tokens: int, left: int, cards: int) -> None:
    s = position(trains=ALL_NINE, used=GONE, tokens=tokens, cards_left=5, at="turn")
    events = reveal(s, DEPLOY_TWO)
    assert [event.args["tokens"] for event in told(events, "tokens_paid")] == [2, 2]
    assert (s.tokens, s.timetable.left) == (left, 4 - cards)


@strikes("SW-6.6", "SW-15.3")
def test_if_the_first_payment_loses_there_is_no_second() -> None:
    s = position(trains=ALL_NINE, used=GONE, tokens=1, cards_left=1, at="turn")
    events = reveal(s, DEPLOY_TWO)
    assert kinds(events).count("tokens_paid") == 1
    assert (asked(s), s.tokens) == ("lost_no_card", 0)


@spares("SW-6.6")
def test_the_next_card_may_deploy_the_same_colour_again() -> None:
    s = position(used=GONE, seats=1, at="turn")
    for card, dice in ((DEPLOY_GREY, (1, 2)), (DEPLOY_BLACK, (1, 3))):
        reveal(s, card)
        say(s, "deploy colour:brown")
        roll(s, *dice)
        end_turn(s)
    assert (place(s, "brown-1"), place(s, "brown-2")) == ("groningen", "breslau")


# -- the start card ---------------------------------------------------------------------------------------------------


def start_card(options: dict[str, str] | None = None) -> SwitchState:
    """The first turn of a game, the start card open."""
    return position(turn=1, options=options, at="turn")


@accepts("SW-6.7")
def test_the_start_card_brings_black_then_brown_then_grey() -> None:
    s = start_card()
    for dice, train, start in (((1, 1), "black-1", "toulouse"), ((1, 2), "brown-1", "groningen")):
        assert pending(s).purpose == "deployment_dice", "the colours are printed"
        roll(s, *dice)
        assert place(s, train) == start
    roll(s, 6, 6)
    assert place(s, "grey-1") == "szczecin"
    assert asked(s) == "play_action"


@accepts("SW-6.7")
def test_on_the_start_card_an_occupied_place_is_rolled_again_free_of_charge() -> None:
    s = start_card()
    roll(s, 3, 3)
    for _ in range(3):
        again = only(roll(s, 2, 4), "rolled_again")
        assert again.rule == "SW-6.7"
    roll(s, 1, 2)
    assert (place(s, "black-1"), place(s, "brown-1"), s.tokens) == ("calais", "groningen", 7)


@refuses("SW-6.7")
def test_on_any_other_card_nothing_is_rolled_again() -> None:
    s = deploying(trains={"brown-1": ("calais", "amiens")})
    say(s, "deploy colour:black")
    events = roll(s, 3, 3)
    assert "rolled_again" not in kinds(events)
    assert (asked(s), s.tokens) == ("play_action", 5)


@strikes("SW-6.7", "SW-A14")
def test_the_start_card_moves_no_train() -> None:
    s = start_card()
    for dice in ((1, 1), (1, 2), (1, 3)):
        roll(s, *dice)
    assert asked(s) == "play_action"
    assert [place(s, train) for train in ("black-1", "brown-1", "grey-1")] == ["toulouse", "groningen", "breslau"]
    assert not any(purpose.startswith("movement_die") for purpose in s.draws)


@spares("SW-A14")
def test_the_card_of_the_second_turn_moves_them() -> None:
    s = deploying(DEPLOY_BLACK, trains={"black-1": ("toulouse", "montpellier")})
    say(s, "deploy colour:brown")
    roll(s, 1, 2)
    assert pending(s).purpose == "movement_die/black-1"


@accepts("SW-6.7")
def test_on_a_map_with_several_numbers_a_place_other_numbers_count_as_occupied() -> None:
    s = new_game(options={"map": "tiny"})
    draw_on(s)
    roll(s, 1, 1)
    assert "rolled_again" in kinds(roll(s, 1, 2))
    roll(s, 3, 3)
    assert (place(s, "black-1"), place(s, "brown-1")) == ("west", "north")
