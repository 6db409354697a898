"""Chapter 10: action cards: signals, switches, moves, loading, and what pays for them.

Ids: SW-10.1 to SW-10.8, SW-4.2, SW-9.4; rulings A16, A17.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.content.ids import MOVE, NONE, SIGNAL, SWITCH
from roundhouse.games.switch_and_signal.rules.ch02_board import city_of, discs_of, is_on_network
from roundhouse.games.switch_and_signal.rules.ch07_moving import push_move
from roundhouse.games.switch_and_signal.rules.ch11_drawing import hides_hands
from roundhouse.games.switch_and_signal.rules.ids import (
    SW_2_5,
    SW_9_4,
    SW_10_1,
    SW_10_2,
    SW_10_3,
    SW_10_4,
    SW_10_5,
    SW_10_6,
)
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import Path
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Because

# What can pay: one card of a kind, or two cards together (SW-10.5). The first of a pair has the lower number.
PAYMENTS: Final[list[tuple[int, int]]] = [
    (SIGNAL, NONE),
    (SWITCH, NONE),
    (MOVE, NONE),
    (SIGNAL, SIGNAL),
    (SIGNAL, SWITCH),
    (SIGNAL, MOVE),
    (SWITCH, SWITCH),
    (SWITCH, MOVE),
    (MOVE, MOVE),
]
PAYMENT_TOKENS: Final[list[str]] = [
    "signal", "switch", "move", "signal+signal", "signal+switch", "signal+move", "switch+switch", "switch+move",
    "move+move",
]  # fmt: skip

SIGNAL_PAYMENTS: Final[list[int]] = [SIGNAL, 3, 4, 5, 6, 7, 8]
SWITCH_PAYMENTS: Final[list[int]] = [SWITCH, 3, 4, 5, 6, 7, 8]
MOVE_PAYMENTS: Final[list[int]] = [MOVE, 3, 4, 5, 6, 7, 8]
LOAD_PAYMENTS: Final[list[int]] = [SIGNAL, SWITCH, MOVE]

# -- facts -----------------------------------------------------------------------------------------------


def hand_of(s: SwitchState) -> list[int]:
    """The cards of the active player."""
    return s.hands[s.active]


def short_of_cards(s: SwitchState, payment: int) -> Because | None:
    """SW-10.1  The active player pays from his own hand."""
    one, other = PAYMENTS[payment]
    hand = hand_of(s)
    if hand[one] < 1 or (other != NONE and hand[other] < (2 if one == other else 1)):
        return SW_10_1.because("cards_not_in_hand", payment=payment)
    return None


def payable(s: SwitchState, payments: list[int]) -> list[int]:
    """SW-10.1  Those of some payments that the active player has the cards for."""
    hand = hand_of(s)
    found: list[int] = []
    for payment in payments:
        one, other = PAYMENTS[payment]
        if hand[one] > 0 and (other == NONE or hand[other] > (1 if one == other else 0)):
            found.append(payment)
    return found


def cannot_afford(s: SwitchState, card: int) -> Because | None:
    """SW-10.5  An action needs its own card, or any two."""
    hand = hand_of(s)
    if hand[card] > 0 or sum(hand) > 1:
        return None
    return SW_10_5.because("no_card_for_it", action=card)


def goods_in(s: SwitchState, train: int) -> int:
    """SW-10.6  How many goods wait in the city in which a train stands."""
    city = city_of(s, train)
    return s.goods[city] if city != NONE else 0


def is_only_disc(s: SwitchState, signal: int) -> bool:
    """SW-10.2  Whether a disc is the only one on its city's own fields."""
    city = s.map.signal_city[signal]
    return city != NONE and discs_of(s, city) == 1


# -- judges: signal ------------------------------------------------------------------------------------------


