"""The pieces that messages are made of. Ids of a game travel as the tokens of its notation."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Args: TypeAlias = dict[str, str | int]
"""Arguments of a sentence: tokens where the name speaks of a domain, else numbers."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A piece of a message; a field that nobody knows is refused."""


class Reason(Part, frozen=True):
    """Why: rule id, key of the sentence, arguments."""

    rule: str
    key: str
    args: Args = {}


class Fault(Part, frozen=True):
    """The one shape of every error: a code, and where there is one the reason."""

    code: str
    rule: str = ""
    key: str = ""
    args: Args = {}


class Happening(Part, frozen=True):
    """One event as this receiver may know it."""

    kind: str
    rule: str
    args: Args = {}
    because: Reason | None = None


class LogLine(Part, frozen=True):
    """One line of the log as this receiver may know it.

    Sealed answers of others never show as lines of their own; when all are there, one line without a seat tells
    what came of them.
    """

    entry: int
    """Counts the lines of this receiver, from 0: a number of the journal would tell what others did in secret."""
    what: str
    """`start`, `move`, `only` (nothing else was possible), `opened` (sealed answers) or `undo`."""
    seat: int = -1
    move: str = ""
    """The notation, secret steps as `*`."""
    back_to: int = -1
    """`undo`: the line after which the game stands again."""
    stand_in: bool = False
    """Whether the table answered for the seat, since its time was up."""
    agreed: bool = False
    """`undo`: whether all had to agree, and did."""
    events: list[Happening] = []


class Choice(Part, frozen=True):
    """A next step of a path: its token, and, in a whole table of choices, what may follow."""

    token: str
    next: Choices | None = None


class Choices(Part, frozen=True):
    """The choices of one part. `part` is empty for the kind of the move."""

    part: str
    domain: str
    steps: list[Choice]


class RowNode(Part, frozen=True):
    """One step of many moves at once: its tokens, and for each the node that follows (-1: nothing is left)."""

    part: str
    domain: str
    tokens: list[str]
    next: list[int]


class Rows(Part, frozen=True):
    """All moves of a question or a begun move as a graph; its last node is the first step."""

    nodes: list[RowNode]


class QuestionFor(Part, frozen=True):
    """What a seat is asked. `id` has to be named by the answer. Without `choices` they are asked for path by path."""

    id: str
    seat: int
    what: str
    choices: Choices | None = None
    side: list[str] = []
    """Kinds of side moves that could be made now."""


class Waiting(Part, frozen=True):
    """Whom the table waits for, as far as everybody may know; nobody sees who has answered a sealed question."""

    kind: str
    """`one`, `sealed`, `standing`, `chance` or `over`; before the start `seats` (somebody has to sit down) or `ready`
    (somebody has to say that he is)."""
    seats: list[int]
    what: str = ""


class Points(Part, frozen=True):
    """One term of a score."""

    points: int
    because: Reason


class Ending(Part, frozen=True):
    """How it ended, who won, why, and every seat's score with its working."""

    ending: str
    winners: list[int]
    because: Reason
    scores: list[list[Points]]


class Qr(Part, frozen=True):
    """A QR code to be drawn: so many modules each way, and a path over the dark ones."""

    size: int
    path: str


class SeatInfo(Part, frozen=True):
    """Who sits where. `kind` is `person`, `bot`, `shared` (this screen) or `open`."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    present: bool = False
    you: bool = False
    away: int = 0
    """For so many seconds whoever sits there has not been at the table."""
    back: bool = False
    """Whether you held this seat and may come back to it."""
    kept: bool = False
    """An open seat that is kept for somebody: with `you`, for you."""


class ChanceSeat(Part, frozen=True):
    """A player who adds to chance: what he committed to (empty: nothing yet), and whether he has opened it."""

    seat: int
    commitment: str = ""
    opened: bool = False


class Chance(Part, frozen=True):
    """How far the players are with agreeing on chance: before all have committed nobody may open.

    A change of seats, or somebody who has lost his entropy, begins it anew as the next round.
    """

    round: int
    seats: list[ChanceSeat]


class ClockSetting(Part, frozen=True):
    """How long one may think: `none`, `live` (a bank of minutes, seconds added each turn), `day` (days a turn)."""

    kind: str = "none"
    minutes: int = 0
    increment: int = 0
    days: int = 0


class SeatClock(Part, frozen=True):
    """A person's clock at the moment of the message, in milliseconds. Bots have none."""

    seat: int
    left: int
    runs: bool = False
    out: bool = False
    """Whether the time was up: somebody else plays until he is back."""


class Clocks(Part, frozen=True):
    """All clocks of a table. Whoever shows them counts on from here by himself."""

    seats: list[SeatClock]
    window: int = -1
    """What is left for all who are asked together, the same for everybody; -1 if they are not."""
    runs: bool = False
    """Whether the window runs."""
    rests: bool = False
    """Whether somebody who is waited for has holidays, so that no time passes."""


class TableInfo(Part, frozen=True):
    """A table as lobby and waiting room show it."""

    id: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, str]
    state: str
    """`waiting`, `playing` or `over`; in lists `unreadable` for one that is stored but cannot be read."""
    open: bool
    code: str = ""
    """The code that invites, for those who sit there."""
    owner: bool = False
    """Whether you arrange it: you made it, or whoever did is gone for too long."""
    commitment: str = ""
    chance: Chance | None = None
    """Where two people or more play; for one alone with bots it would prove nothing."""
    name: str = ""
    """What its people call it; empty if they have no name for it."""
    host: str = ""
    """The seat name of whoever made it, if he sits there."""
    pace: str = ""
    next: str = ""
    """The table where the same people play again, for those who were here."""
    grace: int = 0
    """Seconds after which somebody who is away may be stood in for."""
    waiting: Waiting | None = None
    """In lists of tables that are played: whom they wait for."""
    your_turn: bool = False
    """In lists: whether a seat of yours is asked."""
    updated: int = 0
    """In lists: when it was touched last, in milliseconds since 1970."""
    clock: ClockSetting | None = None


class OptionInfo(Part, frozen=True):
    """An option of a game."""

    name: str
    choices: list[str]
    default: str
    rule: str
    open_ended: bool = False


class GameInfo(Part, frozen=True):
    """A game that can be played here. Its words stand in the catalogues."""

    id: str
    name: dict[str, str]
    seats: tuple[int, int]
    cooperative: bool
    authors: list[str]
    publisher: str
    year: int
    options: list[OptionInfo]
    bots: list[str]
    board: bool = False
    """Whether the client has a board of its own for it."""
    about: dict[str, str] = {}
    """By language what it is about, in a sentence; and how long it takes."""
    time: str = ""


class PartInfo(Part, frozen=True):
    """One step of a kind of move: its name, what its tokens stand for, whether others may see it."""

    name: str
    domain: str
    secret: bool = False


class KindInfo(Part, frozen=True):
    """One kind of move: its word and its steps. `side` is empty for an answer, else `own` or `aside`."""

    name: str
    parts: list[PartInfo] = []
    side: str = ""


class Names(Part, frozen=True):
    """What the words of a table's notation are called in a language: its kinds of moves, its domains.

    For each domain every token with its name, in the order of the ids. A domain of plain numbers stands there empty.
    """

    kinds: list[KindInfo]
    domains: dict[str, dict[str, str]]
