"""The title: all tables, put together."""

from __future__ import annotations

from typing import Final

from roundhouse.kernel.game import Game, Meta, Title
from roundhouse.kernel.options import Options

from .moves import GRAMMAR
from .resample import HIDDEN, redeal
from .rules.ch01_setup import DRAW_UP, KINDS, OF_EACH, SET_UP, do_set_up
from .rules.ch02_turn import TURN, WHOLE_GAME
from .rules.ch03_end import score
from .state import SampleState
from .view import view

META: Final = Meta(
    id="sample_line",
    name={"en": "Sample Line", "de": "Musterbahn"},
    seats=(2, 4),
    authors=("You",),
    publisher="",
    year=2026,
    editions=("1",),
    package=__name__.rpartition(".")[0],
    longest=200,
)


def blank(seats: int, options: Options) -> SampleState:
    """A state without pieces."""
    return SampleState(seats, options)


def set_up(s: SampleState) -> None:
    """The pieces, and the first frames: what was pushed last runs first."""
    do_set_up(s)
    s.push(WHOLE_GAME.begin())
    s.push(SET_UP.begin())


def begin_turn(s: SampleState) -> None:
    """Where a scenario written by hand begins."""
    s.push(WHOLE_GAME.begin())


def list_faults(s: SampleState) -> list[str]:
    """Pieces are conserved: nothing may be there that was not in the box."""
    faults: list[str] = []
    if any(len(hand) != KINDS for hand in s.hands) or len(s.hands) != s.seats or len(s.score) != s.seats:
        return ["every seat needs a hand and a score"]
    for kind in range(KINDS):
        count = s.yard.deck.bag[kind] + sum(hand[kind] for hand in s.hands)
        if not 0 <= count <= OF_EACH:
            faults.append(f"there are {count} wagons of kind {kind}")
    if not 0 <= s.active < s.seats:
        faults.append("active must be a seat")
    return faults


GAME: Final[Game[SampleState]] = Game(
    Title(
        meta=META,
        grammar=GRAMMAR,
        sequences=(WHOLE_GAME, SET_UP, DRAW_UP, TURN),
        blank=blank,
        set_up=set_up,
        view=view,
        redeal=redeal,
        hidden=HIDDEN,
        scores=score,
        entries={"turn": begin_turn},
        soundness=list_faults,
    )
)
