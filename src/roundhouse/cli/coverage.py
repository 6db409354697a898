"""Which rules are tested both ways: the index of rules against the marks on the tests, in a checkout."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from typing import Any, Final  # Any: games of every state

from roundhouse.cli.faults import BadInput
from roundhouse.cli.voice import say
from roundhouse.kernel.game import Game
from roundhouse.texts.index import RuleEntry, rule_index

SIDES: Final = {"accepts": "accept", "strikes": "accept", "refuses": "refuse", "spares": "refuse"}
"""The marks of `tests/rules/marks.py` and the side of a rule that each tests."""


class Cited:
    """One mark on a test: the rule, which side, and where it stands."""

    def __init__(self, rule: str, side: str, where: str) -> None:
        self.rule = rule
        self.side = side
        self.where = where


class Coverage:
    """The rules of a game by status, and which sides of them have a test."""

    def __init__(self, entries: tuple[RuleEntry, ...], cited: list[Cited]) -> None:
        self.entries = entries
        self.cited = cited
        self._tested = {(one.rule, one.side) for one in cited}
        enforced = [entry for entry in entries if entry.status == "enforced"]
        self.total = len(entries)
        self.enforced = len(enforced)
        self.by_construction = self._count("by_construction")
        self.table_talk = self._count("table_talk")
        self.open = self._count("open")
        self.tested_accept = sum((entry.id, "accept") in self._tested for entry in enforced)
        self.tested_refuse = sum((entry.id, "refuse") in self._tested for entry in enforced)
        self._lacking = {entry.id: self._sides(entry) for entry in enforced}
        self.missing = [rule for rule, sides in self._lacking.items() if sides]
        self.unknown = sorted({one.rule for one in cited} - {entry.id for entry in entries})

    def _count(self, status: str) -> int:
        return sum(entry.status == status for entry in self.entries)

    def _sides(self, entry: RuleEntry) -> list[str]:
        excuses = {"accept": entry.excused_accept, "refuse": entry.excused_refuse}
        return [side for side, excuse in excuses.items() if not excuse and (entry.id, side) not in self._tested]

    def missing_sides(self, rule: str) -> list[str]:
        """The sides of an enforced rule that have neither a test nor an excuse."""
        return self._lacking[rule]

    def json(self) -> dict[str, object]:
        """For machines."""
        enforced = [entry for entry in self.entries if entry.status == "enforced"]
        return {
            "total": self.total,
            "enforced": self.enforced,
            "by_construction": self.by_construction,
            "table_talk": self.table_talk,
            "open": self.open,
            "tested_accept": self.tested_accept,
            "tested_refuse": self.tested_refuse,
            "excused_accept": sum(bool(entry.excused_accept) for entry in enforced),
            "excused_refuse": sum(bool(entry.excused_refuse) for entry in enforced),
            "missing": self.missing,
        }


def coverage_of(game: Game[Any]) -> Coverage:
    """Read index and tests of a game."""
    folder = tests_of(game)
    if folder is None:
        raise BadInput(say("oops-no-tests", game=game.meta.id))
    return Coverage(rule_index(game.meta.package), list_cited(folder))


def tests_of(game: Game[Any]) -> Path | None:
    """The folder of a game's rule tests: `tests/rules/<id>` here, or in the checkout that holds its package."""
    above: list[Path] = [Path.cwd()]
    spec = importlib.util.find_spec(game.meta.package)
    if spec is not None and spec.origin is not None:
        above += Path(spec.origin).resolve().parents
    for root in above:
        folder = root / "tests" / "rules" / game.meta.id
        if folder.is_dir():
            return folder
    return None


def list_cited(folder: Path) -> list[Cited]:
    """All marks on the tests of a folder, read without running them."""
    cited: list[Cited] = []
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for mark in node.decorator_list:
                    cited += _read_mark(mark, f"{file.relative_to(folder)}:{node.lineno}")
    return cited


def _read_mark(mark: ast.expr, where: str) -> list[Cited]:
    if not isinstance(mark, ast.Call):
        return []
    called = mark.func
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    if name not in SIDES:
        return []
    return [
        Cited(word.value, SIDES[name], where)
        for word in mark.args
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    ]
