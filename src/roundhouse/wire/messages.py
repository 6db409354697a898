"""The messages of the socket. Every message of the server is numbered for its receiver."""

from __future__ import annotations

from typing import Any, TypeAlias  # Any: a view is the title's own struct

from roundhouse.wire.parts import Choices, Clocks, Ending, Fault, LogLine, Part, QuestionFor, Rows, TableInfo, Waiting
from roundhouse.wire.talk import (
    AllDone,
    Asking,
    Consent,
    DoAll,
    Mute,
    Point,
    Pointed,
    Proposals,
    Propose,
    Report,
    Said,
    Say,
    Taken,
    Talk,
    Watching,
    Withdraw,
)

# -- from the client -----------------------------------------------------------------------------------------


class Hello(Part, frozen=True, tag_field="type", tag="hello"):
    """The first message: which table, the last number received, and the build the page was made of."""

    table: str
    last: int = 0
    viewer: int | None = None
    """As whom one was shown the table: numbers count what that viewer was told. Without it all is told anew."""
    build: str = ""
    code: str = ""
    """The code that invites, for those who only watch a table that is not open."""


class Do(Part, frozen=True, tag_field="type", tag="do"):
    """A command: an id of its own, the question it answers, the move in notation."""

    id: str
    seat: int
    question: str
    move: str


class TakeBack(Part, frozen=True, tag_field="type", tag="take_back"):
    """Undo: so many steps, or, where that needs the others, ask them."""

    id: str
    seat: int
    steps: int = 1
    ask: bool = False
    """Ask everybody, instead of being refused."""
    to: int = -1
    """With `ask`: the line of one's log after which the game should stand again; -1: before one's last move."""


class AskChoices(Part, frozen=True, tag_field="type", tag="ask_choices"):
    """The next choices of a begun move (empty: of the question); with `whole` all moves if they are not too many."""

    id: str
    seat: int
    path: str = ""
    whole: bool = False
    after: list[str] = []
    """Moves that are made before, in a re-dealt world: what could be chosen then."""


class AskWhy(Part, frozen=True, tag_field="type", tag="ask_why"):
    """Why not? Of a whole or a begun move."""

    id: str
    seat: int
    move: str
    after: list[str] = []


class AskIf(Part, frozen=True, tag_field="type", tag="ask_if"):
    """What if? A list of moves, tried on a re-dealt world."""

    id: str
    seat: int
    moves: list[str]


class AskAhead(Part, frozen=True, tag_field="type", tag="ask_ahead"):
    """What lies ahead, as far as the asker may know it; `path` is a begun move. Seat -1: somebody who only watches."""

    id: str
    seat: int = -1
    path: str = ""


class Look(Part, frozen=True, tag_field="type", tag="look"):
    """At a screen with several seats and secrets: show what this seat sees, or, with -1, cover it again."""

    seat: int


class Seen(Part, frozen=True, tag_field="type", tag="seen"):
    """The client shows what it was sent up to this number: the clock may start."""

    number: int


class Back(Part, frozen=True, tag_field="type", tag="back"):
    """Somebody whose time was up is there again."""

    id: str
    seat: int


class Pong(Part, frozen=True, tag_field="type", tag="pong"):
    """The client is there."""


class Commit(Part, frozen=True, tag_field="type", tag="commit"):
    """What this client will add to chance, as its commitment (docs/chance.md)."""

    id: str
    round: int
    commitment: str


class Open(Part, frozen=True, tag_field="type", tag="open"):
    """Ready: the entropy that was committed to. Refused before everybody has committed."""

    id: str
    round: int
    entropy: str


class Anew(Part, frozen=True, tag_field="type", tag="anew"):
    """The entropy of this seat is lost: begin a new round."""

    id: str
    round: int


Social: TypeAlias = Say | Mute | Report | Point | Propose | Withdraw | Consent
Asked: TypeAlias = Do | DoAll | TakeBack | AskChoices | AskWhy | AskIf
FromClient: TypeAlias = Hello | Asked | AskAhead | Look | Seen | Back | Pong | Commit | Open | Anew | Social

