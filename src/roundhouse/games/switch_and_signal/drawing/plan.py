"""The plan of a map: where everything lies, worked out once and used by the picture and by the board in the browser.

Every thing is called by its token of the notation. Lengths are those of the map's own box, y grows downwards, angles
are in degrees, clockwise, 0 to the right. Numbers are rounded to a tenth.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Anchor: TypeAlias = Literal["start", "middle", "end"]
ItemKind: TypeAlias = Literal["place", "signal"]
NodeKind: TypeAlias = Literal["city", "start", "junction"]
ShapeKind: TypeAlias = Literal["meadow", "river", "lake", "hill", "snow", "forest", "sea"]


class Shape(msgspec.Struct, frozen=True):
    """A shape of the scenery; rivers are lines, all others are filled."""

    kind: ShapeKind
    d: str


class SeaName(msgspec.Struct, frozen=True):
    """A name written on the water."""

    text: str
    x: float
    y: float
    angle: float
    size: float


class Exit(msgspec.Struct, frozen=True):
    """One end of an edge at a node, clockwise on screen."""

    arm: str
    """As moves name it (`leave by:`)."""
    edge: str
    to: str
    """The node at the far end."""
    place: str
    """The first place behind it."""
    signal: str
    """The signal field between them, empty if there is none."""
    x: float
    y: float
    """At a junction the disc circle; elsewhere a spot on the edge for an arrow."""
    angle: float
    """The way out."""
    d: str
    """From the centre of the node to its rim."""


class Node(msgspec.Struct, frozen=True):
    """A city, a start place or a junction. A train can stand in the centre of the first two."""

    id: str
    kind: NodeKind
    name: str
    x: float
    y: float
    r: float
    label_x: float
    label_y: float
    label_anchor: Anchor
    good: str
    """The colour of a goods city, else empty."""
    port: bool
    numbers: list[int]
    """Of a start place, as printed; location tiles may lie otherwise: the view has `start_numbers`."""
    exits: list[Exit]


class Piece(msgspec.Struct, frozen=True):
    """A track piece: one countable segment."""

    place: str
    x: float
    y: float
    angle: float
    """Towards node b of its edge."""
    length: float
    begin: float
    end: float
    """Where along its edge it lies."""
    d: str


class Item(msgspec.Struct, frozen=True):
    """Something one meets along an edge."""

    kind: ItemKind
    id: str


class Edge(msgspec.Struct, frozen=True):
    """A chain of pieces from node a to node b."""

    id: str
    a: str
    b: str
    length: float
    d: str
    """The whole curve from centre to centre: trains run along it."""
    pieces: list[Piece]
    items: list[Item]
    """Pieces and signal fields in their order from a to b."""


class SignalSpot(msgspec.Struct, frozen=True):
    """A signal field: its foot on the line, its lamp beside it."""

    id: str
    edge: str
    gap: int
    city: str
    """The city it belongs to; empty for one on the line."""
    x: float
    y: float
    angle: float
    """Of the line, towards node b."""
    lamp_x: float
    lamp_y: float


class Setting(msgspec.Struct, frozen=True):
    """One way a junction can be set."""

    id: str
    """As moves name it (`switch at: to:`)."""
    short: str
    """As the view names it in `switches`."""
    name: str
    joined: tuple[int, int]
    """The two of the junction's exits that are joined, by their index."""
    covered: list[int]
    """The exits on whose circles a disc lies."""
    d: str
    """The way through, from rim to rim."""


class Junction(msgspec.Struct, frozen=True):
    """The settings of a junction; where it lies and its exits stand with the node of the same id."""

    id: str
    settings: list[Setting]


class Departure(msgspec.Struct, frozen=True):
    """A departure card: how many trains it deploys, then which colours run (`multi`: one that is chosen)."""

    id: str
    deploy: int
    symbols: list[str]


class Plan(msgspec.Struct, frozen=True):
    """All there is to know of a board before anybody moves."""

    map: str
    name: str
    digest: str
    """Of the map's content, as in the view: a plan with the same digest need not be fetched again."""
    box: tuple[float, float, float, float]
    """x, y, width, height of what has to be seen."""
    ground: tuple[float, float, float, float]
    """The same of what is painted: more than the box, so that no edge of the world shows."""
    scenery: list[Shape]
    """In the order of painting."""
    sea_names: list[SeaName]
    nodes: list[Node]
    edges: list[Edge]
    signals: list[SignalSpot]
    junctions: list[Junction]
    departures: list[Departure] = []
    """All departure cards of the edition, the start card last; empty for a map without a table."""
    dice: dict[str, list[int]] = {}
    """The faces of the die of every colour of trains."""
