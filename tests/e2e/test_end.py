"""The end of a game: why, what decided it, and where the log tells of it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.finished import a_finished_table
from tests.e2e.pages import DESKTOP, PATIENCE, PHONE, Visitor
from tools.service import serving

GAME = "switch_and_signal"


def test_the_moments_that_decided_lead_to_their_lines(browser: Browser, client: None, tmp_path: Path) -> None:
    table = a_finished_table(tmp_path, GAME)
    with serving(tmp_path) as service:
        for size, lang in ((DESKTOP, "en"), (PHONE, "de")):
            ann = Visitor(browser, service.address, size, lang, "day")
            ann.page.goto(f"/table/{table}")
            moments = ann.page.locator("section.end .moment")
            expect(moments.first).to_be_visible(timeout=PATIENCE)
            assert 1 <= moments.count() <= 3
            assert not ann.violations("section.end")
            moments.first.click()
            line = ann.page.locator(".log li.e:focus")
            expect(line).to_be_in_viewport(timeout=PATIENCE)
            ann.leave()
