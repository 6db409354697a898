"""How hard a set of options is, before the game starts (SW-16.6): from games that the steady bot played.

`content/difficulty.toml` holds what was measured: for each map its base game, and how much each single change of an
option moves the odds. A set of options adds those changes up. `tools/difficulty.py` measures anew.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from roundhouse.games.switch_and_signal.content.loader import MAPS
from roundhouse.games.switch_and_signal.rules.ch16_options import OPTIONS
from roundhouse.games.switch_and_signal.rules.ids import SW_16_6
from roundhouse.kernel.options import Options
from roundhouse.texts.render import Texts

LEVELS: Final = ((0.85, "very_easy"), (0.65, "easy"), (0.35, "medium"), (0.12, "hard"), (0.0, "very_hard"))
"""From which chance of winning on a game has its label."""
PACKAGE: Final = __name__.rpartition(".")[0]


class MapOdds(msgspec.Struct, frozen=True):
    """One map: the log odds of its base game, and what each change of an option adds."""

    base: float
    changes: dict[str, float]


class Measured(msgspec.Struct, frozen=True):
    """Everything that was measured, and how."""

    bot: str
    games: int
    maps: dict[str, MapOdds]


class Difficulty:
    """A label, and the chance of winning behind it."""

    __slots__ = ("chance", "level")

    def __init__(self, chance: float) -> None:
        self.chance = chance
        self.level = next(name for least, name in LEVELS if chance >= least)


@cache
def load_measured() -> Measured:
    """What was measured."""
    text = resources.files(f"{PACKAGE}.content").joinpath("difficulty.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Measured)


def list_changes(seats: int, options: Mapping[str, str]) -> list[str]:
    """SW-16.6  What differs from the base game, as words like `time_tokens=9`; two players are the base."""
    changes = [] if seats == 2 else [f"seats={seats}"]
    for option in OPTIONS:
        chosen = options.get(option.name, option.default)
        if option.name in {"map", "first_player"} or (option.name == "solo" and seats > 1):
            continue
        if chosen != option.default:
            changes.append(f"{option.name}={chosen}")
    return changes


def difficulty(seats: int, options: Options) -> Difficulty | None:
    """SW-16.6  The label of an option set; None for a map nobody has measured."""
    chosen = dict(options.items())
    if chosen["map"] not in MAPS:
        return None
    measured = load_measured().maps[chosen["map"]]
    odds = measured.base + sum(measured.changes.get(change, 0.0) for change in list_changes(seats, chosen))
    return Difficulty(1 / (1 + math.exp(-odds)))


def describe(seats: int, options: Options, lang: str) -> list[str]:
    """Lines for whoever is about to play."""
    texts = Texts(lang, PACKAGE)
    found = difficulty(seats, options)
    if found is None:
        return [texts.say("difficulty-unknown", {})]
    percent = round(100 * found.chance)
    label = texts.say(f"difficulty-{found.level}", {})
    said = texts.say("difficulty", {"label": label, "percent": percent, "bot": load_measured().bot})
    return [f"{said}  [{SW_16_6.id}]"]
