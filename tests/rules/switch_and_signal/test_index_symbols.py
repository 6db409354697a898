"""The index says where each rule is carried out, and the code says the same of itself."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import roundhouse
from roundhouse.texts.index import RuleEntry, rule_index

PACKAGE = "roundhouse.games.switch_and_signal"
FOLDER = Path(roundhouse.__file__).parent / "games" / "switch_and_signal"
NAMED = [entry for entry in rule_index(PACKAGE) if entry.symbol]


def read_symbol(symbol: str) -> str:
    """What a function says of itself, or the whole text of a module that defines a table of this name."""
    module, _, path = symbol.partition(":")
    text = FOLDER.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8")
    inside: list[ast.stmt] = ast.parse(text).body
    told = ""
    for word in path.split("."):
        found = next((node for node in inside if name_of(node) == word), None)
        assert found is not None, f"there is no {symbol}"
        if isinstance(found, ast.FunctionDef | ast.ClassDef):
            told, inside = ast.get_docstring(found) or "", found.body
        else:
            told, inside = text, []
    return told


def name_of(node: ast.stmt) -> str:
    """The name that a statement defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    return node.target.id if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) else ""


def names(text: str, rule: str) -> bool:
    """Whether a text speaks of a rule."""
    return re.search(re.escape(rule) + r"(?!\d)", text) is not None


@pytest.mark.parametrize("entry", NAMED, ids=[entry.id for entry in NAMED])
def test_what_carries_out_a_rule_exists_and_names_it(entry: RuleEntry) -> None:
    assert names(read_symbol(entry.symbol), entry.id), f"{entry.symbol} does not name {entry.id}"


def test_every_rule_that_the_code_decides_says_where() -> None:
    assert [entry.id for entry in rule_index(PACKAGE) if entry.status == "enforced" and not entry.symbol] == []
