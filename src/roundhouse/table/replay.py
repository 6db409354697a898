"""A journal opened up: for each entry what was asked, what could be answered, what was, and where it led.

Enough for somebody else's program to follow the game and to judge it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from roundhouse.kernel import scenarios
from roundhouse.kernel.game import Game
from roundhouse.kernel.questions import KINDS, Slot
from roundhouse.kernel.state import State
from roundhouse.table.journal import Journal, stored_states
from roundhouse.table.notes import START

LEAVES: Final = 200
"""Up to so many moves a question is shown with all of them, beyond that with the first step alone."""

Shown = dict[str, Any]  # Any: JSON


def show_replay(game: Game[Any], journal: Journal, *, positions: bool = True) -> Shown:
    """The whole journal as plain data: `roundhouse replay --json`."""
    states = stored_states(game, journal)
    shown: Shown = msgspec.to_builtins(journal.header)
    del shown["line"]
    shown["finished"] = journal.end is not None
    if journal.end is not None:
        shown["secret"] = journal.end.secret
    entries: list[Shown] = []
    undos = 0
    for entry, state in zip(journal.entries, states, strict=True):
        one: Shown = msgspec.to_builtins(entry)
        del one["line"], one["state"]
        one.setdefault("draws", [])
        one.setdefault("events", [])
        if entry.what != START:
            one["asked"] = show_questions(game, states[entry.number - 1], undos)
        if positions:
            one["position"] = scenarios.write(game, state)
        undos += entry.back_to >= 0
        entries.append(one)
    shown["entries"] = entries
    shown["waiting"] = show_questions(game, states[-1], undos)
    over = states[-1].over
    if over is not None:
        because = game.because_json(states[-1], over.because)
        shown["over"] = {"ending": over.ending, "winners": list(over.winners), "because": because}
        shown["scores"] = [
            sum(term.points for term in game.scores(states[-1], seat)) for seat in range(journal.header.seats)
        ]
    return shown


def show_questions(game: Game[Any], s: State, undos: int = 0) -> list[Shown]:
    """What is asked in a state: an object for each open slot, with its choices."""
    ask = s.question
    if ask is None or s.over is not None:
        return []
    return [show_question(game, s, slot, KINDS[ask.kind], undos) for slot in ask.open_slots()]


def show_question(game: Game[Any], s: State, slot: Slot, kind: str, undos: int = 0) -> Shown:
    """One question: all moves if there are few (`complete`), otherwise the choices of the first step."""
    moves = game.legal(s, slot, most=LEAVES + 1)
    complete = len(moves) <= LEAVES
    choices = (
        [game.grammar.show(s, move) for move in moves] if complete else [step.token for step in game.choices(s, slot)]
    )
    shown: Shown = {
        "id": f"{undos}.{slot.question}",
        "what": slot.what,
        "kind": kind,
        "seat": slot.answerer,
        "complete": complete,
        "choices": choices,
    }
    if slot.owner != slot.answerer:
        shown["owner"] = slot.owner
    side = [game.grammar.kinds[n].name for n in game.side_ids(s, slot.answerer)]
    if side:
        shown["side_moves"] = side
    return shown
