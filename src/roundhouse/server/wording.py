"""What the client is told about games: what there is to play, its texts, what the words of its notation are called."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final  # Any: games of every state

import msgspec

from roundhouse.bots.find import bots_of
from roundhouse.draw.find import drawing_of, plan_of
from roundhouse.kernel.game import Game
from roundhouse.kernel.moves import Amount
from roundhouse.kernel.options import Options
from roundhouse.kernel.registry import find_game, game_ids
from roundhouse.server.faults import NO_SUCH_BOARD, Trouble
from roundhouse.texts.about import about
from roundhouse.texts.catalogues import ENGINE, read_catalogues
from roundhouse.texts.render import texts_for
from roundhouse.wire.parts import GameInfo, KindInfo, Names, OptionInfo, PartInfo

MOST_NAMES: Final = 5_000
"""Domains larger than this are told without names."""

TERMINAL: Final = ("cli.ftl", "terminal.ftl")
"""Catalogues that only the command line needs."""


def list_games() -> list[GameInfo]:
    """Every game that can be played here."""
    return [describe(find_game(one)) for one in game_ids()]


def describe(game: Game[Any]) -> GameInfo:
    """What a client needs to know before there is a table."""
    meta = game.meta
    told = about(meta.package)
    return GameInfo(
        id=meta.id,
        name=meta.name,
        seats=meta.seats,
        cooperative=meta.cooperative,
        authors=list(meta.authors),
        publisher=meta.publisher,
        year=meta.year,
        options=[
            OptionInfo(
                name=option.name,
                choices=list(option.choices),
                default=option.default,
                rule=option.rule.id,
                open_ended=option.open_ended,
            )
            for option in game.title.options
        ],
        bots=list(bots_of(game)),
        board=drawing_of(game) is not None,
        about=told.sentence,
        time=told.time,
    )


@lru_cache(maxsize=32)
def catalogue(lang: str, package: str = ENGINE) -> str:
    """All catalogues of a package in a language, one after another, as Fluent text."""
    found = [text for name, text in read_catalogues(package, lang) if name not in TERMINAL]
    return "\n".join(found)


def board_of(game: Game[Any], seats: int, options: Options, lang: str) -> dict[str, Any]:
    """The plan of a table's board, read off an empty position as well; a fault for games that are not drawn."""
    plan = plan_of(game, game.blank(seats, options), lang)
    if plan is None:
        raise Trouble(404, NO_SUCH_BOARD)
    built: dict[str, Any] = msgspec.to_builtins(plan)
    return built


def names_of(game: Game[Any], seats: int, options: Options, lang: str) -> Names:
    """What the words of a table's notation are called. It is read off an empty position: it tells nothing of a game."""
    texts = texts_for(game, lang)
    s = game.blank(seats, options)
    domains: dict[str, dict[str, str]] = {}
    for domain in game.grammar.domains.values():
        named = not isinstance(domain, Amount) and domain.size(s) <= MOST_NAMES
        tokens = domain.tokens(s) if named else ()
        domains[domain.name] = {
            token: texts.name(game, s, domain.name, n) for n, token in enumerate(tokens, domain.low)
        }
    kinds = [
        KindInfo(
            name=kind.name,
            parts=[PartInfo(name=part.name, domain=part.domain.name, secret=part.secret) for part in kind.parts],
            side=kind.side,
        )
        for kind in game.grammar.kinds
    ]
    return Names(kinds=kinds, domains=domains)
