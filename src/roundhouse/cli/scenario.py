"""`roundhouse scenario`: a position from a file, moves from another, and what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any  # Any: games of every state

import msgspec
import typer

from roundhouse.cli.faults import OK, BadInput
from roundhouse.cli.find import name_of, the_game
from roundhouse.cli.play_show import Screen
from roundhouse.cli.voice import lang, put, put_json, say
from roundhouse.kernel import scenarios
from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR, sees
from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.state import State
from roundhouse.table import load_scenario, show_scenario
from roundhouse.table.replay import show_questions
from roundhouse.texts.render import Texts, texts_for


def scenario(
    file: Annotated[str, typer.Argument()],
    moves: Annotated[str, typer.Option("--moves", metavar="FILE")] = "",
    game: Annotated[str, typer.Option("--game")] = "",
    seat: Annotated[int, typer.Option("--seat", min=0)] = 0,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Load a position, make moves, show what is there and what can be done."""
    if game:
        the_game(game)  # a stranger's own is known from here on
    played, s = load_scenario(Path(file))
    if seat > s.seats:
        expected = say("expected-between", low="0", high=str(s.seats))
        raise BadInput(say("oops-value", name="--seat", word=str(seat), expected=expected))
    texts = texts_for(played, lang())
    made = make_moves(played, s, texts, moves) if moves else []
    who = seat - 1 if seat else SPECTATOR
    if json:
        put_json(scenario_json(played, s, made, who))
    else:
        _show(played, s, texts, made, who)
    return OK


class Made:
    """One line of the file of moves, and what happened."""

    def __init__(self, line: str, events: list[Event]) -> None:
        self.line = line
        self.events = events


def make_moves(game: Game[Any], s: State, texts: Texts, file: str) -> list[Made]:
    """Make the moves of a file in a position; the first that cannot be made stops with its line."""
    made: list[Made] = []
    for number, line in enumerate(Path(file).read_text(encoding="utf-8").splitlines(), 1):
        words = line.strip()
        if not words or words.startswith("#"):
            continue
        out = Out()
        try:
            fault = _make(game, s, texts, words, out)
        except Malformed as error:
            fault = texts.refused(game, s, error).text
        if fault:
            raise BadInput(say("oops-moves", file=file, line=number, message=fault))
        made.append(Made(words, out.take()))
    return made


def _make(game: Game[Any], s: State, texts: Texts, words: str, out: Out) -> str:
    """Make one move, or settle the draw that is due; what is wrong with it, or nothing."""
    if s.over is not None:
        return say("oops-over")
    first, _, rest = words.partition(" ")
    if s.chance is not None:
        if first != "draw" or not rest.isdecimal() or not s.chance.allows(int(rest)):
            return say("oops-draw-due", low=0, high=len(s.chance.weights) - 1)
        game.settle(s, int(rest), out)
        return ""
    if first == "draw" and "draw" not in game.grammar.by_name:
        return say("oops-no-draw")
    slot, move_text = _slot_for(game, s, words)
    if slot is None:
        return say("oops-seat-number", word=first, seats=s.seats)
    why = game.play(s, slot, game.grammar.parse(s, move_text), out)
    if why is None:
        return ""
    said = texts.why(game, s, why)
    return f"{said.text} [{said.rule}]"


def _slot_for(game: Game[Any], s: State, words: str) -> tuple[Slot | None, str]:
    """Whose answer a line is: the seat it names (`seat:2 pass`), else the first that is asked."""
    first, _, rest = words.partition(" ")
    if first.startswith("seat:"):
        word = first.removeprefix("seat:")
        if not word.isdecimal() or not 1 <= int(word) <= s.seats:
            return None, rest
        return game.side_slot(s, int(word) - 1), rest
    assert s.question is not None
    return s.question.open_slots()[0], words


def scenario_json(game: Game[Any], s: State, made: list[Made], who: int) -> dict[str, object]:
    """Position, moves and choices for machines."""
    shown: dict[str, object] = {
        "game": game.meta.id,
        "moves": [{"move": one.line, "events": [game.event_json(s, event) for event in one.events]} for one in made],
        "position": scenarios.write(game, s),
        "digest": game.digest(s),
        "view": msgspec.to_builtins(game.view(s, who)),
        "waiting": show_questions(game, s),
    }
    if s.chance is not None:
        draw = s.chance
        shown["draw"] = {"purpose": draw.purpose, "count": draw.count, "weights": list(draw.weights)}
    if s.over is not None:
        because = game.because_json(s, s.over.because)
        shown["over"] = {"ending": s.over.ending, "winners": list(s.over.winners), "because": because}
    return shown


def _show(game: Game[Any], s: State, texts: Texts, made: list[Made], who: int) -> None:
    screen = Screen(game, texts)
    screen.strong(name_of(game))
    for one in made:
        put(f"> {one.line}")
        for event in one.events:
            said = texts.event(game, s, event)
            if said.text and (who == SPECTATOR or sees(event.audience, who)):
                screen.with_rule(said)
    put()
    screen.board(game.view(s, who), s)
    put()
    if s.over is not None:
        screen.ending(s)
    elif s.chance is not None:
        screen.say("scenario-draw", purpose=texts.draw(s.chance.purpose), high=len(s.chance.weights) - 1)
    elif s.question is not None:
        for slot in s.question.open_slots():
            screen.strong(texts.ask(game, s, slot))
            for move in game.legal(s, slot, most=21)[:20]:
                put(f"  {game.grammar.show(s, move)}")
            if len(game.legal(s, slot, most=21)) > 20:
                screen.say("scenario-more")
    if made:
        put()
        screen.say("scenario-position")
        put(show_scenario(game, s))
