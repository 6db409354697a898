"""Chapter 12: the helpers of North America: Track warden, Shunter, Train dispatcher. Every window, every refusal."""

from collections.abc import Callable, Mapping

import pytest

from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME, adopt_map
from roundhouse.games.switch_and_signal.view import SwitchView
from roundhouse.kernel.reasons import Because
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    SMALL_MAPS,
    TrainAt,
    asked,
    choices,
    draw_on,
    end_turn,
    faults,
    kinds,
    move,
    only,
    pending,
    place,
    position,
    refusal,
    reveal,
    roll,
    say,
    settle,
    told,
    turn_tile,
)

BEFORE_CHICAGO: TrainAt = ("minneapolis__chicago/1", "chicago")
NEW_ORLEANS: TrainAt = ("new_orleans", "houston")
DEPLOY_ONE, DEPLOY_TWO = "departure_01", "departure_09"  # new train, black, grey; two new trains, any colour
MULTI_ONE, MULTI_TWO, MULTI_THREE = "departure_17", "departure_11", "departure_10"
BLACK_BROWN, BROWN_GREY = "departure_14", "departure_15"
ALL = ("track_warden", "shunter", "train_dispatcher")


def rule_and_key(why: Because) -> tuple[str, str]:
    """What a test asserts of a refusal: the rule and the key, not the text."""
    return why.rule, why.key


def helpers(s: SwitchState) -> list[str]:
    """The helpers that may be asked at this question."""
    return [kind.removeprefix("use_") for kind in choices(s) if kind.startswith("use_")]


def turn(
    card: str,
    trains: Mapping[str, TrainAt],
    only_with: str = "",
    *,
    cards_left: int | None = None,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
) -> SwitchState:
    """A turn in America that begins with this card, with one helper left, or with all."""
    used = [helper for helper in ALL if only_with and helper != only_with]
    s = position("north_america", seats, options, trains, used=used, cards_left=cards_left, at="turn")
    reveal(s, card)
    return s


def start_card(used: tuple[str, ...] = ()) -> SwitchState:
    """The first turn: the start card is open."""
    return position("north_america", used=used, turn=1, at="turn")


def revealed() -> SwitchState:
    return turn(BLACK_BROWN, {"black-1": "denver"})


def deploy_colour() -> SwitchState:
    s = turn(DEPLOY_ONE, {"black-1": "denver"})
    say(s, "carry_out")
    return s


def choose_start() -> SwitchState:
    s = deploy_colour()
    say(s, "deploy colour:grey")
    return s


def multi_colour() -> SwitchState:
    s = turn(MULTI_ONE, {"black-1": "denver"})
    say(s, "carry_out")
    return s


def train_order() -> SwitchState:
    s = revealed()
    say(s, "carry_out")
    return s


def city_exit() -> SwitchState:
    s = position("north_america", trains={"black-1": "denver"}, hand={"move": 1}, green=["denver/omaha"])
    move(s, "black-1", 2)
    return s


def pass_or_stop() -> SwitchState:
    s = position("north_america", trains={"black-1": BEFORE_CHICAGO}, hand={"move": 1}, green=["chicago/pittsburgh"])
    move(s, "black-1", 4)
    return s


def play_action() -> SwitchState:
    return position("north_america", trains={"black-1": "denver"}, hand={"move": 1})


WINDOWS: list[tuple[Callable[[], SwitchState], str, list[str]]] = [
    (revealed, "card_revealed", ["track_warden", "train_dispatcher"]),
    (deploy_colour, "choose_deploy_colour", ["train_dispatcher"]),
    (choose_start, "choose_start", ["shunter", "train_dispatcher"]),
    (multi_colour, "choose_multi_colour", []),
    (train_order, "choose_train_order", ["train_dispatcher"]),
    (city_exit, "choose_city_exit", []),
    (pass_or_stop, "choose_pass_or_stop", []),
    (play_action, "play_action", []),
]


