"""Bytes for states: encode, decode, digest, restore points. Derived from the declared columns.

Frames name their sequence and step, so that inserting a step breaks no stored game. The first byte is the
codec's version, then the version of the title's columns.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from roundhouse.kernel.chance import Draw
from roundhouse.kernel.ids import Move
from roundhouse.kernel.options import Options
from roundhouse.kernel.piles import Deck, Pile
from roundhouse.kernel.questions import Ask, Slot
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.sequences import Frame
from roundhouse.kernel.sequences import Sequence as Flow
from roundhouse.kernel.state import GRID, NUMBER, PILE, ROW, Column, Over, State

CODEC: Final = 1


class CodecError(ValueError):
    """The bytes are not a state of this game, or of a version nobody knows."""


class Writer:
    """Whole numbers as zigzag varints, words with their length."""

    __slots__ = ("bytes",)

    def __init__(self) -> None:
        self.bytes = bytearray()

    def number(self, n: int) -> None:
        """One whole number."""
        n = n * 2 if n >= 0 else -n * 2 - 1
        while n > 127:
            self.bytes.append(n & 127 | 128)
            n >>= 7
        self.bytes.append(n)

    def row(self, numbers: Sequence[int]) -> None:
        """A list of numbers with its length."""
        self.number(len(numbers))
        for n in numbers:
            self.number(n)

    def word(self, word: str) -> None:
        """A short text."""
        raw = word.encode()
        self.number(len(raw))
        self.bytes += raw


class Reader:
    """The other way round; complains about bytes that end too early."""

    __slots__ = ("at", "bytes")

    def __init__(self, data: bytes) -> None:
        self.bytes = data
        self.at = 0

    def number(self) -> int:
        """One whole number."""
        shift = 0
        n = 0
        while True:
            if self.at >= len(self.bytes):
                raise CodecError("the bytes end in the middle of a state")
            byte = self.bytes[self.at]
            self.at += 1
            n |= (byte & 127) << shift
            if byte < 128:
                return n // 2 if n % 2 == 0 else -(n + 1) // 2
            shift += 7

    def row(self) -> list[int]:
        """A list of numbers."""
        length = self.number()
        if length < 0 or length > len(self.bytes) - self.at:
            raise CodecError("a list is longer than what is left")
        return [self.number() for _ in range(length)]

    def raw(self) -> bytes:
        """Bytes with their length before them."""
        length = self.number()
        end = self.at + length
        if length < 0 or end > len(self.bytes):
            raise CodecError("a word is longer than what is left")
        raw = self.bytes[self.at : end]
        self.at = end
        return raw

    def word(self) -> str:
        """A short text."""
        try:
            return self.raw().decode()
        except UnicodeDecodeError as error:
            raise CodecError("a word is no text") from error


# -- parts ------------------------------------------------------------------------------------------


def _write_because(w: Writer, because: Because) -> None:
    w.word(because.rule)
    w.word(because.key)
    w.number(len(because.args))
    for name, value in because.args.items():
        w.word(name)
        w.number(value)


def _read_because(r: Reader) -> Because:
    rule, key = r.word(), r.word()
    return Because(rule, key, {r.word(): r.number() for _ in range(r.number())})


def _write_ask(w: Writer, ask: Ask | None) -> None:
    if ask is None:
        w.number(-1)
        return
    w.number(ask.kind)
    w.number(len(ask.slots))
    for slot, answer in zip(ask.slots, ask.answers, strict=True):
        w.word(slot.what)
        w.row((slot.owner, slot.answerer, slot.number))
        w.row(answer or ())


def _read_ask(r: Reader) -> Ask | None:
    kind = r.number()
    if kind < 0:
        return None
    slots: list[Slot] = []
    answers: list[Move | None] = []
    for _ in range(r.number()):
        what = r.word()
        owner, answerer, number = r.row()
        slots.append(Slot(what, owner, answerer, number))
        answers.append(tuple(r.row()) or None)
    ask = Ask(kind, slots)
    ask.answers = answers
    return ask


def _read_held(r: Reader) -> Ask:
    depth = r.number()
    ask = _read_ask(r)
    if ask is None:
        raise CodecError("a question that is held is missing")
    ask.depth = depth
    return ask


def _write_frame(w: Writer, frame: Frame) -> None:
    w.word(frame.sequence.name)
    w.word(frame.sequence.name_of(frame.step))
    w.number(frame.drawn)
    w.row([getattr(frame, name) for name in frame.FIELDS])


def _read_frame(r: Reader, sequences: Mapping[str, Flow[Any]]) -> Frame:
    name, step = r.word(), r.word()
    if name not in sequences:
        raise CodecError(f"no sequence is called {name!r}")
    frame: Frame = sequences[name].begin()
    try:
        frame.step = frame.sequence.index_of(step)
    except KeyError:
        raise CodecError(f"sequence {name!r} has no step {step!r}") from None
    frame.drawn = r.number()
    # A frame may have got fields since: what is missing keeps its first value.
    for field, value in zip(frame.FIELDS, r.row(), strict=False):
        setattr(frame, field, value)
    return frame


def _write_deck(w: Writer, deck: Deck) -> None:
    w.row(deck.bag)
    w.row(deck.kinds)
    w.row(deck.backs)
    w.row(deck.seen)


def _read_deck(r: Reader) -> Deck:
    deck = Deck(r.row())
    deck.kinds, deck.backs, deck.seen = r.row(), r.row(), r.row()
    return deck


def _write_column(w: Writer, column: Column, value: Any) -> None:  # Any: a column of any shape
    if column.shape == NUMBER:
        w.number(value)
    elif column.shape == ROW:
        w.row(value)
    elif column.shape == GRID:
        w.number(len(value))
        for line in value:
            w.row(line)
    else:
        w.row((value.epoch, value.taken, value.aside))
        w.row(value.under)


def _read_column(r: Reader, column: Column) -> Any:
    if column.shape == NUMBER:
        return r.number()
    if column.shape == ROW:
        return r.row()
    if column.shape == GRID:
        return [r.row() for _ in range(r.number())]
    pile = Pile(())
    pile.epoch, pile.taken, pile.aside = r.row()
    pile.under = r.row()
    return pile


# -- the two parts of a state -----------------------------------------------------------------------


def _write_position(w: Writer, s: State) -> None:
    for column in s.COLUMNS.all:
        if not column.kept:
            _write_column(w, column, getattr(s, column.name))
    w.number(len(s.frames))
    for frame in s.frames:
        _write_frame(w, frame)


def _write_pending(w: Writer, s: State) -> None:
    _write_ask(w, s.question)
    _write_ask(w, s.sealed)
    w.number(len(s.held))
    for ask in s.held:
        w.number(ask.depth)
        _write_ask(w, ask)
    chance = s.chance
    if chance is None:
        w.number(0)
    else:
        w.number(1)
        w.word(chance.purpose)
        w.number(chance.count)
        w.row(chance.weights)
    over = s.over
    if over is None:
        w.number(0)
    else:
        w.number(1)
        w.word(over.ending)
        w.row(over.winners)
        _write_because(w, over.because)
    w.row(s.side_moves)


def _read_frames(r: Reader, s: State) -> list[Frame]:
    return [_read_frame(r, s.sequences) for _ in range(r.number())]


def _read_pending(r: Reader, s: State) -> None:
    s.question = _read_ask(r)
    s.sealed = _read_ask(r)
    s.held = [_read_held(r) for _ in range(r.number())]
    s.chance = Draw(r.word(), r.number(), r.row()) if r.number() else None
    s.over = Over(r.word(), tuple(r.row()), _read_because(r)) if r.number() else None
    s.side_moves = r.row()


def _write_kept(w: Writer, s: State) -> None:
    for column in s.COLUMNS.all:
        value = getattr(s, column.name)
        if column.shape == PILE:
            w.row(value.back_of)
            w.number(len(value.decks))
            for deck in value.decks:
                _write_deck(w, deck)
        elif column.kept:
            _write_column(w, column, value)
    w.number(len(s.draws))
    for purpose in sorted(s.draws):
        w.word(purpose)
        w.number(s.draws[purpose])
    w.row(s.asked)
    w.number(len(s.points))
    for point in s.points:
        w.number(len(point))
        w.bytes += point


def encode(s: State) -> bytes:
    """The whole state as bytes."""
    w = Writer()
    w.number(CODEC)
    w.number(s.COLUMNS.version)
    w.number(s.seats)
    options = s.options.items()
    w.number(len(options))
    for name, chosen in options:
        w.word(name)
        w.word(chosen)
    _write_position(w, s)
    _write_pending(w, s)
    _write_kept(w, s)
    return bytes(w.bytes)


def digest(s: State) -> str:
    """A short fingerprint: equal for equal states, whatever built them."""
    return hashlib.sha256(encode(s)).hexdigest()[:32]


def read_head(r: Reader) -> tuple[int, int, Options]:
    """The version of the columns, the seats and the options, with which a blank state can be made."""
    if r.number() != CODEC:
        raise CodecError("the state was written by a codec nobody knows")
    version, seats = r.number(), r.number()
    options = Options({r.word(): r.word() for _ in range(r.number())})
    return version, seats, options


def read_body(r: Reader, s: State, version: int) -> None:
    """Fill a blank state; columns of an earlier version are upgraded step by step."""
    columns: Sequence[Column] = s.COLUMNS.all
    if version != s.COLUMNS.version:
        if version not in s.COLUMNS.earlier:
            raise CodecError(f"nobody knows how to read version {version} of these columns")
        columns = s.COLUMNS.earlier[version][0]
    values = _read_position(r, columns)
    s.frames = _read_frames(r, s)
    _read_pending(r, s)
    kept_at = r.at
    _read_kept(r, columns, values)
    for name, value in _upgrade(s, values, version).items():
        setattr(s, name, value)
    s.draws = {r.word(): r.number() for _ in range(r.number())}
    s.asked = r.row()
    points: list[bytes] = []
    for _ in range(r.number()):
        point = r.raw()
        if version != s.COLUMNS.version:
            kept = Reader(r.bytes)
            kept.at = kept_at
            point = _upgrade_point(s, point, columns, version, kept)
        points.append(point)
    s.points = points
    if r.at != len(r.bytes):
        raise CodecError("there are more bytes than the state has")


def _read_position(r: Reader, columns: Sequence[Column]) -> dict[str, Any]:  # Any: columns of every shape
    return {column.name: _read_column(r, column) for column in columns if not column.kept}


def _read_kept(r: Reader, columns: Sequence[Column], values: dict[str, Any]) -> None:
    for column in columns:
        if column.shape == PILE:
            pile = values[column.name]
            pile.back_of = tuple(r.row())
            pile.decks = [_read_deck(r) for _ in range(r.number())]
        elif column.kept:
            values[column.name] = _read_column(r, column)


def _upgrade(s: State, values: dict[str, Any], version: int) -> dict[str, Any]:
    while version != s.COLUMNS.version:
        values = s.COLUMNS.earlier[version][1](values)
        version += 1
    return values


# -- restore points ---------------------------------------------------------------------------------


def encode_position(s: State) -> bytes:
    """The position alone: a restore point. Steps make it, between questions.

    Questions, answers and draws are never part of it: their numbers go on counting, and a sealed answer would
    have to be re-dealt.
    """
    if s.question is not None or s.sealed is not None or s.held or s.chance is not None:
        raise RuntimeError("a restore point is made between questions and draws")
    w = Writer()
    w.number(s.COLUMNS.version)
    _write_position(w, s)
    return bytes(w.bytes)


def rewind(s: State, point: bytes) -> None:
    """Go back to a restore point. What is kept stays: who saw what, decided cards, claims, counters.

    The frames are those of the point: whoever rewinds lets go of its own.
    """
    r = Reader(point)
    if r.number() != s.COLUMNS.version:
        raise CodecError("a restore point of another version of the columns")
    values = _read_position(r, s.COLUMNS.all)
    frames = _read_frames(r, s)
    if not frames or r.at != len(point):
        raise CodecError("the bytes are no restore point")
    for column in s.COLUMNS.all:
        if column.kept:
            continue
        value = values[column.name]
        if column.shape == PILE:
            pile: Pile = getattr(s, column.name)
            value.back_of = pile.back_of
            value.decks = pile.decks
        setattr(s, column.name, value)
    s.frames = frames
    s.question = None
    s.sealed = None
    s.held = []
    s.chance = None


def _upgrade_point(s: State, point: bytes, columns: Sequence[Column], version: int, kept: Reader) -> bytes:
    """The same restore point in the present columns. Frames need no change: they name what they hold."""
    r = Reader(point)
    if r.number() != version:
        raise CodecError("a restore point of another version of the columns")
    values = _read_position(r, columns)
    _read_kept(kept, columns, values)
    values = _upgrade(s, values, version)
    w = Writer()
    w.number(s.COLUMNS.version)
    for column in s.COLUMNS.all:
        if not column.kept:
            _write_column(w, column, values[column.name])
    return bytes(w.bytes) + point[r.at :]
