"""Chapter 16: options and variants. Easier, harder, ten goods, shuffled numbers, tiles instead of dice."""

from importlib import resources
from itertools import chain

import pytest

from roundhouse.games.switch_and_signal import content
from roundhouse.games.switch_and_signal.content import MAPS
from roundhouse.games.switch_and_signal.soundness import list_faults
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME, adopt_map
from roundhouse.games.switch_and_signal.view import SwitchView, view
from roundhouse.kernel.events import Event
from roundhouse.kernel.ids import SPECTATOR
from roundhouse.kernel.options import BadOption
from roundhouse.kernel.reasons import Because, Refused
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    asked,
    choices,
    draw_on,
    end_turn,
    faults,
    goods,
    kinds,
    move,
    new_game,
    only,
    pending,
    place,
    position,
    reason,
    refusal,
    reveal,
    roll,
    say,
    settle,
    told,
    tray,
    turn_tile,
)
from tests.rules.switch_and_signal.test_content_errors import write_smallest_map

GONE = ("logistician", "dispatcher", "conductor")
TILES = {"location_tiles": "instead_of_dice"}
NUMBERS = {"location_tiles": "random_numbers"}
TEN = {"goods": "10"}


def seen(s: SwitchState) -> SwitchView:
    """What everybody sees."""
    return view(s, SPECTATOR)


def refused_option(**options: str) -> str:
    """The key of the refusal of options that no choice allows."""
    with pytest.raises(BadOption) as caught:
        GAME.options(options, 2)
    assert caught.value.because.rule == "RH-6"
    return caught.value.because.key


def refused_together(seats: int, **options: str) -> Because:
    """Why options do not go together."""
    with pytest.raises(Refused) as caught:
        GAME.new(seats, options)
    return caught.value.because


# -- easier -------------------------------------------------------------------------------------------------


@accepts("SW-16.1")
@pytest.mark.parametrize(("name", "discs"), [("europe", 9), ("north_america", 10)])
def test_one_extra_signal_disc_is_placed_before_the_cards_are_dealt(name: str, discs: int) -> None:
    s = new_game(options={"map": name, "extra_signal_disc": "1"})
    assert asked(s) == "place_extra_disc"
    placed = only(say(s, f"place_extra_disc on:{choices(s, 'place_extra_disc')[0]}"), "disc_placed")
    assert placed.rule == "SW-16.1"
    assert sum(s.green) == discs
    assert asked(s) == "action_card/1"
    draw_on(s)
    assert list_faults(s) == []


@accepts("SW-16.1")
@pytest.mark.parametrize("field", ["paris/dijon", "marseille/turin", "amiens-brussels/1"])
def test_the_extra_disc_lies_on_any_free_field_of_a_city_or_a_line(field: str) -> None:
    s = new_game(options={"extra_signal_disc": "1"})
    say(s, f"place_extra_disc on:{field}")
    assert s.green[s.map.signal_by_token[field]] == 1


@accepts("SW-16.1")
def test_the_first_player_places_it_last_in_the_free_set_up_too() -> None:
    s = new_game(seats=3, options={"discs": "free", "extra_signal_disc": "1"}, first=2)
    while asked(s) == "place_discs":
        kind = choices(s)[0]
        begun = f"{kind} {'at' if kind == 'place_switch' else 'on'}:{choices(s, kind)[0]}"
        say(s, f"{begun} to:{choices(s, begun)[0]}" if kind == "place_switch" else begun)
    assert asked(s) == "place_extra_disc"
    assert s.question is not None
    assert s.question.slots[0].owner == 2
    assert len(choices(s, "place_extra_disc")) == s.map.n_signals - 8


@accepts("SW-16.1")
def test_the_extra_disc_may_be_moved_like_any_other() -> None:
    s = new_game(seats=1, options={"extra_signal_disc": "1"})
    say(s, "place_extra_disc on:paris/dijon")
    assert sum(s.green[f] for f in s.map.city_signals[s.map.city_by_token["paris"]]) == 2
    s.hands[0][0] = 1
    draw_on(s)
    for dice in ((1, 1), (1, 2), (1, 3)):
        roll(s, *dice)
    say(s, "signal from:paris/amiens to:marseille/turin pay:signal")
    assert sum(s.green) == 9