@accepts("SW-12.1", "SW-12.5", "SW-12.6", "SW-12.7")
@pytest.mark.parametrize(("build", "question", "offered"), WINDOWS)
def test_each_question_offers_the_helpers_whose_window_is_open(
    build: Callable[[], SwitchState], question: str, offered: list[str]
) -> None:
    s = build()
    assert asked(s) == question
    assert helpers(s) == offered


@spares("SW-12.1")
def test_without_helpers_nobody_is_asked_for_any() -> None:
    s = position("north_america", trains={"black-1": "denver"}, used=ALL, at="turn")
    reveal(s, BLACK_BROWN)
    assert pending(s).purpose == "movement_die/black-1"


# -- Track warden -----------------------------------------------------------------------------------------


@accepts("SW-12.5")
def test_the_track_warden_puts_the_card_under_the_pile_and_the_next_is_obeyed() -> None:
    s = turn(BLACK_BROWN, {"black-1": "denver", "grey-1": "chicago"}, cards_left=5)
    events = say(s, "use_track_warden")
    assert kinds(events) == ["helper_used", "card_put_under"]
    assert only(events, "card_put_under").rule == "SW-12.5"
    assert pending(s).purpose == "departure_card"
    assert pending(s).weights[s.edition.departure_tokens.index(BLACK_BROWN)] == 0
    assert s.timetable.left == 5
    assert only(reveal(s, BROWN_GREY), "card_revealed").args["left"] == 4
    assert choices(s, "run_train") == ["grey-1"]
    assert faults(s) == []


@strikes("SW-12.5")
def test_everybody_knows_the_card_at_the_bottom() -> None:
    s = turn(BLACK_BROWN, {}, cards_left=3)
    say(s, "use_track_warden")
    reveal(s, BROWN_GREY)
    for who in (0, 1):
        seen = GAME.view(s, who)
        assert isinstance(seen, SwitchView)
        assert seen.departures_under == [BLACK_BROWN]
        assert BLACK_BROWN not in seen.departures_possible
        assert BLACK_BROWN not in seen.departures_played


@strikes("SW-12.5")
def test_the_known_card_comes_last_and_nothing_is_drawn_for_it() -> None:
    s = turn(BLACK_BROWN, {}, cards_left=3)
    say(s, "use_track_warden")
    reveal(s, BROWN_GREY)
    end_turn(s)
    reveal(s, MULTI_ONE)
    say(s, "run_colour colour:grey")
    events = say(s, "end_actions") + draw_on(s)
    assert only(events, "card_revealed").args["departure"] == s.edition.departure_tokens.index(BLACK_BROWN)
    assert s.timetable.left == 0
    end = say(s, "end_actions")
    assert asked(s) == "lost_last_turn"
    assert only(end, "game_lost").rule == "SW-15.2"


@strikes("SW-12.5", "SW-14.2")
def test_a_known_card_that_the_clock_takes_goes_openly_to_the_box() -> None:
    s = turn(BLACK_BROWN, {"black-1": "winnipeg"}, cards_left=2)
    say(s, "use_track_warden")
    reveal(s, BROWN_GREY)
    s.tokens = 1
    s.hands[0] = [0, 0, 1]
    s.green[s.map.signal_by_token["winnipeg/calgary"]] = 0
    assert asked(s) == "play_action"
    events = move(s, "black-1", 2)
    assert only(events, "clock_emptied").args["left"] == 0
    assert s.boxed == [s.edition.departure_tokens.index(BLACK_BROWN)]
    assert s.timetable.under == []


@accepts("SW-12.5", "SW-A15")
def test_one_other_card_in_the_pile_is_enough() -> None:
    s = turn(BLACK_BROWN, {}, cards_left=2)
    assert asked(s) == "card_revealed"
    s = turn(BLACK_BROWN, {}, cards_left=2)
    say(s, "use_track_warden")
    reveal(s, BROWN_GREY)
    assert s.timetable.left == 1


