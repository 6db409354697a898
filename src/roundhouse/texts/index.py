"""The index of rule ids that a game ships as `<package>/rules/index.toml`, and the engine's own rules."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Any, Final, NamedTuple  # Any: values of TOML, looked at before they are used

from roundhouse.kernel.reasons import ENGINE_RULES

STATUSES: Final = ("enforced", "by_construction", "table_talk", "open")


class RuleEntry(NamedTuple):
    """What the index says about one rule."""

    id: str
    section: int
    page: int
    mark: tuple[str, ...]
    line: str
    status: str
    symbol: str
    excused_accept: str
    excused_refuse: str
    see: tuple[str, ...]


class BadIndex(ValueError):
    """An index of rules that cannot be read: which entry, and what was expected."""


@lru_cache(maxsize=16)
def rule_index(package: str) -> tuple[RuleEntry, ...]:
    """All rules of a game in the order of its book; empty if it ships no index."""
    try:
        file = resources.files(package).joinpath("rules", "index.toml")
        if not file.is_file():
            return ()
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except (ImportError, TypeError):  # a game that is a single module ships none
        return ()
    except tomllib.TOMLDecodeError as error:
        raise BadIndex(f"rules/index.toml: {error}") from error
    entries = table.get("rule", [])
    return tuple(_entry(number, entry) for number, entry in enumerate(entries))


def engine_rules() -> tuple[str, ...]:
    """The ids of the engine's own rules, the same at every table."""
    return tuple(rule.id for rule in ENGINE_RULES)


def _entry(number: int, entry: dict[str, Any]) -> RuleEntry:
    where = f"rules/index.toml: rule[{number}]"
    known = set(RuleEntry._fields)
    for key in entry:
        if key not in known:
            raise BadIndex(f"{where}.{key}: no such key (known: {', '.join(sorted(known))})")
    name = entry.get("id")
    if not isinstance(name, str) or not name:
        raise BadIndex(f"{where}.id: the id of a rule expected")
    status = entry.get("status")
    if status not in STATUSES:
        raise BadIndex(f"{where}.status ({name}): one of {', '.join(STATUSES)} expected")
    return RuleEntry(
        id=name,
        section=int(entry.get("section", 0)),
        page=int(entry.get("page", 0)),
        mark=tuple(str(mark) for mark in entry.get("mark", [])),
        line=str(entry.get("line", "")),
        status=status,
        symbol=str(entry.get("symbol", "")),
        excused_accept=str(entry.get("excused_accept", "")),
        excused_refuse=str(entry.get("excused_refuse", "")),
        see=tuple(str(other) for other in entry.get("see", [])),
    )
