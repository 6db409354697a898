"""What a viewer cannot know is re-dealt: with hidden hands the other players' cards, else nothing (SW-18.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.games.switch_and_signal.rules.ch11_drawing import hides_hands
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.hidden import HiddenPlace, Pool


def redeal(s: SwitchState, who: int, dice: Dice) -> None:
    """SW-18.2  Other hands and the pile are one pool to the viewer; each hand keeps its size.

    What the other hands hold over from before the last shuffle stays in them: whoever counted along knows it.
    """
    if not hides_hands(s):
        return
    others = [hand for hand in range(len(s.hands)) if hand != who]
    known, pool, played = known_and_unknown(s, others)
    fresh = Pool(pool.deal(sum(sum(s.hands[hand]) for hand in others) - sum(known.counts), dice))
    for hand in others:
        size = sum(s.hands[hand])
        s.hands[hand] = [0] * len(pool.counts)
        s.held_over[hand] = [0] * len(pool.counts)
        for _ in range(size):
            old = sum(known.counts)
            if dice.below(old + sum(fresh.counts)) < old:
                kind = known.deal_one(dice)
                s.held_over[hand][kind] += 1
            else:
                kind = fresh.deal_one(dice)
            s.hands[hand][kind] += 1
    for kind, count in enumerate(played):
        s.held_over[others[0]][kind] -= count
    s.action_pile.deck.bag = pool.counts
    if s.chance is not None and s.chance.purpose.startswith("action_card/"):
        s.reweigh(pool.counts[:])


def known_and_unknown(s: SwitchState, others: list[int]) -> tuple[Pool, Pool, list[int]]:
    """SW-11.2, SW-18.2  The cards certainly in these hands together, and those in them or in the pile.

    Last what they have played since the shuffle beyond what they held over: that was drawn anew.
    """
    known = Pool([0] * len(s.discard))
    pool = Pool(s.action_pile.deck.bag)
    played = [0] * len(s.discard)
    for kind in range(len(s.discard)):
        held = sum(s.held_over[hand][kind] for hand in others)
        known.counts[kind] = max(0, held)
        played[kind] = max(0, -held)
        pool.counts[kind] += sum(s.hands[hand][kind] for hand in others) - known.counts[kind]
    return known, pool, played


def read_other_hands(s: SwitchState, who: int) -> Sequence[int]:
    """SW-18.1  The cards in other hands, while they are hidden, and which of them are held over."""
    if not hides_hands(s):
        return ()
    others = [hand for hand in range(len(s.hands)) if hand != who]
    return [n for hand in others for n in (*s.hands[hand], *s.held_over[hand])]


HIDDEN: Final = (HiddenPlace("hands", read_other_hands),)
