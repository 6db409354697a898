"""The kinds of index that the content numbers its things with.

Everything is a small whole number, an index into the columns of `Map` and `Edition`. The types
keep a type checker from mixing them up and cost nothing at run time.
"""

from __future__ import annotations

from typing import Final, NewType

NONE: Final = -1
"""Stands in any column for "there is none"."""

UNREACHABLE: Final = 999
"""A distance no route has: larger than any sum of movement points on a map."""

NodeId = NewType("NodeId", int)
"""A city, a start place or a junction (in this order)."""
CityId = NewType("CityId", int)
"""A goods city or a port."""
StartId = NewType("StartId", int)
"""A start place."""
JunctionId = NewType("JunctionId", int)
"""A junction of three or four arms."""
EdgeId = NewType("EdgeId", int)
"""A chain of track pieces between two nodes."""
PlaceId = NewType("PlaceId", int)
"""Where a train can stand: a track piece, a city or a start place (in this order)."""
HeadingId = NewType("HeadingId", int)
"""A piece or start place together with the way a train on it faces."""
ArmId = NewType("ArmId", int)
"""One end of an edge, seen from the node it touches."""
SignalId = NewType("SignalId", int)
"""A signal field."""
SettingId = NewType("SettingId", int)
"""One setting of one junction: which two of its arms are joined. Numbered over all junctions."""

PIECE: Final = 0
CITY: Final = 1
START: Final = 2
"""The three kinds of place (`Map.place_kind`)."""

TWO_OF_EACH: Final = 0
"""Goods rule: two goods of every colour, at any port (SW-15.5, Europe)."""
ONE_PER_PORT: Final = 1
"""Goods rule: one good of every colour at each port (SW-13.1, North America)."""

BLACK: Final = 0
BROWN: Final = 1
GREY: Final = 2
"""Train colours, in the order of the start card (SW-6.7)."""
MULTI: Final = 3
"""The symbol of a departure card that stands for a colour the players choose (SW-5.5)."""

SIGNAL: Final = 0
SWITCH: Final = 1
MOVE: Final = 2
"""Action cards (SW-1.2)."""

LOGISTICIAN: Final = 0
DISPATCHER: Final = 1
CONDUCTOR: Final = 2
TRACK_WARDEN: Final = 3
SHUNTER: Final = 4
TRAIN_DISPATCHER: Final = 5
"""Helpers (SW-12), in the order of the edition."""
