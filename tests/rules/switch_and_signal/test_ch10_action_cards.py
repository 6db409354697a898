"""Chapter 10: action cards: what they do, what pays for them, where they go, and what may be taken back."""

from collections.abc import Mapping

import pytest

from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.games.switch_and_signal.view import SwitchView
from roundhouse.kernel.reasons import Because
from roundhouse.table import LocalTable, open_table, secret_of_seed
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    TrainAt,
    asked,
    choices,
    faults,
    goods,
    heading,
    kinds,
    load,
    move,
    only,
    pending,
    place,
    position,
    refusal,
    reveal,
    roll,
    say,
    slot,
)

GONE = ("logistician", "dispatcher", "conductor")
SIGNAL = "signal from:cologne-stuttgart/1 to:paris/dijon pay:signal"
SWITCH = "switch at:dijon to:dijon/paris-brussels pay:switch"


def europe(
    hand: Mapping[str, int],
    trains: Mapping[str, TrainAt] | None = None,
    green: tuple[str, ...] = (),
    other_hand: Mapping[str, int] | None = None,
    turn: int = 2,
) -> SwitchState:
    """Europe, first-game discs, helpers used, the active player's hand."""
    return position(trains=trains, hand=hand, green=green, other_hand=other_hand, used=GONE, turn=turn)


def hand(s: SwitchState, of: int = 0) -> dict[str, int]:
    """A hand by names, without kinds it has none of."""
    return {s.edition.action_tokens[kind]: n for kind, n in enumerate(s.hands[of]) if n}


def discard(s: SwitchState) -> dict[str, int]:
    """The action discard by names."""
    return {s.edition.action_tokens[kind]: n for kind, n in enumerate(s.discard) if n}


def is_green(s: SwitchState, signal: str) -> bool:
    """Whether a signal shows green."""
    return s.green[s.map.signal_by_token[signal]] == 1


def setting(s: SwitchState, junction: str) -> str:
    """How a junction is set."""
    return s.map.setting_tokens[s.setting[s.map.junction_by_token[junction]]]


def rule_and_key(why: Because) -> tuple[str, str]:
    """What a test asserts of a refusal: the rule and the key, not the text."""
    return why.rule, why.key


# -- how many, whose, one after another -------------------------------------------------------------------


@accepts("SW-10.1")
def test_no_card_at_all_may_be_played() -> None:
    s = europe({"move": 2, "signal": 3})
    events = say(s, "end_actions")
    assert kinds(events) == ["actions_ended"]
    assert only(events, "actions_ended").rule == "SW-10.1"
    assert hand(s) == {"move": 2, "signal": 3}
    assert pending(s).purpose == "action_card/1"


@accepts("SW-10.1")
def test_all_cards_may_be_played_and_then_only_the_end_is_left() -> None:
    s = europe({"signal": 1, "switch": 1, "move": 1}, {"grey-1": ("calais", "amiens")})
    say(s, SIGNAL)
    say(s, SWITCH)
    move(s, "grey-1", 1)
    assert hand(s) == {}
    assert choices(s) == ["end_actions"]


@accepts("SW-10.1")
def test_each_action_is_finished_before_the_next_is_chosen() -> None:
    s = europe({"move": 1, "switch": 1}, {"black-1": ("amiens__paris/1", "paris")})
    say(s, "move train:black-1 pay:move")
    assert pending(s).purpose == "movement_die/black-1"
    assert s.question is None
    roll(s, 3)
    assert place(s, "black-1") == "paris"
    assert asked(s) == "play_action"


@refuses("SW-10.1")
def test_no_action_is_played_while_a_train_of_the_last_one_still_runs() -> None:
    s = europe({"move": 1, "switch": 1}, {"black-1": "paris"}, green=("paris/dijon",))
    move(s, "black-1", 3)
    assert asked(s) == "choose_city_exit"
    assert rule_and_key(refusal(s, SWITCH)) == ("RH-2", "something_else_is_asked")


