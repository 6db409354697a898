"""A game that is over, in a store where a service will find it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from roundhouse.bots.kit import RandomBot
from roundhouse.kernel.registry import find_game
from roundhouse.server.service import FILE
from roundhouse.server.store import OVER, Seat, Store
from roundhouse.table import open_table, secret_of_seed


def a_finished_table(folder: Path, name: str) -> str:
    """A game of bots to its end, as the store keeps it; its id. Everybody may look on."""
    game = find_game(name)
    secret = secret_of_seed("e2e")
    table = open_table(game, 2, {}, secret=secret, names=["Ada", "Grace"], bots=["random", "random"])
    while table.over is None:
        seat = table.asked_seats()[0]
        thought = table.thought(seat)
        assert thought is not None
        assert table.answer(seat, game.grammar.show(table.state, RandomBot().choose(thought).move)).accepted

    async def keep() -> str:
        async with await Store.open(folder / FILE) as store:
            seats = [Seat(seat=n, kind="bot", bot="random", name=name) for n, name in enumerate(table.header.names)]
            made = await store.create_table(table.header, secret, seats, open=True)
            await store.append(made, table.entries, state=OVER, header=table.header)
            return made

    with ThreadPoolExecutor(1) as other:  # in this thread the browser's loop runs
        return other.submit(lambda: asyncio.run(keep())).result()
