"""Bare `roundhouse`: the table in the browser; without a screen in the terminal; with nobody there, bots play."""

from __future__ import annotations

import os
import sys

from roundhouse.cli.faults import OK, BadInput
from roundhouse.cli.find import the_game
from roundhouse.cli.play import play_at_table
from roundhouse.cli.seats import Seat, company
from roundhouse.cli.voice import is_terminal, put, say, wrapped
from roundhouse.kernel.registry import game_ids


def start() -> int:
    """Whoever has a screen plays in the browser, whoever has a terminal there; if nobody is here, bots play."""
    if not game_ids():
        raise BadInput(say("oops-no-games"))
    if has_screen():
        from roundhouse.cli.serve import open_table_in_browser

        return open_table_in_browser()
    if is_terminal(sys.stdin) or is_terminal(sys.stdout):
        return play_here()
    return show_a_game()


def has_screen() -> bool:
    """Whether windows can be opened here."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def play_here() -> int:
    """One person and the usual company, in the terminal."""
    game = the_game(game_ids()[0])
    others = [Seat(company(game)) for _ in range(max(2, game.meta.seats[0]) - 1)]
    put(wrapped(say("start-terminal")))
    put()
    return play_at_table(game, [Seat(), *others], {})


def show_a_game() -> int:
    """One short game of bots to its end, and how to go on."""
    game = the_game(game_ids()[0])
    low, high = game.meta.seats
    seats = [Seat(company(game)) for _ in range(min(max(2, low), high))]
    put(wrapped(say("start-alone")))
    put()
    play_at_table(game, seats, {}, plain=False)
    put()
    put(say("start-next"))
    for line in say("start-commands", game=game.meta.id).split("\n"):
        put(f"  {line}")
    return OK
