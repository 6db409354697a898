"""What somebody does before a page: open it, start a game, choose by hand or by keys, read what is there."""

from __future__ import annotations

import re
import time
from functools import cache
from typing import Any  # Any: what axe answers is JSON of its own

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from roundhouse.kernel.registry import find_game
from roundhouse.texts import ENGINE, Texts
from tests.project.tree import ROOT

DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 20_000
"""Milliseconds to wait for anything, on a busy machine too."""

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def texts(lang: str, game: str = "") -> Texts:
    """The catalogues as the page has them."""
    return Texts(lang, *([find_game(game).meta.package] if game else [ENGINE]))


def seen(text: str) -> str:
    """A text without the invisible marks around arguments."""
    return re.sub("[\u2066-\u2069]", "", text)


ALL_WORDS = "() => document.querySelector('main').textContent"
WAIT = """({before, patience}) => new Promise((done) => {
  const began = performance.now();
  const look = () => {
    const now = document.querySelector("main")?.textContent ?? "";
    const asked = document.querySelector("section.choices ol button.choice:enabled, section.end") !== null;
    if (asked && now !== before) done("");
    else if (performance.now() - began > patience) done(now || "nothing is shown");
    else setTimeout(look, 20);
  };
  look();
})"""
"""Waits inside the page: Playwright's own waiting for a function needs what the page's policy forbids."""


NEW_TABLE = """async ({guest, wish}) => {
  const post = (path, body) => fetch(path, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
  });
  await post("/api/guests", guest);
  return (await (await post("/api/tables", wish)).json()).id;
}"""


class Visitor:
    """Somebody with a browser of their own. What goes wrong in the page is remembered and told at the end."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int], lang: str, theme: str) -> None:
        width, height = size
        self.lang = lang
        self.address = address
        self.troubles: list[str] = []
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            has_touch=width < 600,
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            color_scheme="dark" if theme == "night" else "light",
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("console", self._hear)
        self.page.on("request", self._watch)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.troubles.append(f"a request leaves the site: {request.url}")

    def leave(self) -> None:
        """Go, and say what went wrong."""
        self.context.close()
        assert not self.troubles, "\n".join(self.troubles)

    def says(self, key: str, **args: str | int) -> str:
        """A text of the page in the visitor's language."""
        return texts(self.lang).say(key, **args)

    # -- going somewhere -----------------------------------------------------------------------------

    def home(self) -> None:
        """The home page, with its games."""
        self.page.goto("/")
        expect(self.play_buttons().first).to_be_visible(timeout=PATIENCE)

    def play_buttons(self) -> Locator:
        """One for each game."""
        return self.page.locator("li.poster button.pri")

    def start(self, name: str = "") -> None:
        """One click from the home page, until the first question is there: of the first game, or one by its name."""
        games = self.page.locator("li.poster").filter(has_text=name)
        games.locator("button.pri").first.click()
        self.page.wait_for_url("**/table/*")
        self.wait_for_question()

    def open_table(self, game: str, *seats: str, **options: str) -> None:
        """A table of one's own with seats like `you`, `bot:steady`, until its board is there and asks."""
        seating = [dict(zip(("kind", "bot"), word.partition(":")[::2], strict=True)) for word in seats]
        self.page.goto("/")
        wish = {"game": game, "seats": seating, "options": options, "pace": "instant"}
        table: str = self.page.evaluate(NEW_TABLE, {"guest": {"name": "Ann", "lang": self.lang}, "wish": wish})
        self.page.goto(f"/table/{table}")
        self.page.locator(".board [data-thing]").first.wait_for()
        asks = "[data-action], [data-short], .board .can, .depot button.can"
        self.page.locator(asks).filter(visible=True).first.wait_for()

    # -- at the table --------------------------------------------------------------------------------

    def choices(self) -> Locator:
        """What can be chosen now."""
        return self.page.locator("section.choices ol button.choice")

    def log_lines(self) -> Locator:
        """The lines of the log, whether or not they are shown just now."""
        return self.page.locator(".log li.e")

    def is_over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator("section.end").count() > 0

    def as_list(self) -> None:
        """The list in the place of the board, where the game has one: it is the generic way to play."""
        shown = self.page.locator(".main .board, section.choices, section.end").first
        shown.wait_for(timeout=PATIENCE)
        if self.page.locator(".main .board").count():
            self.page.keyboard.press("l")

    def wait_for_question(self, before: str = "") -> None:
        """Until the page shows something else than before, and something can be chosen or the game is over."""
        self.as_list()
        still = self.page.evaluate(WAIT, {"before": before, "patience": PATIENCE})
        assert not still, f"nothing to choose, nothing new; the page says: {seen(still)[:2000]}"

    def what_is_seen(self) -> str:
        """All words of the table, to tell one moment from the next."""
        words: str = self.page.evaluate(ALL_WORDS)
        return words

    def choose_first(self) -> None:
        """Take the first choice by pointer or finger."""
        before = self.what_is_seen()
        first = self.choices().first
        if self.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            first.tap()
        else:
            first.click()
        self.wait_for_question(before)

    def press(self, key: str) -> None:
        """One key that changes something."""
        before = self.what_is_seen()
        self.page.keyboard.press(key)
        self.wait_for_question(before)

    def press_digit(self) -> None:
        """Choose by a digit that is understood at once: the first choice, or the ninth of many."""
        self.press("1" if self.choices().count() < 10 else "9")

    def ask_why_not(self) -> None:
        """Open the search for what is not offered."""
        self.page.keyboard.press("?")
        self.page.locator(".why input").wait_for()

    def wait_for_wish(self, name: str, value: str) -> None:
        """Until the service knows a wish about language or theme, which is sent beside the game."""
        began = time.monotonic()
        while self.page.evaluate("fetch('/api/me').then(answer => answer.json())")[name] != value:
            assert time.monotonic() - began < PATIENCE / 1000, f"the service was never told: {name} {value}"
            self.page.wait_for_timeout(50)

    def settle(self) -> None:
        """Until fonts are there and nothing moves."""
        self.page.evaluate("document.fonts.ready.then(() => true)")
        self.page.mouse.move(0, 0)

    def violations(self, within: str = "html") -> list[str]:
        """What axe finds wrong with the page as it is, or with a part of it."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found: list[dict[str, Any]] = self.page.evaluate(
            "(within) => axe.run(within).then(result => result.violations)", within
        )
        return [
            f"{one['id']}: {one['help']}: {', '.join(str(node['target']) for node in one['nodes'][:3])}"
            for one in found
        ]
