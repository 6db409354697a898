"""Chapter 15: the end of the game: won at once, lost with the last turn, or lost for want of a card."""

import pytest

from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.kernel.events import Out
from tests.rules.marks import spares, strikes
from tests.rules.switch_and_signal.build import (
    TrainAt,
    asked,
    end_turn,
    faults,
    heading,
    kinds,
    load,
    move,
    only,
    pending,
    place,
    position,
    reveal,
    roll,
    say,
    told,
    tray,
)

GONE = ("logistician", "dispatcher", "conductor")
SEVEN = {"yellow": 2, "white": 2, "blue": 2, "red": 1}
LAST: TrainAt = ("lyon__marseille/1", "marseille", "red")
"""The last good wanted, one point before the port."""
AT_RED: TrainAt = ("brussels__dijon/2", "dijon", "white")
"""Every point of this train lapses."""


def europe(
    trains: dict[str, TrainAt],
    tokens: int = 7,
    cards_left: int = 10,
    delivered: dict[str, int] | None = None,
    options: dict[str, str] | None = None,
    seats: int = 2,
    at: str = "cards",
) -> SwitchState:
    """Europe with so many tokens and departure cards left, helpers used."""
    return position(
        trains=trains, hand={"move": 5}, tokens=tokens, cards_left=cards_left, options=options, used=GONE, at=at,
        delivered={"marseille": delivered or {}}, seats=seats,
    )  # fmt: skip


# -- won --------------------------------------------------------------------------------------------------


@strikes("SW-15.1", "SW-15.5")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_last_good_wins_at_once_for_everybody(seats: int) -> None:
    s = europe({"brown-1": LAST}, delivered=SEVEN, seats=seats)
    events = move(s, "brown-1", 2)
    assert s.over is not None
    assert (s.over.ending, s.over.winners) == ("won", tuple(range(seats)))
    assert (s.over.because.rule, s.over.because.key) == ("SW-15.1", "all_goods_delivered")
    assert kinds(events)[-2:] == ["good_delivered", "game_won"]
    assert s.question is None


@strikes("SW-15.1", "SW-15.4")
def test_the_last_good_wins_in_the_middle_of_a_card_which_stays_open() -> None:
    s = europe({"black-1": LAST, "black-2": AT_RED, "grey-1": "paris"}, delivered=SEVEN, tokens=1, at="turn")
    reveal(s, "departure_16")
    say(s, "run_train train:black-1")
    events = roll(s, 5)
    assert asked(s) == "won"
    assert "card_discarded" not in kinds(events)
    assert s.card == s.edition.departure_tokens.index("departure_16")
    assert place(s, "black-2") == "brussels__dijon/2"
    assert s.tokens == 1


@strikes("SW-15.1")
def test_the_last_good_wins_in_the_last_turn_too() -> None:
    s = europe({"brown-1": LAST}, delivered=SEVEN, cards_left=0)
    move(s, "brown-1", 1)
    assert asked(s) == "won"


@spares("SW-15.1", "SW-15.5")
def test_one_good_less_does_not_win() -> None:
    s = europe({"brown-1": LAST}, delivered={"yellow": 2, "white": 2, "blue": 1, "red": 1})
    move(s, "brown-1", 1)
    assert tray(s, "marseille")["red"] == 2
    assert asked(s) == "play_action"


@spares("SW-15.1")
def test_after_the_end_nothing_can_be_played() -> None:
    s = europe({"brown-1": LAST, "grey-1": "paris"}, delivered=SEVEN)
    slot = s.question.slots[0] if s.question is not None else None
    move(s, "brown-1", 1)
    assert slot is not None
    why = GAME.play(s, slot, GAME.grammar.parse(s, "end_actions"), Out())
    assert why is not None
    assert (why.rule, why.key) == ("RH-4", "game_is_over")


# -- lost with the last turn ----------------------------------------------------------------------------------


@strikes("SW-15.2")
def test_the_last_turn_without_a_win_is_lost_and_nothing_is_drawn() -> None:
    s = europe({"brown-1": LAST}, delivered=SEVEN, cards_left=0)
    hand = sum(s.hands[0])
    events = say(s, "end_actions")
    assert s.over is not None
    assert (s.over.ending, s.over.winners) == ("lost_last_turn", ())
    assert (s.over.because.rule, s.over.because.key) == ("SW-15.2", "last_turn_over")
    assert only(events, "game_lost").rule == "SW-15.2"
    assert sum(s.hands[0]) == hand


@spares("SW-15.2")
def test_with_one_card_left_there_is_another_turn() -> None:
    s = europe({"brown-1": LAST}, cards_left=1)
    end_turn(s)
    assert pending(s).purpose == "departure_card"
    assert s.active == 1


@spares("SW-15.2")
def test_in_the_last_turn_cards_are_still_played() -> None:
    s = europe({"brown-1": LAST}, cards_left=1, at="turn")
    reveal(s, "departure_16")
    assert s.timetable.left == 0
    assert asked(s) == "play_action"
    move(s, "brown-1", 1)
    assert tray(s, "marseille") == {"red": 1}


# -- lost for want of a card ------------------------------------------------------------------------------------


@strikes("SW-15.3", "SW-15.4")
def test_without_a_card_to_remove_the_game_is_lost_at_once() -> None:
    s = europe({"black-1": AT_RED}, tokens=2, cards_left=0)
    events = move(s, "black-1", 2)
    assert s.over is not None
    assert (s.over.ending, s.over.winners) == ("lost_no_card", ())
    assert (s.over.because.rule, s.over.because.key) == ("SW-15.3", "no_card_to_remove")
    assert kinds(events)[-2:] == ["tokens_paid", "game_lost"]
    assert s.tokens == 0
    assert (heading(s, "black-1"), load(s, "black-1")) == ("brussels__dijon/2>dijon", "white")
    assert faults(s) == []