def refuse_signal(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.2, SW-10.5  There must be a red field, and cards to pay."""
    if 0 not in s.green:
        return SW_10_2.because("no_red_field")
    return cannot_afford(s, SIGNAL)


def refuse_disc(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.2, SW-10.7  Any disc on the board; a city's only one can but move to another field of the city."""
    signal = path[1]
    if not s.green[signal]:
        return SW_10_2.because("no_disc_there", signal=signal)
    city = s.map.signal_city[signal]
    if city != NONE and len(s.map.city_signals[city]) == 1 and discs_of(s, city) == 1:
        return SW_10_2.because("last_disc_of_city", city=city)
    return None


def refuse_red_field(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.2, SW-A16  Any red field; afterwards every city still has a disc."""
    disc, field = path[1], path[2]
    if s.green[field]:
        return SW_10_2.because("field_is_green", signal=field)
    if is_only_disc(s, disc) and s.map.signal_city[field] != s.map.signal_city[disc]:
        return SW_10_2.because("last_disc_of_city", city=s.map.signal_city[disc])
    return None


def list_green(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """The fields with a disc."""
    return [i for i, disc in enumerate(s.green) if disc]


def list_red(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """The fields that a disc could go to."""
    if is_only_disc(s, path[1]):
        fields: list[int] = []
        for field in s.map.city_signals[s.map.signal_city[path[1]]]:
            if not s.green[field]:
                fields.append(field)
        return fields
    return [i for i, disc in enumerate(s.green) if not disc]


# -- judges: switch, move, load --------------------------------------------------------------------------------


def refuse_switch(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.5  There must be cards to pay."""
    return cannot_afford(s, SWITCH)


def refuse_junction(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.3  A junction that has another setting."""
    if len(s.map.junction_settings[path[1]]) < 2:
        return SW_10_3.because("only_one_setting", junction=path[1])
    return None


def refuse_setting(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.3, SW-A16  Any allowed setting of this junction but the present one."""
    junction, setting = path[1], path[2]
    if s.map.setting_junction[setting] != junction:
        return SW_2_5.because("setting_of_other_junction", setting=setting, junction=junction)
    if s.setting[junction] == setting:
        return SW_10_3.because("setting_is_the_same", junction=junction, setting=setting)
    return None


def list_junctions(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """All junctions."""
    return list(range(s.map.n_junctions))


def list_settings(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """The settings of the chosen junction."""
    settings: list[int] = []
    for setting in s.map.junction_settings[path[1]]:
        settings.append(setting)
    return settings


def refuse_move(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.4, SW-10.5  There must be a train on the network, and cards to pay."""
    if max(s.train_place) == NONE:
        return SW_10_4.because("no_train_on_network")
    return cannot_afford(s, MOVE)


def refuse_train(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.4  Any train but those in the depot."""
    if not is_on_network(s, path[1]):
        return SW_10_4.because("train_in_depot", train=path[1])
    return None


def refuse_load(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.6  Loading costs one card of any kind."""
    if sum(hand_of(s)) == 0:
        return SW_10_6.because("hand_is_empty")
    return None


def refuse_loading_train(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.6, SW-9.4  An empty train in a city that still has goods."""
    train = path[1]
    if city_of(s, train) == NONE:
        return SW_10_6.because("train_in_no_city", train=train)
    if s.train_load[train] != NONE:
        return SW_9_4.because("train_is_loaded", train=train)
    if goods_in(s, train) == 0:
        return SW_10_6.because("no_goods_there", city=city_of(s, train))
    return None


# -- judges: payment ---------------------------------------------------------------------------------------------


def refuse_payment(s: SwitchState, card: int, payment: int) -> Because | None:
    """SW-10.5, SW-A17  The fitting card, or any two; they need not match."""
    one, other = PAYMENTS[payment]
    if other == NONE and one != card:
        return SW_10_5.because("card_does_not_fit", payment=payment, action=card)
    return short_of_cards(s, payment)


def refuse_signal_payment(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.2, SW-10.5  What pays for a signal."""
    return refuse_payment(s, SIGNAL, path[3])


def refuse_switch_payment(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.3, SW-10.5  What pays for a switch."""
    return refuse_payment(s, SWITCH, path[3])


def refuse_move_payment(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.4, SW-10.5  What pays for a move."""
    return refuse_payment(s, MOVE, path[2])


def refuse_load_payment(s: SwitchState, slot: Slot, path: Path) -> Because | None:
    """SW-10.6  Exactly one card, of any kind."""
    if PAYMENTS[path[2]][1] != NONE:
        return SW_10_6.because("one_card_is_enough", payment=path[2])
    return short_of_cards(s, path[2])


def list_signal_payments(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """What could pay for a signal."""
    return payable(s, SIGNAL_PAYMENTS)


def list_switch_payments(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """What could pay for a switch."""
    return payable(s, SWITCH_PAYMENTS)


def list_move_payments(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """What could pay for a move."""
    return payable(s, MOVE_PAYMENTS)


def list_load_payments(s: SwitchState, slot: Slot, path: Path) -> list[int]:
    """What could pay for loading."""
    return LOAD_PAYMENTS


# -- what happens --------------------------------------------------------------------------------------------------


def do_pay_cards(s: SwitchState, payment: int) -> None:
    """SW-10.8  The cards go face up on the discard: with hidden hands the others learn what they were."""
    one, other = PAYMENTS[payment]
    do_discard(s, one)
    if other != NONE:
        do_discard(s, other)


def do_discard(s: SwitchState, card: int) -> None:
    """SW-10.8  One card of the active player goes face up on the discard."""
    hand_of(s)[card] -= 1
    s.held_over[s.active][card] -= 1
    s.discard[card] += 1


def do_signal(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-10.2  The disc moves; where it lay the signal is red, where it lies it is green."""
    s.frames[-1].repeat()
    do_pay_cards(s, path[3])
    s.green[path[1]] = 0
    s.green[path[2]] = 1
    if out.on:
        out.tell(
            "signal_set", SW_10_2, reveals=hides_hands(s), seat=s.active, signal=path[2], other_signal=path[1],
            payment=path[3],
        )  # fmt: skip


def do_switch(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-10.3  The junction is set anew, both its discs where it has two."""
    s.frames[-1].repeat()
    do_pay_cards(s, path[3])
    s.setting[path[1]] = path[2]
    if out.on:
        out.tell(
            "switch_set", SW_10_3, reveals=hides_hands(s), seat=s.active, junction=path[1], setting=path[2],
            payment=path[3],
        )  # fmt: skip


def do_move(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-10.4  The train's die is rolled and it moves."""
    s.frames[-1].repeat()
    do_pay_cards(s, path[2])
    if out.on:
        out.tell("move_played", SW_10_4, reveals=hides_hands(s), seat=s.active, train=path[1], payment=path[2])
    push_move(s, path[1])


def do_load(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-10.6  One good of the city goes onto the train."""
    s.frames[-1].repeat()
    do_pay_cards(s, path[2])
    train = path[1]
    city = city_of(s, train)
    s.goods[city] -= 1
    s.train_load[train] = s.map.city_colour[city]
    if out.on:
        out.tell(
            "good_loaded", SW_10_6, reveals=hides_hands(s), seat=s.active, train=train,
            goods_colour=s.map.city_colour[city], city=city, payment=path[2],
        )  # fmt: skip


def do_end_actions(s: SwitchState, slot: Slot, path: Path, out: Out) -> None:
    """SW-10.1  Any number of cards, none too: the active player says when it is enough."""
    if out.on:
        out.tell("actions_ended", SW_10_1, seat=s.active)
