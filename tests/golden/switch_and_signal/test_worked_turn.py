"""The rulebook's worked turn, step by step on the engine itself: what is asked, what happens, what it costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from roundhouse.games.switch_and_signal import GAME
from roundhouse.games.switch_and_signal.forecast import forecast
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Event
from roundhouse.table import load_scenario
from tests.golden.lines import line_of_event, line_of_reason
from tests.rules.marks import accepts, refuses
from tests.rules.switch_and_signal.build import (
    asked,
    choices,
    faults,
    goods,
    heading,
    load,
    place,
    refusal,
    reveal,
    roll,
    say,
    settle,
)

SCENARIO: Final = Path(__file__).with_name("worked_turn.toml")


def open_scenario() -> SwitchState:
    """The position before the turn."""
    game, state = load_scenario(SCENARIO)
    assert game is GAME
    assert isinstance(state, SwitchState)
    return state


def card(departure: str) -> Callable[[SwitchState], list[Event]]:
    """This departure card is revealed."""
    return lambda s: reveal(s, departure)


def dice(*points: int) -> Callable[[SwitchState], list[Event]]:
    """The dice show this."""
    return lambda s: roll(s, *points)


def move(text: str) -> Callable[[SwitchState], list[Event]]:
    """The active player says this."""
    return lambda s: say(s, text)


def draw(action: str) -> Callable[[SwitchState], list[Event]]:
    """This action card is drawn."""
    return lambda s: settle(s, s.edition.action_tokens.index(action))


class Step(NamedTuple):
    """What is asked or drawn for, what is done, what is told, what the clock shows then."""

    asked: str
    does: Callable[[SwitchState], list[Event]]
    told: Sequence[str]
    tokens: int


TURN: Final = (
    Step("departure_card", card("departure_01"), ["SW-4.1 card_revealed departure=departure_01 left=15 (reveals)"], 7),
    # 1. A new train: black; the dice show 6, which is Calais.
    Step("choose_deploy_colour", move("deploy colour:black"), ["SW-6.1 deploy_colour_chosen train_colour=black"], 7),
    Step(
        "deployment_dice",
        dice(4, 2),
        [
            "SW-6.2 deployment_rolled one=4 two=2 number=6",
            "SW-6.2 train_deployed train=black-1 start=calais",
            "SW-5.2 colour_runs train_colour=black",
        ],
        7,
    ),
    # 2. Black rolls 4: two pieces and Paris are 3 points, the fourth lapses for nothing. Grey has nothing on the line.
    Step("choose_train_order", move("run_train train:black-1"), [], 7),
    Step("movement_die/black-1", dice(4), ["SW-7.1 train_rolled train=black-1 points=4"], 7),
    Step(
        "rolled",
        move("run"),
        [
            "SW-7.1 train_step train=black-1 place=calais__amiens/1",
            "SW-7.1 train_step train=black-1 place=amiens__paris/1",
            "SW-7.1 train_step train=black-1 place=paris",
            "SW-9.1 train_stopped train=black-1 place=paris lapsed=0 because SW-9.1 city_stops_trains city=paris",
            "SW-5.2 colour_runs train_colour=grey",
            "SW-5.4 colour_idle train_colour=grey",
            "SW-4.3 card_discarded departure=departure_01",
        ],
        7,
    ),
    # 3. One move card pays for a good of Paris.
    Step(
        "play_action",
        move("load train:black-1 pay:move"),
        ["SW-10.6 good_loaded seat=1 train=black-1 goods_colour=yellow city=paris payment=move"],
        7,
    ),
    # 4. A disc comes to Paris's signal towards Dijon.
    Step(
        "play_action",
        move("signal from:cologne-stuttgart/1 to:paris/dijon pay:signal"),
        ["SW-10.2 signal_set seat=1 signal=paris/dijon other_signal=cologne-stuttgart/1 payment=signal"],
        7,
    ),
    # 5. Dijon joins Paris and Lyon.
    Step(
        "play_action",
        move("switch at:dijon to:dijon/lyon-paris pay:switch"),
        ["SW-10.3 switch_set seat=1 junction=dijon setting=dijon/lyon-paris payment=switch"],
        7,
    ),
    # 6. Black rolls 3: two pieces to Dijon, through the junction, one piece towards Lyon.
    Step(
        "play_action",
        move("move train:black-1 pay:move"),
        ["SW-10.4 move_played seat=1 train=black-1 payment=move"],
        7,
    ),
    Step("movement_die/black-1", dice(3), ["SW-7.1 train_rolled train=black-1 points=3"], 7),
    Step("rolled", move("run"), [], 7),
    Step(
        "choose_city_exit",
        move("leave by:paris/dijon"),
        [
            "SW-7.1 train_step train=black-1 place=dijon__paris/2",
            "SW-7.1 train_step train=black-1 place=dijon__paris/1",
            "SW-7.1 train_step train=black-1 place=lyon__dijon/2",
            "SW-7.1 train_stopped train=black-1 place=lyon__dijon/2 lapsed=0 because SW-7.1 points_used_up",
        ],
        7,
    ),
    # 7. The junction just passed joins Brussels and Lyon again.
    Step(
        "play_action",
        move("switch at:dijon to:dijon/lyon-brussels pay:switch"),
        ["SW-10.3 switch_set seat=1 junction=dijon setting=dijon/lyon-brussels payment=switch"],
        7,
    ),
    # 8. Brown rolls 4: three pieces, then a red line signal; one point lapses and costs one token.
    Step(
        "play_action",
        move("move train:brown-1 pay:move"),
        ["SW-10.4 move_played seat=1 train=brown-1 payment=move"],
        7,
    ),
    Step("movement_die/brown-1", dice(4), ["SW-7.1 train_rolled train=brown-1 points=4"], 7),
    Step(
        "rolled",
        move("run"),
        [
            "SW-7.1 train_step train=brown-1 place=brussels__amsterdam/1",
            "SW-7.1 train_step train=brown-1 place=brussels__dijon/1",
            "SW-7.1 train_step train=brown-1 place=brussels__dijon/2",
            "SW-7.4 train_stopped train=brown-1 place=brussels__dijon/2 lapsed=1 "
            "because SW-7.5 signal_is_red signal=brussels-dijon/2",
            "SW-14.1 tokens_paid tokens=1 because SW-7.5 signal_is_red signal=brussels-dijon/2",
        ],
        6,
    ),
    # 9. Five cards are drawn, and the next player is active.
    Step("play_action", move("end_actions"), ["SW-10.1 actions_ended seat=1"], 6),
    Step("action_card/1", draw("signal"), ["SW-11.1 card_drawn seat=1 action=signal (reveals)"], 6),
    Step("action_card/1", draw("move"), ["SW-11.1 card_drawn seat=1 action=move (reveals)"], 6),
    Step("action_card/1", draw("move"), ["SW-11.1 card_drawn seat=1 action=move (reveals)"], 6),
    Step("action_card/1", draw("switch"), ["SW-11.1 card_drawn seat=1 action=switch (reveals)"], 6),
    Step(
        "action_card/1",
        draw("switch"),
        ["SW-11.1 card_drawn seat=1 action=switch (reveals)", "SW-4.1 turn_begins seat=2 turn=3"],
        6,
    ),
)


def play(s: SwitchState, until: str = "") -> None:
    """Play the turn, up to the first time that this is asked; compare every step."""
    for step in TURN:
        if until and asked(s) == until:
            return
        assert asked(s) == step.asked
        events = step.does(s)
        assert [line_of_event(GAME, s, event) for event in events] == list(step.told)
        assert s.tokens == step.tokens
        assert faults(s) == []


@accepts("SW-4.1", "SW-6.2", "SW-9.1", "SW-10.1", "SW-10.2", "SW-10.3", "SW-10.4", "SW-10.6", "SW-11.1")
def test_the_worked_turn_is_played_as_the_rulebook_tells_it() -> None:
    s = open_scenario()
    play(s)
    assert asked(s) == "departure_card"
    assert s.active == 1
    assert s.hands == [[1, 2, 2], [2, 2, 1]]
    assert s.discard == [1, 2, 3]
    assert heading(s, "black-1") == "lyon__dijon/2>lyon"
    assert heading(s, "brown-1") == "brussels__dijon/2>dijon"
    assert (load(s, "black-1"), goods(s, "paris")) == ("yellow", 1)


@accepts("SW-2.10", "SW-8.4")
def test_before_it_the_forecast_from_calais_says_the_same() -> None:
    s = open_scenario()
    play(s, until="choose_train_order")
    assert place(s, "black-1") == "calais"
    ends = {face.points: face.cheapest for face in forecast(s, 0)}
    assert {points: s.map.place_tokens[end.place] for points, end in ends.items()} == {
        2: "amiens__paris/1",
        3: "paris",
        4: "paris",
        5: "paris",
    }
    assert all(end.cost == 0 for end in ends.values())


@refuses("SW-10.2")
def test_the_last_disc_of_a_city_is_not_taken_for_it() -> None:
    s = open_scenario()
    play(s, until="play_action")
    say(s, "load train:black-1 pay:move")
    why = refusal(s, "signal from:marseille/lyon to:paris/dijon pay:signal")
    assert line_of_reason(GAME, s, why) == "SW-10.2 last_disc_of_city city=marseille"
    assert "paris/dijon" in choices(s, "signal from:cologne-stuttgart/1")


@refuses("SW-6.3")
def test_had_calais_been_occupied_it_would_have_cost_two_tokens() -> None:
    s = open_scenario()
    calais = s.map.place_by_token["calais"]
    s.train_place[4] = calais
    s.train_heading[4] = s.map.start_heading[s.map.start_of_place[calais]]
    reveal(s, "departure_01")
    say(s, "deploy colour:black")
    events = roll(s, 4, 2)
    assert line_of_event(GAME, s, events[2]).startswith("SW-14.1 tokens_paid tokens=2 because SW-6.3")
    assert s.tokens == 5
