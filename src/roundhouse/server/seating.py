"""What may become of a seat: who may take, leave, give away or remove one, before the start and while it is played.

Everything here judges and answers the seats as they should be; the table stores them if nobody was quicker.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final  # Any: games of every state

import msgspec

from roundhouse.bots.find import bots_of
from roundhouse.kernel.game import Game
from roundhouse.kernel.reasons import Refused
from roundhouse.server import people
from roundhouse.server.facts import GRACE, is_here, is_host, seats_of
from roundhouse.server.faults import (
    ALREADY_BEGUN,
    ALREADY_SEATED,
    BAD_SEATS,
    KNOWS_SECRETS,
    MALFORMED_REQUEST,
    NO_SUCH_BOT,
    NOT_BEGUN,
    NOT_YOUR_SEAT,
    NOT_YOUR_TABLE,
    SEAT_TAKEN,
    STILL_THERE,
    TABLE_FULL,
    TABLE_OVER,
    Trouble,
    fault_of_refused,
)
from roundhouse.server.store import BOT, OPEN, OVER, PERSON, PLAYING, SHARED, WAITING, Person, Seat, TableRow
from roundhouse.table.live import header_for
from roundhouse.table.notes import Header
from roundhouse.wire.requests import SeatChange, Seating

YOU: Final = "you"
FAVOURITE: Final = ("steady", "random")
"""Who stands in where nobody says who should."""


class Refusal(Trouble):
    """Seats or options that the game does not allow."""

    def __init__(self, error: Refused) -> None:
        super().__init__(400, "")
        self.fault = fault_of_refused(error)


def favourite_bot(game: Game[Any]) -> str:
    """The bot that is good company at every table."""
    known = bots_of(game)
    return next(name for name in FAVOURITE if name in known)


def checked_bot(game: Game[Any], wanted: str) -> str:
    """A bot that the game has; without a wish the favourite."""
    known = bots_of(game)
    if wanted and wanted not in known:
        raise Trouble(400, NO_SUCH_BOT, bot=wanted, known=", ".join(known))
    return wanted or favourite_bot(game)


def first_seats(game: Game[Any], wanted: list[Seating], person: Person) -> list[Seat]:
    """The seats of a new table. With somebody else at one's screen all its seats are shared ones."""
    if sum(seating.kind == YOU for seating in wanted) > 1:
        raise Trouble(400, BAD_SEATS)
    mine = SHARED if any(seating.kind == SHARED for seating in wanted) else PERSON
    seats: list[Seat] = []
    for number, seating in enumerate(wanted):
        if seating.kind == YOU:
            seats.append(Seat(seat=number, kind=mine, person=person.id, name=person.name))
        elif seating.kind == SHARED:
            name = people.checked_name(seating.name)
            seats.append(Seat(seat=number, kind=SHARED, person=person.id, name=name))
        elif seating.kind == OPEN:
            seats.append(Seat(seat=number, kind=OPEN))
        elif seating.kind == BOT and seating.bot:
            name = people.checked_name(seating.name) if seating.name else ""
            seats.append(Seat(seat=number, kind=BOT, bot=checked_bot(game, seating.bot), name=name))
        else:
            raise Trouble(400, BAD_SEATS, seat=number)
    return seats


def again(seats: list[Seat], person: Person, *, other_side: bool) -> list[Seat]:
    """The seats of a rematch: bots and one's own screen sit, for everybody else the seat is kept until he comes."""
    order = [seats[-1], *seats[:-1]] if other_side else seats
    found: list[Seat] = []
    for number, seat in enumerate(order):
        comes = seat.kind == BOT or seat.person == person.id
        kind = seat.kind if comes else OPEN
        found.append(msgspec.structs.replace(seat, seat=number, kind=kind))
    return found