@spares("SW-15.3")
def test_one_token_left_in_the_last_turn_saves_the_game() -> None:
    s = europe({"black-1": AT_RED}, tokens=3, cards_left=0)
    move(s, "black-1", 2)
    assert asked(s) == "play_action"
    assert s.tokens == 1


@strikes("SW-15.3", "SW-15.4", "SW-8.1")
def test_a_collision_that_loses_leaves_train_and_good_where_they_are() -> None:
    trains: dict[str, TrainAt] = {"black-1": ("calais", "amiens", "red"), "grey-1": ("amiens__paris/1", "amiens")}
    s = europe(trains, tokens=2, cards_left=0)
    events = move(s, "black-1", 2)
    assert asked(s) == "lost_no_card"
    assert (heading(s, "black-1"), load(s, "black-1")) == ("calais__amiens/1>amiens", "red")
    assert not told(events, "train_returned")
    assert s.tokens == 0
    assert faults(s) == []


@strikes("SW-15.4", "SW-8.4")
def test_a_start_place_that_loses_keeps_train_and_good() -> None:
    s = europe({"black-1": ("calais__amiens/1", "calais", "red")}, tokens=1, cards_left=0)
    move(s, "black-1", 2)
    assert asked(s) == "lost_no_card"
    assert (heading(s, "black-1"), load(s, "black-1")) == ("calais>amiens", "red")
    assert s.tokens == 0
    assert faults(s) == []


@strikes("SW-15.3", "SW-15.4")
def test_a_payment_that_loses_in_the_middle_of_a_card_leaves_the_card_open() -> None:
    s = europe({"black-1": AT_RED, "black-2": "paris"}, tokens=2, cards_left=1, at="turn")
    reveal(s, "departure_16")
    say(s, "run_train train:black-1")
    events = roll(s, 2)
    assert asked(s) == "lost_no_card"
    assert s.card == s.edition.departure_tokens.index("departure_16")
    assert s.played == []
    assert kinds(events)[-1] == "game_lost"


@strikes("SW-15.3", "SW-6.3")
def test_a_failed_deployment_can_lose_the_game() -> None:
    s = europe({"black-1": ("calais", "amiens")}, tokens=2, cards_left=1, at="turn")
    reveal(s, "departure_04")
    say(s, "deploy colour:grey")
    roll(s, 3, 3)
    assert asked(s) == "lost_no_card"
    assert s.tokens == 0
    assert place(s, "grey-1") == "depot"
    assert s.chance is None


@strikes("SW-15.3", "SW-14.3")
def test_a_debt_of_two_cards_with_one_left_removes_it_and_loses() -> None:
    trains: dict[str, TrainAt] = {"black-1": ("calais__amiens/1", "amiens"), "grey-1": ("amiens__paris/1", "amiens")}
    s = europe(trains, tokens=1, cards_left=1)
    events = move(s, "black-1", 5)
    assert asked(s) == "lost_no_card"
    assert len(told(events, "clock_emptied")) == 1
    assert (s.tokens, s.timetable.left) == (0, 0)


# -- the pile runs out ------------------------------------------------------------------------------------------


@strikes("SW-15.4")
def test_a_removal_that_empties_the_pile_makes_this_turn_the_last() -> None:
    s = europe({"black-1": AT_RED}, tokens=2, cards_left=1)
    move(s, "black-1", 2)
    assert s.timetable.left == 0
    assert s.tokens == 7
    assert asked(s) == "play_action"
    say(s, "end_actions")
    assert asked(s) == "lost_last_turn"


@spares("SW-15.4")
def test_a_removal_that_leaves_a_card_leaves_a_turn() -> None:
    s = europe({"black-1": AT_RED}, tokens=2, cards_left=2)
    move(s, "black-1", 2)
    end_turn(s)
    assert pending(s).purpose == "departure_card"


@spares("SW-15.4")
def test_a_collision_that_does_not_lose_takes_train_and_good_away() -> None:
    trains: dict[str, TrainAt] = {"black-1": ("calais", "amiens", "red"), "grey-1": ("amiens__paris/1", "amiens")}
    s = europe(trains, tokens=2, cards_left=1)
    move(s, "black-1", 2)
    assert (place(s, "black-1"), s.tokens, s.timetable.left) == ("depot", 7, 0)


# -- the goal ---------------------------------------------------------------------------------------------------


@spares("SW-15.5", "SW-16.3")
def test_in_the_challenge_eight_goods_are_not_enough() -> None:
    s = europe({"brown-1": LAST}, delivered=SEVEN, options={"goods": "10"})
    move(s, "brown-1", 1)
    assert asked(s) == "play_action"


@strikes("SW-15.5", "SW-16.3")
@pytest.mark.parametrize("further", [{"yellow": 3, "white": 3}, {"yellow": 3, "red": 2}])
def test_in_the_challenge_ten_goods_with_two_of_each_colour_win(further: dict[str, int]) -> None:
    s = europe({"brown-1": LAST}, delivered={**SEVEN, **further}, options={"goods": "10"})
    move(s, "brown-1", 1)
    assert asked(s) == "won"


@spares("SW-15.5", "SW-16.3")
def test_in_the_challenge_a_colour_that_is_short_is_still_wanted() -> None:
    s = europe({"brown-1": LAST}, delivered={"yellow": 3, "white": 3, "blue": 3, "red": 0}, options={"goods": "10"})
    move(s, "brown-1", 1)
    assert sum(tray(s, "marseille").values()) == 10
    assert asked(s) == "play_action"
