"""Chapter 18: information and decisions. What lies open, what nobody knows, who decides, where chance comes from."""

from itertools import pairwise

import msgspec
import pytest

from roundhouse.games.switch_and_signal.content import MAPS
from roundhouse.games.switch_and_signal.moves import QUESTIONS
from roundhouse.games.switch_and_signal.soundness import list_faults
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.games.switch_and_signal.view import SwitchView, view
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.ids import SPECTATOR, sees
from tests.rules.marks import accepts, refuses, spares, strikes
from tests.rules.switch_and_signal.build import (
    asked,
    choices,
    draw_on,
    kinds,
    move,
    new_game,
    only,
    pending,
    position,
    refusal,
    reveal,
    roll,
    say,
    settle,
    slot,
    told,
)

GONE = ("logistician", "dispatcher", "conductor")
HIDDEN = {"hidden_hands": "yes"}


def shown(s: SwitchState, who: int) -> bytes:
    """What is sent to a viewer."""
    return msgspec.json.encode(view(s, who))


def cards(table: SwitchView) -> list[dict[str, int] | None]:
    """The hands as a viewer sees them."""
    return [hand.cards for hand in table.hands]


def play_on(s: SwitchState, dice: Dice, moves: int) -> list[Event]:
    """Play at random, the moves by walking; all events."""
    out = Out()
    for _ in range(moves):
        while s.chance is not None:
            GAME.settle(s, dice.settle(s.chance), out)
        if s.over is not None:
            break
        path: tuple[int, ...] = ()
        while not GAME.grammar.is_complete(path):
            ids = GAME.next_ids(s, slot(s), path)
            path = (*path, ids[dice.below(len(ids))])
        GAME.apply(s, slot(s), path, out)
    return out.take()


# -- what everybody sees ----------------------------------------------------------------------------------


@accepts("SW-18.1", "SW-A19")
def test_the_whole_board_all_hands_and_all_counts_lie_open() -> None:
    s = position(
        trains={"black-1": ("amiens__paris/1", "paris", "red"), "grey-1": "paris"},
        hand={"move": 3, "signal": 1},
        other_hand={"switch": 2},
        tokens=4,
        turn=5,
        cards_left=9,
        used=("logistician",),
        delivered={"marseille": {"blue": 1}},
    )
    for who in (0, 1, SPECTATOR):
        table = view(s, who)
        train = table.trains[0]
        assert (train.train, train.place, train.facing, train.load) == ("black-1", "amiens__paris/1", "paris", "red")
        assert (table.tokens, table.clock, table.turn, table.cards_left) == (4, 7, 5, 9)
        assert cards(table) == [{"signal": 1, "switch": 0, "move": 3}, {"signal": 0, "switch": 2, "move": 0}]
        assert table.helpers == {"logistician": False, "dispatcher": True, "conductor": True}
        assert table.delivered["marseille"]["blue"] == 1
        assert sum(table.goods.values()) == 8 - 2, "one good is on its way, one delivered"
        assert table.action_pile == 81 - 6
    assert shown(s, 0) == shown(s, 1) == shown(s, SPECTATOR)


@accepts("SW-18.1")
def test_both_discards_lie_face_up() -> None:
    s = position(trains={"black-1": "paris"}, hand={"move": 1, "signal": 1}, used=GONE, at="turn")
    reveal(s, "departure_15")
    say(s, "load train:black-1 pay:move")
    table = view(s, SPECTATOR)
    assert table.departures_played == ["departure_15"]
    assert table.action_discard == {"signal": 0, "switch": 0, "move": 1}


@accepts("SW-18.1", "SW-12.5")
def test_a_card_that_the_track_warden_put_under_the_pile_is_known_to_everybody() -> None:
    s = position("north_america", at="turn")
    reveal(s, "departure_15")
    say(s, "use_track_warden")
    table = view(s, SPECTATOR)
    assert table.departures_under == ["departure_15"]
    assert "departure_15" not in table.departures_possible
    assert len(table.departures_possible) == 17


