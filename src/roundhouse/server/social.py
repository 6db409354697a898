"""What people say to each other over a socket, and the answers."""

from __future__ import annotations

from typing import Final

from roundhouse.server.faults import MALFORMED_REQUEST, Trouble
from roundhouse.server.live import LiveTable
from roundhouse.server.sizes import LONGEST_ID, LONGEST_MOVE, MOST_MOVES
from roundhouse.wire.messages import Social
from roundhouse.wire.parts import Fault
from roundhouse.wire.talk import Consent, Mute, Point, Propose, Report, Say, Taken, Withdraw

SOCIAL: Final = (Say, Mute, Report, Point, Propose, Withdraw, Consent)


async def answer_social(live: LiveTable, person: str, message: Social) -> Taken:
    """Say, show or ask something; every refusal is an answer too."""
    moves = message.moves if isinstance(message, Propose) else []
    sane = len(moves) <= MOST_MOVES and all(len(move) <= LONGEST_MOVE for move in moves)
    if not sane or not 0 < len(message.id) <= LONGEST_ID:
        return Taken(id=message.id[:LONGEST_ID], fault=Fault(code=MALFORMED_REQUEST))
    try:
        return Taken(id=message.id, fault=await _do(live, person, message))
    except Trouble as trouble:
        return Taken(id=message.id, fault=trouble.fault)


async def _do(live: LiveTable, person: str, message: Social) -> Fault | None:
    company, wishes = live.company, live.wishes
    match message:
        case Say():
            await company.say(person, message)
        case Mute():
            await company.mute(person, message)
            wishes.refresh(person)
        case Report():
            await company.report(person, message)
        case Point():
            company.point(person, message)
        case Propose():
            async with live.lock:
                return await wishes.propose(person, message)
        case Withdraw():
            async with live.lock:
                await wishes.withdraw(person)
        case Consent():
            async with live.lock:
                await wishes.answer(person, message)
    return None
