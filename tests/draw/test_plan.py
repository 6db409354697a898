"""The plan of a board: complete, countable, inside its box, in the words of the notation; and who has one."""

from __future__ import annotations

import math
import re
from itertools import pairwise
from typing import Any  # Any: options and probes of every kind

import msgspec
import pytest

from roundhouse.draw.curves import Curve, number, outline
from roundhouse.draw.find import drawing_of, plan_of
from roundhouse.games.switch_and_signal import GAME
from roundhouse.games.switch_and_signal.content import MAPS, Map
from roundhouse.games.switch_and_signal.content.loader import load_map
from roundhouse.games.switch_and_signal.drawing import Plan, plan_of_map
from tests.probes import dice_network, sealed_bids
from tests.rules.switch_and_signal.build import map_word

BOTH = pytest.mark.parametrize("name", MAPS)


def the_plan(name: str, lang: str = "en") -> Plan:
    plan = plan_of(GAME, GAME.blank(2, GAME.options({"map": name})), lang)
    assert isinstance(plan, Plan)
    return plan


def the_map(name: str) -> Map:
    return load_map(name)


@BOTH
def test_everything_of_the_notation_lies_somewhere_once(name: str) -> None:
    plan, m = the_plan(name), the_map(name)
    assert [node.id for node in plan.nodes] == m.node_tokens
    pieces = [piece.place for edge in plan.edges for piece in edge.pieces]
    assert pieces + [node.id for node in plan.nodes if node.kind != "junction"] == m.place_tokens
    assert [signal.id for signal in plan.signals] == m.signal_tokens
    assert [setting.id for junction in plan.junctions for setting in junction.settings] == m.setting_full_tokens
    assert [setting.short for junction in plan.junctions for setting in junction.settings] == m.setting_tokens
    assert sorted(one.arm for node in plan.nodes for one in node.exits) == sorted(m.arm_tokens)
    met = [item for edge in plan.edges for item in edge.items]
    assert sorted(item.id for item in met if item.kind == "signal") == sorted(m.signal_tokens)
    assert [item.id for item in met if item.kind == "place"] == pieces


@BOTH
def test_pieces_can_be_counted_and_lie_between_the_nodes(name: str) -> None:
    plan = the_plan(name)
    radius = {node.id: node.r for node in plan.nodes}
    for edge in plan.edges:
        assert edge.pieces[0].begin > radius[edge.a] - 16, edge.id
        assert edge.pieces[-1].end < edge.length - radius[edge.b] + 16, edge.id
        for one, next_one in pairwise(edge.pieces):
            assert next_one.begin - one.end >= 3.0, edge.id
        assert all(piece.length >= 20 for piece in edge.pieces), edge.id


@BOTH
def test_everything_is_inside_the_box(name: str) -> None:
    plan = the_plan(name)
    left, top, width, height = plan.box
    spots = [(one.x, one.y) for one in plan.nodes] + [(one.x, one.y) for one in plan.signals]
    spots += [(one.lamp_x, one.lamp_y) for one in plan.signals]
    assert all(left < x < left + width and top < y < top + height for x, y in spots)
    for words in (edge.d for edge in plan.edges):
        assert re.fullmatch(r"M-?[\d.]+ -?[\d.]+(L|Q-?[\d.]+ -?[\d.]+ )-?[\d.]+ -?[\d.]+", words)


@BOTH
def test_a_setting_joins_two_exits_and_covers_the_others(name: str) -> None:
    plan = the_plan(name)
    nodes = {node.id: node for node in plan.nodes}
    for junction in plan.junctions:
        exits = nodes[junction.id].exits
        assert [one.angle for one in exits] == sorted(one.angle for one in exits)
        for setting in junction.settings:
            assert sorted([*setting.joined, *setting.covered]) == list(range(len(exits)))
            neighbours = {exits[index].to for index in setting.joined}
            assert neighbours == set(setting.short.split("-")), setting.id


@BOTH
def test_lamps_keep_clear_of_each_other_and_of_the_places(name: str) -> None:
    plan = the_plan(name)
    for index, one in enumerate(plan.signals):
        spot = (one.lamp_x, one.lamp_y)
        for other in plan.signals[:index]:
            assert math.dist(spot, (other.lamp_x, other.lamp_y)) > 14, (one.id, other.id)
        for node in plan.nodes:
            assert math.dist(spot, (node.x, node.y)) > node.r + 4, (one.id, node.id)


@BOTH
def test_names_and_seas_follow_the_language_and_nothing_else_does(name: str) -> None:
    german, english = (the_plan(name, lang) for lang in ("de", "en"))
    assert german.name != english.name
    assert [one.text for one in german.sea_names] != [one.text for one in english.sea_names]
    assert [edge.d for edge in german.edges] == [edge.d for edge in english.edges]
    assert {shape.kind for shape in german.scenery} >= {"meadow", "river", "hill", "sea"}


def test_a_map_of_a_stranger_has_a_plan_without_our_scenery() -> None:
    plan = the_plan(map_word("loop"))
    assert plan.nodes
    assert plan.edges
    assert not [shape for shape in plan.scenery if shape.kind != "sea"]
    assert plan.sea_names == []


def test_a_plan_is_worked_out_once_and_small() -> None:
    m = the_map("europe")
    assert plan_of_map(m, "de") is plan_of_map(m, "de")
    assert len(msgspec.json.encode(plan_of_map(m, "de"))) < 100_000


@pytest.mark.parametrize("game", [dice_network.GAME, sealed_bids.GAME])
def test_a_game_without_a_drawing_has_no_plan(game: Any) -> None:
    assert drawing_of(game) is None
    assert plan_of(game, game.blank(2, game.options({}, 2)), "de") is None


def test_a_part_of_a_curve_is_that_part() -> None:
    curve = Curve((0, 0), (100, 0), (50, 80))
    assert curve.path() == "M0 0Q50 80 100 0"
    begin, end = curve.at(20), curve.at(curve.length - 20)
    part = curve.path(20, curve.length - 20)
    assert part.startswith(f"M{number(begin.x)} {number(begin.y)}Q50 ")
    assert part.endswith(f" {number(end.x)} {number(end.y)}")
    assert curve.nearest((begin.x, begin.y)) == pytest.approx(20, abs=0.5)
    assert curve.at(curve.length / 2).angle == pytest.approx(0, abs=1)
    assert Curve((0, 0), (10, 0)).path(2, 8) == "M2 0L8 0"


def test_a_soft_line_goes_through_its_points() -> None:
    line = outline([(0, 0), (10, 5), (20, 0)])
    assert line.startswith("M0 0C")
    assert " 10 5" in line
    assert line.endswith(" 20 0")
    assert outline([(0, 0), (10, 5), (20, 0)], closed=True).endswith(" 0 0Z")
