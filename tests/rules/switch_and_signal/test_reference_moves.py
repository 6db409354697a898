"""A second opinion on chapters 7, 8, 9 and 13: moves worked out anew from the map's file, the slow and simple way.

Nothing of the engine is used here but the position it starts from: no numbered graph, no look-ahead columns.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any  # TOML values

import pytest

from roundhouse.games.switch_and_signal.content import MAPS
from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Out
from tests.rules.marks import accepts, refuses
from tests.rules.switch_and_signal.build import SMALL_MAPS, position, say
from tests.rules.switch_and_signal.playing import Found, pick, scatter, walk

Spot = tuple[str, int, str]
"""A piece and the node faced, as (edge, piece, node); a city or start place is (name, 0, "")."""

End = tuple[str, str, int, bool, bool]
"""Place, node faced, tokens, whether it delivers, whether it is off the board."""


class Board:
    """The map as its file tells it, with discs, settings and trains as they are."""

    def __init__(self, table: dict[str, Any], s: SwitchState, train: int) -> None:
        self.must_stop = bool(table["must_stop_in_cities"]) and not s.passing
        self.empty_may_stay = bool(table["unloaded_may_use_ports"])
        self.edges = {edge["id"]: (edge["a"], edge["b"], edge["pieces"]) for edge in table["edges"]}
        self.ports = {city["id"] for city in table["cities"] if city["kind"] == "port"}
        self.cities = {city["id"]: list(city["arms"]) for city in table["cities"]}
        self.starts = {start["id"] for start in table["start_places"]}
        self.red = {(signal["edge"], signal["gap"]) for i, signal in enumerate(table["signals"]) if not s.green[i]}
        self.open = {junction["id"]: set(self.arms_of(s, i, junction)) for i, junction in enumerate(table["junctions"])}
        self.trains = [
            self.spot(s, place, s.train_heading[other])
            for other, place in enumerate(s.train_place) if place != NONE and other != train
        ]  # fmt: skip
        load = s.train_load[train]
        self.delivers_at = {port for port in self.ports if load != NONE and self.wants(s, port, load)}

    def arms_of(self, s: SwitchState, at: int, junction: dict[str, Any]) -> list[str]:
        """The two edges that a junction joins now; settings are numbered as the file lists the pairs."""
        before = s.map.junction_settings[at][0]
        pair: list[str] = junction["passable_pairs"][s.setting[at] - before]
        return pair

    def spot(self, s: SwitchState, place: int, facing: int) -> Spot:
        """Where a train stands, out of the names."""
        name, _, piece = s.map.place_tokens[place].partition("/")
        return (name, int(piece), s.map.heading_tokens[facing].partition(">")[2]) if piece else (name, 0, "")

    def wants(self, s: SwitchState, port: str, load: int) -> bool:
        """SW-13.6, SW-16.3  Whether a port takes the good."""
        if not self.empty_may_stay:
            return True
        tray = s.delivered[s.map.city_by_token[port]]
        spare = 1 if s.options["goods"] == "10" else 0
        return tray[load] == 0 or sum(tray) - sum(n > 0 for n in tray) < spare

    def beyond(self, edge: str, node: str) -> Spot:
        """The first piece of an edge out of a node."""
        a, b, pieces = self.edges[edge]
        return (edge, 1, b) if node == a else (edge, pieces, a)

    def step(self, spot: Spot) -> tuple[Spot, str]:
        """The next space and the edge by which it is entered; an empty name where the way is barred."""
        edge, piece, node = spot
        a, b, pieces = self.edges[edge]
        if (edge, piece if node == b else piece - 1) in self.red:
            return ("", 0, ""), edge
        if node == b and piece < pieces:
            return (edge, piece + 1, b), edge
        if node == a and piece > 1:
            return (edge, piece - 1, a), edge
        if node in self.open:
            joined = self.open[node]
            return (self.beyond(next(iter(joined - {edge})), node) if edge in joined else ("", 0, "")), edge
        return (node, 0, ""), edge

    def exits(self, city: str, but: str = "") -> list[str]:
        """The edges by which a city can be left."""
        free: list[str] = []
        taken = {(edge, piece) for edge, piece, _ in self.trains}
        for edge in self.cities[city]:
            out = self.beyond(edge, city)
            gap = 0 if out[2] == self.edges[edge][1] else self.edges[edge][2]
            if edge != but and (edge, gap) not in self.red and out[:2] not in taken:
                free.append(edge)
        return free

    def run(self, spot: Spot, left: int, path: tuple[str, ...], ends: dict[tuple[str, ...], End]) -> None:
        """Everything that can come of a train here with so many points."""
        while left:
            ahead, entered_by = self.step(spot) if spot[1] else (self.out_of_start(spot[0]), "")
            name = ahead[0]
            others = [other for other in self.trains if other[:2] == ahead[:2]]
            same_way = bool(others) and name not in self.starts and others[0] == ahead
            if not name or same_way or (others and name in self.cities):
                ends[path] = (show(spot), self.facing(spot), left, False, False)
                return
            if others:
                ends[path] = ("", "", 2 * left, False, True)
                return
            spot, left = ahead, left - 1
            path = (*path, show(spot))
            if name in self.starts:
                ends[path] = ("", "", 2, False, True)
                return
            if name in self.cities:
                self.arrive(name, entered_by, left, path, ends)
                return
        ends[path] = (show(spot), self.facing(spot), 0, False, False)

    def facing(self, spot: Spot) -> str:
        """The node faced; out of a start place there is but one."""
        return self.out_of_start(spot[0])[2] if spot[0] in self.starts else spot[2]

    def out_of_start(self, start: str) -> Spot:
        """The first piece out of a start place."""
        return next(self.beyond(edge, start) for edge, (a, b, _) in self.edges.items() if start in (a, b))

    def arrive(
        self, city: str, entered_by: str, left: int, path: tuple[str, ...], ends: dict[tuple[str, ...], End]
    ) -> None:
        """In a city: unload, stop, or pass."""
        if city in self.delivers_at:
            ends[path] = ("", "", 0, True, True)
            return
        away = city in self.ports and not self.empty_may_stay
        ends[path] = ("" if away else city, "", 0, False, away)
        if not self.must_stop and left:
            for edge in self.exits(city, entered_by):
                out = self.beyond(edge, city)
                self.run(out, left - 1, (*path, show(out)), ends)

    def move(self, spot: Spot, points: int) -> dict[tuple[str, ...], End]:
        """All ends of a move, by the places entered."""
        ends: dict[tuple[str, ...], End] = {}
        if spot[0] not in self.cities:
            self.run(spot, points, (), ends)
            return ends
        exits = self.exits(spot[0])
        for edge in exits:
            out = self.beyond(edge, spot[0])
            self.run(out, points - 1, (show(out),), ends)
        return ends if exits else {(): (spot[0], "", points, False, False)}


def show(spot: Spot) -> str:
    """The name of a space in the notation."""
    return f"{spot[0]}/{spot[1]}" if spot[1] else spot[0]


def read_table(map_id: str) -> dict[str, Any]:
    """The map's file."""
    if map_id in MAPS:
        return tomllib.loads(
            (files("roundhouse.games.switch_and_signal.content") / f"{map_id}.toml").read_text("utf-8")
        )
    return tomllib.loads((SMALL_MAPS / f"{map_id}.toml").read_text("utf-8"))


