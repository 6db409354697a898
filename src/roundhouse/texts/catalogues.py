"""The catalogues: `<package>/text/<language>/*.ftl` of a game, and the engine's own.

Both Fluent libraries drop a message that they cannot read without a word; `faults` finds such places.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LANGUAGES: Final = ("en", "de")

ENGINE: Final = "roundhouse.texts"
"""The package of the engine's own catalogues."""


def folder_of(package: str, lang: str) -> Traversable | None:
    """Where the catalogues of a package lie, or None.

    A game that is a single module `one.py` keeps them beside it, in `one_text/<language>`.
    """
    if package == ENGINE:
        return resources.files(ENGINE).joinpath(lang)
    try:
        spec = importlib.util.find_spec(package)
    except (ImportError, ValueError):
        return None
    if spec is None:
        return None
    if spec.submodule_search_locations is not None:
        folder = resources.files(package).joinpath("text", lang)
    elif spec.origin is not None:
        folder = Path(spec.origin).with_name(f"{Path(spec.origin).stem}_text") / lang
    else:
        return None
    return folder if folder.is_dir() else None


def read_catalogues(package: str, lang: str) -> list[tuple[str, str]]:
    """Names and texts of a package's catalogues in a language, in the order of their names."""
    folder = folder_of(package, lang)
    if folder is None:
        return []
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [(file.name, file.read_text(encoding="utf-8")) for file in files]


@lru_cache(maxsize=32)
def _parsed(package: str, lang: str) -> tuple[tuple[str, str, ast.Resource], ...]:
    parser = FluentParser(with_spans=True)
    return tuple((name, text, parser.parse(text)) for name, text in read_catalogues(package, lang))


def _messages(package: str, lang: str) -> Iterator[ast.Message]:
    for _, _, resource in _parsed(package, lang):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                yield entry


def keys(package: str, lang: str) -> frozenset[str]:
    """All keys of a package in a language; an attribute is `key.attribute`."""
    found: set[str] = set()
    for message in _messages(package, lang):
        if message.value is not None:
            found.add(message.id.name)
        found.update(f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes)
    return frozenset(found)


class _Mentions(Visitor):
    """Collects what a pattern speaks of: arguments, and other messages and terms."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's spelling
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - same
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - same
        self.messages.add("-" + node.id.name)
        self.generic_visit(node)


def variables(package: str, lang: str) -> dict[str, frozenset[str]]:
    """For each key of a package the arguments that its text uses."""
    found: dict[str, frozenset[str]] = {}
    for message in _messages(package, lang):
        for key, pattern in _patterns(message):
            mentions = _Mentions()
            mentions.visit(pattern)
            found[key] = frozenset(mentions.arguments)
    return found


def _patterns(message: ast.Message) -> list[tuple[str, ast.Pattern]]:
    name = message.id.name
    patterns = [(f"{name}.{attribute.id.name}", attribute.value) for attribute in message.attributes]
    return patterns if message.value is None else [(name, message.value), *patterns]


def faults(package: str, lang: str) -> list[str]:
    """What is wrong with a package's catalogues: junk, keys that come twice, mentions of what does not exist."""
    found: list[str] = []
    engine = set() if package == ENGINE else _names(ENGINE, lang)
    known = _names(package, lang) | engine
    first: dict[str, str] = {}
    for name, text, resource in _parsed(package, lang):
        line_of = _line_finder(text)
        for entry in resource.body:
            where = f"{name}:{line_of(entry)}"
            if isinstance(entry, ast.Junk):
                found.append(f"{where}: unreadable: {(entry.content or '').strip().partition(chr(10))[0][:60]}")
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if key in first:
                found.append(f"{where}: {key} stands already at {first[key]}")
            elif key in engine:
                found.append(f"{where}: {key} belongs to the engine")
            first.setdefault(key, where)
            mentions = _Mentions()
            mentions.visit(entry)
            found += [f"{where}: {key} mentions {other}" for other in sorted(mentions.messages - known)]
    return found


def _line_finder(text: str) -> Callable[[ast.SyntaxNode], int]:
    def line_of(entry: ast.SyntaxNode) -> int:
        return text.count("\n", 0, entry.span.start if entry.span is not None else 0) + 1

    return line_of


def _names(package: str, lang: str) -> set[str]:
    names: set[str] = set()
    for _, _, resource in _parsed(package, lang):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                names.add(entry.id.name)
            elif isinstance(entry, ast.Term):
                names.add("-" + entry.id.name)
    return names
