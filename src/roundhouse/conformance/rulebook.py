"""Which rules a game has: its index of rule ids, its texts, and the engine's own."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

from roundhouse.kernel.game import Game
from roundhouse.texts import LANGUAGES, keys
from roundhouse.texts.index import engine_rules, rule_index
from roundhouse.texts.render import key_of_rule

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state


class RuleBook:
    """The rules that a game may cite."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._listed = {entry.id for entry in rule_index(package)}
        self._engine = set(engine_rules())
        self._texts = {key for lang in LANGUAGES for key in keys(package, lang)}

    @staticmethod
    def of(game: AnyGame) -> RuleBook:
        """The book of a game, read once."""
        return _book(game.meta.package)

    def knows(self, rule: str) -> bool:
        """Whether there is such a rule: listed, or (without a list) with a text of its own."""
        if rule in self._engine or rule in self._listed:
            return True
        return bool(rule) and not self._listed and (not self._texts or key_of_rule(rule) in self._texts)

    @property
    def listed(self) -> set[str]:
        """The ids in the game's index; empty if it ships none."""
        return set(self._listed)


@lru_cache(maxsize=16)
def _book(package: str) -> RuleBook:
    return RuleBook(package)
