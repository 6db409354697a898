"""Draws the picture of the terminal game for the README: `docs/pictures/terminal.svg`.

    .venv/bin/python tools/picture_terminal.py [--lang de] [--map north_america] [--seed 7] [--moves 40] [--out FILE]

Two bots play so many moves; the position is drawn as `roundhouse play` draws it. The picture stands on its own: it
names no font that would have to be fetched.
"""

from __future__ import annotations

import argparse
import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from roundhouse.bots.find import make_bot
from roundhouse.bots.kit import Bot, thought_for
from roundhouse.games.switch_and_signal import GAME
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.terminal import draw
from roundhouse.games.switch_and_signal.view import SwitchView
from roundhouse.kernel.events import SILENT
from roundhouse.sim.play import Draws
from roundhouse.texts import texts_for

OUT = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "terminal.svg"
WIDTH = 100
FONTS = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"

# Ground and ink, then the sixteen colours of a terminal by night.
NIGHT = TerminalTheme(
    (15, 23, 36),
    (239, 232, 218),
    [(15, 23, 36), (255, 107, 94), (76, 195, 138), (242, 176, 61), (74, 126, 190), (176, 116, 180), (86, 182, 194),
     (239, 232, 218)],
    [(90, 104, 125), (255, 107, 94), (76, 195, 138), (242, 176, 61), (98, 150, 214), (200, 140, 204), (110, 206, 218),
     (255, 253, 248)],
)  # fmt: skip


def main() -> None:
    """Read the words, play, draw, write."""
    words = argparse.ArgumentParser(description="Draw the picture of the terminal game.")
    words.add_argument("--lang", default="en", choices=("en", "de"))
    words.add_argument("--map", default="europe")
    words.add_argument("--bot", default="steady")
    words.add_argument("--seed", default="3")
    words.add_argument("--moves", type=int, default=80)
    words.add_argument("--out", type=Path, default=OUT)
    given = words.parse_args()
    s = play(given.map, given.bot, given.seed, given.moves)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(picture(s, given.lang), "utf-8")
    print(f"{given.out.name}: turn {s.turn}, seed {given.seed}, after {given.moves} moves")


def play(map_id: str, bot_name: str, seed: str, moves: int) -> SwitchState:
    """The position after so many moves of two bots."""
    s = GAME.new(2, {"map": map_id})
    bots: list[Bot] = [make_bot(GAME, bot_name) for _ in range(2)]
    draws = Draws(seed)
    while s.over is None and (moves > 0 or s.chance is not None):
        if s.chance is not None:
            GAME.settle(s, draws.settle(s.chance), SILENT)
            continue
        assert s.question is not None
        slot = s.question.open_slots()[0]
        thought = thought_for(GAME, s, slot, seed)
        why = GAME.play(s, slot, bots[slot.answerer].choose(thought).move, SILENT)
        assert why is None, why
        moves -= 1
    return s


def picture(s: SwitchState, lang: str) -> str:
    """The position as a picture, with the question that is being asked."""
    view = GAME.view(s, 0)
    assert isinstance(view, SwitchView)
    console = Console(width=WIDTH, record=True, force_terminal=True, color_system="truecolor", file=StringIO())
    for line in draw(view, lang, WIDTH, encoding="utf-8"):
        console.print(line, crop=False)
    if s.question is not None:
        console.print()
        console.print(
            " " + texts_for(GAME, lang).ask(GAME, s, s.question.open_slots()[0]), style="bold", highlight=False
        )
    return alone(console.export_svg(title=GAME.meta.name[lang], theme=NIGHT, unique_id="terminal"))


def alone(svg: str) -> str:
    """A picture that fetches nothing."""
    svg = re.sub(r"@font-face\s*\{[^}]*\}\s*", "", svg)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family:[^;]*;", f"font-family: {FONTS};", svg)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    main()
