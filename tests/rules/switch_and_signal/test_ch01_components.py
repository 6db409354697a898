"""Chapter 1: what is in the box. The edition holds it, and an edition or a map that does not fit is not loaded."""

import tomllib
from importlib import resources

import msgspec
import pytest

from roundhouse.games.switch_and_signal import content
from roundhouse.games.switch_and_signal.content import MAPS, ContentError, load_edition, load_map, parse_map
from roundhouse.games.switch_and_signal.content.check import check_map
from roundhouse.games.switch_and_signal.content.check_printed import check_edition
from roundhouse.games.switch_and_signal.content.edition import Edition
from roundhouse.games.switch_and_signal.content.source import EditionRecord, MapRecord
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.kernel.options import BadOption
from roundhouse.kernel.reasons import Refused
from tests.rules.marks import accepts, refuses
from tests.rules.switch_and_signal.build import SMALL_MAPS, faults, position

BOX = load_edition()
PRINTED = resources.files(content.__name__).joinpath("edition_1.toml").read_text(encoding="utf-8")


def edition_with(old: str, new: str) -> EditionRecord:
    """The printed edition with one change."""
    assert old in PRINTED, f"the edition no longer has {old!r}"
    return msgspec.convert(tomllib.loads(PRINTED.replace(old, new, 1)), EditionRecord)


def fault_of_edition(old: str, new: str) -> tuple[str, str]:
    """Key and fault of an edition with one change."""
    with pytest.raises(ContentError) as caught:
        check_edition(edition_with(old, new), "edition.toml")
    return caught.value.key, caught.value.fault


def fault_of_europe_with(old: str, new: str) -> tuple[str, str]:
    """Key and fault of the printed map if the box were another."""
    text = resources.files(content.__name__).joinpath("europe.toml").read_text(encoding="utf-8")
    record = msgspec.convert(tomllib.loads(text), MapRecord)
    with pytest.raises(ContentError) as caught:
        check_map(record, Edition(edition_with(old, new), ""), "europe.toml")
    return caught.value.key, caught.value.fault


# -- the board ----------------------------------------------------------------------------------------------


@accepts("SW-1.1")
def test_the_board_has_two_sides() -> None:
    assert MAPS == ("europe", "north_america")
    assert [load_map(name).id for name in MAPS] == ["europe", "north_america"]


@refuses("SW-1.1")
def test_the_board_has_no_third_side() -> None:
    with pytest.raises(Refused) as caught:
        GAME.options({"map": "australia"}, 2)
    assert (caught.value.because.rule, caught.value.because.key) == ("SW-3.1", "no_such_map")


# -- cards --------------------------------------------------------------------------------------------------


@accepts("SW-1.2")
def test_there_are_81_action_cards_27_of_each_kind() -> None:
    assert dict(zip(BOX.action_tokens, BOX.action_counts, strict=True)) == {"signal": 27, "switch": 27, "move": 27}


@accepts("SW-1.2")
def test_no_action_card_is_lost_in_play() -> None:
    s = position(hand={"move": 3, "signal": 2}, other_hand={"switch": 4})
    assert s.action_pile.left + sum(sum(hand) for hand in s.hands) == 81
    assert faults(s) == []
    s.discard[0] += 1
    assert faults(s) == ["there are 28 action cards 'signal', there should be 27"]


@refuses("SW-1.2")
def test_an_edition_with_a_lost_action_card_is_not_loaded() -> None:
    assert fault_of_edition("count = 27", "count = 26") == ("components.action_cards", "total")


@accepts("SW-1.3")
def test_there_are_18_departure_cards() -> None:
    assert sum(BOX.departure_counts) == 18
    s = position(at="turn")
    assert s.timetable.left + s.timetable.aside == 18


@accepts("SW-1.3")
def test_the_mix_is_the_one_of_the_edition() -> None:
    deploys = dict(zip(BOX.departure_tokens, BOX.departure_deploys, strict=True))
    assert [card for card, n in deploys.items() if n == 2] == ["departure_09"]
    assert sum(n == 1 for n in deploys.values()) == 8
    assert BOX.departure_symbols[BOX.departure_tokens.index("departure_01")] == [0, 2]


@refuses("SW-1.3")
def test_an_edition_with_a_lost_departure_card_is_not_loaded() -> None:
    assert fault_of_edition("count = 1\n", "count = 0\n") == ("components.departure_cards", "total")


@accepts("SW-1.4")
def test_there_is_one_start_card() -> None:
    assert BOX.start_card_token == "start"
    assert BOX.start_card_token not in BOX.departure_tokens


@refuses("SW-1.4")
def test_an_edition_with_two_start_cards_is_not_loaded() -> None:
    assert fault_of_edition("start_cards = 1", "start_cards = 2") == ("components.cards_total", "total")


# -- trains and dice ------------------------------------------------------------------------------------------