@refuses("SW-12.5", "SW-A15")
def test_with_an_empty_pile_the_track_warden_is_not_asked() -> None:
    s = turn(BLACK_BROWN, {"black-1": "denver"}, cards_left=1)
    assert s.timetable.left == 0
    assert asked(s) == "choose_train_order"
    assert rule_and_key(refusal(s, "use_track_warden")) == ("RH-2", "something_else_is_asked")


@refuses("SW-12.5", "SW-A15")
def test_the_pile_that_runs_out_while_the_question_is_open_closes_the_window() -> None:
    s = turn(BLACK_BROWN, {"black-1": "denver"}, cards_left=2)
    s.timetable.aside += s.timetable.left
    assert rule_and_key(refusal(s, "use_track_warden")) == ("SW-12.5", "no_other_card")


@refuses("SW-12.5", "SW-A15")
def test_the_start_card_is_never_ignored() -> None:
    s = start_card()
    assert asked(s) == "choose_start"
    assert rule_and_key(refusal(s, "use_track_warden")) == ("RH-2", "something_else_is_asked")
    assert s.timetable.left == 16


@refuses("SW-12.5", "SW-A15")
def test_the_judge_names_the_start_card() -> None:
    s = revealed()
    s.card = len(s.edition.departure_tokens)
    assert rule_and_key(refusal(s, "use_track_warden")) == ("SW-12.5", "not_the_start_card")


@refuses("SW-12.5")
@pytest.mark.parametrize("build", [deploy_colour, choose_start, multi_colour, train_order, city_exit, play_action])
def test_once_the_card_is_begun_it_is_too_late(build: Callable[[], SwitchState]) -> None:
    assert rule_and_key(refusal(build(), "use_track_warden")) == ("RH-2", "something_else_is_asked")


@refuses("SW-12.5")
def test_a_symbol_without_effect_counts_as_carried_out() -> None:
    s = turn(BLACK_BROWN, {"brown-1": "denver"})
    events = say(s, "carry_out")
    assert told(events, "colour_idle") != []
    assert asked(s) == "choose_train_order"
    assert rule_and_key(refusal(s, "use_track_warden")) == ("RH-2", "something_else_is_asked")


@refuses("SW-12.5", "SW-12.1")
def test_the_track_warden_works_once() -> None:
    s = turn(BLACK_BROWN, {"brown-1": "denver"})
    say(s, "use_track_warden")
    reveal(s, BROWN_GREY)
    assert asked(s) == "choose_train_order"
    end = turn(BLACK_BROWN, {"brown-1": "denver"})
    end.used[s.edition.helper_tokens.index("track_warden")] = 1
    assert rule_and_key(refusal(end, "use_track_warden")) == ("SW-12.1", "helper_is_used")


@strikes("SW-12.5")
def test_a_helper_used_on_the_ignored_card_stays_used_and_no_longer_holds_anything() -> None:
    s = turn(BLACK_BROWN, {"black-1": "denver"}, seats=1)
    say(s, "use_train_dispatcher train:black-1")
    assert asked(s) == "card_revealed"
    say(s, "use_track_warden")
    reveal(s, "departure_16")
    assert s.used[s.edition.helper_tokens.index("train_dispatcher")] == 1
    assert pending(s).purpose == "movement_die/black-1"


@strikes("SW-12.5", "SW-12.4")
def test_on_a_map_with_both_the_conductors_colour_is_free_again_too() -> None:
    text = (SMALL_MAPS / "loop.toml").read_text(encoding="utf-8")
    mixed = text.replace(
        '["track_warden", "shunter", "train_dispatcher"]', '["track_warden", "conductor", "dispatcher"]'
    )
    word = adopt_map("map", mixed, "mixed")
    s = position("loop", options={"map": word}, trains={"black-1": "oak"}, at="turn")
    reveal(s, BLACK_BROWN)
    assert helpers(s) == ["track_warden", "conductor", "dispatcher"]
    say(s, "use_conductor colour:black")
    say(s, "use_track_warden")
    reveal(s, "departure_16")
    assert pending(s).purpose == "movement_die/black-1"


# -- Shunter ----------------------------------------------------------------------------------------------


