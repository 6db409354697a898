"""What goes wrong is said in the reader's language, changes nothing, and never ends in waiting without end.

What no page can send (frames that are none, bodies that are too large) is tried in `tests/server`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.e2e.house import serving_here
from tests.e2e.pages import DESKTOP, PATIENCE, Visitor, seen
from tools.service import Service

Visit = Callable[..., Visitor]
LANGS = ["en", "de"]
slow = pytest.mark.slow
GAME = "switch_and_signal"
IN_BOTH = pytest.mark.parametrize("lang", ["en", pytest.param("de", marks=slow)])


def expect_bubble(ann: Visitor, key: str) -> None:
    """A sentence of the page beside the choices."""
    expect(ann.page.locator(".bubble")).to_contain_text(seen(ann.says(key)), timeout=PATIENCE)


def forgive(ann: Visitor, *words: str) -> None:
    """What the browser itself says about refused requests is no fault of the page."""
    ann.troubles = [one for one in ann.troubles if not any(word in one for word in words)]


@IN_BOTH
def test_a_table_that_nobody_made(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang)
    ann.page.goto("/table/nowhere")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.says("web-fault-no_such_table"))
    ann.page.get_by_role("link", name=ann.says("web-fault-to-home")).click()
    expect(ann.play_buttons().first).to_be_visible(timeout=PATIENCE)
    forgive(ann, "404")


@IN_BOTH
def test_a_code_that_no_table_has(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang)
    ann.home()
    ann.page.get_by_label(ann.says("lobby-code-label")).fill("QQQQQQ")
    ann.page.get_by_role("button", name=ann.says("lobby-code-join")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.says("web-fault-no_such_code"))
    ann.page.get_by_role("link", name=ann.says("web-fault-to-home")).click()
    expect(ann.play_buttons().first).to_be_visible(timeout=PATIENCE)
    forgive(ann, "404")


ASK = """async ([path, body]) => {
    const headers = {"content-type": "application/json"};
    const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
    return [answer.status, await answer.json()];
}"""


@slow
@pytest.mark.parametrize("lang", LANGS)
def test_a_table_that_is_full(visit: Visit, lang: str) -> None:
    people = [visit(lang=lang) for _ in range(3)]
    for number, one in enumerate(people):
        one.home()
        one.page.evaluate(ASK, ["/api/guests", {"name": f"Guest {number}", "lang": lang}])
    ann, bob, cid = people
    game = ann.page.evaluate("fetch('/api/games').then(answer => answer.json())")[0]["id"]
    seats = [{"kind": "you"}, {"kind": "open"}]
    status, table = ann.page.evaluate(ASK, ["/api/tables", {"game": game, "seats": seats}])
    assert status == 201
    assert bob.page.evaluate(ASK, ["/api/tables/join", {"code": table["code"]}])[0] == 200
    status, fault = cid.page.evaluate(ASK, ["/api/tables/join", {"code": table["code"]}])
    assert (status, fault["code"]) == (409, "table_full")
    cid.page.goto(f"/join/{table['code']}")
    expect(cid.page.get_by_role("main")).to_contain_text(cid.says("lobby-full"), timeout=PATIENCE)
    forgive(cid, "409")


def test_somebody_whose_session_ended_plays_as_somebody_new(visit: Visit) -> None:
    ann = visit()
    ann.home()
    ann.start()
    ann.home()
    ann.context.clear_cookies()
    ann.start()
    assert ann.choices().count() > 0
    forgive(ann, "401")


@slow
def test_a_table_of_a_session_that_ended_is_not_shown(visit: Visit) -> None:
    ann = visit()
    ann.home()
    ann.start()
    table = ann.page.url
    ann.context.clear_cookies()
    ann.page.goto(table)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.says("web-fault-no_such_table"))
    forgive(ann, "404")


class Delay:
    """A connection whose messages from the service wait until they are let through."""

    def __init__(self, page: Page) -> None:
        self.holds = False
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/ws$"), self._connect)

    def _connect(self, browser_side: WebSocketRoute) -> None:
        service_side = browser_side.connect_to_server()
        browser_side.on_message(service_side.send)

        def come(message: str | bytes) -> None:
            if self.holds and '"update"' in str(message):
                self._held.append((browser_side, message))
            else:
                browser_side.send(message)

        service_side.on_message(come)

    def let_through(self) -> None:
        self.holds = False
        for socket, message in self._held:
            socket.send(message)
        self._held.clear()


@IN_BOTH
def test_a_second_tab_follows_and_a_stale_move_is_refused_with_the_reason(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang)
    ann.open_table(GAME, "you")  # alone: nothing happens but what is done here
    ann.as_list()
    second = ann.context.new_page()
    late = Delay(second)
    first, ann.page = ann.page, second
    second.goto(first.url)
    ann.wait_for_question()
    lines = ann.log_lines().count()
    # The second tab follows what the first one does.
    ann.page = first
    ann.choose_first()
    moved = ann.log_lines().count()
    expect(second.locator(".log li.e")).to_have_count(moved, timeout=PATIENCE)
    assert moved >= lines
    # Now it hears nothing, and answers a question that is answered already.
    ann.page = second
    late.holds = True
    ann.page = first
    ann.choose_first()
    while ann.log_lines().count() == moved:
        ann.choose_first()
    ann.page = second
    ann.choices().first.click()
    while second.locator(".bubble").count() == 0 and second.locator("section.choices ol button.choice:enabled").count():
        second.locator("section.choices ol button.choice:enabled").first.click(timeout=PATIENCE)
        second.wait_for_timeout(300)
    expect_bubble(ann, "why-question_has_changed")
    late.let_through()
    ann.page = first
    lines = ann.log_lines().count()
    expect(second.locator(".log li.e")).to_have_count(lines, timeout=PATIENCE)


OLD_PAGE = """(() => {
    if (sessionStorage.getItem("loads") === null) return;
    const loads = Number(sessionStorage.getItem("loads")) + 1;
    sessionStorage.setItem("loads", String(loads));
    if (loads > %d) return;
    new MutationObserver(() => {
        const build = document.querySelector('meta[name="roundhouse-build"]');
        if (build !== null && build.content !== "yesterday") build.content = "yesterday";
    }).observe(document, {childList: true, subtree: true});
})()"""
"""Makes the page one of another build, so many times."""


def grow_old(ann: Visitor, times: int) -> None:
    """At a table: loads the page anew as one of an older build."""
    ann.home()
    ann.start()
    ann.page.add_init_script(OLD_PAGE % times)
    ann.page.evaluate("sessionStorage.setItem('loads', '0')")
    ann.page.reload()


def loads_of(ann: Visitor) -> int:
    return int(ann.page.evaluate("sessionStorage.getItem('loads')"))


@slow
def test_a_page_older_than_the_service_loads_itself_anew(visit: Visit) -> None:
    ann = visit()
    grow_old(ann, 1)
    ann.wait_for_question()
    assert loads_of(ann) == 2


@slow
@pytest.mark.parametrize("lang", LANGS)
def test_a_page_that_stays_old_says_so_instead_of_reloading_in_a_circle(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang)
    grow_old(ann, 9)
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.says("web-reload-note"), timeout=PATIENCE)
    ann.page.wait_for_timeout(1_000)
    assert loads_of(ann) == 2
    expect(ann.page.get_by_role("button", name=ann.says("web-reload"))).to_be_visible()


@slow
@pytest.mark.parametrize("hours", [30, -30])
def test_a_clock_that_jumps_disturbs_nobody(visit: Visit, hours: int) -> None:
    ann = visit()
    ann.page.add_init_script("""(() => {
        const real = Date.now.bind(Date);
        globalThis.jumped = 0;
        Date.now = () => real() + globalThis.jumped;
    })()""")
    ann.home()
    ann.start()
    ann.choose_first()
    ann.page.evaluate(f"globalThis.jumped = {hours * 3_600_000}")
    ann.page.wait_for_timeout(2_500)
    for _ in range(2):
        ann.choose_first()
    expect(ann.page.locator(".link.open")).to_be_visible(timeout=PATIENCE)


@slow
@pytest.mark.parametrize("lang", LANGS)
def test_a_service_that_is_gone_is_said_on_the_home_page(browser: Browser, own_service: Service, lang: str) -> None:
    ann = Visitor(browser, own_service.address, DESKTOP, lang, "day")
    ann.home()
    own_service.kill()
    ann.play_buttons().first.click()
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.says("web-fault-unreachable"), timeout=PATIENCE)
    expect(ann.play_buttons().first).to_be_enabled()
    own_service.start()
    ann.start()
    forgive(ann, "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket")
    ann.leave()


@pytest.mark.usefixtures("client")
@IN_BOTH
def test_a_full_disk_is_said_changes_nothing_and_play_goes_on_with_room(
    browser: Browser, tmp_path: Path, lang: str
) -> None:
    with serving_here(tmp_path) as house:
        ann = Visitor(browser, house.address, DESKTOP, lang, "day")
        ann.open_table(GAME, "you")  # alone: it is always one's own turn, no bot waits for room
        ann.as_list()
        ann.choose_first()
        house.limit_room(0)
        lines = ann.log_lines().all_inner_texts()
        for _ in range(40):  # what is left on the last pages is used up first
            lines = ann.log_lines().all_inner_texts()
            ann.page.locator("section.choices ol button.choice:enabled").first.click(timeout=PATIENCE)
            ann.page.wait_for_timeout(150)
            if ann.page.locator(".bubble").count():
                break
        expect_bubble(ann, "web-fault-store_full")
        assert ann.log_lines().all_inner_texts() == lines
        house.limit_room(100_000)
        ann.choose_first()
        ann.home()
        house.limit_room(0)
        wish = ["/api/tables", {"game": GAME, "seats": [{"kind": "you"}]}]
        while ann.page.evaluate(ASK, wish)[0] != 503:  # what is left on the last pages is used up first
            pass
        alert = ann.page.get_by_role("alert").filter(has_text=seen(ann.says("web-fault-store_full")))
        for _ in range(10):
            ann.play_buttons().first.click()
            ann.page.wait_for_timeout(2_000)
            if alert.count():
                break
            ann.home()
        expect(alert).to_be_visible()
        house.limit_room(100_000)
        ann.start()
        forgive(ann, "503")
        ann.leave()
