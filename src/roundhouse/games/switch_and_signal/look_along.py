"""What lies before a train, as far as it is decided: for lists, and for whoever does not see the board."""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.rules.ch02_board import (
    city_of,
    is_city,
    is_start,
    next_heading,
    next_place,
    train_at,
)
from roundhouse.games.switch_and_signal.rules.ch07_moving import closed_arm, red_signal
from roundhouse.games.switch_and_signal.rules.ch09_cities import exit_closed
from roundhouse.games.switch_and_signal.rules.ids import SW_7_1, SW_7_3, SW_7_5, SW_7_6, SW_7_7, SW_7_10, SW_8_4, SW_9_1
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.reasons import Because

FARTHEST: Final = 40
"""So many things are looked at at most: a track may run in a circle."""


def look_along(s: SwitchState, train: int) -> list[Because]:
    """Signals, junctions, pieces, trains, up to a stop, a city or a start place. In a city: its exits."""
    city = city_of(s, train)
    if city != NONE:
        return [_exit(s, train, arm) for arm in s.map.city_arms[city]]
    seen: list[Because] = []
    heading, pieces = s.train_heading[train], 0
    while len(seen) < FARTHEST:
        signal, arm = s.map.ahead_signal[heading], s.map.ahead_arm[heading]
        is_red = red_signal(s, heading) is not None
        if pieces and (signal != NONE or arm != NONE):
            seen.append(SW_7_1.because("here_pieces", count=pieces))
            pieces = 0
        if signal != NONE:
            if is_red:
                return [*seen, SW_7_5.because("here_red", signal=signal)]
            seen.append(SW_7_5.because("here_green", signal=signal))
        if closed_arm(s, heading) is not None:
            return [*seen, SW_7_6.because("here_closed", junction=s.map.arm_junction[arm])]
        place, onward = next_place(s, heading), next_heading(s, heading)
        if arm != NONE:
            junction = s.map.arm_junction[arm]
            seen.append(SW_7_6.because("here_junction", junction=junction, setting=s.setting[junction]))
        other = train_at(s, place, train)
        last = _last(s, place, other)
        if last is not None:
            return [*seen, *([SW_7_1.because("here_pieces", count=pieces)] if pieces else []), last]
        pieces += 1
        heading = onward
        if heading == s.train_heading[train]:
            break
    return seen


def _last(s: SwitchState, place: int, other: int) -> Because | None:
    """What ends the look on the next place, if anything does."""
    if other != NONE:
        return SW_7_7.because("here_train", other_train=other, place=place)
    if is_city(s, place):
        return SW_9_1.because("here_city", city=s.map.city_of_place[place])
    if is_start(s, place):
        return SW_8_4.because("here_start", start=s.map.start_of_place[place])
    return None


def _exit(s: SwitchState, train: int, arm: int) -> Because:
    why = exit_closed(s, arm, train)
    if why is None:
        return SW_7_3.because("here_exit", arm=arm)
    other = why.args.get("other_train")
    if other is None:
        return SW_7_3.because("here_exit_red", arm=arm)
    return SW_7_10.because("here_exit_taken", arm=arm, other_train=other)
