"""Chapter 4: the turn. Reveal and carry out a departure card, play action cards, draw.

Ids: SW-4.1 to SW-4.3, SW-3.7, SW-15.2.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.rules.ch03_setup import do_set_up
from roundhouse.games.switch_and_signal.rules.ch05_departure_card import CARRY_OUT_CARD
from roundhouse.games.switch_and_signal.rules.ch11_drawing import cards_to_draw, push_draw
from roundhouse.games.switch_and_signal.rules.ch15_end import do_lose_last_turn
from roundhouse.games.switch_and_signal.rules.ids import SW_4_1
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import EVERYBODY
from roundhouse.kernel.sequences import AGAIN, DONE, Frame, Sequence

# -- facts -----------------------------------------------------------------------------------------------


def is_last_turn(s: SwitchState) -> bool:
    """SW-15.4  Whether no departure card is left after this turn."""
    return s.timetable.left == 0


# -- the sequences -----------------------------------------------------------------------------------------------


def begin_turn(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-4.1  The next turn."""
    s.turn += 1
    if out.on:
        out.tell("turn_begins", SW_4_1, seat=s.active, turn=s.turn)
    return DONE


def reveal_card(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-4.1, SW-3.7  The top departure card; in the first turn that is the start card."""
    if s.turn == 1 or s.timetable.next_slot() != NONE:
        return DONE
    return s.draw("departure_card", s.timetable.weights())


def open_card(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-4.1, SW-10.9  It lies open in front of the active player; that is news, which nobody takes back alone."""
    if s.turn == 1:
        s.card = len(s.edition.departure_tokens)
    else:
        if f.drawn != NONE:
            s.timetable.decide(f.take_drawn(), EVERYBODY)
        s.card_slot = s.timetable.take()
        s.card = s.timetable.kind(s.card_slot)
    if out.on:
        out.tell("card_revealed", SW_4_1, reveals=True, departure=s.card, left=s.timetable.left)
    return DONE


def carry_out_card(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-4.1  First the departure card."""
    s.push(CARRY_OUT_CARD.begin())
    return DONE


def play_cards(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-4.1, SW-4.2, SW-10.1  Then any number of action cards, one action after another."""
    return s.ask("play_action", s.active_seat)


def end_of_pile(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-15.2  The turn of the last departure card ends without a win: lost, nothing is drawn any more."""
    if is_last_turn(s):
        do_lose_last_turn(s, out)
    return DONE


def draw_cards(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-4.1, SW-11.1  Last the active player draws."""
    push_draw(s, s.active, cards_to_draw(s, s.active))
    return DONE


def end_turn(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-4.1, SW-12.3  The next player clockwise is active; the Dispatcher's leave is over."""
    s.passing = 0
    s.active = (s.active + 1) % len(s.hands)
    return DONE


TAKE_TURN: Final = Sequence(
    "take_turn", Frame, begin_turn, reveal_card, open_card, carry_out_card, play_cards, end_of_pile, draw_cards,
    end_turn,
)  # fmt: skip


def take_turns(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-4.1  Turn after turn until it is won or lost."""
    s.push(TAKE_TURN.begin())
    return AGAIN


GAME: Final = Sequence("game", Frame, take_turns)


def do_begin(s: SwitchState) -> None:
    """The first frames of a game: set-up, then turns."""
    s.push(GAME.begin())
    do_set_up(s)
