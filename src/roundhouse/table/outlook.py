"""What if: moves tried one after another in a world that is dealt anew for whoever asks.

The world holds what the asker knows and nothing else, so no answer can tell him more. One may ask for one's own seat;
at a table where all play together also for the seat that is asked, as long as its hand is open to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple  # Any: worlds of every game

from roundhouse.kernel.events import Event
from roundhouse.kernel.ids import SPECTATOR, sees
from roundhouse.kernel.lookahead import DRAW_AHEAD, FINISHED, GAME_END, OTHER_SEAT, REFUSED, look_ahead
from roundhouse.kernel.questions import ONE
from roundhouse.kernel.reasons import MALFORMED_MOVE, Because
from roundhouse.table.live import LocalTable


class Outlook(NamedTuple):
    """How far a list of moves goes, why it stops there, what happens, and the world that it leads to."""

    world: Any
    made: int
    stopped: str
    because: Because | None
    events: list[Event]


def look(table: LocalTable, knower: int, seat: int, moves: Sequence[str]) -> Outlook:
    """Try moves of a seat in a world that the knower cannot tell from the true one; `Malformed` if one is none.

    Where a move would reveal something, the world stands before it: what it showed would be a guess.
    """
    game = table.game
    world = table.guess(knower)
    events: list[Event] = []
    for made, text in enumerate(moves):
        move = game.grammar.parse(world, text)
        if not game.grammar.is_complete(move):
            return Outlook(world, made, REFUSED, MALFORMED_MOVE.because("unfinished_move"), events)
        after = game.clone(world)
        ahead = look_ahead(game, after, seat, [move])
        events += [event for event in ahead.events if sees(event.audience, knower)]
        if ahead.stopped != FINISHED:
            return Outlook(world, made + ahead.made, ahead.stopped, ahead.because, events)
        world = after
    return Outlook(world, len(moves), _end_of(table, world, seat), None, events)


def _end_of(table: LocalTable, world: Any, seat: int) -> str:
    """Whether the seat could go on from there, or what comes first."""
    if world.over is not None:
        return GAME_END
    if table.game.slot_of(world, seat) is not None:
        return FINISHED
    return DRAW_AHEAD if world.chance is not None else OTHER_SEAT


def is_asked_openly(table: LocalTable, seat: int) -> bool:
    """Whether everybody sees that this seat, and no other, has to answer."""
    ask = table.state.question
    return table.over is None and ask is not None and ask.kind == ONE and table.asked_seats() == [seat]


def are_hands_open(table: LocalTable, seat: int) -> bool:
    """Whether everybody knows what a seat knows. It is read off how much is hidden, not off what it is."""
    s = table.state
    return all(len(place.read(s, SPECTATOR)) == len(place.read(s, seat)) for place in table.game.title.hidden)
