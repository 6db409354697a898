"""One game of bots from its beginning to its end.

Where all seats play at random nobody needs to see anything: the walk goes over the state itself, nothing is
told and nothing re-dealt. Otherwise each bot gets its thought. A choice is an answered step that had at
least two options.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from roundhouse.bots.find import module_of
from roundhouse.bots.kit import BUDGET, NO_MOVE, Bot, RandomBot, RandomWalk, dice_for, thought_for
from roundhouse.kernel.chance import Dice, Draw
from roundhouse.kernel.events import SILENT
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import Move
from roundhouse.kernel.options import Options
from roundhouse.kernel.questions import STANDING, Slot
from roundhouse.kernel.state import State
from roundhouse.sim.results import FINISHED, GameResult

__all__ = ["BotFault", "Draws", "GameResult", "count_choices", "play_game", "play_randomly"]


class BotFault(Exception):
    """A bot answered with a move that is none, or with nothing where an answer is due."""


class Draws:
    """Chance for a game of bots. Each purpose has dice of its own, so that two bots under one seed meet the same luck
    as far as their games go alike.
    """

    __slots__ = ("_dice", "_seed")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._dice: dict[str, Dice] = {}

    def settle(self, draw: Draw) -> int:
        """The result of a draw."""
        dice = self._dice.get(draw.purpose)
        if dice is None:
            dice = self._dice[draw.purpose] = Dice(f"{self._seed}/{draw.purpose}")
        return dice.settle(draw)


# Any: batches play games of every state.
def play_game(
    game: Game[Any], seats: int, options: Options, bots: Sequence[Bot], seed: str, budget: int = BUDGET
) -> GameResult:
    """Play one game to its end; `bots` has one for each seat."""
    if len(bots) != seats:
        raise ValueError(f"{seats} seats, but {len(bots)} bots")
    result = GameResult(seed)
    s = game.new(seats, options)
    if all(type(bot) is RandomBot for bot in bots):
        play_randomly(game, s, Dice(seed), result)
    else:
        _play_thinking(game, s, bots, budget, result)
    if s.over is not None:
        _note_end(game, s, result)
    return result


def play_randomly(game: Game[Any], s: State, dice: Dice, result: GameResult) -> None:
    """Play on at random until the game is over or longer than it may be."""
    walk = RandomWalk(dice)
    longest = game.meta.longest
    moves = 0
    while s.over is None:
        chance = s.chance
        if chance is not None:
            game.settle(s, dice.draw(chance.weights), SILENT)
            continue
        if moves >= longest:
            break
        ask = s.question
        assert ask is not None
        slots = ask.open_slots()
        if ask.kind == STANDING:
            slot, move = _anybody(game, s, slots, walk)
        else:
            slot = slots[0]
            move = walk.move(game, s, slot)
        if not move:
            raise RuntimeError(f"{slot} has no legal move")
        game.apply(s, slot, move, SILENT)
        moves += 1
    result.moves += moves
    result.choices += walk.choices


def _anybody(game: Game[Any], s: State, slots: list[Slot], walk: RandomWalk) -> tuple[Slot, Move]:
    """Somebody of those who may act and can; all with the same odds."""
    rest = list(slots)
    while True:
        slot = rest.pop(walk.dice.below(len(rest)))
        move = walk.move(game, s, slot)
        if move or not rest:
            return slot, move


def _play_thinking(game: Game[Any], s: State, bots: Sequence[Bot], budget: int, result: GameResult) -> None:
    draws = Draws(result.seed)
    order = Dice(f"{result.seed}/order")
    while s.over is None:
        if s.chance is not None:
            game.settle(s, draws.settle(s.chance), SILENT)
            continue
        if result.moves >= game.meta.longest:
            return
        assert s.question is not None
        slots = s.question.open_slots()
        if s.question.kind == STANDING:
            # Who speaks first is nobody's decision.
            slots.insert(0, slots.pop(order.below(len(slots))))
        else:
            slots = slots[:1]
        if not any(_answer(game, s, bots[slot.answerer], slot, budget, result) for slot in slots):
            if s.question.kind == STANDING:
                return
            raise BotFault(f"{bots[slots[0].answerer].name} has no answer to {slots[0]}")


def _answer(game: Game[Any], s: State, bot: Bot, slot: Slot, budget: int, result: GameResult) -> bool:
    """Let a bot answer; whether it did."""
    if type(bot) is RandomBot:
        move = RandomWalk(dice_for(slot, result.seed)).move(game, s, slot)
    else:
        move = bot.choose(thought_for(game, s, slot, result.seed, budget)).move
    if move == NO_MOVE:
        return False
    choices = count_choices(game, s, slot, move)
    why = game.play(s, slot, move, SILENT)
    if why is not None:
        raise BotFault(f"{bot.name} answers {slot} with '{game.grammar.show(s, move)}': {why}")
    result.moves += 1
    result.choices += choices
    return True


def count_choices(game: Game[Any], s: State, slot: Slot, move: Move) -> int:
    """How many steps of a move had at least two options."""
    if game.grammar.kinds[move[0]].side:
        return 0
    return sum(len(game.next_ids(s, slot, move[:depth])) > 1 for depth in range(len(move)))


def _note_end(game: Game[Any], s: State, result: GameResult) -> None:
    assert s.over is not None
    result.outcome = FINISHED
    result.ending = s.over.ending
    result.winners = list(s.over.winners)
    if game.title.scores is not None:
        result.scores = [sum(term.points for term in game.scores(s, seat)) for seat in range(s.seats)]
    module = module_of(game, "figures")
    if module is not None:
        # What a title measures beyond the score: `figures(state)`, and `roles(state)` where roles are dealt.
        if hasattr(module, "figures"):
            result.figures = dict(module.figures(s))
        if hasattr(module, "roles"):
            result.roles = list(module.roles(s))
