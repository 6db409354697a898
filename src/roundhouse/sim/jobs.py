"""Many games, in one process or in several. What comes out is the same for any number of them.

The processes are started anew (spawned), so that nothing they inherit can differ; games are found again by
their package. A game that lives only in the present process is played there.
"""

from __future__ import annotations

import importlib
import multiprocessing
import signal
import traceback
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from roundhouse.bots.find import bots_of, make_bot
from roundhouse.bots.kit import BUDGET
from roundhouse.kernel.game import Game
from roundhouse.kernel.options import Options
from roundhouse.kernel.registry import UnknownGame, find_game
from roundhouse.sim.play import play_game
from roundhouse.sim.results import CRASHED, GameResult
from roundhouse.table.files import adopt_content

MOST_IN_A_CHUNK: Final = 50
CHUNKS_FOR_EACH: Final = 8

Progress = Callable[[int, int], None]
"""Told how many games are done, and of how many."""


class Task(msgspec.Struct):
    """One game to be played: its seed, and a bot for each seat."""

    seed: str
    bots: list[str]


class Setting(msgspec.Struct, frozen=True):
    """What all games of a batch share; it travels to the processes."""

    game: str
    package: str
    seats: int
    options: tuple[tuple[str, str], ...]
    content: tuple[tuple[str, str], ...] = ()
    budget: int = BUDGET


# Any: games of every state.
def setting_of(game: Game[Any], seats: int, wanted: Options | Mapping[str, str] | None, budget: int) -> Setting:
    """The setting of a batch; `Refused` if seats or options are not possible."""
    options = wanted if isinstance(wanted, Options) else game.options(wanted, seats)
    content = game.title.carried(options) if game.title.carried is not None else {}
    return Setting(
        game.meta.id, game.meta.package, seats, tuple(options.items()), tuple(sorted(content.items())), budget
    )


def check_bots(game: Game[Any], names: Sequence[str]) -> None:
    """`UnknownBot` if a game has no bot of one of these names."""
    for name in names:
        make_bot(game, name)


def find_again(id: str, package: str) -> Game[Any] | None:  # noqa: A002 - an id is called id
    """The game with an id, looked for in its package, then in the registry."""
    try:
        module = importlib.import_module(package)
    except ModuleNotFoundError:
        module = None
    for value in vars(module).values() if module is not None else ():
        if isinstance(value, Game) and value.meta.id == id:
            return value
    try:
        return find_game(id)
    except UnknownGame:
        return None


def play_task(game: Game[Any], setting: Setting, options: Options, task: Task) -> GameResult:
    """Play one game. What goes wrong is noted, never raised."""
    try:
        factories = bots_of(game)
        bots = [factories[name]() for name in task.bots]
        result = play_game(game, setting.seats, options, bots, task.seed, setting.budget)
    except Exception:  # noqa: BLE001 - whatever a game or a bot breaks on belongs into the result
        result = GameResult(task.seed, outcome=CRASHED, trouble=traceback.format_exc())
    result.bots = task.bots
    return result


def play_tasks(
    game: Game[Any], setting: Setting, tasks: Sequence[Task], jobs: int = 1, progress: Progress | None = None
) -> list[GameResult]:
    """Play all games; the results come in the order of the tasks. Ctrl-C ends the other processes at once."""
    jobs = min(jobs, len(tasks))
    if jobs > 1 and find_again(setting.game, setting.package) is game:
        return _play_in_processes(setting, tasks, jobs, progress)
    options = game.options(dict(setting.options), setting.seats)
    results: list[GameResult] = []
    for task in tasks:
        results.append(play_task(game, setting, options, task))
        if progress is not None:
            progress(len(results), len(tasks))
    return results


def _play_in_processes(
    setting: Setting, tasks: Sequence[Task], jobs: int, progress: Progress | None
) -> list[GameResult]:
    size = max(1, min(MOST_IN_A_CHUNK, len(tasks) // (jobs * CHUNKS_FOR_EACH)))
    chunks = [list(tasks[first : first + size]) for first in range(0, len(tasks), size)]
    results: list[list[GameResult]] = [[] for _ in chunks]
    before = multiprocessing.active_children()
    done = 0
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_leave_interrupts)
    try:
        futures: dict[Future[list[GameResult]], int] = {}
        with interrupts_held():
            for n, chunk in enumerate(chunks):
                futures[pool.submit(_play_chunk, setting, chunk)] = n
        for future in as_completed(futures):
            n = futures[future]
            try:
                results[n] = future.result()
            except BrokenProcessPool:
                results[n] = [_lost(task) for task in chunks[n]]
            done += len(chunks[n])
            if progress is not None:
                progress(done, len(tasks))
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in before:
                child.terminate()
        raise
    return [result for chunk in results for result in chunk]


@contextmanager
def interrupts_held() -> Generator[None]:
    """Ctrl-C waits until the other processes are started: these never hear it, not even before they can ignore it."""
    hold = getattr(signal, "pthread_sigmask", None)  # not on every system
    if hold is None:
        yield
        return
    hold(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        hold(signal.SIG_UNBLOCK, {signal.SIGINT})


def _lost(task: Task) -> GameResult:
    return GameResult(
        task.seed, bots=task.bots, outcome=CRASHED, trouble="its process, or one beside it, ended without a word"
    )


# -- in the other processes ---------------------------------------------------------------------------

_ready: dict[Setting, tuple[Game[Any], Options]] = {}


def _leave_interrupts() -> None:
    """Ctrl-C is for whoever started the batch, who ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(setting: Setting, tasks: list[Task]) -> list[GameResult]:
    if setting not in _ready:
        game = find_again(setting.game, setting.package)
        assert game is not None
        adopt_content(game, dict(setting.options), dict(setting.content))
        _ready[setting] = (game, game.options(dict(setting.options), setting.seats))
    game, options = _ready[setting]
    return [play_task(game, setting, options, task) for task in tasks]
