"""Chapter 3: the end, and the score with its working.

Ids: SL-3.1.
"""

from __future__ import annotations

from roundhouse.kernel.events import Out
from roundhouse.kernel.reasons import Term

from ..state import SampleState
from .ids import SL_2_1, SL_3_1


def is_over(s: SampleState) -> bool:
    """SL-3.1  Whether no wagon is left anywhere."""
    return s.yard.left == 0 and not any(sum(hand) for hand in s.hands)


def do_end(s: SampleState, out: Out) -> None:
    """SL-3.1  Most wagons coupled wins; a tie is shared."""
    best = max(s.score)
    winners = tuple(seat for seat, points in enumerate(s.score) if points == best)
    because = SL_3_1.because("yard_is_empty", points=best)
    if out.on:
        out.tell("game_ends", SL_3_1, because=because)
    s.end("yard_empty", winners, because)


def score(s: SampleState, seat: int) -> list[Term]:
    """SL-2.1  A point for each wagon."""
    return [Term(s.score[seat], SL_2_1.because("wagons_coupled", wagons=s.score[seat]))]
