"""Chapter 2: the board as a graph. Where trains stand, which arms a junction joins, what comes next.

Ids: SW-2.1 to SW-2.10. The graph itself is content (`content/map.py`); here is what depends on the position.
"""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.ids import CITY, NONE, START, ArmId, SettingId
from roundhouse.games.switch_and_signal.state import SwitchState


def train_at(s: SwitchState, place: int, but: int = NONE) -> int:
    """SW-2.2  The train on a place (there is at most one), NONE if it is free or holds only `but`."""
    if place not in s.train_place:
        return NONE
    train = s.train_place.index(place)
    return NONE if train == but else train


def is_on_network(s: SwitchState, train: int) -> bool:
    """SW-2.1  Whether a train stands on the board; otherwise it is in the depot."""
    return s.train_place[train] != NONE


def city_of(s: SwitchState, train: int) -> int:
    """The city in which a train stands, or NONE."""
    place = s.train_place[train]
    return s.map.city_of_place[place] if place != NONE else NONE


def is_city(s: SwitchState, place: int) -> bool:
    """SW-2.1  Whether a place is a goods city or a port."""
    return s.map.place_kind[place] == CITY


def is_start(s: SwitchState, place: int) -> bool:
    """SW-2.1  Whether a place is a start place."""
    return s.map.place_kind[place] == START


def way_through(s: SwitchState, arm: int) -> int:
    """SW-2.5, SW-A1  The arm by which a junction is left that is entered by `arm`, NONE if a disc covers it."""
    setting = s.setting[s.map.arm_junction[arm]]
    return s.map.way_through(SettingId(setting), ArmId(arm))


def next_heading(s: SwitchState, heading: int) -> int:
    """SW-2.8  The heading one point further, NONE in a city, on a start place or before a closed arm."""
    arm = s.map.ahead_arm[heading]
    if arm == NONE:
        return s.map.ahead_heading[heading]
    out = way_through(s, arm)
    return s.map.arm_heading[out] if out != NONE else NONE


def next_place(s: SwitchState, heading: int) -> int:
    """SW-2.8  The place one point further; NONE before a closed arm. Junctions and signals cost nothing."""
    arm = s.map.ahead_arm[heading]
    if arm == NONE:
        return s.map.ahead_place[heading]
    out = way_through(s, arm)
    return s.map.arm_place[out] if out != NONE else NONE


def discs_of(s: SwitchState, city: int) -> int:
    """How many signal discs lie on a city's own fields."""
    count = 0
    for signal in s.map.city_signals[city]:
        count += s.green[signal]
    return count


def list_depot(s: SwitchState, colour: int) -> list[int]:
    """The trains of a colour in the depot."""
    return [t for t, c in enumerate(s.train_colour) if c == colour and s.train_place[t] == NONE]


def list_network(s: SwitchState, colour: int) -> list[int]:
    """SW-5.2  The trains of a colour on the network, in cities and on start places too."""
    return [t for t, c in enumerate(s.train_colour) if c == colour and s.train_place[t] != NONE]