@refuses("SW-16.1")
def test_the_extra_disc_needs_a_field_without_one() -> None:
    s = new_game(options={"extra_signal_disc": "1"})
    why = refusal(s, "place_extra_disc on:lyon-dijon/1")
    assert (why.rule, why.key) == ("SW-16.1", "field_has_disc")
    assert "lyon-dijon/1" not in choices(s, "place_extra_disc")


@refuses("SW-16.1")
def test_a_map_that_takes_every_disc_of_the_box_has_none_to_spare() -> None:
    s = GAME.new(2, {"map": full_map()})
    assert sum(s.green) == 10
    why = refused_together(2, map=full_map(), extra_signal_disc="1")
    assert (why.rule, why.key) == ("SW-16.1", "not_enough_discs")


def full_map() -> str:
    """Europe with two more discs on its lines."""
    text = printed_europe().replace(
        "signal_discs = 8\nsignal_discs_on_lines = 3", "signal_discs = 10\nsignal_discs_on_lines = 5"
    )
    for edge in ("amiens__brussels", "cologne__hanover"):
        at = text.index("first_game_green = false", text.index(f'kind = "line"\ncity = ""\nedge = "{edge}"'))
        text = text[:at] + "first_game_green = true" + text[at + len("first_game_green = false") :]
    return adopt_map("map", text, "full.toml")


def printed_europe() -> str:
    """The text of a printed map."""
    return resources.files(content.__name__).joinpath("europe.toml").read_text(encoding="utf-8")


@refuses("SW-16.1")
def test_without_the_option_nobody_is_asked_for_an_extra_disc() -> None:
    assert asked(new_game()) == "action_card/1"
    assert refused_option(extra_signal_disc="2") == "no_such_choice"


@accepts("SW-16.1")
@pytest.mark.parametrize("removed", [0, 1])
def test_one_or_no_departure_card_may_be_removed_instead_of_two(removed: int) -> None:
    s = new_game(options={"removed_departure_cards": str(removed)})
    assert (s.timetable.left, seen(s).departures_boxed) == (18 - removed, removed)


@accepts("SW-16.1", "SW-14.5")
@pytest.mark.parametrize("tokens", [8, 9, 10])
def test_the_clock_may_hold_eight_nine_or_ten_tokens(tokens: int) -> None:
    s = position(
        options={"time_tokens": str(tokens)},
        trains={"black-1": ("brussels__dijon/2", "dijon")},
        hand={"move": 2},
        used=GONE,
    )
    assert s.tokens == seen(s).clock == tokens
    s.tokens = 2
    move(s, "black-1", 2)
    assert s.tokens == tokens, "emptied and filled again"


@refuses("SW-16.1")
@pytest.mark.parametrize("tokens", ["6", "11", "-7", "seven", ""])
def test_no_other_clock_is_offered(tokens: str) -> None:
    assert refused_option(time_tokens=tokens) == "no_such_choice"


@accepts("SW-16.1")
def test_everything_easier_can_be_combined() -> None:
    options = {"extra_signal_disc": "1", "removed_departure_cards": "0", "time_tokens": "10", **TEN, **TILES}
    s = new_game(seats=4, options={**options, "map": "north_america", "discs": "free"})
    assert (s.timetable.left, s.tokens, sum(s.goods), asked(s)) == (18, 10, 12, "place_discs")


# -- harder -------------------------------------------------------------------------------------------------


@accepts("SW-16.2")
@pytest.mark.parametrize("removed", range(3, 9))
def test_three_to_eight_departure_cards_may_be_removed(removed: int) -> None:
    s = new_game(options={"removed_departure_cards": str(removed)})
    assert (s.timetable.left, seen(s).departures_boxed) == (18 - removed, removed)
    assert len(seen(s).departures_possible) == 18, "nobody knows which"


@strikes("SW-16.2")
def test_with_eight_cards_removed_the_eleventh_turn_is_the_last() -> None:
    s = position(seats=1, options={"removed_departure_cards": "8"}, turn=10, cards_left=1)
    end_turn(s)
    reveal(s, "departure_15")
    assert (s.turn, seen(s).last_turn) == (11, True)
    say(s, "end_actions")
    assert asked(s) == "lost_last_turn"


