"""How a position looks to the bot: what each train is worth where it stands, and what its next roll would bring."""

from __future__ import annotations

from math import fsum
from typing import Final

from roundhouse.games.switch_and_signal.bots.chances import Chances
from roundhouse.games.switch_and_signal.bots.routes import FAR, Net
from roundhouse.games.switch_and_signal.bots.tasks import Errand, Task, list_wanted
from roundhouse.games.switch_and_signal.bots.trips import DEPOT, Trips
from roundhouse.games.switch_and_signal.bots.weights import Weights
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.state import SwitchState

HERE: Final = 0
"""How far a look goes: only to where the train stands then,"""
NEXT: Final = 1
"""or on to its next roll,"""
WHOLE: Final = 2
"""or to what that means for all trains."""


class Sight(Trips):
    """One look at a world: tasks, trains and what each is worth."""

    def __init__(self, net: Net, rolls: list[list[float]], s: SwitchState, w: Weights) -> None:
        super().__init__(net, rolls, s, w)
        self.chances = Chances(s, w)
        n = len(s.train_place)
        self.own = [NONE] * n
        """The task of each train."""
        self.errands: list[list[Errand]] = [[] for _ in range(n)]
        """What each train may do: its own task, or one that no other train has."""
        self.tasks: list[Task] = []
        self.taken: list[bool] = []
        """Which tasks some train has."""
        self.waiting: list[int] = []
        """Goods in each city for which no train is meant."""
        self.worths = [0.0] * n
        """What each train was worth when the whole board was looked at last, and what a roll would have brought it."""
        self.gains = [0.0] * n
        self._list_tasks()
        self._share_out()

    # -- tasks -----------------------------------------------------------------------------

    def _list_tasks(self) -> None:
        s, m, w = self.s, self.s.map, self.w
        n_colours = len(s.edition.die_faces)
        nearest = [NONE] * m.n_cities
        for city in m.goods_cities:
            best = FAR
            for port in m.ports:
                cost = self.trip(1, int(port), self.net.n_headings + city)
                if cost < best or nearest[city] == NONE:
                    best = cost
                    nearest[city] = int(port)
        self.tasks = list_wanted(s, nearest)
        hauls: dict[int, list[float]] = {}
        for task in self.tasks:
            mark = task.city * m.n_cities + task.port
            if mark not in hauls:
                key = self.net.n_headings + task.city
                hauls[mark] = [min(60.0, self.trip(colour, task.port, key)) for colour in range(n_colours)]
            task.hauls = hauls[mark]
            task.base = w.approach + w.load + fsum(task.hauls) / n_colours

    def _worth(self, train: int, i: int, load: int) -> tuple[int, float]:
        """Where a train has to go for a task, and what it would be worth there."""
        task = self.tasks[i]
        if load == NONE:
            return task.city, task.base - task.hauls[self.s.train_colour[train]] - self.w.load
        return task.port, task.base

    def _share_out(self) -> None:
        """The best pairs of train and task first; a loaded train can only do tasks of its colour."""
        s = self.s
        pairs: list[tuple[float, int, int]] = []
        waiting = s.goods[:]
        for train, place in enumerate(s.train_place):
            if place == NONE:
                continue
            load = s.train_load[train]
            key = self.key_of(train)
            for i, task in enumerate(self.tasks):
                if load not in (NONE, task.colour):
                    continue
                city, worth = self._worth(train, i, load)
                gain = worth - self.trip(s.train_colour[train], city, key)
                if load != NONE:
                    gain += 100.0
                if gain > 0:
                    pairs.append((gain, train, i))
        pairs.sort(key=_by_gain)
        taken = [False] * len(self.tasks)
        for _, train, i in pairs:
            if self.own[train] != NONE or taken[i]:
                continue
            if s.train_load[train] == NONE:
                if waiting[self.tasks[i].city] == 0:
                    continue
                waiting[self.tasks[i].city] -= 1
            self.own[train] = i
            taken[i] = True
        self.taken = taken
        self.waiting = waiting
        for train in range(len(s.train_place)):
            self.errands[train] = self.free_errands(train)

    def free_errands(self, train: int) -> list[Errand]:
        """What a train may do: its own task, or one that no other train has."""
        load, taken, waiting = self.s.train_load[train], self.taken, self.waiting
        errands: list[Errand] = []
        for i, task in enumerate(self.tasks):
            own = self.own[train] == i
            if (taken[i] and not own) or load not in (NONE, task.colour):
                continue
            if load == NONE and not own and waiting[task.city] == 0:
                continue
            city, worth = self._worth(train, i, load)
            for errand in errands:
                if errand.city == city:
                    errand.worth = max(errand.worth, worth)
                    break
            else:
                errands.append(Errand(i, city, worth))
        return errands

    def after_loading(self, train: int, colour: int) -> list[Errand]:
        """What a train may do once it has loaded."""
        i = self.own[train]
        errands: list[Errand] = []
        if i != NONE and self.tasks[i].colour == colour:
            city, worth = self._worth(train, i, colour)
            errands.append(Errand(i, city, worth))
        return errands

    # -- what a train is worth where it stands -------------------------------------------------

    def worth(self, train: int, key: int) -> float:
        """What a train saves us by standing there."""
        if key == DEPOT:
            return 0.0
        best = 0.0
        colour = self.s.train_colour[train]
        for errand in self.errands[train]:
            value = errand.worth - self.trip(colour, errand.city, key)
            best = max(best, value)
        return best

    def main_errand(self, train: int, key: int) -> Errand | None:
        """What a train had best do from there."""
        best = 0.0
        found: Errand | None = None
        colour = self.s.train_colour[train]
        for errand in self.errands[train]:
            value = errand.worth - self.trip(colour, errand.city, key)
            if value > best:
                best = value
                found = errand
        return found

    def whole(self) -> float:
        """What all trains are worth where they stand, and what the next departure card will bring them."""
        s = self.s
        total = 0.0
        by_colour = [0.0] * len(s.edition.die_faces)
        for train, place in enumerate(s.train_place):
            if place == NONE:
                continue
            worth = self.worth(train, self.key_of(train))
            start = s.map.start_of_place[place]
            if start != NONE:
                worth -= self.chances.in_the_way[start]
            total += worth
            self.worths[train] = worth
            if self.chances.cards:
                gain = self.gain_of_roll(train)
                by_colour[s.train_colour[train]] += gain
                self.gains[train] = gain
        return total + self.chances.expected(by_colour)

    # -- what a roll would bring ------------------------------------------------------------------

    def value_of_faces(self, train: int, passing: bool, deep: int) -> float:
        """What a roll of the die brings on average: worth gained, less tokens (`deep`: see there)."""
        s = self.s
        faces = s.edition.die_faces[s.train_colour[train]]
        values = self.values_by_points(train, max(faces), passing, deep)
        total = 0.0
        for face in faces:
            total += values[face]
        return total / len(faces)

    def values_by_points(self, train: int, most: int, passing: bool, deep: int) -> list[float]:
        """For each number of points what the move is worth at best: the worth after it, less tokens."""
        s = self.s
        place = s.train_place[train]
        heading = s.train_heading[train]
        look = Look(self, train, passing, deep)
        s.train_place[train] = place
        s.train_heading[train] = heading
        values = look.from_city(place, most) if heading == NONE else look.along(heading, place, most)
        s.train_place[train] = place
        s.train_heading[train] = heading
        return values

    def gain_of_roll(self, train: int) -> float:
        """What the next departure card would bring if this train ran."""
        return self.value_of_faces(train, not self.s.map.must_stop_in_cities, HERE) - self.worth(
            train, self.key_of(train)
        )


