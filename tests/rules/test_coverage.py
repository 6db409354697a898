"""Every rule of every game in the package: carried out by code that exists, cited there, and tested both ways.

While the rules of a game are still being written, its index has symbols that are empty; then only what is
already cited is judged.
"""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from roundhouse.cli.coverage import Coverage, list_cited
from roundhouse.texts.index import RuleEntry, rule_index
from tests.project.tree import ROOT, SOURCE, game_ids

GAMES = game_ids()


def entries_of(game: str) -> tuple[RuleEntry, ...]:
    entries = rule_index(f"roundhouse.games.{game}")
    assert entries, f"{game} ships no index of its rules"
    return entries


def coverage_of(game: str) -> Coverage:
    return Coverage(entries_of(game), list_cited(ROOT / "tests" / "rules" / game))


def is_written(game: str) -> bool:
    """Whether the index says for every enforced rule what carries it out."""
    return all(entry.symbol for entry in entries_of(game) if entry.status == "enforced")


def code_of(game: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(Path(SOURCE / "games" / game).rglob("*.py")))


def is_cited(rule: str, code: str) -> bool:
    """Whether code names a rule: as it is written, or as the name of a constant."""
    return re.search(rf"(?<![\w.-]){re.escape(rule)}(?![\w-]|\.\d)", code) is not None


@pytest.mark.parametrize("game", GAMES)
def test_tests_cite_only_rules_that_exist(game: str) -> None:
    assert coverage_of(game).unknown == []


@pytest.mark.parametrize("game", GAMES)
def test_code_cites_only_rules_that_exist(game: str) -> None:
    known = {entry.id for entry in entries_of(game)}
    prefix = next(iter(known)).partition("-")[0]
    cited = set(re.findall(rf"\b{prefix}-(?:\d+\.\d+|[A-Z]\d+)\b", code_of(game)))
    assert sorted(cited - known) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_in_the_index_exists(game: str) -> None:
    wrong: list[str] = []
    for entry in entries_of(game):
        if not entry.symbol:
            continue
        module, colon, name = entry.symbol.partition(":")
        try:
            found: object = importlib.import_module(f"roundhouse.games.{game}.{module}")
            for part in name.split("."):
                found = getattr(found, part)
        except (ImportError, AttributeError):
            wrong.append(f"{entry.id}: {entry.symbol}")
        else:
            if not colon:
                wrong.append(f"{entry.id}: {entry.symbol}: expected module:function")
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_every_enforced_rule_is_cited_in_the_code(game: str) -> None:
    code = code_of(game)
    lacking = [
        entry.id
        for entry in entries_of(game)
        if entry.status == "enforced" and entry.symbol and not is_cited(entry.id, code)
    ]
    assert lacking == []


@pytest.mark.parametrize("game", GAMES)
def test_every_enforced_rule_is_tested_both_ways(game: str) -> None:
    found = coverage_of(game)
    missing = {rule: found.missing_sides(rule) for rule in found.missing}
    assert missing == {} or not is_written(game)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_open_once_the_rules_are_written(game: str) -> None:
    assert coverage_of(game).open == 0 or not is_written(game)


@pytest.mark.parametrize("game", GAMES)
def test_an_excuse_is_a_sentence_and_stands_only_where_a_test_lacks(game: str) -> None:
    found = coverage_of(game)
    tested = {(one.rule, one.side) for one in found.cited}
    for entry in entries_of(game):
        for side, excuse in (("accept", entry.excused_accept), ("refuse", entry.excused_refuse)):
            assert not excuse or len(excuse.split()) >= 4, f"{entry.id}: {excuse}"
            assert not excuse or (entry.id, side) not in tested, f"{entry.id} is excused and tested: {side}"
