"""`roundhouse simulate` and `arena`: many games of bots."""

from __future__ import annotations

import json as json_text
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any  # Any: figures as plain data

import typer

from roundhouse.bots.kit import BUDGET
from roundhouse.cli.faults import OK, RED, BadInput
from roundhouse.cli.find import name_of, the_game
from roundhouse.cli.progress import progress
from roundhouse.cli.seats import bots_for, read_bot, read_options
from roundhouse.cli.voice import lang, put, put_json, say, whisper, wrapped
from roundhouse.kernel.game import Game
from roundhouse.texts.render import texts_for

Figures = Mapping[str, Any]

MOST_TROUBLES = 5
BY = ("bot", "role")


def simulate(
    game: Annotated[str, typer.Argument()],
    seats: Annotated[int | None, typer.Option("--seats", min=1)] = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Annotated[str, typer.Option("--seed")] = "1",
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=CHOICE")] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    budget: Annotated[int, typer.Option("--budget", min=1)] = BUDGET,
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = "",
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Many games of the same bots."""
    from roundhouse.sim import simulate as play_many

    played = the_game(game)
    chosen = read_options(played, option or [])
    count = seats or usual_seats(played)
    played.options(chosen, count)
    names = bots_for(played, bot or ["random"], count)
    _may_write(out)
    with progress(name_of(played)) as tell:
        batch = play_many(played, count, games, seed, names, chosen, jobs=jobs, budget=budget, progress=tell)
    figures = batch.to_json()
    _finish(figures, out, json)
    if not json:
        _show_batch(played, figures)
    _show_troubles(figures)
    return OK if batch.good else RED


def usual_seats(game: Game[Any]) -> int:
    """How many seats a game of bots has if nobody says."""
    low, high = game.meta.seats
    return min(max(2, low), high)


def _may_write(out: str) -> None:
    if out and not Path(out).parent.is_dir():
        raise BadInput(say("oops-folder", file=out))
    if out and Path(out).is_dir():
        raise BadInput(say("oops-there", file=out))


def _finish(figures: Figures, out: str, json: bool) -> None:
    if json:
        put_json(figures)
    if out:
        from roundhouse.table.files import write_whole

        write_whole(Path(out), (json_text.dumps(figures, ensure_ascii=False, indent=2) + "\n").encode())


def _percent(rate: float) -> str:
    return f"{rate * 100:.1f} %"


def _between(interval: list[float]) -> str:
    low, high = (f"{one * 100:+.1f}" if interval[0] < 0 else f"{one * 100:.1f}" for one in interval)
    return say("sim-between", low=low, high=high)


def _show_batch(game: Game[Any], figures: Figures) -> None:
    texts = texts_for(game, lang())
    put(say("sim-head", game=name_of(game), seats=figures["seats"], games=figures["games"], seed=figures["seed"]))
    options = {option.name: option.default for option in game.title.options}
    changed = [f"{name}={choice}" for name, choice in figures["options"].items() if choice != options.get(name)]
    put(wrapped(say("sim-bots", bots=", ".join(figures["bots"])) + " ".join(["", *changed]), 4, 2))
    put("  " + say("sim-outcomes", finished=figures["finished"], crashed=figures["crashed"], stuck=figures["stuck"]))
    for ending, number in figures["endings"].items():
        put(f"    {number:>6}  {texts.ending_name(ending)}")
    if "win_rate" in figures:
        put("  " + say("sim-won", rate=_percent(figures["win_rate"]), between=_between(figures["interval"])))
    else:
        for seat, wins in enumerate(figures["wins_by_seat"]):
            put("  " + say("sim-wins", seat=texts.seat(seat), number=wins))
    for seat, score in enumerate(figures["scores"]):
        shown = {name: f"{value:g}" for name, value in score.items()}
        put("  " + say("sim-score", seat=texts.seat(seat), **shown))
    for name, mean in figures.get("figures", {}).items():
        put(f"  {texts.say_or(f'figure-{name}', name.replace('_', ' '))}: {mean:g}")
    speed = f"{figures['moves_per_second']:.0f}"
    put("  " + say("sim-speed", moves=figures["moves"], choices=figures["choices"],
                   seconds=f"{figures['seconds']:.1f}", speed=speed))  # fmt: skip


def _show_troubles(figures: Figures) -> None:
    troubles = figures.get("troubles", [])
    for trouble in troubles[:MOST_TROUBLES]:
        last = (str(trouble["trouble"]).strip().splitlines() or [""])[-1]
        whisper(say("sim-trouble", outcome=say(f"sim-{trouble['outcome']}"), seed=trouble["seed"], message=last))
    if len(troubles) > MOST_TROUBLES:
        whisper(say("and-more", number=len(troubles) - MOST_TROUBLES))


def arena(
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B")],
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Annotated[str, typer.Option("--seed")] = "1",
    seats: Annotated[int | None, typer.Option("--seats", min=1)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=CHOICE")] = None,
    by: Annotated[str, typer.Option("--by")] = "bot",
    budget: Annotated[int, typer.Option("--budget", min=1)] = BUDGET,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = "",
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Bots against each other, or each at tables of its own."""
    from roundhouse.sim import arena as hold
    from roundhouse.sim.arena import BY_ROLE

    played = the_game(game)
    chosen = read_options(played, option or [])
    count = seats or usual_seats(played)
    played.options(chosen, count)
    names = [read_bot(played, name.strip()) for name in bots.split(",")]
    if len(set(names)) != len(names) or (len(names) < 2 and not played.meta.cooperative):
        raise BadInput(say("oops-arena-bots", word=bots))
    if by not in BY:
        known = say("expected-one-of", known=", ".join(BY))
        raise BadInput(say("oops-value", name="--by", word=by, expected=known))
    _may_write(out)
    with progress(name_of(played)) as tell:
        held = hold(
            played, names, games, seed, seats=count, options=chosen, by=BY_ROLE if by == BY_ROLE else "",
            budget=budget, jobs=jobs, progress=tell,
        )  # fmt: skip
    if by == BY_ROLE and held.finished and not any(result.roles for result in held.finished):
        raise BadInput(say("oops-no-roles", game=name_of(played)))
    figures = held.to_json()
    _finish(figures, out, json)
    if not json:
        _show_arena(played, figures)
    _show_troubles(figures)
    return OK if held.good else RED


def _show_arena(game: Game[Any], figures: Figures) -> None:
    texts = texts_for(game, lang())
    put(say("sim-head", game=name_of(game), seats=figures["seats"], games=figures["games"], seed=figures["seed"]))
    for bot, one in figures["bots"].items():
        put("  " + _rate_line(bot, one))
        if "mean_score" in one:
            put("      " + say("arena-score", mean=f"{one['mean_score']:g}"))
        for name, mean in one.get("figures", {}).items():
            put(f"      {texts.say_or(f'figure-{name}', name.replace('_', ' '))}: {mean:g}")
    for role, bots in figures.get("roles", {}).items():
        put(f"  {texts.say_or(f'word-role-{role}', role)}")
        for bot, one in bots.items():
            put("    " + _rate_line(bot, one))
    for gap in figures["differences"]:
        first, second = gap["bots"]
        low, high = gap["interval"]
        clear = say("arena-clear" if low > 0 or high < 0 else "arena-chance")
        mean = f"{gap['mean'] * 100:+.1f}"
        between = say("sim-between", low=f"{low * 100:+.1f}", high=f"{high * 100:+.1f}")
        put(wrapped(say("arena-gap", one=first, other=second, mean=mean, between=between, verdict=clear), 4, 2))


def _rate_line(bot: str, one: Figures) -> str:
    rate, between = _percent(one["rate"]), _between(one["interval"])
    return say("arena-rate", bot=bot, rate=rate, between=between, games=one["games"])
