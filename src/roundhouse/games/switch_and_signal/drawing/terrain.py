"""What lies still: country, rails, names. Drawn from the plan alone."""

from __future__ import annotations

from typing import Final

from roundhouse.draw.signs import enamel_sign
from roundhouse.draw.svg import group, path, tag, words
from roundhouse.draw.theme import DAY
from roundhouse.games.switch_and_signal.drawing.palette import Palette
from roundhouse.games.switch_and_signal.drawing.plan import Plan, Shape

LAMP: Final = "lamp"
RAILS: Final = "rails"
"""What is defined once in a picture; a page may hold several pictures, so theme or map are added."""


def draw_country(plan: Plan, colours: Palette, theme: str) -> str:
    """Land, rivers, hills, seas, and the light over it."""
    x, y, width, height = plan.ground
    area = {"x": x, "y": y, "width": width, "height": height}
    shapes: dict[str, list[Shape]] = {}
    for shape in plan.scenery:
        shapes.setdefault(shape.kind, []).append(shape)

    def flat(kind: str, fill: str, opacity: float = 1.0) -> str:
        found = shapes.get(kind)
        return path("".join(one.d for one in found), fill=fill, opacity=opacity) if found else ""

    relief = "".join(
        path(one.d, fill=colours.hill if one.kind == "hill" else colours.snow, opacity=0.85)
        for one in plan.scenery
        if one.kind in {"hill", "snow"}
    )
    rivers = "".join(one.d for one in shapes.get("river", []))
    lakes = "".join(one.d for one in shapes.get("lake", []))
    seas = "".join(one.d for one in shapes.get("sea", []))
    names = (
        words(
            name.text, name.x, name.y, name.size, colours.coast, letter_spacing=".22em", font_weight=500,
            transform=f"rotate({name.angle:g} {name.x:g} {name.y:g})" if name.angle else None,
        )
        for name in plan.sea_names
    )  # fmt: skip
    return "".join((
        _lamp(f"{LAMP}-{theme}", theme),
        tag("rect", **area, fill=colours.land),
        flat("meadow", colours.meadow, 0.75),
        path(rivers, stroke=colours.river, stroke_width=3.2, stroke_linecap="round", opacity=0.9) if rivers else "",
        relief,
        flat("forest", colours.forest, 0.9),
        path(lakes, fill=colours.sea, stroke=colours.shallow, stroke_width=4, stroke_linejoin="round") if lakes else "",
        path(seas, fill=colours.sea, stroke=colours.shallow, stroke_width=13, stroke_linejoin="round"),
        path(lakes + seas, fill=colours.sea, stroke=colours.coast, stroke_width=1.3, stroke_linejoin="round"),
        *names,
        tag("rect", **area, fill=f"url(#{LAMP}-{theme})"),
    ))  # fmt: skip


def _lamp(name: str, theme: str) -> str:
    light, dark = ("#FFF3CF", "#2A1B00") if theme == DAY else ("#FFE3A0", "#000000")
    strong, edge = (0.32, 0.2) if theme == DAY else (0.16, 0.42)
    return tag(
        "defs",
        tag(
            "radialGradient",
            tag("stop", offset="0", stop_color=light, stop_opacity=strong),
            tag("stop", offset=".55", stop_color=light, stop_opacity="0"),
            tag("stop", offset="1", stop_color=dark, stop_opacity=edge),
            id=name, cx=".5", cy=".42", r=".75",
        ),
    )  # fmt: skip


def draw_rails(plan: Plan, colours: Palette) -> str:
    """Every piece as a segment of its own: bed, sleepers, two rails."""
    name = f"{RAILS}-{plan.digest[:8]}"
    lines: tuple[dict[str, str | float | None], ...] = (
        {"stroke": colours.bed_line, "stroke_width": 15.5, "stroke_linecap": "round"},
        {"stroke": colours.bed, "stroke_width": 13, "stroke_linecap": "round"},
        {"stroke": colours.tie, "stroke_width": 10.5, "stroke_dasharray": "2 4.5"},
        {"stroke": colours.rail, "stroke_width": 7.4},
        {"stroke": colours.bed, "stroke_width": 4.6},
        {"stroke": colours.tie, "stroke_width": 4.6, "stroke_dasharray": "2 4.5", "opacity": 0.8},
    )
    d = "".join(piece.d for edge in plan.edges for piece in edge.pieces)
    once = tag("defs", tag("path", d=d, id=name))
    return once + group(*(tag("use", href=f"#{name}", **line) for line in lines), fill="none")


def draw_names(plan: Plan, colours: Palette) -> str:
    """Cities as enamel signs, start places and junctions as plain words."""
    parts: list[str] = []
    for node in plan.nodes:
        if node.kind == "city":
            parts.append(enamel_sign(node.name, node.label_x, node.label_y, node.label_anchor, 17, colours.plate))
            continue
        size, weight = (14, 600) if node.kind == "start" else (13, 500)
        parts.append(
            words(
                node.name, node.label_x, node.label_y + 4.5, size, colours.letters, text_anchor=node.label_anchor,
                font_weight=weight, stroke=colours.halo, stroke_width=3.5, stroke_linejoin="round",
                paint_order="stroke",
            )
        )  # fmt: skip
    return group(*parts)
