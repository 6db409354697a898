"""One game of bots: to its end, the same for the same seed, and honest about what went wrong."""

from __future__ import annotations

import pytest

from roundhouse.bots import Answer, Bot, Thought, make_bot
from roundhouse.bots.kit import NO_MOVE
from roundhouse.kernel.chance import Dice, Draw
from roundhouse.kernel.events import SILENT
from roundhouse.kernel.game import Game
from roundhouse.sim import BotFault, play_game
from roundhouse.sim.play import Draws, count_choices
from roundhouse.sim.results import FINISHED, STUCK
from tests.table.yard import GAME, Yard, a_yard


def bots(*names: str) -> list[Bot]:
    return [make_bot(GAME, name) for name in names]


@pytest.mark.parametrize("names", [("random", "random"), ("busy", "random", "busy")])
def test_a_game_is_played_to_its_end_and_is_the_same_for_the_same_seed(names: tuple[str, ...]) -> None:
    results = [play_game(GAME, len(names), GAME.options(), bots(*names), f"7/{i}") for i in range(6)]
    again = [play_game(GAME, len(names), GAME.options(), bots(*names), f"7/{i}") for i in range(6)]
    assert results == again
    assert len({(result.moves, result.choices) for result in results}) > 1
    for result in results:
        assert result.outcome == FINISHED
        assert result.ending == "closed"
        assert result.winners
        assert result.choices > 0
        assert 0 < result.moves < GAME.meta.longest
        assert len(result.scores) == len(names)
        assert set(result.figures) == {"loaded"}
        assert result.roles == ["first", *["other"] * (len(names) - 1)]


def test_each_seat_has_its_bot() -> None:
    with pytest.raises(ValueError, match="2 seats, but 1 bots"):
        play_game(GAME, 2, GAME.options(), bots("busy"), "1")


def test_a_game_longer_than_any_may_be_is_stuck() -> None:
    short = a_yard("yard")
    short.meta.longest = 3
    for names in (("random", "random"), ("busy", "busy")):
        result = play_game(short, 2, short.options(), bots(*names), "1")
        assert (result.outcome, result.moves) == (STUCK, 3)


def test_a_discussion_that_nobody_closes_is_stuck() -> None:
    assert play_game(GAME, 2, GAME.options(), bots("silent", "silent"), "1").outcome == STUCK


def test_a_bot_that_answers_wrongly_or_not_at_all_is_named() -> None:
    with pytest.raises(BotFault, match=r"wrong answers Slot\(bid.*'bid coins:5'.*YD-3 too_dear"):
        play_game(GAME, 2, GAME.options(), bots("wrong", "wrong"), "1")
    with pytest.raises(ZeroDivisionError):
        play_game(GAME, 2, GAME.options(), bots("broken", "random"), "1")

    class Shy(Bot):
        name = "shy"

        def choose(self, thought: Thought) -> Answer:
            return Answer(NO_MOVE)

    with pytest.raises(BotFault, match="shy has no answer to"):
        play_game(GAME, 2, GAME.options(), [Shy(), Shy()], "1")


def test_draws_of_one_purpose_do_not_move_those_of_another() -> None:
    one, two = Draws("s"), Draws("s")
    other = Draw("other", 0, [1] * 50)
    die = Draw("die", 0, [1] * 50)
    first = [one.settle(die) for _ in range(5)]
    for _ in range(5):
        two.settle(other)
    assert [two.settle(die) for _ in range(5)] == first


def test_a_choice_is_a_step_with_at_least_two_options() -> None:
    game: Game[Yard] = GAME
    s = game.new(2)
    dice = Dice(1)
    while s.chance is not None:
        game.settle(s, dice.settle(s.chance), SILENT)
    slot = game.slot_of(s, 0)
    assert slot is not None
    s.hands[0] = [1, 1, 0]
    assert count_choices(game, s, slot, (0, 1)) == 2
    s.hands[0] = [2, 0, 0]
    assert count_choices(game, s, slot, (0, 0)) == 1
    assert count_choices(game, s, slot, game.grammar.parse(s, "swap")) == 0
