"""Nothing on the table moves about by itself while one plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.pages import DESKTOP, PHONE, Visitor
from tests.e2e.shifts import begin_anew, shifts_of, watch_shifts

Visit = Callable[..., Visitor]
MOST = 0.01
"""The sum of what moved, in parts of the page; browsers call a tenth good."""


def test_a_shift_would_be_noticed(visit: Visit) -> None:
    ann = visit()
    watch_shifts(ann)
    ann.home()
    ann.page.wait_for_timeout(600)
    begin_anew(ann)
    ann.page.evaluate("""() => {
        const block = document.createElement("div");
        block.style.height = "300px";
        document.querySelector("main").prepend(block);
    }""")
    ann.page.wait_for_timeout(300)
    assert sum(one["value"] for one in shifts_of(ann)) > MOST


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_moves_about_while_one_plays(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size)
    watch_shifts(ann)
    ann.home()
    ann.start()
    ann.page.wait_for_timeout(600)
    begin_anew(ann)
    for _ in range(6):
        ann.choose_first()
        ann.page.wait_for_timeout(700)  # what follows an input at once is asked for; this is what comes after
    shifts = shifts_of(ann)
    assert sum(one["value"] for one in shifts) <= MOST, "\n".join(map(str, shifts))
