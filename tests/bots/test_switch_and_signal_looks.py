"""What the steady bot of Switch & Signal counts with: rolls, routes, odds, and runs that equal the rules' forecast."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roundhouse.bots.kit import RandomWalk
from roundhouse.games.switch_and_signal import GAME
from roundhouse.games.switch_and_signal.bots.chances import Chances
from roundhouse.games.switch_and_signal.bots.plans import Planner
from roundhouse.games.switch_and_signal.bots.routes import A_SIGNAL, A_SWITCH, Net
from roundhouse.games.switch_and_signal.bots.sight import HERE, Sight
from roundhouse.games.switch_and_signal.bots.steady import count_rolls
from roundhouse.games.switch_and_signal.bots.trips import DEPOT
from roundhouse.games.switch_and_signal.bots.weights import DEFAULT, Weights
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.content.loader import load_map
from roundhouse.games.switch_and_signal.forecast import Outcome, forecast
from roundhouse.games.switch_and_signal.rules.ch09_cities import may_pass
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import SILENT

NETS = {name: Net(load_map(name)) for name in ("europe", "north_america")}


def look_at(s: SwitchState, weights: Weights = DEFAULT) -> Sight:
    return Sight(NETS[s.map.id], [count_rolls(faces, 120) for faces in s.edition.die_faces], s, weights)


def positions(map_id: str, seed: str, moves: int, every: int) -> Iterator[SwitchState]:
    """Positions of a game played at random, with trains that got about; loads are put on now and then."""
    s = GAME.new(2, {"map": map_id})
    dice = Dice(seed)
    walk = RandomWalk(dice)
    for n in range(moves):
        while s.chance is not None:
            GAME.settle(s, dice.settle(s.chance), SILENT)
        if s.over is not None:
            return
        assert s.question is not None
        slot = s.question.slots[0]
        if n % every == 0:
            yield s
        GAME.apply(s, slot, walk.move(GAME, s, slot), SILENT)
        s.tokens = 7


def test_rolls_are_counted_as_the_dice_fall() -> None:
    rolls = count_rolls([2, 3, 3, 4, 4, 5], 20)
    assert rolls[0] == 0
    assert rolls[1] == rolls[2] == 1
    assert rolls[3] == pytest.approx(1 + 1 / 6)
    assert rolls[20] / 20 == pytest.approx(1 / 3.5, rel=0.1)


def test_a_route_counts_points_and_what_it_needs() -> None:
    s = GAME.new(2, {"map": "europe"})
    m = s.map
    sight = look_at(s)
    paris = m.city_by_token["paris"]
    calais = int(m.start_heading[m.start_by_token["calais"]])
    route = sight.route(paris, calais)
    assert route is not None
    assert route.points == 3
    assert [need.kind for need in route.needs] == [A_SWITCH, A_SIGNAL]
    marseille = m.city_by_token["marseille"]
    haul = sight.route(marseille, sight.net.n_headings + paris)
    assert haul is not None
    assert haul.points == m.points_from_city(paris)[marseille]


def test_trips_cost_more_with_each_disc_that_lies_wrong() -> None:
    s = GAME.new(2, {"map": "europe"})
    m = s.map
    sight = look_at(s)
    paris = m.city_by_token["paris"]
    calais = int(m.start_heading[m.start_by_token["calais"]])
    free = sight.trip(0, paris, calais)
    s.green[m.signal_by_token["paris/amiens"]] = 0
    assert sight.trip(0, paris, calais) == pytest.approx(free + DEFAULT.signal)
    amiens = m.junction_by_token["amiens"]
    s.setting[amiens] = m.setting_of_token(amiens, "paris-brussels")
    assert sight.trip(0, paris, calais) == pytest.approx(free + DEFAULT.signal + DEFAULT.switch)


def test_the_odds_of_the_next_card_are_those_of_the_cards_still_possible() -> None:
    s = GAME.new(2, {"map": "europe"})
    chances = Chances(s, DEFAULT)
    assert sum(share for share, _, _ in chances.cards) == pytest.approx(1)
    assert chances.expected([0.0, 0.0, 0.0]) == 0
    assert chances.expected([1.0, 1.0, 1.0]) == pytest.approx(30 / 18)
    assert chances.expected([2.0, 0.0, 0.0]) > chances.expected([1.0, 0.0, 0.0])
    s.timetable.deck.bag = [0] * len(s.timetable.deck.bag)
    s.timetable.deck.bag[9] = 3  # only cards on which everything runs
    assert Chances(s, DEFAULT).single == pytest.approx([1.0, 1.0, 1.0])


def value_of(sight: Sight, train: int, outcome: Outcome) -> float:
    """What an outcome of the rules' forecast is worth to the bot."""
    s = sight.s
    value = -sight.chances.price(outcome.cost) if outcome.cost else 0.0
    if outcome.delivers:
        city = s.map.city_of_place[outcome.path[-1]]
        bases = [task.base for task in sight.tasks if task.port == city and task.colour == s.train_load[train]]
        return value + bases[0] + sight.w.delivered
    if outcome.returns:
        return value
    key = outcome.heading
    if key == NONE:
        key = sight.net.n_headings + s.map.city_of_place[outcome.place]
    return value + sight.worth(train, key)


@pytest.mark.parametrize("map_id", ["europe", "north_america"])
def test_its_runs_are_those_of_the_rules(map_id: str) -> None:
    looked = 0
    for seed in range(40):
        for n, s in enumerate(positions(map_id, f"run/{seed}", 60, 7)):
            for train, place in enumerate(s.train_place):
                if place != NONE and s.train_load[train] == NONE and (train + n) % 3 == 0:
                    s.train_load[train] = s.map.colours[n % len(s.map.colours)]
            sight = look_at(s)
            for train in range(len(s.train_place)):
                faces = forecast(s, train)
                if not faces:
                    continue
                values = sight.values_by_points(train, 5, may_pass(s), deep=HERE)
                for face in faces:
                    best = max(value_of(sight, train, outcome) for outcome in face.outcomes)
                    assert values[face.points] == pytest.approx(best), (seed, n, s.train_tokens[train], face.points)
                    looked += 1
    assert looked > 1000


def test_a_train_in_the_depot_is_worth_nothing_and_one_in_its_city_a_lot() -> None:
    s = GAME.new(2, {"map": "europe"})
    s.train_place[0] = int(s.map.place_of_city[s.map.city_by_token["berlin"]])
    sight = look_at(s)
    assert sight.worth(0, DEPOT) == 0
    assert sight.worth(0, sight.key_of(0)) > DEFAULT.approach / 2
    assert sight.tasks[sight.own[0]].city == s.map.city_by_token["berlin"]


def test_two_loaded_trains_of_a_colour_go_to_different_ports() -> None:
    s = GAME.new(2, {"map": "north_america"})
    m = s.map
    for train in (0, 1):
        s.train_place[train] = int(m.arm_place[m.arm_by_token["denver/omaha"]]) + train
        s.train_heading[train] = 2 * s.train_place[train]
        s.train_load[train] = m.city_colour[m.city_by_token["denver"]]
    sight = look_at(s)
    assert {sight.tasks[sight.own[train]].port for train in (0, 1)} == set(m.ports)


def test_the_hand_is_worth_nothing_to_who_is_not_active_again() -> None:
    s = GAME.new(4, {"map": "europe"})
    s.hands[s.active] = [2, 1, 2]
    planner = Planner(look_at(s))
    assert planner.hand_value() > 1
    s.timetable.aside = sum(s.timetable.deck.bag) - 3  # three cards left, and four hands
    assert planner.hand_value() == 0
