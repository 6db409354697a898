"""Building SVG as text: elements with attributes, groups, words. Deterministic: the same call gives the same bytes."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

from roundhouse.draw.curves import number

SIGN: Final = "'Barlow Semi Condensed', 'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif"
"""Letters of signs and numbers; whatever is there of these, nothing is fetched."""

NARROW: Final = frozenset("fijlrtI.,:;!'|()- ")
WIDE: Final = frozenset("mwMWÄÖÜOQGDNHC%–—")

Value = str | float | int


def attributes(given: dict[str, Value | None]) -> str:
    """Attributes as SVG writes them: `stroke_width` is `stroke-width`, numbers are short, None is left out."""
    words: list[str] = []
    for name, value in given.items():
        if value is not None:
            text = value if isinstance(value, str) else f"{round(value, 2):g}"
            words.append(f" {name.replace('_', '-')}={quoteattr(text)}")
    return "".join(words)


def tag(name: str, *inside: str, **given: Value | None) -> str:
    """An element with what it holds."""
    opened = f"<{name}{attributes(given)}"
    return f"{opened}>{''.join(inside)}</{name}>" if inside else f"{opened}/>"


def group(*inside: str, **given: Value | None) -> str:
    """A group of elements."""
    return tag("g", *inside, **given)


def path(d: str, **given: Value | None) -> str:
    """A path; without `fill` it is only a line."""
    return tag("path", d=d, **{"fill": "none", **given})


def use(name: str, x: float, y: float, width: float, height: float, **given: Value | None) -> str:
    """A symbol, placed."""
    return tag("use", href=f"#{name}", x=round(x, 1), y=round(y, 1), width=width, height=height, **given)


def words(text: str, x: float, y: float, size: float, fill: str, **given: Value | None) -> str:
    """A line of text; `y` is its base line."""
    return tag("text", escape(text), x=round(x, 1), y=round(y, 1), font_size=size, fill=fill, **given)


def width_of(text: str, size: float) -> float:
    """About how wide a text is in the letters of signs."""
    shares = (0.27 if one in NARROW else 0.64 if one in WIDE else 0.49 for one in text)
    return size * sum(shares)


def whole(box: tuple[float, float, float, float], title: str, *inside: str, width: float | None = None) -> str:
    """A whole picture that stands on its own."""
    x, y, wide, tall = box
    shown = wide if width is None else width
    return tag(
        "svg",
        tag("title", escape(title)),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(one) for one in (x, y, wide, tall)),
        width=round(shown),
        height=round(shown * tall / wide),
        role="img",
        font_family=SIGN,
    )
