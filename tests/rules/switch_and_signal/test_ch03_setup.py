"""Chapter 3: set-up. The board of a first game or discs placed freely, goods, tokens, cards, and who begins."""

import pytest

from roundhouse.games.switch_and_signal.content import MAPS, ContentError, parse_map
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.soundness import list_faults
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.games.switch_and_signal.view import SwitchView, view
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Out
from roundhouse.kernel.ids import SPECTATOR
from roundhouse.kernel.reasons import Refused
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    SMALL_MAPS,
    asked,
    choices,
    draw_on,
    end_turn,
    faults,
    goods,
    kinds,
    new_game,
    only,
    pending,
    place,
    position,
    refusal,
    reveal,
    say,
    settle,
    slot,
    told,
)

FREE = {"discs": "free"}
# The discs of one free set-up of Europe: a field of each city, then three line signals.
CITY_FIELDS = ("paris/dijon", "amsterdam/cologne", "berlin/dresden", "nuremberg/erfurt", "marseille/turin")
LINE_FIELDS = ("amiens-brussels/1", "cologne-hanover/1", "villach-milan/1")


def seen(s: SwitchState) -> SwitchView:
    """What everybody sees."""
    return view(s, SPECTATOR)


def place_switches(s: SwitchState) -> None:
    """Set every junction to the last of its settings."""
    for junction in choices(s, "place_switch"):
        say(s, f"place_switch at:{junction} to:{choices(s, f'place_switch at:{junction}')[-1]}")


def place_discs(s: SwitchState, *fields: str) -> None:
    """Put a signal disc on each field."""
    for field in fields:
        say(s, f"place_disc on:{field}")


# -- the map ------------------------------------------------------------------------------------------------


@accepts("SW-3.1")
def test_the_first_game_is_played_on_europe() -> None:
    s = GAME.new(2)
    assert s.map.id == "europe"
    assert seen(s).helpers == {"logistician": True, "dispatcher": True, "conductor": True}


@accepts("SW-3.1")
def test_the_map_fixes_helpers_and_rule_differences() -> None:
    s = GAME.new(2, {"map": "north_america"})
    assert seen(s).helpers == {"track_warden": True, "shunter": True, "train_dispatcher": True}
    assert (s.map.must_stop_in_cities, s.map.unloaded_may_use_ports) == (False, True)
    assert len(s.map.ports) == 2


@refuses("SW-3.1")
def test_a_helper_of_the_other_map_does_not_come() -> None:
    why = refusal(position("north_america"), "use_dispatcher")
    assert (why.rule, why.key) == ("SW-12.1", "helper_of_other_map")


@refuses("SW-3.1")
def test_a_map_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        GAME.new(2, {"map": "atlantis"})
    assert (caught.value.because.rule, caught.value.because.key) == ("SW-3.1", "no_such_map")


# -- discs: the first game ------------------------------------------------------------------------------------


@accepts("SW-3.2")
@pytest.mark.parametrize("name", MAPS)
def test_in_the_first_game_every_disc_lies_where_the_map_says(name: str) -> None:
    s = new_game(options={"map": name})
    m = s.map
    assert [i for i, disc in enumerate(s.green) if disc] == sorted(m.first_green)
    assert s.setting == m.first_setting
    assert asked(s).startswith("action_card"), "nobody is asked before the cards are dealt"


@refuses("SW-3.2")
def test_in_the_first_game_nobody_places_a_disc() -> None:
    s = position(hand={"signal": 1})
    why = refusal(s, "place_disc on:paris/dijon")
    assert (why.rule, why.key) == ("RH-2", "something_else_is_asked")


@refuses("SW-3.2")
def test_in_later_games_no_disc_lies_before_the_players_place_it() -> None:
    s = new_game(options=FREE)
    assert sum(s.green) == 0
    assert set(s.setting) == {NONE}
    assert asked(s) == "place_discs"


# -- discs: placed freely ---------------------------------------------------------------------------------------


