"""Roundhouse: one home for railway board games.

    import roundhouse

    game = roundhouse.find_game(roundhouse.game_ids()[0])
    table = roundhouse.open_table(game, seats=2, secret=bytes(32))
    table.choices(table.asked_seats()[0])

The names below are the way in for scripts and notebooks; each is loaded when it is first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final  # Any: what a name stands for

if TYPE_CHECKING:
    from roundhouse.bots import Answer, Bot, Thought, bots_of
    from roundhouse.conformance import check_game
    from roundhouse.draw import picture
    from roundhouse.kernel.chance import Dice
    from roundhouse.kernel.events import Out
    from roundhouse.kernel.game import Game, Title
    from roundhouse.kernel.ids import SPECTATOR
    from roundhouse.kernel.registry import find_game, game_ids, register
    from roundhouse.sim import arena, play_game, simulate
    from roundhouse.table import load_journal, load_scenario, open_table

__all__ = [
    "SPECTATOR",
    "Answer",
    "Bot",
    "Dice",
    "Game",
    "Out",
    "Thought",
    "Title",
    "__version__",
    "arena",
    "bots_of",
    "check_game",
    "find_game",
    "game_ids",
    "load_journal",
    "load_scenario",
    "open_table",
    "picture",
    "play_game",
    "register",
    "simulate",
]

__version__: Final = "0.1.0"
"""The version of the package; `pyproject.toml` reads it from here."""

_HOMES: Final = {
    "bots": ("Answer", "Bot", "Thought", "bots_of"),
    "conformance": ("check_game",),
    "draw": ("picture",),
    "kernel.chance": ("Dice",),
    "kernel.events": ("Out",),
    "kernel.game": ("Game", "Title"),
    "kernel.ids": ("SPECTATOR",),
    "kernel.registry": ("find_game", "game_ids", "register"),
    "sim": ("arena", "play_game", "simulate"),
    "table": ("load_journal", "load_scenario", "open_table"),
}


def __getattr__(name: str) -> Any:
    """Load a public name on its first use, so that `roundhouse --help` need not load everything."""
    for home, names in _HOMES.items():
        if name in names:
            value = getattr(importlib.import_module(f"{__name__}.{home}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
