"""What a viewer cannot know is pooled and dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.hidden import HiddenPlace, Pool

from .state import SampleState


def redeal(s: SampleState, who: int, dice: Dice) -> None:
    """Other hands and the yard look alike to a viewer; each hand keeps its size."""
    pool = Pool(s.yard.deck.bag)
    for seat, hand in enumerate(s.hands):
        if seat != who:
            pool.add(hand)
    for seat, hand in enumerate(s.hands):
        if seat != who:
            s.hands[seat] = pool.deal(sum(hand), dice)
    s.yard.deck.bag = pool.counts
    if s.chance is not None:
        s.reweigh(pool.counts[:])


def read_other_hands(s: SampleState, who: int) -> Sequence[int]:
    """The hidden place: what others hold."""
    return [n for seat, hand in enumerate(s.hands) if seat != who for n in hand]


HIDDEN: Final = (HiddenPlace("hands", read_other_hands),)
