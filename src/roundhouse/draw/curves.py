"""Curves with lengths: parts of a curve as SVG paths, points on it, soft outlines through points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]

SAMPLES: Final = 64
"""So many short straights stand for a curve when its length is measured."""


class Pose(NamedTuple):
    """A point of a curve and the way it runs there, in degrees."""

    x: float
    y: float
    angle: float


def number(value: float) -> str:
    """A coordinate as SVG writes it: one decimal place, none where it is zero."""
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")


def pair(point: Point) -> str:
    """A point as SVG writes it."""
    return f"{number(point[0])} {number(point[1])}"


class Curve:
    """A straight, or a quadratic Bezier curve with one control point, measured along itself."""

    def __init__(self, start: Point, end: Point, control: Point | None = None) -> None:
        self.start, self.end = start, end
        self.control = control or ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        self.is_straight = control is None
        points = [self._point(k / SAMPLES) for k in range(SAMPLES + 1)]
        self._lengths = [0.0]
        for before, after in pairwise(points):
            self._lengths.append(self._lengths[-1] + math.dist(before, after))
        self.length = self._lengths[-1]

    def _point(self, t: float) -> Point:
        u = 1.0 - t
        (ax, ay), (cx, cy), (bx, by) = self.start, self.control, self.end
        return (u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by)

    def _t(self, s: float) -> float:
        """The parameter of the point that lies so far along."""
        s = min(max(s, 0.0), self.length)
        for k in range(SAMPLES):
            low, high = self._lengths[k], self._lengths[k + 1]
            if s <= high:
                return (k + (s - low) / ((high - low) or 1.0)) / SAMPLES
        return 1.0

    def at(self, s: float) -> Pose:
        """The point that lies so far along."""
        t = self._t(s)
        x, y = self._point(t)
        (ax, ay), (cx, cy), (bx, by) = self.start, self.control, self.end
        dx = (1 - t) * (cx - ax) + t * (bx - cx)
        dy = (1 - t) * (cy - ay) + t * (by - cy)
        return Pose(x, y, math.degrees(math.atan2(dy, dx)))

    def nearest(self, point: Point) -> float:
        """How far along the curve comes closest to a point."""
        count = 4 * SAMPLES
        return min((self.length * k / count for k in range(count + 1)), key=lambda s: math.dist(point, self.at(s)[:2]))

    def path(self, begin: float = 0.0, end: float | None = None) -> str:
        """A part of the curve as an SVG path; the whole without bounds. It may run backwards."""
        t0, t1 = self._t(begin), self._t(self.length if end is None else end)
        first, last = self._point(t0), self._point(t1)
        if self.is_straight:
            return f"M{pair(first)}L{pair(last)}"
        (ax, ay), (cx, cy), (bx, by) = self.start, self.control, self.end
        k0, k1, k2 = (1 - t0) * (1 - t1), t0 + t1 - 2 * t0 * t1, t0 * t1
        middle = (k0 * ax + k1 * cx + k2 * bx, k0 * ay + k1 * cy + k2 * by)
        return f"M{pair(first)}Q{pair(middle)} {pair(last)}"


def outline(points: Sequence[Point], *, closed: bool = False, soft: float = 0.5) -> str:
    """A soft line through points (Catmull and Rom's) as an SVG path."""
    count = len(points)

    def near(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    words = [f"M{pair(points[0])}"]
    for index in range(count if closed else count - 1):
        before, here, there, after = (near(index + k) for k in (-1, 0, 1, 2))
        one = (here[0] + (there[0] - before[0]) * soft / 3, here[1] + (there[1] - before[1]) * soft / 3)
        two = (there[0] - (after[0] - here[0]) * soft / 3, there[1] - (after[1] - here[1]) * soft / 3)
        words.append(f"C{pair(one)} {pair(two)} {pair(there)}")
    return "".join(words) + ("Z" if closed else "")
