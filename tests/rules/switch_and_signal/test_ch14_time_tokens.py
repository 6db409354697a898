"""Chapter 14: time tokens: what costs some, and what happens when the last one leaves the clock."""

import pytest

from roundhouse.games.switch_and_signal.rules.ch14_time_tokens import after_payment
from roundhouse.games.switch_and_signal.state import SwitchState
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    TrainAt,
    asked,
    faults,
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

GONE = ("logistician", "dispatcher", "conductor")
AT_RED: dict[str, TrainAt] = {"black-1": ("brussels__dijon/2", "dijon")}
"""Every point of this train lapses."""


def europe(trains: dict[str, TrainAt], tokens: int = 7, cards_left: int = 10, clock: str = "7") -> SwitchState:
    """Europe with so many tokens and departure cards left, helpers used."""
    return position(
        trains=trains, hand={"move": 5}, tokens=tokens, cards_left=cards_left, options={"time_tokens": clock}, used=GONE
    )


# -- what costs -------------------------------------------------------------------------------------------


@strikes("SW-14.1")
@pytest.mark.parametrize("points", [2, 3, 4, 5])
def test_each_lapsed_point_costs_one_token(points: int) -> None:
    s = europe(AT_RED)
    events = move(s, "black-1", points)
    assert only(events, "tokens_paid").args["tokens"] == points
    assert s.tokens == 7 - points


@strikes("SW-14.1", "SW-8.1")
def test_each_lapsed_point_in_a_collision_costs_two() -> None:
    s = europe({"black-1": ("amiens__paris/1", "amiens"), "grey-1": ("calais__amiens/1", "amiens")})
    assert only(move(s, "black-1", 3), "tokens_paid").args["tokens"] == 6


@strikes("SW-14.1", "SW-8.4")
def test_driving_onto_a_start_place_costs_two() -> None:
    s = europe({"black-1": ("calais__amiens/1", "calais")})
    assert only(move(s, "black-1", 5), "tokens_paid").args["tokens"] == 2


@strikes("SW-14.1", "SW-6.3")
def test_a_failed_deployment_costs_two_and_the_colours_still_run() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, used=GONE, at="turn")
    reveal(s, "departure_04")
    say(s, "deploy colour:brown")
    events = roll(s, 2, 4)
    assert only(events, "tokens_paid").args["tokens"] == 2
    assert reason(events, "tokens_paid") == ("SW-6.3", "start_place_occupied")
    assert s.tokens == 5
    assert pending(s).purpose == "movement_die/black-1"


@spares("SW-14.1")
def test_a_city_and_a_colour_in_the_depot_cost_nothing() -> None:
    s = position(trains={"black-1": ("amiens__paris/1", "paris")}, used=GONE, at="turn")
    reveal(s, "departure_14")
    roll(s, 5)
    assert place(s, "black-1") == "paris"
    assert asked(s) == "play_action"
    assert s.tokens == 7


# -- the last token ----------------------------------------------------------------------------------------


@strikes("SW-14.2")
def test_the_last_token_takes_a_departure_card_along_and_the_clock_is_filled() -> None:
    s = europe(AT_RED, tokens=2)
    possible = list(s.timetable.deck.bag)
    events = move(s, "black-1", 2)
    assert s.tokens == 7
    assert s.timetable.left == 9
    assert only(events, "clock_emptied").args["left"] == 9
    assert s.boxed == []
    assert s.timetable.deck.bag == possible
    assert asked(s) == "play_action"


@spares("SW-14.2")
def test_one_token_left_takes_no_card() -> None:
    s = europe(AT_RED, tokens=3)
    events = move(s, "black-1", 2)
    assert s.tokens == 1
    assert s.timetable.left == 10
    assert not told(events, "clock_emptied")


@strikes("SW-14.2", "SW-12.5")
def test_a_card_that_everybody_knew_goes_to_the_box_known() -> None:
    s = position(
        "north_america",
        trains={"brown-1": ("calgary__winnipeg/2", "winnipeg")},
        tokens=2, cards_left=2, used=("shunter", "train_dispatcher"), at="turn",
    )  # fmt: skip
    reveal(s, "departure_16")
    say(s, "use_track_warden")
    reveal(s, "departure_18")
    assert s.timetable.left == 1
    events = roll(s, 2)
    assert only(events, "clock_emptied").args["left"] == 0
    assert s.boxed == [s.edition.departure_tokens.index("departure_16")]
    assert faults(s) == []


