"""Hidden places, and the tools with which a title re-deals what a viewer cannot know.

Re-dealing pools the unknown, *sorts* it, then deals, so that two states which the viewer cannot tell apart
give the same world for the same dice. It can therefore not lean towards the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.ids import NONE, sees
from roundhouse.kernel.piles import Pile


class HiddenPlace(NamedTuple):
    """A place that may hold what a viewer cannot know, and how to read it; empty when he knows it all.

    The conformance suite asserts that twins differ in every declared place somewhere.
    """

    name: str
    read: Callable[[Any, int], Sequence[int]]  # Any: the title's state


class Pool:
    """Things a viewer cannot tell apart, counted by kind: a pool has no order, so it needs no sorting."""

    __slots__ = ("counts",)

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = list(counts)

    def add(self, counts: Sequence[int]) -> None:
        """Put in as many of each kind."""
        for kind, n in enumerate(counts):
            self.counts[kind] += n

    def put(self, kind: int) -> None:
        """Put in one."""
        self.counts[kind] += 1

    def deal_one(self, dice: Dice) -> int:
        """Take one out; all things in the pool are equally likely."""
        kind = dice.draw(self.counts)
        self.counts[kind] -= 1
        return kind

    def deal(self, size: int, dice: Dice) -> list[int]:
        """Take out a hand, counted by kind."""
        hand = [0] * len(self.counts)
        for _ in range(size):
            hand[self.deal_one(dice)] += 1
        return hand


def redeal_pile(pile: Pile, who: int, dice: Dice) -> None:
    """Decided fronts that a viewer has not seen are dealt anew, each with its own back.

    What others have seen stays decided; only what it is changes. All epochs are dealt: a rewind may come back
    to an earlier one, and a card of an earlier one may still lie in a hand.
    """
    back_of = pile.back_of
    for deck in pile.decks:
        hidden: list[int] = []
        for slot, kind in enumerate(deck.kinds):
            if kind != NONE and not sees(deck.seen[slot], who):
                hidden.append(slot)
                deck.bag[kind] += 1
        for slot in hidden:
            odds = [n if back_of[k] == deck.backs[slot] else 0 for k, n in enumerate(deck.bag)] if back_of else deck.bag
            kind = dice.draw(odds)
            deck.kinds[slot] = kind
            deck.bag[kind] -= 1
