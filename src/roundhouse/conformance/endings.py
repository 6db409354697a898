"""Checks 1, 2, 8 and the outcome: a game goes on until it is over, and says how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from roundhouse.conformance.moment import Moment
from roundhouse.kernel.chance import Draw
from roundhouse.kernel.events import SILENT
from roundhouse.kernel.game import Game
from roundhouse.kernel.questions import STANDING
from roundhouse.kernel.state import Over, State

if TYPE_CHECKING:
    from roundhouse.conformance.trial import Trial

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state


def check_pending(trial: Trial, moment: Moment) -> None:
    """2  Somebody can always move, or chance is pending, or it is over; and only one of these."""
    s: State = moment.s
    trial.count(2)
    pending = trial.game.pending(s)
    waits = (s.question is not None) + (s.chance is not None) + (s.over is not None)
    if waits != 1:
        trial.find(2, f"{waits} things are pending at once: {pending}")
    if isinstance(pending, Draw):
        trial.attempt(8, check_draw, s, pending)
    elif not isinstance(pending, Over):
        for slot in pending.slots:
            if slot.what not in trial.game.grammar.questions:
                trial.find(2, f"the question '{slot.what}' is not in the grammar")
        if not can_somebody_go_on(trial.game, s):
            trial.find(2, f"nobody can answer {pending}")


def can_somebody_go_on(game: AnyGame, s: State) -> bool:
    """Whether the pending question can be answered: by each who must, in a standing one by anybody."""
    ask = s.question
    if ask is None:
        return s.chance is not None
    open_slots = ask.open_slots()
    can = [bool(game.next_ids(s, slot, ())) for slot in open_slots]
    return any(can) if ask.kind == STANDING else all(can) and bool(can)


def check_draw(trial: Trial, s: State, draw: Draw) -> None:
    """8  The declared results have whole-number odds that are not all nothing, and the draw a name for ever."""
    trial.count(8)
    weights: list[object] = list(draw.weights)
    if any(not isinstance(n, int) or n < 0 for n in weights) or draw.total <= 0:
        trial.find(8, f"the odds of {draw} are no odds")
    if draw.count != s.draws.get(draw.purpose, 0):
        trial.find(8, f"{draw} should be number {s.draws.get(draw.purpose, 0)} of its purpose")
    if not draw.purpose or not draw.purpose.isascii() or " " in draw.purpose:
        trial.find(8, f"'{draw.purpose}' is no name for a draw")
    trial.tally.word(f"draw-{draw.purpose.partition('/')[0]}", ())
    for result in (-1, len(weights)):
        try:
            trial.game.settle(trial.game.clone(s), result, SILENT)
        except ValueError:
            continue
        trial.find(8, f"{draw} takes {result} for a result")


def check_outcome(trial: Trial, moment: Moment) -> None:
    """15  The outcome names an ending and winners who hold seats, and agrees with the scores."""
    game, s = trial.game, moment.s
    over = s.over
    assert over is not None
    trial.count(15)
    trial.hear(over.because)
    trial.tally.word(f"ending-{over.ending}", (*over.because.args, "because", "winners"))
    trial.tally.endings[over.ending] += 1
    if not over.ending:
        trial.find(15, "the ending has no name")
    if len(set(over.winners)) != len(over.winners) or any(not 0 <= seat < s.seats for seat in over.winners):
        trial.find(15, f"the winners {list(over.winners)} do not all hold seats")
    if not trial.rules.knows(over.because.rule):
        trial.find(15, f"the ending cites {over.because.rule or 'no rule'}, which is no rule of this game")
    totals = [_total(trial, s, seat) for seat in range(s.seats)]
    if game.meta.cooperative:
        if over.winners and len(over.winners) != s.seats:
            trial.find(15, f"in a game that all play together only {list(over.winners)} won")
    elif game.title.scores is not None:
        best = {seat for seat in range(s.seats) if totals[seat] == max(totals)}
        if not set(over.winners) <= best or (len(best) == 1 and not over.winners):
            trial.find(15, f"{list(over.winners)} won with scores {totals}")


def _total(trial: Trial, s: State, seat: int) -> int:
    terms = trial.game.scores(s, seat)
    for term in terms:
        trial.hear(term.because)
        if not trial.rules.knows(term.because.rule):
            trial.find(15, f"a score cites {term.because.rule or 'no rule'}, which is no rule of this game")
    return sum(term.points for term in terms)
