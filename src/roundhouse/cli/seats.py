"""Who sits where, and what is agreed before a game: the words of the command line about seats, bots and options."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final  # Any: games of every state

from roundhouse.bots.find import bots_of
from roundhouse.cli.faults import BadInput
from roundhouse.cli.find import name_of
from roundhouse.cli.voice import say
from roundhouse.kernel.game import Game
from roundhouse.kernel.options import BadOption
from roundhouse.table import adopt_options

HUMAN: Final = "human"
BOT: Final = "bot"
COMPANY: Final = ("steady", "random")
"""Who plays with a newcomer: the first of these that a game has."""


class Seat:
    """One seat: a person at this screen, or a bot by its name."""

    def __init__(self, bot: str = "") -> None:
        self.bot = bot

    @property
    def is_human(self) -> bool:
        """Whether a person sits here."""
        return not self.bot


def company(game: Game[Any]) -> str:
    """The bot that plays where none is named."""
    there = bots_of(game)
    return next(name for name in (*COMPANY, *there) if name in there)


def read_seats(game: Game[Any], words: Sequence[str]) -> list[Seat]:
    """The seats that words like `human` and `bot:steady` describe; without words one person and a bot."""
    if not words:
        low, high = game.meta.seats
        return [Seat(), *(Seat(company(game)) for _ in range(min(max(low, 2), high) - 1))]
    return [_read_seat(game, word) for word in words]


def _read_seat(game: Game[Any], word: str) -> Seat:
    kind, _, name = word.partition(":")
    if kind == HUMAN and not name:
        return Seat()
    if kind != BOT:
        raise BadInput(say("oops-seat-word", word=word))
    return Seat(read_bot(game, name) if name else company(game))


def read_bot(game: Game[Any], name: str) -> str:
    """The name of a bot that a game has."""
    there = bots_of(game)
    if name not in there:
        raise BadInput(say("oops-bot", game=name_of(game), word=name, known=", ".join(there)))
    return name


def bots_for(game: Game[Any], names: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: all the same, or one for each."""
    chosen = [read_bot(game, name) for name in names] or [company(game)]
    if len(chosen) not in (1, seats):
        raise BadInput(say("oops-bots-count", bots=len(chosen), seats=seats))
    return chosen if len(chosen) == seats else chosen * seats


def read_options(game: Game[Any], words: Sequence[str]) -> dict[str, str]:
    """The options that words like `map=europe` choose; a file is read and stands for its content."""
    chosen: dict[str, str] = {}
    for word in words:
        name, equals, choice = word.partition("=")
        if not equals or not name or not choice:
            raise BadInput(say("oops-option", word=word))
        if name in chosen:
            raise BadInput(say("oops-option-twice", word=name))
        chosen[name] = choice
    adopted = adopt_options(game, chosen, Path())
    for option in game.title.options:
        word = adopted.get(option.name, option.default)
        if option.open_ended and word not in option.choices and word == chosen.get(option.name):
            # Neither one of the choices nor a file: say which choices there are.
            raise BadOption("no_such_choice", option.name, word, option.choices)
    return adopted