@refuses("SW-10.1")
@pytest.mark.parametrize(
    ("cards", "wish"),
    [
        ({"move": 2}, SIGNAL),
        ({"move": 1, "switch": 1}, "signal from:cologne-stuttgart/1 to:paris/dijon pay:move+move"),
        ({"move": 1, "switch": 1}, "signal from:cologne-stuttgart/1 to:paris/dijon pay:signal+move"),
        ({"signal": 2}, SWITCH),
        ({"signal": 2}, "move train:black-1 pay:move"),
        ({"signal": 2}, "load train:black-1 pay:move"),
    ],
)
def test_nobody_pays_with_cards_he_does_not_hold(cards: dict[str, int], wish: str) -> None:
    s = europe(cards, {"black-1": "paris"}, other_hand={"signal": 3, "switch": 3, "move": 3})
    assert rule_and_key(refusal(s, wish)) == ("SW-10.1", "cards_not_in_hand")


@refuses("SW-10.1")
def test_the_other_players_cards_pay_for_nothing() -> None:
    s = europe({}, {"black-1": "paris"}, other_hand={"signal": 3, "switch": 3, "move": 3})
    assert choices(s) == ["end_actions"]
    assert rule_and_key(refusal(s, "load train:black-1")) == ("SW-10.6", "hand_is_empty")


@refuses("SW-10.1")
def test_only_the_active_player_plays() -> None:
    s = europe({"switch": 1}, other_hand={"switch": 1})
    assert GAME.slot_of(s, 1) is None
    why = GAME.refuse_answer(s, 1, slot(s).question)
    assert why is not None
    assert rule_and_key(why) == ("RH-2", "you_are_not_asked")


# -- signal -----------------------------------------------------------------------------------------------


@accepts("SW-10.2")
def test_a_disc_moves_from_one_field_to_another() -> None:
    s = europe({"signal": 1})
    event = only(say(s, SIGNAL), "signal_set")
    assert event.rule == "SW-10.2"
    assert event.args["signal"] == s.map.signal_by_token["paris/dijon"]
    assert event.args["other_signal"] == s.map.signal_by_token["cologne-stuttgart/1"]
    assert is_green(s, "paris/dijon")
    assert not is_green(s, "cologne-stuttgart/1")
    assert sum(s.green) == 8
    assert faults(s) == []


@accepts("SW-10.2")
def test_a_disc_may_go_from_a_city_that_has_two() -> None:
    s = europe({"signal": 1}, green=("paris/dijon",))
    say(s, "signal from:paris/amiens to:villach-milan/1 pay:signal")
    assert not is_green(s, "paris/amiens")
    assert is_green(s, "villach-milan/1")


@accepts("SW-10.2")
def test_the_only_disc_of_a_city_may_move_to_another_field_of_the_same_city() -> None:
    s = europe({"signal": 1})
    assert choices(s, "signal from:paris/amiens") == ["paris/dijon", "paris/tours"]
    say(s, "signal from:paris/amiens to:paris/tours pay:signal")
    assert is_green(s, "paris/tours")
    assert not is_green(s, "paris/amiens")


@refuses("SW-10.2")
@pytest.mark.parametrize("field", ["paris/dijon", "villach-milan/1"])
def test_the_only_disc_of_a_city_never_leaves_it(field: str) -> None:
    s = europe({"signal": 1})
    why = refusal(s, f"signal from:marseille/lyon to:{field} pay:signal")
    assert rule_and_key(why) == ("SW-10.2", "last_disc_of_city")
    assert why.args["city"] == s.map.city_by_token["marseille"]


@refuses("SW-10.2")
def test_the_only_field_of_a_city_keeps_its_disc() -> None:
    s = position("tiny", hand={"signal": 1}, used=GONE)
    why = refusal(s, "signal from:mill/cross")
    assert rule_and_key(why) == ("SW-10.2", "last_disc_of_city")
    assert why.args["city"] == s.map.city_by_token["mill"]
    assert "mill/cross" not in choices(s, "signal")


@refuses("SW-10.2")
def test_no_disc_is_taken_where_there_is_none() -> None:
    s = europe({"signal": 1})
    assert rule_and_key(refusal(s, "signal from:paris/dijon")) == ("SW-10.2", "no_disc_there")


@refuses("SW-10.2", "SW-A16")
def test_a_disc_goes_to_no_field_that_has_one() -> None:
    s = europe({"signal": 1})
    why = refusal(s, "signal from:cologne-stuttgart/1 to:paris/amiens pay:signal")
    assert rule_and_key(why) == ("SW-10.2", "field_is_green")