@accepts("SW-3.3")
def test_the_players_place_all_discs_in_any_order() -> None:
    s = new_game(options=FREE)
    place_discs(s, LINE_FIELDS[0], *CITY_FIELDS[:2])
    place_switches(s)
    place_discs(s, *CITY_FIELDS[2:], *LINE_FIELDS[1:])
    assert asked(s) == "action_card/1"
    assert {s.map.signal_tokens[i] for i, disc in enumerate(s.green) if disc} == {*CITY_FIELDS, *LINE_FIELDS}
    assert [s.map.setting_tokens[k] for k in s.setting[:2]] == ["calais-brussels", "amsterdam-cologne"]
    draw_on(s)
    assert faults(s) == []


@accepts("SW-3.3")
def test_any_setting_that_the_map_allows_may_be_the_first() -> None:
    s = new_game(options={**FREE, "map": "loop"})
    for junction, settings in (("north_gate", 3), ("south_gate", 4)):
        assert len(choices(s, f"place_switch at:{junction}")) == settings


@accepts("SW-3.3")
def test_it_tells_who_placed_what() -> None:
    s = new_game(seats=3, options=FREE, first=2)
    placed = only(say(s, "place_disc on:paris/dijon"), "disc_placed")
    assert (placed.rule, placed.args["seat"]) == ("SW-3.3", 2)
    placed = only(say(s, "place_switch at:dijon to:dijon/basel-lyon"), "switch_placed")
    assert (placed.rule, placed.args["seat"]) == ("SW-3.3", 2)


@refuses("SW-3.3")
def test_a_junction_gets_its_discs_once() -> None:
    s = new_game(options=FREE)
    say(s, "place_switch at:dijon to:dijon/basel-lyon")
    why = refusal(s, "place_switch at:dijon to:dijon/basel-paris")
    assert (why.rule, why.key) == ("SW-3.3", "junction_is_set")
    assert "dijon" not in choices(s, "place_switch")


@refuses("SW-3.3")
def test_a_junction_is_not_set_as_another_one() -> None:
    why = refusal(new_game(options=FREE), "place_switch at:dijon to:amiens/paris-calais")
    assert (why.rule, why.key) == ("SW-2.5", "setting_of_other_junction")


@refuses("SW-3.3")
def test_a_field_holds_one_disc() -> None:
    s = new_game(options=FREE)
    say(s, "place_disc on:lyon-dijon/1")
    why = refusal(s, "place_disc on:lyon-dijon/1")
    assert (why.rule, why.key) == ("SW-3.3", "field_has_disc")


@refuses("SW-3.3")
@pytest.mark.parametrize(("one", "other"), [("paris/dijon", "paris/tours"), ("marseille/lyon", "marseille/turin")])
def test_a_city_gets_one_disc_the_port_too(one: str, other: str) -> None:
    s = new_game(options=FREE)
    say(s, f"place_disc on:{one}")
    why = refusal(s, f"place_disc on:{other}")
    assert (why.rule, why.key) == ("SW-3.3", "city_has_disc")


@refuses("SW-3.3", "SW-3.4")
def test_three_discs_lie_on_lines_and_no_fourth() -> None:
    s = new_game(options=FREE)
    place_discs(s, *LINE_FIELDS)
    why = refusal(s, "place_disc on:lyon-dijon/1")
    assert (why.rule, why.key) == ("SW-3.3", "line_discs_placed")
    assert all("/" in field and field.partition("/")[0] in s.map.city_tokens for field in choices(s, "place_disc"))


# -- how many signal discs ----------------------------------------------------------------------------------------


@accepts("SW-3.4", "SW-A18")
@pytest.mark.parametrize(("name", "cities", "lines"), [("europe", 5, 3), ("north_america", 6, 3)])
def test_a_disc_for_each_city_and_three_for_the_lines(name: str, cities: int, lines: int) -> None:
    s = new_game(options={"map": name})
    on_lines = sum(s.green[signal] for signal in s.map.line_signals)
    assert (sum(s.green) - on_lines, on_lines) == (cities, lines)


