"""Runs the command line as a user would, inside the test's own process."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any

import pytest

from roundhouse.cli.commands import run
from roundhouse.kernel import registry
from tests.cli.toy import GAME


class Answer:
    """What a command said, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def complaint(self) -> str:
        """The one line on stderr of a command that was given bad input."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert "Traceback" not in self.err
        return lines[0]


class Prompt:
    """A shell."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *words: str, typed: str = "") -> Answer:
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        self._capsys.readouterr()
        code = run(words)
        said = self._capsys.readouterr()
        return Answer(code, said.out, said.err)


def knowing_the_toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the toy game were installed, and the surroundings spoke English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "ROUNDHOUSE_TRACE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ROUNDHOUSE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    before = registry._registered.copy()
    registry.register(GAME)
    yield
    registry._registered.clear()
    registry._registered.update(before)
