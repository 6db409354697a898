"""The home page: one click from a game, in the reader's language and light."""

from __future__ import annotations

import gzip
import re
import time
from collections.abc import Callable
from importlib.metadata import entry_points

import pytest
from playwright.sync_api import expect

from roundhouse.kernel.registry import GROUP
from tests.e2e.pages import PATIENCE, PHONE, Visitor
from tools.web import STATIC

Visit = Callable[..., Visitor]

MOST_SCRIPT = 150_000
"""Bytes of compressed script that a first look may load."""


def test_home_shows_every_game_and_one_click_begins_one(visit: Visit) -> None:
    ann = visit()
    ann.home()
    # What is installed: other tests register games of their own in this process.
    installed = {point.name for point in entry_points(group=GROUP)}
    expect(ann.play_buttons()).to_have_count(len(installed))
    ann.play_buttons().first.click()
    ann.wait_for_question()
    assert ann.choices().count() > 0


@pytest.mark.parametrize(("lang", "welcome"), [("en", "Take a seat."), ("de", "Nimm Platz.")])
def test_home_speaks_the_language_of_the_browser(visit: Visit, lang: str, welcome: str) -> None:
    ann = visit(lang=lang)
    assert ann.says("web-welcome") == welcome
    ann.home()
    expect(ann.page.locator("html")).to_have_attribute("lang", lang)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(welcome)


@pytest.mark.slow
def test_a_table_waits_on_the_home_page(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.home()
    ann.start()
    table = ann.page.url
    ann.home()
    ann.page.locator("li.row.own a").click()
    ann.wait_for_question()
    assert ann.page.url == table


@pytest.mark.slow
def test_nothing_at_an_address_is_said_and_leads_home(visit: Visit) -> None:
    ann = visit()
    ann.page.goto("/nowhere/at/all")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.says("web-fault-no_such_page"))
    ann.page.get_by_role("link", name=ann.says("web-fault-to-home")).click()
    expect(ann.play_buttons().first).to_be_visible(timeout=PATIENCE)


@pytest.mark.usefixtures("client")
def test_a_first_look_loads_little_script() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    scripts = re.findall(r'(?:src|href)="/([^"]+\.js)"', page)
    assert scripts
    assert sum(len(gzip.compress((STATIC / name).read_bytes())) for name in scripts) <= MOST_SCRIPT


@pytest.mark.slow
def test_from_the_home_page_to_the_first_question_in_three_seconds(visit: Visit) -> None:
    """Where a bot is drawn to begin, its turn is played at its pace before anybody is asked: that is not counted."""
    taken: list[float] = []
    for _ in range(8):
        ann = visit()
        ann.home()
        began = time.monotonic()
        ann.start()
        taken.append(time.monotonic() - began)
        if sum(one <= 3.0 for one in taken) == 2:
            return
    raise AssertionError(taken)
