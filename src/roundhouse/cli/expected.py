"""What a file should have said, in the language of this run.

The kernel and the table say it in short English phrases, for they know no catalogues. Here each phrase has a text.
"""

from __future__ import annotations

import re
from typing import Final

from roundhouse.cli.voice import say

PHRASES: Final[tuple[tuple[str, str], ...]] = (
    (r"a list", "expected-list"),
    (r"a table", "expected-table"),
    (r"a whole number", "expected-number"),
    (r"a table with (?P<known>.+)", "expected-table-with"),
    (r"no such key \(known: (?P<known>.*)\)", "expected-other-key"),
    (r"the name of a (?P<what>\S+)", "expected-name"),
    (r"an (?:index|epoch) that exists", "expected-index"),
    (r"this is not a scenario of (?P<game>\S+)", "expected-own-game"),
    (r"the id of an installed game", "expected-installed"),
    (r"there is no game '(?P<word>.*)' \(installed: (?P<known>.*)\)", "expected-game"),
    (r"one of \(this game has no entries\)", "expected-no-entries"),
    (r"(?:one of|a sequence out of) (?P<known>.+)", "expected-one-of"),
    (r"frames that lead to a question, a draw or an end", "expected-frames"),
    (r"taken and under that name decided cards", "expected-cards"),
    (r"no more cards than the bag holds", "expected-fewer-cards"),
    (r"a number for each seat", "expected-number-each"),
    (r"the bytes are no restore point of these columns", "expected-points"),
    (r"a question of this game", "expected-slot"),
    (r"a whole number in a field of this sequence", "expected-frame-field"),
    (r"a value for this key", "expected-value"),
    (r"an owner and an answerer who have seats", "expected-owner"),
    (r"one of the choices of this option, not a file", "expected-choice"),
    (r"a file that can be read \((?P<message>.*)\)", "expected-readable"),
    (r"TOML \((?P<message>.*)\)", "expected-toml"),
    (r"a header comes first", "expected-header"),
    (r"an entry comes here", "expected-entry"),
    (r"the entry with which the game starts", "expected-start"),
    (r"the number of entries, (?P<number>.+)", "expected-entries"),
    (r"a line of JSON \((?P<message>.*)\)", "expected-json"),
    (r"bytes in hexadecimal", "expected-hexadecimal"),
    (r"bytes in base 64", "expected-base64"),
    (r"format (?P<wanted>.+), not (?P<found>.+)", "expected-format"),
    (r"at least one seat", "expected-a-seat"),
    (r"seats in their order, each once", "expected-order"),
    (r"one for each of (?P<seats>.+) seats", "expected-each"),
    (r"entry (?P<wanted>.+), not (?P<found>.+)", "expected-entry-number"),
    (r"(?P<low>\S+) to (?P<high>\S+)", "expected-range"),
    (r"an entry before this one that is no undo", "expected-earlier"),
    (r"a journal of (?P<wanted>\S+), not of (?P<found>\S+)", "expected-journal-of"),
    (r"the digest of the stored state", "expected-digest"),
    (r"a state of (?P<game>\S+): (?P<message>.*)", "expected-state"),
    (r"Object missing required field `(?P<name>.*)`", "expected-field"),
    (r"Object contains unknown field `(?P<name>.*)`", "expected-no-field"),
    (r"Expected `(?P<wanted>.*)`, got `(?P<found>.*)`", "expected-kind"),
    (r"Invalid value '(?P<word>.*)'", "expected-no-value"),
)
"""Phrases, and the texts for them. What stands in the names of a file or a game is passed on as it is."""


def in_words(phrase: str) -> str:
    """A phrase in the language of this run; a phrase that nobody knows stays as it is."""
    for pattern, key in PHRASES:
        found = re.fullmatch(pattern, phrase, re.DOTALL)
        if found is not None:
            return say(key, **found.groupdict())
    return phrase