class Judge:
    """Judges what one person wants of one table."""

    # Any: see above.
    def __init__(
        self, game: Game[Any], row: TableRow, person: Person, away: Callable[[str], int], *, secrets: bool
    ) -> None:
        self._game = game
        self._row = row
        self._person = person
        self._away = away
        self._secrets = secrets
        self._seats = list(row.seats)

    def change(self, number: int, wanted: SeatChange) -> tuple[list[Seat], Header | None]:
        """The seats as they should be, and the header if their number changes; `Trouble` if it may not be."""
        if self._row.state == OVER:
            raise Trouble(409, TABLE_OVER)
        does = _DOES.get(wanted.do)
        if does is None:
            raise Trouble(400, MALFORMED_REQUEST, field="do")
        if wanted.do != "add" and not 0 <= number < len(self._seats):
            raise Trouble(400, BAD_SEATS, seat=number)
        does(self, number, wanted)
        header = None if len(self._seats) == len(self._row.seats) else self._header()
        return self._seats, header

    def fill(self) -> tuple[list[Seat], Header | None]:
        """Bots for every seat that is still open: the table begins."""
        self._only_before()
        self._only_host()
        bot = favourite_bot(self._game)
        for seat in list(self._seats):
            if seat.kind == OPEN:
                self._put(Seat(seat=seat.seat, kind=BOT, bot=bot))
        return self._seats, None

    def sit_anywhere(self) -> tuple[list[Seat], Header | None]:
        """Any seat: the one that is kept for him, else the first that is open."""
        kept = [seat for seat in self._seats if seat.kind == OPEN and seat.person == self._person.id]
        free = [seat for seat in self._seats if seat.kind == OPEN and not seat.person]
        found = next(iter(kept + free), None)
        if found is None:
            raise Trouble(409, TABLE_FULL)
        return self.change(found.seat, SeatChange(do="take"))

    # -- what can be done ----------------------------------------------------------------------------

    def do_take(self, number: int, _: SeatChange) -> None:
        """Sit down at an open seat; before the start whoever sat elsewhere gets up there."""
        seat = self._seats[number]
        me = self._person.id
        if seat.kind != OPEN or seat.person not in ("", me):
            raise Trouble(409, SEAT_TAKEN, seat=number)
        mine = seats_of(self._row, me)
        shared = any(self._seats[one].kind == SHARED for one in mine)
        if mine and (self._row.state != WAITING or shared):
            raise Trouble(409, ALREADY_SEATED)
        others = [one for one in self._row.held.get(me, ()) if one != number]
        if others and self._secrets:
            raise Trouble(409, KNOWS_SECRETS)
        for one in mine:
            self._put(Seat(seat=one, kind=OPEN))
        self._put(Seat(seat=number, kind=PERSON, person=me, name=self._person.name))

    def do_leave(self, number: int, _: SeatChange) -> None:
        """Get up, or give up a seat that is kept."""
        if self._seats[number].person != self._person.id:
            raise Trouble(403, NOT_YOUR_SEAT, seat=number)
        self._put(Seat(seat=number, kind=OPEN))

    def do_share(self, number: int, wanted: SeatChange) -> None:
        """Somebody else in front of one's own screen."""
        self._only_before()
        me = self._person
        if not is_here(self._row, me.id):
            raise Trouble(403, NOT_YOUR_TABLE)
        seat = self._seats[number]
        if seat.kind != OPEN or seat.person not in ("", me.id):
            raise Trouble(409, SEAT_TAKEN, seat=number)
        self._put(Seat(seat=number, kind=SHARED, person=me.id, name=people.checked_name(wanted.name)))
        for one in seats_of(self._row, me.id):
            self._put(msgspec.structs.replace(self._seats[one], kind=SHARED))

    def do_give_to_bot(self, number: int, wanted: SeatChange) -> None:
        """A bot plays on: for oneself, for somebody who left, for somebody who is away too long."""
        seat = self._seats[number]
        bot = checked_bot(self._game, wanted.bot)
        if self._row.state == WAITING:
            self._only_host()
            if seat.kind in (PERSON, SHARED):
                raise Trouble(409, SEAT_TAKEN, seat=number)
            self._put(Seat(seat=number, kind=BOT, bot=bot))
            return
        if seat.kind == BOT:
            raise Trouble(409, SEAT_TAKEN, seat=number)
        if seat.kind == OPEN or seat.person != self._person.id:
            if not is_here(self._row, self._person.id):
                raise Trouble(403, NOT_YOUR_TABLE)
            away = self._away(seat.person) if seat.kind != OPEN else GRACE
            if away < GRACE:
                raise Trouble(409, STILL_THERE, seconds=GRACE - max(0, away))
        self._put(Seat(seat=number, kind=BOT, bot=bot, name=seat.name))

    def do_come_back(self, number: int, _: SeatChange) -> None:
        """Play a seat again that one has held."""
        if self._row.state != PLAYING:
            raise Trouble(409, NOT_BEGUN)
        me = self._person
        held = self._row.held.get(me.id, [])
        if number not in held:
            raise Trouble(403, NOT_YOUR_SEAT, seat=number)
        if self._seats[number].kind not in (BOT, OPEN):
            raise Trouble(409, SEAT_TAKEN, seat=number)
        mine = seats_of(self._row, me.id)
        if any(self._seats[one].kind != SHARED for one in mine):
            raise Trouble(409, ALREADY_SEATED)
        kind = SHARED if mine or len(held) > 1 else PERSON
        name = self._seats[number].name or me.name
        self._put(Seat(seat=number, kind=kind, person=me.id, name=name))

    def do_open(self, number: int, _: SeatChange) -> None:
        """Whoever sits there gets up; once it is played only a bot."""
        self._only_host()
        seat = self._seats[number]
        if self._row.state != WAITING and seat.kind != BOT:
            raise Trouble(409, ALREADY_BEGUN)
        if seat.kind == OPEN and not seat.person:
            raise Trouble(409, SEAT_TAKEN, seat=number)
        self._put(Seat(seat=number, kind=OPEN))

    def do_remove(self, number: int, _: SeatChange) -> None:
        """One seat less."""
        self._only_before()
        self._only_host()
        if self._seats[number].kind in (PERSON, SHARED):
            raise Trouble(409, SEAT_TAKEN, seat=number)
        rest = [*self._seats[:number], *self._seats[number + 1 :]]
        self._seats = [msgspec.structs.replace(seat, seat=at) for at, seat in enumerate(rest)]

    def do_add(self, _number: int, _: SeatChange) -> None:
        """One seat more, an open one."""
        self._only_before()
        self._only_host()
        self._seats.append(Seat(seat=len(self._seats), kind=OPEN))

    # -- inside --------------------------------------------------------------------------------------

    def _put(self, seat: Seat) -> None:
        self._seats[seat.seat] = seat

    def _only_before(self) -> None:
        if self._row.state != WAITING:
            raise Trouble(409, ALREADY_BEGUN)

    def _only_host(self) -> None:
        if not is_host(self._row, self._person.id, self._away):
            raise Trouble(403, NOT_YOUR_TABLE)

    def _header(self) -> Header:
        before = self._row.header
        number = len(self._seats)
        try:
            return header_for(
                self._game, number, self._game.options(before.options, number), before.commitment,
                names=[seat.name for seat in self._seats], bots=[seat.bot for seat in self._seats],
                answers_obvious=before.answers_obvious,
            )  # fmt: skip
        except Refused as error:
            raise Refusal(error) from error


_DOES: Final[dict[str, Callable[[Judge, int, SeatChange], None]]] = {
    "take": Judge.do_take,
    "leave": Judge.do_leave,
    "shared": Judge.do_share,
    "to_bot": Judge.do_give_to_bot,
    "back": Judge.do_come_back,
    "open": Judge.do_open,
    "remove": Judge.do_remove,
    "add": Judge.do_add,
}