@refuses("SW-16.2")
@pytest.mark.parametrize("removed", ["9", "18", "-1", "2.5"])
def test_no_other_number_of_cards_is_removed(removed: str) -> None:
    assert refused_option(removed_departure_cards=removed) == "no_such_choice"


# -- ten goods ----------------------------------------------------------------------------------------------


def deliver_in_europe(delivered: dict[str, int], colour: str) -> tuple[SwitchState, list[Event]]:
    """The challenge on Europe: one more good reaches Marseille."""
    s = position(
        options=TEN,
        trains={"black-1": ("lyon__marseille/1", "marseille", colour)},
        hand={"move": 1},
        delivered={"marseille": delivered},
        used=GONE,
    )
    return s, move(s, "black-1", 2)


@accepts("SW-16.3")
@pytest.mark.parametrize("name", MAPS)
def test_three_goods_wait_in_each_goods_city(name: str) -> None:
    s = new_game(options={**TEN, "map": name})
    assert [s.goods[city] for city in s.map.goods_cities] == [3, 3, 3, 3]
    assert (faults(s), seen(s).needed) == ([], 10)


@accepts("SW-16.3")
@pytest.mark.parametrize(
    "delivered",
    [
        {"yellow": 3, "white": 3, "red": 2, "blue": 1},
        {"yellow": 2, "white": 2, "red": 2, "blue": 3},
        {"yellow": 3, "white": 2, "red": 2, "blue": 2},
    ],
)
def test_on_europe_two_of_each_colour_and_two_more_win(delivered: dict[str, int]) -> None:
    colour = "blue" if delivered["blue"] < 2 else "red"
    s, _ = deliver_in_europe(delivered, colour)
    assert asked(s) == "won"


@refuses("SW-16.3")
@pytest.mark.parametrize(
    "delivered",
    [
        {"yellow": 2, "white": 2, "red": 2, "blue": 1},
        {"yellow": 3, "white": 3, "red": 3, "blue": 0},
        {"yellow": 2, "white": 2, "red": 2, "blue": 2},
    ],
)
def test_on_europe_eight_do_not_win_nor_ten_of_which_a_colour_is_short(delivered: dict[str, int]) -> None:
    s, events = deliver_in_europe(delivered, "blue")
    assert "good_delivered" in kinds(events)
    assert asked(s) == "play_action"


@refuses("SW-16.3")
def test_without_the_challenge_eight_goods_win() -> None:
    s = position(
        trains={"black-1": ("lyon__marseille/1", "marseille", "blue")},
        hand={"move": 1},
        delivered={"marseille": {"yellow": 2, "white": 2, "red": 2, "blue": 1}},
        used=GONE,
    )
    assert seen(s).needed == 8
    move(s, "black-1", 2)
    assert asked(s) == "won"


def deliver_in_america(
    new_york: dict[str, int], san_francisco: dict[str, int], colour: str
) -> tuple[SwitchState, list[Event]]:
    """The challenge on North America: one more good reaches New York."""
    s = position(
        "north_america",
        options=TEN,
        trains={"black-1": ("pittsburgh__new_york/1", "new_york", colour)},
        hand={"move": 1},
        delivered={"new_york": new_york, "san_francisco": san_francisco},
    )
    return s, move(s, "black-1", 2)


ONE_EACH = {"yellow": 1, "white": 1, "red": 1, "blue": 1}


@accepts("SW-16.3", "SW-13.6")
def test_a_port_takes_one_further_good_of_any_colour() -> None:
    s, events = deliver_in_america({"red": 1}, {}, "red")
    assert "good_delivered" in kinds(events)
    assert tray(s, "new_york") == {"red": 2}


@refuses("SW-16.3", "SW-13.6")
def test_a_port_takes_no_second_further_good() -> None:
    s, events = deliver_in_america({"red": 2, "blue": 1}, {}, "blue")
    assert "good_delivered" not in kinds(events)
    assert tray(s, "new_york") == {"red": 2, "blue": 1}
    assert place(s, "black-1") == "new_york" or asked(s) == "choose_pass_or_stop"


@accepts("SW-16.3")
def test_each_port_with_one_of_each_and_one_further_wins() -> None:
    s, _ = deliver_in_america({**ONE_EACH, "red": 2, "blue": 0}, {**ONE_EACH, "yellow": 2}, "blue")
    assert asked(s) == "won"


