"""Chapter 4: the turn. A departure card, then action cards, then drawing, then the next player."""

import pytest

from roundhouse.games.switch_and_signal.title import GAME
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    asked,
    choices,
    draw_on,
    end_turn,
    kinds,
    move,
    only,
    pending,
    place,
    position,
    refusal,
    reveal,
    roll,
    say,
    slot,
)

GONE = ("logistician", "dispatcher", "conductor")


# -- the three parts of a turn --------------------------------------------------------------------------------


@accepts("SW-4.1")
def test_first_the_departure_card_then_actions_then_drawing() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, hand={"switch": 1}, used=GONE, turn=5, at="turn")
    assert pending(s).purpose == "departure_card"
    assert kinds(reveal(s, "departure_16")) == ["card_revealed", "colour_runs"]
    assert "card_discarded" in kinds(roll(s, 2))
    assert (asked(s), s.turn, s.active) == ("play_action", 5, 0)
    assert kinds(say(s, "end_actions")) == ["actions_ended"]
    assert pending(s).purpose == "action_card/1"


@accepts("SW-4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_player_clockwise_is_active(seats: int) -> None:
    s = position(seats=seats, turn=2)
    order: list[int] = []
    for card in ("departure_14", "departure_15", "departure_16", "departure_18"):
        order.append(s.active_seat)
        end_turn(s)
        reveal(s, card)
    assert order == [turn % seats for turn in range(4)]


@accepts("SW-4.1")
def test_the_turn_is_told_with_its_number_and_player() -> None:
    s = position(turn=2)
    say(s, "end_actions")
    begins = only(draw_on(s), "turn_begins")
    assert (begins.rule, begins.args) == ("SW-4.1", {"seat": 1, "turn": 3})


@accepts("SW-4.1")
def test_nobody_has_to_play_a_card_before_he_draws() -> None:
    s = position(hand={"move": 3})
    end_turn(s)
    assert sum(s.hands[0]) == 8


@refuses("SW-4.1")
def test_nobody_draws_before_he_has_ended_his_actions() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, hand={"move": 1}, used=GONE)
    move(s, "black-1", 2)
    assert asked(s) == "play_action"
    assert choices(s) == ["end_actions"]


@refuses("SW-4.1")
def test_after_the_actions_no_more_cards_are_played() -> None:
    s = position(hand={"signal": 2})
    card = GAME.grammar.parse(s, "signal from:lyon-dijon/1 to:paris/dijon pay:signal")
    mine = slot(s)
    assert GAME.refuse(s, mine, card) is None
    say(s, "end_actions")
    why = GAME.refuse(s, mine, card)
    assert why is not None
    assert (why.rule, why.key) == ("RH-2", "you_are_not_asked")


# -- no action cards in the first part ---------------------------------------------------------------------------


@refuses("SW-4.2")
def test_no_action_card_is_played_while_a_colour_is_chosen() -> None:
    s = position(trains={"black-1": "paris"}, hand={"signal": 1, "move": 1}, at="turn")
    reveal(s, "departure_07")
    assert asked(s) == "choose_deploy_colour"
    for card in ("signal from:lyon-dijon/1 to:paris/dijon pay:signal", "load train:black-1 pay:move", "end_actions"):
        why = refusal(s, card)
        assert (why.rule, why.key) == ("RH-2", "something_else_is_asked")


@refuses("SW-4.2")
def test_no_switch_is_set_between_the_roll_and_the_run_of_a_departure_card() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, hand={"switch": 1}, at="turn", used=("conductor",))
    reveal(s, "departure_16")
    roll(s, 3)
    assert asked(s) == "rolled"
    why = refusal(s, "switch at:amiens to:amiens/paris-brussels pay:switch")
    assert (why.rule, why.key) == ("RH-2", "something_else_is_asked")


@accepts("SW-4.2")
def test_a_helper_may_be_asked_while_the_card_is_carried_out() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, at="turn")
    reveal(s, "departure_16")
    assert "use_conductor" in choices(s)
    say(s, "use_conductor colour:black")
    assert (asked(s), place(s, "black-1")) == ("play_action", "calais")


@accepts("SW-4.2")
def test_cards_are_played_as_soon_as_the_departure_card_is_done() -> None:
    s = position(trains={"black-1": "paris"}, hand={"signal": 1}, used=GONE, at="turn")
    reveal(s, "departure_15")
    assert "signal" in choices(s)


# -- the discard --------------------------------------------------------------------------------------------------


@strikes("SW-4.3")
def test_a_card_that_is_carried_out_lies_face_up_on_the_discard_for_good() -> None:
    s = position(seats=1, at="turn")
    discarded = only(reveal(s, "departure_15"), "card_discarded")
    card = s.edition.departure_tokens.index("departure_15")
    assert (discarded.rule, discarded.args["departure"], s.played) == ("SW-4.3", card, [card])
    end_turn(s)
    assert pending(s).weights[card] == 0


@strikes("SW-4.3")
def test_the_start_card_is_discarded_as_well() -> None:
    s = position(turn=1, at="turn", seats=1)
    for one, other in ((1, 1), (1, 2), (1, 3)):
        roll(s, one, other)
    assert s.played == [len(s.edition.departure_tokens)]


@spares("SW-4.3")
def test_a_card_that_is_still_carried_out_is_not_on_the_discard_yet() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, used=GONE, at="turn")
    reveal(s, "departure_16")
    assert s.played == []
    assert s.card == s.edition.departure_tokens.index("departure_16")
    roll(s, 2)
    assert len(s.played) == 1


@spares("SW-4.3", "SW-12.5")
def test_a_card_that_the_track_warden_ignores_comes_again() -> None:
    s = position("north_america", seats=1, cards_left=2, at="turn")
    reveal(s, "departure_15")
    say(s, "use_track_warden")
    reveal(s, "departure_16")
    assert [s.edition.departure_tokens[card] for card in s.played] == ["departure_16"]
    say(s, "end_actions")
    events = draw_on(s)
    again = only(events, "card_revealed")
    assert s.edition.departure_tokens[again.args["departure"]] == "departure_15"
    assert s.chance is None, "everybody knew it, so nothing is drawn"
