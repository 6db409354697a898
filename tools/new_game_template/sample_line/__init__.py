"""Sample Line: the skeleton of a game. Replace it, chapter by chapter, with yours."""

from __future__ import annotations

from .title import GAME

__all__ = ["GAME"]
