"""The shell of these tests, and the toy game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cli import driver


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> driver.Prompt:
    return driver.Prompt(capsys, monkeypatch)


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield from driver.knowing_the_toy(monkeypatch)
