"""What a player is told while choosing: where a train would stop, what that would cost, and why.

The command line asks for it with a world dealt for the player; it is the rule's own forecast that speaks.
"""

from __future__ import annotations

from roundhouse.games.switch_and_signal.forecast import Outcome, list_outcomes, list_passing_outcomes
from roundhouse.games.switch_and_signal.frames import MoveFrame
from roundhouse.games.switch_and_signal.moves import GRAMMAR
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.terminal_names import Names, texts_in
from roundhouse.games.switch_and_signal.terminal_words import describe_outcome, draw_forecast
from roundhouse.kernel.ids import Path

ROLLING = ("move", "run_train")
"""Kinds of moves after which a die is rolled for the train that they name."""
LEAVING = ("leave", "pass")
"""Kinds of moves that name the exit of a train whose roll is known."""


def remarks(s: SwitchState, seat: int, path: Path, lang: str) -> list[str]:  # noqa: ARG001 - any game's shape
    """Lines about a question and the move begun for it; `seat` is who chooses."""
    kind = GRAMMAR.kinds[path[0]].name if path else ""
    if kind in ROLLING and len(path) > 1:
        return draw_forecast(s, path[1], lang)
    question = s.question
    if question is None or not isinstance(s.frames[-1], MoveFrame):
        return []
    outcomes = _list_ways(s, s.frames[-1], question.slots[0].what)
    if kind in LEAVING and len(path) > 1:
        outcomes = [outcome for outcome in outcomes if outcome.exits[:1] == [path[1]]]
    elif kind and kind not in ("run", *LEAVING):
        return []
    names = Names(texts_in(lang), s.map)
    return [describe_outcome(s, outcome, names) for outcome in outcomes]


def _list_ways(s: SwitchState, f: MoveFrame, what: str) -> list[Outcome]:
    """Every way in which the move that is under way can end; its roll is known."""
    if what == "choose_pass_or_stop":
        return list_passing_outcomes(s, f.train, f.left, f.entry, f.left)
    return list_outcomes(s, f.train, f.left) if what in ("rolled", "choose_city_exit") else []
