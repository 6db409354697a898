"""What a title's source says: the keys of its reasons, events, endings and draws, and the rules it cites."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

NOT_ARGUMENTS: Final = {"audience", "reveals", "because"}
"""What `tell` takes beside the arguments of the event."""

BOTS: Final = "bots"

RULE_ID: Final = re.compile(r"[A-Z]{2,3}[- ][A-Z]?-?[0-9]+(\.[0-9]+)*[a-z]?")


class Source:
    """What was read out of the source of a package. Empty where there is only compiled code."""

    def __init__(self) -> None:
        self.words: dict[str, set[tuple[str, ...]]] = {}
        """For each key of a text that the code can ask for, the sets of arguments it comes with."""
        self.vague: set[str] = set()
        """Keys that come with arguments nobody can read off."""
        self.rules: set[str] = set()
        self.constants: set[str] = set()
        """All texts in quotes: a key that is put together shows up here."""

    @staticmethod
    def of(*modules: str) -> Source:
        """Read the source of packages and single modules."""
        source = Source()
        files = sorted({path for module in modules for path in list_files(module)})
        trees = [(path, ast.parse(path.read_text("utf-8"))) for path in files]
        named: dict[str, str] = {}
        for _, tree in trees:
            named |= _constants_of(tree)
        for path, tree in trees:
            reader = _Reader(source, named, BOTS in path.with_suffix("").parts)
            reader.visit(tree)
        return source


def list_files(package: str) -> list[Path]:
    """The Python files of a package, or the one of a module."""
    try:
        spec = importlib.util.find_spec(package)
    except (ImportError, ValueError):
        return []
    if spec is None:
        return []
    files: list[Path] = []
    for folder in spec.submodule_search_locations or []:
        files += sorted(Path(folder).rglob("*.py"))
    if not files and spec.origin is not None and spec.origin.endswith(".py"):
        files.append(Path(spec.origin))
    return files


def _constants_of(tree: ast.Module) -> dict[str, str]:
    """Words that a module gives names to: `WON: Final = "won"`."""
    named: dict[str, str] = {}
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        for target in targets:
            if isinstance(target, ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str):
                named[target.id] = value.value
    return named


class _Reader(ast.NodeVisitor):
    def __init__(self, source: Source, named: dict[str, str], bots: bool) -> None:
        self.source = source
        self.named = named
        self.reason = "reason" if bots else "why"

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.source.constants.add(node.value)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        name = _called(node)
        if name == "because" and node.args:
            self._note(self.reason, node.args[0], node)
        elif name == "Because" and len(node.args) > 1:
            self._note(self.reason, node.args[1], node, vague=True)
        elif name == "tell" and node.args:
            self._note("event", node.args[0], node)
        elif name == "end" and len(node.args) == 3:
            self._note("ending", node.args[0], node, vague=True)
        elif name == "draw" and len(node.args) == 2:
            for purpose in self._words_of(node.args[0]):
                self.source.words.setdefault(f"draw-{purpose.partition('/')[0]}", set()).add(())
        elif name == "Rule" and len(node.args) == 1:
            self.source.rules.update(word for word in self._words_of(node.args[0]) if RULE_ID.fullmatch(word))

    def _note(self, family: str, first: ast.expr, node: ast.Call, vague: bool = False) -> None:
        known = all(keyword.arg is not None for keyword in node.keywords)
        args = tuple(sorted({keyword.arg for keyword in node.keywords if keyword.arg} - NOT_ARGUMENTS))
        for word in self._words_of(first):
            key = f"{family}-{word}"
            found = self.source.words.setdefault(key, set())
            if known and not vague:
                found.add(args)
            else:
                self.source.vague.add(key)

    def _words_of(self, node: ast.expr) -> Iterator[str]:
        """The words that an expression can stand for, as far as one can read; of a joined text the beginning."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.IfExp):
            yield from self._words_of(node.body)
            yield from self._words_of(node.orelse)
        elif isinstance(node, ast.Name) and node.id in self.named:
            yield self.named[node.id]
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            yield from (word for word in self._words_of(node.left) if "/" in word)
        elif isinstance(node, ast.JoinedStr) and node.values:
            yield from (word for word in self._words_of(node.values[0]) if "/" in word)


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""