@refuses("SW-10.2", "SW-A16")
def test_a_disc_does_not_go_back_to_the_field_it_leaves() -> None:
    s = europe({"signal": 1})
    why = refusal(s, "signal from:cologne-stuttgart/1 to:cologne-stuttgart/1 pay:signal")
    assert rule_and_key(why) == ("SW-10.2", "field_is_green")
    assert "cologne-stuttgart/1" not in choices(s, "signal from:cologne-stuttgart/1")


@refuses("SW-10.2")
def test_without_a_red_field_no_disc_can_move() -> None:
    s = position("tiny", hand={"signal": 1}, used=GONE)
    s.green = [1] * len(s.green)
    assert rule_and_key(refusal(s, "signal")) == ("SW-10.2", "no_red_field")
    assert choices(s) == ["end_actions"]


# -- switch -----------------------------------------------------------------------------------------------


@accepts("SW-10.3")
def test_a_three_way_junction_is_set_anew() -> None:
    s = europe({"switch": 1})
    assert setting(s, "amiens") == "paris-calais"
    event = only(say(s, "switch at:amiens to:amiens/paris-brussels pay:switch"), "switch_set")
    assert event.rule == "SW-10.3"
    assert setting(s, "amiens") == "paris-brussels"


@accepts("SW-10.3")
def test_one_card_moves_both_discs_of_a_four_way_junction() -> None:
    s = europe({"switch": 1})
    assert setting(s, "dijon") == "lyon-paris"
    say(s, "switch at:dijon to:dijon/basel-brussels pay:switch")
    assert setting(s, "dijon") == "basel-brussels"
    assert hand(s) == {}


@accepts("SW-10.3", "SW-A16")
def test_every_other_setting_of_the_junction_is_open() -> None:
    s = europe({"switch": 1})
    assert len(choices(s, "switch at:amiens")) == 2
    assert len(choices(s, "switch at:dijon")) == 5
    assert len(choices(s, "switch")) == 18


@refuses("SW-10.3", "SW-A16")
def test_the_present_setting_is_no_action() -> None:
    s = europe({"switch": 1})
    why = refusal(s, "switch at:dijon to:dijon/lyon-paris pay:switch")
    assert rule_and_key(why) == ("SW-10.3", "setting_is_the_same")
    assert hand(s) == {"switch": 1}


@refuses("SW-10.3")
def test_a_junction_does_not_take_the_setting_of_another() -> None:
    s = europe({"switch": 1})
    why = refusal(s, "switch at:amiens to:dijon/paris-brussels pay:switch")
    assert rule_and_key(why) == ("SW-2.5", "setting_of_other_junction")


@refuses("SW-10.3")
def test_a_setting_that_the_map_forbids_is_not_among_the_choices() -> None:
    s = position("loop", hand={"switch": 1})
    tokens = choices(s, "switch at:south_gate")
    assert len(tokens) == 3
    assert not [token for token in tokens if "charlie" in token]


# -- move -------------------------------------------------------------------------------------------------


@accepts("SW-10.4")
def test_any_train_on_the_network_may_be_moved() -> None:
    s = europe({"move": 1}, {"black-1": "paris", "brown-2": ("hamburg", "hanover"), "grey-3": ("calais", "amiens")})
    assert choices(s, "move") == ["black-1", "brown-2", "grey-3"]
    event = only(say(s, "move train:brown-2 pay:move"), "move_played")
    assert event.rule == "SW-10.4"
    assert pending(s).purpose == "movement_die/brown-2"


@accepts("SW-10.4")
def test_several_cards_may_move_the_same_train() -> None:
    s = europe({"move": 3}, {"grey-1": ("brussels__dijon/1", "dijon")}, green=("brussels-dijon/2",))
    for place_after in ("brussels__dijon/2", "brussels__dijon/3"):
        move(s, "grey-1", 1)
        assert place(s, "grey-1") == place_after
    move(s, "grey-1", 2)
    assert s.tokens == 5


@refuses("SW-10.4")
def test_no_train_in_the_depot_is_moved() -> None:
    s = europe({"move": 1}, {"black-1": "paris"})
    assert rule_and_key(refusal(s, "move train:black-2 pay:move")) == ("SW-10.4", "train_in_depot")


