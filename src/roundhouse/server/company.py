"""Who is at a table together, and what they say: chat, pointing, whom somebody does not hear, who looks on.

Lines are stored before anybody reads them; a ring where somebody points is gone as it came. Nothing here reads what
is played, so nothing of it can be told.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
import structlog

from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.state import State
from roundhouse.server.faults import (
    BAD_TEXT,
    NO_SUCH_LINE,
    NO_SUCH_THING,
    NOT_AT_TABLE,
    NOT_ONESELF,
    STORE_FULL,
    TOO_FAST,
    Trouble,
)
from roundhouse.server.limits import Buckets
from roundhouse.server.people import is_unseen
from roundhouse.server.store import Line, Store, StoreError
from roundhouse.wire.messages import Told
from roundhouse.wire.talk import Mute, Muted, Point, Pointed, Report, Said, Say, Talk, TalkLine, Watching

if TYPE_CHECKING:
    from roundhouse.server.live import LiveTable, Receiver

LINES: Final = 200
"""So many lines travel with the table."""

LONGEST_TEXT: Final = 500
LONGEST_NOTE: Final = 200
LONGEST_NAME: Final = 100
SEATS_READ: Final = "seats"
"""The chat of a table that only those who sit there read."""

CHATS: Final = ("all", SEATS_READ)

JOINERS: Final = "\u200c\u200d"
"""Invisible, but parts of words and of signs made of several."""

T = TypeVar("T")

encode: Final = msgspec.json.Encoder().encode
_events = structlog.get_logger("roundhouse.company")


def checked_text(text: str, longest: int = LONGEST_TEXT) -> str:
    """Words that can be shown: nothing invisible, nothing that turns the direction of what follows."""
    shown = " ".join(text.split(" ")).strip()
    visible = all(letter in JOINERS or letter.isprintable() for letter in shown)
    if not visible or not 0 < len(shown) <= longest or all(_is_nothing(letter) for letter in shown):
        raise Trouble(400, BAD_TEXT, longest=longest)
    return shown


def _is_nothing(letter: str) -> bool:
    return letter in JOINERS or is_unseen(letter)


class Company:
    """What is said at one table, and to whom it is told."""

    def __init__(self, live: LiveTable, store: Store, chat: str) -> None:
        self.live = live
        self.store = store
        self.lines: deque[Line] = deque(maxlen=LINES)
        self._shut = chat == SEATS_READ
        self._mutes: dict[str, frozenset[str]] = {}
        self._speaking = Buckets(1.0, 6.0)
        self._pointing = Buckets(4.0, 10.0)
        self._reporting = Buckets(0.1, 6.0)
        self._order = asyncio.Lock()
        """Lines are told in the order of their numbers."""
        self._watchers = 0
        self._empty: State | None = None

    # -- coming and going ----------------------------------------------------------------------------

    async def greet(self, receiver: Receiver) -> None:
        """Tell somebody who has just come what was said, and everybody how many look on."""
        person = receiver.person
        if person and person not in self._mutes:
            self._mutes[person] = await self.store.mutes(person)
        talk = self.talk_for(person)
        if talk.lines or talk.muted or talk.shut:
            receiver.send(encode(talk))
        self.count_watchers(receiver)
        if self._watchers != int(not self.is_seated(person)):  # whoever comes knows of himself
            receiver.send(encode(Watching(watchers=self._watchers)))

    def count_watchers(self, newcomer: Receiver | None = None) -> None:
        """Say how many look on, if that has changed."""
        watching = [one.person for one in self.live.receivers if not self.is_seated(one.person)]
        number = watching.count("") + len({*watching} - {""})
        if number != self._watchers:
            self._watchers = number
            told = encode(Watching(watchers=number))
            for receiver in self.live.receivers:
                if receiver is not newcomer:
                    receiver.send(told)

    def forget(self) -> None:
        """Remember the wishes of nobody who has gone."""
        here = {receiver.person for receiver in self.live.receivers}
        for person in [one for one in self._mutes if one not in here]:
            del self._mutes[person]

    def is_seated(self, person: str) -> bool:
        """Whether somebody sits at this table."""
        return bool(self.live.seats_held(person))

    def hears(self, person: str, other: str) -> bool:
        """Whether what one says reaches another."""
        return other not in self._mutes.get(person, ())

    def tell(self, message: Told, by: str = "") -> None:
        """Tell everybody who hears the person it comes from."""
        encoded = encode(message)
        for receiver in self.live.receivers:
            if not by or self.hears(receiver.person, by):
                receiver.send(encoded)

    # -- talking -------------------------------------------------------------------------------------

    def take(self, lines: list[Line]) -> None:
        """The lines as they are stored."""
        self.lines.clear()
        self.lines.extend(lines)

    def talk_for(self, person: str) -> Talk:
        """The chat as somebody may read it."""
        if self._shut and not self.is_seated(person):
            return Talk(lines=[], shut=True)
        muted = self._mutes.get(person, frozenset[str]())
        return Talk(
            lines=[line_for(line, person) for line in self.lines if line.person not in muted],
            muted=[one for one in (self._muted(other) for other in sorted(muted)) if one is not None],
            shut=self._shut,
        )

    def _muted(self, person: str) -> Muted | None:
        """How a receiver can name somebody whom he does not hear; nothing if he was never at this table."""
        seat = next((self.live.seats[held] for held in self.live.seats_held(person)), None)
        line = next((line for line in reversed(self.lines) if line.person == person), None)
        if seat is None and line is None:
            return None
        return Muted(
            name=seat.name if seat is not None else line.name if line is not None else "",
            seat=-1 if seat is None else seat.seat,
            line=-1 if line is None else line.number,
        )

    async def say(self, person: str, message: Say) -> None:
        """A line: stored, then told."""
        text = checked_text(message.text)
        seat = self.seat_for(person, message.seat)
        self._limit(self._speaking, person)
        async with self._order:
            line = await stored(self.live.id,
                self.store.say(
                    self.live.id, person, seat, self.live.seats[seat].name, text, command=message.id
                )
            )  # fmt: skip
            last = self.lines[-1].number if self.lines else -1
            if line.number <= last:
                return
            if line.number > last + 1:
                self.take((await self.store.said(self.live.id, LINES)).lines)
                self._tell_all_anew()
                return
            self.lines.append(line)
            for receiver in self.live.receivers:
                may = not self._shut or self.is_seated(receiver.person)
                if may and self.hears(receiver.person, person):
                    receiver.send(encode(Said(line=line_for(line, receiver.person))))

    def _tell_all_anew(self, person: str = "") -> None:
        for receiver in self.live.receivers:
            if not person or receiver.person == person:
                receiver.send(encode(self.talk_for(receiver.person)))

    async def mute(self, person: str, message: Mute) -> None:
        """Hear somebody no more, at any table, or again."""
        if not person:
            raise Trouble(403, NOT_AT_TABLE)
        self._limit(self._speaking, person)
        other = self._line(message.line, person).person if message.line >= 0 else self._sitting(message.seat)
        if other == person:
            raise Trouble(409, NOT_ONESELF)
        await stored(self.live.id, self.store.mute(person, other, yes=message.yes))
        before = self._mutes.get(person, frozenset[str]())
        self._mutes[person] = before | {other} if message.yes else before - {other}
        self._tell_all_anew(person)

    async def report(self, person: str, message: Report) -> None:
        """Keep a line for whoever runs the service."""
        reason = checked_text(message.reason)
        line = self._line(message.line, person)
        if line.person == person:
            raise Trouble(409, NOT_ONESELF)
        self._limit(self._reporting, person)
        await stored(self.live.id, self.store.report(self.live.id, line, person, reason))
        _events.info("reported", table=self.live.id, line=line.number)

    def point(self, person: str, message: Point) -> None:
        """A ring on every screen. What is pointed at has to have a name in the notation of the game."""
        seat = self.seat_for(person, message.seat)
        if not self._is_named(message.domain, message.token):
            raise Trouble(404, NO_SUCH_THING)
        self._limit(self._pointing, person)
        self.tell(Pointed(seat=seat, domain=message.domain, token=message.token), by=person)

    # -- inside --------------------------------------------------------------------------------------

    def seat_for(self, person: str, wanted: int = -1) -> int:
        """The seat that somebody speaks for: the one he names, or his first."""
        own = self.live.seats_held(person)
        if not own or (wanted >= 0 and wanted not in own):
            raise Trouble(403, NOT_AT_TABLE)
        return wanted if wanted >= 0 else own[0]

    def _is_named(self, name: str, token: str) -> bool:
        """Whether the notation has a word for a thing. An empty position is asked: the answer tells nothing."""
        live = self.live
        domain = live.game.grammar.domains.get(name)
        if domain is None or len(token) > LONGEST_NAME:
            return False
        if self._empty is None:
            self._empty = live.game.blank(len(live.seats), live.options)
        try:
            domain.find(self._empty, token)
        except Malformed:
            return False
        return True

    def _line(self, number: int, person: str) -> Line:
        """A line that somebody may read, or has decided not to."""
        line = next((line for line in self.lines if line.number == number), None)
        if line is None or not person or (self._shut and not self.is_seated(person)):
            raise Trouble(404, NO_SUCH_LINE)
        return line

    def _sitting(self, seat: int) -> str:
        person = self.live.seats[seat].person if 0 <= seat < len(self.live.seats) else ""
        if not self.is_seated(person):
            raise Trouble(404, NO_SUCH_LINE)
        return person

    def _limit(self, buckets: Buckets, person: str) -> None:
        if not buckets.take(person, self.live.time.now()):
            raise Trouble(429, TOO_FAST)


async def stored(table: str, writing: Awaitable[T]) -> T:
    """Wait for the store; what it cannot take is a fault that people understand."""
    try:
        return await writing
    except StoreError as error:
        _events.error("not_stored", table=table, kind=type(error).__name__)
        raise Trouble(503, STORE_FULL) from error


def line_for(line: Line, person: str) -> TalkLine:
    """A line as it travels: who said it stands there by seat and name alone."""
    return TalkLine(
        number=line.number, seat=line.seat, name=line.name, text=line.text, at=line.at // 1_000,
        own=bool(person) and line.person == person,
    )  # fmt: skip
