"""Draws the boards for README and documents: `docs/pictures/board-*.svg`.

    .venv/bin/python tools/pictures.py [--check]

Two bots play so many moves on each map; the position is drawn by day and by night, as anybody may see it. With
`--check` nothing is written: it says which pictures are not what would be drawn now.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

from roundhouse.draw.find import drawing_of
from roundhouse.draw.theme import THEMES
from roundhouse.games.switch_and_signal import GAME
from roundhouse.kernel.ids import SPECTATOR
from tools.picture_terminal import play

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"


class Scene(NamedTuple):
    """A moment of a game of bots."""

    map: str
    seed: str
    moves: int


SCENES: Final = (Scene("europe", "3", 90), Scene("north_america", "3", 97))


def list_pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    drawing = drawing_of(GAME)
    assert drawing is not None
    found: dict[str, str] = {}
    for scene in SCENES:
        s = play(scene.map, "steady", scene.seed, scene.moves)
        for theme in THEMES:
            svg = drawing.draw(s, GAME.view(s, SPECTATOR), "en", theme)
            found[f"board-{scene.map}-{theme}.svg"] = svg + "\n"
    return found


def main(given: list[str]) -> int:
    """Draw and write, or compare."""
    wrong = 0
    for name, svg in list_pictures().items():
        path = FOLDER / name
        if "--check" not in given:
            path.write_text(svg, encoding="utf-8", newline="\n")
        elif not path.exists() or path.read_text(encoding="utf-8") != svg:
            print(f"docs/pictures/{name} is not what would be drawn now: run tools/pictures.py")
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    sys.exit(main(sys.argv[1:]))
