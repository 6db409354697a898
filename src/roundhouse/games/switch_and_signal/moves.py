"""The grammar of moves: the questions of the game, what answers them, and the names of all things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.games.switch_and_signal.rules import ch03_setup as ch03
from roundhouse.games.switch_and_signal.rules import ch05_departure_card as ch05
from roundhouse.games.switch_and_signal.rules import ch06_deploying as ch06
from roundhouse.games.switch_and_signal.rules import ch07_moving as ch07
from roundhouse.games.switch_and_signal.rules import ch10_action_cards as ch10
from roundhouse.games.switch_and_signal.rules import ch12_helpers as ch12
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.moves import Domain, Grammar, Kind, Named, Part, Question, Words

SEATS: Final = ("1", "2", "3", "4")


class OfMap(Domain):
    """Things of the map: their names stand in one of its columns."""

    __slots__ = ("_column",)

    def __init__(self, name: str, column: str) -> None:
        super().__init__(name)
        self._column = column

    def tokens(self, s: SwitchState) -> Sequence[str]:
        """The column of names."""
        names: list[str] = getattr(s.map, self._column)
        return names


class OfEdition(OfMap):
    """Things of the edition, in the same way."""

    __slots__ = ()

    def tokens(self, s: SwitchState) -> Sequence[str]:
        """The column of names."""
        names: list[str] = getattr(s.edition, self._column)
        return names


def _trains(s: SwitchState) -> Sequence[str]:
    return s.train_tokens


def _departures(s: SwitchState) -> Sequence[str]:
    return [*s.edition.departure_tokens, s.edition.start_card_token]


def _numbers(s: SwitchState) -> Sequence[str]:
    return [str(number) for number in s.edition.location_tiles]


TRAIN: Final = Named("train", _trains)
TRAIN_COLOUR: Final = OfEdition("train_colour", "train_colour_tokens")
SIGNAL: Final = OfMap("signal", "signal_tokens")
JUNCTION: Final = OfMap("junction", "junction_tokens")
SETTING: Final = OfMap("setting", "setting_full_tokens")
ARM: Final = OfMap("arm", "arm_tokens")
START: Final = OfMap("start", "start_tokens")
PAYMENT: Final = Words("payment", ch10.PAYMENT_TOKENS)

DOMAINS: Final[tuple[Domain, ...]] = (
    TRAIN,
    TRAIN_COLOUR,
    OfEdition("goods_colour", "goods_colour_tokens"),
    SIGNAL,
    JUNCTION,
    SETTING,
    ARM,
    START,
    OfMap("place", "place_tokens"),
    OfMap("heading", "heading_tokens"),
    OfMap("city", "city_tokens"),
    OfEdition("helper", "helper_tokens"),
    Named("departure", _departures),
    OfEdition("action", "action_tokens"),
    Named("start_number", _numbers),
    PAYMENT,
    Words("seat", SEATS),
)

KINDS: Final = (
    # Set-up (chapter 3).
    Kind(
        "place_switch",
        ch03.do_place_switch,
        Part("at", JUNCTION, ch10.list_junctions, ch03.refuse_unset_junction, sure=True),
        Part("to", SETTING, ch10.list_settings, ch03.refuse_first_setting),
    ),
    Kind("place_disc", ch03.do_place_disc, Part("on", SIGNAL, ch03.list_signals, ch03.refuse_first_disc)),
    Kind("place_extra_disc", ch03.do_place_extra_disc, Part("on", SIGNAL, ch03.list_signals, ch03.refuse_extra_disc)),
    # The departure card (chapters 5 and 6).
    Kind("carry_out", ch12.do_go_on),
    Kind(
        "deploy",
        ch06.do_choose_deploy_colour,
        Part("colour", TRAIN_COLOUR, ch12.list_train_colours, ch06.refuse_deploy_colour),
    ),
    Kind("roll_dice", ch12.do_go_on),
    Kind(
        "run_colour",
        ch05.do_choose_multi_colour,
        Part("colour", TRAIN_COLOUR, ch12.list_train_colours, ch05.refuse_multi_colour),
    ),
    Kind(
        "run_train",
        ch05.do_run_train,
        Part("train", TRAIN, ch05.list_trains_of_colour, ch05.refuse_next_train),
    ),
    # Moving (chapters 7, 9 and 13).
    Kind("run", ch12.do_go_on),
    Kind("leave", ch07.do_choose_exit, Part("by", ARM, ch07.list_city_arms, ch07.refuse_exit)),
    Kind("stop", ch07.do_stop),
    Kind("pass", ch07.do_pass, Part("by", ARM, ch07.list_city_arms, ch07.refuse_pass_exit), refuse=ch07.refuse_pass),
    # Action cards (chapter 10).
    Kind(
        "signal",
        ch10.do_signal,
        Part("from", SIGNAL, ch10.list_green, ch10.refuse_disc, sure=True),
        Part("to", SIGNAL, ch10.list_red, ch10.refuse_red_field, sure=True),
        Part("pay", PAYMENT, ch10.list_signal_payments, ch10.refuse_signal_payment),
        refuse=ch10.refuse_signal,
    ),
    Kind(
        "switch",
        ch10.do_switch,
        Part("at", JUNCTION, ch10.list_junctions, ch10.refuse_junction, sure=True),
        Part("to", SETTING, ch10.list_settings, ch10.refuse_setting, sure=True),
        Part("pay", PAYMENT, ch10.list_switch_payments, ch10.refuse_switch_payment),
        refuse=ch10.refuse_switch,
    ),
    Kind(
        "move",
        ch10.do_move,
        Part("train", TRAIN, ch12.list_trains, ch10.refuse_train, sure=True),
        Part("pay", PAYMENT, ch10.list_move_payments, ch10.refuse_move_payment),
        refuse=ch10.refuse_move,
        sure=True,
    ),
    Kind(
        "load",
        ch10.do_load,
        Part("train", TRAIN, ch12.list_trains, ch10.refuse_loading_train, sure=True),
        Part("pay", PAYMENT, ch10.list_load_payments, ch10.refuse_load_payment),
        refuse=ch10.refuse_load,
    ),
    Kind("end_actions", ch10.do_end_actions),
    # Helpers (chapter 12).
    Kind("use_logistician", ch12.do_logistician, refuse=ch12.refuse_logistician),
    Kind("use_dispatcher", ch12.do_dispatcher, refuse=ch12.refuse_dispatcher),
    Kind(
        "use_conductor",
        ch12.do_conductor,
        Part("colour", TRAIN_COLOUR, ch12.list_train_colours, ch12.refuse_conductor_colour),
        refuse=ch12.refuse_conductor,
    ),
    Kind("use_track_warden", ch12.do_track_warden, refuse=ch12.refuse_track_warden),
    Kind(
        "use_shunter",
        ch12.do_shunter,
        Part("start", START, ch12.list_starts, ch12.refuse_shunter_start),
        refuse=ch12.refuse_shunter,
    ),
    Kind(
        "use_train_dispatcher",
        ch12.do_train_dispatcher,
        Part("train", TRAIN, ch12.list_trains, ch12.refuse_held_train),
        refuse=ch12.refuse_train_dispatcher,
    ),
)

# SW-18.4: the decision points. The Dispatcher is there at any time of the turn (SW-12.3); the Conductor and the
# Train dispatcher from the reveal until the first roll that they would prevent (SW-12.4, SW-12.7).
_ON_CARD: Final = ("use_conductor", "use_train_dispatcher", "use_dispatcher")

QUESTIONS: Final = (
    Question("place_discs", "place_switch", "place_disc"),
    Question("place_extra_disc", "place_extra_disc"),
    Question("card_revealed", "carry_out", "use_track_warden", *_ON_CARD),
    Question("choose_deploy_colour", "deploy", *_ON_CARD),
    Question("choose_start", "roll_dice", "use_shunter", *_ON_CARD),
    Question("choose_multi_colour", "run_colour", *_ON_CARD),
    Question("choose_train_order", "run_train", *_ON_CARD),
    Question("rolled", "run", "use_logistician", "use_dispatcher"),
    Question("choose_city_exit", "leave", "use_dispatcher"),
    Question("choose_pass_or_stop", "stop", "pass", "use_dispatcher"),
    Question("play_action", "end_actions", "signal", "switch", "move", "load", "use_dispatcher"),
)

GRAMMAR: Final = Grammar(KINDS, QUESTIONS, DOMAINS)
