"""The shape of the code: sizes, names, layers, repetition, and who may name a game."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

import pytest

from tests.project.tree import ROOT, SOURCE, game_ids, in_source, text_files

CODE = (".py", ".ts", ".js", ".svelte", ".css", ".sh")
LONGEST = 600
GENERATED = "// Made by tools/"
BANNED_NAMES = {"manager", "util", "utils", "data", "info", "handle", "process"}
SAME_LINES = 12


def test_no_file_of_code_is_longer_than_600_lines() -> None:
    long = {
        name: text.count("\n")
        for name, text in text_files().items()
        if name.endswith(CODE) and text.count("\n") > LONGEST and not text.startswith(GENERATED)
    }
    assert not long, f"split by topic: {long}"


def test_no_module_has_a_name_that_says_nothing() -> None:
    for name in text_files():
        if name.endswith(".py"):
            words = set(name.removesuffix(".py").split("/")[-1].split("_"))
            assert not words & BANNED_NAMES, name


def test_nothing_outside_its_folder_names_a_game() -> None:
    found: list[str] = []
    for game in game_ids():
        spelled = re.compile(re.escape(game).replace("_", r"[ _-]?(?:and|&)?[ _-]?"), re.IGNORECASE)
        for name, text in in_source(text_files()).items():
            if not name.startswith(f"src/roundhouse/games/{game}/"):
                lines = enumerate(text.splitlines(), 1)
                found += [f"{name}:{number}: {line.strip()}" for number, line in lines if spelled.search(line)]
    assert not found, "\n".join(found)


def test_every_game_in_the_package_is_registered() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert sorted(project["entry-points"]["roundhouse.games"]) == game_ids()


def test_every_package_has_a_place_in_the_layers() -> None:
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    layers = " ".join(tools["importlinter"]["contracts"][0]["layers"])
    placed = set(re.findall(r"\w+", layers))
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages <= placed, f"place {packages - placed} in the layers of pyproject.toml"


def test_everything_that_is_imported_is_asked_for() -> None:
    """A package that only the checks bring would be missing where somebody just plays."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    there = {re.split(r"[<>=\[; ]", line)[0].lower().replace("_", "-").replace(".", "-") for line in asked}
    homes = packages_distributions()
    missing: dict[str, str] = {}
    for name, text in in_source(text_files()).items():
        if not name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(text)):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            modules += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            for top in {module.partition(".")[0] for module in modules} - {"roundhouse", *sys.stdlib_module_names}:
                known = {home.lower().replace("_", "-").replace(".", "-") for home in homes.get(top, [])}
                if not known & there:
                    missing[name] = top
    assert not missing, f"not among the dependencies of pyproject.toml: {missing}"


def test_any_is_imported_only_with_a_reason() -> None:
    """A module that needs `Any` says why, in a comment that begins with `Any:`."""
    found = [
        name
        for name, text in in_source(text_files()).items()
        if re.search(r"^from typing import .*\bAny\b", text, re.MULTILINE) and not re.search(r"# Any: \w+", text)
    ]
    assert not found, f"say why with a comment `# Any: ...`: {found}"


def test_nothing_is_skipped_or_left_to_do() -> None:
    mark = "TO" + "DO"
    waits = re.compile(rf"\b{mark}\b(?!\(#\d+\))|\bFIX" + r"ME\b")
    skips = re.compile(r"pytest\.(?:mark\.)?(?:skip|skipif|importor" + r"skip)\b")
    for name, text in text_files().items():
        if name.endswith((*CODE, ".md", ".ftl")):
            assert not waits.search(text), f"{name}: an issue number belongs there"
        if name.startswith("tests/"):
            assert not skips.search(text), name


@pytest.mark.parametrize("folder", ["src/roundhouse/", "tools/"])
def test_no_passage_stands_twice(folder: str) -> None:
    """Twelve equal lines in two places want to be one function."""
    seen: dict[tuple[str, ...], str] = {}
    found: list[str] = []
    for name, text in text_files().items():
        if not (name.startswith(folder) and name.endswith(".py")):
            continue
        lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
        lines = [(n, line) for n, line in lines if len(line) > 3 and not line.startswith(("#", "import ", "from "))]
        for first in range(len(lines) - SAME_LINES + 1):
            passage = tuple(line for _, line in lines[first : first + SAME_LINES])
            place = f"{name}:{lines[first][0]}"
            before = seen.setdefault(passage, place)
            if before != place:
                found.append(f"{place} repeats {before}")
    assert not found, "\n".join(found[:5])
