"""Games that were played before, so that under load nobody has to think: every move of theirs is known."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, NamedTuple  # Any: games of every state

from roundhouse.bots.find import bots_of, make_bot
from roundhouse.kernel.game import Game
from roundhouse.kernel.registry import find_game
from roundhouse.server.service import FILE
from roundhouse.server.store import OVER, PLAYING, Seat, Store
from roundhouse.table import LocalTable, open_table, secret_of_seed
from roundhouse.table.notes import MOVE

SEATS = 2
GAMES = 6
"""So many different ones; every table takes one of them, beginning somewhere in it."""

BOT = "steady"


class Played(NamedTuple):
    """A game from beginning to end, and the secret that makes its draws come out the same again."""

    table: LocalTable
    secret: bytes


class Script(NamedTuple):
    """A table in the store: its id, the cookies of its seats, and the moves that come next (seat, notation)."""

    table: str
    cookies: list[str]
    moves: list[tuple[int, str]]


def play_games(name: str, many: int = GAMES) -> list[Played]:
    """Play some games with the best bot there is for a quick answer."""
    game = find_game(name)
    return [_play(game, f"bench/{n}") for n in range(many)]


def _play(game: Game[Any], seed: str) -> Played:
    secret = secret_of_seed(seed)
    table = open_table(game, SEATS, secret=secret, answers_obvious=True)
    bot = make_bot(game, BOT if BOT in bots_of(game) else "random")
    while table.over is None:
        seat = table.asked_seats()[0]
        thought = table.thought(seat)
        assert thought is not None
        assert table.answer(seat, game.grammar.show(table.state, bot.choose(thought).move)).accepted
    return Played(table, secret)


async def prepare_tables(folder: Path, games: list[Played], tables: int, moves: int) -> list[Script]:
    """A store in which so many games are going on, each with at least so many moves to come."""
    luck = random.Random(tables)  # noqa: S311 - no secret
    async with await Store.open(folder / FILE) as store:
        return list(await asyncio.gather(*(_prepare(store, games, n, moves, luck.random()) for n in range(tables))))


async def _prepare(store: Store, games: list[Played], number: int, moves: int, share: float) -> Script:
    played, secret = games[number % len(games)]
    coming = [entry.number for entry in played.entries if entry.what == MOVE]
    first = coming[int(share * max(0, len(coming) - moves))]
    people = [await store.add_guest(f"Guest {number}.{seat}", "en") for seat in range(SEATS)]
    seats = [Seat(seat=n, kind="person", person=person.id, name=person.name) for n, (person, _) in enumerate(people)]
    table = await store.create_table(played.header, secret, seats, owner=people[0][0].id, state=PLAYING)
    await store.append(table, played.entries[:first])
    script = [(entry.seat, entry.move) for entry in played.entries[first:] if entry.what == MOVE]
    return Script(table, [cookie for _, cookie in people], script[:moves])


async def sizes_of(folder: Path, games: list[Played]) -> list[int]:
    """How many bytes each finished game takes in a store."""

    async def weigh(place: Path, kept: list[Played]) -> int:
        async with await Store.open(place) as store:
            for table, secret in kept:
                made = await store.create_table(table.header, secret, [], state=PLAYING)
                for entry in table.entries[:-1]:
                    await store.append(made, [entry])
                await store.append(made, table.entries[-1:], state=OVER)
        return place.stat().st_size  # closed, the whole log is in the file

    empty = await weigh(folder / "empty.sqlite", [])
    return [await weigh(folder / f"game-{n}.sqlite", [one]) - empty for n, one in enumerate(games)]
