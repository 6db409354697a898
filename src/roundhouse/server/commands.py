"""What a socket may ask of a table, and the answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final  # Any: messages of every type

from roundhouse.kernel.ids import Path
from roundhouse.kernel.lookahead import REFUSED
from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.reasons import Because
from roundhouse.server.ahead import answer_ahead
from roundhouse.server.chance import Agreeing, answer_agreeing
from roundhouse.server.faults import MALFORMED_REQUEST, NOT_YOUR_SEAT, Trouble, fault_of
from roundhouse.server.lists import do_all
from roundhouse.server.live import Judge, LiveTable
from roundhouse.server.sizes import LONGEST_ID, LONGEST_MOVE, MOST_MOVES
from roundhouse.server.social import SOCIAL, answer_social
from roundhouse.server.trials import answer_tried, knower_of
from roundhouse.server.views import next_of, questions_of
from roundhouse.server.whole import rows_of
from roundhouse.table import Command, LocalTable, Reply
from roundhouse.wire.messages import (
    Anew,
    Answered,
    AskAhead,
    AskChoices,
    AskIf,
    AskWhy,
    Back,
    ChoicesAre,
    Commit,
    Do,
    FromClient,
    FromServer,
    Open,
    Social,
    TakeBack,
    Trial,
    WhyIs,
)
from roundhouse.wire.parts import Fault
from roundhouse.wire.talk import AllDone, DoAll

Asked = Do | DoAll | TakeBack | AskChoices | AskWhy | AskIf | Back


def is_sane(message: Asked) -> bool:
    """Whether ids and texts have sizes that make sense."""
    lists = message.moves if isinstance(message, AskIf | DoAll) else getattr(message, "after", [])
    moves = [*lists, getattr(message, "move", getattr(message, "path", ""))]
    return (
        0 < len(message.id) <= LONGEST_ID
        and len(lists) <= MOST_MOVES
        and all(len(move) <= LONGEST_MOVE for move in moves)
        and (not isinstance(message, DoAll) or bool(lists))
    )


async def answer(live: LiveTable, person: str, message: Asked | Social | Agreeing | AskAhead) -> FromServer:
    """Do what is asked; every refusal is an answer too."""
    if isinstance(message, AskAhead):
        return await answer_ahead(live, person, message)
    if isinstance(message, Commit | Open | Anew):
        return await answer_agreeing(live, person, message)
    if isinstance(message, SOCIAL):
        return await answer_social(live, person, message)
    if not is_sane(message):
        return _refused(message, Fault(code=MALFORMED_REQUEST))
    try:
        async with live.lock:
            if isinstance(message, AskChoices | AskWhy | AskIf):
                knower = knower_of(live, person, message)
                if knower != message.seat or isinstance(message, AskIf) or message.after:
                    return answer_tried(live.playing(), knower, message)
            elif not live.can_answer(person, message.seat):
                return _refused(message, Fault(code=NOT_YOUR_SEAT, args={"seat": message.seat}))
            live.playing()
            does: Callable[[LiveTable, Any], Awaitable[FromServer]] = _ANSWERS[type(message)]
            return await does(live, message)
    except Trouble as trouble:
        return _refused(message, trouble.fault)


def _refused(message: Asked, fault: Fault) -> FromServer:
    if isinstance(message, Do | TakeBack | Back):
        return Answered(id=message.id, fault=fault)
    if isinstance(message, DoAll):
        return AllDone(id=message.id, made=0, fault=fault)
    if isinstance(message, AskChoices):
        return ChoicesAre(id=message.id, fault=fault)
    if isinstance(message, AskWhy):
        return WhyIs(id=message.id, fault=fault)
    return Trial(id=message.id, made=0, stopped=REFUSED, fault=fault)


async def _do(live: LiveTable, message: Do) -> Answered:
    command = Command(message.id, message.seat, message.question, message.move)
    return await _change(live, message, lambda table: table.play(command))


async def _take_back(live: LiveTable, message: TakeBack) -> Answered:
    table = live.playing()
    known = table.reply_to(message.seat, message.id)
    if not message.ask or known is not None or (message.to < 0 and table.free_undos(message.seat)):
        return await _change(live, message, lambda table: table.undo(message.seat, message.id, message.steps))
    asked = await live.wishes.ask_back(message, live.seats[message.seat].person)
    if isinstance(asked, Fault):
        return Answered(id=message.id, fault=asked)
    return Answered(id=message.id) if asked is None else _answered(live, message, asked)


async def _back(live: LiveTable, message: Back) -> Answered:
    await live.timing.come_back(message.seat)
    return Answered(id=message.id)


async def _change(live: LiveTable, message: Do | TakeBack, judge: Judge) -> Answered:
    await live.timing.come_back(message.seat)
    return _answered(live, message, await live.change(judge))


def _answered(live: LiveTable, message: Do | TakeBack, reply: Reply) -> Answered:
    if reply.entry is not None:
        return Answered(id=message.id, entry=live.line_of(message.seat, reply.entry.number))
    return _why_refused(live.playing(), message, reply)


def _why_refused(table: LocalTable, message: Do | TakeBack, reply: Reply) -> Answered:
    assert reply.because is not None
    return Answered(
        id=message.id,
        fault=fault_of(table.game, table.state, reply.because, reply.malformed),
        questions=questions_of(table, message.seat),
    )


async def _ask_choices(live: LiveTable, message: AskChoices) -> ChoicesAre:
    table = live.playing()
    path, fault = _read(table, message.path) if message.path else ((), None)
    if fault is None and path:
        fault = _fault(table, table.why_not(message.seat, message.path))
    if fault is not None:
        return ChoicesAre(id=message.id, fault=fault)
    slot = table.slot(message.seat)
    if message.whole and slot is not None and not (path and table.game.grammar.kinds[path[0]].side):
        rows = rows_of(table.game, table.state, slot, path)
        if rows is not None:
            return ChoicesAre(id=message.id, rows=rows)
    return ChoicesAre(id=message.id, choices=next_of(table, message.seat, path))


async def _ask_why(live: LiveTable, message: AskWhy) -> WhyIs:
    table = live.playing()
    _, fault = _read(table, message.move)
    if fault is None:
        fault = _fault(table, table.why_not(message.seat, message.move))
    return WhyIs(id=message.id, fault=fault)


def _read(table: LocalTable, text: str) -> tuple[Path, Fault | None]:
    try:
        return table.game.grammar.parse(table.state, text), None
    except Malformed as error:
        return (), fault_of(table.game, table.state, error.because, error)


def _fault(table: LocalTable, because: Because | None) -> Fault | None:
    return None if because is None else fault_of(table.game, table.state, because)


_ANSWERS: Final[dict[type[FromClient], Callable[[LiveTable, Any], Awaitable[FromServer]]]] = {
    Do: _do,
    TakeBack: _take_back,
    Back: _back,
    AskChoices: _ask_choices,
    AskWhy: _ask_why,
    DoAll: do_all,
}
