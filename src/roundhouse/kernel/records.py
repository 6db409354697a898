"""What is written of a state besides its columns: one description for bytes (`codec.py`) and words (`scenarios.py`).

Structs are checked by msgspec when they are read, with the path of whatever is wrong; a default is not written.
This file stays interpreted: a compiler would take the structs apart.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

from roundhouse.kernel.ids import NONE

Count = Annotated[int, Meta(ge=0)]
Seat = Annotated[int, Meta(ge=0, le=62)]
Word = int | str
"""The name of an id, or a plain number."""
Frame = dict[str, int | str]
"""Sequence and step by their names, so that inserting a step breaks no stored game; the fields by theirs."""


class Record(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A table with known keys."""


class Slot(Record):
    """A slot and its answer: ids in bytes, the notation in words."""

    what: str
    owner: Seat
    number: int
    answerer: int = NONE
    answer: list[int] | str = []


class Ask(Record):
    """A question with its slots."""

    kind: Literal["one", "sealed", "standing"]
    slots: list[Slot]
    depth: int = 0


class Draw(Record):
    """A pending draw."""

    purpose: str
    count: int
    weights: list[Count]


class Over(Record):
    """The end and its reason."""

    ending: str
    winners: list[int]
    rule: str
    key: str
    args: dict[str, int] = {}


class Flow(Record):
    """What every state has besides seats and options."""

    frames: list[Frame] = []
    asked: list[int] = []
    draws: dict[str, int] = {}
    question: Ask | None = None
    sealed: Ask | None = None
    held: list[Ask] = []
    draw: Draw | None = None
    over: Over | None = None
    side_moves: list[int] = []
    restore_points: list[bytes] = []


class State(Struct, array_like=True, forbid_unknown_fields=True):
    """A state in bytes. The version says which columns it has, so these are read later."""

    version: int
    seats: int
    options: dict[str, str]
    flow: Flow
    position: Raw
    kept: Raw


class Card(Record):
    """A decided card in words. Without a kind only its back is decided."""

    kind: Word | None = None
    seen: Literal["all"] | list[Seat] | None = None
    back: int | None = None


class Deck(Record):
    """The cards of one epoch in words."""

    bag: dict[str, Count] | None = None
    cards: list[Card] = []


class Pile(Deck):
    """A pile in words: its present epoch, and where in it the pile stands."""

    taken: Count = 0
    aside: Count = 0
    under: list[Count] = []
    epoch: Count = 0
    other_epochs: list[Deck] = []


class Scenario(Record):
    """A scenario. What stands in the position is read column by column."""

    seats: int
    game: str | None = None
    options: dict[str, Any] = {}  # Any: whatever TOML holds, until it is looked at
    position: dict[str, Any] = {}
    flow: Flow = field(default_factory=Flow)
    at: str | None = None
    title: str = ""
    note: str = ""
