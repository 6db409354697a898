"""`roundhouse bench`: how fast games, copies, views and bots are here, and beside others."""

from __future__ import annotations

from typing import Annotated, Any  # Any: figures as plain data

import typer

from roundhouse.cli.faults import OK, RED
from roundhouse.cli.find import name_of, the_game
from roundhouse.cli.voice import put, put_json, say, whisper
from roundhouse.kernel.registry import game_ids

Figures = dict[str, Any]


def bench(
    game: Annotated[str, typer.Argument()] = "",
    seconds: Annotated[float, typer.Option("--seconds", min=0.05)] = 2.0,
    rounds: Annotated[int, typer.Option("--rounds", min=1)] = 5,
    seed: Annotated[str, typer.Option("--seed")] = "1",
    compare: Annotated[bool, typer.Option("--compare")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Playouts, copies, views and bots of every game; with --compare beside peers and our compiled build."""
    from roundhouse.bench.budgets import budgets_of_comparison, budgets_of_game
    from roundhouse.bench.compare import compare as play_by_turns
    from roundhouse.bench.measure import is_compiled, measure_game

    found: Figures = {"compiled": is_compiled(), "games": [], "comparisons": [], "budgets": []}
    budgets = []
    for played in [the_game(word) for word in ([game] if game else game_ids())]:
        whisper(say("bench-measuring", game=name_of(played)))
        figures = measure_game(played, seconds, seed)
        found["games"].append(figures)
        budgets += budgets_of_game(figures)
        if compare:
            beside = play_by_turns(played.meta.id, figures["seats"], seconds, rounds, whisper)
            found["comparisons"].append(beside)
            budgets += budgets_of_comparison(beside)
    found["budgets"] = [budget.to_json() for budget in budgets]
    if json:
        put_json(found)
    else:
        _show(found)
    return OK if all(budget.kept for budget in budgets) else RED


def _show(found: Figures) -> None:
    for figures in found["games"]:
        playouts, copies = figures["playouts"], figures["copies"]
        put(figures["game"])
        put("  " + say("bench-playouts", **_rates(playouts)))
        put(
            "  "
            + say(
                "bench-copies", clone=_micro(copies["clones_per_second"]), deep=_micro(copies["deepcopies_per_second"])
            )
        )
        put(
            "  "
            + say("bench-views", view=_micro(copies["views_per_second"]), encode=_micro(copies["encodes_per_second"]))
        )
        for name, bot in figures["bots"].items():
            put("  " + say("bench-bot", bot=name, median=f"{bot['median_ms']:.1f}", slow=f"{bot['p95_ms']:.1f}"))
    for beside in found["comparisons"]:
        put()
        put(say("bench-beside", game=beside["game"], rounds=beside["rounds"]))
        for row in beside["contenders"]:
            put(f"  {row['name']:<32} " + say("bench-row", **_rates(row), ratio=f"{row.get('pure_to_this', 1):.2f}"))
        for word in beside["missing"]:
            put("  " + say("bench-missing", what=word))
    put()
    for budget in found["budgets"]:
        mark = say("bench-kept") if budget["kept"] else say("bench-broken")
        put(f"{mark:<10} {budget['name']}: {budget['measured']:g} ({budget['allowed']})")


def _rates(row: Figures) -> dict[str, str]:
    keys = ("choices", "moves", "games")
    return {key: f"{row[f'{key}_per_second']:,.0f}".replace(",", "\u202f") for key in keys}


def _micro(per_second: float) -> str:
    return f"{1_000_000 / per_second:.1f}"
