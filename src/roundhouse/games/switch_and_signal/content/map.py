"""A map as the engine reads it: everything numbered, every next step looked up in a column.

A map is a graph of cities, start places and junctions joined by chains of track pieces (SW-2).
All ids are whole numbers and index the columns below; `NONE` stands where there is nothing.
A `Map` is built once from a checked file and never changed, so all states share it.
"""

from __future__ import annotations

from .edition import Edition
from .ids import (
    CITY,
    NONE,
    ONE_PER_PORT,
    PIECE,
    START,
    TWO_OF_EACH,
    UNREACHABLE,
    ArmId,
    CityId,
    EdgeId,
    HeadingId,
    JunctionId,
    NodeId,
    PlaceId,
    SettingId,
    SignalId,
    StartId,
)
from .layout import Layout
from .names import list_names
from .source import CityRecord, EdgeRecord, JunctionRecord, MapRecord, SignalRecord, StartRecord


class Map:
    """The native content object behind `state.map`; all in which maps differ (SW-13.7) stands here.

    Numbering: nodes are cities, then start places, then junctions. Places are track pieces
    (edge by edge, from node a to node b), then cities, then start places. A train on piece `p`
    that faces b has heading `2 * p`, facing a `2 * p + 1`; on start place `s` it has heading
    `2 * n_pieces + s`; in a city it has none. Edge `e` has arm `2 * e` at a and `2 * e + 1` at b.
    """

    # What the map is called, and what of the rules hangs on it.
    id: str
    edition: str
    author: str
    map_digest: str
    must_stop_in_cities: bool
    unloaded_may_use_ports: bool
    goods_rule: int
    helpers: list[int]
    signal_discs: int
    signal_discs_on_lines: int
    switch_discs: int
    layout: Layout

    # Nodes.
    n_cities: int
    n_starts: int
    n_junctions: int
    n_nodes: int
    node_tokens: list[str]
    node_by_token: dict[str, NodeId]

    # Cities, ports and goods.
    city_tokens: list[str]
    city_by_token: dict[str, CityId]
    city_colour: list[int]
    city_arms: list[list[ArmId]]
    city_signals: list[list[SignalId]]
    goods_cities: list[CityId]
    ports: list[CityId]
    colours: list[int]
    city_of_colour: list[CityId]

    # Start places.
    start_tokens: list[str]
    start_by_token: dict[str, StartId]
    start_number: list[int]
    start_numbers: list[list[int]]
    start_by_number: list[StartId]
    start_arm: list[ArmId]
    start_heading: list[HeadingId]

    # Places.
    n_pieces: int
    n_places: int
    place_tokens: list[str]
    place_by_token: dict[str, PlaceId]
    place_kind: list[int]
    city_of_place: list[CityId]
    start_of_place: list[StartId]
    place_of_city: list[PlaceId]
    place_of_start: list[PlaceId]
    piece_edge: list[EdgeId]
    piece_index: list[int]

    # Edges and arms.
    n_edges: int
    edge_tokens: list[str]
    edge_by_token: dict[str, EdgeId]
    edge_pieces: list[int]
    edge_first_piece: list[PlaceId]
    edge_a: list[NodeId]
    edge_b: list[NodeId]
    n_arms: int
    arm_tokens: list[str]
    arm_by_token: dict[str, ArmId]
    arm_node: list[NodeId]
    arm_node_token: list[str]
    arm_junction: list[JunctionId]
    arm_city: list[CityId]
    arm_start: list[StartId]
    arm_other_end: list[ArmId]
    arm_place: list[PlaceId]
    arm_heading: list[HeadingId]
    arm_signal: list[SignalId]

    # Signal fields.
    n_signals: int
    signal_tokens: list[str]
    signal_by_token: dict[str, SignalId]
    signal_edge: list[EdgeId]
    signal_gap: list[int]
    signal_city: list[CityId]
    signal_arm: list[ArmId]
    line_signals: list[SignalId]
    gap_signal: list[list[SignalId]]
    first_green: list[SignalId]

    # Junctions and their settings.
    junction_tokens: list[str]
    junction_by_token: dict[str, JunctionId]
    junction_arms: list[list[ArmId]]
    ways: list[int]
    junction_settings: list[list[SettingId]]
    first_setting: list[SettingId]
    n_settings: int
    setting_junction: list[JunctionId]
    setting_x: list[ArmId]
    setting_y: list[ArmId]
    setting_covers: list[list[ArmId]]
    setting_tokens: list[str]
    setting_full_tokens: list[str]

    # Headings: what lies ahead.
    n_headings: int
    heading_place: list[PlaceId]
    heading_tokens: list[str]
    heading_by_token: dict[str, HeadingId]
    ahead_signal: list[SignalId]
    ahead_arm: list[ArmId]
    ahead_place: list[PlaceId]
    ahead_heading: list[HeadingId]
    entry_arm: list[ArmId]

    # Distances, all switches and signals thought open.
    heading_points: list[list[int]]
    city_points: list[list[int]]

    _names: dict[str, list[str]]

    def __init__(self, source: MapRecord, edition: Edition, digest: str) -> None:
        """Number and link what `check.check_map` has found to be sound."""
        self.id = source.id
        self.edition = source.edition
        self.author = source.author
        self.map_digest = digest
        self.must_stop_in_cities = source.must_stop_in_cities
        self.unloaded_may_use_ports = source.unloaded_may_use_ports
        self.goods_rule = TWO_OF_EACH if source.goods_rule == "two_of_each_colour" else ONE_PER_PORT
        self.helpers = sorted(edition.helper_tokens.index(token) for token in source.helpers)
        self.signal_discs = source.signal_discs
        self.signal_discs_on_lines = source.signal_discs_on_lines
        self.switch_discs = source.switch_discs
        self._number_nodes(source)
        self._number_places(source.edges)
        self._number_arms(source.edges)
        self._number_signals(source.signals)
        self._link_cities(source.cities, edition.goods_colour_tokens)
        self._link_starts(source.start_places)
        self._link_junctions(source.junctions)
        self._look_ahead()
        self._measure()
        self._names = list_names(self, source)
        self.layout = Layout(self, source)

    # -- building ---------------------------------------------------------------------------

    def _number_nodes(self, source: MapRecord) -> None:
        self.city_tokens = [record.id for record in source.cities]
        self.start_tokens = [record.id for record in source.start_places]
        self.junction_tokens = [record.id for record in source.junctions]
        self.n_cities = len(self.city_tokens)
        self.n_starts = len(self.start_tokens)
        self.n_junctions = len(self.junction_tokens)
        self.node_tokens = self.city_tokens + self.start_tokens + self.junction_tokens
        self.n_nodes = len(self.node_tokens)
        self.node_by_token = {token: NodeId(i) for i, token in enumerate(self.node_tokens)}
        self.city_by_token = {token: CityId(i) for i, token in enumerate(self.city_tokens)}
        self.start_by_token = {token: StartId(i) for i, token in enumerate(self.start_tokens)}
        self.junction_by_token = {token: JunctionId(i) for i, token in enumerate(self.junction_tokens)}

    def _number_places(self, edges: list[EdgeRecord]) -> None:
        self.n_edges = len(edges)
        self.edge_tokens = [record.id for record in edges]
        self.edge_by_token = {token: EdgeId(i) for i, token in enumerate(self.edge_tokens)}
        self.edge_pieces = [record.pieces for record in edges]
        self.edge_a = [self.node_by_token[record.a] for record in edges]
        self.edge_b = [self.node_by_token[record.b] for record in edges]
        self.edge_first_piece = []
        self.piece_edge = []
        self.piece_index = []
        self.place_tokens = []
        for edge in range(self.n_edges):
            self.edge_first_piece.append(PlaceId(len(self.place_tokens)))
            for index in range(1, self.edge_pieces[edge] + 1):
                self.piece_edge.append(EdgeId(edge))
                self.piece_index.append(index)
                self.place_tokens.append(self.edge_tokens[edge] + "/" + str(index))
        n = len(self.place_tokens)
        self.n_pieces = n
        self.place_tokens = self.place_tokens + self.city_tokens + self.start_tokens
        self.n_places = len(self.place_tokens)
        self.place_by_token = {token: PlaceId(i) for i, token in enumerate(self.place_tokens)}
        self.place_kind = [PIECE] * n + [CITY] * self.n_cities + [START] * self.n_starts
        no_city, no_start = CityId(NONE), StartId(NONE)
        self.city_of_place = [no_city] * n
        self.city_of_place += [CityId(c) for c in range(self.n_cities)] + [no_city] * self.n_starts
        self.start_of_place = [no_start] * (n + self.n_cities)
        self.start_of_place += [StartId(s) for s in range(self.n_starts)]
        self.place_of_city = [PlaceId(n + c) for c in range(self.n_cities)]
        self.place_of_start = [PlaceId(n + self.n_cities + s) for s in range(self.n_starts)]

    def _number_arms(self, edges: list[EdgeRecord]) -> None:
        self.n_arms = 2 * self.n_edges
        self.arm_node = []
        self.arm_tokens = []
        self.arm_other_end = []
        self.arm_place = []
        self.arm_heading = []
        for edge in range(self.n_edges):
            first = self.edge_first_piece[edge]
            last = PlaceId(first + self.edge_pieces[edge] - 1)
            self.arm_node += [self.edge_a[edge], self.edge_b[edge]]
            self.arm_tokens.append(edges[edge].a + "/" + edges[edge].b)
            self.arm_tokens.append(edges[edge].b + "/" + edges[edge].a)
            self.arm_other_end += [ArmId(2 * edge + 1), ArmId(2 * edge)]
            self.arm_place += [first, last]
            self.arm_heading += [HeadingId(2 * first), HeadingId(2 * last + 1)]
        self.arm_by_token = {token: ArmId(i) for i, token in enumerate(self.arm_tokens)}
        self.arm_node_token = [self.node_tokens[node] for node in self.arm_node]
        self.arm_city = []
        self.arm_start = []
        self.arm_junction = []
        for node in self.arm_node:
            start = node - self.n_cities
            junction = start - self.n_starts
            self.arm_city.append(CityId(node if start < 0 else NONE))
            self.arm_start.append(StartId(start if start >= 0 and junction < 0 else NONE))
            self.arm_junction.append(JunctionId(junction if junction >= 0 else NONE))

    def _number_signals(self, signals: list[SignalRecord]) -> None:
        self.n_signals = len(signals)
        self.gap_signal = [[SignalId(NONE)] * (pieces + 1) for pieces in self.edge_pieces]
        self.arm_signal = [SignalId(NONE)] * self.n_arms
        self.signal_edge = []
        self.signal_gap = []
        self.signal_city = []
        self.signal_arm = []
        self.signal_tokens = []
        self.line_signals = []
        for i in range(self.n_signals):
            self._number_signal(SignalId(i), signals[i])
        self.signal_by_token = {token: SignalId(i) for i, token in enumerate(self.signal_tokens)}
        self.first_green = [SignalId(i) for i in range(self.n_signals) if signals[i].first_game_green]

    def _number_signal(self, signal: SignalId, record: SignalRecord) -> None:
        edge = self.edge_by_token[record.edge]
        self.signal_edge.append(edge)
        self.signal_gap.append(record.gap)
        self.gap_signal[edge][record.gap] = signal
        if record.kind == "city":
            arm = ArmId(2 * edge if record.gap == 0 else 2 * edge + 1)
            self.arm_signal[arm] = signal
            self.signal_arm.append(arm)
            self.signal_city.append(self.arm_city[arm])
            self.signal_tokens.append(self.arm_tokens[arm])
        else:
            self.line_signals.append(signal)
            self.signal_arm.append(ArmId(NONE))
            self.signal_city.append(CityId(NONE))
            a, b = self.node_tokens[self.edge_a[edge]], self.node_tokens[self.edge_b[edge]]
            self.signal_tokens.append(a + "-" + b + "/" + str(record.gap))

    def _arms_at(self, node: NodeId, edges: list[str]) -> list[ArmId]:
        """The arms a node has on the named edges, in their order."""
        arms: list[ArmId] = []
        for token in edges:
            edge = self.edge_by_token[token]
            arms.append(ArmId(2 * edge if self.edge_a[edge] == node else 2 * edge + 1))
        return arms

    def _link_cities(self, cities: list[CityRecord], colours: list[str]) -> None:
        self.city_arms = []
        self.city_signals = []
        self.city_colour = []
        self.goods_cities = []
        self.ports = []
        self.city_of_colour = [CityId(NONE)] * len(colours)
        for i in range(self.n_cities):
            city = CityId(i)
            arms = self._arms_at(NodeId(i), cities[i].arms)
            self.city_arms.append(arms)
            self.city_signals.append([self.arm_signal[arm] for arm in arms])
            if cities[i].kind == "port":
                self.city_colour.append(NONE)
                self.ports.append(city)
            else:
                colour = colours.index(cities[i].goods_colour)
                self.city_colour.append(colour)
                self.city_of_colour[colour] = city
                self.goods_cities.append(city)
        self.colours = [c for c in range(len(colours)) if self.city_of_colour[c] != NONE]

    def _link_starts(self, starts: list[StartRecord]) -> None:
        self.start_numbers = []
        self.start_number = []
        self.start_arm = []
        self.start_heading = []
        by_number = {}
        for i in range(self.n_starts):
            record = starts[i]
            numbers = list(record.numbers) if record.numbers is not None else []
            if record.number is not None:
                numbers.append(record.number)
            self.start_numbers.append(numbers)
            self.start_number.append(numbers[0])
            self.start_arm.append(self._arms_at(NodeId(self.n_cities + i), [record.arm])[0])
            self.start_heading.append(HeadingId(2 * self.n_pieces + i))
            for number in numbers:
                by_number[number] = StartId(i)
        highest = max(by_number)
        self.start_by_number = [by_number.get(number, StartId(NONE)) for number in range(highest + 1)]

    def _link_junctions(self, junctions: list[JunctionRecord]) -> None:
        self.junction_arms = []
        self.ways = []
        self.junction_settings = []
        self.first_setting = []
        self.setting_junction = []
        self.setting_x = []
        self.setting_y = []
        self.setting_covers = []
        self.setting_tokens = []
        for i in range(self.n_junctions):
            node = NodeId(self.n_cities + self.n_starts + i)
            arms = self._arms_at(node, junctions[i].arms)
            self.junction_arms.append(arms)
            self.ways.append(len(arms))
            first = len(self.setting_x)
            for pair in junctions[i].passable_pairs:
                self._number_setting(JunctionId(i), arms, self._arms_at(node, [pair[0], pair[1]]))
            settings = [SettingId(k) for k in range(first, len(self.setting_x))]
            self.junction_settings.append(settings)
            opened = self._arms_at(node, junctions[i].first_game_open)
            self.first_setting.append(self.setting_of_arms(JunctionId(i), opened[0], opened[1]))
        self.n_settings = len(self.setting_x)
        self.setting_full_tokens = []
        for k in range(self.n_settings):
            junction = self.junction_tokens[self.setting_junction[k]]
            self.setting_full_tokens.append(junction + "/" + self.setting_tokens[k])

    def _number_setting(self, junction: JunctionId, arms: list[ArmId], pair: list[ArmId]) -> None:
        """A setting's two arms, and its token, follow the order of the junction's arms."""
        first_is_x = arms.index(pair[0]) < arms.index(pair[1])
        x, y = (pair[0], pair[1]) if first_is_x else (pair[1], pair[0])
        self.setting_junction.append(junction)
        self.setting_x.append(x)
        self.setting_y.append(y)
        self.setting_covers.append([arm for arm in arms if arm not in (x, y)])
        self.setting_tokens.append(self.arm_neighbour(x) + "-" + self.arm_neighbour(y))

    def _look_ahead(self) -> None:
        """SW-2.7, SW-2.8, SW-7.9: what a train meets next, for every place and direction."""
        self.heading_place = []
        self.ahead_signal = []
        self.ahead_arm = []
        self.ahead_place = []
        self.ahead_heading = []
        self.entry_arm = []
        for piece in range(self.n_pieces):
            edge = self.piece_edge[piece]
            index = self.piece_index[piece]
            gaps = self.gap_signal[edge]
            if index < self.edge_pieces[edge]:
                self._see_place(PlaceId(piece), gaps[index], PlaceId(piece + 1), HeadingId(2 * piece + 2))
            else:
                self._see_node(PlaceId(piece), gaps[index], ArmId(2 * edge + 1))
            if index > 1:
                self._see_place(PlaceId(piece), gaps[index - 1], PlaceId(piece - 1), HeadingId(2 * piece - 1))
            else:
                self._see_node(PlaceId(piece), gaps[0], ArmId(2 * edge))
        for start in range(self.n_starts):
            arm = self.start_arm[start]
            self._see_place(
                self.place_of_start[start], self.arm_signal[arm], self.arm_place[arm], self.arm_heading[arm]
            )
        self.n_headings = len(self.heading_place)
        self.heading_tokens = [self._heading_token(HeadingId(h)) for h in range(self.n_headings)]
        self.heading_by_token = {token: HeadingId(h) for h, token in enumerate(self.heading_tokens)}

    def _see_place(self, at: PlaceId, signal: SignalId, place: PlaceId, heading: HeadingId) -> None:
        self.heading_place.append(at)
        self.ahead_signal.append(signal)
        self.ahead_arm.append(ArmId(NONE))
        self.ahead_place.append(place)
        self.ahead_heading.append(heading)
        self.entry_arm.append(ArmId(NONE))

    def _see_node(self, at: PlaceId, signal: SignalId, arm: ArmId) -> None:
        self.heading_place.append(at)
        self.ahead_signal.append(signal)
        self.ahead_heading.append(HeadingId(NONE))
        self.entry_arm.append(arm)
        if self.arm_junction[arm] != NONE:
            self.ahead_arm.append(arm)
            self.ahead_place.append(PlaceId(NONE))
        else:
            self.ahead_arm.append(ArmId(NONE))
            self.ahead_place.append(PlaceId(self.n_pieces + self.arm_node[arm]))

    def _heading_token(self, heading: HeadingId) -> str:
        """`amiens__paris/1>paris`: the place and the node the train faces."""
        place = self.heading_place[heading]
        if self.place_kind[place] == START:
            return self.place_tokens[place] + ">" + self.arm_neighbour(self.start_arm[self.start_of_place[place]])
        edge = self.piece_edge[place]
        node = self.edge_b[edge] if heading % 2 == 0 else self.edge_a[edge]
        return self.place_tokens[place] + ">" + self.node_tokens[node]

    def _measure(self) -> None:
        """Movement points to every city, searched backwards from each (SW-2.8)."""
        n = self.n_headings + self.n_cities
        before: list[list[int]] = [[] for _ in range(n)]
        for here in range(n):
            for there in self._list_onward(here):
                before[there].append(here)
        self.heading_points = [[UNREACHABLE] * self.n_cities for _ in range(self.n_headings)]
        self.city_points = [[UNREACHABLE] * self.n_cities for _ in range(self.n_cities)]
        for city in range(self.n_cities):
            points = [UNREACHABLE] * n
            points[self.n_headings + city] = 0
            queue = [self.n_headings + city]
            done = 0
            while done < len(queue):
                here = queue[done]
                done += 1
                for there in before[here]:
                    if points[there] == UNREACHABLE:
                        points[there] = points[here] + 1
                        queue.append(there)
            for heading in range(self.n_headings):
                self.heading_points[heading][city] = points[heading]
            for origin in range(self.n_cities):
                self.city_points[origin][city] = points[self.n_headings + origin]

    def _list_onward(self, here: int) -> list[int]:
        """Where one point can lead from a heading, or from a city numbered after the headings."""
        if here >= self.n_headings:
            return [self.arm_heading[arm] for arm in self.city_arms[here - self.n_headings]]
        if self.ahead_arm[here] != NONE:
            return [self.arm_heading[arm] for arm in self.list_ways(self.ahead_arm[here])]
        if self.ahead_heading[here] != NONE:
            return [self.ahead_heading[here]]
        city = self.city_of_place[self.ahead_place[here]]
        return [self.n_headings + city] if city != NONE else []

    # -- asking -----------------------------------------------------------------------------

    def arm_neighbour(self, arm: ArmId) -> str:
        """The token of the node at the far end of an arm."""
        return self.arm_node_token[self.arm_other_end[arm]]

    def way_through(self, setting: SettingId, arm: ArmId) -> ArmId:
        """SW-2.5: the arm by which a train leaves that enters by `arm`; `NONE` if it is covered."""
        if self.setting_x[setting] == arm:
            return self.setting_y[setting]
        if self.setting_y[setting] == arm:
            return self.setting_x[setting]
        return ArmId(NONE)

    def setting_of_arms(self, junction: JunctionId, one: ArmId, other: ArmId) -> SettingId:
        """SW-2.6: the setting that joins two arms, in either order; `NONE` if they may not be joined."""
        for setting in self.junction_settings[junction]:
            if self.way_through(setting, one) == other:
                return setting
        return SettingId(NONE)

    def setting_of_token(self, junction: JunctionId, token: str) -> SettingId:
        """The junction's setting called `lyon-paris` (or `paris-lyon`); `NONE` if there is none."""
        one, _, other = token.partition("-")
        swapped = other + "-" + one
        for setting in self.junction_settings[junction]:
            if self.setting_tokens[setting] in (token, swapped):
                return setting
        return SettingId(NONE)

    def list_ways(self, arm: ArmId) -> list[ArmId]:
        """SW-2.6: the arms a junction can join with this one, whatever its present setting."""
        ways: list[ArmId] = []
        for setting in self.junction_settings[self.arm_junction[arm]]:
            out = self.way_through(setting, arm)
            if out != NONE:
                ways.append(out)
        return ways

    def points_from_heading(self, heading: HeadingId) -> list[int]:
        """Fewest movement points from a heading to each city, `UNREACHABLE` where no route leads."""
        return self.heading_points[heading]

    def points_from_city(self, city: CityId) -> list[int]:
        """Fewest movement points from a city to each city; 0 to itself."""
        return self.city_points[city]

    def name(self, domain: str, index: int, lang: str) -> str:
        """The name of one thing in a language ("en" or "de").

        Domains: map, node, city, start, junction, place, heading, edge, arm, signal, setting.
        """
        return self._names[lang + "." + domain][index]
