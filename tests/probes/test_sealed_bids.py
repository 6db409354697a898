"""The probe of sealed bids: its rules, and what nobody may learn from what others do in secret."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from roundhouse.kernel.chance import Dice, Draw
from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import NONE, SPECTATOR, sees
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.scenarios import ScenarioError, read, write
from tests.probes.sealed_bids import GAME
from tests.probes.sealed_bids_title.rules import CARDS, COPIES, GOALS, Bids
from tests.probes.walking import (
    assert_broken_bytes_are_refused,
    assert_broken_scenarios_are_refused,
    assert_odds,
    assert_stored,
    assert_told,
    assert_twins,
    count_worlds,
    sent,
    shares,
    viewers,
    walk,
)  # fmt: skip

Table = dict[str, Any]  # Any: TOML values


def at_bids(hands: list[list[int]], bag: list[int], boxed: list[list[int]] | None = None, **more: Any) -> Bids:
    """A sale of `iron_3` with these hands, counted from one to five; what is nowhere else was spent before."""
    boxed = boxed or [[0] * 5 for _ in hands]
    lying = [bag, *hands, *boxed]
    position: Table = {
        "bag": {"bag": dict(zip(CARDS, bag, strict=True))},
        "hand": hands,
        "boxed": boxed,
        "discard": [COPIES[card] - sum(line[card] for line in lying) for card in range(len(CARDS))],
        "lot": "iron_3",
        "goal": list(GOALS[: len(hands)]),
        "goals": {"bag": dict.fromkeys(GOALS[len(hands) :], 1)},
        "sale": 2,
    }
    return read(GAME, {"game": "sealed_bids", "seats": len(hands), "at": "bids", "position": position | more})


def say(s: Bids, seat: int, text: str, out: Out | None = None) -> Because | None:
    """A seat's move in words."""
    path = GAME.grammar.parse(s, text)
    kind = GAME.grammar.kinds[path[0]]
    slot = GAME.side_slot(s, seat) if kind.side else GAME.slot_of(s, seat)
    assert slot is not None
    return GAME.play(s, slot, path, out or Out())


THREE = [[1, 0, 0, 0, 1], [1, 0, 0, 0, 1], [0, 1, 1, 0, 0]]
BAG = [0, 0, 1, 1, 0]


# -- rules ------------------------------------------------------------------------------------------


def test_only_cards_in_the_own_hand_are_bid() -> None:
    s = at_bids(THREE, BAG)
    before = GAME.digest(s)
    assert say(s, 0, "bid card:two") == Because("SB-3", "card_not_in_hand", {"card": 1})
    assert GAME.digest(s) == before
    assert say(s, 0, "bid card:five") is None


def test_nobody_bids_more_coins_than_he_has() -> None:
    s = at_bids(THREE, BAG, money=[4, 16, 10])
    assert say(s, 0, "bid card:five") == Because("SB-4", "not_enough_coins", {"card": 4, "coins": 4})
    assert say(s, 1, "bid card:five") is None


def test_the_dearest_card_wins_and_pays_and_passing_earns_a_coin() -> None:
    s = at_bids(THREE, BAG)
    for seat, text in enumerate(("bid card:one", "pass", "bid card:three")):
        assert say(s, seat, text) is None
    assert s.won == [[], [], [4]]
    assert s.money == [10, 11, 7]
    assert s.discard == [4, 4, 4, 4, 3]
    assert [sum(line) for line in s.hand] == [1, 2, 1]


def test_chance_decides_between_equal_bids_and_only_between_them() -> None:
    for result, winner in enumerate((0, 1)):
        s = at_bids(THREE, BAG)
        for seat, text in enumerate(("bid card:five", "bid card:five", "bid card:three")):
            assert say(s, seat, text) is None
        pending = GAME.pending(s)
        assert isinstance(pending, Draw)
        assert (pending.purpose, list(pending.weights)) == ("tie/2", [1, 1])
        GAME.settle(s, result, Out())
        assert s.won[winner] == [4]


def test_a_lot_nobody_bids_for_is_gone() -> None:
    s = at_bids(THREE, BAG)
    out = Out()
    for seat in (2, 0, 1):
        assert say(s, seat, "pass", out) is None
    assert s.won == [[], [], []]
    assert "lot_unsold" in [event.kind for event in out.events]


