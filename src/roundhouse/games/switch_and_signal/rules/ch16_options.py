"""Chapter 16: options and variants: what is agreed before the game, and what does not go together.

Ids: SW-16.1 to SW-16.5, SW-3.1, SW-3.3, SW-3.9, SW-3.10, SW-14.5, SW-18.1.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.content.ids import ONE_PER_PORT
from roundhouse.games.switch_and_signal.content.loader import MAPS, load_edition
from roundhouse.games.switch_and_signal.content.map import Map
from roundhouse.games.switch_and_signal.rules.ids import (
    SW_3_1,
    SW_3_3,
    SW_3_9,
    SW_3_10,
    SW_14_5,
    SW_16_1,
    SW_16_2,
    SW_16_3,
    SW_16_4,
    SW_18_1,
)
from roundhouse.kernel.options import Option, Options
from roundhouse.kernel.reasons import Because


def list_options() -> tuple[Option, ...]:
    """SW-16.1 to SW-16.5, SW-A22  The options of the edition; the standard game is the default. Tiles have one use."""
    e = load_edition()
    removed = tuple(str(n) for n in sorted(e.removed_choices))
    seats = tuple(str(n + 1) for n in range(e.seats_max))
    goods = (str(e.goods_to_win), str(e.challenge_goods_to_win))
    extra = tuple(str(n) for n in e.extra_signal_disc_choices)
    return (
        Option("map", MAPS, MAPS[0], SW_3_1, open_ended=True),
        Option("discs", ("first_game", "free"), "first_game", SW_3_3),
        Option("extra_signal_disc", extra, extra[0], SW_16_1),
        Option("removed_departure_cards", removed, str(e.removed_departure_cards), SW_16_2),
        Option("time_tokens", tuple(str(n) for n in e.time_token_choices), str(e.time_tokens), SW_14_5),
        Option("goods", goods, goods[0], SW_16_3),
        Option("location_tiles", ("none", "random_numbers", "instead_of_dice"), "none", SW_16_4),
        Option("hidden_hands", ("no", "yes"), "no", SW_18_1),
        Option("first_player", ("random", *seats), "random", SW_3_9),
        Option("solo", ("one_hand", "two_hands"), "one_hand", SW_3_10),
    )


OPTIONS: Final = list_options()


def refuse_combination(seats: int, options: Options, m: Map) -> Because | None:
    """SW-3.9, SW-16.1, SW-16.3  What the box does not hold, or the table does not have."""
    e = load_edition()
    if options["first_player"] != "random" and options.number("first_player") > seats:
        return SW_3_9.because("no_such_seat", seat=options.number("first_player") - 1, seats=seats)
    if m.signal_discs + options.number("extra_signal_disc") > e.signal_discs:
        return SW_16_1.because("not_enough_discs", discs=e.signal_discs)
    if options.number("goods") != e.goods_to_win and goods_asked(m) > goods_on_map(m):
        return SW_16_3.because("not_enough_goods", goods=goods_on_map(m), needed=goods_asked(m))
    return None


def goods_asked(m: Map) -> int:
    """SW-16.3  How many goods the challenge asks for on a map."""
    e = load_edition()
    extra = e.challenge_goods_to_win - e.goods_to_win
    if m.goods_rule == ONE_PER_PORT:
        return len(m.ports) * (len(m.colours) + extra // len(m.ports))
    return len(m.colours) * e.goods_per_city + extra


def goods_on_map(m: Map) -> int:
    """SW-16.3  How many goods lie on its cities in the challenge."""
    return len(m.colours) * load_edition().challenge_goods_per_city