# -- more due than there is ----------------------------------------------------------------------------------


def pay_slowly(tokens: int, debt: int, size: int) -> tuple[int, int]:
    """One token after another: whenever the clock is empty a card goes and the clock is filled."""
    cards = 0
    for _ in range(debt):
        tokens -= 1
        if tokens == 0:
            cards += 1
            tokens = size
    return tokens, cards


@strikes("SW-14.3", "SW-A6")
@pytest.mark.parametrize(
    ("tokens", "debt", "after", "cards"), [(2, 3, 6, 1), (2, 2, 7, 1), (3, 2, 1, 0), (1, 10, 5, 2), (7, 14, 7, 2)]
)
def test_the_shortfall_is_taken_from_the_refill(tokens: int, debt: int, after: int, cards: int) -> None:
    assert after_payment(tokens, debt, 7) == (after, cards)


@strikes("SW-14.3", "SW-14.5")
def test_it_is_as_if_one_token_were_paid_after_another() -> None:
    for size in (7, 8, 9, 10):
        for tokens in range(1, size + 1):
            for debt in range(31):
                assert after_payment(tokens, debt, size) == pay_slowly(tokens, debt, size)


@strikes("SW-14.3", "SW-A6")
def test_a_debt_of_more_than_a_whole_clock_takes_two_cards() -> None:
    s = europe({"black-1": ("calais__amiens/1", "amiens"), "grey-1": ("amiens__paris/1", "amiens")}, tokens=1)
    events = move(s, "black-1", 5)
    assert only(events, "tokens_paid").args["tokens"] == 10
    assert len(told(events, "clock_emptied")) == 2
    assert (s.tokens, s.timetable.left) == (5, 8)


@spares("SW-14.3", "SW-A6")
def test_a_debt_smaller_than_what_lies_there_leaves_the_rest() -> None:
    s = europe(AT_RED, tokens=7)
    move(s, "black-1", 5)
    assert (s.tokens, s.timetable.left) == (2, 10)


# -- at once ------------------------------------------------------------------------------------------------


@strikes("SW-14.4")
def test_the_payment_interrupts_the_card_which_then_goes_on() -> None:
    trains: dict[str, TrainAt] = {**AT_RED, "black-2": ("calais", "amiens")}
    s = position(trains=trains, tokens=3, cards_left=10, used=GONE, at="turn")
    reveal(s, "departure_14")
    say(s, "run_train train:black-1")
    events = roll(s, 3)
    assert kinds(events) == ["train_rolled", "train_stopped", "tokens_paid", "clock_emptied"]
    assert s.tokens == 7
    assert s.timetable.left == 8
    assert pending(s).purpose == "movement_die/black-2"


@strikes("SW-14.4")
def test_clock_and_card_come_before_train_and_good_are_taken_away() -> None:
    s = europe({"black-1": ("calais__amiens/1", "calais", "red")}, tokens=2)
    events = kinds(move(s, "black-1", 5))
    assert events[-4:] == ["tokens_paid", "clock_emptied", "good_returned", "train_returned"]


@spares("SW-14.4")
def test_without_a_payment_nothing_interrupts() -> None:
    s = europe({"black-1": ("calais", "amiens")}, tokens=1)
    events = kinds(move(s, "black-1", 3))
    assert events[-1] == "train_stopped"
    assert "clock_emptied" not in events


# -- the size of the clock --------------------------------------------------------------------------------------


@accepts("SW-14.5")
@pytest.mark.parametrize("size", ["7", "8", "9", "10"])
def test_a_refill_brings_as_many_tokens_as_were_chosen(size: str) -> None:
    assert europe(AT_RED, tokens=int(size), clock=size).tokens == int(size)
    s = europe(AT_RED, tokens=2, clock=size)
    move(s, "black-1", 2)
    assert s.tokens == int(size)


@refuses("SW-14.5")
@pytest.mark.parametrize("size", ["6", "11", "many"])
def test_no_other_clock_can_be_chosen(size: str) -> None:
    with pytest.raises(ValueError, match="time_tokens"):
        europe(AT_RED, clock=size)


@spares("SW-14.5")
def test_a_bigger_clock_does_not_change_what_things_cost() -> None:
    s = europe(AT_RED, tokens=10, clock="10")
    move(s, "black-1", 5)
    assert s.tokens == 5
    assert refusal(s, "move train:grey-1 pay:move").key == "train_in_depot"
