"""The clocks of one table: how much time each seat has left, and what runs at present. Plain arithmetic.

One thing runs at a time. Where *one* seat is asked, its own clock runs. Where several are asked at once (sealed
answers, a discussion), a common one runs, the *window*: it is the same for all, nobody's answer stops it, and it
takes nothing from anybody's own clock. A clock of his own would tell afterwards who answered when; a common one
tells nothing, and it is the closing time that a window needs.

Times are milliseconds of the service's life (`heart`): they stand while the service is down.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from roundhouse.kernel.questions import KINDS, ONE, SEALED
from roundhouse.server.faults import BAD_CLOCK, Trouble
from roundhouse.table import LocalTable
from roundhouse.wire.parts import Clocks, ClockSetting, SeatClock

NONE: Final = "none"
LIVE: Final = "live"
DAY: Final = "day"

MOST_MINUTES: Final = 180
MOST_INCREMENT: Final = 120
MOST_DAYS: Final = 14

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
A_DAY: Final = 24 * HOUR

CONFIRMING: Final = 5 * SECOND
"""So long a client has to confirm what it was sent before the clock starts without it."""

SHORTEST_WINDOW: Final = MINUTE
WINDOW_SHARE: Final = 10
"""A window is open for a tenth of the time for the whole game, at least a minute."""

WELCOME: Final = {LIVE: 30 * SECOND, DAY: 12 * HOUR}
"""What somebody finds on his clock at least who comes back after his time was up."""

NOTHING: Final = -1
WINDOW: Final = -2


class Asked:
    """Who is asked what, as far as clocks have to know; public facts only."""

    __slots__ = ("key", "kind", "seats")

    def __init__(self, key: str, kind: int, seats: list[int]) -> None:
        self.key = key
        """Another one for another question; the same while sealed answers come in."""
        self.kind = kind
        self.seats = seats


NOBODY: Final = Asked("", ONE, [])


def asked_at(table: LocalTable) -> Asked:
    """What is being asked at a table, whether or not sealed answers have been given."""
    ask = table.state.question
    if ask is None or table.over is not None:
        return NOBODY
    seats = sorted({slot.answerer for slot in ask.slots})
    if ask.kind == ONE:
        return Asked(table.id_of(ask.slots[0]), ONE, seats)
    opened = str(table.entries[-1].sealed_since) if ask.kind == SEALED else ask.slots[0].what
    return Asked(f"{KINDS[ask.kind]}/{table.undos}/{opened}", ask.kind, seats)


class Stand(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the clocks stand: what is stored with every entry."""

    left: list[int]
    """What each seat has left."""
    out: list[int] = []
    """Whose time was up: somebody plays for them until they are back."""
    turn: int = NOTHING
    """Who was asked alone last: a turn lasts until another one is."""
    added: int = 0
    """What the seat before was given when its turn ended."""
    before: int = NOTHING
    key: str = ""
    on: int = NOTHING
    """Whose clock this is about: a seat, WINDOW or NOTHING."""
    window: int = NOTHING
    since: int = NOTHING
    """Since when it runs, NOTHING if it stands."""
    late: int = NOTHING
    """When it starts even if nobody has confirmed."""
    unseen: list[int] = []
    """Who has not confirmed what he was sent."""
    rests: bool = False
    """Whether it stands for somebody's holidays."""


_STANDS: Final = msgspec.json.Decoder(Stand)
_SETTINGS: Final = msgspec.json.Decoder(ClockSetting)
_encode: Final = msgspec.json.Encoder().encode


def setting_of(text: str) -> ClockSetting | None:
    """A setting as it is stored; None for a table without clocks."""
    return _SETTINGS.decode(text) if text else None


def checked_setting(wanted: ClockSetting | None) -> str:
    """A setting to be stored, empty for none; `Trouble` if it makes no sense."""
    if wanted is None or wanted == ClockSetting(kind=NONE):
        return ""
    by_day = wanted.kind == DAY and 1 <= wanted.days <= MOST_DAYS and wanted.minutes == wanted.increment == 0
    live = (
        wanted.kind == LIVE
        and 1 <= wanted.minutes <= MOST_MINUTES
        and 0 <= wanted.increment <= MOST_INCREMENT
        and wanted.days == 0
    )
    if not by_day and not live:
        raise Trouble(400, BAD_CLOCK)
    return _encode(wanted).decode()


