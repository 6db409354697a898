"""Which language is spoken: what was asked for, else what the surroundings say, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from roundhouse.texts.catalogues import LANGUAGES

FALLBACK: Final = "en"

VARIABLES: Final = ("ROUNDHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that are asked, in this order."""


def language_of(word: str) -> str | None:
    """The language that a word like `de`, `de-AT` or `de_DE.UTF-8` stands for, if we speak it."""
    short = word.strip().lower().replace("-", "_").partition("_")[0].partition(".")[0]
    return short if short in LANGUAGES else None


def choose_language(wanted: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language to speak. A wish that we cannot fulfil is passed over; `language_of` tells beforehand."""
    surroundings = os.environ if environ is None else environ
    for word in (wanted or "", *(surroundings.get(name, "") for name in VARIABLES)):
        found = language_of(word)
        if found is not None:
            return found
    return FALLBACK
