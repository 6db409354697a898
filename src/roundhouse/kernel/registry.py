"""Games are found by entry points (group `roundhouse.games`), so that a fifth game can live anywhere."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any, Final

from roundhouse.kernel.game import Game

GROUP: Final = "roundhouse.games"

_registered: dict[str, Game[Any]] = {}  # Any: games of every state


class UnknownGame(LookupError):
    """No installed game has this id."""

    def __init__(self, wanted: str, known: list[str]) -> None:
        super().__init__(f"there is no game '{wanted}' (installed: {', '.join(known) or 'none'})")
        self.wanted = wanted
        self.known = known


def register(game: Game[Any]) -> None:
    """Add a game that is not installed (tests, notebooks)."""
    _registered[game.meta.id] = game


def game_ids() -> list[str]:
    """The ids of all games that can be played here."""
    return sorted({point.name for point in entry_points(group=GROUP)} | set(_registered))


def find_game(id: str) -> Game[Any]:  # noqa: A002 - an id is called id
    """The game with an id; `UnknownGame` lists the others."""
    if id in _registered:
        return _registered[id]
    for point in entry_points(group=GROUP):
        if point.name == id:
            game: Game[Any] = point.load()
            _registered[id] = game
            return game
    raise UnknownGame(id, game_ids())
