"""One game played at random, with all checks at every state: what happens in it depends on its seed alone."""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from roundhouse.conformance import copies, endings, garbage, leaks, moving, offers, undo
from roundhouse.conformance.moment import Moment
from roundhouse.conformance.plan import Table
from roundhouse.conformance.report import Tally
from roundhouse.conformance.rulebook import RuleBook
from roundhouse.conformance.walk import Step, is_answer, random_step, take_step
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import Event, Out
from roundhouse.kernel.game import Game
from roundhouse.kernel.reasons import Because

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state

MOST_DRAWS: Final = 30
"""More draws than so many for each move the game may take mean that it runs in a circle."""


class Trial:
    """A game under test: its state, its dice, and what was found so far."""

    def __init__(self, game: AnyGame, table: Table, seed: str, tally: Tally) -> None:
        self.game = game
        self.table = table
        self.seed = seed
        self.tally = tally
        self.rules = RuleBook.of(game)
        self.moves = 0
        """Answers so far: what `longest` bounds."""
        self.draws = 0
        self.steps: list[Step] = []
        self.broken = False
        """Set by a fault after which nothing in this game means anything."""
        self.dice = Dice(f"{seed}/walk")
        self.sample = Dice(f"{seed}/sample")
        """For what the checks choose among, so that the game goes the same way whatever they do."""
        self.trail = hashlib.sha256()

    # -- for the checks ----------------------------------------------------------------------------

    def find(self, check: int, message: str) -> None:
        """Note a fault."""
        self.tally.find(check, self.seed, self.moves, message, str(self.table))

    def is_broken(self) -> bool:
        """Whether this game has to be given up."""
        return self.broken

    def count(self, check: int) -> None:
        """Note that a check was made."""
        self.tally.made[check] += 1

    def attempt(self, check: int, part: Callable[..., None], *args: object) -> None:
        """Make a check; a game that raises in it has failed it."""
        try:
            part(self, *args)
        except Exception as error:  # noqa: BLE001 - whatever a stranger's game raises is a finding
            self.find(check, f"raised {described(error)}")

    def hear(self, because: Because) -> None:
        """Note a reason: it needs a text, and its rule has to exist."""
        self.tally.word(f"why-{because.key}", because.args)
        self.tally.rules.add(because.rule)

    def dice_for(self, *what: object) -> Dice:
        """Dice for one purpose at the present state: the same each time they are asked for."""
        return Dice("/".join([self.seed, str(len(self.steps)), *map(str, what)]))

    # -- the game ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Play the game to its end."""
        self.count(1)
        try:
            self._play()
        except Exception as error:  # noqa: BLE001 - same
            self.find(1, f"the game raised {described(error)}")
        self.tally.figures["games"] += 1
        self.tally.figures["moves"] += self.moves
        self.tally.figures["draws"] += self.draws
        self.tally.digest = self.trail.hexdigest()

    def _play(self) -> None:
        out = Out()
        s = self.game.new(self.table.seats, dict(self.table.options), out)
        self._note_events(out.take())
        shadow = copies.Shadow()
        clones = copies.Clones()
        moment = Moment(self.game, s, 0)
        while True:
            self._look(moment, shadow)
            if s.over is not None:
                self.attempt(15, endings.check_outcome, moment)
                self.attempt(4, garbage.check_over, moment)
                break
            step = self._next_step(moment)
            if step is None:
                return
            earlier = self.game.clone(s)
            clones.keep(self, earlier, moment)
            take_step(self.game, s, step, out)
            after = Moment(self.game, s, len(self.steps) + 1)
            self._after_step(moving.Change(moment, earlier, step, out.take(), after), shadow)
            if self.is_broken():
                return
            moment = after
        self.attempt(5, clones.check_all)
        self.attempt(7, copies.check_again, s)

    def _look(self, moment: Moment, shadow: copies.Shadow) -> None:
        """All checks that look at one state."""
        self.trail.update(moment.bytes)
        self.tally.figures["states"] += 1
        self.attempt(9, leaks.check_views, moment)
        if self.is_broken():
            return
        self.attempt(5, copies.check_clone, moment)
        if self.is_broken():
            return
        self.attempt(2, endings.check_pending, moment)
        self.attempt(6, shadow.check, moment)
        self.attempt(3, offers.check_offers, moment)
        self.attempt(4, garbage.check_garbage, moment)
        if self.is_broken():
            return
        self.attempt(14, offers.check_scenario, moment)
        for who in moment.viewers:
            self.attempt(9, leaks.check_viewer, moment, who)
        self.attempt(13, undo.check_restore_points, moment)
        if self.game.encode(moment.s) != moment.bytes:
            self.find(4, "asking for views, choices, refusals or worlds changed the state")
            self.broken = True

    def _next_step(self, moment: Moment) -> Step | None:
        if self.is_broken():
            return None
        step = random_step(self.game, moment.s, self.dice)
        if step is None:
            # Something was offered, or check 2 has said so; then the offer led nowhere.
            if endings.can_somebody_go_on(self.game, moment.s):
                self.find(3, "what is offered leads nowhere")
            return None
        longest = self.game.meta.longest
        self.moves += is_answer(self.game, step)
        self.draws += step.slot is None
        if self.moves > longest or self.draws > MOST_DRAWS * (longest + 1):
            self.find(1, f"no end after {longest} moves and {self.draws} draws")
            return None
        return step

    def _after_step(self, change: moving.Change, shadow: copies.Shadow) -> None:
        """All checks that compare before and after."""
        self.count(5)
        if self.game.encode(change.earlier) != change.before.bytes:
            self.find(5, f"{self._shown(change.earlier, change.step)} changed a clone that was made before it")
            self.broken = True
            return
        self._note_events(change.events)
        self.attempt(10, moving.check_step, change)
        self.attempt(13, undo.check_knowledge, change.earlier, change.after.s)
        self.steps.append(change.step)
        self.attempt(6, shadow.follow, change.step)

    def _shown(self, s: Any, step: Step) -> str:
        return "a draw" if step.slot is None else f"'{self.game.grammar.show(s, step.move)}'"

    def _note_events(self, events: list[Event]) -> None:
        for event in events:
            self.tally.word(f"event-{event.kind}", event.args)
            self.tally.rules.add(event.rule)
            if event.because is not None:
                self.hear(event.because)


def described(error: Exception) -> str:
    """An error of a game in a line: what, and where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0]}{where}"
