"""Bytes for states: encode, decode, digest, restore points. Derived from the declared columns.

The first byte is the codec's version, the rest a `records.State` as JSON: flow by names, columns by their order.
A pile is two columns: its cursor (a row) is position, what was decided (a grid) is kept. A restore point is a
state without what is kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from types import GenericAlias
from typing import Any, Final

import msgspec

from roundhouse.kernel import records
from roundhouse.kernel.chance import Draw
from roundhouse.kernel.ids import NONE
from roundhouse.kernel.piles import Pile
from roundhouse.kernel.questions import KINDS, Ask, Slot
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.sequences import Frame
from roundhouse.kernel.state import GRID, NUMBER, PILE, ROW, Column, Over, State

CODEC: Final = 1

# Any: columns of every shape, and readers of every record, in this whole file.
_JSON: Final = msgspec.json.Encoder()
_STATE: Final[Any] = msgspec.json.Decoder(records.State)
_SHAPES: Final[dict[int, Any]] = {NUMBER: int, ROW: list[int], GRID: list[list[int]], PILE: list[int]}
_rows: dict[tuple[int, ...], Any] = {}


class CodecError(ValueError):
    """The bytes are not a state of this game, or of a version nobody knows. `key` says where, if that is known."""

    def __init__(self, expected: str, key: str = "") -> None:
        super().__init__(f"{key}: {expected}" if key else expected)
        self.key = key
        self.expected = expected


def _read(decoder: Any, data: bytes | msgspec.Raw) -> Any:
    try:
        return decoder.decode(data)
    except (ValueError, RecursionError) as error:
        raise CodecError(f"the bytes are no state: {error}") from error


# -- the flow ---------------------------------------------------------------------------------------


def flow_of(s: State) -> records.Flow:
    """What a state has besides its columns, as a record."""
    chance, over = s.chance, s.over
    flow = records.Flow(_frames_of(s), s.asked, dict(sorted(s.draws.items())))
    flow.question = None if s.question is None else _ask_of(s.question)
    flow.sealed = None if s.sealed is None else _ask_of(s.sealed)
    flow.held = [_ask_of(ask) for ask in s.held]
    if chance is not None:
        flow.draw = records.Draw(chance.purpose, chance.count, list(chance.weights))
    if over is not None:
        because = over.because
        flow.over = records.Over(over.ending, list(over.winners), because.rule, because.key, because.args)
    if any(s.side_moves):
        flow.side_moves = s.side_moves
    flow.restore_points = s.points
    return flow


def set_flow(s: State, flow: records.Flow) -> None:
    """The other way round, for a state without a flow; `CodecError` names what cannot be."""
    for name, numbers in (("asked", flow.asked), ("side_moves", flow.side_moves)):
        if numbers and len(numbers) != s.seats:
            raise CodecError("a number for each seat", name)
    s.frames = _frames_from(s, flow.frames)
    s.asked = flow.asked or [0] * s.seats
    s.draws = flow.draws
    s.question = None if flow.question is None else _ask_from(s, flow.question, "question")
    s.sealed = None if flow.sealed is None else _ask_from(s, flow.sealed, "sealed")
    s.held = [_ask_from(s, record, f"held[{i}]") for i, record in enumerate(flow.held)]
    draw, over = flow.draw, flow.over
    s.chance = None if draw is None else Draw(draw.purpose, draw.count, draw.weights)
    s.over = None if over is None else Over(over.ending, tuple(over.winners), Because(over.rule, over.key, over.args))
    s.side_moves = flow.side_moves or [0] * s.seats
    s.points = flow.restore_points


def _frames_of(s: State) -> list[records.Frame]:
    frames: list[records.Frame] = []
    for frame in s.frames:
        record: records.Frame = {"sequence": frame.sequence.name, "step": frame.sequence.name_of(frame.step)}
        if frame.drawn != NONE:
            record["drawn"] = frame.drawn
        for name in frame.FIELDS:
            record[name] = int(getattr(frame, name))
        frames.append(record)
    return frames


def _frames_from(s: State, written: Sequence[records.Frame]) -> list[Frame]:
    frames: list[Frame] = []
    for i, record in enumerate(written):
        sequence = s.sequences.get(str(record.pop("sequence", "")))
        if sequence is None:
            raise CodecError(f"a sequence out of {', '.join(s.sequences)}", f"frames[{i}]")
        frame: Frame = sequence.begin()
        try:
            frame.step = sequence.index_of(str(record.pop("step", "")))
        except KeyError:
            raise CodecError(f"one of {', '.join(sequence.names)}", f"frames[{i}].step") from None
        # A frame may have got fields since: what is missing keeps its first value.
        for name, value in record.items():
            if not isinstance(value, int) or (name != "drawn" and name not in frame.FIELDS):
                raise CodecError("a whole number in a field of this sequence", f"frames[{i}].{name}")
            setattr(frame, name, value)
        frames.append(frame)
    return frames


def _ask_of(ask: Ask) -> records.Ask:
    slots: list[records.Slot] = []
    for slot, answer in zip(ask.slots, ask.answers, strict=True):
        answerer = NONE if slot.answerer == slot.owner else slot.answerer
        slots.append(records.Slot(slot.what, slot.owner, slot.number, answerer, list(answer or ())))
    return records.Ask(KINDS[ask.kind], slots, ask.depth)


def _ask_from(s: State, record: records.Ask, where: str) -> Ask:
    ask = Ask(KINDS.index(record.kind), [])
    ask.depth = record.depth
    for i, slot in enumerate(record.slots):
        if slot.owner >= s.seats or not NONE <= slot.answerer < s.seats:
            raise CodecError("an owner and an answerer who have seats", f"{where}.slots[{i}]")
        if isinstance(slot.answer, str):
            raise CodecError("an answer in ids", f"{where}.slots[{i}].answer")
        ask.slots.append(Slot(slot.what, slot.owner, slot.answerer, slot.number))
        ask.answers.append(tuple(slot.answer) or None)
    return ask


# -- the columns ------------------------------------------------------------------------------------


def _plain(shape: int, value: Any) -> Any:
    """A value as whole numbers, whatever counts as one."""
    if shape == NUMBER:
        return int(value)
    if shape == GRID:
        return [list(map(int, line)) for line in value]
    return list(map(int, value))


def _write_columns(columns: Iterable[Column], values: dict[str, Any], kept: bool) -> msgspec.Raw:
    written: list[Any] = []
    for column in columns:
        value = values[column.name]
        if column.shape == PILE:
            written.append(value.decided() if kept else value.cursor())
        elif column.kept == kept:
            written.append(_plain(column.shape, value))
    return msgspec.Raw(_JSON.encode(written))


def _read_columns(columns: Iterable[Column], raw: msgspec.Raw, kept: bool, values: dict[str, Any]) -> None:
    """Add the values of the position, then those of what is kept."""
    here = [column for column in columns if column.shape == PILE or column.kept == kept]
    shapes = tuple([GRID if kept and column.shape == PILE else column.shape for column in here])
    if shapes not in _rows:
        _rows[shapes] = msgspec.json.Decoder(GenericAlias(tuple, tuple([_SHAPES[shape] for shape in shapes])))
    for column, value in zip(here, _read(_rows[shapes], raw), strict=True):
        if column.shape != PILE:
            values[column.name] = value
            continue
        pile: Pile = values.setdefault(column.name, Pile(None))
        if kept:
            pile.set_decided(value)
        else:
            pile.set_cursor(value)


def _read_values(s: State, record: records.State, kept: msgspec.Raw) -> dict[str, Any]:
    """The values of all columns, upgraded step by step if they are of an earlier version."""
    version = record.version
    if version != s.COLUMNS.version and version not in s.COLUMNS.earlier:
        raise CodecError(f"nobody knows how to read version {version} of these columns")
    columns = s.COLUMNS.all if version == s.COLUMNS.version else s.COLUMNS.earlier[version][0]
    values: dict[str, Any] = {}
    _read_columns(columns, record.position, False, values)
    _read_columns(columns, kept, True, values)
    while version != s.COLUMNS.version:
        values = s.COLUMNS.earlier[version][1](values)
        version += 1
    return values


# -- whole states, and restore points ---------------------------------------------------------------


def _write(s: State, flow: records.Flow, whole: bool, values: dict[str, Any] | None = None) -> bytes:
    columns = s.COLUMNS.all
    if values is None:
        values = {column.name: getattr(s, column.name) for column in columns}
    kept = _write_columns(columns, values, True) if whole else msgspec.Raw(b"[]")
    position = _write_columns(columns, values, False)
    record = records.State(s.COLUMNS.version, s.seats, dict(s.options.items()), flow, position, kept)
    return bytes((CODEC,)) + _JSON.encode(record)


def encode(s: State) -> bytes:
    """The whole state as bytes."""
    return _write(s, flow_of(s), whole=True)


def digest(s: State) -> str:
    """A short fingerprint: equal for equal states, whatever built them."""
    return hashlib.sha256(encode(s)).hexdigest()[:32]


def read_record(data: bytes) -> records.State:
    """What the bytes say; seats and options make the blank state that `fill` needs."""
    if data[:1] != bytes((CODEC,)):
        raise CodecError("the state was written by a codec nobody knows")
    record: records.State = _read(_STATE, data[1:])
    return record


def fill(s: State, record: records.State) -> None:
    """Fill a blank state, and upgrade its restore points; their frames need no change, they name what they hold."""
    set_flow(s, record.flow)
    for name, value in _read_values(s, record, record.kept).items():
        setattr(s, name, value)
    if record.version != s.COLUMNS.version:
        points = [read_record(point) for point in s.points]
        s.points = [_write(s, point.flow, False, _read_values(s, point, record.kept)) for point in points]


def encode_position(s: State) -> bytes:
    """The position alone, as a state in which nothing is kept: a restore point. Steps make it, between questions.

    Questions, answers and draws are never part of it: their numbers go on counting, and a sealed answer would
    have to be re-dealt.
    """
    if s.question is not None or s.sealed is not None or s.held or s.chance is not None:
        raise RuntimeError("a restore point is made between questions and draws")
    return _write(s, records.Flow(_frames_of(s)), whole=False)


def rewind(s: State, point: bytes) -> None:
    """Go back to a restore point. What is kept stays: who saw what, decided cards, claims, counters.

    The frames are those of the point: whoever rewinds lets go of its own.
    """
    record = read_record(point)
    frames = _frames_from(s, record.flow.frames)
    if record.version != s.COLUMNS.version or not frames:
        raise CodecError("the bytes are no restore point of these columns")
    values: dict[str, Any] = {}
    _read_columns(s.COLUMNS.all, record.position, False, values)
    for name, value in values.items():
        if isinstance(value, Pile):
            pile: Pile = getattr(s, name)
            value.back_of, value.decks = pile.back_of, pile.decks
        setattr(s, name, value)
    s.frames = frames
    s.question = None
    s.sealed = None
    s.held = []
    s.chance = None
