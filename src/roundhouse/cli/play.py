"""`roundhouse play`: a game in the terminal."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any  # Any: games of every state

import typer

from roundhouse.bots.find import module_of
from roundhouse.cli.faults import OK, BadInput
from roundhouse.cli.find import name_of, the_game
from roundhouse.cli.play_session import Session
from roundhouse.cli.play_show import Screen
from roundhouse.cli.play_sitting import PACES
from roundhouse.cli.seats import Seat, company, read_options, read_seats
from roundhouse.cli.voice import is_terminal, lang, put, say, wrapped
from roundhouse.kernel.game import Game
from roundhouse.kernel.options import Options
from roundhouse.kernel.state import State
from roundhouse.table import JournalFile, LocalTable, load_scenario, new_secret, open_table, secret_of_seed
from roundhouse.texts.render import Texts, texts_for


def play(
    game: Annotated[str, typer.Argument()] = "",
    seat: Annotated[list[str] | None, typer.Option("--seat", metavar="WHO")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=CHOICE")] = None,
    seed: Annotated[str, typer.Option("--seed")] = "",
    plain: Annotated[bool, typer.Option("--plain")] = False,
    pace: Annotated[str, typer.Option("--pace")] = "",
    save: Annotated[str, typer.Option("--save", metavar="FILE")] = "",
    scenario: Annotated[str, typer.Option("--scenario", metavar="FILE")] = "",
    at: Annotated[str, typer.Option("--at", metavar="URL")] = "",
    table: Annotated[str, typer.Option("--table", metavar="CODE")] = "",
    name: Annotated[str, typer.Option("--name")] = "",
) -> int:
    """A game with people at this screen and bots, or at a table of a service."""
    if pace and pace not in PACES:
        raise BadInput(say("oops-pace", word=pace))
    if at or table:
        for option_name, given in (("--scenario", scenario), ("--seed", seed), ("--save", save)):
            if given:
                raise BadInput(say("oops-both", one="--at", other=option_name))
        from roundhouse.cli.far import play_far

        return play_far(game, at, table, name, seat or [], option or [], plain=plain, pace=pace)
    start: State | None = None
    if scenario:
        if option:
            raise BadInput(say("oops-both", one="--scenario", other="--option"))
        found, start = load_scenario(Path(scenario))
        if game and the_game(game) is not found:
            raise BadInput(say("oops-other-game", file=scenario, game=found.meta.id))
    elif not game:
        raise BadInput(f"{say('oops-missing', word='GAME')} {say('see-help', command='roundhouse play')}")
    else:
        found = the_game(game)
    seats = seats_for(found, seat or [], start)
    options = {} if start is not None else read_options(found, option or [])
    return play_at_table(found, seats, options, seed=seed, plain=plain, pace=pace, save=save, start=start)


def seats_for(game: Game[Any], words: list[str], start: State | None) -> list[Seat]:
    """The seats that were asked for, as many as the position has."""
    if start is None:
        return read_seats(game, words)
    if words and len(words) != start.seats:
        raise BadInput(say("oops-seats-scenario", seats=start.seats, given=len(words)))
    return read_seats(game, words) if words else [Seat(), *(Seat(company(game)) for _ in range(start.seats - 1))]


def play_at_table(
    game: Game[Any],
    seats: list[Seat],
    options: dict[str, str],
    *,
    seed: str = "",
    plain: bool = False,
    pace: str = "",
    save: str = "",
    start: State | None = None,
) -> int:
    """Open the table and play to the end."""
    secret = secret_of_seed(seed) if seed else new_secret()
    texts = texts_for(game, lang())
    texts.seat_names = seat_names(texts, seats)
    if start is None:
        game.options(options, len(seats))  # refused before a file is made
    with ExitStack() as stack:
        journal = _open_journal(save) if save else None
        if journal is not None:
            stack.callback(journal.close)
        table = open_table(
            game,
            len(seats),
            options,
            secret=secret,
            bots=[seat.bot for seat in seats],
            start=start,
            answers_obvious=True,
            keep=journal.keep if journal is not None else None,
        )
        screen = Screen(game, texts, plain)
        _head(screen, table)
        if start is None:
            for line in how_hard(game, len(seats), table.state.options):
                screen.prose(line)
        Session(table, screen, seats, pace or ("brisk" if is_terminal(sys.stdout) else "instant")).run()
    if save:
        put()
        put(wrapped(say("play-saved", file=save)))
        if table.over is not None:
            put(wrapped(say("play-verify", file=save)))
    return OK


def seat_names(texts: Texts, seats: list[Seat]) -> list[str]:
    """What the seats are called at this table: who you are, and which bot plays."""
    people = sum(seat.is_human for seat in seats)
    names: list[str] = []
    for number, seat in enumerate(seats, 1):
        key = "seat-name" if seat.is_human and people > 1 else "seat-you" if seat.is_human else "seat-bot"
        names.append(texts.say(key, number=number, bot=seat.bot))
    return names


def _open_journal(save: str) -> JournalFile:
    path = Path(save)
    if not path.parent.is_dir():
        raise BadInput(say("oops-folder", file=save))
    try:
        return JournalFile(path)
    except FileExistsError:
        raise BadInput(say("oops-there", file=save)) from None


def how_hard(game: Game[Any], seats: int, options: Options) -> list[str]:
    """What the game says about the difficulty of its options, if it says anything."""
    describe = getattr(module_of(game, "difficulty"), "describe", None)
    return list(describe(seats, options, lang())) if describe is not None else []


def _head(screen: Screen, table: LocalTable) -> None:
    game = table.game
    screen.strong(name_of(game))
    chosen = [
        f"{name}: {screen.texts.option_choice(name, choice)}"
        for name, choice in table.state.options.items()
        if choice != next(one.default for one in game.title.options if one.name == name)
    ]
    if chosen:
        screen.prose(", ".join(chosen))
    screen.prose(", ".join(screen.texts.seat_names))
    screen.say("play-commitment", commitment=table.header.commitment[:16])
    if not all(table.header.bots):
        screen.say("play-hint")
