"""Bots of the yard: one that plays well, one that looks, one that cannot play, one that breaks."""

from __future__ import annotations

import multiprocessing
import os

from roundhouse.bots import Answer, Bot, BotFactory, Thought
from roundhouse.bots.kit import NO_MOVE, RandomWalk
from roundhouse.kernel.reasons import Because
from tests.table.yard import GRAMMAR, Yard

LOAD, DRAW, DONE, BID, SAY, CLOSE = range(6)


class Busy(Bot):
    """Loads all it has, draws twice a round, bids all it may, says nothing."""

    name = "busy"

    def choose(self, thought: Thought) -> Answer:
        s: Yard = thought.world
        slot = thought.slot
        if slot.what == "bid":
            return Answer((BID, min(5, s.loaded[slot.owner])), Because("YD-3", "as_dear_as_can_be", {}))
        if slot.what == "talk":
            return Answer((CLOSE,) if slot.owner == 0 else NO_MOVE)
        if slot.what == "turn" and s.loaded[slot.owner] < 5:
            moves = thought.game.legal(s, slot)
            return Answer(moves[0], Because("YD-1", "the_first_is_good", {}))
        return Answer((DONE,) if slot.what == "turn" else RandomWalk(thought.dice).move(thought.game, s, slot))


class Watching(Busy):
    """Loads only while the next seat has coal in the world it was given: honest as long as that world is."""

    name = "watching"

    def choose(self, thought: Thought) -> Answer:
        s: Yard = thought.world
        if thought.slot.what == "turn" and s.hands[(thought.seat + 1) % s.seats][0]:
            return Answer((DONE,))
        return super().choose(thought)


class Wrong(Busy):
    """Bids more than it has."""

    name = "wrong"

    def choose(self, thought: Thought) -> Answer:
        return Answer((BID, 5)) if thought.slot.what == "bid" else Answer((DONE,))


class Silent(Busy):
    """Never closes a discussion."""

    name = "silent"

    def choose(self, thought: Thought) -> Answer:
        return Answer(NO_MOVE) if thought.slot.what == "talk" else super().choose(thought)


class Broken(Busy):
    """Breaks."""

    name = "broken"

    def choose(self, thought: Thought) -> Answer:
        raise ZeroDivisionError("a bot broke")


class Falling(Busy):
    """Takes its process along, but never the one that runs the tests."""

    name = "falling"

    def choose(self, thought: Thought) -> Answer:
        if multiprocessing.parent_process() is not None:
            os._exit(3)
        raise RuntimeError("only in a process of its own")


BOTS: dict[str, BotFactory] = {bot.name: bot for bot in (Busy, Watching, Wrong, Silent, Broken, Falling)}
assert [GRAMMAR.kinds[n].name for n in (LOAD, DRAW, DONE, BID, SAY, CLOSE)] == [
    "load", "draw", "done", "bid", "say", "close",
]  # fmt: skip
