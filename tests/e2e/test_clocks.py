"""Clocks in the browser: agreed on with the table, counted by the page, and holidays in the settings."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.pages import Visitor


def seconds(text: str) -> int:
    found = re.search(r"(\d+):(\d\d)", text)
    assert found is not None, text
    return int(found[1]) * 60 + int(found[2])


def test_a_table_with_a_clock_is_made_and_counts_by_itself(visit: Callable[..., Visitor]) -> None:
    page = visit().page
    page.goto("/new?for=bots")
    page.get_by_label("Time to think").select_option("live")
    page.get_by_label("For the whole game").select_option("5")
    page.get_by_label("More each turn").select_option("0")
    page.locator("form button[type=submit]").click()
    mine = page.locator(".seats .clock").first
    expect(mine).to_be_visible(timeout=15_000)
    running = page.locator(".now .clock.runs")
    expect(running).to_be_visible(timeout=30_000)
    begun = seconds(running.inner_text())
    assert begun <= 300
    box = running.bounding_box()
    expect(running).not_to_contain_text(f"{begun // 60}:{begun % 60:02}", timeout=5_000)
    assert seconds(running.inner_text()) < begun
    assert running.bounding_box() == box
    assert "min" in (running.get_attribute("aria-label") or "")


def test_holidays_are_kept_with_the_person(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.home()
    visitor.start()
    page = visitor.page
    dialog = page.get_by_role("dialog")
    settings = page.get_by_role("button", name="Settings")
    settings.click()
    day = page.evaluate("new Date(Date.now() + 30 * 86400000).toISOString().slice(0, 10)")
    dialog.get_by_label("First day").fill(day)
    dialog.get_by_role("button", name="Add").click()
    expect(dialog.get_by_role("button", name="Take away")).to_have_count(1)
    page.reload()
    settings.click()
    dialog.get_by_role("button", name="Take away").click()
    expect(dialog.get_by_role("button", name="Take away")).to_have_count(0)
