"""Piles in games that rewind: places, looks below the top, and worlds of several epochs."""

from __future__ import annotations

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.hidden import redeal_pile
from roundhouse.kernel.ids import EVERYBODY, NONE, SPECTATOR, mask_of
from roundhouse.kernel.piles import Pile


def test_a_look_below_the_top_finds_decided_cards_and_those_under_the_pile() -> None:
    pile = Pile([1, 1, 1])
    assert pile.next_slot(0) == NONE
    for kind in (2, 0, 1):
        pile.decide(kind, mask_of(0))
        pile.take()
    assert pile.left == 0
    pile.put_under(1)
    pile.put_under(0)
    assert (pile.next_slot(0), pile.next_slot(1), pile.next_slot(2)) == (1, 0, NONE)


def test_a_card_that_left_unseen_comes_back_on_top_of_those_that_were_seen_after_it() -> None:
    pile = Pile([2, 2])
    start = pile.taken
    assert pile.drop(keep_place=True) == 0
    slot = pile.decide(1, mask_of(0))
    assert (slot, pile.take(), pile.left) == (1, 1, 2)
    pile.taken = start  # what a rewind does
    assert pile.left == 4
    assert pile.next_slot() == NONE  # the first is still not decided
    assert pile.next_slot(1) == 1  # the second is the one that seat 0 has seen
    assert pile.decide(0, EVERYBODY) == 0
    assert (pile.kind(0), pile.kind(1), pile.unseen) == (0, 1, 2)


def test_a_card_that_left_unseen_is_drawn_no_more() -> None:
    pile = Pile([1, 1])
    pile.drop()
    pile.decide(0, EVERYBODY)
    pile.take()
    assert pile.left == 0


def test_what_was_seen_in_another_epoch_is_dealt_anew_too() -> None:
    pile = Pile([2, 2])
    for kind in (0, 1):
        pile.decide(kind, mask_of(0))
        pile.take()
    pile.shuffle([2, 2], keep_history=True)
    dealt: set[tuple[int, int]] = set()
    for seed in range(40):
        twin = pile.clone()
        redeal_pile(twin, SPECTATOR, Dice(seed))
        dealt.add((twin.decks[0].kinds[0], twin.decks[0].kinds[1]))
        assert [sum(deck.bag) + len(deck.kinds) for deck in twin.decks] == [4, 4]
    assert dealt == {(0, 0), (0, 1), (1, 0), (1, 1)}
    known = pile.clone()
    redeal_pile(known, 0, Dice(1))
    assert known.decks[0].kinds == [0, 1]
