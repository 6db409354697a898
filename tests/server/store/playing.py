"""What the tests of the store share: small tables whose entries look like those of a game, and a store in a folder."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from roundhouse.server.store import PLAYING, Seat, Store
from roundhouse.table import commitment_of, secret_of_seed
from roundhouse.table.notes import MOVE, START, Entry, EventNote, Header, digest_of, show_bytes

SECRET = secret_of_seed("store")


def a_header(game: str = "yard", seats: int = 2) -> Header:
    return Header(
        game=game,
        edition="1",
        seats=seats,
        options={"edition": "1"},
        commitment=commitment_of(SECRET),
        names=[""] * seats,
        bots=[""] * seats,
        rules="0",
    )


def state_of(table: str, number: int) -> bytes:
    """A state that resembles the one before, as those of a game do."""
    return b"".join(
        b"%s:%d:%d;" % (table.encode(), place, number if place == number % 60 else 0) for place in range(60)
    )


def an_entry(table: str, number: int, command: str | None = None) -> Entry:
    state = state_of(table, number)
    return Entry(
        number=number,
        what=MOVE if number else START,
        seat=number % 2 if number else -1,
        command=f"c{number}" if command is None and number else command or "",
        question=f"0.{number}",
        move=f"shunt wagon:{number}",
        events=[EventNote(kind="moved", rule="YD-1", args={"wagon": number})],
        digest=digest_of(state),
        rules="0",
        state=show_bytes(state),
    )


def some_entries(table: str, first: int, end: int) -> list[Entry]:
    return [an_entry(table, number) for number in range(first, end)]


async def a_table(store: Store, entries: int = 0, seats: int = 2, state: str = PLAYING) -> str:
    header = a_header(seats=seats)
    table = await store.create_table(
        header, SECRET, [Seat(seat=seat, kind="open") for seat in range(seats)], state=state
    )
    if entries:
        await store.append(table, some_entries(table, 0, entries))
    return table


@asynccontextmanager
async def a_store(folder: Path) -> AsyncGenerator[Store]:
    store = await Store.open(folder / "roundhouse.db")
    try:
        yield store
    finally:
        await store.close()
