"""Each planted fault is noticed by the check that is meant for it, and by no other."""

from __future__ import annotations

import json

import pytest

from roundhouse.conformance import CHECKS, check_game
from roundhouse.conformance.moment import Moment
from roundhouse.conformance.moving import Change, check_step
from roundhouse.conformance.plan import Table
from roundhouse.conformance.report import Tally
from roundhouse.conformance.trial import Trial
from roundhouse.conformance.walk import Step, random_walk
from roundhouse.kernel.events import SILENT, Event
from roundhouse.kernel.ids import EVERYBODY
from roundhouse.kernel.questions import SEALED
from tests.conformance.toy import GAME, KINDS, make

GAMES = 8

FAULTS = {
    "endless": 1,  # the game does not end
    "stuck": 2,  # a seat with no card can do nothing
    "twice": 3,  # a candidate is offered twice
    "lying": 3,  # a `sure` mark promises a card where there is none
    "moody": 3,  # the judge refuses what was offered
    "clumsy": 4,  # a refusal changes the state
    "shared": 5,  # a clone shares a list
    "lost": 6,  # a column is not declared, so bytes lose it
    "listening": 7,  # a rule works only when somebody listens
    "unnamed": 8,  # the name of a draw has a space in it
    "leaky": 9,  # a view shows another seat's hand
    "counting": 9,  # a view shows how many sealed answers are missing
    "raising": 9,  # a view raises
    "unmarked": 10,  # an event tells a hidden card and does not say that it reveals
    "talkative": 10,  # a secret step is told aloud
    "overheard_unmarked": 10,  # what one seat draws is told to all
    "overmarked": 10,  # an event says that it reveals, and tells nothing
    "shuffling": 11,  # re-dealing shuffles the true order instead of sorting
    "still": 11,  # a hidden place that nothing ever changes
    "greedy": 11,  # re-dealing adds a card
    "gossip": 12,  # spectators see a hand
    "namesakes": 14,  # a name is read as another card
    "mute": 15,  # an event has no text
    "unfair": 15,  # the winners are not those with most coins
}


def test_the_healthy_toy_passes_every_check() -> None:
    report = check_game(GAME, games=GAMES)
    assert report.ok, "\n".join(report.lines())
    unused = [check for check in CHECKS if not report.made[check]]
    assert not unused, f"nothing was checked by {unused}"
    assert report.figures["moves made in twins"] > 100


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_noticed_by_the_check_that_is_meant(fault: str) -> None:
    report = check_game(make(fault), games=GAMES, timed=False)
    assert set(report.found) == {FAULTS[fault]}, "\n".join(report.lines())
    for finding in report.findings:
        assert finding.message
        assert finding.name == CHECKS[finding.check]
    json.dumps(report.to_json())


@pytest.mark.parametrize(
    ("fault", "message", "noticed"),
    [
        ("none", "", 0),
        ("ids", "the question", 2),
        ("event", "an event", 3),
        ("view", "the view", 3),
    ],
)
def test_whoever_shows_that_somebody_gave_a_sealed_answer_is_noticed(fault: str, message: str, noticed: int) -> None:
    """10  One of three answers; the other two are shown it in a way that the engine itself would not."""
    trial = Trial(GAME, Table(3, ()), "1/0", Tally())
    s = next(s for s in random_walk(GAME, 3, {}, "sealed") if s.question is not None and s.question.kind == SEALED)
    before, earlier = Moment(GAME, s, 0), GAME.clone(s)
    for who in before.viewers:
        before.view(who)
    step = Step(s.question.slots[0], (KINDS["yes"],))
    GAME.apply(s, s.question.slots[0], step.move, SILENT)
    events: list[Event] = []
    if fault == "ids":
        s.question.slots[1:] = [s.slot("vote", slot.owner) for slot in s.question.slots[1:]]
    elif fault == "event":
        events.append(Event("voted", "TY-3", {"seat": 0}, EVERYBODY, reveals=True, because=None))
    elif fault == "view":
        s.yes += 1
    check_step(trial, Change(before, earlier, step, events, Moment(GAME, s, 1)))
    found = [finding.message for finding in trial.tally.findings]
    assert len(found) == noticed
    assert all(f"seat 0 gave a sealed answer: {message}" in one for one in found)