# -- from the server -----------------------------------------------------------------------------------------


class Snapshot(Part, frozen=True, tag_field="type", tag="snapshot"):
    """All that is true now, for this receiver: after hello, and after a gap that cannot be filled."""

    number: int
    build: str
    table: TableInfo
    view: Any
    viewer: int
    """The seat whose view this is, -1 for a spectator."""
    waiting: Waiting
    questions: list[QuestionFor] = []
    log: list[LogLine] = []
    ending: Ending | None = None
    undos: int = 0
    """How many steps can be taken back without asking."""
    undo_seat: int = -1
    """The seat whose steps these are, at a screen with several."""
    covers: bool = False
    """Whether this screen has several seats with secrets, and shows what one of them sees only after `look`."""
    covered: list[int] = []
    """There: those that are asked, but not shown."""
    clocks: Clocks | None = None


class Update(Part, frozen=True, tag_field="type", tag="update"):
    """What happened since, and what is true now."""

    number: int
    log: list[LogLine]
    view: Any
    waiting: Waiting
    questions: list[QuestionFor] = []
    ending: Ending | None = None
    undos: int = 0
    undo_seat: int = -1
    covers: bool = False
    covered: list[int] = []
    viewer: int | None = None
    """Said when the view is that of another seat of the same screen than before."""
    table: TableInfo | None = None
    clocks: Clocks | None = None


class Answered(Part, frozen=True, tag_field="type", tag="answered"):
    """What became of a command: the line it made, or the fault; the same id gets the same answer."""

    id: str
    entry: int = -1
    """The line of the log, -1 if it was refused."""
    fault: Fault | None = None
    questions: list[QuestionFor] = []
    """For a refused answer: what the seat is asked now."""


class ChoicesAre(Part, frozen=True, tag_field="type", tag="choices_are"):
    """The answer to `ask_choices`: the whole of it as rows, or the next choices."""

    id: str
    choices: Choices | None = None
    rows: Rows | None = None
    fault: Fault | None = None


class WhyIs(Part, frozen=True, tag_field="type", tag="why_is"):
    """The answer to `ask_why`: nothing forbids it, or the fault."""

    id: str
    fault: Fault | None = None


class Trial(Part, frozen=True, tag_field="type", tag="trial"):
    """The answer to `ask_if`: how far it went, why it stopped, what would happen."""

    id: str
    made: int
    stopped: str
    log: list[LogLine] = []
    view: Any = None
    """What would lie there then, as far as anybody can know."""
    questions: list[QuestionFor] = []
    """What the seat would be asked then."""
    fault: Fault | None = None


class Noted(Part, frozen=True, tag_field="type", tag="noted"):
    """The answer to what makes no line in the log: it is done and stored, or the fault."""

    id: str
    fault: Fault | None = None


class AheadIs(Part, frozen=True, tag_field="type", tag="ahead_is"):
    """The answer to `ask_ahead`: the title's own struct, or the fault."""

    id: str
    ahead: Any = None
    fault: Fault | None = None


class Trouble(Part, frozen=True, tag_field="type", tag="trouble"):
    """Something about the connection itself: unknown table, malformed frame, too fast."""

    fault: Fault


class Reload(Part, frozen=True, tag_field="type", tag="reload"):
    """The page is older than the server: load it anew, nothing is lost."""

    build: str


class Ticking(Part, frozen=True, tag_field="type", tag="ticking"):
    """A clock has started, stands, or is up: nothing else has happened."""

    clocks: Clocks


class Ping(Part, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""


Told: TypeAlias = Talk | Said | Watching | Asking | Proposals | Pointed
FromServer: TypeAlias = (
    Snapshot
    | Update
    | Answered
    | AllDone
    | ChoicesAre
    | WhyIs
    | Trial
    | AheadIs
    | Noted
    | Taken
    | Trouble
    | Reload
    | Ticking
    | Ping
    | Told
)