@accepts("SW-1.5")
def test_there_are_three_trains_of_each_colour() -> None:
    s = position()
    assert [t.rpartition("-")[0] for t in s.train_tokens] == ["black"] * 3 + ["brown"] * 3 + ["grey"] * 3


@refuses("SW-1.5")
def test_an_edition_with_a_lost_train_is_not_loaded() -> None:
    assert fault_of_edition("count = 3", "count = 2") == ("components.trains", "total")


@accepts("SW-1.6")
def test_there_are_two_ordinary_dice_for_deploying() -> None:
    assert (BOX.deployment_dice, BOX.deployment_faces) == (2, [1, 2, 3, 4, 5, 6])


@refuses("SW-1.6")
def test_an_edition_with_a_third_deployment_die_is_not_loaded() -> None:
    assert fault_of_edition("count = 2\nfaces", "count = 3\nfaces") == ("components.deployment_dice", "total")


@accepts("SW-1.7")
def test_each_train_colour_has_a_die_of_its_own() -> None:
    assert BOX.die_faces == [[2, 3, 3, 4, 4, 5], [1, 2, 2, 3, 3, 4], [1, 1, 1, 2, 2, 3]]
    assert [round(sum(faces) / 6, 2) for faces in BOX.die_faces] == [3.5, 2.5, 1.67]


@refuses("SW-1.7")
def test_a_movement_die_with_five_faces_is_not_loaded() -> None:
    fault = fault_of_edition("[1, 1, 1, 2, 2, 3]", "[1, 1, 1, 2, 2]")
    assert fault == ("train_colours[2].die", "total")


# -- goods, discs, tokens, tiles --------------------------------------------------------------------------------


@accepts("SW-1.8")
def test_there_are_three_goods_in_each_of_four_colours() -> None:
    assert BOX.goods_colour_tokens == ["yellow", "white", "red", "blue"]
    assert BOX.goods_per_colour == 3
    challenge = position(options={"goods": "10"})
    assert sum(challenge.goods) == 12


@refuses("SW-1.8")
def test_an_edition_with_a_lost_good_is_not_loaded() -> None:
    assert fault_of_edition("goods = 12", "goods = 11") == ("components.goods", "total")


@accepts("SW-1.9")
def test_ten_signal_discs_are_enough_for_every_map_and_option() -> None:
    assert BOX.signal_discs == 10
    assert max(load_map(name).signal_discs for name in MAPS) + max(BOX.extra_signal_disc_choices) == 10


@refuses("SW-1.9")
def test_a_map_that_needs_more_signal_discs_than_the_box_holds_is_not_loaded() -> None:
    assert fault_of_europe_with("signal_discs = 10", "signal_discs = 7") == ("signal_discs", "too_many")


@accepts("SW-1.10")
def test_thirty_switch_discs_are_more_than_either_map_needs() -> None:
    assert BOX.switch_discs == 30
    assert [sum(ways - 2 for ways in load_map(name).ways) for name in MAPS] == [26, 24]


@refuses("SW-1.10")
def test_a_map_that_needs_more_switch_discs_than_the_box_holds_is_not_loaded() -> None:
    assert fault_of_europe_with("switch_discs = 30", "switch_discs = 25") == ("switch_discs", "too_many")


@accepts("SW-1.11")
def test_ten_time_tokens_fill_the_biggest_clock() -> None:
    assert position(options={"time_tokens": "10"}).tokens == max(BOX.time_token_choices) == 10


@refuses("SW-1.11")
def test_no_clock_holds_more_tokens_than_the_box() -> None:
    assert fault_of_edition("time_tokens = 10", "time_tokens = 9") == ("difficulty.time_tokens", "total")
    with pytest.raises(BadOption) as caught:
        GAME.options({"time_tokens": "11"}, 2)
    assert (caught.value.because.rule, caught.value.because.key) == ("RH-6", "no_such_choice")


@accepts("SW-1.12")
def test_there_are_eleven_location_tiles_from_2_to_12() -> None:
    assert BOX.location_tiles == list(range(2, 13))
    assert position(options={"location_tiles": "instead_of_dice"}).tiles.left == 11


@refuses("SW-1.12")
def test_an_edition_with_a_lost_location_tile_is_not_loaded() -> None:
    tiles = "[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]"
    assert fault_of_edition(tiles, "[2, 3, 4, 5, 6, 7, 8, 9, 10, 11]") == ("location_tiles.numbers", "expected_value")


@accepts("SW-1.13")
def test_three_cover_tiles_are_enough_for_the_helpers_of_a_map() -> None:
    assert BOX.cover_tiles == 3
    assert [len(load_map(name).helpers) for name in MAPS] == [3, 3]


@refuses("SW-1.13")
def test_a_map_with_more_helpers_than_cover_tiles_is_not_loaded() -> None:
    text = (SMALL_MAPS / "tiny.toml").read_text(encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        parse_map(text.replace('"conductor"]', '"conductor", "shunter"]', 1), "tiny.toml")
    assert (caught.value.key, caught.value.fault) == ("helpers", "too_many")
