"""Along all tours: axe finds nothing, nothing is wider than the screen, whatever can be pressed is large enough."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.finished import a_finished_table
from tests.e2e.pages import DESKTOP, PHONE, Visitor
from tests.e2e.tours import GAME, PROBE_OF_SECRETS, PROBING, TOURS, Troupe
from tests.project.tree import ROOT
from tools.service import serving

LOOKS = {"phone": (PHONE, "de", "night"), "desktop": (DESKTOP, "en", "day")}
AT_LEAST = {
    "pages": {"home", "new", "verify", "missing"},
    "home": {"home-again", "devices"},
    "waiting": {"waiting", "invitation"},
    "turn": {"turn", "train", "switch", "why-not", "list", "rules", "keys", "settings"},
    "moments": set[str](),
    "company": {"ready", "chat", "others-turn", "plan", "proposal"},
    "looking": {"spectator", "end", "verdict"},
    "clock": {"clock"},
    "generic": {"hand-over", "generic", "generic-why-not"},
}

SMALL = """(least) => [...document.querySelectorAll("button, a[href], input, select, summary, [role=tab]")]
  .filter((node) => node.checkVisibility({opacityProperty: true, visibilityProperty: true}))
  .filter((node) => !node.closest("p, .text, .log, svg, [inert]"))
  .filter((node) => !node.matches(".skip, [type=checkbox], [type=radio]"))
  .map((node) => ({node, box: node.getBoundingClientRect()}))
  .filter(({node, box}) => box.width > 2 && box.height > 2 && getComputedStyle(node, "::after").position !== "absolute")
  .filter(({box}) => box.height < least - 0.5 || box.width < Math.min(least, 40))
  .map(({node, box}) => `${node.tagName} ${node.className} ${node.textContent.trim().slice(0, 24)} `
    + `${box.width.toFixed(0)}x${box.height.toFixed(0)}`)"""
"""Whatever can be pressed and is too small for a finger; links within a text are as high as their line."""

Walk = Callable[[str, str], Generator[tuple[str, Visitor]]]


@pytest.fixture(scope="module")
def houses(client: None, tmp_path_factory: pytest.TempPathFactory) -> Generator[dict[bool, tuple[str, str]]]:
    """An ordinary house with a finished game, and one that has a probe."""
    ordinary, probing = tmp_path_factory.mktemp("ordinary"), tmp_path_factory.mktemp("probing")
    finished = a_finished_table(ordinary, GAME)
    probe = ROOT / "tests" / "probes" / f"{PROBE_OF_SECRETS}.py"
    with serving(Path(ordinary)) as house, serving(Path(probing), [probe]) as other:
        yield {False: (house.address, finished), True: (other.address, "")}


@pytest.fixture
def walk(browser: Browser, houses: dict[bool, tuple[str, str]]) -> Generator[Walk]:
    """A tour in a look, moment by moment."""
    troupes: list[Troupe] = []

    def go(tour: str, look: str) -> Generator[tuple[str, Visitor]]:
        troupe = Troupe(browser, *houses[tour in PROBING])
        troupes.append(troupe)
        visitor = troupe.come(*LOOKS[look])
        for moment in (TOURS | PROBING)[tour](visitor, troupe):
            yield moment, visitor

    yield go
    for troupe in troupes:
        troupe.leave()


def faults(moment: str, visitor: Visitor, least: int) -> list[str]:
    """What is wrong with the page as it is."""
    visitor.settle()
    found = visitor.violations()
    if visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("wider than the screen")
    found += [f"too small: {name}" for name in visitor.page.evaluate(SMALL, least)]
    return [f"{moment}: {fault}" for fault in found]


def tour_is_clean(walk: Walk, tour: str, look: str) -> None:
    found: list[str] = []
    moments: set[str] = set()
    for moment, visitor in walk(tour, look):
        moments.add(moment)
        found += faults(moment, visitor, 44 if look == "phone" else 34)
    assert not found, "\n".join(found)
    assert AT_LEAST[tour] <= moments


def test_around_the_tables_nothing_is_wrong_on_a_phone_at_night(walk: Walk) -> None:
    tour_is_clean(walk, "pages", "phone")
    tour_is_clean(walk, "waiting", "phone")


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("tour", TOURS | PROBING)
def test_nothing_is_wrong_anywhere(walk: Walk, tour: str, look: str) -> None:
    tour_is_clean(walk, tour, look)