@refuses("SW-3.4", "SW-A18")
def test_europe_with_seven_discs_is_no_sound_position() -> None:
    assert position().green.count(1) == 8
    s = position(red=("lyon-dijon/1",))
    assert list_faults(s) == ["7 signal discs lie on the board, there should be 8"]


@refuses("SW-3.4")
def test_a_map_that_miscounts_its_signal_discs_is_not_loaded() -> None:
    text = (SMALL_MAPS / "tiny.toml").read_text(encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        parse_map(text.replace("signal_discs = 4", "signal_discs = 5", 1), "tiny.toml")
    assert (caught.value.key, caught.value.fault) == ("signal_discs", "total")


# -- goods, tokens, trains, helpers -----------------------------------------------------------------------------------


@accepts("SW-3.5")
@pytest.mark.parametrize("name", MAPS)
def test_two_goods_of_its_colour_wait_in_each_goods_city(name: str) -> None:
    s = new_game(options={"map": name})
    assert sum(s.goods) == 8
    assert all(s.goods[city] == 2 for city in s.map.goods_cities)
    assert all(s.goods[port] == 0 for port in s.map.ports)
    assert sorted(s.map.city_colour[city] for city in s.map.goods_cities) == [0, 1, 2, 3]


@refuses("SW-3.5")
def test_the_third_good_of_a_colour_stays_in_the_box() -> None:
    s = position(trains={"black-1": "paris"}, hand={"move": 1}, delivered={"marseille": {"yellow": 2}})
    assert s.map.city_colour[s.map.city_by_token["paris"]] == 0
    assert goods(s, "paris") == 0
    why = refusal(s, "load train:black-1 pay:move")
    assert (why.rule, why.key) == ("SW-10.6", "no_goods_there")


@accepts("SW-3.6")
def test_seven_tokens_nine_trains_in_the_depot_and_no_helper_used() -> None:
    s = new_game()
    assert s.tokens == 7
    assert {place(s, train) for train in s.train_tokens} == {"depot"}
    assert len(s.train_place) == 9
    assert not any(s.used)


@refuses("SW-3.6")
def test_an_eighth_token_is_no_sound_position() -> None:
    s = position(tokens=8)
    assert faults(s) == ["tokens must be from 1 to 7"]


# -- departure cards -------------------------------------------------------------------------------------------


@accepts("SW-3.7")
def test_two_departure_cards_go_to_the_box_unseen() -> None:
    s = new_game()
    assert s.timetable.left == 16
    table = seen(s)
    assert table.departures_boxed == 2
    assert len(table.departures_possible) == 18


@accepts("SW-3.7")
@pytest.mark.parametrize("seed", range(3))
def test_there_are_seventeen_turns_and_then_it_is_lost(seed: int) -> None:
    s, out, dice, emptied = GAME.new(1), Out(), Dice(seed), 0
    while s.over is None:
        s.tokens = 7
        if s.chance is not None:
            GAME.settle(s, dice.settle(s.chance), out)
        elif asked(s) == "play_action":
            say(s, "end_actions")
        else:
            GAME.apply(s, slot(s), GAME.legal(s, slot(s), most=1)[0], out)
        emptied += len(told(out.take(), "clock_emptied"))
    assert (s.over.ending, s.turn + emptied) == ("lost_last_turn", 17)


@spares("SW-3.7")
def test_the_first_turn_draws_no_departure_card_for_the_start_card_lies_on_top() -> None:
    s = new_game()
    revealed = only(draw_on(s), "card_revealed")
    assert revealed.args["departure"] == len(s.edition.departure_tokens)
    assert revealed.args["left"] == s.timetable.left == 16
    assert s.draws.get("departure_card", 0) == 0


@spares("SW-3.7")
def test_the_start_card_never_comes_again() -> None:
    s = position(turn=2, at="turn")
    assert pending(s).purpose == "departure_card"
    assert len(pending(s).weights) == 18


# -- action cards ------------------------------------------------------------------------------------------------


@accepts("SW-3.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_five_action_cards(seats: int) -> None:
    s = new_game(seats=seats)
    events = draw_on(s)
    assert [sum(hand) for hand in s.hands] == [5] * seats
    assert kinds(events).count("card_drawn") == 5 * seats
    assert s.action_pile.left == 81 - 5 * seats


@accepts("SW-3.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_of_players_changes_no_other_count(seats: int) -> None:
    s = new_game(seats=seats)
    assert (s.tokens, sum(s.goods), s.timetable.left, sum(s.green)) == (7, 8, 16, 8)


@refuses("SW-3.8")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_plays_it_with_none_or_five(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.new(seats, {})
    assert (caught.value.because.rule, caught.value.because.key) == ("RH-6", "seats_out_of_range")


# -- who begins ----------------------------------------------------------------------------------------------------


@accepts("SW-3.9")
def test_the_lot_says_who_begins_with_equal_odds() -> None:
    s = GAME.new(4)
    assert (pending(s).purpose, list(pending(s).weights)) == ("first_player", [1, 1, 1, 1])
    event = only(settle(s, 3), "first_player")
    assert (event.rule, event.args["seat"], s.active) == ("SW-3.9", 3, 3)


@accepts("SW-3.9")
def test_the_players_may_agree_on_who_begins() -> None:
    s = GAME.new(3, {"first_player": "2"})
    assert (asked(s), s.active) == ("action_card/1", 1)
    draw_on(s)
    assert pending(s).purpose == "deployment_dice"
    assert s.active_seat == 1


@refuses("SW-3.9")
def test_nobody_begins_who_is_not_there() -> None:
    with pytest.raises(Refused) as caught:
        GAME.new(2, {"first_player": "3"})
    assert (caught.value.because.rule, caught.value.because.key) == ("SW-3.9", "no_such_seat")
    assert caught.value.because.args == {"seat": 2, "seats": 2}


# -- alone -----------------------------------------------------------------------------------------------------------


@accepts("SW-3.10")
def test_alone_with_one_hand_the_same_player_is_active_every_turn() -> None:
    s = position(seats=1, options={"solo": "one_hand"})
    assert len(s.hands) == 1
    end_turn(s)
    reveal(s, "departure_15")
    assert (asked(s), s.active, s.active_seat) == ("play_action", 0, 0)


@accepts("SW-3.10")
def test_alone_with_two_hands_the_hands_alternate() -> None:
    s = position(seats=1, options={"solo": "two_hands"}, hand={"move": 1}, other_hand={"signal": 1})
    hands: list[int] = []
    for card in ("departure_15", "departure_16", "departure_14"):
        hands.append(s.active)
        assert s.active_seat == 0, "the one player is asked for both hands"
        end_turn(s)
        reveal(s, card)
    assert hands == [0, 1, 0]
    assert [sum(hand) for hand in s.hands] == [10, 6]


@accepts("SW-3.10")
def test_alone_each_hand_gets_five_cards() -> None:
    for solo, hands in (("one_hand", [5]), ("two_hands", [5, 5])):
        s = GAME.new(1, {"solo": solo})
        draw_on(s)
        assert [sum(hand) for hand in s.hands] == hands


@refuses("SW-3.10")
def test_alone_with_two_hands_one_pays_only_from_the_active_hand() -> None:
    s = position(seats=1, options={"solo": "two_hands"}, trains={"black-1": "paris"}, other_hand={"move": 3})
    why = refusal(s, "load train:black-1 pay:move")
    assert (why.rule, why.key) == ("SW-10.6", "hand_is_empty")


@spares("SW-3.10")
def test_with_two_players_each_has_one_hand_whatever_is_agreed_for_one() -> None:
    s = new_game(options={"solo": "two_hands"})
    assert len(s.hands) == 2


@strikes("SW-3.10")
def test_alone_no_lot_is_drawn_for_who_begins() -> None:
    s = GAME.new(1)
    assert (asked(s), s.active) == ("action_card/1", 0)
    assert s.draws.get("first_player", 0) == 0
