"""The suite: has games of a title played at many tables, and gathers what was found."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, Final, TypeAlias

from roundhouse.conformance import speed, wording
from roundhouse.conformance.plan import Table, tables
from roundhouse.conformance.report import CHECKS, Finding, Report, Tally, judged
from roundhouse.conformance.trial import described
from roundhouse.conformance.workers import Batch, Finder, finder_of, play_elsewhere, play_games
from roundhouse.kernel.game import Game

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state
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
    timed: bool = True,
) -> Report:
    """Check a game. The findings are the same for any number of jobs; a faulty game never raises here.

    `seats` and `options` pin what is played. `find` tells other processes where the game is, if neither the
    registry nor a module says so; without that the games are played in this process. `floor` is the least
    ratio of its throughput to the reference loop, which is measured only if `timed`.
    """
    began = perf_counter()
    planned = tables(game, seats, options)
    tally = Tally()
    trail = hashlib.sha256()
    batch = Batch(find or finder_of(game), planned, seed, _carried(game, planned))
    for done, one in enumerate(play_games(game, batch, games, jobs), 1):
        tally.add(one)
        if done == 1 and batch.finder is not None and not one.found:
            _check_elsewhere(game, batch, jobs > 1 and games > 1, one, tally)
        trail.update(one.digest.encode())
        if progress is not None:
            progress(done, games)
    _judge_all(game, tally)
    measured = _measure(game, tally, planned[0], seed, floor) if timed else {}
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


def _carried(game: AnyGame, planned: Sequence[Table]) -> dict[str, str]:
    """The adopted content (a map from a file) that some table names."""
    content: dict[str, str] = {}
    if game.title.carried is not None:
        for table in planned:
            content |= game.title.carried(game.options(dict(table.options), table.seats))
    return content


def _check_elsewhere(game: AnyGame, batch: Batch, was_elsewhere: bool, first: Tally, tally: Tally) -> None:
    """7  The first game gives the same digests in this process and in another, where sets have another order."""
    again = play_elsewhere(game, batch, was_elsewhere)
    if again is None:
        return
    tally.made[7] += 1
    if again.digest != first.digest:
        message = "the same game goes differently in another process"
        tally.find(7, f"{batch.seed}/0", 0, message, str(batch.planned[0]))


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
