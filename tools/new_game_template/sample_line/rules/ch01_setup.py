"""Chapter 1: set-up. Every seat draws a hand.

Ids: SL-1.1.
"""

from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import NONE, mask_of
from roundhouse.kernel.piles import Pile
from roundhouse.kernel.sequences import AGAIN, DONE, Frame, Sequence

from ..state import SampleState
from .ids import SL_1_1

KINDS: Final = 6
OF_EACH: Final = 4
HAND: Final = 3


class DrawFrame(Frame):
    """Who draws."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0


def do_set_up(s: SampleState) -> None:
    """SL-1.1  Everything in its place, before the first wagon is drawn."""
    s.active = 0
    s.last = NONE
    s.score = [0] * s.seats
    s.hands = [[0] * KINDS for _ in range(s.seats)]
    s.yard = Pile([OF_EACH] * KINDS)


def draw_wagon(s: SampleState, f: DrawFrame, out: Out) -> int:
    """SL-1.1, SL-2.3  Up to a full hand, while the yard has wagons. Only the owner sees what comes."""
    if f.drawn != NONE:
        kind = f.take_drawn()
        s.yard.draw_out(kind)
        s.hands[f.seat][kind] += 1
        if out.on:
            out.tell("wagon_drawn", SL_1_1, audience=mask_of(f.seat), reveals=True, seat=f.seat, wagon=kind)
            for other in range(s.seats):
                if other != f.seat:
                    out.tell("hidden_wagon_drawn", SL_1_1, audience=mask_of(other), seat=f.seat)
    if sum(s.hands[f.seat]) == HAND or s.yard.left == 0:
        return DONE
    s.draw(f"wagon/{f.seat + 1}", s.yard.weights())
    return AGAIN


DRAW_UP: Final = Sequence("draw_up", DrawFrame, draw_wagon)


def deal(s: SampleState, f: DrawFrame, out: Out) -> int:
    """SL-1.1  One seat after another."""
    if f.seat == s.seats:
        return DONE
    push_draw(s, f.seat)
    f.seat += 1
    return AGAIN


def push_draw(s: SampleState, seat: int) -> None:
    """Begin to fill a hand."""
    frame = DRAW_UP.begin()
    frame.seat = seat
    s.push(frame)


SET_UP: Final = Sequence("set_up", DrawFrame, deal)
