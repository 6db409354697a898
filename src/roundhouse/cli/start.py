"""Bare `roundhouse`: a few questions and a game; with nobody there, a game of bots as a specimen."""

from __future__ import annotations

import os
import sys
from typing import Any  # Any: games of every state

from roundhouse.bots.find import bots_of
from roundhouse.cli.faults import OK, BadInput
from roundhouse.cli.find import name_of, the_game
from roundhouse.cli.games import seats_in_words
from roundhouse.cli.play import play_at_table
from roundhouse.cli.play_input import InputEnded, Keyboard
from roundhouse.cli.play_show import Screen
from roundhouse.cli.seats import Seat, company
from roundhouse.cli.voice import is_terminal, lang, put, say, whisper, wrapped
from roundhouse.kernel.game import Game
from roundhouse.kernel.registry import game_ids
from roundhouse.texts.render import texts_for


def start() -> int:
    """Whoever is there plays; if nobody is, bots do."""
    if not game_ids():
        raise BadInput(say("oops-no-games"))
    if is_terminal(sys.stdin) or is_terminal(sys.stdout):
        return choose_and_play()
    return show_a_game()


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


def choose_and_play() -> int:
    """Ask for game and company, each with an answer that Enter takes; then play."""
    keyboard = Keyboard()
    try:
        game = _choose_game(keyboard)
        bot = _choose_bot(keyboard, game)
        seats = _choose_seats(keyboard, game, bot)
    except InputEnded:
        whisper(say("stopped"))
        return OK
    plain = "NO_COLOR" in os.environ and os.environ.get("TERM") == "dumb"
    return play_at_table(game, seats, {}, plain=plain)


def _choose_game(keyboard: Keyboard) -> Game[Any]:
    games = [the_game(one) for one in game_ids()]
    if len(games) == 1:
        return games[0]
    put(say("start-game"))
    for number, game in enumerate(games, 1):
        put(f"  {number}  {name_of(game)} ({seats_in_words(game)})")
    return games[_number(keyboard, len(games), 1) - 1]


def _choose_bot(keyboard: Keyboard, game: Game[Any]) -> str:
    bots = list(bots_of(game))
    usual = bots.index(company(game)) + 1
    if len(bots) == 1:
        return bots[0]
    texts = texts_for(game, lang())
    Screen(game, texts).strong(name_of(game))
    put(say("start-bot"))
    for number, name in enumerate(bots, 1):
        put(wrapped(f"{number}  {name}: {texts.bot(name)}", 5, 2))
    return bots[_number(keyboard, len(bots), usual) - 1]


def _choose_seats(keyboard: Keyboard, game: Game[Any], bot: str) -> list[Seat]:
    low, high = game.meta.seats
    fewest, most = max(1, low - 1), high - 1
    usual = min(max(1, fewest), most)
    count = usual
    if fewest < most:
        put(say("start-bots", low=fewest, high=most))
        count = _number(keyboard, most, usual, fewest)
    return [Seat(), *(Seat(bot) for _ in range(count))]


def _number(keyboard: Keyboard, high: int, usual: int, low: int = 1) -> int:
    while True:
        line = keyboard.read(f"[{usual}] > ").strip()
        if not line:
            return usual
        if line.isdecimal() and low <= int(line) <= high:
            return int(line)
        put(say("start-number", low=low, high=high))
