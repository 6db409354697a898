"""The forecast: what each face of a train's die would do, for every exit and pass that could be chosen.

It calls the very functions that the move calls (`travel`, `leave_city`, `locked_in`), on the position as it is
now, so it equals what then happens. Bots, terminal and board read it.
"""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.rules.ch02_board import city_of, is_on_network
from roundhouse.games.switch_and_signal.rules.ch07_moving import (
    COLLIDED,
    IN_CITY,
    ON_START,
    Run,
    leave_city,
    list_passes,
    locked_in,
    travel,
)
from roundhouse.games.switch_and_signal.rules.ch09_cities import (
    list_exits,
    may_pass,
    must_leave_by_depot,
    rule_of_delivery,
    unloads_at,
    why_stop,
)
from roundhouse.games.switch_and_signal.rules.ch14_time_tokens import after_payment, clock_size, is_too_much
from roundhouse.games.switch_and_signal.rules.ids import SW_7_1
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.reasons import Because


class Outcome:
    """One way a move can end: the exits chosen on the way, the places entered, where it ends, what it costs."""

    __slots__ = (
        "because", "cost", "delivers", "exits", "heading", "lapsed", "loses", "path", "place", "points", "returns",
    )  # fmt: skip

    def __init__(self, points: int, exits: list[int], path: list[int]) -> None:
        self.points = points
        """What the die shows."""
        self.exits = exits
        """The arms chosen in cities, the first one also when it was the only one."""
        self.path = path
        """The places entered, in order."""
        self.place = NONE
        """Where the train stops; NONE if it ends in the depot."""
        self.heading = NONE
        self.lapsed = 0
        self.cost = 0
        """Time tokens."""
        self.because: Because = SW_7_1.because("points_used_up")
        self.delivers = False
        self.returns = False
        """Whether the train ends in the depot."""
        self.loses = False
        """Whether paying loses the game; the train then stays where it is (SW-15.4)."""


class Face:
    """One number a die can show: with how many of its faces, and the outcomes to choose from."""

    __slots__ = ("outcomes", "points", "weight")

    def __init__(self, points: int, weight: int, outcomes: list[Outcome]) -> None:
        self.points = points
        self.weight = weight
        self.outcomes = outcomes

    @property
    def cheapest(self) -> Outcome:
        """The outcome that costs least; of equals the first."""
        best = self.outcomes[0]
        for outcome in self.outcomes:
            if outcome.cost < best.cost:
                best = outcome
        return best


def forecast(s: SwitchState, train: int) -> list[Face]:
    """SW-7.1  All faces of a train's die, lowest first. Nothing for a train in the depot."""
    if not is_on_network(s, train):
        return []
    faces = s.edition.die_faces[s.train_colour[train]]
    return [Face(points, faces.count(points), list_outcomes(s, train, points)) for points in sorted(set(faces))]


def expected_cost(faces: list[Face]) -> float:
    """Tokens that a move costs on average if the cheapest outcome is chosen each time."""
    total = sum(face.weight for face in faces)
    return sum(face.weight * face.cheapest.cost for face in faces) / total if total else 0.0


def cards_lost(s: SwitchState, cost: int) -> int:
    """SW-14.2  How many departure cards a payment would take along."""
    return after_payment(s.tokens, cost, clock_size(s))[1]


def list_outcomes(s: SwitchState, train: int, points: int) -> list[Outcome]:
    """SW-7.10, SW-7.12  Every way in which a move with these points can end now."""
    city = city_of(s, train)
    if city == NONE:
        run = travel(s, train, points, s.train_place[train], s.train_heading[train])
        return _go_on(s, points, run, [], run.path)
    exits = list_exits(s, train, city)
    if not exits:
        return [_stand(s, points, locked_in(s, train, points), [], [])]
    outcomes: list[Outcome] = []
    for arm in exits:
        run = leave_city(s, train, points, arm)
        outcomes += _go_on(s, points, run, [arm], run.path)
    return outcomes


def list_passing_outcomes(s: SwitchState, train: int, points: int, entry: int, left: int) -> list[Outcome]:
    """SW-13.3  The same for a train that has just entered its city with points left and may pass."""
    run = Run(train, s.train_place[train], NONE, left)
    run.fate = IN_CITY
    run.entry = entry
    return _go_on(s, points, run, [], [])


def _go_on(s: SwitchState, points: int, run: Run, exits: list[int], path: list[int]) -> list[Outcome]:
    if run.fate != IN_CITY:
        return [_stand(s, points, run, exits, path)]
    train = run.train
    city = s.map.city_of_place[run.place]
    if unloads_at(s, train, city):
        outcome = Outcome(points, exits, path)
        outcome.delivers = outcome.returns = True
        outcome.because = rule_of_delivery(s).because("good_reaches_port", city=city)
        return [outcome]
    outcomes = [_stop_in_city(s, points, run, exits, path)]
    if may_pass(s):
        for arm in list_passes(s, train, city, run.entry, run.left):
            further = leave_city(s, train, run.left, arm)
            outcomes += _go_on(s, points, further, [*exits, arm], path + further.path)
    return outcomes


def _stop_in_city(s: SwitchState, points: int, run: Run, exits: list[int], path: list[int]) -> Outcome:
    city = s.map.city_of_place[run.place]
    outcome = Outcome(points, exits, path)
    outcome.because = why_stop(s, run.train, city, run.entry, run.left)
    outcome.returns = must_leave_by_depot(s, city)
    outcome.place = NONE if outcome.returns else run.place
    return outcome


def _stand(s: SwitchState, points: int, run: Run, exits: list[int], path: list[int]) -> Outcome:
    outcome = Outcome(points, exits, path)
    outcome.loses = is_too_much(s, run.cost)
    outcome.returns = run.fate in {COLLIDED, ON_START} and not outcome.loses
    if not outcome.returns:
        outcome.place = run.place
        outcome.heading = run.heading
    outcome.lapsed = run.lapsed
    outcome.cost = run.cost
    if run.because is not None:
        outcome.because = run.because
    return outcome