@accepts("SW-18.1", "SW-A19")
def test_with_open_hands_everybody_is_told_which_card_is_drawn() -> None:
    s = position(seats=3)
    say(s, "end_actions")
    for event in told(draw_on(s), "card_drawn"):
        assert all(sees(event.audience, who) for who in (0, 1, 2, SPECTATOR))


@refuses("SW-18.1", "SW-A19")
def test_with_hidden_hands_a_player_sees_his_own_cards_and_only_how_many_the_others_hold() -> None:
    s = position(seats=3, options=HIDDEN, hand={"move": 3}, other_hand={"signal": 4})
    assert cards(view(s, 0)) == [{"signal": 0, "switch": 0, "move": 3}, None, None]
    assert cards(view(s, 1)) == [None, {"signal": 4, "switch": 0, "move": 0}, None]
    assert cards(view(s, SPECTATOR)) == [None, None, None]
    assert [hand.count for hand in view(s, 2).hands] == [3, 4, 0]


@refuses("SW-18.1")
def test_with_hidden_hands_only_the_owner_is_told_which_card_he_draws() -> None:
    s = position(seats=2, options=HIDDEN)
    say(s, "end_actions")
    for event in told(draw_on(s), "card_drawn"):
        assert [sees(event.audience, who) for who in (0, 1, SPECTATOR)] == [True, False, False]


@spares("SW-18.1")
def test_alone_there_is_nobody_to_hide_two_hands_from() -> None:
    s = position(seats=1, options={**HIDDEN, "solo": "two_hands"}, hand={"move": 1}, other_hand={"signal": 1})
    assert None not in cards(view(s, 0))


# -- what nobody knows ------------------------------------------------------------------------------------


@strikes("SW-18.2")
def test_neither_pile_nor_box_holds_a_card_that_is_decided_before_it_is_seen() -> None:
    s = new_game(options={"location_tiles": "instead_of_dice"})
    draw_on(s)
    assert s.timetable.deck.kinds == []
    assert s.tiles.deck.kinds == []
    assert sum(s.timetable.deck.bag) == s.timetable.left + s.timetable.aside == 18


@strikes("SW-18.2")
def test_nobody_sees_which_departure_card_the_emptied_clock_takes() -> None:
    s = position(trains={"black-1": ("brussels__dijon/2", "dijon")}, hand={"move": 1}, tokens=2, used=GONE)
    before = view(s, SPECTATOR)
    events = move(s, "black-1", 2)
    after = view(s, SPECTATOR)
    assert only(events, "clock_emptied").args == {"left": after.cards_left}
    assert (after.departures_boxed, after.departures_possible) == (
        before.departures_boxed + 1,
        before.departures_possible,
    )


@spares("SW-18.2", "SW-12.5")
def test_a_card_that_everybody_knew_under_the_pile_is_known_in_the_box_too() -> None:
    s = position(
        "north_america",
        trains={"brown-1": ("miami", "atlanta")},
        used=("shunter", "train_dispatcher"),
        tokens=2,
        cards_left=2,
        at="turn",
    )
    reveal(s, "departure_15")
    say(s, "use_track_warden")
    reveal(s, "departure_04")
    say(s, "deploy colour:black")
    assert view(s, SPECTATOR).departures_boxed_known == []
    roll(s, 1, 1)
    table = view(s, SPECTATOR)
    assert (table.departures_under, table.departures_boxed_known) == ([], ["departure_15"])
    assert (s.tokens, table.cards_left, table.last_turn) == (7, 0, True)


@strikes("SW-18.2")
@pytest.mark.parametrize("name", MAPS)
def test_a_world_dealt_for_a_viewer_looks_the_same_to_him(name: str) -> None:
    s = GAME.new(3, {**HIDDEN, "map": name})
    dice = Dice(7)
    for _ in range(12):
        play_on(s, dice, 8)
        for who in (0, 1, 2, SPECTATOR):
            world = GAME.resample(s, who, dice)
            assert shown(world, who) == shown(s, who)
            assert list_faults(world) == list_faults(s) == []


