"""Checks 5, 6 and 7: clones share nothing, bytes hold everything, the same steps give the same digests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from roundhouse.conformance.moment import Moment, first_difference, name_of, pending_of, view_bytes
from roundhouse.conformance.walk import Step, random_step, take_step
from roundhouse.kernel.codec import CodecError
from roundhouse.kernel.events import SILENT, Out
from roundhouse.kernel.state import State

if TYPE_CHECKING:
    from roundhouse.conformance.trial import Trial

MOST_CLONES: Final = 16
KEPT_EVERY: Final = 5
SHADOWED: Final = 10
"""So many steps a decoded state goes along with the game before a new one takes its place."""

CUTS: Final = 3


def check_clone(trial: Trial, moment: Moment) -> None:
    """5  A clone equals the original, and playing on with it does not touch the original, nor the other way round."""
    game, s = trial.game, moment.s
    trial.count(5)
    clone = game.clone(s)
    if game.encode(clone) != moment.bytes or any(
        view_bytes(game, clone, who) != moment.view(who) for who in moment.viewers
    ):
        trial.find(5, "a clone is not equal to its original")
        trial.broken = True
        return
    dice = trial.dice_for("clone")
    for _ in range(2):
        step = random_step(game, clone, dice) if clone.over is None else None
        if step is not None:
            take_step(game, clone, step)
    if game.encode(s) != moment.bytes or any(view_bytes(game, s, who) != moment.view(who) for who in moment.viewers):
        trial.find(5, "playing on with a clone changed the original")
        trial.broken = True


class Clones:
    """Clones made in the course of a game, to be looked at again when it is over."""

    def __init__(self) -> None:
        self.kept: list[tuple[int, Any, bytes]] = []  # Any: states of the title

    def keep(self, trial: Trial, clone: Any, moment: Moment) -> None:
        """Keep one clone in so many."""
        if moment.number % KEPT_EVERY == 0:
            self.kept.append((trial.moves, clone, moment.bytes))
            if len(self.kept) > MOST_CLONES:
                del self.kept[1::2]

    def check_all(self, trial: Trial) -> None:
        """5  Later play never changed any earlier clone."""
        for move, clone, data in self.kept:
            trial.count(5)
            if trial.game.encode(clone) != data:
                trial.find(5, f"the clone from move {move} changed later on")
                return


class Shadow:
    """A state made of bytes that goes along with the game: what bytes lose shows sooner or later."""

    def __init__(self) -> None:
        self.state: Any = None  # Any: the title's own state
        self.left = 0
        self.since = 0

    def check(self, trial: Trial, moment: Moment) -> None:
        """6  decode(encode(s)) has the same digest, pending and views, and goes on in the same way."""
        game = trial.game
        if self.state is not None:
            self._compare(trial, moment)
        if self.state is None or self.left <= 0:
            self.state = game.decode(moment.bytes)
            self.left = SHADOWED
            self.since = trial.moves
            self._compare(trial, moment)
            if moment.number == 0 or moment.s.over is not None:
                self._check_cuts(trial, moment)

    def _compare(self, trial: Trial, moment: Moment) -> None:
        game = trial.game
        trial.count(6)
        at = f"a state decoded at move {self.since}"
        if game.encode(self.state) != moment.bytes:
            trial.find(6, f"{at} differs from the original at move {trial.moves}")
            self.state = None
            return
        if pending_of(game, self.state) != pending_of(game, moment.s):
            trial.find(6, f"{at} waits for something else: {game.pending(self.state)}")
        for who in moment.viewers:
            seen = view_bytes(game, self.state, who)
            if seen != moment.view(who):
                where = first_difference(moment.view(who), seen)
                trial.find(6, f"{at} looks different to {name_of(who)}: {where}")
                self.state = None
                return

    def _check_cuts(self, trial: Trial, moment: Moment) -> None:
        """Bytes that end too early are refused with an error of their own."""
        dice = trial.dice_for("cuts")
        for _ in range(CUTS):
            cut = moment.bytes[: dice.below(len(moment.bytes))]
            try:
                trial.game.decode(cut)
            except CodecError:
                continue
            trial.find(6, f"{len(cut)} of {len(moment.bytes)} bytes are taken for a state")

    def follow(self, trial: Trial, step: Step) -> None:
        """6  The decoded state takes the step that the game just took."""
        if self.state is None:
            return
        self.left -= 1
        try:
            take_step(trial.game, self.state, step, Out())
        except (ValueError, RuntimeError, LookupError, AssertionError) as error:
            trial.find(6, f"a state decoded at move {self.since} cannot take the next step: {error}")
            self.state = None


def check_again(trial: Trial, s: State) -> None:
    """7  The same steps, with nobody listening, give the same state."""
    trial.count(7)
    again: Any = trial.game.new(trial.table.seats, dict(trial.table.options))  # Any: the title's own state
    for step in trial.steps:
        take_step(trial.game, again, step, SILENT)
    if trial.game.encode(again) != trial.game.encode(s):
        trial.find(7, "the same moves and draws, with nobody listening, give another state")
