"""Things that boards of every railway game have: an enamel sign, a number on a round plate."""

from __future__ import annotations

from typing import Final, NamedTuple

from roundhouse.draw.svg import group, tag, width_of, words

OFFSET: Final = 0.35
"""From the middle of a line of letters down to its base line, as a share of their size."""


class Plate(NamedTuple):
    """The colours of an enamel plate."""

    ground: str
    letters: str
    rim: str


def enamel_sign(text: str, x: float, y: float, anchor: str, size: float, plate: Plate) -> str:
    """A sign whose start, middle or end lies at x, its middle at y."""
    wide, tall = width_of(text, size) + size + 4, size + 11
    left = {"start": x, "middle": x - wide / 2, "end": x - wide}[anchor]
    top = y - tall / 2
    return group(
        tag(
            "rect", x=round(left, 1), y=round(top, 1), width=round(wide, 1), height=tall, rx=3.5, fill=plate.ground,
            stroke=plate.rim, stroke_width=1,
        ),
        tag(
            "rect", x=round(left + 2.4, 1), y=round(top + 2.4, 1), width=round(wide - 4.8, 1),
            height=round(tall - 4.8, 1), rx=2, fill="none", stroke=plate.letters, stroke_width=0.9, opacity=0.75,
        ),
        words(
            text, left + wide / 2, y + size * OFFSET, size, plate.letters, text_anchor="middle", font_weight=700,
            letter_spacing=".02em",
        ),
    )  # fmt: skip


def round_plate(text: str, x: float, y: float, radius: float, plate: Plate) -> str:
    """A number on a round plate."""
    size = radius * min(1.13, 3.0 / max(len(text), 1))
    return group(
        tag("circle", cx=x, cy=y, r=radius, fill=plate.ground, stroke=plate.rim, stroke_width=2),
        tag("circle", cx=x, cy=y, r=round(radius - 3.2, 1), fill="none", stroke=plate.letters, stroke_width=1),
        words(text, x, y + size * OFFSET, round(size, 1), plate.letters, text_anchor="middle", font_weight=700),
    )