@refuses("SW-10.4")
def test_with_all_trains_in_the_depot_nothing_can_be_moved() -> None:
    s = europe({"move": 5})
    assert rule_and_key(refusal(s, "move")) == ("SW-10.4", "no_train_on_network")
    assert choices(s) == ["end_actions", "signal", "switch"]


# -- two cards as one -------------------------------------------------------------------------------------


@accepts("SW-10.5", "SW-A17")
@pytest.mark.parametrize(
    ("cards", "payment"),
    [
        ({"switch": 2}, "switch+switch"),
        ({"move": 2}, "move+move"),
        ({"switch": 1, "move": 1}, "switch+move"),
        ({"signal": 1, "move": 1}, "signal+move"),
        ({"signal": 1, "switch": 1}, "signal+switch"),
        ({"signal": 2}, "signal+signal"),
    ],
)
def test_any_two_cards_set_a_signal_also_when_one_or_both_would_fit(cards: dict[str, int], payment: str) -> None:
    s = europe(cards)
    say(s, f"signal from:cologne-stuttgart/1 to:paris/dijon pay:{payment}")
    assert hand(s) == {}
    assert discard(s) == cards


@accepts("SW-10.5", "SW-A17")
@pytest.mark.parametrize("payment", ["signal+move", "switch+move", "switch+switch"])
def test_any_two_cards_set_a_switch(payment: str) -> None:
    s = europe({"signal": 1, "switch": 2, "move": 1})
    say(s, f"switch at:dijon to:dijon/paris-brussels pay:{payment}")
    assert sum(s.hands[0]) == 2


@accepts("SW-10.5", "SW-A17")
def test_any_two_cards_move_a_train() -> None:
    s = europe({"signal": 1, "switch": 1}, {"grey-1": ("calais", "amiens")})
    move(s, "grey-1", 1, pay="signal+switch")
    assert heading(s, "grey-1") == "calais__amiens/1>amiens"
    assert hand(s) == {}


@refuses("SW-10.5")
@pytest.mark.parametrize(
    ("wish", "wrong"),
    [
        ("signal from:cologne-stuttgart/1 to:paris/dijon", "switch"),
        ("signal from:cologne-stuttgart/1 to:paris/dijon", "move"),
        ("switch at:dijon to:dijon/paris-brussels", "signal"),
        ("switch at:dijon to:dijon/paris-brussels", "move"),
        ("move train:black-1", "signal"),
        ("move train:black-1", "switch"),
    ],
)
def test_one_card_of_another_kind_is_not_enough(wish: str, wrong: str) -> None:
    s = europe({"signal": 2, "switch": 2, "move": 2}, {"black-1": "paris"})
    assert rule_and_key(refusal(s, f"{wish} pay:{wrong}")) == ("SW-10.5", "card_does_not_fit")


@refuses("SW-10.5")
@pytest.mark.parametrize(
    ("only_card", "kind", "impossible"),
    [("move", "signal", ["signal", "switch"]), ("signal", "move", ["switch", "move"])],
)
def test_a_single_card_of_another_kind_opens_no_action(only_card: str, kind: str, impossible: list[str]) -> None:
    s = europe({only_card: 1}, {"black-1": ("calais", "amiens")})
    assert rule_and_key(refusal(s, kind)) == ("SW-10.5", "no_card_for_it")
    assert not set(impossible) & set(choices(s))


# -- loading ----------------------------------------------------------------------------------------------


@accepts("SW-10.6")
@pytest.mark.parametrize("card", ["signal", "switch", "move"])
def test_any_one_card_loads_a_good(card: str) -> None:
    s = europe({card: 1}, {"grey-1": "paris"})
    event = only(say(s, f"load train:grey-1 pay:{card}"), "good_loaded")
    assert event.rule == "SW-10.6"
    assert load(s, "grey-1") == "yellow"
    assert goods(s, "paris") == 1
    assert discard(s) == {card: 1}
    assert faults(s) == []


@refuses("SW-10.6")
def test_two_cards_are_not_taken_for_loading() -> None:
    s = europe({"move": 2}, {"grey-1": "paris"})
    assert choices(s, "load train:grey-1") == ["move"]
    assert rule_and_key(refusal(s, "load train:grey-1 pay:move+move")) == ("SW-10.6", "one_card_is_enough")