class Clockwork:
    """The clocks of a table, and what moves them."""

    def __init__(self, setting: ClockSetting, seats: int, stored: bytes = b"") -> None:
        self.setting = setting
        self.is_live = setting.kind == LIVE
        self.full = setting.minutes * MINUTE if self.is_live else setting.days * A_DAY
        self.increment = setting.increment * SECOND
        self.stand = _STANDS.decode(stored) if stored else Stand(left=[self.full] * seats)

    @property
    def stored(self) -> bytes:
        """As it is written into the store."""
        return _encode(self.stand)

    @property
    def runs(self) -> bool:
        """Whether time runs for anybody."""
        return self.stand.since != NOTHING

    @property
    def waits(self) -> bool:
        """Whether a clock is about to start."""
        return self.stand.late != NOTHING

    def is_up(self, now: int) -> bool:
        """Whether nothing is left of what runs."""
        self._settle(now)
        return self.runs and self._left() <= 0

    def next(self) -> int:
        """When something is to happen; NOTHING if not before anybody acts."""
        if self.waits:
            return self.stand.late
        return self.stand.since + max(0, self._left()) if self.runs else NOTHING

    # -- what moves them -----------------------------------------------------------------------------

    def follow(self, asked: Asked, people: Collection[int], now: int, *, undone: bool = False) -> None:
        """Go on from what is asked now. `people` are the seats that are nobody's bot."""
        stand = self.stand
        self._settle(now)
        awake = [seat for seat in asked.seats if seat in people and seat not in stand.out]
        on = NOTHING
        if awake:
            on = asked.seats[0] if asked.kind == ONE else WINDOW
        if asked.kind == ONE and asked.seats and asked.seats[0] != stand.turn:
            self._pass_turn(asked.seats[0], people, undone=undone)
        if (asked.key, on) == (stand.key, stand.on):
            return
        if asked.key != stand.key:
            stand.window = NOTHING
        if on == WINDOW and stand.window <= 0:
            stand.window = max(SHORTEST_WINDOW, self.full // WINDOW_SHARE) if self.is_live else self.full
        stand.key, stand.on = asked.key, on
        self._stop()
        if on != NOTHING and not stand.rests:
            self._wait(awake, now)

    def confirm(self, seats: Collection[int], now: int) -> bool:
        """Clients have shown what they were sent; whether a clock started."""
        if not self.waits:
            return False
        self.stand.unseen = [seat for seat in self.stand.unseen if seat not in seats]
        if self.stand.unseen:
            return False
        self._start(now)
        return True

    def start_late(self, now: int) -> bool:
        """Whether a clock started by itself, since nobody confirmed in time."""
        if not self.waits or now < self.stand.late:
            return False
        self._start(now)
        return True

    def end_turn(self, seat: int) -> None:
        """Nothing is left: somebody else plays for this seat until it is back."""
        self.stand.left[seat] = 0
        self.leave(seat)

    def leave(self, seat: int) -> None:
        """Somebody is not there: his seat is played for."""
        if seat not in self.stand.out:
            self.stand.out = sorted([*self.stand.out, seat])

    def come_back(self, seat: int) -> None:
        """Somebody is there again."""
        self.stand.out = [one for one in self.stand.out if one != seat]
        self.stand.left[seat] = max(self.stand.left[seat], min(self.full, WELCOME[self.setting.kind]))

    def open_again(self, now: int) -> None:
        """A window that could not be closed: once more, so that it is tried again."""
        self._settle(now)
        self.stand.window = SHORTEST_WINDOW

    def rest(self, now: int, *, rests: bool) -> bool:
        """Stop for holidays, or go on after them; whether that changed anything."""
        stand = self.stand
        if stand.rests == rests:
            return False
        self._settle(now)
        stand.rests = rests
        self._stop()
        if not rests and stand.on != NOTHING:
            self._start(now)
        return True

    def resume(self, people: Collection[int], asked: Asked, ended: int, now: int) -> bool:
        """After a restart: what ran has run until the service ended, and waits until its people are back.

        What has been lived since, while tables were opened one after another, is nobody's time.
        Whether anything is to be stored again.
        """
        if not self.runs and not self.waits:
            return False
        self._settle(max(ended, self.stand.since))
        self._stop()
        self._wait([seat for seat in asked.seats if seat in people and seat not in self.stand.out], now)
        return True

    # -- what is told --------------------------------------------------------------------------------

    def shown(self, people: Collection[int], now: int) -> Clocks:
        """As everybody may see them: nothing here depends on sealed answers."""
        self._settle(now)
        stand = self.stand
        seats = [
            SeatClock(
                seat=seat,
                left=max(0, stand.left[seat]),
                runs=self.runs and stand.on == seat,
                out=seat in stand.out,
            )
            for seat in sorted(people)
        ]
        open_ = stand.on == WINDOW
        return Clocks(
            seats=seats, window=max(0, stand.window) if open_ else NOTHING, runs=open_ and self.runs, rests=stand.rests
        )

    # -- inside --------------------------------------------------------------------------------------

    def _left(self) -> int:
        stand = self.stand
        return stand.window if stand.on == WINDOW else stand.left[stand.on]

    def _settle(self, now: int) -> None:
        stand = self.stand
        if stand.since == NOTHING or now <= stand.since:
            return
        spent, stand.since = now - stand.since, now
        if stand.on == WINDOW:
            stand.window -= spent
        else:
            stand.left[stand.on] -= spent

    def _pass_turn(self, seat: int, people: Collection[int], *, undone: bool) -> None:
        stand = self.stand
        if undone:
            # Who takes the end of his turn back gives back what he got for it.
            if seat == stand.before:
                stand.left[seat] = max(SECOND, stand.left[seat] - stand.added)
            stand.before, stand.added = NOTHING, 0
        else:
            ended = stand.turn in people and stand.turn not in stand.out
            stand.before, stand.added = stand.turn, self.increment if ended else 0
            if stand.added:
                stand.left[stand.turn] += stand.added
            if not self.is_live:
                stand.left[seat] = self.full
        stand.turn = seat

    def _wait(self, seats: list[int], now: int) -> None:
        if self.is_live:
            self.stand.late, self.stand.unseen = now + CONFIRMING, seats
        else:
            self._start(now)  # by the day nobody waits before the screen

    def _start(self, now: int) -> None:
        self.stand.late, self.stand.unseen = NOTHING, []
        self.stand.since = now

    def _stop(self) -> None:
        self.stand.since = self.stand.late = NOTHING
        self.stand.unseen = []
