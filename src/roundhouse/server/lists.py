"""Several moves as one command: made in order, stored in one commit, answered once."""

from __future__ import annotations

from roundhouse.server.faults import STOPPED, fault_of
from roundhouse.server.live import LiveTable
from roundhouse.server.views import questions_of
from roundhouse.table import Command, LocalTable, Reply
from roundhouse.wire.parts import Fault
from roundhouse.wire.talk import AllDone, DoAll


def id_of(message: DoAll, at: int) -> str:
    """The command id of one move of the list: that of the list, then numbers behind it."""
    return f"{message.id}/{at}" if at else message.id


async def do_all(live: LiveTable, message: DoAll) -> AllDone:
    """Make the moves of a list, as far as each holds."""
    made: list[Reply] = []

    def judge(table: LocalTable) -> Reply:
        made.clear()
        question = message.question
        known = table.reply_to(message.seat, message.id) is not None
        for at, move in enumerate(message.moves):
            before = table.reply_to(message.seat, id_of(message, at))
            if known and before is None:
                break  # it was made before, as far as it went
            reply = before or table.play(Command(id_of(message, at), message.seat, question, move))
            made.append(reply)
            if not reply.accepted:
                break
            question = reply.question
        return made[-1]

    await live.timing.come_back(message.seat)
    await live.change(judge)
    table = live.playing()
    last = [reply.entry.number for reply in made if reply.entry is not None]
    refused = next((reply for reply in made if not reply.accepted), None)
    stopped = len(last) < len(message.moves)
    return AllDone(
        id=message.id,
        made=len(last),
        entry=live.line_of(message.seat, last[-1]) if last else -1,
        fault=_fault(table, refused) if refused is not None else Fault(code=STOPPED) if stopped else None,
        questions=questions_of(table, message.seat) if stopped else [],
    )


def _fault(table: LocalTable, reply: Reply) -> Fault:
    assert reply.because is not None
    return fault_of(table.game, table.state, reply.because, reply.malformed)
