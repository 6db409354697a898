"""Ids that every game shares, and the masks that say who may see a thing."""

from __future__ import annotations

from typing import Final, TypeAlias

Path: TypeAlias = tuple[int, ...]
"""The beginning of a move: the number of its kind, then the ids chosen so far."""

Move: TypeAlias = Path
"""A path that is complete."""

NONE: Final = -1
"""No such thing: in every column of ids."""

SPECTATOR: Final = -1
"""The viewer who holds no seat."""

EVERYBODY: Final = -1
"""The audience of what is public."""


def mask_of(seat: int) -> int:
    """The audience that is one seat."""
    return 1 << seat


def sees(audience: int, who: int) -> bool:
    """Whether a viewer belongs to an audience. A spectator sees only what everybody sees."""
    if audience == EVERYBODY:
        return True
    return who >= 0 and (audience >> who) & 1 == 1
