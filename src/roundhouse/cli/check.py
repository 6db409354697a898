"""`roundhouse check`: the conformance suite for any game, also one of a stranger."""

from __future__ import annotations

from typing import Annotated

import typer

from roundhouse.cli.faults import OK, RED
from roundhouse.cli.find import name_of, the_game
from roundhouse.cli.progress import progress
from roundhouse.cli.seats import read_options
from roundhouse.cli.voice import put, put_json, say, wrapped


def check(
    game: Annotated[str, typer.Argument()],
    games: Annotated[int, typer.Option("--games", min=1)] = 20,
    seed: Annotated[str, typer.Option("--seed")] = "1",
    seats: Annotated[int | None, typer.Option("--seats", min=1)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=CHOICE")] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Everything that a game promises, tried."""
    from roundhouse.conformance import check_game
    from roundhouse.conformance.report import CHECKS

    found = the_game(game)
    chosen = read_options(found, option or []) or None
    if seats:
        found.options(chosen, seats)
    with progress(name_of(found)) as tell:
        report = check_game(found, games, seed, jobs, [seats] if seats else None, tell, options=chosen)
    if json:
        put_json(report.to_json())
        return OK if report.ok else RED
    put(say("check-head", game=name_of(found), games=games, tables=len(report.tables), seconds=f"{report.seconds:.1f}"))
    for number in CHECKS:
        made = report.made[number]
        if number in report.unjudged:
            verdict = say("check-unjudged", number=report.unjudged[number])
        elif report.found[number]:
            verdict = say("check-findings", number=report.found[number])
        else:
            verdict = say("check-fine" if made else "check-nothing")
        put(f"  {number:>2}  {say(f'check-{number}'):<44} {made:>9}  {verdict}")
    for finding in report.findings:
        put(wrapped(str(finding), 4))
    if report.speed:
        put(say("check-speed", ratio=f"{report.speed['ratio']:.4f}"))
    put(say("check-conforms" if report.ok else "check-fails", game=name_of(found)))
    return OK if report.ok else RED