def _by_gain(pair: tuple[float, int, int]) -> tuple[float, int, int]:
    return -pair[0], pair[1], pair[2]


class Look:
    """A train's run under every number of points at once."""

    __slots__ = ("deep", "gone", "passing", "sight", "train")

    def __init__(self, sight: Sight, train: int, passing: bool, deep: int) -> None:
        self.sight = sight
        self.train = train
        self.passing = passing
        self.deep = deep
        self.gone = self.after(NONE, NONE) if deep == WHOLE else 0.0
        """What the board is worth without the train."""

    def after(self, place: int, heading: int) -> float:
        """What the train is worth there afterwards."""
        sight = self.sight
        s = sight.s
        s.train_place[self.train] = place
        s.train_heading[self.train] = heading
        if self.deep == WHOLE:
            return sight.whole()
        value = sight.worth(self.train, sight.key_of(self.train))
        if self.deep == NEXT:
            value += sight.chances.of_colour(s.train_colour[self.train]) * sight.gain_of_roll(self.train)
        return value

    def exits(self, city: int, but: int) -> list[int]:
        """SW-7.10  The usable exits of a city."""
        s = self.sight.s
        m = s.map
        own = s.train_place[self.train]
        found: list[int] = []
        for arm in m.city_arms[city]:
            if arm == but:
                continue
            signal = m.arm_signal[arm]
            if signal != NONE and not s.green[signal]:
                continue
            place = m.arm_place[arm]
            if place in s.train_place and place != own:
                continue
            found.append(arm)
        return found

    def from_city(self, place: int, most: int) -> list[float]:
        """The run of a train that stands in a city."""
        sight = self.sight
        s = sight.s
        m = s.map
        exits = self.exits(m.city_of_place[place], NONE)
        if not exits:
            here = self.after(place, NONE)
            return [here, *self.less(here, s.edition.cost_lapsed_point, most)]
        best: list[float] = []
        for arm in exits:
            values = self.along(m.arm_heading[arm], m.arm_place[arm], most - 1)
            if not best:
                best = [0.0, *values]
            else:
                for points in range(most):
                    best[points + 1] = max(best[points + 1], values[points])
        return best

    def along(self, heading: int, place: int, most: int) -> list[float]:
        """The run along the track; the list says for each number of points what comes of it."""
        sight = self.sight
        s = sight.s
        m, e = s.map, s.edition
        others = s.train_place[:]
        others[self.train] = NONE
        headings: list[int] = [heading]
        places: list[int] = [place]
        values: list[float] = []
        while True:
            used = len(headings) - 1
            if used >= most:
                break
            left = most - used
            signal = m.ahead_signal[heading]
            if signal != NONE and not s.green[signal]:
                values = self._stands(places, headings)
                values += self.less(values[-1], e.cost_lapsed_point, left)
                return values
            arm = m.ahead_arm[heading]
            if arm != NONE:
                setting = s.setting[m.arm_junction[arm]]
                x, y = m.setting_x[setting], m.setting_y[setting]
                out = y if x == arm else x if y == arm else NONE
                if out == NONE:
                    values = self._stands(places, headings)
                    values += self.less(values[-1], e.cost_lapsed_point, left)
                    return values
                place = m.arm_place[out]
                onward = m.arm_heading[out]
            else:
                place = m.ahead_place[heading]
                onward = m.ahead_heading[heading]
            if place in others:
                return self._before_train(places, headings, others, place, onward, left)
            if m.city_of_place[place] != NONE:
                values = self._stands(places, headings)
                return values + self.into_city(m.city_of_place[place], place, m.entry_arm[heading], left)
            if m.start_of_place[place] != NONE:
                values = self._stands(places, headings)
                values += [self.gone - sight.chances.price(e.cost_start_place_entered)] * left
                return values
            heading = onward
            headings.append(heading)
            places.append(place)
        return self._stands(places, headings)

    def less(self, value: float, each: int, most: int) -> list[float]:
        """A value, less the tokens for 1, 2, ... points that lapse at so many tokens each."""
        chances = self.sight.chances
        return [value - chances.price(each * n) for n in range(1, most + 1)]

    def _stands(self, places: list[int], headings: list[int]) -> list[float]:
        return [self.after(places[i], headings[i]) for i in range(len(places))]

    def _before_train(
        self, places: list[int], headings: list[int], others: list[int], place: int, onward: int, left: int
    ) -> list[float]:
        """SW-7.7, SW-7.8, SW-8.1  Up to a train, or into one that comes the other way."""
        s = self.sight.s
        e = s.edition
        values = self._stands(places, headings)
        other = others.index(place)
        facing = s.train_heading[other]
        if facing != NONE and (s.map.start_of_place[place] != NONE or facing != onward):
            values += self.less(self.gone, e.cost_lapsed_point_head_on, left)
        else:
            values += self.less(values[-1], e.cost_lapsed_point, left)
        return values

    def into_city(self, city: int, place: int, entry: int, left: int) -> list[float]:
        """SW-9.1, SW-9.2, SW-13.2 to SW-13.6  What comes of entering a city with 1 to `left` points."""
        sight = self.sight
        s = sight.s
        m = s.map
        load = s.train_load[self.train]
        is_port = m.city_colour[city] == NONE
        if is_port and load != NONE:
            for task in sight.tasks:
                if task.port == city and task.colour == load:
                    return [self.gone + task.base + sight.w.delivered] * left
            if m.must_stop_in_cities and not m.unloaded_may_use_ports:
                return [self.gone] * left
        stop = self.gone if is_port and not m.unloaded_may_use_ports else self.after(place, NONE)
        values = [stop] * left
        if not self.passing or left < 2:
            return values
        s.train_place[self.train] = place
        s.train_heading[self.train] = NONE
        for arm in self.exits(city, entry):
            further = self.along(m.arm_heading[arm], m.arm_place[arm], left - 2)
            for i in range(left - 1):
                values[i + 1] = max(values[i + 1], further[i])
        return values
