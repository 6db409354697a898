"""Events, reasons and draws as one line each: for golden files and for tests that compare whole turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.kernel.chance import Draw
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import EVERYBODY
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.state import State


# Any: games of every state.
def line_of_event(game: Game[Any], s: State, event: Event) -> str:
    """`SW-7.4 train_stopped train=brown-1 lapsed=1 because SW-7.5 signal_is_red signal=brussels-dijon/2`."""
    words = [f"{event.rule} {event.kind}", *_named(game, s, event.args)]
    if event.because is not None:
        words.append(f"because {line_of_reason(game, s, event.because)}")
    if event.audience != EVERYBODY:
        words.append(f"to {', '.join(str(seat) for seat in range(s.seats) if event.audience >> seat & 1)}")
    if event.reveals:
        words.append("(reveals)")
    return " ".join(words)


def line_of_reason(game: Game[Any], s: State, because: Because) -> str:
    """`SW-10.2 last_disc_of_city city=paris`."""
    return " ".join([f"{because.rule} {because.key}", *_named(game, s, because.args)])


def line_of_draw(draw: Draw, result: int) -> str:
    """`movement_die/black-1=3`: what was drawn for, and the index that came up."""
    return f"{draw.purpose}={result}"


def _named(game: Game[Any], s: State, args: Mapping[str, int]) -> list[str]:
    return [f"{name}={value}" for name, value in game.name_args(s, args).items()]
