"""What is told ahead to whoever looks at a table: where trains would run, what dice could do, what a card changes.

Every thing is called by its token of the notation. Only public facts stand in here.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Mood: TypeAlias = Literal["good", "bad", "plain"]


class Why(msgspec.Struct, frozen=True):
    """A sentence with the rule behind it, as reasons travel: its text stands under `why-` and the key."""

    rule: str
    key: str
    args: dict[str, str | int]


class Outcome(msgspec.Struct, frozen=True):
    """One way in which a move can end."""

    exits: list[str]
    """The arms chosen in cities on the way; the first one also when it is the only one."""
    path: list[str]
    """The places entered, in order."""
    place: str
    """Where the train stops; empty if it ends in the depot."""
    facing: str
    """The node it then faces; empty in a city and in the depot."""
    lapsed: int
    cost: int
    """Time tokens."""
    cards: int
    """Departure cards that such a payment takes along."""
    delivers: bool
    returns: bool
    """Whether the train ends in the depot."""
    loses: bool
    because: Why
    """Why it stops there."""


class Face(msgspec.Struct, frozen=True):
    """A number of a die: on how many of its faces, and the ways to end, one of which is chosen."""

    points: int
    weight: int
    outcomes: list[Outcome]
    best: int
    """The index of the way that costs least."""


class TrainAhead(msgspec.Struct, frozen=True):
    """A train on the network: what its die would do if it ran now."""

    train: str
    faces: list[Face]
    sides: int
    """Faces of the die: the sum of the weights."""
    free: int
    """On so many of them it costs nothing."""
    tokens: int
    """All tokens over all faces; divided by `sides` the cost to expect."""
    from_here: list[Why]
    """What lies before it, in order, as far as it is decided: signals, junctions, trains, the end."""


class StartOdds(msgspec.Struct, frozen=True):
    """A start place: how likely the next roll or tile names it, and what that would mean now."""

    start: str
    numbers: list[int]
    weight: int
    train: str
    """Who stands there; empty if it is free."""
    cost: int
    """Time tokens, if it is named now."""
    cards: int


class DeployAhead(msgspec.Struct, frozen=True):
    """Deploying: the odds of the start places."""

    starts: list[StartOdds]
    total: int
    """The sum of the weights: 36 with two dice."""
    waiting: int
    """Deployments that the open card still asks for."""
    again: bool
    """Whether an occupied place is rolled anew at no cost (start card)."""


class RunAhead(msgspec.Struct, frozen=True):
    """The move that is under way: its roll is known."""

    train: str
    points: int
    outcomes: list[Outcome]


class Consequence(msgspec.Struct, frozen=True):
    """What the begun move would change for a train."""

    mood: Mood
    train: str
    """Empty if it is about no train of the network."""
    because: Why


class Ahead(msgspec.Struct, frozen=True):
    """All of it."""

    trains: list[TrainAhead]
    deploy: DeployAhead | None
    run: RunAhead | None
    after: list[Consequence]
    """Of the move that the path begins; empty without one."""
    changed: list[TrainAhead]
    """The trains that would run otherwise after that move, as they would then."""
