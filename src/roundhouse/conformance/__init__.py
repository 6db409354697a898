"""The conformance suite: sixteen checks that every game passes, a stranger's too.

`check_game` plays a game at random at many tables and looks at every state. Its heart is the two-world test:
what a viewer may not know makes no difference to what he sees, may do, is told. `random_walk`, `count_deals` and
`assert_odds` serve a game's own tests.
"""

from roundhouse.conformance.report import CHECKS, Finding, Report
from roundhouse.conformance.suite import check_game
from roundhouse.conformance.walk import random_walk
from roundhouse.conformance.worlds import OddsOff, assert_odds, count_deals

__all__ = [
    "CHECKS",
    "Finding",
    "OddsOff",
    "Report",
    "assert_odds",
    "check_game",
    "count_deals",
    "random_walk",
]
