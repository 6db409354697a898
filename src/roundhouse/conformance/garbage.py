"""Check 4: garbage, foreign and late moves are refused and change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.conformance.moment import Moment
from roundhouse.conformance.walk import is_answer
from roundhouse.kernel.events import SILENT
from roundhouse.kernel.ids import Path
from roundhouse.kernel.moves import Malformed
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import NOT_YOURS
from roundhouse.kernel.state import State

if TYPE_CHECKING:
    from roundhouse.conformance.trial import Trial

FAR: Final = 1_000_000

TEXTS: Final = ("", " ", "no-such-kind", "no:such kind:here", "\x00", "🚂", "a" * 5_000, ":", "-1")


def check_garbage(trial: Trial, moment: Moment) -> None:
    """4  Whatever is no legal move of the seat that is asked is refused; the digest does not change."""
    game, s = trial.game, moment.s
    trial.count(4)
    _check_texts(trial, s)
    slots = s.question.open_slots() if s.question is not None else []
    for slot in slots:
        for path in _list_garbage(trial, slot):
            if game.play(s, slot, path, SILENT) is None:
                trial.find(4, f"{slot} may answer with {path}")
                trial.broken = True
                return
    _check_foreign(trial, s)
    _check_late(trial, s)
    if game.encode(s) != moment.bytes:
        trial.find(4, "a refusal changed the state")
        trial.broken = True


def _list_garbage(trial: Trial, slot: Slot) -> list[Path]:
    kinds = trial.game.grammar.kinds
    numbers = trial.game.grammar.questions[slot.what].numbers
    others = [kind.number for kind in kinds if kind.number not in numbers and not kind.side]
    paths: list[Path] = [(), (-1,), (len(kinds),), (FAR, 1), *[(number,) for number in others]]
    for number in numbers:
        parts = kinds[number].parts
        paths.append((number, *[0] * (len(parts) + 1)))
        if parts:
            paths.append((number,))
            paths += [(number, *[FAR] * len(parts)), (number, *[-FAR] * len(parts))]
    return paths


def _check_texts(trial: Trial, s: State) -> None:
    kinds = [kind.name for kind in trial.game.grammar.kinds if kind.parts]
    for text in (*TEXTS, *[f"{name} nonsense" for name in kinds], *[f"{name} no:such" for name in kinds]):
        try:
            path = trial.game.grammar.parse(s, text)
        except Malformed:
            continue
        trial.find(4, f"'{text[:40]}' is read as {path}")


def _check_foreign(trial: Trial, s: State) -> None:
    """Nobody answers for a seat that is not asked, and no question counts but the present one."""
    game = trial.game
    for seat in range(-1, s.seats + 1):
        slot = game.slot_of(s, seat)
        question = slot.question if slot is not None else "0.0"
        if slot is None and game.refuse_answer(s, seat, question) is None:
            trial.find(4, f"seat {seat} may answer without being asked")
        if slot is not None and game.refuse_answer(s, seat, question) is not None:
            trial.find(4, f"{slot} may not answer its own question")
        for wrong in (f"{question}0", "", "x"):
            if game.refuse_answer(s, seat, wrong) is None:
                trial.find(4, f"seat {seat} may answer the question '{wrong}'")
        if slot is None and s.question is not None and 0 <= seat < s.seats:
            asked = s.question.slots[0]
            for number in game.grammar.questions[asked.what].numbers:
                foreign = Slot(asked.what, seat, seat, s.asked[seat] + 1)
                why = game.refuse(s, foreign, (number,))
                if why is None or why.fault != NOT_YOURS:
                    trial.find(4, f"seat {seat} may make the move of seat {asked.owner}")


def _check_late(trial: Trial, s: State) -> None:
    """An answer that comes a second time is refused."""
    step = trial.steps[-1] if trial.steps else None
    if step is None or step.slot is None or not is_answer(trial.game, step):
        return
    if trial.game.refuse_answer(s, step.slot.answerer, step.slot.question) is None:
        trial.find(4, f"{step.slot} was answered, and is open again under the same number")
    elif trial.game.refuse(s, step.slot, step.move) is None:
        trial.find(4, f"{step.slot} may be answered twice")


def check_over(trial: Trial, moment: Moment) -> None:
    """4  When a game is over nobody moves any more."""
    game, s = trial.game, moment.s
    trial.count(4)
    for seat in range(s.seats):
        if game.refuse_answer(s, seat, f"{seat}.{s.asked[seat]}") is None or game.side_ids(s, seat):
            trial.find(4, f"seat {seat} may go on after the end")
    late = [step for step in trial.steps[-8:] if step.slot is not None]
    for step in late:
        assert step.slot is not None
        if game.play(s, step.slot, step.move, SILENT) is None:
            trial.find(4, f"{step.slot} may move after the end")
    if game.encode(s) != moment.bytes:
        trial.find(4, "a refusal after the end changed the state")
