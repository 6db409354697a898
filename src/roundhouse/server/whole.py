"""All moves of a question at once, as a graph in which equal choices stand only once.

A signal, say, can be set in hundreds of ways, but which fields it could go to depends on few of them: written as a
tree that is 40 kB, as a graph less than five. The client unfolds it and lets the hand begin with any step.
"""

from __future__ import annotations

from typing import Any, Final  # Any: games of every state

from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import Path
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.state import State
from roundhouse.server.views import steps_of
from roundhouse.wire.parts import RowNode, Rows

END: Final = -1
"""Stands for "nothing is left to choose"."""

MOST_PATHS: Final = 1_500
"""So many begun moves are looked at; a question with more is asked step by step."""
MOST_ROWS: Final = 20_000
"""So many whole moves the client may have to unfold."""
MOST_NODES: Final = 400
"""So many different choices may travel."""


def rows_of(game: Game[Any], s: State, slot: Slot, path: Path = ()) -> Rows | None:
    """The moves that begin with a path, or None if there are too many of them."""
    walk = _Walk(game, s, slot)
    try:
        walk.grow(path)
    except _TooMany:
        return None
    return Rows(nodes=walk.nodes)


class _TooMany(Exception):
    pass


class _Walk:
    def __init__(self, game: Game[Any], s: State, slot: Slot) -> None:
        self.nodes: list[RowNode] = []
        self._game = game
        self._state = s
        self._slot = slot
        self._known: dict[tuple[str, tuple[tuple[int, int], ...]], tuple[int, int]] = {}
        self._paths = 0

    def grow(self, path: Path) -> tuple[int, int]:
        """The node of what may follow, written after all it leads to, and how many moves it stands for."""
        game, s = self._game, self._state
        if game.grammar.is_complete(path):
            return END, 1
        self._paths += 1
        if self._paths > MOST_PATHS:
            raise _TooMany
        ids = game.next_ids(s, self._slot, path)
        follows = [self.grow((*path, n)) for n in ids]
        part, domain, tokens = steps_of(game, s, path, ids)
        # What a node is: the step of its kind, and where every choice leads. Kinds that share both share it.
        key = (f"{part} {domain}", tuple(zip(ids, (node for node, _ in follows), strict=True)))
        known = self._known.get(key)
        if known is None:
            rows = sum(count for _, count in follows)
            if len(self.nodes) >= MOST_NODES or rows > MOST_ROWS:
                raise _TooMany
            known = self._known[key] = (len(self.nodes), rows)
            self.nodes.append(RowNode(part=part, domain=domain, tokens=tokens, next=[node for node, _ in follows]))
        return known
