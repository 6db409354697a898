"""Probe: trains that all seats share, a network as content, dice named by their train, a forecast that is exact."""

from __future__ import annotations

from typing import Final

import msgspec

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game, Meta, Title
from roundhouse.kernel.ids import NONE
from roundhouse.kernel.options import Option, Options
from roundhouse.kernel.reasons import Because
from tests.probes.dice_network_title.content import MAPS, TRAINS
from tests.probes.dice_network_title.rules import (
    DN_1,
    DN_2,
    DN_8,
    GAME_FLOW,
    GRAMMAR,
    MOST_COAL,
    RESERVE,
    TURN,
    Rails,
    begin,
    list_terms,
)  # fmt: skip


class TrainView(msgspec.Struct, frozen=True):
    """A train: where it stands (None once it is home), where it belongs."""

    at: str | None
    home: str


class RailsView(msgspec.Struct, frozen=True):
    """What everybody sees: all there is."""

    map: str
    trains: dict[str, TrainView]
    points: dict[str, str]
    coal: list[int]
    reserve: int
    tokens: int
    turn: int
    active: int
    ending: str | None


def view(s: Rails, who: int) -> RailsView:
    """Nothing is hidden."""
    nodes = s.map.nodes
    return RailsView(
        map=s.options["map"],
        trains={
            train: TrainView(nodes[at] if at != NONE else None, nodes[home])
            for train, at, home in zip(TRAINS, s.at, s.map.homes, strict=True)
        },
        points={nodes[node]: nodes[to] for node, to in enumerate(s.points_to)},
        coal=s.coal[:],
        reserve=s.reserve,
        tokens=s.tokens,
        turn=s.turn,
        active=s.active,
        ending=s.over.ending if s.over is not None else None,
    )


def redeal(s: Rails, who: int, dice: Dice) -> None:
    """Nothing is hidden, so there is one world only."""


def refuse_options(seats: int, options: Options) -> Because | None:
    """DN-2  A turn or two more than seats, or somebody would never act twice."""
    if options.number("turns") < 2 * seats:
        return DN_2.because("too_few_turns", seats=seats, turns=options.number("turns"))
    return None


def name(s: Rails, domain: str, n: int, lang: str) -> str:
    """Names of nodes stand in the content."""
    return s.map.names[n][lang == "de"] if domain == "node" else ""


def list_faults(s: Rails) -> list[str]:
    """What cannot be: two trains in one place, points that lead nowhere, coal and tokens beyond their numbers."""
    nodes = len(s.map.nodes)
    if len(s.at) != len(TRAINS) or len(s.points_to) != nodes or len(s.coal) != s.seats:
        return ["every train, node and seat has its place"]
    faults: list[str] = []
    standing = [at for at in s.at if at != NONE]
    if len(set(standing)) < len(standing):
        faults.append("two trains never stand on one node")
    if any(at == home for at, home in zip(s.at, s.map.homes, strict=True)):
        faults.append("a train on its home node is home: none")
    for node, to in enumerate(s.points_to):
        if to not in s.map.next_to[node]:
            faults.append(f"the points of {s.map.nodes[node]} lead to no neighbour")
    if not all(0 <= coal <= MOST_COAL for coal in s.coal) or not 0 <= s.reserve <= RESERVE:
        faults.append(f"coal: 0 to {MOST_COAL} for each seat, 0 to {RESERVE} in the reserve")
    if not 0 <= s.tokens <= s.options.number("tokens"):
        faults.append("no more tokens than there were")
    if not 0 <= s.active < s.seats or not 0 <= s.turn <= s.options.number("turns"):
        faults.append("the turn is one of the game")
    return faults


GAME: Final = Game(
    Title(
        meta=Meta(
            id="dice_network",
            name={"en": "Dice Network", "de": "Würfelnetz"},
            seats=(2, 4),
            authors=("The Roundhouse contributors",),
            publisher="none: a probe",
            year=2026,
            editions=("1",),
            package="tests.probes.dice_network_title",
            longest=40,
            cooperative=True,
        ),
        grammar=GRAMMAR,
        sequences=(GAME_FLOW, TURN),
        blank=Rails,
        set_up=begin,
        view=view,
        redeal=redeal,
        options=(
            Option("map", tuple(MAPS), "ring", DN_1),
            Option("tokens", ("1", "3", "6"), "3", DN_8),
            Option("turns", ("6", "12", "20"), "12", DN_2),
        ),
        refuse_options=refuse_options,
        scores=list_terms,
        entries={"turn": begin},
        soundness=list_faults,
        names=name,
    )
)
