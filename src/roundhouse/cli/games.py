"""`roundhouse games`: what can be played here."""

from __future__ import annotations

from typing import Annotated, Any  # Any: games of every state, and JSON

import typer

from roundhouse.bots.find import bots_of
from roundhouse.cli.faults import OK, RED, complaint
from roundhouse.cli.find import name_of, the_game
from roundhouse.cli.voice import console, lang, put, put_json, say, whisper, wrapped
from roundhouse.kernel.game import Game
from roundhouse.kernel.registry import game_ids
from roundhouse.texts.render import Texts, texts_for

INDENT = 4


def games(
    game: Annotated[str, typer.Argument()] = "",
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """What can be played here: seats, options, editions, bots, who made it."""
    broken = 0
    shown: list[object] = []
    for word in [game] if game else game_ids():
        try:
            found = the_game(word)
            shown.append(game_json(found) if json else found)
            if not json:
                _show(found, first=len(shown) == 1)
        except Exception as error:
            if game:
                raise
            # A broken game must not hide the others.
            broken += 1
            whisper(f"{word}: {complaint(error, 'roundhouse games').line}")
    if json:
        put_json(shown)
    elif not shown:
        put(say("games-none"))
    return RED if broken else OK


def game_json(game: Game[Any]) -> dict[str, object]:
    """A game for machines."""
    meta = game.meta
    texts = texts_for(game, lang())
    return {
        "id": meta.id,
        "name": name_of(game),
        "names": meta.name,
        "seats": {"from": meta.seats[0], "to": meta.seats[1]},
        "cooperative": meta.cooperative,
        "editions": list(meta.editions),
        "authors": list(meta.authors),
        "publisher": meta.publisher,
        "year": meta.year,
        "options": [
            {
                "name": option.name,
                "text": texts.option(option.name),
                "rule": option.rule.id,
                "choices": list(option.choices),
                "default": option.default,
                "open_ended": option.open_ended,
            }
            for option in game.title.options
        ],
        "bots": [{"name": name, "text": texts.bot(name)} for name in bots_of(game)],
    }


def seats_in_words(game: Game[Any]) -> str:
    """How many may play."""
    low, high = game.meta.seats
    return say("games-seats-one", low=low) if low == high else say("games-seats", low=low, high=high)


def _show(game: Game[Any], first: bool) -> None:
    meta = game.meta
    if not first:
        put()
    texts = texts_for(game, lang())
    from rich.text import Text

    console().print(Text.assemble((name_of(game), "bold"), "  ", (meta.id, "dim")))
    kind = say("games-together" if meta.cooperative else "games-against")
    put(" " * INDENT + f"{seats_in_words(game)}; {kind}")
    made = say("games-made", authors=", ".join(meta.authors), publisher=meta.publisher, year=str(meta.year))
    put(wrapped(made, INDENT))
    put(wrapped(say("games-editions", editions=", ".join(meta.editions)), INDENT))
    if game.title.options:
        put(" " * INDENT + say("games-options"))
        for option in game.title.options:
            put(wrapped(f"{option.name}: {texts.option(option.name)} ({option.rule.id})", INDENT + 4, INDENT + 2))
            put(wrapped(_choices(texts, option.name, option.choices, option.default), INDENT + 6))
            if option.open_ended:
                put(wrapped(say("games-open-ended"), INDENT + 6))
    put(" " * INDENT + say("games-bots"))
    for name in bots_of(game):
        put(wrapped(f"{name}: {texts.bot(name)}", INDENT + 4, INDENT + 2))


def _choices(texts: Texts, name: str, choices: tuple[str, ...], default: str) -> str:
    shown: list[str] = []
    for choice in choices:
        said = texts.option_choice(name, choice)
        word = choice if said in {choice, ""} else f"{choice} ({said})"
        shown.append(f"{word} {say('games-default')}" if choice == default else word)
    return " · ".join(shown)
