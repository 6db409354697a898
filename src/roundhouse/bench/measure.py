"""What one process can measure about the games installed in it.

    python -m roundhouse.bench.measure playouts GAME SEATS SECONDS SEED [OPTION=VALUE ...]

prints one JSON line, so that a comparison can run the same thing in several environments by turns.
"""

# Any: games of every state are measured here.
from __future__ import annotations

import copy
import json
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from roundhouse.bots.find import bots_of
from roundhouse.bots.kit import thought_for
from roundhouse.kernel import game as kernel_game
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import SILENT
from roundhouse.kernel.game import Game
from roundhouse.kernel.questions import STANDING
from roundhouse.kernel.registry import find_game
from roundhouse.kernel.state import State
from roundhouse.sim.play import play_randomly
from roundhouse.sim.results import GameResult

COPIES: Final = 2_000
DIGESTED: Final = 3
"""So many games of every run are digested: builds are compared by what comes out."""


def is_compiled() -> bool:
    """Whether the kernel of this process is native."""
    return not str(kernel_game.__file__).endswith(".py")


def measure_playouts(game: Game[Any], seats: int, wanted: dict[str, str], seconds: float, seed: str) -> dict[str, Any]:
    """Random games for so many CPU seconds: choices, moves and games in one of them, and digests of the first."""
    options = game.options(wanted, seats)
    result = GameResult(seed)
    digests: list[str] = []
    games = 0
    play_randomly(game, game.new(seats, options), Dice(f"{seed}/warm"), GameResult(seed))
    began = time.process_time()
    spent = 0.0
    while spent < seconds or games < DIGESTED:
        s = game.new(seats, options)
        play_randomly(game, s, Dice(f"{seed}/{games}"), result)
        spent = time.process_time() - began
        if games < DIGESTED:
            digests.append(game.digest(s))
            began = time.process_time() - spent  # a digest is none of the game
        games += 1
    return {
        "choices_per_second": result.choices / spent,
        "moves_per_second": result.moves / spent,
        "games_per_second": games / spent,
        "games": games,
        "compiled": is_compiled(),
        "digests": digests,
    }


def walk_to(game: Game[Any], seats: int, seed: str, moves: int) -> State:
    """A position in the middle of a random game."""
    s: State = game.new(seats)
    dice = Dice(seed)
    for _ in range(moves):
        while s.chance is not None:
            game.settle(s, dice.settle(s.chance), SILENT)
        if s.over is not None or s.question is None:
            return s
        slot = s.question.open_slots()[0]
        path: tuple[int, ...] = ()
        while not game.grammar.is_complete(path):
            ids = game.next_ids(s, slot, path)
            if not ids:
                return s
            path = (*path, ids[dice.below(len(ids))])
        game.apply(s, slot, path, SILENT)
    return s


def _per_second(work: Callable[[], object], times: int) -> float:
    """The best of three runs: noise only ever slows down."""
    best = 0.0
    for _ in range(3):
        began = time.process_time()
        for _ in range(times):
            work()
        best = max(best, times / max(time.process_time() - began, 1e-9))
    return best


def measure_copies(game: Game[Any], seats: int, seed: str) -> dict[str, float]:
    """A clone against `copy.deepcopy` of the same state, and what views and bytes cost."""
    s = walk_to(game, seats, seed, 25)
    # deepcopy would follow shared content too; what clone shares is shared here as well.
    shared = {id(value): value for value in _list_content(s)}
    clones = _per_second(s.clone, COPIES)
    deep = _per_second(lambda: copy.deepcopy(s, dict(shared)), max(20, COPIES // 50))
    data = game.encode(s)
    return {
        "clones_per_second": clones,
        "deepcopies_per_second": deep,
        "clone_to_deepcopy": deep / clones,
        "views_per_second": _per_second(lambda: msgspec.json.encode(game.view(s, 0)), COPIES // 10),
        "resamples_per_second": _per_second(lambda: game.resample(s, 0, Dice(1)), COPIES // 10),
        "encodes_per_second": _per_second(lambda: game.encode(s), COPIES // 10),
        "decodes_per_second": _per_second(lambda: game.decode(data), COPIES // 10),
        "state_bytes": float(len(data)),
        "view_bytes": float(len(msgspec.json.encode(game.view(s, 0)))),
    }


def _list_content(s: State) -> list[object]:
    """What all copies of a state share: its content, options and sequences, not its columns."""
    twin = s.clone()
    shared: list[object] = [s.options, s.sequences]
    for name in _slots(s):
        value = getattr(s, name, None)
        if value is not None and not isinstance(value, int | str) and getattr(twin, name, None) is value:
            shared.append(value)
    shared += [frame.sequence for frame in s.frames]
    return shared


def _slots(s: State) -> list[str]:
    return [name for kind in type(s).__mro__ for name in getattr(kind, "__slots__", ())]


def measure_bot(game: Game[Any], seats: int, name: str, seed: str, decisions: int = 120) -> dict[str, float]:
    """How long a bot thinks, in milliseconds: median and the slow end."""
    s = game.new(seats)
    dice = Dice(seed)
    bots = [bots_of(game)[name]() for _ in range(seats)]
    taken: list[float] = []
    while len(taken) < decisions:
        while s.chance is not None:
            game.settle(s, dice.settle(s.chance), SILENT)
        if s.over is not None or s.question is None or s.question.kind == STANDING:
            s = game.new(seats)
            bots = [bots_of(game)[name]() for _ in range(seats)]
            continue
        slot = s.question.open_slots()[0]
        thought = thought_for(game, s, slot, seed)
        began = time.process_time()
        move = bots[slot.answerer].choose(thought).move
        taken.append((time.process_time() - began) * 1000)
        game.apply(s, slot, move, SILENT)
    taken.sort()
    return {"median_ms": statistics.median(taken), "p95_ms": taken[int(len(taken) * 0.95)], "decisions": decisions}


def measure_game(game: Game[Any], seconds: float, seed: str) -> dict[str, Any]:
    """Everything about one game in this process."""
    seats = max(2, game.meta.seats[0])
    return {
        "game": game.meta.id,
        "seats": seats,
        "playouts": measure_playouts(game, seats, {}, seconds, seed),
        "copies": measure_copies(game, seats, seed),
        "bots": {name: measure_bot(game, seats, name, seed) for name in bots_of(game) if name != "random"},
    }


def main(words: Sequence[str]) -> None:
    """One measurement for a comparison, as a JSON line."""
    what, name, seats, seconds, seed, *options = words
    if what != "playouts":
        raise SystemExit(f"nothing called {what!r} is measured here")
    wanted = dict(option.split("=", 1) for option in options)
    found = measure_playouts(find_game(name), int(seats), wanted, float(seconds), seed)
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
