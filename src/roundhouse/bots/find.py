"""Which bots a game has: `random`, and what the title's package offers in its module `bots`."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

from roundhouse.bots.kit import Bot, BotFactory, RandomBot
from roundhouse.kernel.game import Game


class UnknownBot(LookupError):
    """A game has no bot of this name."""

    def __init__(self, game: str, wanted: str, known: list[str]) -> None:
        super().__init__(f"{game} has no bot '{wanted}' (known: {', '.join(known)})")
        self.wanted = wanted
        self.known = known


def module_of(game: Game[Any], name: str) -> ModuleType | None:  # Any: games of every state
    """A module that a title's package may have; None if it has none. A broken one raises."""
    wanted = f"{game.meta.package}.{name}"
    try:
        module = importlib.import_module(wanted)
    except ModuleNotFoundError as error:
        # Only if this module or the package itself is what is missing: titles of tests are single modules.
        if error.name is not None and (wanted == error.name or wanted.startswith(f"{error.name}.")):
            return None
        raise
    # A folder without code of its own imports as well, but is no module.
    return module if getattr(module, "__file__", None) is not None else None


def bots_of(game: Game[Any]) -> dict[str, BotFactory]:
    """The bots of a game by name, `random` first."""
    bots: dict[str, BotFactory] = {RandomBot.name: RandomBot}
    module = module_of(game, "bots")
    if module is not None:
        bots.update(module.BOTS)
    return bots


def make_bot(game: Game[Any], name: str) -> Bot:
    """A new bot, ready to sit down; `UnknownBot` lists those there are."""
    bots = bots_of(game)
    if name not in bots:
        raise UnknownBot(game.meta.id, name, list(bots))
    return bots[name]()
