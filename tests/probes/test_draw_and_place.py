"""The probe of backs, hands, a board, and a pick made one by one."""

from __future__ import annotations

import pytest

from roundhouse.kernel import scenarios
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import SILENT, Out
from roundhouse.kernel.ids import NONE, SPECTATOR, sees
from roundhouse.kernel.scenarios import ScenarioError
from roundhouse.texts.catalogues import faults, keys
from tests.probes.all_worlds import (
    all_worlds,
    assert_kept,
    assert_odds,
    assert_twins_stand,
    play_step,
    play_text,
    possible,
    random_states,
    refused,
    settle_all,
    view_bytes,
    viewers,
)
from tests.probes.draw_and_place import GAME, VILLAGE, VillageState, kind_of, list_hand, read_hands, scores

HALT, MARKET, MILL, TOWER, BRIDGE = range(5)
PLAIN, ORNATE = 0, 1


def begin(*draws: int, seats: int = 2) -> VillageState:
    """A game whose first draws (back, front, back, front, ...) are given."""
    s = GAME.new(seats)
    settle_all(GAME, s, draws)
    return s


def hand_over(s: VillageState, seat: int) -> list[str]:
    return [VILLAGE.kinds[kind_of(s, tile)] for tile in list_hand(s, seat)]


# -- rules ------------------------------------------------------------------------------------------


def test_the_back_is_decided_before_the_front_and_the_front_keeps_to_it() -> None:
    s = GAME.new(2)
    assert s.chance is not None
    assert (s.chance.purpose, list(s.chance.weights)) == ("back/0/0", [5, 5])
    GAME.settle(s, ORNATE, SILENT)
    assert (s.chance.purpose, list(s.chance.weights)) == ("tile/0/0", [0, 0, 2, 2, 1])
    GAME.settle(s, TOWER, SILENT)
    assert list(s.chance.weights) == [5, 4]
    assert hand_over(s, 0) == ["tower"]


def test_a_front_is_seen_by_its_holder_only_but_its_back_by_all() -> None:
    s = begin(PLAIN, HALT, ORNATE, MILL, ORNATE)
    assert b'"tile":"t1","where":"hand 0","back":"plain","kind":"halt"' in view_bytes(GAME, s, 0)
    assert b'"tile":"t2","where":"hand 1","back":"ornate","kind":"?"' in view_bytes(GAME, s, 0)
    assert b"halt" not in view_bytes(GAME, s, SPECTATOR)
    assert GAME.view(s, 1).top == "ornate"  # type: ignore[attr-defined]  # the kernel knows no title's view


def test_a_hand_holds_two_tiles() -> None:
    s = begin(PLAIN, HALT, ORNATE, MILL, ORNATE)
    for seat, draws in ((0, (TOWER, ORNATE)), (1, (TOWER, PLAIN))):
        play_text(GAME, s, seat, "take")
        settle_all(GAME, s, draws)
    assert refused(GAME, s, 0, "take") == "DP-2.1"


def test_only_tiles_of_the_own_hand_are_built() -> None:
    s = begin(PLAIN, HALT, ORNATE, MILL, ORNATE)
    assert refused(GAME, s, 0, "build tile:t2 field:a1") == "DP-3.1"
    assert refused(GAME, s, 0, "throw tile:t2") == "DP-3.1"
    play_text(GAME, s, 0, "build tile:t1 field:a1")
    assert (s.coins[0], VILLAGE.tiles[s.built[0]]) == (2, "t1")


def test_a_tile_costs_its_price() -> None:
    s = begin(ORNATE, BRIDGE, PLAIN, HALT, PLAIN)
    assert GAME.grammar.parse(s, "build tile:t1 field:a1") in GAME.legal(s, GAME.side_slot(s, 0))
    s.coins[0] = 2
    assert refused(GAME, s, 0, "build tile:t1 field:a1") == "DP-3.2"


def test_fields_hold_one_tile_and_the_town_grows_together() -> None:
    s = begin(PLAIN, HALT, PLAIN, HALT, PLAIN)
    play_text(GAME, s, 0, "build tile:t1 field:a1")
    play_text(GAME, s, 0, "stop")
    assert refused(GAME, s, 1, "build tile:t2 field:a1") == "DP-3.3"
    assert refused(GAME, s, 1, "build tile:t2 field:c2") == "DP-3.4"
    play_text(GAME, s, 1, "build tile:t2 field:b1")