@accepts("SW-12.6")
def test_the_shunter_chooses_the_start_place() -> None:
    s = choose_start()
    events = say(s, "use_shunter start:boston")
    assert kinds(events)[:2] == ["helper_used", "train_deployed"]
    assert not told(events, "deployment_rolled")
    assert place(s, "grey-1") == "boston"
    assert asked(s) == "choose_train_order"


@refuses("SW-12.6")
def test_only_a_free_place_is_chosen() -> None:
    s = turn(DEPLOY_ONE, {"black-1": NEW_ORLEANS}, "shunter")
    say(s, "deploy colour:grey")
    why = refusal(s, "use_shunter start:new_orleans")
    assert rule_and_key(why) == ("SW-12.6", "start_place_is_taken")
    assert why.args["other_train"] == 0
    assert len(choices(s, "use_shunter")) == 10


@refuses("SW-12.6", "SW-12.1")
def test_he_works_for_one_train_only() -> None:
    s = turn(DEPLOY_TWO, {}, "shunter")
    say(s, "deploy colour:grey")
    say(s, "use_shunter start:boston")
    say(s, "deploy colour:black")
    assert pending(s).purpose == "deployment_dice"
    roll(s, 6, 6)
    assert s.tokens == 5


@accepts("SW-12.6")
def test_he_may_wait_for_the_second_train_of_a_card() -> None:
    s = turn(DEPLOY_TWO, {}, "shunter")
    say(s, "deploy colour:grey")
    say(s, "roll_dice")
    roll(s, 6, 6)
    say(s, "deploy colour:black")
    assert asked(s) == "choose_start"
    say(s, "use_shunter start:seattle")
    assert place(s, "black-1") == "seattle"


@accepts("SW-12.6", "SW-6.7")
@pytest.mark.parametrize("nth", [0, 1, 2])
def test_he_works_on_the_start_card_for_any_of_its_trains(nth: int) -> None:
    s = start_card(("track_warden", "train_dispatcher"))
    for n in range(nth):
        say(s, "roll_dice")
        roll(s, 1, n + 1)
    say(s, "use_shunter start:boston")
    assert place(s, ("black-1", "brown-1", "grey-1")[nth]) == "boston"
    assert s.tokens == 7


@accepts("SW-12.6", "SW-6.7")
def test_he_works_in_place_of_a_free_reroll() -> None:
    s = start_card(("track_warden", "train_dispatcher"))
    say(s, "roll_dice")
    roll(s, 1, 2)
    say(s, "roll_dice")
    events = roll(s, 1, 2)
    assert only(events, "rolled_again").rule == "SW-6.7"
    assert asked(s) == "choose_start"
    say(s, "use_shunter start:boston")
    assert (place(s, "black-1"), place(s, "brown-1")) == ("thunder_bay", "boston")
    assert pending(s).purpose == "deployment_dice"


@refuses("SW-12.6")
def test_after_a_failed_roll_of_a_later_card_he_comes_too_late() -> None:
    s = turn("departure_06", {"black-1": NEW_ORLEANS}, "shunter")
    say(s, "deploy colour:grey")
    say(s, "roll_dice")
    events = roll(s, 2, 4)
    assert only(events, "deployment_failed").because is not None
    assert s.tokens == 5
    assert asked(s) == "play_action"
    assert rule_and_key(refusal(s, "use_shunter start:boston")) == ("RH-2", "something_else_is_asked")


@spares("SW-12.6")
def test_with_an_empty_depot_there_is_nothing_to_choose() -> None:
    places = ("miami", "thunder_bay", "monterrey", "el_paso", "new_orleans", "montreal", "seattle", "charleston")
    trains: dict[str, TrainAt] = {"black-1": "denver"}
    names = ("black-2", "black-3", "brown-1", "brown-2", "brown-3", "grey-1", "grey-2", "grey-3")
    for train, at in zip(names, places, strict=True):
        trains[train] = (at, "")
    s = turn("departure_06", trains, "shunter")
    assert s.tokens == 5
    assert asked(s) == "choose_train_order"


