"""Chapter 3: set-up. The board as printed for a first game, or discs placed freely, then cards for everybody.

Ids: SW-3.2 to SW-3.10, SW-16.1, SW-16.2, SW-16.4.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.frames import CountFrame
from roundhouse.games.switch_and_signal.rules.ch02_board import discs_of
from roundhouse.games.switch_and_signal.rules.ch11_drawing import push_draw
from roundhouse.games.switch_and_signal.rules.ids import (
    SW_2_5,
    SW_3_3,
    SW_3_9,
    SW_16_1,
    SW_16_4,
)
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import Path
from roundhouse.kernel.piles import Pile
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.sequences import AGAIN, DONE, Frame, Sequence

# -- facts -----------------------------------------------------------------------------------------------


def count_hands(s: SwitchState) -> int:
    """SW-3.8, SW-3.10  A hand for each player; alone one or two."""
    if s.seats > 1:
        return s.seats
    return 2 if s.options["solo"] == "two_hands" else 1


def is_free_set_up(s: SwitchState) -> bool:
    """SW-3.3  Whether the players place the discs."""
    return s.options["discs"] == "free"


def line_discs(s: SwitchState) -> int:
    """How many discs lie on line signals."""
    count = 0
    for signal in s.map.line_signals:
        count += s.green[signal]
    return count


def is_set_up_done(s: SwitchState) -> bool:
    """SW-3.3, SW-3.4, SW-A18  Whether every junction is set and every disc of the set-up lies."""
    return NONE not in s.setting and sum(s.green) >= s.map.signal_discs


# -- judges ------------------------------------------------------------------------------------------------


def refuse_unset_junction(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-3.3  Each junction gets its discs once."""
    if s.setting[path[1]] != NONE:
        return SW_3_3.because("junction_is_set", junction=path[1])
    return None


