"""Records a game of bots as a compact journal: a new golden game, or one whose moves are legal no longer.

    python -m tests.golden.record switch_and_signal europe_won.txt --seats 2 --option map=europe \
        --bot steady --seed golden --ending won --title "Europe, won"

Seeds `golden/0`, `golden/1`, ... are tried until a game ends as wished. One bot sits in all seats.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from roundhouse.bots.find import make_bot
from roundhouse.bots.kit import thought_for
from roundhouse.kernel.events import SILENT
from roundhouse.kernel.game import Game
from roundhouse.kernel.registry import find_game
from roundhouse.kernel.state import State
from roundhouse.sim.play import Draws
from tests.golden.compact import NOTHING, Compact, Entry, asked_of
from tests.golden.lines import line_of_draw


# Any: games of every state.
def record(game: Game[Any], seats: int, options: Mapping[str, str], bot: str, seed: str, title: str) -> Compact:
    """A whole game of one kind of bot."""
    chosen = game.options(options, seats)
    s = game.new(seats, chosen)
    draws = Draws(seed)
    players = [make_bot(game, bot) for _ in range(seats)]
    entries = [Entry(NOTHING, NOTHING, *_settle(game, s, draws))]
    while s.over is None:
        assert s.question is not None
        slot = s.question.open_slots()[0]
        move = players[slot.answerer].choose(thought_for(game, s, slot, seed)).move
        asked, shown = asked_of(slot), game.grammar.show(s, move)
        why = game.play(s, slot, move, SILENT)
        assert why is None, f"{bot} answers {asked} with {shown}: {why}"
        entries.append(Entry(asked, shown, *_settle(game, s, draws)))
    return Compact(title, game.meta.id, seats, dict(chosen.items()), s.over.ending, entries)


def _settle(game: Game[Any], s: State, draws: Draws) -> tuple[tuple[str, ...], str]:
    """Settle all draws that are pending; their lines, and the digest after them."""
    lines: list[str] = []
    while s.chance is not None:
        result = draws.settle(s.chance)
        lines.append(line_of_draw(s.chance, result))
        game.settle(s, result, SILENT)
    return tuple(lines), game.digest(s)


def main() -> int:
    """The command line above."""
    parser = argparse.ArgumentParser(description="record a game of bots as a compact journal")
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", default="golden")
    parser.add_argument("--tries", type=int, default=100)
    parser.add_argument("--ending", default="")
    parser.add_argument("--title", default="")
    wanted = parser.parse_args()
    game = find_game(wanted.game)
    options = dict(word.split("=", 1) for word in wanted.option)
    for n in range(wanted.tries):
        found = record(game, wanted.seats, options, wanted.bot, f"{wanted.seed}/{n}", wanted.title or wanted.file.stem)
        if wanted.ending in {"", found.ending}:
            wanted.file.write_text(found.text(), encoding="utf-8")
            print(f"{wanted.file.name}: {found.ending} after {len(found.entries)} entries, seed {wanted.seed}/{n}")
            return 0
    print(f"no game of {wanted.tries} ends so", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
