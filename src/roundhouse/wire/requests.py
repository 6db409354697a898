"""The bodies of the HTTP part."""

from __future__ import annotations

from roundhouse.wire.parts import ClockSetting, Part, Qr


class NewGuest(Part, frozen=True):
    """Somebody with a name and no account."""

    name: str
    lang: str = "en"


class Token(Part, frozen=True):
    """What a program bears to be known: `Authorization: Bearer TOKEN`, for requests and for the socket."""

    token: str


class Me(Part, frozen=True):
    """Who the cookie says one is."""

    name: str
    lang: str
    theme: str = "auto"


class Seating(Part, frozen=True):
    """A seat of a new table: `you`, `shared` (somebody else at your screen), `bot` (with its name) or `open`."""

    kind: str
    bot: str = ""
    name: str = ""


class NewPace(Part, frozen=True):
    """How fast the bots of a table shall move: `slow`, `brisk` or `instant`."""

    pace: str


class NewTable(Part, frozen=True):
    """A new table. One of you, the rest bots: it begins at once."""

    game: str
    seats: list[Seating]
    options: dict[str, str] = {}
    open: bool = False
    pace: str = "brisk"
    """How fast bots move while people look on: `slow`, `brisk` or `instant`."""
    name: str = ""
    """What the table is called, if it is to have a name."""
    clock: ClockSetting | None = None
    chat: str = "all"
    """Who reads what is said at the table: `all` who look on, or those in the `seats`."""


class Join(Part, frozen=True):
    """Sit down at a table by its code."""

    code: str
    seat: int = -1


class SeatChange(Part, frozen=True):
    """What is to become of a seat.

    Before the start: `take` (with the code, if one is new here), `leave`, `shared` (somebody at your screen, with a
    name), and for whoever made the table `to_bot`, `open` (whoever sits there gets up), `remove` and `add`.
    While it is played: `leave`, `to_bot` (one's own seat, an empty one, or that of somebody who has been away too
    long), `back` (to a seat one has held), `take` (an empty one), and for whoever made the table `open` (a bot's).
    """

    do: str
    bot: str = ""
    name: str = ""
    code: str = ""


class Rematch(Part, frozen=True):
    """The same people play again; with `other_side` everybody moves one seat on."""

    other_side: bool = False


class MyLink(Part, frozen=True):
    """What carries you to another device: a path with a token, good once, for so many seconds."""

    path: str
    seconds: int
    qr: Qr


class Here(Part, frozen=True):
    """This device is to be that of whoever made the link."""

    token: str


class Device(Part, frozen=True):
    """A device by which one is known. Times are milliseconds since 1970."""

    id: str
    name: str
    created: int
    seen: int
    this: bool = False


class Holiday(Part, frozen=True):
    """Days on which nobody's clock by the day runs: seconds since 1970, from the first moment to the last."""

    begins: int
    ends: int


class Holidays(Part, frozen=True):
    """All holidays of a person; those that are over are forgotten."""

    holidays: list[Holiday] = []
