"""Chapter 2: a turn. Couple a wagon, or send the train off.

Ids: SL-2.1 to SL-2.3.
"""

from __future__ import annotations

from typing import Final

from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import NONE, Move, Path
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.sequences import AGAIN, DONE, Frame, Sequence

from ..state import SampleState
from .ch01_setup import KINDS, push_draw
from .ch03_end import do_end, is_over
from .ids import SL_2_1, SL_2_2

# -- judges: nothing, or the reason with its rule -----------------------------------------------------------


def refuse_wagon(s: SampleState, slot: Slot, path: Path) -> Because | None:
    """SL-2.1  A wagon from one's own hand, not lighter than the last one of the train."""
    wagon = path[1]
    if s.hands[slot.owner][wagon] == 0:
        return SL_2_1.because("wagon_not_in_hand", wagon=wagon)
    if s.last != NONE and wagon < s.last:
        return SL_2_1.because("wagon_too_light", wagon=wagon, other_wagon=s.last)
    return None


def refuse_send(s: SampleState, slot: Slot, path: Path) -> Because | None:
    """SL-2.2  There must be a train."""
    if s.last == NONE:
        return SL_2_2.because("no_train")
    return None


def list_wagons(s: SampleState, slot: Slot, path: Path) -> list[int]:
    """All kinds of wagons: the judge knows which will do."""
    return list(range(KINDS))


# -- what happens ---------------------------------------------------------------------------------------------


def do_couple(s: SampleState, slot: Slot, move: Move, out: Out) -> None:
    """SL-2.1  The wagon joins the train: a point."""
    s.hands[slot.owner][move[1]] -= 1
    s.last = move[1]
    s.score[slot.owner] += 1
    if out.on:
        # Others learn now what the hand held: an event that tells news says so.
        out.tell("wagon_coupled", SL_2_1, reveals=True, seat=slot.owner, wagon=move[1])


def do_send(s: SampleState, slot: Slot, move: Move, out: Out) -> None:
    """SL-2.2  The train leaves; the next one begins with any wagon."""
    s.last = NONE
    if out.on:
        out.tell("train_sent", SL_2_2, seat=slot.owner)


# -- the sequence -----------------------------------------------------------------------------------------------


def ask_player(s: SampleState, f: Frame, out: Out) -> int:
    """SL-2.1, SL-2.2  Who has wagons is asked; who has none is passed over."""
    if is_over(s):
        do_end(s, out)
        return DONE
    if sum(s.hands[s.active]) == 0:
        return DONE
    return s.ask("play_wagon", s.active)


def draw_up(s: SampleState, f: Frame, out: Out) -> int:
    """SL-2.3  The hand is filled up again."""
    push_draw(s, s.active)
    return DONE


def next_player(s: SampleState, f: Frame, out: Out) -> int:
    """The next seat."""
    s.active = (s.active + 1) % s.seats
    return DONE


TURN: Final = Sequence("turn", Frame, ask_player, draw_up, next_player)


def take_turns(s: SampleState, f: Frame, out: Out) -> int:
    """Turn after turn."""
    s.push(TURN.begin())
    return AGAIN


WHOLE_GAME: Final = Sequence("game", Frame, take_turns)
