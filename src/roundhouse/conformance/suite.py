"""The suite: plays games of a title at many tables, over several processes, and gathers what was found."""

from __future__ import annotations

import hashlib
import importlib
import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any, Final, TypeAlias

from roundhouse.conformance import speed, table_undo, wording
from roundhouse.conformance.plan import Table, tables
from roundhouse.conformance.report import CHECKS, Finding, Report, Tally, judged
from roundhouse.conformance.trial import Trial, described
from roundhouse.kernel.game import Game
from roundhouse.kernel.registry import UnknownGame, find_game

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state
Finder: TypeAlias = Callable[[], AnyGame]
Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of games that are done and of all."""

ENOUGH: Final = 24
"""A mark or a hidden place that had fewer chances to show itself is not judged."""


def check_game(
    game: AnyGame,
    games: int = 20,
    seed: str = "1",
    jobs: int = 1,
    seats: Sequence[int] | None = None,
    progress: Progress | None = None,
    options: Mapping[str, str] | None = None,
    find: Finder | None = None,
    floor: float | None = None,
) -> Report:
    """Check a game. The findings are the same for any number of jobs; a faulty game never raises here.

    `seats` and `options` pin what is played. `find` tells other processes where the game is, if neither the
    registry nor its package says so; without that the games are played in this process. `floor` is the least
    ratio of its throughput to the reference loop.
    """
    began = perf_counter()
    planned = tables(game, seats, options)
    tally = Tally()
    trail = hashlib.sha256()
    finder = find or _finder_of(game)
    for done, one in enumerate(_play_all(game, planned, games, seed, jobs, finder), 1):
        tally.add(one)
        if done == 1 and finder is not None and not one.found:
            _check_elsewhere(game, planned, seed, jobs > 1 and games > 1, finder, one, tally)
        trail.update(one.digest.encode())
        if progress is not None:
            progress(done, games)
    _judge_all(game, tally)
    measured = _measure(game, tally, planned[0], seed, floor)
    findings, found, unjudged = judged(tally.findings, tally.found)
    return Report(
        game=game.meta.id,
        games=games,
        seed=seed,
        findings=findings,
        found=found,
        made=tally.made,
        figures=tally.figures,
        endings=tally.endings,
        tables=[str(table) for table in planned[:games]],
        digest=trail.hexdigest()[:32],
        unjudged=unjudged,
        speed=measured,
        seconds=perf_counter() - began,
    )


# -- games -------------------------------------------------------------------------------------------


def play_one(game: AnyGame, planned: Sequence[Table], seed: str, number: int) -> Tally:
    """Check one game. The first at each table is looked at in every detail."""
    tally = Tally(number=number)
    table = planned[number % len(planned)]
    trial = Trial(game, table, f"{seed}/{number}", number < len(planned), tally)
    trial.run()
    if number < len(planned):
        trial.attempt(13, table_undo.check_table)
    return tally


def _play_all(
    game: AnyGame, planned: Sequence[Table], games: int, seed: str, jobs: int, finder: Finder | None
) -> Iterator[Tally]:
    """The games in their order, whoever played them."""
    if jobs <= 1 or games <= 1 or finder is None:
        for number in range(games):
            yield play_one(game, planned, seed, number)
        return
    with _workers(min(jobs, games), finder) as pool:
        yield from pool.imap(partial(_play_there, list(planned), seed), range(games))


def _check_elsewhere(
    game: AnyGame, planned: list[Table], seed: str, was_elsewhere: bool, finder: Finder, first: Tally, tally: Tally
) -> None:
    """7  The first game gives the same digests in this process and in another, where sets have another order."""
    tally.made[7] += 1
    if was_elsewhere:
        again = play_one(game, planned, seed, 0)
    else:
        with _workers(1, finder) as pool:
            again = pool.apply(_play_there, (planned, seed, 0))
    if again.digest != first.digest:
        tally.find(7, f"{seed}/0", 0, "the same game goes differently in another process", str(planned[0]))


@contextmanager
def _workers(jobs: int, finder: Finder) -> Generator[Any]:  # Any: a pool has no public type
    """Processes that find the game for themselves, and end with us."""
    # Started anew, not copied: a copy of a process with threads (a progress bar has one) may hang.
    pool = multiprocessing.get_context("spawn").Pool(jobs, _begin_there, (finder,))
    try:
        yield pool
        pool.close()
    finally:
        pool.terminate()
        pool.join()


_there: list[AnyGame] = []
"""The game, in a process that plays some of the games."""


def _begin_there(finder: Finder) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the first process's affair, which ends this one
    _there.append(finder())


def _play_there(planned: list[Table], seed: str, number: int) -> Tally:
    return play_one(_there[0], planned, seed, number)


def _finder_of(game: AnyGame) -> Finder | None:
    """How another process finds a game: where its package says, or in the registry."""
    for finder in (partial(find_in_package, game.meta.package), partial(find_game, game.meta.id)):
        try:
            found = finder()
        except (ImportError, AttributeError, UnknownGame):
            continue
        if found is game and (finder.func is find_in_package or _is_installed(game)):
            return finder
    return None


def find_in_package(package: str) -> AnyGame:
    """The game that a package or module exposes as GAME."""
    game: AnyGame = importlib.import_module(package).GAME
    return game


def _is_installed(game: AnyGame) -> bool:
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import, seldom needed

    return any(point.name == game.meta.id for point in entry_points(group="roundhouse.games"))


# -- what only all games together show ---------------------------------------------------------------


def _judge_all(game: AnyGame, tally: Tally) -> None:
    for kind, seen in sorted(tally.marks.items()):
        if seen.chances >= ENOUGH and not seen.times:
            _find(tally, 10, f"event '{kind}' says that it reveals, and never told anybody anything")
    for place in game.title.hidden:
        held = tally.places.get(place.name)
        if held is not None and held.chances >= ENOUGH and not held.times:
            _find(tally, 11, f"the hidden place '{place.name}' holds something and never differed in a twin")
    try:
        for message in wording.check_texts(game, tally):
            _find(tally, 15, message)
    except Exception as error:  # noqa: BLE001 - whatever a stranger's game raises is a finding
        _find(tally, 15, f"raised {described(error)}")


def _measure(game: AnyGame, tally: Tally, table: Table, seed: str, floor: float | None) -> dict[str, float]:
    if tally.found[1] or tally.found[2] or tally.found[3]:
        return {}
    tally.made[16] += 1
    try:
        measured = speed.measure(game, table.seats, seed)
    except Exception as error:  # noqa: BLE001 - same
        _find(tally, 16, f"raised {described(error)}")
        return {}
    if floor is not None:
        measured["floor"] = floor
        if speed.is_too_slow(measured["ratio"], floor):
            _find(tally, 16, f"throughput is {measured['ratio']:.4f} of the reference loop, it was {floor:.4f}")
    return measured


def _find(tally: Tally, check: int, message: str) -> None:
    tally.found[check] += 1
    tally.findings.append(Finding(check, CHECKS[check], "", 0, message))
