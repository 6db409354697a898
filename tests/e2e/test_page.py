"""The page around the board: panels, list, dialogs; nothing sticks out, axe finds nothing, keys reach everything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.pages import DESKTOP, PATIENCE, PHONE, Visitor, texts

Visit = Callable[..., Visitor]

GAME = "switch_and_signal"
LANDSCAPE = (844, 390)
TABLET = (1024, 768)
WIDTH = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && getComputedStyle(one).position !== "fixed")
  .filter((one) => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== "visible") return false;
    }
    return true;
  })
  .map((one) => `${one.tagName}.${one.getAttribute("class")}`)
  .concat(document.documentElement.scrollWidth > innerWidth ? ["the page itself"] : [])"""
"""What sticks out to the right of the page and is not clipped by what it lies in."""


def at_the_board(ann: Visitor) -> Visitor:
    """At a table of the first game, some moves on, in front of the board."""
    ann.home()
    ann.start()
    for _ in range(3):
        ann.choose_first()
    ann.page.keyboard.press("l")
    ann.page.locator(".main .board").wait_for(timeout=PATIENCE)
    return ann


def states(ann: Visitor) -> list[tuple[str, Callable[[], None]]]:
    """Everything the page can show, as steps from one to the next."""
    page = ann.page
    is_phone = page.locator(".table.narrow").count() > 0
    fold, settings = page.locator("button.fold"), page.locator("[data-menu=settings]")
    steps: list[tuple[str, Callable[[], None]]] = [("board", lambda: None)]
    if is_phone:
        steps += [("menu", fold.click), ("settings", settings.click)]
    else:
        steps.append(("settings", lambda: page.locator("button.gear").click()))
    steps += [
        ("board again", lambda: page.keyboard.press("Escape")),
        ("keys", lambda: page.keyboard.press("F1")),
        ("board once more", lambda: page.keyboard.press("Escape")),
        ("list", lambda: page.keyboard.press("l")),
        ("board after the list", lambda: page.keyboard.press("l")),
    ]
    if is_phone:
        steps += [
            ("panels", lambda: page.locator('.tabs [data-tab="panels"]').click()),
            ("log", lambda: page.locator('.tabs [data-tab="log"]').click()),
            ("chat", lambda: page.locator('.tabs [data-tab="chat"]').click()),
            ("menu again", fold.click),
            ("rules", lambda: page.locator('.menu [data-tab="rules"]').click()),
        ]
    else:
        steps += [
            ("timetable", lambda: page.locator("button.flap").click()),
            ("board after the timetable", lambda: page.keyboard.press("Escape")),
            ("rules", lambda: page.locator('[data-section="rules"]').click()),
        ]
    return steps


def look_everywhere(ann: Visitor, look: Callable[[], list[str]]) -> list[str]:
    """What a look finds in every state."""
    found: list[str] = []
    for name, step in states(ann):
        step()
        ann.page.wait_for_timeout(60)
        found += [f"{name}: {fault}" for fault in look()]
    return found


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [
        (DESKTOP, "de", "day"),
        (PHONE, "de", "night"),
        pytest.param(DESKTOP, "en", "night", marks=pytest.mark.slow),
        pytest.param(PHONE, "en", "day", marks=pytest.mark.slow),
        pytest.param(LANDSCAPE, "de", "day", marks=pytest.mark.slow),
        pytest.param(TABLET, "de", "night", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visit, size: tuple[int, int], lang: str, theme: str) -> None:
    ann = at_the_board(visit(size, lang=lang, theme=theme))
    found = look_everywhere(ann, lambda: [*ann.violations(), *ann.page.evaluate(WIDTH)])
    assert not found, "\n".join(found)


def test_a_train_is_chosen_in_the_list_of_the_network(visit: Visit) -> None:
    ann = visit()
    ann.home()
    ann.start()
    offers = ann.page.locator('.network [data-offer^="run_train"], .network [data-offer^="switch"]')
    for _ in range(30):
        if offers.count():
            break
        ann.choose_first()
    before = ann.log_lines().count()
    expect(ann.page.locator(".network article").first).to_be_visible()
    seen_before = ann.what_is_seen()
    offers.first.click()
    ann.wait_for_question(seen_before)
    assert ann.log_lines().count() > before


def test_tab_goes_from_zone_to_zone(visit: Visit) -> None:
    ann = at_the_board(visit())
    page = ann.page
    page.locator("a.skip").focus()
    zones: list[str] = []
    for _ in range(40):
        page.keyboard.press("Tab")
        zone: str = page.evaluate(
            """() => [".top", ".now", ".seats", ".board", ".dock", ".side"]
              .find((one) => document.activeElement.closest(one)) ?? "" """
        )
        if zone and (not zones or zones[-1] != zone):
            zones.append(zone)
    assert [zone for n, zone in enumerate(zones) if zone not in zones[:n]] == [
        ".top", ".now", ".seats", ".board", ".dock", ".side",
    ]  # fmt: skip


def test_wishes_are_kept_over_a_reload(visit: Visit) -> None:
    ann = visit(lang="de")
    ann.home()
    ann.page.locator("button.gear").click()
    bell = ann.page.get_by_label(ann.says("web-bell"))
    bell.check()
    ann.page.get_by_role("button", name=ann.says("web-motion-none")).click()
    ann.page.reload()
    ann.page.locator("button.gear").click()
    expect(bell).to_be_checked()
    expect(ann.page.get_by_role("button", name=ann.says("web-motion-none"))).to_have_attribute("aria-pressed", "true")


def test_who_comes_back_after_a_while_is_told_what_happened(visit: Visit) -> None:
    ann = at_the_board(visit())
    page = ann.page
    since = page.locator(".since")
    page.reload()
    page.locator(".main .board").wait_for(timeout=PATIENCE)
    expect(since).to_have_count(0)  # a moment is no absence
    page.goto("/")
    page.evaluate(
        """() => { for (const key of Object.keys(localStorage)) if (key.startsWith("seen/"))
          localStorage.setItem(key, JSON.stringify({ entry: -1, at: 0 })); }"""
    )
    page.go_back()
    since.wait_for(timeout=PATIENCE)
    assert 3 <= since.locator("li").count() <= 7
    since.get_by_role("button", name=ann.says("web-since-on")).click()
    expect(since).to_have_count(0)


def test_what_pays_is_shown_before_and_can_be_changed(visit: Visit) -> None:
    ann = visit()
    ann.home()
    ann.start()
    ending = ann.page.locator('[data-action="end_actions"]')
    for _ in range(40):
        if ending.count():
            break
        ann.choose_first()
    ann.page.keyboard.press("l")
    says = texts(ann.lang, GAME).say
    ann.page.locator(".hand .pile.can").first.click()
    pays = ann.page.locator(".hand .pays")
    expect(pays).to_be_visible()
    expect(ann.page.locator(".hand .card.lifted")).not_to_have_count(0)
    before = pays.inner_text()
    if says("hand-change") in before:
        pays.click()
        ann.page.locator(".hand .pop button[aria-pressed=false]").first.click()
        expect(pays).not_to_have_text(before)
