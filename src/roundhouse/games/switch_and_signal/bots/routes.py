"""Routes: what lies between a train and a city, in movement points, switches and signals.

`Net` is what a map says once and for all; `Reach` is a search backwards from one city over the present discs,
done once a decision; `Route` is the way that it found from one position.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from roundhouse.games.switch_and_signal.bots.weights import Weights
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.content.map import Map
from roundhouse.games.switch_and_signal.state import SwitchState

FAR: Final = 1000.0
"""A cost no route has."""
A_SIGNAL: Final = 0
A_SWITCH: Final = 1


class Need:
    """What a route needs at one place: a green signal, or a junction that joins two arms."""

    __slots__ = ("at", "entry", "id", "kind", "out")

    def __init__(self, kind: int, id: int, entry: int, out: int, at: int) -> None:  # noqa: A002 - it is one
        self.kind = kind
        self.id = id
        self.entry = entry
        self.out = out
        self.at = at
        """After how many points of the route the train asks for it."""


class Net:
    """A map as the bot reads it: for each arm the edge that begins there."""

    def __init__(self, m: Map) -> None:
        self.map = m
        self.n_headings = m.n_headings
        self.length: list[int] = []
        """Pieces of the edge that leaves by an arm."""
        self.signals: list[list[tuple[int, int]]] = []
        """Its signal fields as they are met: how many of its pieces lie before, and the field."""
        self.arms_at: list[list[int]] = [[] for _ in range(m.n_nodes)]
        """The arms of each node."""
        self.ways: list[list[int]] = [[] for _ in range(m.n_arms)]
        """For each arm of a junction the arms that it may be joined with."""
        self.joining: list[dict[int, int]] = [{} for _ in range(m.n_arms)]
        """For each arm of a junction the settings by the other arm."""
        self.lead: list[int] = []
        """For each heading the arm by which its edge was entered."""
        self.done: list[int] = []
        """For each heading how many pieces of that edge are used up."""
        for arm in range(m.n_arms):
            self._number_arm(arm)
        for setting in range(m.n_settings):
            x, y = int(m.setting_x[setting]), int(m.setting_y[setting])
            self.ways[x].append(y)
            self.ways[y].append(x)
            self.joining[x][y] = self.joining[y][x] = setting
        for heading in range(m.n_headings):
            self._number_heading(heading)

    def _number_arm(self, arm: int) -> None:
        m = self.map
        n = m.edge_pieces[arm // 2]
        self.length.append(n)
        self.arms_at[m.arm_node[arm]].append(arm)
        fields: list[tuple[int, int]] = []
        for gap in range(n + 1):
            signal = m.gap_signal[arm // 2][gap if arm % 2 == 0 else n - gap]
            if signal != NONE:
                fields.append((gap, int(signal)))
        self.signals.append(fields)

    def _number_heading(self, heading: int) -> None:
        m = self.map
        if heading >= 2 * m.n_pieces:
            self.lead.append(int(m.start_arm[heading - 2 * m.n_pieces]))
            self.done.append(0)
            return
        edge = m.piece_edge[heading // 2]
        index = m.piece_index[heading // 2]
        self.lead.append(2 * edge + heading % 2)
        self.done.append(index if heading % 2 == 0 else m.edge_pieces[edge] - index + 1)


class Route:
    """A way to a city: its points, what other trains on it cost, and what it needs."""

    __slots__ = ("extra", "needs", "points")

    def __init__(self) -> None:
        self.points = 0
        self.extra = 0.0
        self.needs: list[Need] = []


class Traffic:
    """What other trains cost on each edge, by the arm that it is entered by."""

    __slots__ = ("in_city", "on_edge")

    def __init__(self, net: Net, s: SwitchState, w: Weights) -> None:
        m = net.map
        self.on_edge = [0.0] * m.n_arms
        self.in_city = [0.0] * m.n_cities
        for train, place in enumerate(s.train_place):
            if place == NONE:
                continue
            heading = s.train_heading[train]
            if heading == NONE:
                self.in_city[m.city_of_place[place]] += w.city_taken
            else:
                lead = net.lead[heading]
                self.on_edge[lead] += w.followed
                self.on_edge[lead ^ 1] += w.oncoming


class Reach:
    """The best way to one city from everywhere.

    `cost`, by arm: what it takes a train that arrives at the node by this arm. `out`: the arm it leaves by.
    """

    __slots__ = ("city_out", "cost", "net", "out", "routes", "target", "traffic", "w")

    def __init__(self, net: Net, s: SwitchState, w: Weights, traffic: Traffic, target: int) -> None:
        self.net = net
        self.w = w
        self.traffic = traffic
        self.target = target
        m = net.map
        self.cost = [FAR] * m.n_arms
        self.out = [NONE] * m.n_arms
        self.city_out = [NONE] * m.n_cities
        """The arm by which to leave each city."""
        self.routes: dict[int, Route] = {}
        self._search(s)

    def _search(self, s: SwitchState) -> None:
        net, w, cost, out = self.net, self.w, self.cost, self.out
        m = net.map
        green, setting = s.green, s.setting
        arm_node, n_cities, n_starts = m.arm_node, m.n_cities, m.n_starts
        queue: list[tuple[float, int]] = []
        for arm in net.arms_at[self.target]:
            cost[arm] = w.point + self.traffic.in_city[self.target]
            queue.append((cost[arm], arm))
        queue.sort()
        while queue:
            so_far, arrival = heappop(queue)
            if so_far > cost[arrival]:
                continue
            arm = arrival ^ 1
            total = so_far + w.point * net.length[arm] + self.traffic.on_edge[arm]
            for _, signal in net.signals[arm]:
                if not green[signal]:
                    total += w.signal_ahead
            node = int(arm_node[arm])
            if node >= n_cities + n_starts:
                now = setting[m.arm_junction[arm]]
                for other in net.ways[arm]:
                    c = total if net.joining[arm][other] == now else total + w.switch_ahead
                    if c < cost[other]:
                        cost[other] = c
                        out[other] = arm
                        heappush(queue, (c, other))
            elif node < n_cities and node != self.target:
                if self.city_out[node] == NONE:
                    self.city_out[node] = arm
                c = total + w.point + self.traffic.in_city[node] + (w.stop if m.must_stop_in_cities else 0.0)
                for other in net.arms_at[node]:
                    turned = w.stop if other == arm and not m.must_stop_in_cities else 0.0
                    if c + turned < cost[other]:
                        cost[other] = c + turned
                        out[other] = arm
                        heappush(queue, (c + turned, other))

    def route(self, s: SwitchState, key: int) -> Route | None:
        """The way from a position: a heading, or a city numbered after the headings."""
        known = self.routes.get(key)
        if known is not None:
            return known if known.points < 900 else None
        route = Route()
        self.routes[key] = route
        net = self.net
        if key >= net.n_headings:
            city = key - net.n_headings
            if city == self.target:
                return route
            arm = self.city_out[city]
            done = 0
        else:
            arm = net.lead[key]
            done = net.done[key]
            self._note_trains_ahead(s, route, arm, done)
        if arm == NONE or self.cost[arm ^ 1] >= FAR:
            route.points = 999
            return None
        self._follow(route, arm, done, key >= net.n_headings)
        return route

    def _note_trains_ahead(self, s: SwitchState, route: Route, arm: int, done: int) -> None:
        """Trains further on along the same edge."""
        for heading in s.train_heading:
            if heading == NONE:
                continue
            lead = self.net.lead[heading]
            if lead == arm and self.net.done[heading] > done:
                route.extra += self.w.followed
            elif lead ^ 1 == arm and self.net.length[arm] - self.net.done[heading] + 1 > done:
                route.extra += self.w.oncoming

    def _follow(self, route: Route, arm: int, done: int, whole: bool) -> None:
        net, m = self.net, self.net.map
        used = -done
        while True:
            for before, signal in net.signals[arm]:
                if before >= done and (done == 0 or before > 0):
                    route.needs.append(Need(A_SIGNAL, signal, NONE, NONE, used + before))
            if whole:
                route.extra += self.traffic.on_edge[arm]
            whole = True
            done = 0
            used += net.length[arm]
            arrival = arm ^ 1
            node = int(m.arm_node[arrival])
            if node < m.n_cities:
                used += 1
                route.extra += self.traffic.in_city[node]
                if node == self.target:
                    route.points = used
                    return
                if m.must_stop_in_cities:
                    route.extra += self.w.stop
            arm = self.out[arrival]
            if node >= m.n_cities + m.n_starts:
                route.needs.append(Need(A_SWITCH, int(m.arm_junction[arm]), arrival, arm, used))


def is_met(s: SwitchState, net: Net, need: Need) -> bool:
    """Whether the discs lie as a route needs them."""
    if need.kind == A_SIGNAL:
        return s.green[need.id] == 1
    return s.setting[need.id] == net.joining[need.entry].get(need.out, NONE)


def rate_fields(uses: list[float], route: Route | None, weight: float) -> None:
    """Add what a route asks of each signal field; what is near counts more."""
    if route is None:
        return
    for need in route.needs:
        if need.kind == A_SIGNAL:
            uses[need.id] += weight / (1.0 + 0.1 * need.at)
