"""Chapter 11: drawing action cards.

Ids: SW-11.1, SW-11.2, SW-3.8, SW-18.1.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.frames import CountFrame
from roundhouse.games.switch_and_signal.rules.ids import SW_11_1, SW_11_2
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import NONE, mask_of
from roundhouse.kernel.sequences import AGAIN, DONE, Sequence

# -- facts -----------------------------------------------------------------------------------------------


def cards_to_draw(s: SwitchState, hand: int) -> int:
    """SW-11.1  Five cards, but never beyond ten in hand."""
    return max(0, min(s.edition.draw_per_turn, s.edition.hand_limit - sum(s.hands[hand])))


def hides_hands(s: SwitchState) -> bool:
    """SW-18.1, SW-A19  Whether a player sees only his own cards; alone there is nobody to hide them from."""
    return s.seats > 1 and s.options.on("hidden_hands")


# -- what happens --------------------------------------------------------------------------------------------


def do_take_card(s: SwitchState, hand: int, kind: int, out: Out) -> None:
    """SW-11.1, SW-18.1, SW-10.9  The card comes into the hand; with hidden hands only its owner is told which."""
    s.action_pile.draw_out(kind)
    s.hands[hand][kind] += 1
    if not out.on:
        return
    if hides_hands(s):
        out.tell("card_drawn", SW_11_1, audience=mask_of(hand), reveals=True, seat=hand, action=kind)
        for other in range(s.seats):
            if other != hand:
                out.tell("hidden_card_drawn", SW_11_1, audience=mask_of(other), seat=hand)
    else:
        out.tell("card_drawn", SW_11_1, reveals=True, seat=hand, action=kind)


def do_shuffle_discard(s: SwitchState, out: Out) -> None:
    """SW-11.2, SW-18.2  The discard becomes the new pile, at the moment a card is needed.

    The pile was empty and the discard lay open: what the hands hold together is now known to whoever counted.
    """
    s.action_pile.shuffle(s.discard)
    s.discard = [0] * len(s.discard)
    s.held_over = [hand[:] for hand in s.hands]
    if out.on:
        out.tell("discard_shuffled", SW_11_2)


# -- the sequence ----------------------------------------------------------------------------------------------


def draw_card(s: SwitchState, f: CountFrame, out: Out) -> int:
    """SW-11.1, SW-11.2  One card after another; an empty pile is renewed just when a card is needed."""
    if f.drawn != NONE:
        do_take_card(s, f.to, f.take_drawn(), out)
        f.left -= 1
    if f.left == 0:
        return DONE
    if s.action_pile.left == 0:
        do_shuffle_discard(s, out)
    s.draw("action_card/" + str(f.to + 1), s.action_pile.deck.bag[:])
    return AGAIN


DRAW_CARDS: Final = Sequence("draw_cards", CountFrame, draw_card)


def push_draw(s: SwitchState, hand: int, count: int) -> None:
    """Begin to draw so many cards into a hand."""
    frame = DRAW_CARDS.begin()
    frame.to = hand
    frame.left = count
    s.push(frame)