@accepts("SW-12.6", "SW-16.5")
def test_he_works_instead_of_a_location_tile() -> None:
    s = turn(DEPLOY_ONE, {}, "shunter", options={"location_tiles": "instead_of_dice"})
    say(s, "deploy colour:grey")
    before = s.tiles.left
    say(s, "use_shunter start:boston")
    assert s.tiles.left == before
    assert place(s, "grey-1") == "boston"


@strikes("SW-12.6", "SW-16.5")
def test_a_start_tile_that_names_his_place_is_passed_over_at_no_cost() -> None:
    s = position(
        "north_america", options={"location_tiles": "instead_of_dice"},
        used=("track_warden", "train_dispatcher"), turn=1, at="turn",
    )  # fmt: skip
    say(s, "use_shunter start:boston")
    events = turn_tile(s, 12)
    assert only(events, "rolled_again").rule == "SW-6.7"
    assert pending(s).purpose == "location_tile"
    turn_tile(s, 2)
    assert (place(s, "brown-1"), s.tokens) == ("miami", 7)


@refuses("SW-12.6")
def test_where_every_place_is_taken_he_has_none_to_choose() -> None:
    trains: dict[str, TrainAt] = {
        "black-1": ("alpha", ""), "brown-1": ("bravo", ""), "grey-1": ("charlie", ""), "black-2": ("delta", "")
    }  # fmt: skip
    s = position("loop", trains=trains, used=("track_warden", "train_dispatcher"), at="turn")
    reveal(s, "departure_06")
    say(s, "deploy colour:grey")
    assert choices(s) == ["roll_dice"]
    assert rule_and_key(refusal(s, "use_shunter")) == ("SW-12.6", "start_place_is_taken")


# -- Train dispatcher -------------------------------------------------------------------------------------


@accepts("SW-12.7")
def test_one_of_two_trains_stands_still_and_the_other_runs() -> None:
    s = turn(BLACK_BROWN, {"black-1": "denver", "black-2": ("seattle", "portland")}, "train_dispatcher")
    event = only(say(s, "use_train_dispatcher train:black-1"), "train_held")
    assert event.rule == "SW-12.7"
    assert event.args["train"] == 0
    assert pending(s).purpose == "movement_die/black-2"
    roll(s, 2)
    assert place(s, "black-1") == "denver"
    assert asked(s) == "play_action"


@accepts("SW-12.7")
def test_a_train_of_a_later_printed_colour_may_be_held_from_the_reveal_on() -> None:
    s = turn(BLACK_BROWN, {"black-1": "denver", "brown-1": "chicago"})
    assert choices(s, "use_train_dispatcher") == ["black-1", "brown-1"]
    say(s, "use_train_dispatcher train:brown-1")
    say(s, "carry_out")
    roll(s, 2)
    assert asked(s) == "play_action"
    assert place(s, "brown-1") == "chicago"


@refuses("SW-12.7")
def test_a_train_that_has_been_rolled_for_is_too_late() -> None:
    s = turn(BLACK_BROWN, {"black-1": ("seattle", "portland"), "brown-1": "chicago"}, "train_dispatcher")
    say(s, "run_train train:black-1")
    roll(s, 2)
    assert asked(s) == "choose_train_order"
    assert rule_and_key(refusal(s, "use_train_dispatcher train:black-1")) == ("SW-12.7", "train_has_rolled")


@refuses("SW-12.7")
def test_a_train_that_the_card_does_not_cover_is_not_held() -> None:
    s = turn(BLACK_BROWN, {"black-1": "denver", "grey-1": "chicago"}, "train_dispatcher")
    why = refusal(s, "use_train_dispatcher train:grey-1")
    assert rule_and_key(why) == ("SW-12.7", "colour_not_shown")
    assert why.args["train_colour"] == 2


@refuses("SW-12.7")
def test_a_train_in_the_depot_is_not_held() -> None:
    s = turn(BLACK_BROWN, {"black-1": "denver"}, "train_dispatcher")
    assert rule_and_key(refusal(s, "use_train_dispatcher train:black-2")) == ("SW-12.7", "train_in_depot")


