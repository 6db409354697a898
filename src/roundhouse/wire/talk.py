"""What people at a table say to each other: chat, pointing, proposals, taking back by consent, lists of moves.

Nothing of it tells more than its author said: who answered a sealed question, what lies in a hand, stays where it is.
"""

from __future__ import annotations

from roundhouse.wire.parts import Fault, Part, QuestionFor

# -- pieces --------------------------------------------------------------------------------------------------


class TalkLine(Part, frozen=True):
    """One line of the chat. Its text is text and nothing else."""

    number: int
    seat: int
    """The seat of whoever said it, at that time."""
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""
    own: bool = False
    """Whether the receiver wrote it."""


class Muted(Part, frozen=True):
    """Somebody whose lines, points and proposals do not reach the receiver."""

    name: str
    seat: int = -1
    """Where he sits now, -1: nowhere at this table."""
    line: int = -1
    """His last line here, -1: none. Either is enough to name him."""


class AskingInfo(Part, frozen=True):
    """Somebody asks to take moves back, which needs the consent of all."""

    by: int
    to: int
    """The line of the receiver's log after which the game would stand again."""
    agreed: list[int]
    waits: list[int]
    """The seats whose answer is missing."""


class Proposal(Part, frozen=True):
    """What somebody proposes to the seat that is asked: moves in notation, one after another."""

    by: int
    seat: int
    moves: list[str]
    note: str = ""
    name: str = ""


# -- from the client -----------------------------------------------------------------------------------------


class Say(Part, frozen=True, tag_field="type", tag="say"):
    """A line for all at the table. `seat` says who speaks where several share a screen."""

    id: str
    text: str
    seat: int = -1


class Mute(Part, frozen=True, tag_field="type", tag="mute"):
    """Hear nothing more of somebody, or again: named by his seat or by a line of his."""

    id: str
    seat: int = -1
    line: int = -1
    yes: bool = True


class Report(Part, frozen=True, tag_field="type", tag="report"):
    """Show a line to whoever runs the service, and why."""

    id: str
    line: int
    reason: str


class Point(Part, frozen=True, tag_field="type", tag="point"):
    """Point at something: a ring in one's colour on every screen, for a moment."""

    id: str
    domain: str
    token: str
    seat: int = -1


class Propose(Part, frozen=True, tag_field="type", tag="propose"):
    """Propose moves to the seat that is asked, in place of what one proposed before."""

    id: str
    seat: int
    moves: list[str]
    note: str = ""


class Withdraw(Part, frozen=True, tag_field="type", tag="withdraw"):
    """Take one's proposal back."""

    id: str


class Consent(Part, frozen=True, tag_field="type", tag="consent"):
    """Agree that moves are taken back, or not. Whoever asked takes the asking back with a no."""

    id: str
    yes: bool


class DoAll(Part, frozen=True, tag_field="type", tag="do_all"):
    """Several moves as one command: made in order, as far as each holds. The first answers `question`."""

    id: str
    seat: int
    question: str
    moves: list[str]


# -- from the server -----------------------------------------------------------------------------------------


class Taken(Part, frozen=True, tag_field="type", tag="taken"):
    """What became of anything said: nothing stands against it, or the fault."""

    id: str
    fault: Fault | None = None


class AllDone(Part, frozen=True, tag_field="type", tag="all_done"):
    """What became of a list: how many were made, and why it stopped."""

    id: str
    made: int
    entry: int = -1
    """The line of the last move made, -1 if there is none."""
    fault: Fault | None = None
    """Why the next one no longer holds; nothing if all were made."""
    questions: list[QuestionFor] = []
    """Where it stopped: what the seat is asked now."""


class Talk(Part, frozen=True, tag_field="type", tag="talk"):
    """The last lines of the chat, in place of all before; whom one does not hear."""

    lines: list[TalkLine]
    muted: list[Muted] = []
    shut: bool = False
    """Whether only those who sit here read."""


class Said(Part, frozen=True, tag_field="type", tag="said"):
    """A new line."""

    line: TalkLine


class Watching(Part, frozen=True, tag_field="type", tag="watching"):
    """How many look on without a seat; not who. Whoever comes is not told what he knows: that he is the only one."""

    watchers: int


class Asking(Part, frozen=True, tag_field="type", tag="asking"):
    """Somebody asks to take moves back, or how that ended."""

    asking: AskingInfo | None = None
    ended: str = ""
    """`done`, `refused`, `withdrawn`, or `moved`: the game went on."""
    seat: int = -1
    """Who ended it."""


class Proposals(Part, frozen=True, tag_field="type", tag="proposals"):
    """All proposals that stand."""

    proposals: list[Proposal]


class Pointed(Part, frozen=True, tag_field="type", tag="pointed"):
    """Somebody points at something."""

    seat: int
    domain: str
    token: str
