"""Chapter 7: moving a train. The run is worked out by `travel`, which changes nothing; the move then follows it.

Ids: SW-7.1 to SW-7.12, SW-2.8. The forecast (`forecast.py`) calls the same functions.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.frames import MoveFrame
from roundhouse.games.switch_and_signal.rules.ch02_board import (
    city_of,
    is_city,
    is_start,
    next_heading,
    next_place,
    train_at,
    way_through,
)
from roundhouse.games.switch_and_signal.rules.ch08_collisions import (
    cost_of_head_on,
    cost_of_start_place,
    do_return,
    head_on,
)
from roundhouse.games.switch_and_signal.rules.ch09_cities import (
    do_deliver,
    do_stop_in_city,
    exit_closed,
    list_exits,
    may_call_dispatcher,
    may_pass,
    unloads_at,
)
from roundhouse.games.switch_and_signal.rules.ch12_helpers import is_logistician_free
from roundhouse.games.switch_and_signal.rules.ch14_time_tokens import pay
from roundhouse.games.switch_and_signal.rules.ids import (
    SW_7_1,
    SW_7_4,
    SW_7_5,
    SW_7_6,
    SW_7_7,
    SW_7_8,
    SW_7_10,
    SW_7_12,
    SW_8_1,
    SW_8_4,
    SW_9_1,
    SW_13_3,
)
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import Path
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.sequences import DONE, Sequence

# -- how a run ends -------------------------------------------------------------------------------------

STANDS: Final = 0
"""On a track piece, with the points used up or lapsed."""
IN_CITY: Final = 1
"""It has entered a city: whether it stops or passes is another matter."""
COLLIDED: Final = 2
ON_START: Final = 3


class Run:
    """What becomes of a train with so many points, up to its stop or to the city it enters."""

    __slots__ = ("because", "cost", "entry", "fate", "heading", "lapsed", "left", "path", "place", "train")

    def __init__(self, train: int, place: int, heading: int, left: int) -> None:
        self.train = train
        self.place = place
        self.heading = heading
        self.left = left
        """Points not used yet."""
        self.path: list[int] = []
        """The places it enters, in order."""
        self.fate = STANDS
        self.because: Because | None = None
        """Why it stopped before its points were used up."""
        self.lapsed = 0
        self.cost = 0
        self.entry = NONE
        """The arm by which it entered a city."""

    def advance(self, place: int, heading: int) -> None:
        """One point further (SW-2.8)."""
        self.place = place
        self.heading = heading
        self.left -= 1
        self.path.append(place)

    def end(self, fate: int, because: Because, cost: int) -> None:
        """The run is over with this cost; what is left of the points lapses."""
        self.fate = fate
        self.because = because
        self.lapsed = self.left
        self.left = 0
        self.cost = cost


# -- facts: what holds a train up, in the order of SW-7.9 ------------------------------------------------


def red_signal(s: SwitchState, heading: int) -> Because | None:
    """SW-7.5, SW-9.5, SW-2.7  A train stops before a red signal, from whichever side, at a city as on the line."""
    signal = s.map.ahead_signal[heading]
    if signal == NONE or s.green[signal]:
        return None
    return SW_7_5.because("signal_is_red", signal=signal)


def closed_arm(s: SwitchState, heading: int) -> Because | None:
    """SW-7.6  At a junction a train passes only by an arm that no disc covers."""
    arm = s.map.ahead_arm[heading]
    if arm == NONE or way_through(s, arm) != NONE:
        return None
    return SW_7_6.because("arm_is_closed", junction=s.map.arm_junction[arm], arm=arm)


def train_ahead(s: SwitchState, train: int, heading: int) -> Because | None:
    """SW-7.7, SW-7.8  A train stops behind another one that goes the same way, and before an occupied city."""
    place = next_place(s, heading)
    other = train_at(s, place, train)
    if other == NONE:
        return None
    if is_city(s, place):
        return SW_7_8.because("city_is_taken", other_train=other, city=s.map.city_of_place[place])
    if head_on(s, other, next_heading(s, heading)) is not None:
        return None
    return SW_7_7.because("train_ahead", other_train=other, place=place)


def collision_ahead(s: SwitchState, train: int, heading: int) -> Because | None:
    """SW-8.1, SW-8.2  The next place holds a train that faces the other way; asked only while a point is left."""
    place = next_place(s, heading)
    other = train_at(s, place, train)
    if other == NONE or is_city(s, place):
        return None
    return head_on(s, other, next_heading(s, heading))


def stop_ahead(s: SwitchState, train: int, heading: int) -> Because | None:
    """SW-7.9  Signal, then switch, then what stands on the next space."""
    return red_signal(s, heading) or closed_arm(s, heading) or train_ahead(s, train, heading)


def travel(s: SwitchState, train: int, points: int, place: int, heading: int) -> Run:
    """SW-7.1, SW-7.2, SW-7.9, SW-7.11  The run along the track as it would be now. Changes nothing."""
    run = Run(train, place, heading, points)
    while run.left > 0:
        why = stop_ahead(s, train, run.heading)
        if why is not None:
            run.end(STANDS, why, run.left * s.edition.cost_lapsed_point)
            return run
        why = collision_ahead(s, train, run.heading)
        if why is not None:
            run.end(COLLIDED, why, cost_of_head_on(s, run.left))
            return run
        entry = s.map.entry_arm[run.heading]
        run.advance(next_place(s, run.heading), next_heading(s, run.heading))
        if is_city(s, run.place):
            run.fate = IN_CITY
            run.entry = entry
            return run
        if is_start(s, run.place):
            # It leaves at once; only if paying loses the game it stays, facing out like all trains there (SW-15.4).
            run.heading = s.map.start_heading[s.map.start_of_place[run.place]]
            run.end(ON_START, SW_8_4.because("start_place_entered", place=run.place), cost_of_start_place(s))
            return run
    return run


def leave_city(s: SwitchState, train: int, points: int, arm: int) -> Run:
    """SW-7.3, SW-13.3  The run out of a city by a usable exit, whose first piece costs a point."""
    run = travel(s, train, points - 1, s.map.arm_place[arm], s.map.arm_heading[arm])
    run.path.insert(0, s.map.arm_place[arm])
    return run


def locked_in(s: SwitchState, train: int, points: int) -> Run:
    """SW-7.10, SW-A2  In a city without a usable exit all points lapse, and nothing collides."""
    city = city_of(s, train)
    run = Run(train, s.train_place[train], NONE, points)
    run.end(STANDS, SW_7_10.because("no_usable_exit", city=city), points * s.edition.cost_lapsed_point)
    return run


def list_passes(s: SwitchState, train: int, city: int, entry: int, left: int) -> list[int]:
    """SW-13.3, SW-A20  The exits by which a train could pass the city it has just entered, were passing allowed."""
    return list_exits(s, train, city, entry) if left > 0 else []


# -- judges ------------------------------------------------------------------------------------------------


def refuse_exit(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-7.3, SW-7.10, SW-7.12  The exit must belong to the city, show green and be free."""
    frame = moving_frame(s)
    if s.map.arm_city[path[1]] != city_of(s, frame.train):
        return SW_7_12.because("other_city", arm=path[1])
    return exit_closed(s, path[1], frame.train)


