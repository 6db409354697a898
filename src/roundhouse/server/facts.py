"""A table as somebody may know it, beside what is played there; and who may look at it at all."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final

from roundhouse.server.clocks import setting_of
from roundhouse.server.store import OPEN, OVER, PERSON, SHARED, WAITING, TableRow, pledging
from roundhouse.wire.parts import Chance, ChanceSeat, SeatInfo, TableInfo

GRACE: Final = 120
"""Seconds after which anybody at the table may give the seat of somebody who is away to a bot."""


def seats_of(row: TableRow, person: str) -> list[int]:
    """The seats that are somebody's to play: several at a shared screen."""
    return [seat.seat for seat in row.seats if person and seat.person == person and seat.kind in (PERSON, SHARED)]


def is_here(row: TableRow, person: str) -> bool:
    """Whether somebody sits there or made the table: he has a say in it."""
    return bool(person) and (row.owner == person or bool(seats_of(row, person)))


def is_host(row: TableRow, person: str, away: Callable[[str], int]) -> bool:
    """Whether somebody arranges the table: whoever made it, and who sits there if that one is gone for too long."""
    if not person or row.owner == person:
        return bool(person)
    return bool(seats_of(row, person)) and (not seats_of(row, row.owner) or away(row.owner) >= GRACE)


def belongs(row: TableRow, person: str) -> bool:
    """Whether somebody may know the code: he is there, was there, or a seat is kept for him."""
    return is_here(row, person) or (
        bool(person) and (person in row.held or any(seat.person == person for seat in row.seats))
    )


def may_look(row: TableRow, person: str, code: str = "") -> bool:
    """Whether somebody may look on: at an open table everybody, else with the code."""
    known = hmac.compare_digest(code.strip().upper().encode(), row.code.encode())
    return row.open or known or belongs(row, person)


def not_ready(row: TableRow) -> list[int]:
    """The seats that still have to commit to their part in chance, or to open it."""
    opened = {one.seat for one in row.pledges if one.opened}
    return [seat for seat in pledging(row.seats) if seat not in opened]


def chance_of(row: TableRow) -> Chance | None:
    """How far the players are with agreeing on chance; after the start, what they had agreed on."""
    if row.state != WAITING:
        noted = [ChanceSeat(seat=one.seat, commitment=one.commitment, opened=True) for one in row.header.pledges]
        return Chance(round=row.header.round, seats=noted) if noted else None
    pledges = {one.seat: one for one in row.pledges}
    seats = [
        ChanceSeat(seat=seat, commitment=pledges[seat].commitment, opened=pledges[seat].opened)
        if seat in pledges
        else ChanceSeat(seat=seat)
        for seat in pledging(row.seats)
    ]
    return Chance(round=row.round, seats=seats) if seats else None


def facts_of(row: TableRow, person: str, away: Callable[[str], int]) -> TableInfo:
    """A table as somebody may know it; its code and what came after it only for those who belong to it.

    `away` says for how many seconds somebody has not been there, -1 for who is.
    """
    known = belongs(row, person)
    return TableInfo(
        id=row.id,
        game=row.header.game,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                present=bool(seat.person) and away(seat.person) < 0,
                you=bool(person) and seat.person == person,
                away=max(0, away(seat.person)) if seat.person else 0,
                back=row.state != OVER and seat.seat in row.held.get(person, ()) and seat.person != person,
                kept=seat.kind == OPEN and bool(seat.person),
            )
            for seat in row.seats
        ],
        options=row.header.options,
        state=row.state,
        open=row.open,
        code=row.code if known else "",
        owner=is_host(row, person, away),
        commitment=row.header.commitment,
        clock=setting_of(row.clock),
        chance=chance_of(row),
        name=row.name,
        host=next((seat.name for seat in row.seats if row.owner and seat.person == row.owner), ""),
        pace=row.pace,
        next=row.next if known else "",
        grace=GRACE,
    )
