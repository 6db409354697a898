"""A finished game takes little room: every state and event in at most 200 kB."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from roundhouse.bots.find import make_bot
from roundhouse.kernel.registry import find_game
from roundhouse.server.store import OVER, PLAYING
from roundhouse.table import LocalTable, open_table, secret_of_seed
from tests.server.store.playing import a_store

MOST = 200_000


def a_finished_game(seats: int) -> LocalTable:
    game = find_game("switch_and_signal")
    table = open_table(game, seats, secret=secret_of_seed("size"))
    bot = make_bot(game, "steady")
    while table.over is None:
        seat = table.asked_seats()[0]
        thought = table.thought(seat)
        assert thought is not None
        assert table.answer(seat, game.grammar.show(table.state, bot.choose(thought).move)).accepted
    return table


@pytest.mark.parametrize("seats", [1, 4])
def test_a_finished_game_takes_at_most_200_kb(tmp_path: Path, seats: int) -> None:
    async def story() -> None:
        played = a_finished_game(seats)
        assert len(played.entries) > 100
        async with a_store(tmp_path) as store:
            empty = store.path.stat().st_size
        async with a_store(tmp_path) as store:
            table = await store.create_table(played.header, secret_of_seed("size"), [], state=PLAYING)
            for entry in played.entries[:-1]:
                await store.append(table, [entry])
            await store.append(table, played.entries[-1:], state=OVER)
            assert (await store.load_table(table)).entries == played.entries
        # Closed, the whole log is in the file.
        assert store.path.stat().st_size - empty <= MOST

    asyncio.run(story())
