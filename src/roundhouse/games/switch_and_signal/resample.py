"""What a viewer cannot know is re-dealt: with hidden hands the other players' cards, else nothing (SW-18.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.games.switch_and_signal.rules.ch11_drawing import hides_hands
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.hidden import HiddenPlace, Pool


def redeal(s: SwitchState, who: int, dice: Dice) -> None:
    """SW-18.2  Other hands and the pile are one pool to the viewer; each hand keeps its size."""
    if not hides_hands(s):
        return
    pool = Pool(s.action_pile.deck.bag)
    for hand, cards in enumerate(s.hands):
        if hand != who:
            pool.add(cards)
    for hand, cards in enumerate(s.hands):
        if hand != who:
            s.hands[hand] = pool.deal(sum(cards), dice)
    s.action_pile.deck.bag = pool.counts
    if s.chance is not None and s.chance.purpose.startswith("action_card/"):
        s.reweigh(pool.counts[:])


def read_other_hands(s: SwitchState, who: int) -> Sequence[int]:
    """SW-18.1  The cards in other hands, while they are hidden."""
    if not hides_hands(s):
        return ()
    return [n for hand, cards in enumerate(s.hands) if hand != who for n in cards]


HIDDEN: Final = (HiddenPlace("hands", read_other_hands),)
