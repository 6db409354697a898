"""Measures how hard option sets are and writes the table that the game reads.

    python tools/difficulty.py GAME TABLE [GAMES] [JOBS]

GAME's `difficulty` module lists the changes; each single change of an option is played from the base game, on each
map, by the steady bot. Progress goes to stderr. A compiled environment is five times as quick.
"""

from __future__ import annotations

import importlib
import math
import sys
from pathlib import Path
from typing import Any

import tomli_w

from roundhouse.kernel.registry import find_game
from roundhouse.sim import simulate

BOT = "steady"

HEAD = "# Made by tools/difficulty.py: log odds that the steady bot wins. Not edited by hand.\n\n"


def odds(wins: float, games: int) -> float:
    """Log odds that stay finite when nobody wins, or everybody."""
    return math.log((wins + 0.5) / (games - wins + 0.5))


def measure(game: Any, seats: int, options: dict[str, str], games: int, jobs: int) -> float:
    """The log odds of one set of options."""
    batch = simulate(game, seats, games, "difficulty", [BOT] * seats, options, jobs=jobs)
    figures = batch.to_json()
    wins = round(figures["win_rate"] * games)
    print(f"{seats} seats {options}: {wins} of {games}", file=sys.stderr, flush=True)
    return odds(wins, games)


def main(words: list[str]) -> None:
    """Measure and write."""
    name, table = words[0], Path(words[1])
    games, jobs = int(words[2]) if len(words) > 2 else 400, int(words[3]) if len(words) > 3 else 2
    game = find_game(name)
    maps = importlib.import_module(f"{game.meta.package}.content.loader").MAPS
    measured: dict[str, Any] = {"bot": BOT, "games": games, "maps": {}}
    low, high = game.meta.seats
    for map_name in maps:
        here = {"map": map_name}
        base = measure(game, 2, here, games, jobs)
        changes: dict[str, float] = {}
        for seats in range(low, high + 1):
            if seats != 2:
                changes[f"seats={seats}"] = round(measure(game, seats, here, games, jobs) - base, 3)
        for option in game.title.options:
            if option.name in {"map", "first_player"}:
                continue
            seats = 1 if option.name == "solo" else 2
            start = base + changes.get("seats=1", 0.0) if seats == 1 else base
            for choice in option.choices:
                if choice != option.default:
                    found = measure(game, seats, {**here, option.name: choice}, games, jobs)
                    changes[f"{option.name}={choice}"] = round(found - start, 3)
        measured["maps"][map_name] = {"base": round(base, 3), "changes": changes}
    table.write_text(HEAD + tomli_w.dumps(measured), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
