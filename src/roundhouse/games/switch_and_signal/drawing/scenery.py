"""The country around the rails: our own decoration of our own maps. A map from a stranger's file has only its seas."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec

from roundhouse.draw.curves import Point, number, outline
from roundhouse.games.switch_and_signal.content.map import Map
from roundhouse.games.switch_and_signal.drawing.plan import SeaName, Shape

_PACKAGE: Final = __name__.rpartition(".")[0]
MARGIN: Final = (80.0, 60.0)
"""How far the ground reaches beyond the box."""


class SeaNameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[sea_names]]`."""

    de: str
    en: str
    at: Point
    angle: float = 0.0
    size: float = 17.0


class LabelRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[labels.<node>]`: another spot for a name than the content has, where a picture needs more room."""

    at: Point
    anchor: Literal["start", "middle", "end"] = "middle"


class SceneryRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file of scenery. Points in the map's box."""

    meadows: list[tuple[float, float, float, float]] = []
    """Centre and two radii."""
    forests: list[tuple[float, float, float]] = []
    """A tree: its foot and its size."""
    hills: list[tuple[float, float, float]] = []
    """A summit: its middle and its size."""
    rivers: list[list[Point]] = []
    lakes: list[list[Point]] = []
    sea_names: list[SeaNameRecord] = []
    labels: dict[str, LabelRecord] = {}


NOTHING: Final = SceneryRecord()


@cache
def read_scenery(name: str) -> SceneryRecord:
    """The scenery of one of our maps."""
    file = resources.files(_PACKAGE).joinpath(f"scenery_{name}.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), SceneryRecord)


def scenery_of(m: Map, *, own: bool) -> SceneryRecord:
    """The scenery of a map: ours has one, any other none."""
    return read_scenery(m.id) if own else NOTHING


def list_shapes(m: Map, scenery: SceneryRecord) -> list[Shape]:
    """All shapes in the order of painting: what lies lower comes first, the sea covers the mouths of the rivers."""
    shapes = [Shape("meadow", _ellipse(*one)) for one in scenery.meadows]
    shapes += [Shape("river", outline(river)) for river in scenery.rivers]
    shapes += [Shape("lake", outline(lake, closed=True, soft=1.0)) for lake in scenery.lakes]
    for x, y, size in sorted(scenery.hills, key=lambda hill: hill[1]):
        shapes += [Shape("hill", _hill(x, y, size)), Shape("snow", _snow(x, y, size))]
    shapes += [Shape("forest", _tree(*tree)) for tree in sorted(scenery.forests, key=lambda tree: tree[1])]
    for sea in m.layout.sea:
        shapes.append(Shape("sea", outline([_beyond(m, point) for point in sea], closed=True, soft=0.55)))
    return shapes


def list_sea_names(scenery: SceneryRecord, lang: str) -> list[SeaName]:
    """What is written on the water."""
    return [
        SeaName(one.de if lang == "de" else one.en, one.at[0], one.at[1], one.angle, one.size)
        for one in scenery.sea_names
    ]


def _beyond(m: Map, point: Point) -> Point:
    """A corner on the edge of the box lies far outside, so that the sea goes on there."""
    width, height = m.layout.box
    dx, dy = MARGIN
    x, y = point
    return (
        -2 * dx if x <= 0 else width + 2 * dx if x >= width else x,
        -2 * dy if y <= 0 else height + 2 * dy if y >= height else y,
    )


def _at(x: float, y: float, size: float, *corners: Point) -> list[str]:
    return [f"{number(x + dx * size)} {number(y + dy * size)}" for dx, dy in corners]


def _ellipse(x: float, y: float, rx: float, ry: float) -> str:
    left, right = number(x - rx), number(x + rx)
    arc = f"A{number(rx)} {number(ry)} 0 1 0"
    return f"M{left} {number(y)}{arc} {right} {number(y)}{arc} {left} {number(y)}Z"


def _hill(x: float, y: float, size: float) -> str:
    return "M" + "L".join(_at(x, y, size, (-15, 9), (-2, -12), (14, 9))) + "Z"


def _snow(x: float, y: float, size: float) -> str:
    return "M" + "L".join(_at(x, y, size, (-15, 9), (-2, -12), (-4, -2), (-1, 4), (-5, 9))) + "Z"


def _tree(x: float, y: float, size: float) -> str:
    crown = _at(x, y, size, (-5, 0), (0, -13), (5, 0))
    trunk = _at(x, y, size, (-1, 0), (-1, 3), (1, 3), (1, 0))
    return "M" + "L".join(crown) + "ZM" + "L".join(trunk) + "Z"