@strikes("SW-18.2")
def test_the_worlds_differ_in_what_a_viewer_cannot_know() -> None:
    s = position(options=HIDDEN, hand={"move": 3}, other_hand={"signal": 2, "switch": 3})
    dice = Dice(1)
    worlds = [GAME.resample(s, 0, dice) for _ in range(30)]
    assert {tuple(world.hands[0]) for world in worlds} == {(0, 0, 3)}
    assert len({tuple(world.hands[1]) for world in worlds}) > 5
    assert {sum(world.hands[1]) for world in worlds} == {5}


@spares("SW-18.2")
def test_with_open_hands_there_is_nothing_to_deal_anew() -> None:
    s = position(hand={"move": 3}, other_hand={"signal": 2, "switch": 3})
    assert GAME.digest(GAME.resample(s, 0, Dice(1))) == GAME.digest(s)


def shuffle_within_a_draw(seats: int = 2) -> SwitchState:
    """Hidden hands; while the second player draws, the pile ends and the discard is shuffled."""
    s = position(seats=seats, options=HIDDEN, active=1, hand={"switch": 3}, other_hand={"signal": 4})
    bag = s.action_pile.deck.bag
    s.discard = [n - (kind == 2) for kind, n in enumerate(bag)]
    s.action_pile.deck.bag = [0, 0, 1]
    say(s, "end_actions")
    return s


@strikes("SW-18.2", "SW-11.2")
def test_whoever_counted_along_knows_a_hand_when_the_pile_has_run_out() -> None:
    s = shuffle_within_a_draw()
    dice = Dice(3)
    settle(s, 2)
    assert {tuple(GAME.resample(s, 0, dice).hands[1]) for _ in range(20)} == {(0, 3, 1)}
    settle(s, 0)
    hands = {tuple(GAME.resample(s, 0, dice).hands[1]) for _ in range(40)}
    assert hands == {(1, 3, 1), (0, 4, 1), (0, 3, 2)}


@strikes("SW-18.2", "SW-11.2")
def test_a_card_played_since_the_shuffle_is_taken_off_what_is_known() -> None:
    s = shuffle_within_a_draw()
    settle(s, 2)
    for kind in (0, 0, 0, 0):
        settle(s, kind)
    reveal(s, "departure_15")
    say(s, "end_actions")
    draw_on(s)
    reveal(s, "departure_16")
    assert (s.active, s.hands[1]) == (1, [4, 3, 1])
    say(s, "switch at:dijon to:dijon/basel-lyon pay:switch")
    say(s, "switch at:dijon to:dijon/lyon-paris pay:signal+signal")
    dice = Dice(5)
    worlds = [GAME.resample(s, 0, dice) for _ in range(60)]
    assert all(sum(w.hands[1]) == 5 and w.hands[1][1] >= 2 and w.hands[1][2] >= 1 for w in worlds)
    assert len({tuple(w.hands[1]) for w in worlds}) > 3


@refuses("SW-18.2")
def test_nobody_can_hold_over_cards_that_he_does_not_hold() -> None:
    s = shuffle_within_a_draw()
    settle(s, 2)
    assert list_faults(s) == []
    s.held_over[1][1] += 1
    assert list_faults(s) == ["no hand can hold over more cards than it holds"]


@strikes("SW-18.2", "SW-11.2")
def test_two_states_that_a_viewer_cannot_tell_apart_give_the_same_world() -> None:
    s = shuffle_within_a_draw(seats=3)
    settle(s, 2)
    settle(s, 0)
    twin = GAME.resample(s, 0, Dice(11))
    assert GAME.digest(GAME.resample(s, 0, Dice(4))) == GAME.digest(GAME.resample(twin, 0, Dice(4)))


# -- who decides --------------------------------------------------------------------------------------------


