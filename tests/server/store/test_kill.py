"""Killed at any moment, the store has everything it said it had, and nothing twice or half."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from roundhouse.kernel.chance import Dice
from tests.project.tree import ROOT
from tests.server.store.playing import a_store, a_table, some_entries


def kill_while_appending(folder: Path, seconds: float) -> Counter[str]:
    """Let a process append for so long after its first answer; how many entries it said each table has."""
    command = [sys.executable, "-m", "tests.server.store.appending", str(folder)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(seconds)
    process.kill()
    rest = process.stdout.read()
    process.stdout.close()
    process.wait()
    told: Counter[str] = Counter()
    for line in (first + rest).splitlines(keepends=True):
        if line.endswith("\n"):
            table, number = line.split()
            told[table] = max(told[table], int(number) + 1)
    assert told, "it has to say something before it is killed"
    return told


async def check(folder: Path, told: Counter[str]) -> None:
    async with a_store(folder) as store:
        for table in await store.playing():
            entries = (await store.load_table(table)).entries
            assert len(entries) >= told[table], "acknowledged, but not there"
            assert entries == some_entries(table, 0, len(entries))
        assert not set(told) - set(await store.playing())


def kill_and_check(folder: Path, times: int) -> None:
    dice = Dice("kill")
    for _ in range(times):
        told = kill_while_appending(folder, dice.below(200) / 1_000)
        asyncio.run(check(folder, told))


def test_nothing_acknowledged_is_missing_after_5_kills(tmp_path: Path) -> None:
    kill_and_check(tmp_path, 5)


@pytest.mark.slow
def test_nothing_acknowledged_is_missing_after_20_kills(tmp_path: Path) -> None:
    kill_and_check(tmp_path, 20)


def test_a_log_cut_anywhere_leaves_a_beginning_of_each_journal(tmp_path: Path) -> None:
    """What a failing power supply leaves: the write-ahead log ends somewhere."""

    async def story() -> None:
        whole = tmp_path / "whole"
        async with a_store(whole) as store:
            tables = [await a_table(store, 1) for _ in range(2)]
            for number in range(1, 20):
                await asyncio.gather(
                    *(store.append(table, some_entries(table, number, number + 1)) for table in tables)
                )
            shutil.copytree(whole, tmp_path / "copy")
        log = (tmp_path / "copy" / "roundhouse.db-wal").read_bytes()
        dice = Dice("cut")
        lengths: set[int] = set()
        for n in range(8):
            cut = tmp_path / f"cut {n}"
            cut.mkdir()
            shutil.copy(tmp_path / "copy" / "roundhouse.db", cut)
            (cut / "roundhouse.db-wal").write_bytes(log[: len(log) // 2 + dice.below(len(log) // 2)])
            async with a_store(cut) as store:
                for table in await store.playing():
                    entries = (await store.load_table(table)).entries
                    assert entries == some_entries(table, 0, len(entries))
                    lengths.add(len(entries))
                    await store.append(table, some_entries(table, len(entries), len(entries) + 1))
        assert len(lengths) > 1

    asyncio.run(story())
