"""The service under load: what is sent and counted, and what a run says about the budgets."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.server.contenders import ECHO, OURS, PEER, ourselves, the_echo
from bench.server.games import SEATS, Played, play_games, prepare_tables, sizes_of
from bench.server.load import WARM_UP, cpu_seconds, put_under_load
from bench.server.report import budgets_of, show, sum_up
from roundhouse.server.service import FILE
from roundhouse.server.store import Store
from tests.project.tree import ROOT

Figures = dict[str, Any]


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return play_games("switch_and_signal", 1)


def test_tables_stand_somewhere_in_a_game_and_know_what_comes(games: list[Played], tmp_path: Path) -> None:
    async def story() -> None:
        scripts = await prepare_tables(tmp_path, games, 3, 5)
        assert len({one.table for one in scripts}) == 3
        played = [(entry.seat, entry.move) for entry in games[0].table.entries]
        async with await Store.open(tmp_path / FILE) as store:
            for one in scripts:
                assert len(one.cookies) == SEATS
                assert len(one.moves) == 5
                at = len((await store.load_table(one.table)).entries)
                assert one.moves[0] == played[at]

    asyncio.run(story())


def test_a_finished_game_is_weighed(games: list[Played], tmp_path: Path) -> None:
    (size,) = asyncio.run(sizes_of(tmp_path, games))
    assert 20_000 < size < 200_000


def test_the_same_load_for_ourselves_and_for_the_echo(games: list[Played], tmp_path: Path) -> None:
    async def story() -> None:
        for name in (OURS, ECHO):
            folder = tmp_path / name
            folder.mkdir()
            command = [sys.executable, "-m", "roundhouse.cli.main"]
            contender = ourselves(folder, games, 2, WARM_UP + 1, command) if name == OURS else the_echo(folder, 2)
            async with contender as (tables, process):
                found = await put_under_load(tables, process, 1)
            assert found["moves"] == 2, name
            assert 0 < found["p50_ms"] <= found["p99_ms"]
            assert found["cpu_ms_per_move"] >= 0
            assert found["message_median"] > (500 if name == OURS else 50)

    asyncio.run(story())


def test_the_processor_time_of_a_process_grows() -> None:
    before = cpu_seconds(os.getpid())
    assert sum(range(3_000_000))
    assert cpu_seconds(os.getpid()) > before


def a_round(cpu: float, p50: float, p99: float) -> Figures:
    return {
        "tables": 200, "moves_per_second": 200.0, "cpu_ms_per_move": cpu, "p50_ms": p50, "p99_ms": p99, "late": 0,
        "message_median": 3000, "message_max": 9000,
    }  # fmt: skip


def test_ratios_are_taken_within_each_round() -> None:
    rounds = [
        {OURS: a_round(1, 2, 4), ECHO: a_round(1, 1, 4), PEER: a_round(2, 1, 1)},
        {OURS: a_round(9, 20, 40), ECHO: a_round(9, 20, 10), PEER: a_round(9, 9, 9)},
        {OURS: a_round(2, 3, 6), ECHO: a_round(2, 2, 4), PEER: a_round(1, 1, 1)},
    ]
    summary = sum_up(rounds, [150_000, 190_000])
    assert (summary["p50_to_echo"], summary["p99_to_echo"], summary["cpu_to_peer"]) == (1.5, 1.5, 1.0)
    assert all(budget.kept for budget in budgets_of(summary, judged=True))
    assert len(budgets_of(summary, judged=False)) == 3
    rounds[0][OURS]["cpu_ms_per_move"] = 5
    broken = budgets_of(sum_up(rounds, [200_001]), judged=True)
    assert [budget.kept for budget in broken] == [False, True, True, True, False]
    assert "BROKEN" in show([summary], broken, [f"{PEER}: no network"])


def test_without_the_peer_the_rest_is_said() -> None:
    summary = sum_up([{OURS: a_round(1, 2, 4), ECHO: a_round(1, 1, 2)}], [])
    assert "cpu_to_peer" not in summary
    assert [budget.name.partition(": ")[2] for budget in budgets_of(summary, judged=True)] == [
        "p50 to the echo's",
        "p99 to the echo's",
        "bytes to one receiver, median",
    ]


def test_the_peer_is_named_where_the_others_are() -> None:
    assert 'package = "boardgame.io@' in (ROOT / "bench" / "peers.toml").read_text("utf-8")
