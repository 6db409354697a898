"""Chapter 9 (and 13 for the other map): cities and ports. Arriving, delivering, stopping, passing, leaving.

Ids: SW-9.1 to SW-9.6, SW-7.3, SW-7.10, SW-13.2 to SW-13.6, SW-12.3.
"""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.ids import DISPATCHER, NONE, ONE_PER_PORT
from roundhouse.games.switch_and_signal.rules.ch02_board import city_of, train_at
from roundhouse.games.switch_and_signal.rules.ch08_collisions import do_return, do_send_to_depot
from roundhouse.games.switch_and_signal.rules.ch15_end import do_check_win, extra_per_port
from roundhouse.games.switch_and_signal.rules.ids import (
    SW_7_1,
    SW_7_3,
    SW_7_10,
    SW_9_1,
    SW_9_2,
    SW_12_3,
    SW_13_2,
    SW_13_3,
    SW_13_6,
)
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out
from roundhouse.kernel.reasons import Because, Rule


def is_port(s: SwitchState, city: int) -> bool:
    """SW-2.9  Whether a city is a port."""
    return s.map.city_colour[city] == NONE


def port_wants(s: SwitchState, port: int, colour: int) -> bool:
    """SW-13.6, SW-16.3, SW-A8  Whether a port takes a good: Europe's always, else if colour or extra place is open."""
    if s.map.goods_rule != ONE_PER_PORT:
        return True
    tray = s.delivered[port]
    if tray[colour] == 0:
        return True
    doubled = 0
    for c in s.map.colours:
        doubled += max(0, tray[c] - 1)
    return doubled < extra_per_port(s)


def unloads_at(s: SwitchState, train: int, city: int) -> bool:
    """SW-9.2, SW-13.6, SW-A9  Whether a train that reaches a city delivers there; it has no choice."""
    load = s.train_load[train]
    return load != NONE and is_port(s, city) and port_wants(s, city, load)


def rule_of_delivery(s: SwitchState) -> Rule:
    """SW-9.2, SW-13.6  The rule by which a loaded train delivers on this map."""
    return SW_13_6 if s.map.goods_rule == ONE_PER_PORT else SW_9_2


def exit_closed(s: SwitchState, arm: int, train: int) -> Because | None:
    """SW-7.3, SW-7.10  Why an arm of a city is no usable exit: red, or a train on its first piece."""
    signal = s.map.arm_signal[arm]
    if signal != NONE and not s.green[signal]:
        return SW_7_3.because("exit_is_red", signal=signal, arm=arm)
    other = train_at(s, s.map.arm_place[arm], train)
    if other != NONE:
        return SW_7_10.because("exit_is_taken", other_train=other, arm=arm)
    return None


def list_exits(s: SwitchState, train: int, city: int, but: int = NONE) -> list[int]:
    """SW-7.10  The usable exits of a city for a train; when passing, turning round is none (SW-13.3)."""
    return [arm for arm in s.map.city_arms[city] if arm != but and exit_closed(s, arm, train) is None]


def may_pass(s: SwitchState) -> bool:
    """SW-9.1, SW-13.2, SW-12.3  Whether trains may run through cities: by the map, or by the Dispatcher's leave."""
    return not s.map.must_stop_in_cities or s.passing == 1


def may_call_dispatcher(s: SwitchState) -> bool:
    """SW-12.3  Whether the Dispatcher could still be asked, at any moment of the turn."""
    return s.map.must_stop_in_cities and s.passing == 0 and DISPATCHER in s.map.helpers and not s.used[DISPATCHER]


def must_leave_by_depot(s: SwitchState, city: int) -> bool:
    """SW-9.2, SW-12.3, SW-13.5  Whether a train that stops here goes to the depot: an empty one at a port of Europe."""
    return is_port(s, city) and not s.map.unloaded_may_use_ports


def why_stop(s: SwitchState, train: int, city: int, entry: int, left: int) -> Because:
    """SW-7.1, SW-9.1, SW-13.2, SW-13.3  Why a train stops in a city at no cost."""
    if must_leave_by_depot(s, city):
        return SW_9_2.because("port_ends_the_run", city=city)
    if not may_pass(s):
        return SW_9_1.because("city_stops_trains", city=city)
    if left > 0 and not list_exits(s, train, city, entry):
        return SW_13_3.because("no_way_through", city=city)
    return SW_13_2.because("stops_by_choice", city=city) if left > 0 else SW_7_1.because("run_ends_in_city", city=city)


def do_deliver(s: SwitchState, train: int, city: int, out: Out) -> None:
    """SW-9.2, SW-13.6, SW-15.1  The good goes on the port's tray, the train to the depot; perhaps that wins."""
    load = s.train_load[train]
    s.train_load[train] = NONE
    s.delivered[city][load] += 1
    do_send_to_depot(s, train)
    if out.on:
        out.tell("good_delivered", rule_of_delivery(s), train=train, goods_colour=load, city=city)
    do_check_win(s, out)


def do_stop_in_city(s: SwitchState, train: int, entry: int, left: int, out: Out) -> None:
    """SW-9.1, SW-9.2, SW-12.3  The train stays, at no cost; at a port of Europe it goes to the depot.

    A strange map may send trains away from a port that does not want their good: it goes back (SW-9.6).
    """
    city = city_of(s, train)
    if out.on:
        because = why_stop(s, train, city, entry, left)
        rule = SW_13_2 if may_pass(s) else SW_9_1
        out.tell("train_stopped", rule, because=because, train=train, place=s.train_place[train], lapsed=0)
    if must_leave_by_depot(s, city):
        do_return(s, train, SW_12_3 if s.passing else SW_9_2, out)
