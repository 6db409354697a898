"""Chapter 8: head-on collisions and start places: what it costs, and the way back to the depot.

Ids: SW-8.1 to SW-8.5, SW-9.6.
"""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.rules.ch02_board import is_start
from roundhouse.games.switch_and_signal.rules.ids import SW_8_1, SW_8_5, SW_9_6
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out
from roundhouse.kernel.reasons import Because, Rule


def head_on(s: SwitchState, other: int, heading: int) -> Because | None:
    """SW-8.1, SW-8.3, SW-8.5, SW-A5  Whether the train on the next place faces the one that enters with `heading`."""
    place = s.train_place[other]
    if is_start(s, place):
        return SW_8_5.because("train_waits_on_start_place", other_train=other, place=place)
    if s.train_heading[other] == heading:
        return None
    return SW_8_1.because("head_on", other_train=other, place=place)


def cost_of_head_on(s: SwitchState, left: int) -> int:
    """SW-8.1  Two tokens for each point left."""
    return s.edition.cost_lapsed_point_head_on * left


def cost_of_start_place(s: SwitchState) -> int:
    """SW-8.4  Two tokens, however many points are left."""
    return s.edition.cost_start_place_entered


def do_return(s: SwitchState, train: int, rule: Rule, out: Out) -> None:
    """SW-8.1, SW-8.4, SW-9.6  The train goes to the depot, and its good back to its city, to be loaded again."""
    load = s.train_load[train]
    if load != NONE:
        city = s.map.city_of_colour[load]
        s.goods[city] += 1
        s.train_load[train] = NONE
        if out.on:
            out.tell("good_returned", SW_9_6, goods_colour=load, city=city)
    do_send_to_depot(s, train)
    if out.on:
        out.tell("train_returned", rule, train=train)


def do_send_to_depot(s: SwitchState, train: int) -> None:
    """SW-9.3  Off the board; the train can be deployed again."""
    s.train_place[train] = NONE
    s.train_heading[train] = NONE
