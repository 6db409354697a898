"""Texts: every sentence that people read, in German and English, from Fluent catalogues.

`Texts` renders rules, reasons, events, questions and moves of any game; `catalogues` reads and checks the files;
`index` reads the list of rule ids that a game ships.
"""

from roundhouse.texts.catalogues import ENGINE, LANGUAGES, faults, keys, variables
from roundhouse.texts.language import choose_language
from roundhouse.texts.render import RuleText, Sentence, Texts, texts_for

__all__ = [
    "ENGINE",
    "LANGUAGES",
    "RuleText",
    "Sentence",
    "Texts",
    "choose_language",
    "faults",
    "keys",
    "texts_for",
    "variables",
]
