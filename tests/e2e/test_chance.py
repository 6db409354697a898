"""Chance that can be checked, in the browser: all say that they are ready, and the file is checked when it is over."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.company import sit_down
from tests.e2e.pages import PATIENCE, PHONE, Visitor

Visit = Callable[..., Visitor]
GAME = "switch_and_signal"


def button(visitor: Visitor, key: str) -> None:
    found = visitor.page.get_by_role("button", name=visitor.says(key))
    if visitor.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        found.tap()
    else:
        found.click()


def test_a_table_begins_when_all_are_ready_and_says_who_is_missing(visit: Visit) -> None:
    ann, ben = visit(), visit(PHONE, lang="de", theme="night")
    path = sit_down(GAME, {"Ann": ann, "Ben": ben})
    ann.page.goto(path)
    expect(ann.page.locator("li.missing")).to_contain_text("Ben", timeout=PATIENCE)
    button(ann, "web-ready-say")
    expect(ann.page.locator("section.agree")).to_contain_text("Ben")
    ann.page.reload()  # what was promised is remembered
    expect(ann.page.locator("li.ready")).to_contain_text("Ann", timeout=PATIENCE)
    ben.page.goto(path)
    expect(ben.page.locator("li.ready")).to_contain_text("Ann", timeout=PATIENCE)
    assert ann.violations() == []
    assert ben.violations() == []
    button(ben, "web-ready-say")
    for visitor in (ann, ben):
        expect(visitor.page.locator("section.agree")).to_have_count(0, timeout=PATIENCE)
        expect(visitor.log_lines().first).to_be_attached(timeout=PATIENCE)


def test_who_has_lost_his_number_begins_anew(visit: Visit) -> None:
    ann, ben = visit(), visit()
    path = sit_down(GAME, {"Ann": ann, "Ben": ben})
    for visitor in (ann, ben):
        visitor.page.goto(path)
    expect(ann.page.locator("li.here")).to_have_count(2, timeout=PATIENCE)
    ann.page.evaluate("localStorage.clear()")
    ann.page.reload()
    expect(ann.page.locator(".lost")).to_be_visible(timeout=PATIENCE)
    button(ann, "web-ready-anew")
    expect(ann.page.locator(".lost")).to_have_count(0, timeout=PATIENCE)
    for visitor in (ann, ben):
        button(visitor, "web-ready-say")
    expect(ben.page.locator("section.agree")).to_have_count(0, timeout=PATIENCE)
