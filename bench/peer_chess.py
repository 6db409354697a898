"""Random games of python-chess: `python peer_chess.py SECONDS SEED`, one JSON line."""

# pyright: basic, reportMissingImports=false
from __future__ import annotations

import json
import random
import sys
import time

import chess  # type: ignore[import-not-found]  # in an environment of its own


def main(seconds: float, seed: int) -> None:
    """Play for so many CPU seconds. A choice is a move where there were at least two legal ones."""
    games = moves = choices = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        dice = random.Random(f"{seed}/{games}")  # noqa: S311 - no secret
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            choices += len(legal) > 1
            moves += 1
            board.push(dice.choice(legal))
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
