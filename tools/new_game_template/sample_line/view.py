"""What a viewer sees. The only place that redacts."""

from __future__ import annotations

import msgspec

from roundhouse.kernel.ids import NONE

from .moves import WAGON
from .state import SampleState


class SampleView(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    active: int
    last: str | None
    score: list[int]
    hands: list[int]
    """How many wagons each seat holds."""
    own: dict[str, int] | None
    """The viewer's own wagons."""
    yard: int


def view(s: SampleState, who: int) -> SampleView:
    """A seat sees its own hand, a spectator none."""
    return SampleView(
        active=s.active,
        last=WAGON.token(s, s.last) if s.last != NONE else None,
        score=s.score[:],
        hands=[sum(hand) for hand in s.hands],
        own={WAGON.token(s, kind): n for kind, n in enumerate(s.hands[who])} if who >= 0 else None,
        yard=s.yard.left,
    )
