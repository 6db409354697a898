"""Chance that can be checked, in the browser: all say that they are ready, and the file is checked when it is over."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from roundhouse.kernel.registry import find_game
from roundhouse.table import verify
from roundhouse.table.journal import read_journal
from tests.e2e.company import sit_down
from tests.e2e.finished import a_finished_table
from tests.e2e.pages import DESKTOP, PATIENCE, PHONE, Visitor
from tests.project.tree import ROOT
from tools.service import serving

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


FINISHED = ROOT / "tests" / "vectors" / "finished.jsonl"
REMEMBER = """([commitment, zero, two]) => localStorage.setItem("chance/Vect0r-Table", JSON.stringify({
  table: "Vect0r-Table", round: 3, commitment, pledges: {"0": zero, "2": two}, seat: -1, entropy: "", ready: true,
  time: 1,
}))"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_file_is_checked_without_the_network(visit: Visit, size: tuple[int, int], tmp_path: Path) -> None:
    ann = visit(size, lang="de" if size == PHONE else "en", theme="night" if size == PHONE else "day")
    ann.page.goto("/verify")
    chooser = ann.page.locator("input[type=file]")
    expect(chooser).to_be_attached(timeout=PATIENCE)
    assert ann.violations() == []
    for font in ("600 15px 'Source Sans 3'", "700 15px 'Barlow Semi Condensed'"):
        ann.page.evaluate("font => document.fonts.load(font).then(() => true)", font)
    ann.context.set_offline(True)
    chooser.set_input_files(FINISHED)
    verdict = ann.page.locator("section.verdict")
    draws = sum(line.count('"purpose"') for line in FINISHED.read_text("utf-8").splitlines())
    expect(verdict.locator("h2")).to_contain_text(str(draws), timeout=PATIENCE)
    expect(verdict.locator("li.good")).to_have_count(5)
    expect(verdict.locator("li.open")).to_have_count(1)
    ann.page.locator("details summary").click()
    expect(ann.page.locator("tbody tr")).to_have_count(draws)
    assert ann.violations() == []
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    lines = FINISHED.read_text("utf-8").splitlines(keepends=True)
    changed = tmp_path / "changed.jsonl"
    changed.write_text("".join([lines[0], lines[1].replace('"result":', '"result":1', 1), *lines[2:]]), "utf-8")
    chooser.set_input_files(changed)
    expect(verdict.locator("h2")).to_contain_text(ann.says("web-verify-bad"), timeout=PATIENCE)
    expect(verdict.locator(".wrongs li").first).to_contain_text("deal 0")
    assert ann.violations() == []
    chooser.set_input_files(ROOT / "LICENSE")
    expect(ann.page.locator("[role=alert]")).to_be_visible(timeout=PATIENCE)
    expect(verdict).to_have_count(0)
    header = json.loads(lines[0])
    promises = [one["commitment"] for one in header["pledges"]]
    ann.page.evaluate(REMEMBER, [header["commitment"], *promises])
    chooser.set_input_files(FINISHED)
    expect(verdict.locator("li.open")).to_have_count(0, timeout=PATIENCE)
    ann.page.evaluate(REMEMBER, [header["commitment"], *reversed(promises)])
    chooser.set_input_files([])
    chooser.set_input_files(FINISHED)
    expect(verdict.locator("li.bad")).to_have_count(1, timeout=PATIENCE)


def test_from_the_end_of_a_game_its_dice_are_one_click_away(client: None, browser: Browser, tmp_path: Path) -> None:
    table = a_finished_table(tmp_path, GAME)
    with serving(tmp_path) as service:
        ann = Visitor(browser, service.address, DESKTOP, "en", "day")
        ann.page.goto(f"/table/{table}")
        link = ann.page.get_by_role("link", name=ann.says("web-end-check"))
        expect(link).to_be_visible(timeout=PATIENCE)
        link.click()
        verdict = ann.page.locator("section.verdict")
        expect(verdict).to_be_visible(timeout=PATIENCE)
        assert verdict.locator("li.bad").count() == 0
        expect(verdict.locator("li.open")).not_to_have_count(0)  # nobody added anything
        with ann.page.expect_download() as download:
            ann.page.get_by_role("link", name=ann.says("web-verify-save")).click()
        saved = tmp_path / "saved.jsonl"
        download.value.save_as(saved)
        assert verify(find_game(GAME), read_journal(saved.read_bytes())).good
        assert ann.violations() == []
        ann.leave()
