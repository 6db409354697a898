"""Pictures of all pages: both themes, both languages, desktop and phone. Into `build/screens`.

    python tools/screens.py [WORD...]     all, or only those whose name holds one of the words

Needs the environment of `./test`. The names are PAGE-THEME-LANGUAGE-SIZE.png.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser

from tests.e2e.pages import DESKTOP, PHONE, Visitor
from tools import browser as browsers
from tools.service import serving
from tools.steps import ROOT, SetupError, say

PLACE = ROOT / "build" / "screens"
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def show_home(visitor: Visitor) -> None:
    """The home page of somebody new."""
    visitor.home()


def show_home_again(visitor: Visitor) -> None:
    """The home page of somebody with a table."""
    visitor.home()
    visitor.start()
    visitor.home()


def show_table(visitor: Visitor) -> None:
    """A table with its first question."""
    visitor.home()
    visitor.start()


def show_later(visitor: Visitor) -> None:
    """A table some moves later, with a log."""
    show_table(visitor)
    for _ in range(6):
        visitor.choose_first()


def show_why_not(visitor: Visitor) -> None:
    """The search for what is not offered."""
    show_table(visitor)
    visitor.ask_why_not()


def show_missing(visitor: Visitor) -> None:
    """An address with nothing at it."""
    visitor.page.goto("/nowhere")
    visitor.page.get_by_role("heading").first.wait_for()


PAGES: dict[str, Callable[[Visitor], None]] = {
    "home": show_home,
    "home-again": show_home_again,
    "table": show_table,
    "table-later": show_later,
    "why-not": show_why_not,
    "missing": show_missing,
}


def picture(browser: Browser, address: str, name: str, words: tuple[str, str, str, str]) -> None:
    """One picture, by somebody who has never been here."""
    page, theme, lang, size = words
    visitor = Visitor(browser, address, SIZES[size], lang, theme)
    try:
        PAGES[page](visitor)
        visitor.settle()
        visitor.page.screenshot(path=PLACE / f"{name}.png", full_page=size == "phone")
    finally:
        visitor.context.close()


def main(asked: list[str]) -> int:
    """All pictures that were asked for."""
    if subprocess.run([sys.executable, ROOT / "tools" / "setup.py", "client"], check=False).returncode:
        return 1
    PLACE.mkdir(parents=True, exist_ok=True)
    wanted = {"-".join(words): words for words in product(PAGES, ("day", "night"), ("en", "de"), SIZES)}
    if asked:
        wanted = {name: words for name, words in wanted.items() if any(word in name for word in asked)}
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as service, browsers.started() as browser:
        for number, (name, words) in enumerate(wanted.items(), 1):
            say(f"{number:3}/{len(wanted)}  {name}")
            picture(browser, service.address, name, words)
    print(PLACE.relative_to(Path.cwd()) if PLACE.is_relative_to(Path.cwd()) else PLACE)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as error:
        say(f"{error}\nNext step: {error.next_step}")
        sys.exit(3)