def test_travellers_are_picked_one_after_another() -> None:
    s = begin(PLAIN, MARKET, PLAIN, HALT, PLAIN)
    play_text(GAME, s, 0, "build tile:t1 field:b2")
    assert refused(GAME, s, 0, "board traveller:anna") == "DP-5.1"
    before = GAME.side_slot(s, 0).question
    play_text(GAME, s, 0, "board traveller:fritz")
    assert GAME.side_slot(s, 0).question != before
    assert refused(GAME, s, 0, "board traveller:fritz") == "DP-5.1"
    play_text(GAME, s, 0, "board traveller:emil")
    assert (s.active, s.carried) == (1, [NONE, NONE, NONE, NONE, 0, 0])  # no room for a third


def test_whoever_has_no_room_left_or_nobody_waiting_is_not_asked() -> None:
    s = begin(PLAIN, HALT, PLAIN, HALT, PLAIN)
    s.carried = [1] * 6
    play_text(GAME, s, 0, "build tile:t1 field:b2")
    assert s.active == 1


def test_throwing_away_brings_a_coin_and_shows_the_tile() -> None:
    s = begin(PLAIN, MARKET, PLAIN, HALT, PLAIN)
    play_text(GAME, s, 0, "throw tile:t1")
    assert s.coins[0] == 4
    assert b"market" in view_bytes(GAME, s, SPECTATOR)


def test_thrown_tiles_make_the_new_pile_and_old_tiles_stay_in_hands() -> None:
    s = play_until_renewed(seed=3)
    assert s.pile.epoch == 1
    assert sum(s.pile.decks[0].bag) == 0
    held = [tile for seat in range(s.seats) for tile in list_hand(s, seat)]
    assert held
    assert all(kind_of(s, tile) != NONE for tile in held)


def play_until_renewed(seed: int) -> VillageState:
    """A game in which some throw much away, up to the new pile with old tiles still in hands."""
    dice = Dice(seed)
    s = GAME.new(3)
    while s.pile.epoch == 0 or s.chance is not None:
        assert s.over is None
        if s.chance is None and s.frames[-1].sequence.name == "turn":
            hand = list_hand(s, s.active)
            wish = f"throw tile:{VILLAGE.tiles[hand[-1]]}" if len(hand) == 2 else "take"
            play_text(GAME, s, s.active, wish)
        else:
            play_step(GAME, s, dice)
    return s


def test_scores_show_their_working() -> None:
    s = begin(PLAIN, MARKET, PLAIN, HALT, PLAIN)
    play_text(GAME, s, 0, "build tile:t1 field:b2")
    play_text(GAME, s, 0, "board traveller:fritz")
    assert [(term.points, term.because.key) for term in scores(s, 0)] == [(1, "coins_kept"), (3, "traveller_brought")]
    assert [(term.points, term.because.key) for term in scores(s, 1)] == [(3, "coins_kept"), (-1, "tile_unbuilt")]


# -- at every state ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "coins"), [(2, "3"), (2, "5"), (3, "5"), (4, "3")])
def test_random_games_end_and_every_state_holds(seats: int, coins: str) -> None:
    endings: set[str] = set()
    for seed in range(4):
        dice = Dice(seed)
        for n, s in enumerate(random_states(GAME, seats, {"coins": coins}, seed)):
            assert_twins_stand(GAME, s, dice)
            if n % 5 == 0 or s.over is not None:
                assert_kept(GAME, s)
            assert GAME.title.soundness is not None
            assert GAME.title.soundness(s) == []
            if s.over is not None:
                endings.add(s.over.ending)
    assert endings <= {"full_board", "no_more_tiles"}


def test_hands_do_vary_also_those_of_an_earlier_epoch() -> None:
    s = play_until_renewed(seed=3)
    old = [tile for seat in range(3) for tile in list_hand(s, seat) if tile < VILLAGE.size]
    assert not any(sees(s.pile.decks[0].seen[tile], SPECTATOR) for tile in old)
    worlds = {tuple(kind_of(GAME.resample(s, SPECTATOR, Dice(n)), tile) for tile in old) for n in range(60)}
    assert len(worlds) > 1
    assert read_hands(s, SPECTATOR)
    assert not [k for k in read_hands(s, 0) if k == NONE]


def test_same_draws_and_moves_give_the_same_digests() -> None:
    def run() -> list[str]:
        return [GAME.digest(s) for s in random_states(GAME, 3, {}, "same")]

    assert run() == run()


