"""The kit: thoughts, random bots, finding bots, and the proof that a bot does not look."""

from __future__ import annotations

from pathlib import Path

import pytest

from roundhouse.bots import BotPeeks, RandomBot, UnknownBot, assert_twin_blind, bots_of, make_bot, thought_for
from roundhouse.bots.find import module_of
from roundhouse.bots.kit import NO_MOVE, RandomWalk
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Out
from roundhouse.kernel.questions import Slot
from tests.table.yard import GAME, GRAMMAR, Yard, a_yard, redeal
from tests.table.yard.bots import Busy, Watching


def first_turn(seed: str = "a", seats: int = 2) -> Yard:
    s = GAME.new(seats)
    dice = Dice(seed)
    while s.chance is not None:
        GAME.settle(s, dice.settle(s.chance), Out(on=False))
    return s


def test_a_thought_holds_a_world_that_looks_the_same_and_is_not_the_state() -> None:
    s = first_turn(seats=3)
    slot = GAME.slot_of(s, 0)
    assert slot is not None
    worlds = [thought_for(GAME, s, slot, f"seed{n}").world for n in range(20)]
    assert all(world is not s for world in worlds)
    assert len({GAME.digest(world) for world in worlds}) > 1
    assert all(world.hands[0] == s.hands[0] for world in worlds)
    thought = thought_for(GAME, s, slot, "x")
    assert thought.view == GAME.view(s, 0)
    assert thought.another_world().hands[0] == s.hands[0]


def test_a_thought_is_the_same_for_the_same_seed_and_question() -> None:
    s = first_turn()
    slot = GAME.slot_of(s, 0)
    assert slot is not None
    one, two = (thought_for(GAME, s, slot, "x") for _ in range(2))
    assert GAME.digest(one.world) == GAME.digest(two.world)
    assert [one.dice.below(99) for _ in range(9)] == [two.dice.below(99) for _ in range(9)]


def test_a_random_bot_makes_legal_moves_only_and_all_of_them() -> None:
    s = first_turn()
    slot = GAME.slot_of(s, 0)
    assert slot is not None
    chosen = {RandomBot().choose(thought_for(GAME, s, slot, str(n))).move for n in range(60)}
    assert chosen == set(GAME.legal(s, slot))


def test_a_random_walk_counts_only_steps_with_two_options_and_ends_where_nothing_is_legal() -> None:
    s = first_turn()
    slot = GAME.slot_of(s, 0)
    assert slot is not None
    walk = RandomWalk(Dice(1))
    move = walk.move(GAME, s, slot)
    assert walk.choices == 1 + (move[0] == 0 and sum(n > 0 for n in s.hands[0]) > 1)
    bell = RandomWalk(Dice(1))
    assert bell.move(GAME, s, Slot("bell", 0, 0, 1)) == (GRAMMAR.by_name["ring"].number,)
    assert bell.choices == 0
    s.hands[0] = [0, 0, 0]
    nothing = Slot("nothing", 0, 0, 1)
    assert RandomWalk(Dice(1)).move(GAME, s, nothing) == NO_MOVE


def test_bots_are_found_in_the_package_of_the_title() -> None:
    assert list(bots_of(GAME))[:2] == ["random", "busy"]
    assert isinstance(make_bot(GAME, "busy"), Busy)
    with pytest.raises(UnknownBot, match="yard has no bot 'clever' \\(known: random, busy"):
        make_bot(GAME, "clever")


def test_a_package_without_bots_has_the_random_one_and_a_broken_module_is_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    folder = tmp_path / "bare_title"
    (folder / "bots").mkdir(parents=True)
    (folder / "__init__.py").write_text("", "utf-8")
    bare = a_yard("yard")
    bare.meta.package = "bare_title"
    assert list(bots_of(bare)) == ["random"]
    assert module_of(bare, "figures") is None
    bare.meta.package = "no_such_title"
    assert list(bots_of(bare)) == ["random"]
    bare.meta.package = "bare_title"
    (folder / "broken.py").write_text("import no_such_module_anywhere", "utf-8")
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        module_of(bare, "broken")


def test_an_honest_bot_plays_the_same_in_twins() -> None:
    for n in range(10):
        for bot in (Busy, RandomBot):
            assert_twin_blind(GAME, bot, first_turn(str(n)), 0, "seed")
            assert_twin_blind(GAME, bot, first_turn(str(n)), 1, "seed")  # is not asked: nothing to see


def test_a_bot_that_is_shown_the_truth_is_caught() -> None:
    def half_true(s: Yard, who: int, dice: Dice) -> None:
        if dice.below(2):
            redeal(s, who, dice)

    leaky = a_yard("yard", redeal=half_true)
    caught = 0
    for n in range(40):
        try:
            assert_twin_blind(leaky, Watching, first_turn(str(n)), 0, str(n))
        except BotPeeks as error:
            caught += "seat 0 plays" in str(error)
        assert_twin_blind(GAME, Watching, first_turn(str(n)), 0, str(n))
    assert caught > 0


def test_a_game_that_asks_a_twin_something_else_is_caught() -> None:
    def asks_again(s: Yard, who: int, dice: Dice) -> None:
        s.ask("turn", who)

    with pytest.raises(BotPeeks, match="asked something else"):
        assert_twin_blind(a_yard("yard", redeal=asks_again), Busy, first_turn(), 0, "seed")
