"""`roundhouse replay` and `verify`: journals of games, read and recomputed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any  # Any: games of every state

import msgspec
import typer

from roundhouse.cli.faults import OK, RED
from roundhouse.cli.find import name_of, the_game
from roundhouse.cli.play_show import Screen
from roundhouse.cli.voice import lang, put, put_json, say, wrapped
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR
from roundhouse.table import Journal, load_journal, show_replay
from roundhouse.table import verify as verify_journal
from roundhouse.table.journal import stored_states
from roundhouse.table.notes import START, UNDO, read_event
from roundhouse.texts.render import texts_for


def replay(
    file: Annotated[str, typer.Argument()],
    game: Annotated[str, typer.Option("--game")] = "",
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """A journal, move by move."""
    journal = load_journal(Path(file))
    played = the_game(game or journal.header.game)
    if json:
        put_json(show_replay(played, journal))
    else:
        _show(played, journal)
    return OK


def _show(game: Game[Any], journal: Journal) -> None:
    states = stored_states(game, journal)
    texts = texts_for(game, lang())
    header = journal.header
    texts.seat_names = [
        texts.say("seat-bot", number=number, bot=bot) if bot else texts.say("seat-name", number=number)
        for number, bot in enumerate(header.bots, 1)
    ]
    screen = Screen(game, texts)
    screen.strong(name_of(game))
    for entry, state in zip(journal.entries, states, strict=True):
        events = [read_event(game, state, note) for note in entry.events]
        if entry.what not in (START, UNDO):
            put(f"{entry.number:>4}  {texts.seat(entry.seat)}: {entry.move}")
        for draw in entry.draws:
            said = say("replay-draw", purpose=draw.purpose, result=draw.result, total=sum(draw.weights))
            put(wrapped(said, 8, 6))
        # A journal is read by whoever holds it: he may know everything that happened.
        for event in events:
            line = texts.event(game, state, event)
            if line.text:
                screen.with_rule(line, 6)
        if entry.what == UNDO:
            screen.entry(state, entry, events, SPECTATOR)
    if states[-1].over is not None:
        screen.ending(states[-1])
    else:
        put()
        put(say("replay-unfinished"))
    if journal.cut:
        put(say("replay-cut"))


def verify(
    file: Annotated[str, typer.Argument()],
    game: Annotated[str, typer.Option("--game")] = "",
    draws: Annotated[bool, typer.Option("--draws")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Everything in a journal, computed once more."""
    journal = load_journal(Path(file))
    verdict = verify_journal(the_game(game or journal.header.game), journal)
    if json:
        put_json({**msgspec.to_builtins(verdict), "good": verdict.good})
        return OK if verdict.good else RED
    for one in verdict.drawn if draws else ():
        said = say("verify-draw", purpose=one.purpose, count=one.count, result=one.result, total=sum(one.weights))
        put(f"{one.entry + 2:>5}  {said}")
    put(say("verify-head", game=verdict.game, entries=verdict.entries, draws=verdict.draws))
    if verdict.mismatch is not None:
        wrong = verdict.mismatch
        put(wrapped(say("verify-wrong", line=wrong.line, field=wrong.field)))
        if wrong.draw:
            put(wrapped(say("verify-wrong-draw", draw=wrong.draw), 2))
        put(wrapped(say("verify-written", value=_short(wrong.written)), 4, 2))
        put(wrapped(say("verify-found", value=_short(wrong.found)), 4, 2))
        return RED
    if verdict.commitment is None:
        put(wrapped(say("verify-unfinished")))
        return OK
    put(wrapped(say("verify-good")))
    put(wrapped(say("verify-pledges", number=verdict.pledges)))
    return OK


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 160 else text[:160] + "…"