def test_two_cards_are_exchanged_for_one_of_the_bag() -> None:
    s = at_bids(THREE, BAG)
    out = Out()
    assert say(s, 0, "exchange first:five second:one", out) is None
    pending = GAME.pending(s)
    assert isinstance(pending, Draw)
    assert (pending.purpose, list(pending.weights)) == ("bid_card/0", BAG)
    GAME.settle(s, 3, out)
    assert s.hand[0] == [0, 0, 0, 1, 0]
    assert s.boxed[0] == [1, 0, 0, 0, 1]
    assert s.bag.left == 1
    told = [(event.kind, event.audience, event.reveals) for event in out.events]
    assert told == [("exchanged", -1, False), ("card_dealt", 1, True)]


def test_an_exchange_needs_both_cards_and_one_in_the_bag() -> None:
    s = at_bids(THREE, BAG)
    assert say(s, 0, "exchange first:one second:one") == Because("SB-7", "card_not_in_hand", {"card": 0})
    s = at_bids([[1, 0, 0, 0, 0], [1, 0, 0, 0, 1]], BAG)
    assert say(s, 0, "exchange first:one second:one") == Because("SB-7", "fewer_than_two_cards", {})
    s = at_bids(THREE, [0] * 5)
    assert say(s, 0, "exchange first:one second:five") == Because("SB-7", "bag_is_empty", {})


def test_who_has_bid_exchanges_no_more() -> None:
    s = at_bids(THREE, BAG)
    assert say(s, 0, "pass") is None
    why = say(s, 0, "exchange first:one second:five")
    assert why is not None
    assert (why.rule, why.fault) == ("RH-2", "not_yours")


def test_score_terms_open_the_goal() -> None:
    s = at_bids(THREE, BAG, won=[["coal_2", "coal_5"], ["iron_2"], []])
    assert [(term.points, term.because.key) for term in GAME.scores(s, 0)] == [
        (7, "lots_won"), (5, "coins_left"), (6, "goal_reached"),
    ]  # fmt: skip
    assert [term.points for term in GAME.scores(s, 1)] == [2, 5, 3]


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(ScenarioError, match="there are 100 coins"):
        at_bids(THREE, BAG, money=[10, 10, 11])
    with pytest.raises(ScenarioError, match="cards five"):
        at_bids(THREE, BAG, discard=[3, 4, 3, 4, 2])


# -- sealed -----------------------------------------------------------------------------------------


def test_what_one_seat_does_under_seal_changes_nothing_for_the_others() -> None:
    s = at_bids([*THREE, [0, 0, 0, 1, 1]], BAG)
    for seat, text in ((2, "bid card:three"), (0, "pass"), (3, "bid card:four")):
        before = {who: sent(GAME, s, who) for who in viewers(s)}
        assert say(s, seat, text) is None
        after = {who: sent(GAME, s, who) for who in viewers(s)}
        assert [who for who in after if after[who] != before[who]] == [seat]
    assert b'"answer":"bid card:three"' in sent(GAME, s, 2)


def test_an_exchange_renews_only_its_makers_question() -> None:
    s = at_bids([*THREE, [0, 0, 0, 1, 1]], BAG)
    assert say(s, 1, "bid card:one") is None
    before = [slot.question for slot in (GAME.side_slot(s, seat) for seat in range(4))]
    assert say(s, 0, "exchange first:one second:five") is None
    # Between the move and its draw nobody is asked; the table draws at once.
    assert [GAME.slot_of(s, seat) for seat in range(4)] == [None] * 4
    assert [GAME.side_ids(s, seat) for seat in range(4)] == [[]] * 4
    assert_stored(GAME, s)
    for who in viewers(s):
        assert_twins(GAME, s, who, "held")
    GAME.settle(s, 2, Out())
    after = [slot.question for slot in (GAME.side_slot(s, seat) for seat in range(4))]
    assert [one == two for one, two in zip(before, after, strict=True)] == [False, True, True, True]
    assert s.question is not None
    assert [slot.owner for slot in s.question.open_slots()] == [0, 2, 3]
    for seat in (0, 2, 3):
        assert say(s, seat, "pass") is None
    assert s.won[1] == [4]


