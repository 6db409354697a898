"""The answers to "what if": choices, reasons and whole lists of moves, in a world that may be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from roundhouse.kernel.lookahead import REFUSED
from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import NOT_ASKED, Because
from roundhouse.server.faults import HANDS_HIDDEN, NOT_OPEN, NOT_YOUR_SEAT, Trouble, fault_of
from roundhouse.server.live import LiveTable
from roundhouse.server.views import steps_of, tree_of
from roundhouse.server.whole import rows_of
from roundhouse.table import LocalTable, Outlook, are_hands_open, is_asked_openly, look
from roundhouse.table.notes import MOVE, note_event
from roundhouse.wire.messages import AskChoices, AskIf, AskWhy, ChoicesAre, Trial, WhyIs
from roundhouse.wire.parts import Choice, Choices, Fault, Happening, LogLine, QuestionFor, Reason

Tried: TypeAlias = AskChoices | AskWhy | AskIf

AHEAD = "ahead"
"""The id of a question that is not asked yet: no command can name it."""


def knower_of(live: LiveTable, person: str, message: Tried) -> int:
    """Whose knowledge answers: a seat's own, or that of somebody who plans for it where all play together."""
    if live.can_answer(person, message.seat):
        return message.seat
    table = live.playing()
    own = live.seat_of(person)
    if own < 0 or not table.game.meta.cooperative:
        raise Trouble(403, NOT_YOUR_SEAT, seat=message.seat)
    if not is_asked_openly(table, message.seat):
        raise Trouble(409, NOT_OPEN, seat=message.seat)
    if not isinstance(message, AskIf) and not are_hands_open(table, message.seat):
        raise Trouble(409, HANDS_HIDDEN, seat=message.seat)
    return own


def answer_tried(table: LocalTable, knower: int, message: Tried) -> ChoicesAre | WhyIs | Trial:
    """Any of the three."""
    if isinstance(message, AskIf):
        return try_moves(table, knower, message)
    if isinstance(message, AskChoices):
        return choices_after(table, knower, message)
    return why_after(table, knower, message)


def try_moves(table: LocalTable, knower: int, message: AskIf) -> Trial:
    """A list of moves: what would happen, what would lie there, what would be asked."""
    try:
        outlook = look(table, knower, message.seat, message.moves)
    except Malformed as error:
        return Trial(id=message.id, made=0, stopped=REFUSED, fault=_malformed(table, error))
    happenings = _happenings(table, outlook)
    return Trial(
        id=message.id,
        made=outlook.made,
        stopped=outlook.stopped,
        log=[LogLine(entry=0, what=MOVE, seat=message.seat, events=happenings)] if happenings else [],
        view=table.game.view(outlook.world, knower),
        questions=_questions(table, outlook, message.seat),
        fault=_fault(table, outlook, outlook.because),
    )


def choices_after(table: LocalTable, knower: int, message: AskChoices) -> ChoicesAre:
    """The next choices of a begun move, after other moves."""
    game = table.game
    try:
        outlook, slot = _stand(table, knower, message.seat, message.after, message.path)
        path = game.grammar.parse(outlook.world, message.path) if message.path else ()
    except Malformed as error:
        return ChoicesAre(id=message.id, fault=_malformed(table, error))
    except _Stopped as stopped:
        return ChoicesAre(id=message.id, fault=stopped.fault)
    because = game.refuse(outlook.world, slot, path) if path else None
    if because is not None:
        return ChoicesAre(id=message.id, fault=_fault(table, outlook, because))
    if message.whole and not (path and game.grammar.kinds[path[0]].side):
        rows = rows_of(game, outlook.world, slot, path)
        if rows is not None:
            return ChoicesAre(id=message.id, rows=rows)
    if game.grammar.is_complete(path):
        return ChoicesAre(id=message.id, choices=Choices(part="", domain="", steps=[]))
    ids = list(game.next_ids(outlook.world, slot, path))
    part, domain, tokens = steps_of(game, outlook.world, path, ids)
    steps = [Choice(token=token) for token in tokens]
    return ChoicesAre(id=message.id, choices=Choices(part=part, domain=domain, steps=steps))


def why_after(table: LocalTable, knower: int, message: AskWhy) -> WhyIs:
    """What would forbid a move, whole or begun, after other moves."""
    game = table.game
    try:
        outlook, slot = _stand(table, knower, message.seat, message.after, message.move)
        path = game.grammar.parse(outlook.world, message.move)
    except Malformed as error:
        return WhyIs(id=message.id, fault=_malformed(table, error))
    except _Stopped as stopped:
        return WhyIs(id=message.id, fault=stopped.fault)
    return WhyIs(id=message.id, fault=_fault(table, outlook, game.refuse(outlook.world, slot, path)))


class _Stopped(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.code)
        self.fault = fault


def _stand(table: LocalTable, knower: int, seat: int, after: Sequence[str], path: str) -> tuple[Outlook, Slot]:
    """The world after some moves, and what the seat is asked there."""
    game = table.game
    outlook = look(table, knower, seat, after)
    fault = _fault(table, outlook, outlook.because)
    if fault is not None:
        raise _Stopped(fault)
    kind = game.grammar.by_name.get(path.partition(" ")[0])
    side = kind is not None and bool(kind.side)
    slot = None
    if outlook.made == len(after) and outlook.world.over is None:
        slot = game.side_slot(outlook.world, seat) if side else game.slot_of(outlook.world, seat)
    if slot is None:
        because = NOT_ASKED.because("you_are_not_asked", seat=seat)
        raise _Stopped(fault_of(game, outlook.world, because))
    return outlook, slot


def _questions(table: LocalTable, outlook: Outlook, seat: int) -> list[QuestionFor]:
    world, game = outlook.world, table.game
    slot = game.slot_of(world, seat) if world.over is None and outlook.because is None else None
    if slot is None:
        return []
    return [QuestionFor(id=AHEAD, seat=seat, what=slot.what, choices=tree_of(game, world, slot))]


def _happenings(table: LocalTable, outlook: Outlook) -> list[Happening]:
    notes = [note_event(table.game, outlook.world, event) for event in outlook.events]
    return [
        Happening(
            kind=note.kind,
            rule=note.rule,
            args=note.args,
            because=None
            if note.because is None
            else Reason(rule=note.because.rule, key=note.because.key, args=note.because.args),
        )
        for note in notes
    ]


def _malformed(table: LocalTable, error: Malformed) -> Fault:
    return fault_of(table.game, table.state, error.because, error)


def _fault(table: LocalTable, outlook: Outlook, because: Because | None) -> Fault | None:
    return None if because is None else fault_of(table.game, outlook.world, because)