def read_found(s: SwitchState, found: Found) -> dict[tuple[str, ...], End]:
    """What the engine did, in the same words."""
    ends: dict[tuple[str, ...], End] = {}
    for path, (place, heading, _, cost, _, delivers, returns, _) in found.items():
        facing = s.map.heading_tokens[heading].partition(">")[2] if heading != NONE else ""
        at = s.map.place_tokens[place] if place != NONE else ""
        ends[tuple(s.map.place_tokens[p] for p in path)] = (at, facing, cost, delivers, returns)
    return ends


@accepts("SW-7.1", "SW-7.2", "SW-7.9", "SW-7.11", "SW-8.3", "SW-13.3", "SW-A20")
@refuses("SW-7.1", "SW-7.2", "SW-7.9", "SW-7.11", "SW-8.3", "SW-13.3", "SW-A20")
@pytest.mark.parametrize("passing", [False, True])
@pytest.mark.parametrize("map_id", [*MAPS, "tiny", "loop"])
def test_every_move_is_as_the_file_of_the_map_has_it(map_id: str, passing: bool) -> None:
    table = read_table(map_id)
    dice = Dice(f"reference/{map_id}")
    for n in range(40):
        s = position(map_id, hand={"move": 9}, passing=passing, options={"goods": "10" if n % 2 else "8"})
        scatter(s, dice)
        s.timetable.aside, s.tokens = 0, 7  # no payment loses the game here
        trains = [train for train, place in enumerate(s.train_place) if place != NONE]
        train = pick(dice, trains)
        board = Board(table, s, train)
        spot = board.spot(s, s.train_place[train], s.train_heading[train])
        say(s, f"move train:{s.train_tokens[train]} pay:move")
        die = s.edition.die_faces[s.train_colour[train]]
        for points in sorted(set(die)):
            rolled, out, found = s.clone(), Out(), Found()
            GAME.settle(rolled, die.index(points), out)
            walk(rolled, train, out.events, found)
            assert read_found(s, found) == board.move(spot, points)