def refuse_pass(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-9.1, SW-13.2  Passing must be allowed at all."""
    if not may_pass(s):
        return SW_9_1.because("trains_must_stop", city=city_of(s, moving_frame(s).train))
    return None


def refuse_pass_exit(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-13.3, SW-A10  A pass leaves by a usable exit other than the one the train came by."""
    if path[1] == moving_frame(s).entry:
        return SW_13_3.because("no_turning_round", arm=path[1])
    return refuse_exit(s, slot, path)


def list_city_arms(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """The arms of the city in which the moving train stands."""
    arms: list[int] = []
    for arm in s.map.city_arms[city_of(s, moving_frame(s).train)]:
        arms.append(arm)
    return arms


# -- what happens --------------------------------------------------------------------------------------------


def moving_frame(s: SwitchState) -> MoveFrame:
    """The move that is going on."""
    frame = s.frames[-1]
    assert isinstance(frame, MoveFrame)
    return frame


def do_choose_exit(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-7.12, SW-A4  The exit is chosen after the roll is known."""
    moving_frame(s).exit = path[1]


def do_pass(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-13.3  Through the city and out by another arm."""
    frame = moving_frame(s)
    frame.exit = path[1]
    if out.on:
        out.tell("train_passes", SW_13_3, train=frame.train, city=city_of(s, frame.train), arm=path[1])


def do_stop(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-13.2, SW-A11  A chosen stop costs nothing."""
    moving_frame(s).exit = NONE


def do_run(s: SwitchState, run: Run, out: Out) -> None:
    """The train follows its run; what that costs is paid before anything is taken away (SW-14.4)."""
    train = run.train
    s.train_place[train] = run.place
    s.train_heading[train] = NONE if run.fate == IN_CITY else run.heading
    if out.on:
        for place in run.path:
            out.tell("train_step", SW_7_1, train=train, place=place)
    if run.fate == IN_CITY:
        return
    rule = SW_8_1 if run.fate == COLLIDED else SW_8_4 if run.fate == ON_START else SW_7_4
    if out.on:
        told = run.because or SW_7_1.because("points_used_up")
        ended = rule if run.because is not None else SW_7_1
        out.tell("train_stopped", ended, because=told, train=train, place=run.place, lapsed=run.lapsed)
    if run.because is not None and not pay(s, run.cost, run.because, out):
        return
    if run.fate in {COLLIDED, ON_START}:
        do_return(s, train, rule, out)


# -- the sequence ----------------------------------------------------------------------------------------------


def roll(s: SwitchState, f: MoveFrame, out: Out) -> int:
    """SW-7.1, SW-5.3, SW-5.8  The die of the train's colour is rolled; a card remembers for which trains it was."""
    if s.card != NONE:
        s.rolled |= 1 << f.train
    faces = s.edition.die_faces[s.train_colour[f.train]]
    return s.draw("movement_die/" + s.train_tokens[f.train], [1] * len(faces))


def read_die(s: SwitchState, f: MoveFrame, out: Out) -> int:
    """SW-7.1  The roll is known: so many points."""
    f.left = s.edition.die_faces[s.train_colour[f.train]][f.drawn]
    f.exit = NONE
    if out.on:
        out.tell("train_rolled", SW_7_1, train=f.train, points=f.left)
    return DONE


def offer_logistician(s: SwitchState, f: MoveFrame, out: Out) -> int:
    """SW-12.2  Now, before the train moves, the Logistician may throw the roll away."""
    if is_logistician_free(s):
        return s.ask("rolled", s.active_seat)
    return DONE


def choose_exit(s: SwitchState, f: MoveFrame, out: Out) -> int:
    """SW-7.10, SW-7.12, SW-A3  A train in a city must leave by a usable exit; of several the active player chooses."""
    city = city_of(s, f.train)
    if city == NONE:
        return DONE
    exits = list_exits(s, f.train, city)
    if not exits:
        do_run(s, locked_in(s, f.train, f.left), out)
        f.leave()
    elif len(exits) == 1:
        f.exit = exits[0]
    else:
        return s.ask("choose_city_exit", s.active_seat)
    return DONE


def run_and_pay(s: SwitchState, f: MoveFrame, out: Out) -> int:
    """SW-7.1, SW-7.4, SW-A23  The train runs to its stop, or into a city; beyond a passed city points cost as usual."""
    if f.exit != NONE:
        run = leave_city(s, f.train, f.left, f.exit)
        f.exit = NONE
    else:
        run = travel(s, f.train, f.left, s.train_place[f.train], s.train_heading[f.train])
    do_run(s, run, out)
    f.left = run.left
    f.entry = run.entry
    if run.fate != IN_CITY:
        f.leave()
    return DONE


def enter_city(s: SwitchState, f: MoveFrame, out: Out) -> int:
    """SW-9.1, SW-9.2, SW-13.2  It delivers, or it stops, or the active player chooses whether it passes."""
    city = city_of(s, f.train)
    if unloads_at(s, f.train, city):
        do_deliver(s, f.train, city, out)
        f.leave()
        return DONE
    if (may_pass(s) or may_call_dispatcher(s)) and list_passes(s, f.train, city, f.entry, f.left):
        return s.ask("choose_pass_or_stop", s.active_seat)
    return DONE


def pass_or_stop(s: SwitchState, f: MoveFrame, out: Out) -> int:
    """SW-13.2, SW-13.3, SW-13.4  Out by the chosen exit, or the train stands in the city; nothing is loaded here."""
    if f.exit != NONE:
        f.jump("run_and_pay")
        return DONE
    do_stop_in_city(s, f.train, f.entry, f.left, out)
    return DONE


MOVE_TRAIN: Final = Sequence(
    "move_train", MoveFrame, roll, read_die, offer_logistician, choose_exit, run_and_pay, enter_city, pass_or_stop
)


def push_move(s: SwitchState, train: int) -> None:
    """Begin the move of a train."""
    frame = MOVE_TRAIN.begin()
    frame.train = train
    s.push(frame)
