"""The signs that the drawing is made of: of Unicode, or of ASCII where nothing else can be shown."""

from __future__ import annotations

import os
import sys
import unicodedata
from typing import Final

HORIZONTAL: Final = 0
VERTICAL: Final = 2

# Sides of a cell are numbered as steps are: 0 right, 1 lower right, 2 down, and so on clockwise.
_BENDS: Final[dict[tuple[int, int], str]] = {
    (0, 2): "╭", (2, 4): "╮", (0, 6): "╰", (4, 6): "╯",
    (4, 7): "╯", (1, 4): "╮", (0, 3): "╭", (0, 5): "╰",
    (3, 6): "╱", (2, 7): "╱", (1, 6): "╲", (2, 5): "╲",
    (1, 3): "∧", (5, 7): "∨", (1, 7): "‹", (3, 5): "›",
}  # fmt: skip
_HEAVY_BENDS: Final[dict[tuple[int, int], str]] = {
    (0, 2): "┏", (2, 4): "┓", (0, 6): "┗", (4, 6): "┛",
    (4, 7): "┛", (1, 4): "┓", (0, 3): "┏", (0, 5): "┗",
    (3, 6): "╱", (2, 7): "╱", (1, 6): "╲", (2, 5): "╲",
    (1, 3): "∧", (5, 7): "∨", (1, 7): "‹", (3, 5): "›",
}  # fmt: skip


class Glyphs:
    """One set of signs."""

    def __init__(self, is_ascii: bool) -> None:
        self.is_ascii = is_ascii
        self.lines = "-\\|/" if is_ascii else "─╲│╱"
        """By half the circle of sides: right, lower right, down, lower left."""
        self.heavy = "=\\|/" if is_ascii else "━╲┃╱"
        self.arrows = ">>v<<<^>" if is_ascii else "→↘↓↙←↖↑↗"
        self.pieces = "####" if is_ascii else "╫╪╪╪"
        self.green = "o" if is_ascii else "●"
        self.red = "!" if is_ascii else "■"
        self.closed = "x" if is_ascii else "×"
        self.start = "@" if is_ascii else "◎"
        self.sea = "~"
        self.token = "o" if is_ascii else "●"
        self.spent = "." if is_ascii else "○"
        self.done = "+" if is_ascii else "✓"
        self.now = ">" if is_ascii else "▸"
        self.later = "." if is_ascii else "·"
        self.cut = "." if is_ascii else "…"

    def line(self, one: int, other: int) -> str:
        """A piece of line between two sides of its cell."""
        return self._joined(one, other, self.lines, _BENDS)

    def way(self, one: int, other: int) -> str:
        """The same for the way that a junction leaves open."""
        return self._joined(one, other, self.heavy, _HEAVY_BENDS)

    def _joined(self, one: int, other: int, straight: str, bends: dict[tuple[int, int], str]) -> str:
        if one % 4 == other % 4:
            return straight[one % 4]
        return "+" if self.is_ascii else bends.get((min(one, other), max(one, other)), "╋")

    def number(self, n: int) -> str:
        """The number of a start place as one sign, or the sign of a start place."""
        return self.start if self.is_ascii or not 1 <= n <= 20 else chr(0x2460 + n - 1)

    def goods(self, shape: str, letter: str) -> str:
        """One good: its shape, or its letter where shapes cannot be shown."""
        shapes = {"triangle": "▲", "circle": "○", "square": "■", "diamond": "◆"}
        return letter if self.is_ascii else shapes.get(shape, letter)


UNICODE: Final = Glyphs(is_ascii=False)
ASCII: Final = Glyphs(is_ascii=True)


NEEDED: Final = "╫●■×→④▲╱✓…"
"""Whoever can show these can show all."""
SPELLED: Final = {"×": "x", "ł": "l", "Ł": "L", "ß": "s", "–": "-", "→": ">", "…": ".", "ø": "o", "Ø": "O"}
"""What has no letter at its root, sign for sign."""


def encoding_of(name: str | None) -> str:
    """An encoding, or else that of stdout; a bare Linux console has the letters, but few of the signs."""
    if name is None and os.environ.get("TERM") == "linux":
        return "latin-1"
    return name or getattr(sys.stdout, "encoding", None) or "ascii"


def glyphs_for(encoding: str) -> Glyphs:
    """The signs that an encoding can show."""
    return UNICODE if can_show(NEEDED, encoding) else ASCII


def can_show(text: str, encoding: str) -> bool:
    """Whether an encoding has all signs of a text."""
    try:
        text.encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def spell(text: str, encoding: str) -> str:
    """A text with what the encoding can show: accents fall off, nothing gets longer."""
    if can_show(text, encoding):
        return text
    return "".join(sign if can_show(sign, encoding) else _spell(sign) for sign in text)


def _spell(sign: str) -> str:
    root = SPELLED.get(sign) or unicodedata.normalize("NFKD", sign)[0]
    return root if root.isascii() else "?"