def test_side_moves_are_bounded_and_counted_anew_after_an_answer() -> None:
    s = at_bids(THREE, BAG)
    s.side_moves[0] = 24
    why = say(s, 0, "exchange first:one second:five")
    assert why is not None
    assert why.rule == "RH-5"
    assert say(s, 0, "pass") is None
    assert s.side_moves[0] == 0


def test_answers_in_any_order_give_the_same_state() -> None:
    texts = ("bid card:five", "bid card:five", "pass", "bid card:four")
    digests: set[str] = set()
    for order in permutations(range(4)):
        s = at_bids([*THREE, [0, 0, 0, 1, 1]], BAG)
        out = Out()
        for seat in order:
            assert say(s, seat, texts[seat], out) is None
        digests.add(GAME.digest(s) + repr(out.events))
    assert len(digests) == 1


def test_resample_takes_others_sealed_answers_back_and_keeps_the_own() -> None:
    s = at_bids(THREE, BAG)
    assert say(s, 0, "bid card:five") is None
    assert say(s, 1, "bid card:five") is None
    for who, kept in ((0, 0), (1, 1), (2, NONE), (SPECTATOR, NONE)):
        ask = GAME.resample(s, who, Dice(1)).question
        assert ask is not None
        assert [i for i, answer in enumerate(ask.answers) if answer is not None] == ([kept] if kept >= 0 else [])


# -- twins, bytes, scenarios over random play -------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twins_cannot_be_told_apart_at_any_state(seats: int) -> None:
    varied: set[str] = set()
    for n in range(8 - seats):
        for s in walk(GAME, seats, f"twins/{seats}/{n}", {"sales": "3"}):
            for who in viewers(s):
                twin = assert_twins(GAME, s, who, f"{seats}/{who}")
                for place in GAME.title.hidden:
                    if list(place.read(s, who)) != list(place.read(twin, who)):
                        varied.add(place.name)
    assert varied == {place.name for place in GAME.title.hidden}


def test_no_drawn_card_stays_behind_in_the_flow() -> None:
    for s in walk(GAME, 3, "drawn", {"sales": "3"}):
        assert [frame.drawn for frame in s.frames] == [NONE] * len(s.frames)


def test_coins_behind_screens_show_in_no_view() -> None:
    differed = 0
    for s in walk(GAME, 4, "screens", {"sales": "3"}):
        for who in viewers(s):
            twin = GAME.screened_twin("coins", s, who, Dice(who))
            assert sent(GAME, twin, who) == sent(GAME, s, who)
            assert GAME.title.soundness is not None
            assert GAME.title.soundness(twin) == []
            differed += twin.money != s.money
            # Whoever counted along knows them: an ordinary twin keeps them.
            assert GAME.resample(s, who, Dice(who)).money == s.money
    assert differed > 100


def test_open_coins_are_seen_by_all() -> None:
    s = GAME.new(2, {"coins": "open"})
    assert b'"coins":10' in sent(GAME, s, SPECTATOR)
    assert b'"coins":10' not in sent(GAME, GAME.new(2), SPECTATOR)


@pytest.mark.parametrize("seats", [2, 4])
def test_bytes_scenarios_and_copies_give_the_state_back(seats: int) -> None:
    for s in walk(GAME, seats, f"stored/{seats}", {"sales": "3"}):
        assert_stored(GAME, s)


def test_broken_bytes_are_refused_with_one_kind_of_error() -> None:
    for n, s in enumerate(walk(GAME, 2, "broken", {"sales": "3"})):
        if n % 8 == 0:
            assert_broken_bytes_are_refused(GAME, s, Dice(n))


def test_broken_scenarios_are_refused_with_one_kind_of_error() -> None:
    for n, s in enumerate(walk(GAME, 2, "broken", {"sales": "3"})):
        if n % 12 == 0:
            assert_broken_scenarios_are_refused(GAME, write(GAME, s))


def test_same_moves_and_draws_give_the_same_digests() -> None:
    one = [GAME.digest(s) for s in walk(GAME, 4, "same")]
    assert one == [GAME.digest(s) for s in walk(GAME, 4, "same")]
    assert one != [GAME.digest(s) for s in walk(GAME, 4, "other")]


