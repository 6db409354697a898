"""Check 10, the two-world test moving: others act in secret, and nothing that a viewer is sent shows it.

Another seat's move is replaced, in the viewer's twin, by any that looks the same to him. What he is sent stays
byte-identical until an event that `reveals`. A draw reveals by itself; there the test asks whether two results
that the game itself declares hidden from him are told to him.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from roundhouse.conformance.moment import (
    Moment,
    Signature,
    event_bytes,
    first_difference,
    name_of,
    shortened,
    signature,
    view_bytes,
)
from roundhouse.conformance.report import Seen
from roundhouse.conformance.walk import Step, random_path, take_step
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR, Move, Path, sees
from roundhouse.kernel.questions import SEALED, Slot
from roundhouse.kernel.state import State

if TYPE_CHECKING:
    from roundhouse.conformance.trial import Trial

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state

MOST_PATHS: Final = 300
"""So many paths are tried to find a move that looks the same."""


class Sent(NamedTuple):
    """What a viewer is sent after a step: events (and whether each reveals), his view, his question."""

    events: list[tuple[bytes, bool, str]]
    view: bytes
    question: Signature
    drawing: bool


def sent_to(game: AnyGame, s: State, who: int, events: list[Event], view: bytes | None = None) -> Sent:
    """What a viewer is sent."""
    told = [(event_bytes(game, s, e), e.reveals, e.kind) for e in events if sees(e.audience, who)]
    return Sent(told, view or view_bytes(game, s, who), signature(game, s, who), s.chance is not None)


def difference(here: Sent, there: Sent) -> str:
    """Where what is sent differs before anything was revealed; nothing if it does not."""
    for one, other in zip_longest(here.events, there.events):
        if (one is not None and one[1]) or (other is not None and other[1]):
            return ""
        if one is None or other is None:
            return f"an event that comes only {'there' if one is None else 'here'}, {_text(one or other)}"
        if one[0] != other[0]:
            return f"an event, {_text(one)} here and {_text(other)} there"
    if here.question != there.question:
        if here.drawing or there.drawing:
            return ""
        return f"the question, {shortened(here.question)} here and {shortened(there.question)} there"
    if here.view != there.view:
        return f"the view, {first_difference(here.view, there.view)}"
    return ""


def _text(event: tuple[bytes, bool, str] | None) -> str:
    return "none" if event is None else shortened(event[0].decode())


class Change:
    """One step of the game: the moment before with its twins, a clone from before, the step, what came of it."""

    def __init__(self, before: Moment, earlier: Any, step: Step, events: list[Event], after: Moment) -> None:
        self.before = before
        self.earlier = earlier  # Any: the title's own state
        self.step = step
        self.events = events
        self.after = after

    def sent(self, game: AnyGame, who: int) -> Sent:
        """What a viewer is sent of it."""
        return sent_to(game, self.after.s, who, self.events, self.after.view(who))

    @property
    def mover(self) -> int:
        """Whoever made the move."""
        return self.step.slot.answerer if self.step.slot is not None else SPECTATOR


def check_step(trial: Trial, change: Change) -> None:
    """10  What others are sent of a step shows nothing that is not revealed."""
    asked = change.earlier.question
    if change.step.slot is None:
        _check_draw(trial, change)
        return
    side = trial.game.grammar.kinds[change.step.move[0]].side
    if asked.kind == SEALED and not side and len(asked.open_slots()) > 1:
        _check_sealed(trial, change)
    else:
        _check_move(trial, change)


# -- sealed answers that stay closed -----------------------------------------------------------------


def _check_sealed(trial: Trial, change: Change) -> None:
    """Nobody else notices that a sealed question was answered."""
    game, before = trial.game, change.before
    for who in before.viewers:
        if who == change.mover or who in before.leaky:
            continue
        trial.count(10)
        here = change.sent(game, who)
        still = Sent([], before.view(who), signature(game, change.earlier, who), drawing=False)
        what = difference(here, still) or ("an event" if here.events else "")
        if what:
            trial.find(10, f"{name_of(who)} notices that {name_of(change.mover)} gave a sealed answer: {what}")


# -- moves -------------------------------------------------------------------------------------------


def _check_move(trial: Trial, change: Change) -> None:
    game, earlier, move = trial.game, change.earlier, change.step.move
    secret = game.grammar.show(earlier, move, hide=True) != game.grammar.show(earlier, move)
    hides = secret or (earlier.question is not None and earlier.question.kind == SEALED)
    for who in change.before.viewers:
        twin = change.before.twins.get(who)
        if who in change.before.leaky:
            continue
        if twin is None:
            if not hides or who == change.mover:
                continue
            twin = game.resample(earlier, who, trial.dice_for("moving", who))
        trial.count(10)
        _compare(trial, change, twin, who)


def _compare(trial: Trial, change: Change, twin: Any, who: int) -> None:
    game = trial.game
    here = change.sent(game, who)
    shown = f"{name_of(change.mover)} plays '{game.grammar.show(change.earlier, change.step.move)}'"
    out = Out()
    made = _move_alike(trial, twin, who, change.step, out)
    if made:
        there = sent_to(game, twin, who, out.take())
        _note_marks(trial, here, there)
        what = difference(here, there)
        if what:
            trial.find(10, f"{shown}: {name_of(who)} is told what he could not know: {what}")
    else:
        _note_marks(trial, here, None)
        if not any(reveals for _, reveals, _ in here.events):
            trial.find(10, f"{shown} rules out worlds for {name_of(who)}, and no event that he is sent reveals it")
    trial.tally.figures["moves made in twins"] += made


def _move_alike(trial: Trial, twin: Any, who: int, step: Step, out: Out) -> bool:
    """Make in the twin what looks to the viewer like the step that was made. False if nothing there does."""
    game = trial.game
    slot = step.slot
    assert slot is not None
    side = bool(game.grammar.kinds[step.move[0]].side)
    ask = twin.question
    if ask is not None and ask.kind == SEALED and not side:
        return _answer_all(trial, twin, who, step, out)
    own = game.side_slot(twin, slot.answerer) if side else slot
    if who == slot.answerer:
        if game.refuse(twin, own, step.move) is not None:
            return False
        game.apply(twin, own, step.move, out)
        return True
    move = look_alike(game, twin, own, step.move, trial.dice_for("alike", who))
    if move is None:
        return False
    game.apply(twin, own, move, out)
    return True


def _answer_all(trial: Trial, twin: State, who: int, step: Step, out: Out) -> bool:
    """The last sealed answer came: in the twin the others' answers are any others."""
    game = trial.game
    dice = trial.dice_for("sealed", who)
    assert twin.question is not None
    for slot in twin.question.open_slots():
        own = slot.answerer == who
        move = step.move if own else random_path(game, twin, slot, dice)
        if move is None or (own and game.refuse(twin, slot, move) is not None):
            return False
        game.apply(twin, slot, move, out)
    return True


