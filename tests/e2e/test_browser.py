"""How a browser is found: each is really tried, and where none does the next step is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tools import browser as browsers
from tools.steps import SetupError, write_notes


def test_a_browser_that_does_not_start_is_refused_with_the_next_step(
    playwright: Playwright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "chrome"
    broken.write_text("#!/bin/sh\nexit 1\n", "utf-8")
    broken.chmod(0o755)
    monkeypatch.setattr(browsers, "FOUND", tmp_path / "found.json")
    for named in (str(broken), str(tmp_path / "nowhere")):
        monkeypatch.setenv("ROUNDHOUSE_BROWSER", named)
        with pytest.raises(SetupError, match="no browser here") as refused:
            browsers.find(playwright)
        assert named in str(refused.value)
        assert "ROUNDHOUSE_BROWSER=" in refused.value.next_step
    assert not browsers.FOUND.exists()


def test_what_was_found_is_not_looked_for_again(
    playwright: Playwright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browsers, "FOUND", tmp_path / "found.json")
    monkeypatch.delenv("ROUNDHOUSE_BROWSER", raising=False)
    there = tmp_path / "chrome"
    there.write_text("", "utf-8")
    notes = {"origin": "the system's", "program": str(there), "asked": "", "around": '{"A": "b"}'}
    write_notes(browsers.FOUND, notes)
    assert browsers.find(playwright) == browsers.Found("the system's", there, {"A": "b"})
