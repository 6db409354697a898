"""Kit for bots. It knows no game: the bots of a title live in its own package, in a module `bots`.

A bot receives a `Thought` - its question, what it sees, and a world re-dealt for it - and returns an `Answer`.
It never holds the true state.
"""

from roundhouse.bots.find import UnknownBot, bots_of, make_bot
from roundhouse.bots.kit import Answer, Bot, BotFactory, BotPeeks, RandomBot, Thought, assert_twin_blind, thought_for

__all__ = [
    "Answer",
    "Bot",
    "BotFactory",
    "BotPeeks",
    "RandomBot",
    "Thought",
    "UnknownBot",
    "assert_twin_blind",
    "bots_of",
    "make_bot",
    "thought_for",
]
