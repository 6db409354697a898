"""What came out, as ratios within each round, and whether it keeps the budgets of the design."""

from __future__ import annotations

import statistics
from typing import Any, Final  # Any: figures as JSON

from bench.server.contenders import ECHO, OURS, PEER
from roundhouse.bench.budgets import Budget

TO_ECHO: Final = 2.0
"""An acknowledged move of ours, p50 and p99, against an echo that is as durable."""

TO_PEER: Final = 1.0
"""CPU of a durable move with two filtered views, against boardgame.io in memory."""

MESSAGE: Final = 8_000
GAME: Final = 200_000
FIGURES: Final = ("moves_per_second", "cpu_ms_per_move", "p50_ms", "p99_ms", "late", "message_median", "message_max")

Figures = dict[str, Any]


def sum_up(rounds: list[dict[str, Figures]], games: list[int]) -> Figures:
    """The rounds of one number of tables: medians of each contender, medians of the rounds' ratios."""
    names = [name for name in (OURS, ECHO, PEER) if all(name in one for one in rounds)]
    rows = [{"name": name, **{key: _middle(rounds, name, key) for key in FIGURES}} for name in names]
    found: Figures = {"tables": rounds[0][OURS]["tables"], "rounds": len(rounds), "contenders": rows}
    for key, other, figure in (
        ("p50_to_echo", ECHO, "p50_ms"),
        ("p99_to_echo", ECHO, "p99_ms"),
        ("cpu_to_peer", PEER, "cpu_ms_per_move"),
    ):
        if other in names:
            found[key] = round(statistics.median(one[OURS][figure] / one[other][figure] for one in rounds), 3)
    found["games"] = games
    return found


def _middle(rounds: list[dict[str, Figures]], name: str, key: str) -> float:
    return float(statistics.median(one[name][key] for one in rounds))


def budgets_of(summary: Figures, *, judged: bool) -> list[Budget]:
    """What a summary says about the budgets; latency is judged where the design does, with many tables."""
    tables = summary["tables"]
    found: list[Budget] = []
    if "cpu_to_peer" in summary:
        found.append(Budget(f"{tables} tables: CPU of a move to {PEER}'s", summary["cpu_to_peer"], TO_PEER, False))
    if judged and "p50_to_echo" in summary:
        found.append(Budget(f"{tables} tables: p50 to the echo's", summary["p50_to_echo"], TO_ECHO, False))
        found.append(Budget(f"{tables} tables: p99 to the echo's", summary["p99_to_echo"], TO_ECHO, False))
    median = summary["contenders"][0]["message_median"]
    found.append(Budget(f"{tables} tables: bytes to one receiver, median", median, MESSAGE, False))
    if summary["games"]:
        found.append(Budget("bytes of a finished game, largest", max(summary["games"]), GAME, False))
    return found


def show(summaries: list[Figures], budgets: list[Budget], missing: list[str]) -> str:
    """A table for people."""
    lines: list[str] = []
    head = ("moves/s", "CPU ms/move", "p50 ms", "p99 ms", "late", "message", "largest")
    for one in summaries:
        lines.append(f"{one['tables']} tables, a move a second at each, median of {one['rounds']}")
        lines.append(f"  {'':<14}" + "".join(f"{word:>13}" for word in head))
        lines += [f"  {row['name']:<14}" + "".join(f"{row[key]:>13g}" for key in FIGURES) for row in one["contenders"]]
    lines += [f"missing: {word}" for word in missing]
    for budget in budgets:
        mark = "kept" if budget.kept else "BROKEN"
        lines.append(f"{mark:<8} {budget.name}: {budget.to_json()['measured']:g} ({budget.to_json()['allowed']})")
    return "\n".join(lines)