@refuses("SW-16.3")
def test_two_further_goods_in_one_port_cannot_stand_for_one_in_each() -> None:
    s, events = deliver_in_america(ONE_EACH, {**ONE_EACH, "yellow": 1}, "red")
    assert "good_delivered" in kinds(events)
    assert asked(s) == "play_action", "San Francisco still wants a further good"
    assert s.over is None


@refuses("SW-16.3")
def test_a_map_with_too_few_goods_for_the_challenge_is_refused() -> None:
    star = adopt_map("map", write_smallest_map(line_field=True), "star.toml")
    why = refused_together(2, map=star, goods="10")
    assert (why.rule, why.key, why.args) == ("SW-16.3", "not_enough_goods", {"goods": 3, "needed": 4})
    assert GAME.new(2, {"map": star}).over is None


# -- shuffled numbers ----------------------------------------------------------------------------------------


def lay_numbers(order: list[int], name: str = "europe") -> SwitchState:
    """Start places, one for each number from 2 to 12."""
    s = new_game(options={**NUMBERS, "map": name})
    for start in order:
        settle(s, start)
    return s


@accepts("SW-16.4")
def test_each_tile_may_lie_on_any_start_place_that_has_none_yet() -> None:
    s = new_game(options=NUMBERS)
    assert (pending(s).purpose, list(pending(s).weights)) == ("start_number/2", [1] * 11)
    laid = only(settle(s, 4), "number_laid")
    assert (laid.rule, laid.reveals, laid.args) == ("SW-16.4", True, {"start": 4, "number": 2})
    assert (pending(s).purpose, list(pending(s).weights)) == ("start_number/3", [1] * 4 + [0] + [1] * 6)


@accepts("SW-16.4")
def test_the_tiles_replace_the_printed_numbers_for_the_whole_game() -> None:
    s = lay_numbers(list(reversed(range(11))))
    assert seen(s).start_numbers["calais"] == [8]
    assert sorted(chain(*seen(s).start_numbers.values())) == list(range(2, 13))
    draw_on(s)
    roll(s, 2, 6)
    assert place(s, "black-1") == "calais"
    assert asked(s) == "deployment_dice", "the dice are rolled as usual"


@refuses("SW-16.4")
def test_without_the_variant_the_printed_numbers_stand() -> None:
    s = new_game()
    assert seen(s).start_numbers["calais"] == [6]
    assert not any(purpose.startswith("start_number") for purpose in s.draws)


@refuses("SW-16.4")
def test_a_start_place_that_has_its_tile_gets_no_other() -> None:
    s = new_game(options=NUMBERS)
    settle(s, 4)
    with pytest.raises(ValueError, match="is no result"):
        settle(s, 4)


@accepts("SW-16.4")
def test_on_a_small_map_each_place_keeps_as_many_numbers_as_it_has() -> None:
    s = new_game(options={**NUMBERS, "map": "tiny"})
    assert list(pending(s).weights) == [4, 2, 5]
    while s.chance is not None and s.chance.purpose.startswith("start_number"):
        settle(s, next(i for i, n in reversed(list(enumerate(s.chance.weights))) if n))
    assert seen(s).start_numbers == {"west": [9, 10, 11, 12], "north": [7, 8], "south": [2, 3, 4, 5, 6]}


# -- tiles instead of dice -------------------------------------------------------------------------------------


@accepts("SW-16.5")
def test_three_tiles_place_the_first_trains_and_then_all_eleven_are_shuffled() -> None:
    s = position(turn=1, options=TILES, at="turn")
    for number in (6, 2):
        turned = only(turn_tile(s, number), "tile_turned")
        assert (turned.rule, turned.args["number"]) == ("SW-16.5", number)
    events = turn_tile(s, 12)
    assert [place(s, train) for train in ("black-1", "brown-1", "grey-1")] == ["calais", "toulouse", "szczecin"]
    assert only(events, "tiles_shuffled").rule == "SW-16.5"
    assert (s.tiles.left, s.tiles.weights()) == (11, [1] * 11)