def refuse_first_setting(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-3.3, SW-2.5  Any allowed setting of that junction."""
    if s.map.setting_junction[path[2]] != path[1]:
        return SW_2_5.because("setting_of_other_junction", setting=path[2], junction=path[1])
    return None


def refuse_first_disc(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-3.3  One disc on each city, the rest on line signals."""
    signal = path[1]
    if s.green[signal]:
        return SW_3_3.because("field_has_disc", signal=signal)
    city = s.map.signal_city[signal]
    if city != NONE and discs_of(s, city) > 0:
        return SW_3_3.because("city_has_disc", city=city)
    if city == NONE and line_discs(s) >= s.map.signal_discs_on_lines:
        return SW_3_3.because("line_discs_placed", signal=signal)
    return None


def refuse_extra_disc(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-16.1  The extra disc goes on any free field."""
    if s.green[path[1]]:
        return SW_16_1.because("field_has_disc", signal=path[1])
    return None


def list_signals(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """All signal fields."""
    return list(range(s.map.n_signals))


# -- what happens --------------------------------------------------------------------------------------------


def do_set_up(s: SwitchState) -> None:
    """SW-3.2, SW-3.5, SW-3.6, SW-3.7, SW-16.2  Everything in its place, before the first card is dealt."""
    m, e = s.map, s.edition
    trains = len(s.train_colour)
    s.turn, s.active, s.passing, s.rolled = 0, 0, 0, 0
    s.tokens = s.options.number("time_tokens")
    s.card = s.card_slot = s.still_colour = s.still_train = NONE
    s.train_place, s.train_heading, s.train_load = [NONE] * trains, [NONE] * trains, [NONE] * trains
    s.green = [0] * m.n_signals
    s.setting = [NONE] * m.n_junctions
    if not is_free_set_up(s):
        for signal in m.first_green:
            s.green[signal] = 1
        s.setting = [int(setting) for setting in m.first_setting]
    standard = s.options.number("goods") == e.goods_to_win
    each = e.goods_per_city if standard else e.challenge_goods_per_city
    s.goods = [each if colour != NONE else 0 for colour in m.city_colour]
    s.delivered = [[0] * len(e.goods_colour_tokens) for _ in range(m.n_cities)]
    s.number_start = [int(m.start_by_number[number]) for number in e.location_tiles]
    s.used = [0] * len(e.helper_tokens)
    s.hands = [[0] * len(e.action_tokens) for _ in range(count_hands(s))]
    s.held_over = [hand[:] for hand in s.hands]
    s.discard = [0] * len(e.action_tokens)
    s.played, s.boxed = [], []
    s.timetable = Pile(e.departure_counts)
    s.timetable.aside = s.options.number("removed_departure_cards")
    s.action_pile = Pile(e.action_counts)
    s.tiles = Pile([1] * len(e.location_tiles))
    s.push(SET_UP.begin())


def do_place_switch(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-3.3  The discs of one junction."""
    s.frames[-1].repeat()
    s.setting[path[1]] = path[2]
    if out.on:
        out.tell("switch_placed", SW_3_3, seat=s.active, junction=path[1], setting=path[2])


def do_place_disc(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-3.3  One signal disc."""
    s.frames[-1].repeat()
    s.green[path[1]] = 1
    if out.on:
        out.tell("disc_placed", SW_3_3, seat=s.active, signal=path[1])


def do_place_extra_disc(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-16.1  The extra signal disc."""
    s.green[path[1]] = 1
    if out.on:
        out.tell("disc_placed", SW_16_1, seat=s.active, signal=path[1])


# -- the sequence ----------------------------------------------------------------------------------------------


def choose_first_player(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-3.9  As agreed, or by lot."""
    hands = len(s.hands)
    if s.options["first_player"] != "random":
        s.active = s.options.number("first_player") - 1
    elif s.seats > 1:
        return s.draw("first_player", [1] * hands)
    return DONE


def name_first_player(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-3.9  Who begins."""
    if f.drawn != NONE:
        s.active = f.take_drawn()
    if out.on:
        out.tell("first_player", SW_3_9, seat=s.active)
    return DONE


def lay_numbers(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-16.4  The location tiles are laid on the start places at random and stay there."""
    if s.options["location_tiles"] == "random_numbers":
        frame = LAY_NUMBERS.begin()
        s.push(frame)
    return DONE


def place_discs(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-3.3  All discs, in any order, as the players like."""
    if not is_set_up_done(s):
        return s.ask("place_discs", s.active_seat)
    return DONE


def place_extra_disc(s: SwitchState, f: Frame, out: Out) -> int:
    """SW-16.1  The extra disc comes last, in the first-game set-up too."""
    if s.options.number("extra_signal_disc") and 0 in s.green:
        return s.ask("place_extra_disc", s.active_seat)
    return DONE


def deal_hands(s: SwitchState, f: CountFrame, out: Out) -> int:
    """SW-3.8  Five action cards for everybody."""
    if f.to == len(s.hands):
        return DONE
    push_draw(s, f.to, s.edition.starting_hand)
    f.to += 1
    return AGAIN


SET_UP: Final = Sequence(
    "set_up", CountFrame, choose_first_player, name_first_player, lay_numbers, place_discs, place_extra_disc,
    deal_hands,
)  # fmt: skip


def lay_tile(s: SwitchState, f: CountFrame, out: Out) -> int:
    """SW-16.4  Every number gets a place; each place keeps as many numbers as it has."""
    if f.to == len(s.number_start):
        return DONE
    odds = [len(numbers) for numbers in s.map.start_numbers]
    for earlier in range(f.to):
        odds[s.number_start[earlier]] -= 1
    return s.draw("start_number/" + str(s.edition.location_tiles[f.to]), odds)


def read_tile(s: SwitchState, f: CountFrame, out: Out) -> int:
    """SW-16.4  The tile lies."""
    if f.to == len(s.number_start):
        return DONE
    s.number_start[f.to] = f.take_drawn()
    if out.on:
        number = s.edition.location_tiles[f.to]
        out.tell("number_laid", SW_16_4, reveals=True, start=s.number_start[f.to], number=number)
    f.to += 1
    f.jump("lay_tile")
    return DONE


LAY_NUMBERS: Final = Sequence("lay_numbers", CountFrame, lay_tile, read_tile)
