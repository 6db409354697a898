"""Random games of Catanatron with four players: `python peer_catanatron.py SECONDS SEED`, one JSON line."""

# pyright: basic, reportMissingImports=false
from __future__ import annotations

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # in an environment of its own


def main(seconds: float, seed: int) -> None:
    """Play for so many CPU seconds. A choice is an answered tick with at least two playable actions."""
    games = moves = choices = 0
    spent = -1.0
    began = time.process_time()
    while spent < seconds:
        random.seed(f"{seed}/{games}")
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            choices += len(game.state.playable_actions) > 1
            moves += 1
            game.play_tick()
        if games == 0 and spent < 0:
            # The first game warms up and does not count.
            games = moves = choices = 0
            began = time.process_time()
            spent = 0.0
            continue
        games += 1
        spent = time.process_time() - began
    found = {
        "choices_per_second": choices / spent,
        "moves_per_second": moves / spent,
        "games_per_second": games / spent,
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
