"""The bodies of the HTTP part."""

from __future__ import annotations

from roundhouse.wire.parts import Part


class NewGuest(Part, frozen=True):
    """Somebody with a name and no account."""

    name: str
    lang: str = "en"


class Me(Part, frozen=True):
    """Who the cookie says one is."""

    name: str
    lang: str
    theme: str = "auto"


class Seating(Part, frozen=True):
    """A seat of a new table: `you`, `shared`, `bot` (with its name) or `open`."""

    kind: str
    bot: str = ""
    name: str = ""


class NewTable(Part, frozen=True):
    """A new table. One of you, the rest bots: it begins at once."""

    game: str
    seats: list[Seating]
    options: dict[str, str] = {}
    open: bool = False
    pace: str = "brisk"
    """How fast bots move while people look on: `slow`, `brisk` or `instant`."""


class Join(Part, frozen=True):
    """Sit down at a table by its code."""

    code: str
    seat: int = -1
