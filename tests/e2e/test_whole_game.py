"""Whole games of Switch & Signal in the browser: by pointer, by keys alone, on a phone by touch.

The players are no good at it, but they try everything: what glows on the board, the buttons, what a click opens.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect

from tests.e2e.pages import PATIENCE, PHONE, Visitor, seen

Visit = Callable[..., Visitor]
GAME = "switch_and_signal"
MOST_STEPS = 700
"""More than the longest game takes."""

MOST_MISSES = 5

pytestmark = pytest.mark.slow

MOMENT = """() => JSON.stringify([
  document.querySelector("section.end") !== null,
  document.querySelector("section.now")?.textContent,
  [...document.querySelectorAll(".hit.can, .hit.picked")].map((one) => one.dataset.thing + one.className.baseVal),
  [...document.querySelectorAll(".table button")].map((one) => one.outerHTML),
  document.querySelectorAll("section.choices ol button.choice").length,
  document.querySelectorAll(".log li").length,
])"""
CHANGED = (
    """({before, patience}) => new Promise((done) => {
  const began = performance.now();
  const asks = "[data-action]:enabled, [data-short]:enabled, [data-kind], [data-setting]";
  const open = `section.end, .hit.can, .choice, ${asks}`;
  const look = () => {
    const now = ("""
    + MOMENT
    + """)();
    if (now !== before && document.querySelector(open) !== null) done("");
    else if (performance.now() - began > patience) done(now);
    else setTimeout(look, 15);
  };
  look();
})"""
)


class Player:
    """Somebody who plays on until it is over."""

    def __init__(self, ann: Visitor, seed: int, *, touch: bool = False) -> None:
        self.ann = ann
        self.page = ann.page
        self.page.set_default_timeout(5_000)
        self.random = Random(seed)
        self.touch = touch
        self.steps = 0
        self.missed = 0

    def is_over(self) -> bool:
        return self.ann.is_over()

    def do(self, act: Callable[[], None]) -> None:
        """One click, tap or key, and wait until it shows."""
        before: str = self.page.evaluate(MOMENT)
        act()
        self.wait(before)
        self.steps += 1

    def wait(self, before: str = "") -> None:
        """Until the page shows something else than before, and something can be chosen."""
        still = self.page.evaluate(CHANGED, {"before": before, "patience": PATIENCE})
        assert not still, f"nothing happened: {seen(still)[:1500]}"

    def press(self, thing: Locator) -> None:
        """By pointer or by finger; things of the map lie under each other's pictures, the middle of each is its own."""
        of_map = thing.get_attribute("data-thing") is not None
        if not self.touch:
            self.do(lambda: thing.click(force=of_map))
            return
        if not of_map:
            thing.scroll_into_view_if_needed()
        box = thing.locator("circle").first.bounding_box() if of_map else thing.bounding_box()
        assert box is not None
        self.do(lambda: self.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, twice=of_map))

    def tap(self, x: float, y: float, *, twice: bool) -> None:
        """The first tap on a thing may only show what it would do; the second does it."""
        before: str = self.page.evaluate(MOMENT)
        self.page.touchscreen.tap(x, y)
        self.page.wait_for_timeout(400)
        if twice and self.page.evaluate(MOMENT) == before:
            self.page.touchscreen.tap(x, y)

    def within(self, found: Locator) -> list[Locator]:
        """Those that can be reached without moving the map."""
        edge = self.page.locator(".board").bounding_box()
        sheet = self.page.locator("section.sheet").bounding_box() if self.touch else None
        assert edge is not None
        bottom = min(edge["y"] + edge["height"], sheet["y"] if sheet else 9_999) - 40
        shown: list[Locator] = []
        for thing in found.all():
            box = thing.locator("circle").first.bounding_box()
            if box is None:
                continue
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if edge["x"] + 40 < x < edge["x"] + edge["width"] - 80 and edge["y"] + 60 < y < bottom:
                shown.append(thing)
        return shown

    def step(self) -> None:
        """Whatever is open is finished first; then something on the board, or a button."""
        opened = self.page.locator("[data-setting], [data-kind]")
        if opened.count():
            self.press(opened.nth(self.random.randrange(opened.count())))
            return
        buttons = self.page.locator("[data-action]:enabled, [data-short]:enabled")
        things = self.page.locator(".hit.can")
        wants_board = things.count() and (not buttons.count() or self.random.random() < 0.55)
        near = self.within(things) if wants_board else []
        if near:
            self.press(self.random.choice(near))
        elif buttons.count():
            self.press(
                buttons.last if self.random.random() < 0.7 else buttons.nth(self.random.randrange(buttons.count()))
            )
        else:
            self.wait()

    def play(self, step: Callable[[], None], between: Callable[[int], None] = lambda n: None) -> None:
        """Until the end."""
        for n in range(MOST_STEPS):
            if self.is_over():
                return
            between(n)
            try:
                step()
            except PlaywrightError:
                self.missed += 1  # what was to be pressed has just gone: another one is asked
                assert self.missed < MOST_MISSES
        raise AssertionError("the game never ends")


def test_by_pointer_with_another_language_and_light_on_the_way(visit: Visit) -> None:
    ann = visit()
    ann.open_table(GAME, "you", "bot:steady")
    player = Player(ann, 1)

    def switch(n: int) -> None:
        """In the middle of a turn; the game goes on without losing a beat."""
        if n == 8:
            lines = ann.log_lines().count()
            ann.page.get_by_role("button", name="Deutsch").click()
            expect(ann.page.locator("html")).to_have_attribute("lang", "de", timeout=PATIENCE)
            expect(ann.page.locator("section.now")).to_contain_text("Ann", timeout=PATIENCE)
            assert ann.log_lines().count() >= lines
        if n == 14:
            ann.page.emulate_media(color_scheme="dark")

    player.play(player.step, switch)
    expect(ann.page.locator("section.end")).to_contain_text("Ende", timeout=PATIENCE)
    assert player.steps > 20
    assert not ann.violations()


def test_by_touch_on_a_phone(visit: Visit) -> None:
    ann = visit(PHONE, lang="de", theme="night")
    ann.open_table(GAME, "you", "bot:steady")
    player = Player(ann, 2, touch=True)
    player.play(player.step)
    assert not ann.violations()
    width: int = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]


def test_by_keys_alone(visit: Visit) -> None:
    """With the list instead of the board: digits, Enter and Escape."""
    ann = visit()
    ann.open_table(GAME, "you", "bot:steady")
    player = Player(ann, 3)
    ann.page.keyboard.press("l")
    ann.choices().first.wait_for()

    def step() -> None:
        ann.choices().first.wait_for()
        number = min(ann.choices().count(), 9)
        digit = player.random.randint(1, number)
        player.do(lambda: ann.page.keyboard.press(str(digit)))

    player.play(step)
    assert not ann.violations()