@refuses("SW-10.6")
def test_a_train_outside_a_city_loads_nothing() -> None:
    s = europe({"move": 2}, {"grey-1": ("amiens__paris/1", "paris"), "black-1": "paris"})
    assert rule_and_key(refusal(s, "load train:grey-1 pay:move")) == ("SW-10.6", "train_in_no_city")


@refuses("SW-10.6")
def test_a_train_in_the_depot_loads_nothing() -> None:
    s = europe({"move": 2}, {"black-1": "paris"})
    assert rule_and_key(refusal(s, "load train:grey-1 pay:move")) == ("SW-10.6", "train_in_no_city")


@refuses("SW-10.6")
def test_an_empty_city_has_nothing_to_load() -> None:
    s = europe({"move": 3}, {"black-1": "paris"})
    s.goods[s.map.city_by_token["paris"]] = 0
    assert rule_and_key(refusal(s, "load train:black-1 pay:move")) == ("SW-10.6", "no_goods_there")
    assert "load" not in choices(s)


@refuses("SW-10.6")
def test_a_port_has_nothing_to_load() -> None:
    s = position("north_america", trains={"black-1": "new_york"}, hand={"move": 1})
    assert rule_and_key(refusal(s, "load train:black-1 pay:move")) == ("SW-10.6", "no_goods_there")


@refuses("SW-10.6", "SW-9.4")
def test_a_loaded_train_loads_no_second_good() -> None:
    s = europe({"move": 2}, {"black-1": "paris"})
    say(s, "load train:black-1 pay:move")
    assert rule_and_key(refusal(s, "load train:black-1 pay:move")) == ("SW-9.4", "train_is_loaded")


@refuses("SW-10.6")
def test_nothing_is_loaded_without_a_card() -> None:
    s = europe({}, {"black-1": "paris"})
    assert rule_and_key(refusal(s, "load train:black-1 pay:move")) == ("SW-10.6", "hand_is_empty")


# -- discs and trains -------------------------------------------------------------------------------------


@accepts("SW-10.7")
def test_a_disc_may_be_taken_from_right_in_front_of_a_train() -> None:
    s = europe({"signal": 1, "move": 1}, {"black-1": ("lyon__dijon/2", "lyon")})
    say(s, "signal from:lyon-dijon/1 to:paris/dijon pay:signal")
    move(s, "black-1", 2)
    assert place(s, "black-1") == "lyon__dijon/2"
    assert s.tokens == 5


@accepts("SW-10.7")
def test_a_disc_may_be_taken_from_behind_a_train() -> None:
    s = europe({"signal": 1}, {"black-1": ("lyon__dijon/1", "lyon")})
    say(s, "signal from:lyon-dijon/1 to:paris/dijon pay:signal")
    assert not is_green(s, "lyon-dijon/1")


@accepts("SW-10.7")
def test_a_train_in_a_city_may_be_locked_in() -> None:
    s = europe({"signal": 1, "move": 1}, {"black-1": "paris", "grey-1": ("dijon__paris/2", "paris")})
    say(s, "signal from:paris/amiens to:paris/dijon pay:signal")
    move(s, "black-1", 4)
    assert place(s, "black-1") == "paris"
    assert s.tokens == 3


@accepts("SW-10.7", "SW-10.3")
def test_a_switch_may_be_closed_in_front_of_a_train() -> None:
    s = europe({"switch": 1, "move": 1}, {"black-1": ("dijon__paris/1", "dijon")})
    say(s, "switch at:dijon to:dijon/basel-brussels pay:switch")
    move(s, "black-1", 2)
    assert place(s, "black-1") == "dijon__paris/1"
    assert s.tokens == 5


# -- the discard ------------------------------------------------------------------------------------------


@strikes("SW-10.8")
def test_played_cards_lie_on_the_discard_for_everybody_to_see() -> None:
    s = europe({"signal": 1, "switch": 2, "move": 2}, {"black-1": "paris"})
    say(s, SIGNAL)
    say(s, "switch at:dijon to:dijon/paris-brussels pay:switch+switch")
    say(s, "load train:black-1 pay:move")
    assert discard(s) == {"signal": 1, "switch": 2, "move": 1}
    assert hand(s) == {"move": 1}
    seen = GAME.view(s, 1)
    assert isinstance(seen, SwitchView)
    assert seen.action_discard == {"signal": 1, "switch": 2, "move": 1}