def test_only_the_active_player_is_asked() -> None:
    s = GAME.new(4, {})
    dice = Dice(2)
    for _ in range(150):
        play_on(s, dice, 1)
        while s.chance is not None:
            GAME.settle(s, dice.settle(s.chance), Out())
        if s.over is not None:
            break
        assert s.question is not None
        assert [one.answerer for one in s.question.slots] == [s.active]


@accepts("SW-18.4")
def test_the_questions_of_the_game() -> None:
    names = {question.name for question in QUESTIONS}
    assert names == {
        "place_discs", "place_extra_disc", "card_revealed", "choose_deploy_colour", "choose_start",
        "choose_multi_colour", "choose_train_order", "rolled", "choose_city_exit", "choose_pass_or_stop",
        "play_action",
    }  # fmt: skip
    assert "end_actions" in next(question.kinds for question in QUESTIONS if question.name == "play_action")


@accepts("SW-18.4")
def test_every_question_offers_something_to_choose() -> None:
    for name in MAPS:
        s = GAME.new(2, {"map": name, "discs": "free", "extra_signal_disc": "1"})
        dice = Dice(9)
        for _ in range(300):
            play_on(s, dice, 1)
            while s.chance is not None:
                GAME.settle(s, dice.settle(s.chance), Out())
            if s.over is not None:
                break
            assert choices(s)


@refuses("SW-18.4")
def test_an_answer_to_another_question_is_refused() -> None:
    s = position(hand={"move": 1})
    for answer in ("stop", "run", "carry_out", "deploy colour:black", "run_colour colour:black"):
        why = refusal(s, answer)
        assert (why.rule, why.key) == ("RH-2", "something_else_is_asked")


@refuses("SW-18.4")
def test_a_player_who_is_not_active_is_not_asked() -> None:
    s = position(seats=3, active=1)
    for seat in (0, 2):
        why = GAME.refuse_answer(s, seat, slot(s).question)
        assert why is not None
        assert (why.rule, why.key) == ("RH-2", "you_are_not_asked")
    assert GAME.refuse_answer(s, 1, slot(s).question) is None


# -- chance ---------------------------------------------------------------------------------------------------


def test_the_same_results_of_chance_and_the_same_moves_give_the_same_game() -> None:
    digests = set()
    for _ in range(2):
        s = GAME.new(2, {"location_tiles": "random_numbers"})
        events = play_on(s, Dice(6), 400)
        digests.add((GAME.digest(s), len(events)))
    assert len(digests) == 1


def test_every_draw_has_a_name_and_a_number_of_its_own() -> None:
    s, out, dice = GAME.new(2), Out(), Dice(8)
    names: list[tuple[str, int]] = []
    while s.over is None and len(names) < 300:
        while s.chance is not None:
            names.append((s.chance.purpose, s.chance.count))
            GAME.settle(s, dice.settle(s.chance), out)
        play_on_without_chance(s, dice, out)
    assert len(set(names)) == len(names)
    for purpose in {name for name, _ in names}:
        counts = [n for name, n in names if name == purpose]
        assert all(after == before + 1 for before, after in pairwise(counts))


def play_on_without_chance(s: SwitchState, dice: Dice, out: Out) -> None:
    """One answer at random."""
    if s.over is None and s.chance is None:
        path: tuple[int, ...] = ()
        while not GAME.grammar.is_complete(path):
            ids = GAME.next_ids(s, slot(s), path)
            path = (*path, ids[dice.below(len(ids))])
        GAME.apply(s, slot(s), path, out)


def test_what_a_die_shows_is_told_and_logged() -> None:
    s = position(trains={"black-1": ("calais", "amiens")}, hand={"move": 1}, used=GONE)
    say(s, "move train:black-1 pay:move")
    assert (pending(s).purpose, asked(s)) == ("movement_die/black-1", "movement_die/black-1")
    assert "train_rolled" in kinds(settle(s, 0))
