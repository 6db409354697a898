"""What a screen shows: a seat's view, the public one, or that of several seats in front of one screen.

With one seat a screen shows what the seat knows. With several, at a game without secrets, it shows what everybody
knows with the questions of all its seats. Where seats have secrets it shows what everybody knows and names who is
asked; what a seat sees is sent only after the screen has asked to look as that seat.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from roundhouse.table import LocalTable

NOBODY: Final = -1


class Gaze(NamedTuple):
    """How a screen looks at a table. All screens with the same gaze are sent the same bytes."""

    who: int
    """Whose knowledge: a seat, or NOBODY for what everybody knows."""
    seats: tuple[int, ...] = ()
    """The seats whose questions are shown."""
    covered: tuple[int, ...] = ()
    """The other seats in front of this screen, whose questions are not."""

    @property
    def is_shared(self) -> bool:
        """Whether several seats sit in front of it."""
        return len(self.seats) + len(self.covered) > 1

    @property
    def covers(self) -> bool:
        """Whether one of these seats is shown at most, since they have secrets from each other."""
        return self.is_shared and len(self.seats) < 2


PUBLIC: Final = Gaze(NOBODY)


def gaze_at(seats: list[int], looks_as: int, *, secrets: bool) -> Gaze:
    """The gaze of a screen with these seats in front of it, which has asked to look as one of them."""
    if not seats:
        return PUBLIC
    if len(seats) == 1:
        return Gaze(seats[0], (seats[0],))
    if not secrets:
        return Gaze(NOBODY, tuple(seats))
    if looks_as not in seats:
        return Gaze(NOBODY, (), tuple(seats))
    return Gaze(looks_as, (looks_as,), tuple(seat for seat in seats if seat != looks_as))


def viewer_of(table: LocalTable, gaze: Gaze) -> int:
    """The seat whose view is shown: of several without secrets the one that is asked."""
    if gaze.who != NOBODY or not gaze.seats:
        return gaze.who
    return next((seat for seat in gaze.seats if table.slot(seat) is not None), gaze.seats[0])


def asked_of(table: LocalTable, gaze: Gaze) -> list[int]:
    """The covered seats that are asked. It may be said to this screen alone: only there they answer."""
    return [seat for seat in gaze.covered if table.slot(seat) is not None]


def undos_of(table: LocalTable, gaze: Gaze) -> tuple[int, int]:
    """How many steps can be taken back without asking, and whose they are."""
    for seat in gaze.seats:
        steps = table.free_undos(seat)
        if steps:
            return steps, seat
    return 0, NOBODY
