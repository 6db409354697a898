"""A table as a picture: for notebooks, which show it by themselves, and for files."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol  # Any: games of every state

from roundhouse.draw.find import drawing_of
from roundhouse.draw.theme import DAY
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR


class NoDrawing(LookupError):
    """A game has no drawing."""


class Seen(Protocol):
    """What is drawn: a table, or whatever has a game, a state and views of it."""

    @property
    def game(self) -> Game[Any]:  # Any: see above
        """The game that is played."""
        ...

    @property
    def state(self) -> Any:  # Any: see above
        """Where it stands."""
        ...

    def view(self, who: int) -> object:
        """What a seat or the spectator sees."""
        ...


class Picture:
    """An SVG picture that stands on its own."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def __repr__(self) -> str:
        return f"Picture({len(self.svg)} characters of SVG)"

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write it to a file."""
        Path(path).write_text(self.svg + "\n", encoding="utf-8", newline="\n")


def picture(table: Seen, who: int = SPECTATOR, *, lang: str = "en", theme: str = DAY) -> Picture:
    """A table as a seat, or the spectator, sees it. `NoDrawing` for games that have none."""
    drawing = drawing_of(table.game)
    if drawing is None:
        raise NoDrawing(f"{table.game.meta.id} has no drawing")
    return Picture(drawing.draw(table.state, table.view(who), lang, theme))
