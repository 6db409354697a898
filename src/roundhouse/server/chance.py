"""Agreeing on chance before the start: each player commits to entropy of his own, then all open (docs/chance.md).

Nothing is opened before all have committed, otherwise a host who plays along could choose last. Who does not open
holds up the start, and everybody sees who. A change of seats begins it anew, the secret of the table included.
"""

from __future__ import annotations

import hmac
import re
from typing import Final, TypeAlias

from roundhouse.server.faults import (
    ALREADY_BEGUN,
    COMMITTED_ALREADY,
    MALFORMED_REQUEST,
    NOT_ALL_COMMITTED,
    NOT_WHAT_WAS_PLEDGED,
    NOT_YOUR_SEAT,
    ROUND_OVER,
    TOO_FAST,
    Trouble,
)
from roundhouse.server.live import LiveTable
from roundhouse.server.store import OPEN, WAITING, Conflict, TableRow, pledging
from roundhouse.table import pledge_of
from roundhouse.wire.messages import Anew, Commit, Noted, Open
from roundhouse.wire.parts import Fault

Agreeing: TypeAlias = Commit | Open | Anew

HEX: Final = re.compile(r"[0-9a-f]{64}")
LONGEST_ID: Final = 64


async def answer_agreeing(live: LiveTable, person: str, message: Agreeing) -> Noted:
    """Do what a player asks for; every refusal is an answer too."""
    try:
        async with live.lock:
            await _do(live, person, message)
    except Conflict:
        return Noted(id=message.id, fault=Fault(code=ROUND_OVER))
    except Trouble as trouble:
        return Noted(id=message.id, fault=trouble.fault)
    return Noted(id=message.id)


async def _do(live: LiveTable, person: str, message: Agreeing) -> None:
    if not 0 < len(message.id) <= LONGEST_ID or not _is_readable(message):
        raise Trouble(400, MALFORMED_REQUEST)
    row = live.row
    seat = next((one for one in pledging(row.seats) if person and row.seats[one].person == person), -1)
    if seat < 0:
        raise Trouble(403, NOT_YOUR_SEAT)
    before = next((one.commitment for one in row.pledges if one.seat == seat), "")
    if isinstance(message, Open) and _is_pledged(live.id, message, seat, before) and live.table is not None:
        return  # said once more after a lost answer
    if live.table is not None or row.state != WAITING:
        raise Trouble(409, ALREADY_BEGUN)
    if message.round != row.round:
        raise Trouble(409, ROUND_OVER, round=row.round)
    if isinstance(message, Anew):
        if not live.rounds.take(live.time.now()):
            raise Trouble(429, TOO_FAST)
        await live.agree(live.store.begin_anew(live.id, message.round))
    elif isinstance(message, Commit):
        if before not in ("", message.commitment):
            raise Trouble(409, COMMITTED_ALREADY)
        await live.agree(live.store.commit(live.id, message.round, seat, message.commitment))
    else:
        await _open(live, message, seat, before)


async def _open(live: LiveTable, message: Open, seat: int, before: str) -> None:
    if not _is_pledged(live.id, message, seat, before):
        raise Trouble(409, NOT_WHAT_WAS_PLEDGED)
    if not _has_all_committed(live.row):
        raise Trouble(409, NOT_ALL_COMMITTED)
    await live.agree(live.store.show_entropy(live.id, message.round, seat, before, message.entropy))


def _has_all_committed(row: TableRow) -> bool:
    seats = {one.seat for one in row.pledges}
    return seats == set(pledging(row.seats)) and all(seat.kind != OPEN for seat in row.seats)


def _is_pledged(table: str, message: Open, seat: int, before: str) -> bool:
    found = pledge_of(bytes.fromhex(message.entropy), table, message.round, seat)
    return hmac.compare_digest(found, before)


def _is_readable(message: Agreeing) -> bool:
    if isinstance(message, Anew):
        return True
    return HEX.fullmatch(message.commitment if isinstance(message, Commit) else message.entropy) is not None
