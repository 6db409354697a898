"""Chapter 11: drawing: how many cards, and what happens when the pile runs out."""

import pytest

from roundhouse.games.switch_and_signal.soundness import list_faults
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Event
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import asked, faults, kinds, only, pending, position, say, settle, told


def draw(s: SwitchState, *cards: str) -> list[Event]:
    """The next cards that are drawn."""
    events: list[Event] = []
    for card in cards:
        assert pending(s).purpose.startswith("action_card/")
        events += settle(s, s.edition.action_tokens.index(card))
    return events


def leave_in_pile(s: SwitchState, *counts: int) -> None:
    """So many cards of each kind stay in the pile; the others go on the discard."""
    for kind, count in enumerate(counts):
        s.discard[kind] += s.action_pile.deck.bag[kind] - count
        s.action_pile.deck.bag[kind] = count


# -- how many ---------------------------------------------------------------------------------------------


@strikes("SW-11.1")
@pytest.mark.parametrize(("kept", "drawn"), [(0, 5), (1, 5), (4, 5), (5, 5), (6, 4), (8, 2), (9, 1)])
def test_five_cards_are_drawn_but_never_beyond_ten_in_hand(kept: int, drawn: int) -> None:
    s = position(hand={"move": kept})
    events = say(s, "end_actions") + draw(s, *["signal"] * drawn)
    assert len(told(events, "card_drawn")) == drawn
    assert {event.rule for event in told(events, "card_drawn")} == {"SW-11.1"}
    assert sum(s.hands[0]) == min(10, kept + 5)
    assert asked(s) == "departure_card"
    assert s.active == 1
    assert faults(s) == []


@spares("SW-11.1")
def test_with_ten_cards_in_hand_none_is_drawn() -> None:
    s = position(hand={"move": 4, "signal": 6})
    events = say(s, "end_actions")
    assert kinds(events) == ["actions_ended", "turn_begins"]
    assert s.hands[0] == [6, 0, 4]
    assert s.active == 1


@strikes("SW-11.1")
def test_only_the_active_player_draws() -> None:
    s = position(seats=3, hand={"move": 2}, other_hand={"switch": 3})
    say(s, "end_actions")
    assert pending(s).purpose == "action_card/1"
    draw(s, *["signal"] * 5)
    assert s.hands == [[5, 0, 2], [0, 3, 0], [0, 0, 0]]


@spares("SW-11.1")
def test_nothing_is_drawn_after_the_last_turn() -> None:
    s = position(hand={"move": 2}, cards_left=0)
    events = say(s, "end_actions")
    assert asked(s) == "lost_last_turn"
    assert not told(events, "card_drawn")
    assert s.hands[0] == [0, 0, 2]


@strikes("SW-11.1")
def test_cards_come_with_the_odds_of_what_is_left() -> None:
    s = position(hand={"move": 3, "signal": 1}, other_hand={"switch": 5})
    say(s, "end_actions")
    assert list(pending(s).weights) == [26, 22, 24]
    draw(s, "move", "signal")
    assert list(pending(s).weights) == [25, 22, 23]


@accepts("SW-11.1", "SW-3.10")
def test_alone_with_two_hands_the_hand_in_turn_draws() -> None:
    s = position(seats=1, options={"solo": "two_hands"}, active=1, hand={"move": 7})
    say(s, "end_actions")
    draw(s, "signal", "signal", "switch")
    assert s.hands == [[0, 0, 0], [2, 1, 7]]
    assert s.active == 0


@refuses("SW-11.1")
def test_a_position_with_more_than_ten_cards_in_hand_is_none() -> None:
    s = position(hand={"move": 6, "signal": 5})
    assert list_faults(s) == ["no hand can hold more than 10 cards"]
    assert list_faults(position(hand={"move": 5, "signal": 5})) == []


# -- an empty pile ----------------------------------------------------------------------------------------


@strikes("SW-11.2")
def test_in_the_middle_of_a_draw_the_discard_becomes_the_pile() -> None:
    s = position(hand={"move": 2})
    leave_in_pile(s, 1, 1, 0)
    discard = s.discard[:]
    say(s, "end_actions")
    draw(s, "signal")
    events = draw(s, "switch")
    assert only(events, "discard_shuffled").rule == "SW-11.2"
    assert s.discard == [0, 0, 0]
    assert list(pending(s).weights) == discard
    draw(s, "move", "move", "move")
    assert s.hands[0] == [1, 1, 5]
    assert faults(s) == []


@strikes("SW-11.2")
def test_an_empty_pile_is_renewed_when_the_first_card_of_a_draw_is_needed() -> None:
    s = position(hand={"move": 2})
    leave_in_pile(s, 0, 0, 0)
    events = say(s, "end_actions")
    assert kinds(events) == ["actions_ended", "discard_shuffled"]
    assert sum(pending(s).weights) == 79


@spares("SW-11.2")
def test_a_pile_that_ends_with_the_draw_stays_empty_until_a_card_is_needed() -> None:
    s = position(hand={"move": 2})
    leave_in_pile(s, 2, 2, 1)
    discard = s.discard[:]
    events = say(s, "end_actions") + draw(s, "signal", "signal", "switch", "switch", "move")
    assert not told(events, "discard_shuffled")
    assert s.action_pile.left == 0
    assert s.discard == discard
    assert asked(s) == "departure_card"


@spares("SW-11.2")
def test_whoever_needs_no_card_leaves_an_empty_pile_alone() -> None:
    s = position(hand={"move": 10})
    leave_in_pile(s, 0, 0, 0)
    assert not told(say(s, "end_actions"), "discard_shuffled")
    assert s.action_pile.left == 0


@strikes("SW-11.2")
def test_cards_played_after_the_pile_ran_out_are_shuffled_in_too() -> None:
    s = position(hand={"move": 2, "signal": 1})
    leave_in_pile(s, 0, 0, 0)
    before = s.discard[:]
    say(s, "signal from:cologne-stuttgart/1 to:paris/dijon pay:signal")
    say(s, "end_actions")
    assert list(pending(s).weights) == [before[0] + 1, before[1], before[2]]
