"""Which games have a board to look at: what the title's package offers in its module `drawing`."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any, Protocol, cast  # Any: games of every state

import msgspec

from roundhouse.kernel.game import Game
from roundhouse.kernel.state import State

DRAWING = "drawing"


class Drawing(Protocol):
    """What a module `drawing` has."""

    def plan(self, s: Any, lang: str) -> msgspec.Struct:  # Any: the title's own state
        """Where everything on the board of a table lies. Reads content only, so an empty position will do."""
        ...

    def draw(self, s: Any, view: Any, lang: str, theme: str) -> str:  # Any: the title's own state and view
        """A whole table as one viewer sees it, as SVG. Of the state only the content is read."""
        ...


def drawing_of(game: Game[Any]) -> Drawing | None:  # Any: games of every state
    """The drawing of a game; None if it has none. A broken one raises."""
    package = importlib.import_module(game.meta.package)
    if not hasattr(package, "__path__") or importlib.util.find_spec(f"{game.meta.package}.{DRAWING}") is None:
        return None
    return cast("Drawing", importlib.import_module(f"{game.meta.package}.{DRAWING}"))


def plan_of(game: Game[Any], s: State, lang: str) -> msgspec.Struct | None:  # Any: games of every state
    """The plan of a table's board, if the game has one."""
    drawing = drawing_of(game)
    return None if drawing is None else drawing.plan(s, lang)
