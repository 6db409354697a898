"""Pictures of all pages: both lights, both languages, desktop and phone. Into `build/screens`.

    python tools/screens.py [--tour NAME]... [--jobs N] [--axe] [WORD...]

All, or only those whose name holds one of the words; `--tour` walks only that tour (see `tests/e2e/tours.py`), `--axe`
says besides what axe finds. The names are MOMENT-THEME-LANGUAGE-SIZE.png. A tour is played once for each language and
kind of pointer and looked at in every light and size that goes with it.

Needs the environment of `./test`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from threading import Lock
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Error

from tests.e2e.finished import a_finished_table
from tests.e2e.pages import DESKTOP, PHONE, Visitor
from tests.e2e.tours import GAME, PROBE_OF_SECRETS, PROBING, TOURS, Troupe
from tools import browser as browsers
from tools.service import serving
from tools.steps import ROOT, SetupError, say

PLACE = ROOT / "build" / "screens"
PROBE = ROOT / "tests" / "probes" / f"{PROBE_OF_SECRETS}.py"
FURTHER = {"tablet": (820, 1180), "sideways": (844, 390)}
"""Sizes for a few moments only, with a finger as on a phone."""
IN_FURTHER = {"home", "turn", "train"}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = {"day": "light", "night": "dark"}
SPOKEN = Lock()


class Walk(NamedTuple):
    """A tour by one person."""

    tour: str
    lang: str
    size: str


class Places(NamedTuple):
    """Where to go."""

    house: str
    probing: str
    finished: str


def tell(words: str) -> None:
    """A line to whoever waits."""
    with SPOKEN:
        say(words)


def look(visitor: Visitor, moment: str, walk: Walk, words: list[str], axe: bool) -> int:
    """The moment in every light and size."""
    sizes = {walk.size: SIZES[walk.size]}
    if walk.size == "phone" and moment in IN_FURTHER:
        sizes |= FURTHER
    taken = 0
    for (size, (width, height)), (theme, scheme) in product(sizes.items(), THEMES.items()):
        name = f"{moment}-{theme}-{walk.lang}-{size}"
        if words and not any(word in name for word in words):
            continue
        visitor.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.settle()
        visitor.page.wait_for_timeout(80)
        visitor.page.screenshot(path=PLACE / f"{name}.png", full_page=walk.size == "phone")
        taken += 1
        if visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            tell(f"{name}: wider than the screen")
        if axe:
            for fault in visitor.violations():
                tell(f"{name}: {fault}")
    width, height = SIZES[walk.size]
    visitor.page.set_viewport_size({"width": width, "height": height})
    return taken


def go(walk: Walk, places: Places, words: list[str], axe: bool) -> tuple[int, str]:
    """One walk in a browser of its own: how many pictures, and what went wrong."""
    began, taken, trouble = time.monotonic(), 0, ""
    probing = walk.tour in PROBING
    with browsers.started() as browser:
        address = places.probing if probing else places.house
        troupe = Troupe(browser, address, places.finished)
        visitor = troupe.come(SIZES[walk.size], walk.lang)
        try:
            for moment in (PROBING if probing else TOURS)[walk.tour](visitor, troupe):
                taken += look(visitor, moment, walk, words, axe)
        except Error as error:
            trouble = f"{walk.tour} {walk.lang} {walk.size}: {error.message.splitlines()[0]}"
            visitor.page.screenshot(path=PLACE / f"failed-{walk.tour}-{walk.lang}-{walk.size}.png")
        finally:
            troupe.leave()
    tell(f"{walk.tour} {walk.lang} {walk.size}: {taken} in {time.monotonic() - began:.0f} s")
    return taken, trouble


def main(arguments: list[str]) -> int:
    """All pictures that were asked for."""
    parser = argparse.ArgumentParser(description="Pictures of all pages, into build/screens.")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only pictures whose name holds it")
    parser.add_argument("--tour", action="append", choices=[*TOURS, *PROBING], help="only this tour; may be repeated")
    parser.add_argument("--jobs", type=int, default=2, help="browsers at once")
    parser.add_argument("--axe", action="store_true", help="say what axe finds besides")
    wish = parser.parse_args(arguments)
    if subprocess.run([sys.executable, ROOT / "tools" / "setup.py", "client"], check=False).returncode:
        return 1
    PLACE.mkdir(parents=True, exist_ok=True)
    tours = wish.tour or [*TOURS, *PROBING]
    spoken = [lang for lang in ("en", "de") if lang in wish.words] or ["en", "de"]
    sizes = [size for size in SIZES if size in wish.words] or list(SIZES)
    words = [word for word in wish.words if word not in {"en", "de", *SIZES}]
    walks = [Walk(*one) for one in product(tours, spoken, sizes)]
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as more:
        finished = a_finished_table(Path(data), GAME)
        with serving(Path(data)) as house, serving(Path(more), [PROBE]) as probing:
            places = Places(house.address, probing.address, finished)
            with ThreadPoolExecutor(wish.jobs) as pool:
                done = list(pool.map(lambda walk: go(walk, places, words, wish.axe), walks))
    say(f"{sum(taken for taken, _ in done)} pictures in {PLACE.relative_to(ROOT)}")
    for _, trouble in done:
        if trouble:
            say(trouble)
    return 1 if any(trouble for _, trouble in done) else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as error:
        say(f"{error}\nNext step: {error.next_step}")
        sys.exit(3)
