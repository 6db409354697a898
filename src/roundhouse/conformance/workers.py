"""The games of a check, in one process or in several: in their order, whoever played them.

Other processes are started anew, so that nothing they inherit can differ, and find the game for themselves.
"""

from __future__ import annotations

import importlib
import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from importlib.metadata import entry_points
from typing import Any, Final, NamedTuple, TypeAlias

from roundhouse.conformance import table_undo
from roundhouse.conformance.plan import Table
from roundhouse.conformance.report import Tally
from roundhouse.conformance.trial import Trial
from roundhouse.kernel.game import Game
from roundhouse.kernel.registry import GROUP, find_game
from roundhouse.sim.jobs import interrupts_held
from roundhouse.table.files import adopt_content

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state
Finder: TypeAlias = Callable[[], AnyGame]

AHEAD: Final = 4
"""So many games wait for each process."""


class Batch(NamedTuple):
    """What all games of a check share; it travels to the processes."""

    finder: Finder | None
    planned: list[Table]
    seed: str
    content: dict[str, str]
    """Texts of adopted content that the options of the tables name."""


def play_one(game: AnyGame, batch: Batch, number: int) -> Tally:
    """Check one game; with the first at each table also what a table does with it."""
    tally = Tally(number=number)
    table = batch.planned[number % len(batch.planned)]
    trial = Trial(game, table, f"{batch.seed}/{number}", tally)
    trial.run()
    if number < len(batch.planned):
        trial.attempt(13, table_undo.check_table)
    return tally


def play_games(game: AnyGame, batch: Batch, games: int, jobs: int) -> Iterator[Tally]:
    """The games in their order. What the processes cannot play, because they do not find it, is played here."""
    jobs = min(jobs, games)
    if jobs <= 1 or batch.finder is None:
        yield from (play_one(game, batch, number) for number in range(games))
        return
    with _processes(jobs, batch) as pool:
        waiting: deque[Future[Tally | None]] = deque()
        for number in range(games):
            while len(waiting) < jobs * AHEAD and number + len(waiting) < games:
                with interrupts_held():
                    waiting.append(pool.submit(_play_there, number + len(waiting)))
            try:
                yield waiting.popleft().result() or play_one(game, batch, number)
            except BrokenProcessPool:
                if number > 0:
                    yield _lost(batch, number)
                else:  # a program that cannot be started anew, as one typed in
                    yield from (play_one(game, batch, n) for n in range(games))
                return


def play_elsewhere(game: AnyGame, batch: Batch, was_elsewhere: bool) -> Tally | None:
    """The first game once more in another process than the first time; None if no other can find the game."""
    if was_elsewhere:
        return play_one(game, batch, 0)
    with _processes(1, batch) as pool:
        with interrupts_held():
            again = pool.submit(_play_there, 0)
        try:
            return again.result()
        except BrokenProcessPool:
            return None


def _lost(batch: Batch, number: int) -> Tally:
    tally = Tally(number=number)
    table = batch.planned[number % len(batch.planned)]
    tally.find(1, f"{batch.seed}/{number}", 0, "its process, or one beside it, ended without a word", str(table))
    return tally


@contextmanager
def _processes(jobs: int, batch: Batch) -> Generator[ProcessPoolExecutor]:
    """Processes that find the game for themselves, and end with us."""
    # Started anew, not copied: a copy of a process with threads (a progress bar has one) may hang.
    before = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin_there, (batch,))
    try:
        yield pool
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            if child not in before:
                child.terminate()
        raise


# -- finding a game again ----------------------------------------------------------------------------


def finder_of(game: AnyGame) -> Finder | None:
    """How another process finds a game: in the registry, or in the module that exposes it."""
    if any(point.name == game.meta.id for point in entry_points(group=GROUP)) and find_game(game.meta.id) is game:
        return partial(find_game, game.meta.id)
    for name, module in list(sys.modules.items()):
        # The program that runs has another name, or none, where it is only imported.
        if not name.startswith("__") and vars(module).get("GAME") is game:
            return partial(find_in_module, name)
    return None


def find_in_module(name: str) -> AnyGame:
    """The game that a module exposes as GAME."""
    game: AnyGame = importlib.import_module(name).GAME
    return game


# -- in the other processes --------------------------------------------------------------------------

_there: list[tuple[AnyGame, Batch]] = []
"""The game and its batch, in a process that plays some of the games."""


def _begin_there(batch: Batch) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the first process's affair, which ends this one
    try:
        game = batch.finder() if batch.finder is not None else None
        if game is not None:
            for table in batch.planned:
                adopt_content(game, dict(table.options), batch.content)
            _there.append((game, batch))
    except Exception:  # noqa: BLE001 - a game that only the first process has is played there
        return


def _play_there(number: int) -> Tally | None:
    return play_one(*_there[0], number) if _there else None