def look_alike(game: AnyGame, s: State, slot: Slot, move: Move, dice: Dice) -> Move | None:
    """A legal move that prints the same for others as `move` does; None if there is none."""
    kinds = game.grammar.kinds
    kind = kinds[move[0]]
    if kind.secret:
        numbers = game.side_ids(s, slot.answerer) if kind.side else game.next_ids(s, slot, ())
        firsts = [n for n in numbers if kinds[n].secret]
        return random_path(game, s, slot, dice, (firsts[dice.below(len(firsts))],)) if firsts else None
    if game.refuse(s, slot, move[:1]) is not None:
        return None
    return _Alike(game, s, slot, move, dice).follow(move[:1])


class _Alike:
    def __init__(self, game: AnyGame, s: State, slot: Slot, move: Move, dice: Dice) -> None:
        self.game = game
        self.s = s
        self.slot = slot
        self.move = move
        self.dice = dice
        self.left = MOST_PATHS

    def follow(self, path: Path) -> Move | None:
        """Depth first; secret steps in random order, the others as they were made."""
        if self.game.grammar.is_complete(path):
            return path
        self.left -= 1
        if self.left < 0:
            return None
        ids = self.game.next_ids(self.s, self.slot, path)
        part = self.game.grammar.kinds[path[0]].parts[len(path) - 1]
        if not part.secret:
            ids = [n for n in ids if n == self.move[len(path)]]
        while ids:
            found = self.follow((*path, ids.pop(self.dice.below(len(ids)))))
            if found is not None:
                return found
        return None


# -- draws -------------------------------------------------------------------------------------------


def _check_draw(trial: Trial, change: Change) -> None:
    """Two results that the game itself hides from a viewer are told to him in the same way."""
    game, after, draw = trial.game, change.after, change.earlier.chance
    weights = [n if i != change.step.result else 0 for i, n in enumerate(draw.weights)]
    if not any(weights):
        return
    other = game.clone(change.earlier)
    out = Out()
    take_step(game, other, Step(None, (), trial.dice_for("draw").draw(weights)), out)
    told = out.take()
    same = game.encode(other) == after.bytes
    for who in after.viewers:
        if who in change.before.leaky:
            continue
        here, there = change.sent(game, who), sent_to(game, other, who, told)
        if any(reveals for _, reveals, _ in here.events):
            _note_marks(trial, here, there)
            _note_in_twin(trial, change, here, who)
        if same or here.view != there.view or here.question != there.question:
            continue
        trial.count(10)
        if here.events != there.events and _is_hidden(trial, after.s, other, who):
            what = difference(here, there)
            if what:
                trial.find(10, f"{draw}: {name_of(who)} is told the result, which is hidden from him: {what}")


def _is_hidden(trial: Trial, s: State, other: State, who: int) -> bool:
    """Whether the game declares that a viewer cannot tell two states apart: the same dice deal the same world."""
    worlds = [trial.game.resample(one, who, trial.dice_for("drawn", who)) for one in (s, other)]
    return trial.game.encode(worlds[0]) == trial.game.encode(worlds[1])


def _note_in_twin(trial: Trial, change: Change, here: Sent, who: int) -> None:
    """What the same result would have told the viewer in a world that he cannot tell apart."""
    twin: Any = change.before.twins.get(who)  # Any: the title's own state
    if twin is None or twin.chance is None or not twin.chance.allows(change.step.result):
        return
    out = Out()
    take_step(trial.game, twin, change.step, out)
    _note_marks(trial, here, sent_to(trial.game, twin, who, out.take()))


def _note_marks(trial: Trial, here: Sent, there: Sent | None) -> None:
    """Which marks told something. `there` is what was sent in the twin, None if nothing there looked alike."""
    marked = [(data, kind) for data, reveals, kind in here.events if reveals]
    if there is None:
        told = marked = marked[:1]
    else:
        others = {data for data, _, _ in there.events}
        told = [(data, kind) for data, kind in marked if data not in others]
        if not told and (here.view, here.question) != (there.view, there.question):
            told = marked
    for event in marked:
        trial.tally.marks.setdefault(event[1], Seen()).count(event in told)
