"""Company at the table: talking, not hearing somebody, proposing and taking over, taking back with consent."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.company import sit_down
from tests.e2e.pages import PATIENCE, Visitor

Visit = Callable[..., Visitor]
GAME = "switch_and_signal"


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ann, who is asked first or not, and Bob, at a table that has begun."""
    ann, bob = visit(), visit()
    path = sit_down(GAME, {"Ann": ann, "Bob": bob})
    for visitor in (ann, bob):
        visitor.page.goto(path)
    for visitor in (ann, bob):
        visitor.page.locator("main button.pri").first.click()
    for visitor in (ann, bob):
        visitor.page.locator(".frame svg.map").wait_for()
    return ann, bob


def who_is_asked(ann: Visitor, bob: Visitor) -> tuple[Visitor, Visitor]:
    """The one who is asked, then the other."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE / 1000:
        for asked, other in ((ann, bob), (bob, ann)):
            if asked.page.locator(".now.mine").count():
                return asked, other
        ann.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def say(visitor: Visitor, text: str) -> None:
    """A line into the chat."""
    line = visitor.page.locator("#chat-brief:visible, #chat:visible").first
    line.fill(text)
    line.press("Enter")
    expect(line).to_have_value("")


def heard(visitor: Visitor) -> Locator:
    """What the chat shows."""
    return visitor.page.locator("#section-chat .text")


def test_a_line_arrives_and_one_of_somebody_muted_does_not(visit: Visit) -> None:
    ann, bob = two_at_a_table(visit)
    say(ann, "Paris <b>first</b>?")
    expect(heard(bob)).to_have_text(["Paris <b>first</b>?"])
    expect(bob.page.locator("[data-section=chat] .badge")).to_contain_text("1")
    bob.page.locator("[data-section=chat]").click()
    expect(bob.page.locator("[data-section=chat] .badge")).to_have_count(0)
    assert not bob.violations("aside.side")
    bob.page.get_by_role("button", name=bob.says("talk-more", name="Ann")).click()
    bob.page.get_by_role("button", name=bob.says("talk-mute", name="Ann")).click()
    expect(heard(bob)).to_have_count(0)
    say(ann, "do you hear me?")
    say(bob, "no")
    expect(heard(ann)).to_have_text(["Paris <b>first</b>?", "do you hear me?", "no"])
    expect(heard(bob)).to_have_text(["no"])
    bob.page.get_by_role("button", name=bob.says("talk-unmute", name="Ann")).click()
    expect(heard(bob)).to_have_count(3)


def test_a_proposal_is_taken_over_with_one_click(visit: Visit) -> None:
    asked, other = who_is_asked(*two_at_a_table(visit))
    expect(other.page.get_by_role("button", name=other.says("plan-begin"), exact=True)).to_be_enabled()
    other.page.keyboard.press("p")
    mine = other.page.locator("section.plan .mine")
    mine.wait_for()
    other.page.keyboard.press("l")
    plan_a_step(other)
    expect(mine.locator("li")).to_have_count(1)
    assert not other.violations("aside.side")
    mine.locator(".pri").click()
    take = asked.page.locator("section.plan .take")
    expect(take).to_be_visible()
    before = asked.log_lines().count()
    take.click()
    expect(take).to_have_count(0)
    expect(asked.page.locator(".log li.e")).not_to_have_count(before)
    expect(other.page.locator("section.plan")).to_have_count(0)


def plan_a_step(visitor: Visitor) -> None:
    """The first thing that can be chosen, as a step of a plan."""
    steps = visitor.page.locator("section.plan .mine li")
    for _ in range(4):
        visitor.page.locator("section.choices ol button.choice").first.click()
        visitor.page.wait_for_timeout(400)
        if steps.count():
            return


def test_what_was_revealed_is_taken_back_if_all_agree(visit: Visit) -> None:
    asked, other = who_is_asked(*two_at_a_table(visit))
    asked.page.locator(".now .acts .btn").last.click()  # the end of the turn: cards are drawn
    expect(other.page.locator(".now.mine")).to_be_visible()
    undo = asked.page.locator("button.undo")
    expect(undo).to_be_enabled()
    undo.click()
    bar = other.page.get_by_role("alertdialog")
    expect(bar).to_be_visible()
    assert not other.violations(".asking")
    bar.get_by_role("button", name=other.says("asking-yes")).click()
    for visitor in (asked, other):
        expect(visitor.page.locator(".asking.ended")).to_contain_text(visitor.says("asking-done"))
        expect(visitor.page.locator(".log li.e").last).to_contain_text("with the consent of all")
