"""What every bot is made of: a thought goes in, an answer comes out.

A bot's dice come from the seed of the game, its seat and the number of its question. So a bot that is given
twins - two states which differ only in what it may not know - has to choose the same under the same seed:
`assert_twin_blind` asserts it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import Move
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.state import State

BUDGET: Final = 1_000
"""Nodes that a searching bot may visit for one decision unless told otherwise."""

NO_MOVE: Final[Move] = ()
"""The answer of somebody who has nothing to say in a standing question."""


class Answer:
    """What a bot decided, and why. `NO_MOVE` is allowed only where nobody must act."""

    __slots__ = ("move", "reason")

    def __init__(self, move: Move, reason: Because | None = None) -> None:
        self.move = move
        self.reason = reason

    def __repr__(self) -> str:
        return f"Answer({self.move}, {self.reason})"


class Thought:
    """One decision as a bot meets it: its seat, its question, a world re-dealt for it, dice and a budget of nodes."""

    __slots__ = ("_view", "budget", "dice", "game", "seat", "slot", "world")

    # Any: a bot of the kit plays games of every state; a title's own bot knows which it gets.
    def __init__(self, game: Game[Any], seat: int, slot: Slot, world: Any, dice: Dice, budget: int) -> None:
        self.game = game
        self.seat = seat
        self.slot = slot
        self.world = world
        """A world that the seat cannot tell from the true one. The bot may change it."""
        self.dice = dice
        self.budget = budget
        """A number of nodes, never of seconds, so that figures repeat with the seed."""
        self._view: object = None

    @property
    def view(self) -> object:
        """What the seat sees. It is read off the world, which looks the same; so read it before changing that."""
        if self._view is None:
            self._view = self.game.view(self.world, self.seat)
        return self._view

    def another_world(self) -> Any:
        """The unknown dealt once more; the world itself is not touched."""
        return self.game.resample(self.world, self.seat, self.dice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player. A new one sits down for each seat and each game, so it may remember what it saw."""

    name: str = ""

    def choose(self, thought: Thought) -> Answer:
        """The answer to a question."""
        raise NotImplementedError


BotFactory: TypeAlias = Callable[[], Bot]


class RandomWalk:
    """Walks to a move, each next step with equal odds, and counts the steps that left a choice."""

    __slots__ = ("choices", "dice")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.choices = 0

    def move(self, game: Game[Any], s: State, slot: Slot) -> Move:
        """A random legal answer to a question; `NO_MOVE` if there is none."""
        kinds = game.grammar.kinds
        path: Move = NO_MOVE
        while True:
            ids = game.next_ids(s, slot, path)
            n = len(ids)
            if n > 1:
                self.choices += 1
                path = (*path, ids[self.dice.below(n)])
            elif n == 1:
                path = (*path, ids[0])
            else:
                return path
            if len(path) > len(kinds[path[0]].parts):
                return path


class RandomBot(Bot):
    """Chooses each step of a move with equal odds. It makes no side moves."""

    name = "random"

    def choose(self, thought: Thought) -> Answer:
        """Any legal move."""
        return Answer(RandomWalk(thought.dice).move(thought.game, thought.world, thought.slot))


def dice_for(slot: Slot, seed: str) -> Dice:
    """The dice of a bot for one question: the same whatever others did meanwhile."""
    return Dice(f"{seed}/{slot.answerer}/{slot.owner}.{slot.number}")


def thought_for(game: Game[Any], s: State, slot: Slot, seed: str, budget: int = BUDGET) -> Thought:
    """What the seat that answers a question is given to think with. The true state stays outside."""
    dice = dice_for(slot, seed)
    return Thought(game, slot.answerer, slot, game.resample(s, slot.answerer, dice), dice, budget)


class BotPeeks(Exception):
    """A bot chose differently in two worlds that it cannot tell apart."""


def assert_twin_blind(
    game: Game[Any], bot: BotFactory, state: State, seat: int, seed: str, twins: int = 3, budget: int = BUDGET
) -> None:
    """Give a bot twins of a state under one seed; `BotPeeks` if its answers differ. Not asked: nothing to see."""
    slot = game.slot_of(state, seat)
    if slot is None:
        return
    first = bot().choose(thought_for(game, state, slot, seed, budget))
    for n in range(twins):
        twin = game.resample(state, seat, Dice(f"{seed}/twin/{n}"))
        own = game.slot_of(twin, seat)
        if own is None or own.question != slot.question:
            raise BotPeeks(f"{game.meta.id}: seat {seat} is asked something else in a twin")
        other = bot().choose(thought_for(game, twin, own, seed, budget))
        if other.move != first.move or other.reason != first.reason:
            shown = [game.grammar.show(state, answer.move) for answer in (first, other)]
            raise BotPeeks(f"{game.meta.id}: seat {seat} plays '{shown[0]}', in a twin '{shown[1]}' (seed {seed})")
