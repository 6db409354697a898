"""What people do around a table: find an open one, change seats, begin, play once more."""

from __future__ import annotations

from typing import Final

from roundhouse.server.driver import PACES
from roundhouse.server.facts import belongs
from roundhouse.server.faults import MALFORMED_REQUEST, NOT_YOUR_TABLE, STILL_PLAYED, STORE_FULL, Trouble
from roundhouse.server.hall import Hall
from roundhouse.server.seating import again
from roundhouse.server.store import OVER, PLAYING, WAITING, Person, StoreFull, TableRow
from roundhouse.table import commitment_of, new_secret
from roundhouse.table.live import header_for
from roundhouse.wire.parts import TableInfo
from roundhouse.wire.requests import SeatChange

MOST_LISTED: Final = 40
DAYS: Final = 7 * 24 * 3600
"""Seconds after which an open table that nobody touches is no longer offered."""


async def list_open(hall: Hall, person: str) -> list[TableInfo]:
    """Open tables for everybody: first those that wait for company, then those that can be watched."""
    since = int((hall.time.wall() - DAYS) * 1_000_000)
    found: list[TableInfo] = []
    for state in (WAITING, PLAYING):
        rows = await hall.store.list_tables(state=state, open_only=True, limit=MOST_LISTED)
        found += [await hall.listed(row, person) for row in rows if row.updated > since]
    return found


async def change_seat(hall: Hall, person: Person, table: str, seat: int, wanted: SeatChange) -> TableInfo:
    """Do what is wanted with a seat, if it may be."""
    live = await hall.watched(table, person.id, wanted.code)
    await live.seat(lambda row: hall.judge(live, row, person).change(seat, wanted))
    return live.facts(person.id)


async def start(hall: Hall, person: Person, table: str) -> TableInfo:
    """Begin with bots in the seats that are still open."""
    live = await hall.watched(table, person.id)
    await live.seat(lambda row: hall.judge(live, row, person).fill())
    return live.facts(person.id)


async def set_pace(hall: Hall, person: Person, table: str, pace: str) -> TableInfo:
    """Let the bots move faster or slower: whoever is the only one they play with may say so."""
    if pace not in PACES:
        raise Trouble(400, MALFORMED_REQUEST, field="pace")
    live = await hall.watched(table, person.id)
    people = {seat.person for seat in live.row.seats if seat.person}
    if people != {person.id}:
        raise Trouble(403, NOT_YOUR_TABLE)
    try:
        await hall.store.set_pace(table, pace)
    except StoreFull as error:
        raise Trouble(503, STORE_FULL) from error
    hall.set_pace(table, pace)
    await live.reread()
    return live.facts(person.id)


async def rematch(hall: Hall, person: Person, table: str, *, other_side: bool) -> TableInfo:
    """A table with the same people, options and pace. Who was here finds the way to it at the old one."""
    before = await hall.watched(table, person.id)
    row = before.row
    if not belongs(row, person.id):
        raise Trouble(403, NOT_YOUR_TABLE)
    if row.state != OVER:
        raise Trouble(409, STILL_PLAYED)
    following = row.next or await _make_again(hall, row, person, other_side=other_side)
    await before.reread()
    return (await hall.at(following)).facts(person.id)


async def _make_again(hall: Hall, row: TableRow, person: Person, *, other_side: bool) -> str:
    seats = again(row.seats, person, other_side=other_side)
    game = (await hall.at(row.id)).game
    secret = new_secret()
    header = header_for(
        game, len(seats), game.options(row.header.options, len(seats)), commitment_of(secret),
        names=[seat.name for seat in seats], bots=[seat.bot for seat in seats], answers_obvious=True,
    )  # fmt: skip
    try:
        return await hall.store.create_table(
            header, secret, seats, owner=person.id, open=row.open, pace=row.pace, name=row.name, after=row.id,
            clock=row.clock, chat=row.chat,
        )  # fmt: skip
    except StoreFull as error:
        raise Trouble(503, STORE_FULL) from error