def test_games_end_within_the_bound() -> None:
    for seats in (2, 3, 4):
        for n in range(5):
            before, moves = GAME.new(seats), 0
            for s in walk(GAME, seats, f"end/{n}", {"sales": "10"}):
                moves += sum(s.asked) > sum(before.asked)
                before = GAME.clone(s)
            assert before.over is not None
            assert before.over.winners
            assert moves <= GAME.meta.longest


def test_what_is_secret_is_told_only_to_its_owner() -> None:
    out = Out()
    for _ in walk(GAME, 3, "audience", out=out):
        pass
    private = [event for event in out.events if event.kind in {"card_dealt", "goal_dealt"}]
    assert len(private) > 15 + 3
    assert all(event.audience == 1 << event.args["seat"] and event.reveals for event in private)
    assert not any(sees(event.audience, SPECTATOR) for event in private)
    others: list[Event] = [event for event in out.events if event not in private]
    assert all(sees(event.audience, SPECTATOR) for event in others)


# -- the exact odds of every consistent deal --------------------------------------------------------

SMALL = [[0, 1, 0, 0, 0], [1, 0, 1, 0, 0], [0, 0, 1, 0, 0]]
SMALL_BAG = [1, 0, 0, 0, 1]
SMALL_BOX = [[0] * 5, [0, 1, 0, 0, 0], [0] * 5]


def counted(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(cards.count(card) for card in range(len(CARDS)))


def cards_of(s: Bids) -> tuple[object, ...]:
    """Where every card lies that somebody cannot see."""
    return (*(tuple(line) for line in (*s.hand, *s.boxed)), tuple(s.bag.deck.bag))


def goals_of(s: Bids) -> tuple[int, ...]:
    return tuple(s.goal)


def test_a_seat_finds_every_deal_as_often_as_counting_says() -> None:
    s = at_bids(SMALL, SMALL_BAG, SMALL_BOX)
    # Six cards this seat cannot see: one, one, two, three, three, five; every order is equally likely.
    deals: list[tuple[object, ...]] = []
    for order in permutations((0, 0, 1, 2, 2, 4)):
        one, two, box, bag = counted(order[:2]), counted(order[2:3]), counted(order[3:4]), counted(order[4:])
        for goals in permutations(range(1, 5), 2):
            cards = ((0, 1, 0, 0, 0), one, two, (0,) * 5, box, (0,) * 5, bag)
            deals.append((*cards, 0, *goals))
    worlds = count_worlds(GAME, s, 0, 20_000, lambda world: (*cards_of(world), *goals_of(world)))
    assert_odds(worlds, shares(deals))


def test_a_spectator_finds_every_deal_as_often_as_counting_says() -> None:
    s = at_bids(SMALL, SMALL_BAG, SMALL_BOX)
    cards: list[tuple[object, ...]] = []
    for order in permutations((0, 0, 1, 1, 2, 2, 4)):
        hands = (counted(order[:1]), counted(order[1:3]), counted(order[3:4]))
        cards.append((*hands, (0,) * 5, counted(order[4:5]), (0,) * 5, counted(order[5:])))
    assert_odds(count_worlds(GAME, s, SPECTATOR, 10_000, cards_of), shares(cards))
    goals: list[tuple[int, ...]] = list(permutations(range(5), 3))
    assert_odds(count_worlds(GAME, s, SPECTATOR, 5_000, goals_of), shares(goals))


def test_a_pending_draw_is_weighed_anew_in_a_twin() -> None:
    s = at_bids(SMALL, SMALL_BAG, SMALL_BOX)
    assert say(s, 1, "exchange first:one second:three") is None
    weights: set[tuple[int, ...]] = set()
    for n in range(50):
        twin = GAME.resample(s, 0, Dice(n))
        assert twin.chance is not None
        assert list(twin.chance.weights) == twin.bag.weights()
        weights.add(tuple(twin.chance.weights))
    assert len(weights) > 5


def test_scenarios_by_hand_need_no_flow() -> None:
    table = write(GAME, at_bids(THREE, BAG))
    del table["flow"]
    again: Game[Bids] = GAME
    s = read(again, table | {"at": "bids"})
    assert s.question is not None
    assert s.hand == THREE


@pytest.mark.parametrize("lang", ["de", "en"])
def test_everything_that_happens_can_be_said(lang: str) -> None:
    assert_told(GAME, lang, {"sales": "3"})
