"""What stands in a journal: one header, one entry for each thing that was accepted, one end. Plain structs."""

from __future__ import annotations

import base64
import hashlib
from typing import Any, Final, TypeAlias

import msgspec

from roundhouse.kernel.chance import Draw
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import EVERYBODY
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.state import State

FORMAT: Final = 1

START: Final = "start"
MOVE: Final = "move"
ONLY: Final = "only"
UNDO: Final = "undo"

NamedArgs: TypeAlias = dict[str, str | int]


class Note(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A part of a line; a field that nobody knows is an error."""


class DrawNote(Note, kw_only=True):
    """One draw: its name, its weights, what came up."""

    purpose: str
    count: int
    weights: list[int]
    result: int


class BecauseNote(Note, kw_only=True):
    """A reason, with names for ids."""

    rule: str
    key: str
    args: NamedArgs = {}


class EventNote(Note, kw_only=True):
    """An event, with names for ids; `audience` lists the seats that are told, None stands for everybody."""

    kind: str
    rule: str
    args: NamedArgs = {}
    audience: list[int] | None = None
    reveals: bool = False
    because: BecauseNote | None = None


class PledgeNote(Note, kw_only=True):
    """What one player added to chance: first the commitment, then, when all had committed, the entropy itself."""

    seat: int
    commitment: str
    entropy: str


class Header(Note, kw_only=True, tag_field="line", tag="header"):
    """The first line: what is played, by whom, and the commitment to the secret of the draws."""

    format: int = FORMAT
    game: str
    edition: str
    seats: int
    options: dict[str, str]
    content: dict[str, str] = {}
    """Texts of maps and other content that does not come with the game, by the words that stand for them."""
    commitment: str
    table: str = ""
    """The id of the table at its service, empty for a local one."""
    round: int = 0
    """Which attempt at agreeing on chance this was: a change of seats begins it anew."""
    pledges: list[PledgeNote] = []
    """What the players added, in the order of their seats; empty where nobody was asked to."""
    names: list[str]
    bots: list[str]
    """For each seat the name of its bot, empty for a person."""
    rules: str
    answers_obvious: bool = False
    start: str = ""
    """The encoded state a game from a scenario began with; empty for the usual set-up."""


class Entry(Note, kw_only=True, tag_field="line", tag="entry"):
    """Something accepted, and the whole state after it."""

    number: int
    what: str
    """START, MOVE, ONLY (the table answered since nothing else was possible) or UNDO."""
    seat: int = -1
    command: str = ""
    question: str = ""
    move: str = ""
    stand_in: bool = False
    """Whether the table answered in the seat's place, since its time was up."""
    back_to: int = -1
    """UNDO: the entry whose state is the present one again."""
    consents: list[int] = []
    draws: list[DrawNote] = []
    events: list[EventNote] = []
    checkpoint: bool = False
    """Whether it told anybody anything new, or answered sealed: nobody goes back behind it alone."""
    sealed_since: int = -1
    """The entry that opened the sealed question which is open after this one."""
    digest: str
    rules: str
    state: str


class End(Note, kw_only=True, tag_field="line", tag="end"):
    """The last line of a finished game: the secret is revealed."""

    entries: int
    digest: str
    secret: str


Line: TypeAlias = Header | Entry | End


def show_bytes(raw: bytes) -> str:
    """Bytes as text."""
    return base64.b64encode(raw).decode("ascii")


def read_bytes(text: str) -> bytes:
    """The other way round; `ValueError` if the text is none."""
    return base64.b64decode(text, validate=True)


def digest_of(encoded: bytes) -> str:
    """The digest of the state that these bytes are: the same as the game gives, without decoding it."""
    return hashlib.sha256(encoded).hexdigest()[:32]


def note_draw(draw: Draw, result: int) -> DrawNote:
    """A settled draw. The weights are copied: a state goes on using its own."""
    return DrawNote(purpose=draw.purpose, count=draw.count, weights=list(draw.weights), result=result)


# Any: a table holds a game of any state.
def note_because(game: Game[Any], s: State, because: Because) -> BecauseNote:
    """A reason with names."""
    return BecauseNote(rule=because.rule, key=because.key, args=game.name_args(s, because.args))


def note_event(game: Game[Any], s: State, event: Event) -> EventNote:
    """An event with names."""
    audience = None
    if event.audience != EVERYBODY:
        audience = [seat for seat in range(s.seats) if event.audience >> seat & 1]
    return EventNote(
        kind=event.kind,
        rule=event.rule,
        args=game.name_args(s, event.args),
        audience=audience,
        reveals=event.reveals,
        because=None if event.because is None else note_because(game, s, event.because),
    )


def read_because(game: Game[Any], s: State, note: BecauseNote) -> Because:
    """The reason that a note stands for."""
    return Because(note.rule, note.key, _read_args(game, s, note.args))


def read_event(game: Game[Any], s: State, note: EventNote) -> Event:
    """The event that a note stands for; `Refused` if a name is none of this game."""
    audience = EVERYBODY if note.audience is None else sum(1 << seat for seat in set(note.audience))
    reason = None if note.because is None else read_because(game, s, note.because)
    return Event(note.kind, note.rule, _read_args(game, s, note.args), audience, note.reveals, reason)


def _read_args(game: Game[Any], s: State, args: NamedArgs) -> dict[str, int]:
    ids: dict[str, int] = {}
    for name, value in args.items():
        domain = game.grammar.domain_of(name)
        if isinstance(value, int):
            ids[name] = value
        elif domain is None:
            raise ValueError(f"'{name}' should be a number, not '{value}'")
        else:
            ids[name] = -1 if value == "none" else domain.find(s, value)
    return ids
