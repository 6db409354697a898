"""Maps of the probe: nodes, tracks between them, where trains begin and where they belong, their dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

TRAINS: Final = ("slow", "fast", "goods")
DICE: Final = ((2, 2, 2, 0, 0, 0), (1, 1, 1, 1, 1, 1), (0, 3, 2, 1, 0, 0))
"""For each train, on how many of its six faces one point stands, two points, and so on."""


class Network:
    """A map, never changed: states refer to it and share it."""

    def __init__(
        self, names: Mapping[str, tuple[str, str]], tracks: Sequence[str], starts: Sequence[str], homes: Sequence[str]
    ) -> None:
        self.nodes = tuple(names)
        self.names = tuple(names.values())
        """In English and German."""
        self.next_to: tuple[tuple[int, ...], ...] = tuple(self._neighbours(node, tracks) for node in self.nodes)
        self.starts = tuple(self.nodes.index(node) for node in starts)
        self.homes = tuple(self.nodes.index(node) for node in homes)

    def _neighbours(self, node: str, tracks: Sequence[str]) -> tuple[int, ...]:
        found: list[int] = []
        for track in tracks:
            ends = track.split("-")
            if node in ends:
                found.append(self.nodes.index(ends[1 - ends.index(node)]))
        return tuple(found)


def _same(*names: str) -> dict[str, tuple[str, str]]:
    return {name.lower(): (name, name) for name in names}


MAPS: Final = {
    "ring": Network(
        {**_same("Aber", "Bude", "Cray", "Dove", "Elm", "Ford", "Gate", "Hull"), "isle": ("Isle", "Insel")},
        ("aber-bude", "bude-cray", "cray-dove", "dove-elm", "elm-ford", "ford-gate", "gate-hull", "hull-aber",
         "aber-isle", "cray-isle", "elm-isle", "gate-isle"),
        ("bude", "dove", "ford"),
        ("gate", "aber", "cray"),
    ),
    "cross": Network(
        {
            "north": ("Northgate", "Nordtor"), "east": ("Eastgate", "Osttor"), "south": ("Southgate", "Südtor"),
            "west": ("Westgate", "Westtor"), **_same("Kay", "Lea", "Moor", "Nore", "Ouse", "Penn", "Rye"),
        },
        ("north-kay", "kay-lea", "kay-moor", "lea-moor", "moor-east", "moor-nore", "nore-south", "nore-ouse",
         "ouse-penn", "penn-west", "penn-lea", "ouse-rye", "rye-moor"),
        ("north", "west", "south"),
        ("south", "east", "north"),
    ),
}  # fmt: skip
