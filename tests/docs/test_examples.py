"""What the documents show is true: Python blocks run, commands and their options exist.

In README.md, CONTRIBUTING.md and everything under docs:

- a block marked `python` runs; the blocks of one page share their names, in order. With `>>>` lines the
  answers are compared too. A sketch that is not meant to run says so: `python sketch`.
- every `./play X` or `roundhouse X` names a command there is, and its `--options` are that command's.
- a block marked `console run` is run: each shown line of an answer must come, `...` stands for anything.
"""

from __future__ import annotations

import doctest
import fnmatch
import os
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.project.tree import ROOT, text_files

COMMAND = [sys.executable, str(Path(sys.executable).with_name("roundhouse"))]
PLAIN = {"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb", "PYTHONUTF8": "1"}
BLOCK = re.compile(r"^```([^\n`]*)\n(.*?)^```\s*$", re.MULTILINE | re.DOTALL)
MENTION = re.compile(r"(?:\./play|(?<![\w./-])roundhouse)[ ]+([a-z][a-z-]*)([^`\n]*)")

PAGES = {
    name: text
    for name, text in text_files().items()
    if name in {"README.md", "CONTRIBUTING.md"}
    or (name.endswith(".md") and name.startswith(("docs/", "src/", "bench/")))
}


def blocks(page: str, *marks: str) -> list[str]:
    """The code of a page's blocks whose first line carries just these words."""
    return [code for head, code in BLOCK.findall(PAGES[page]) if head.split() == list(marks)]


def mentions() -> list[tuple[str, str, str]]:
    """Page, command, and what follows it, wherever a page shows one in code."""
    found: list[tuple[str, str, str]] = []
    for page, text in PAGES.items():
        pieces = [code for _, code in BLOCK.findall(text)]
        pieces += re.findall(r"`([^`\n]+)`", BLOCK.sub("", text))
        for piece in pieces:
            found += [(page, name, rest) for name, rest in MENTION.findall(piece)]
    return found


def answer_of(words: list[str], folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run the command line as a reader would, without colours."""
    return subprocess.run(
        [*COMMAND, *words],
        cwd=folder,
        env={**os.environ, **PLAIN},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@cache
def help_of(*words: str) -> str:
    """What `--help` says; empty if there is no such command."""
    done = answer_of([*words, "--help"])
    return done.stdout if done.returncode == 0 else ""


def test_every_command_that_is_mentioned_exists() -> None:
    if not (ROOT / "src/roundhouse/cli/main.py").exists():
        return
    unknown = {(page, name) for page, name, _ in mentions() if not help_of(name)}
    assert not unknown, f"no such command: {sorted(unknown)}"


def test_every_option_that_is_mentioned_exists() -> None:
    if not (ROOT / "src/roundhouse/cli/main.py").exists():
        return
    unknown = [
        f"{page}: {name} {option}"
        for page, name, rest in mentions()
        for option in re.findall(r"(?<![\w-])(--[a-z][a-z-]*)", rest)
        if not re.search(rf"(?<![\w-]){option}(?![\w-])", help_of(name))
    ]
    assert not unknown, f"no such option: {unknown}"


@pytest.mark.parametrize("page", sorted(PAGES))
def test_python_examples_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    for number, code in enumerate(blocks(page, "python"), 1):
        where = f"{page}, Python block {number}"
        if ">>>" in code:
            test = doctest.DocTestParser().get_doctest(code, names, where, page, 0)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
            said: list[str] = []
            runner.run(test, out=said.append, clear_globs=False)
            names = test.globs
            assert not said, "".join(said)
        else:
            exec(compile(code, where, "exec"), names)


@pytest.mark.parametrize("page", sorted(PAGES))
def test_console_examples_answer_as_shown(page: str, tmp_path: Path) -> None:
    for code in blocks(page, "console", "run"):
        for example in re.split(r"^\$ ", code, flags=re.MULTILINE)[1:]:
            line, _, shown = example.partition("\n")
            program, *words = shlex.split(line)
            assert program in {"./play", "roundhouse"}, f"{page}: only our own command is run, not {program}"
            done = answer_of(words, tmp_path)
            assert done.returncode == 0, f"{page}: {line}\n{done.stderr}"
            came = [text.strip() for text in done.stdout.splitlines()]
            for expected in filter(None, map(str.strip, shown.splitlines())):
                pattern = re.sub(r"([\[\]?*])", r"[\1]", expected).replace("...", "*")
                assert fnmatch.filter(came, pattern), f"{page}: {line}\nno line like: {expected}\n{done.stdout}"