@accepts("SW-16.5")
def test_a_later_deployment_turns_the_top_tile_after_the_colour_is_chosen() -> None:
    s = position(options=TILES, used=GONE, at="turn")
    reveal(s, "departure_06")
    assert asked(s) == "choose_deploy_colour"
    say(s, "deploy colour:black")
    assert (pending(s).purpose, list(pending(s).weights)) == ("location_tile", [1] * 11)
    turn_tile(s, 6)
    assert (place(s, "black-1"), s.tiles.left) == ("calais", 10)


@accepts("SW-16.5")
def test_a_tile_that_was_turned_does_not_come_again_before_the_stack_is_exhausted() -> None:
    s = position(options=TILES, used=GONE, seats=1, at="turn")
    reveal(s, "departure_06")
    say(s, "deploy colour:black")
    turn_tile(s, 6)
    end_turn(s)
    reveal(s, "departure_05")
    say(s, "deploy colour:black")
    assert pending(s).weights[s.edition.location_tiles.index(6)] == 0


@strikes("SW-16.5")
def test_an_exhausted_stack_is_shuffled_when_a_tile_is_needed_and_not_before() -> None:
    s = position(options=TILES, used=GONE, seats=1, at="turn")
    for number in s.edition.location_tiles[:-1]:
        s.tiles.decide(s.edition.location_tiles.index(number), -1)
        s.tiles.take()
    reveal(s, "departure_06")
    say(s, "deploy colour:black")
    assert "tiles_shuffled" not in kinds(turn_tile(s, 12))
    assert s.tiles.left == 0
    end_turn(s)
    reveal(s, "departure_05")
    assert "tiles_shuffled" in kinds(say(s, "deploy colour:black"))
    assert list(pending(s).weights) == [1] * 11


@strikes("SW-16.5", "SW-6.3")
def test_an_occupied_place_costs_two_tokens_and_the_tile_is_used_up() -> None:
    s = position(options=TILES, trains={"brown-1": ("calais", "amiens")}, used=GONE, at="turn")
    reveal(s, "departure_06")
    say(s, "deploy colour:black")
    events = turn_tile(s, 6)
    assert reason(events, "tokens_paid") == ("SW-6.3", "start_place_occupied")
    assert (place(s, "black-1"), s.tokens, s.tiles.left) == ("depot", 5, 10)


@spares("SW-16.5")
def test_without_the_variant_no_tile_is_turned_or_shuffled() -> None:
    s = position(turn=1, at="turn")
    events = [*roll(s, 1, 1), *roll(s, 1, 2), *roll(s, 1, 3)]
    assert not told(events, "tile_turned")
    assert not told(events, "tiles_shuffled")
    assert seen(s).tiles_left is None


@strikes("SW-16.5", "SW-12.6")
def test_the_shunter_on_the_start_card_draws_no_tile_and_a_tile_that_names_his_place_is_passed_over() -> None:
    s = position("north_america", turn=1, options=TILES, at="turn")
    say(s, "use_shunter start:boston")
    assert s.tiles.left == 11
    again = only(turn_tile(s, 12), "rolled_again")
    assert (again.rule, s.tokens) == ("SW-6.7", 7)
    turn_tile(s, 2)
    assert s.tiles.left == 9
    turn_tile(s, 3)
    assert [place(s, train) for train in ("black-1", "brown-1", "grey-1")] == ["boston", "miami", "thunder_bay"]
    assert s.tiles.left == 11


@refuses("SW-16.5", "SW-16.4", "SW-A22")
def test_both_variants_of_the_tiles_together_are_no_choice() -> None:
    assert refused_option(location_tiles="random_numbers,instead_of_dice") == "no_such_choice"


@accepts("SW-A22")
def test_either_variant_of_the_tiles_is_a_choice() -> None:
    tiles = next(option for option in GAME.title.options if option.name == "location_tiles")
    assert tiles.choices == ("none", "random_numbers", "instead_of_dice")


@refuses("SW-16.3")
def test_a_third_good_of_a_city_is_loaded_only_in_the_challenge() -> None:
    for options, left in (({}, 0), (TEN, 1)):
        s = position(
            options=options,
            trains={"black-1": "paris"},
            hand={"move": 1},
            delivered={"marseille": {"yellow": 2}},
        )
        assert goods(s, "paris") == left
        assert ("load" in choices(s)) == bool(left)