def test_events_about_a_front_reach_only_its_holder() -> None:
    out = Out()
    s = GAME.new(2, {}, out)
    GAME.settle(s, PLAIN, out)
    GAME.settle(s, HALT, out)
    told = {who: [event.kind for event in out.events if sees(event.audience, who)] for who in viewers(s)}
    assert told == {-1: ["back_shown", "taken"], 0: ["back_shown", "taken", "front_seen"], 1: ["back_shown", "taken"]}


def test_a_scenario_by_hand_begins_a_turn() -> None:
    s = scenarios.read(GAME, {"seats": 2, "position": {"coins": {"1": 7}, "active": "2"}})
    assert (s.coins, s.active) == ([7, 3], 1)
    with pytest.raises(ScenarioError, match="outside the pile"):
        scenarios.read(GAME, {"seats": 2, "position": {"holder": {"t1": "1"}}})


# -- all worlds -------------------------------------------------------------------------------------


def fronts(s: VillageState) -> tuple[int, ...]:
    return tuple(kind_of(s, tile) for tile in range(len(s.pile.decks[0].kinds)))


def with_odds(s: VillageState) -> tuple[object, ...]:
    assert s.chance is not None
    return (fronts(s), tuple(s.pile.deck.bag), tuple(s.chance.weights))


@pytest.mark.parametrize("who", [SPECTATOR, 0, 1])
def test_every_consistent_deal_comes_up_as_often_as_counting_says(who: int) -> None:
    worlds = all_worlds(GAME, GAME.new(2), [(0, "take"), (1, "take")])
    true = next(s for s, _ in worlds if fronts(s)[:4] == (HALT, BRIDGE, MARKET, MILL))
    exact = possible(GAME, worlds, true, who, fronts)
    assert len(exact) >= 4
    assert_odds(GAME, true, who, exact, fronts, 4000)


@pytest.mark.parametrize("who", [SPECTATOR, 0, 1])
def test_while_a_front_is_being_drawn_its_odds_belong_to_the_world(who: int) -> None:
    worlds = all_worlds(GAME, GAME.new(2), [(0, "take")], until="tile/0/2")
    true = next(s for s, _ in worlds if fronts(s)[:2] == (HALT, BRIDGE) and s.pile.back(2) == ORNATE)
    exact = possible(GAME, worlds, true, who, with_odds)
    assert len(exact) >= 2
    assert_odds(GAME, true, who, exact, with_odds, 3000)


def shortly_before_the_new_pile() -> VillageState:
    """Six tiles thrown away for all to see, four left, empty hands."""
    s = GAME.new(2)
    plan = iter((HALT, MARKET, MILL, TOWER, HALT, MILL))
    while len(s.thrown) < 6:
        if s.chance is None:
            hand = list_hand(s, s.active)
            play_text(GAME, s, s.active, f"throw tile:{VILLAGE.tiles[hand[0]]}" if hand else "take")
        elif s.chance.purpose.startswith("back"):
            kind = next(plan, NONE)
            GAME.settle(s, VILLAGE.back_of[kind] if kind != NONE else PLAIN, SILENT)
        else:
            GAME.settle(s, (HALT, MARKET, MILL, TOWER, HALT, MILL)[s.pile.taken], SILENT)
    return s


def all_fronts(s: VillageState) -> tuple[object, ...]:
    return (tuple(tuple(deck.kinds) for deck in s.pile.decks), tuple(s.pile.deck.bag))


@pytest.mark.parametrize("who", [SPECTATOR, 0, 1])
def test_hands_of_two_epochs_come_up_as_often_as_counting_says(who: int) -> None:
    start = shortly_before_the_new_pile()
    assert not any(list_hand(start, seat) for seat in (0, 1))
    first = start.active
    script = [(first, "take"), (1 - first, "take"), (first, "take"), (1 - first, "take"), (first, "throw tile:t9")]
    script += [(1 - first, "throw tile:t10"), (first, "take"), (1 - first, "take")]
    worlds = all_worlds(GAME, start, script)
    old_and_new = ([HALT, MARKET], [PLAIN, ORNATE])
    true = next(s for s, _ in worlds if (s.pile.decks[0].kinds[6:8], s.pile.decks[1].backs[:2]) == old_and_new)
    exact = possible(GAME, worlds, true, who, all_fronts)
    assert len(exact) >= 2
    assert_odds(GAME, true, who, exact, all_fronts, 4000)


def test_both_languages_say_the_same_things() -> None:
    package = GAME.meta.package
    assert keys(package, "en") == keys(package, "de")
    assert faults(package, "en") == faults(package, "de") == []