@refuses("SW-12.7")
@pytest.mark.parametrize("card", [MULTI_ONE, MULTI_TWO, MULTI_THREE])
def test_before_a_multi_colour_symbol_is_named_no_train_is_covered(card: str) -> None:
    s = turn(card, {"black-1": "denver", "brown-1": "chicago"}, "train_dispatcher")
    assert asked(s) == "choose_multi_colour"
    assert helpers(s) == []
    assert rule_and_key(refusal(s, "use_train_dispatcher train:brown-1")) == ("SW-12.7", "colour_not_named")


@accepts("SW-12.7")
@pytest.mark.parametrize("card", [MULTI_ONE, MULTI_TWO, MULTI_THREE])
def test_a_train_of_a_named_colour_may_be_held(card: str) -> None:
    s = turn(card, {"black-1": "denver", "brown-1": "chicago"}, "train_dispatcher")
    say(s, "run_colour colour:brown")
    assert choices(s, "use_train_dispatcher") == ["brown-1"]
    say(s, "use_train_dispatcher train:brown-1")
    assert asked(s) == ("play_action" if card == MULTI_ONE else "choose_multi_colour")


@accepts("SW-12.7")
def test_the_last_colour_of_three_counts_as_named_too() -> None:
    s = turn(MULTI_THREE, {"grey-1": "chicago"}, "train_dispatcher")
    say(s, "run_colour colour:black")
    say(s, "run_colour colour:brown")
    assert choices(s) == ["run_train", "use_train_dispatcher"]
    say(s, "use_train_dispatcher train:grey-1")
    assert asked(s) == "play_action"


@accepts("SW-12.7")
def test_a_train_that_the_card_has_just_deployed_may_be_held() -> None:
    s = turn(DEPLOY_ONE, {}, "train_dispatcher")
    say(s, "deploy colour:grey")
    roll(s, 6, 6)
    say(s, "use_train_dispatcher train:grey-1")
    assert (place(s, "grey-1"), asked(s)) == ("boston", "play_action")


@refuses("SW-12.7")
def test_nobody_is_held_on_the_start_card() -> None:
    s = start_card(("track_warden",))
    say(s, "roll_dice")
    roll(s, 1, 1)
    assert rule_and_key(refusal(s, "use_train_dispatcher train:black-1")) == ("SW-12.7", "colour_not_shown")
    assert helpers(s) == ["shunter"]


@refuses("SW-12.7")
def test_a_held_train_is_not_run() -> None:
    trains: dict[str, TrainAt] = {"black-1": "denver", "black-2": "chicago", "black-3": "dallas"}
    s = turn(BLACK_BROWN, trains, "train_dispatcher")
    say(s, "use_train_dispatcher train:black-1")
    assert choices(s, "run_train") == ["black-2", "black-3"]
    assert rule_and_key(refusal(s, "run_train train:black-1")) == ("SW-12.7", "train_is_held")


@spares("SW-12.7")
def test_the_train_runs_again_for_cards_of_the_same_turn_and_the_next() -> None:
    s = turn(BLACK_BROWN, {"black-1": ("seattle", "portland")}, "train_dispatcher", seats=1)
    say(s, "use_train_dispatcher train:black-1")
    s.hands[0] = [0, 0, 1]
    s.action_pile.deck.bag[2] -= 1
    move(s, "black-1", 2)
    assert place(s, "black-1") != "seattle"
    end_turn(s)
    settle(s, s.edition.departure_tokens.index("departure_16"))
    assert pending(s).purpose == "movement_die/black-1"


@refuses("SW-12.7")
@pytest.mark.parametrize("build", [city_exit, pass_or_stop, play_action])
def test_among_the_action_cards_no_train_is_held(build: Callable[[], SwitchState]) -> None:
    why = refusal(build(), "use_train_dispatcher train:black-1")
    assert rule_and_key(why) == ("RH-2", "something_else_is_asked")
