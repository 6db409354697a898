"""Each planted fault is noticed by the check that is meant for it, and by no other."""

from __future__ import annotations

import json

import pytest

from roundhouse.conformance import CHECKS, check_game
from tests.conformance.toy import GAME, make

GAMES = 8

FAULTS = {
    "endless": 1,  # the game does not end
    "stuck": 2,  # a seat with no card can do nothing
    "twice": 3,  # a candidate is offered twice
    "lying": 3,  # a `sure` mark promises a card where there is none
    "moody": 3,  # the judge refuses what was offered
    "lax": 4,  # anybody may answer anything
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
    "counted": 10,  # question ids count sealed answers
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