@strikes("SW-10.8")
def test_the_card_lies_on_the_discard_before_the_die_is_rolled() -> None:
    s = europe({"move": 1}, {"black-1": ("calais", "amiens")})
    say(s, "move train:black-1 pay:move")
    assert discard(s) == {"move": 1}


@spares("SW-10.8")
def test_a_refused_action_costs_no_card() -> None:
    s = europe({"switch": 2})
    refusal(s, "switch at:dijon to:dijon/lyon-paris pay:switch")
    assert discard(s) == {}
    assert hand(s) == {"switch": 2}


@spares("SW-10.8")
def test_cards_kept_in_hand_stay_there() -> None:
    s = europe({"switch": 1, "move": 2})
    say(s, SWITCH)
    say(s, "end_actions")
    assert discard(s) == {"switch": 1}
    assert hand(s) == {"move": 2}


# -- taking back ------------------------------------------------------------------------------------------


def table(s: SwitchState) -> LocalTable:
    """A table at which the game goes on from a position."""
    return open_table(GAME, start=s, secret=secret_of_seed("taking back"))


@accepts("SW-10.9")
def test_discs_switches_and_loading_are_taken_back_step_by_step() -> None:
    t = table(europe({"signal": 1, "switch": 1, "move": 1}, {"black-1": "paris"}))
    digests = [GAME.digest(t.state)]
    for wish in (SIGNAL, SWITCH, "load train:black-1 pay:move"):
        assert t.answer(0, wish).accepted
        digests.append(GAME.digest(t.state))
    assert t.free_undos(0) == 3
    for digest in reversed(digests[:-1]):
        assert t.undo(0).accepted
        assert GAME.digest(t.state) == digest


@accepts("SW-10.9")
def test_what_came_after_a_roll_is_taken_back_up_to_the_roll() -> None:
    t = table(europe({"move": 1, "switch": 1}, {"grey-1": ("calais", "amiens")}))
    assert t.answer(0, "move train:grey-1 pay:move").accepted
    rolled = GAME.digest(t.state)
    assert t.answer(0, SWITCH).accepted
    assert t.undo(0).accepted
    assert GAME.digest(t.state) == rolled
    reply = t.undo(0)
    assert reply.because is not None
    assert rule_and_key(reply.because) == ("RH-7", "undo_needs_consent")


@refuses("SW-10.9")
def test_nobody_goes_back_behind_a_roll() -> None:
    t = table(europe({"switch": 1, "move": 1}, {"grey-1": ("calais", "amiens")}))
    assert t.answer(0, SWITCH).accepted
    assert t.answer(0, "move train:grey-1 pay:move").accepted
    before = GAME.digest(t.state)
    reply = t.undo(0)
    assert not reply.accepted
    assert reply.because is not None
    assert rule_and_key(reply.because) == ("RH-7", "undo_needs_consent")
    assert GAME.digest(t.state) == before


@refuses("SW-10.9")
def test_nobody_goes_back_behind_a_revealed_card_that_everybody_knew() -> None:
    s = position("north_america", hand={"move": 10}, used=["shunter", "train_dispatcher"], cards_left=2, at="turn")
    reveal(s, "departure_10")
    say(s, "use_track_warden")
    reveal(s, "departure_17")
    while asked(s) != "play_action":
        say(s, "run_colour colour:black")
    t = table(s)
    # Ten cards in hand, and the next departure card lies known at the bottom: nothing is drawn, yet it is news.
    assert t.answer(0, "end_actions").accepted
    assert t.entries[-1].draws == []
    reply = t.undo(0)
    assert reply.because is not None
    assert rule_and_key(reply.because) == ("RH-7", "undo_needs_consent")


@refuses("SW-10.9")
def test_nobody_takes_back_what_another_player_did() -> None:
    t = table(europe({"switch": 1}))
    assert t.answer(0, SWITCH).accepted
    reply = t.undo(1)
    assert reply.because is not None
    assert rule_and_key(reply.because) == ("RH-7", "undo_needs_consent")
