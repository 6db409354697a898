"""How large what a client sends may be."""

from __future__ import annotations

from typing import Final

LONGEST_ID: Final = 64
LONGEST_MOVE: Final = 2_000
MOST_MOVES: Final = 20
