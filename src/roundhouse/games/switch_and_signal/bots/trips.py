"""What it takes a train to get from one place to another, with the discs as they lie."""

from __future__ import annotations

from typing import Final

from roundhouse.games.switch_and_signal.bots.routes import FAR, Need, Net, Reach, Route, Traffic, is_met
from roundhouse.games.switch_and_signal.bots.weights import Weights
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.state import SwitchState

DEPOT: Final = -1


class Trips:
    """Ways to all cities from everywhere in one world.

    The world may be changed meanwhile (discs, places): routes are those of the moment when they were first asked
    for, but whether what a route needs is there is always read off the world as it is now.
    """

    def __init__(self, net: Net, rolls: list[list[float]], s: SwitchState, w: Weights) -> None:
        self.net = net
        self.rolls = rolls
        """For each train colour, how often its die is rolled on average for so many points."""
        self.s = s
        self.w = w
        self.traffic = Traffic(net, s, w)
        self.reaches: dict[int, Reach] = {}

    def reach(self, city: int) -> Reach:
        """The search from a city, done when it is first wanted."""
        reach = self.reaches.get(city)
        if reach is None:
            reach = self.reaches[city] = Reach(self.net, self.s, self.w, self.traffic, city)
        return reach

    def key_of(self, train: int) -> int:
        """Where a train stands: its heading, or its city numbered after the headings, or DEPOT."""
        place = self.s.train_place[train]
        if place == NONE:
            return DEPOT
        heading = self.s.train_heading[train]
        return heading if heading != NONE else self.net.n_headings + self.s.map.city_of_place[place]

    def route(self, city: int, key: int) -> Route | None:
        """The way from a position to a city."""
        return self.reach(city).route(self.s, key)

    def trip(self, colour: int, city: int, key: int) -> float:
        """What the way from a position to a city takes, with the discs as they lie now."""
        route = self.reach(city).route(self.s, key)
        if route is None:
            return FAR
        w, s = self.w, self.s
        cost = w.roll * self.rolls[colour][route.points] + route.extra
        for need in route.needs:
            if need.kind == 0:
                if not s.green[need.id]:
                    cost += w.signal
            elif s.setting[need.id] != self.net.joining[need.entry][need.out]:
                cost += w.switch
        return cost

    def unmet(self, route: Route, within: int) -> list[Need]:
        """What a route lacks on its first points."""
        return [need for need in route.needs if need.at <= within and not is_met(self.s, self.net, need)]
