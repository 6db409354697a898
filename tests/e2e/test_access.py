"""axe finds nothing wrong, on any page, in both lights and sizes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from tests.e2e.pages import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
LOOKS = list(product([DESKTOP, PHONE], ["day", "night"]))


def faults(ann: Visitor) -> list[str]:
    """What axe finds on home, table, why-not and rule, one after another."""
    found: list[str] = []

    def look(page: str) -> None:
        found.extend(f"{page}: {fault}" for fault in ann.violations())

    ann.home()
    look("home")
    ann.start()
    for _ in range(3):
        ann.choose_first()
    look("table")
    ann.ask_why_not()
    look("why not")
    ann.page.goto("/nowhere")
    ann.page.get_by_role("heading", level=1).wait_for()
    look("nowhere")
    return found


def test_axe_finds_nothing_by_day_on_a_desktop(visit: Visit) -> None:
    assert not faults(visit())


@pytest.mark.slow
@pytest.mark.parametrize(("size", "theme"), LOOKS[1:])
def test_axe_finds_nothing_in_other_looks(visit: Visit, size: tuple[int, int], theme: str) -> None:
    assert not faults(visit(size, theme=theme, lang="de"))
