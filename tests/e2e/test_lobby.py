"""Company: two browsers at one table and a third that watches, one screen for two, another device, once more."""

from __future__ import annotations

from collections.abc import Callable, Generator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.pages import DESKTOP, PATIENCE, PHONE, Visitor, seen
from tests.project.tree import ROOT
from tools.service import Service, serving

Visit = Callable[..., Visitor]
PROBES = ["dice_network", "sealed_bids"]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def probing(client: None, tmp_path_factory: pytest.TempPathFactory) -> Generator[Service]:
    """A service with games that have secrets, and none."""
    files = [ROOT / "tests" / "probes" / f"{name}.py" for name in PROBES]
    with serving(tmp_path_factory.mktemp("company"), files) as running:
        yield running


def open_a_table(host: Visitor, service: Service, game: str, way: str = "friends", name: str = "") -> str:
    """From the form to the table; its address."""
    host.page.goto(f"{service.address}/new?for={way}&game={game}")
    go = host.page.locator(".go .btn")
    expect(go).not_to_have_attribute("aria-disabled", "true", timeout=PATIENCE)
    if name:
        host.page.get_by_label(host.says("lobby-new-table-name")).fill(name)
    go.click()
    host.page.wait_for_url("**/table/*")
    return host.page.url


def code_of(host: Visitor) -> str:
    """The code that stands in the waiting room."""
    flaps = host.page.locator(".invite .flap")
    expect(flaps).to_have_count(6)
    return "".join(flaps.all_inner_texts())


def say_ready(*visitors: Visitor) -> None:
    for one in visitors:
        one.page.get_by_role("button", name=one.says("web-ready-say")).click()


def asked(page: Page) -> bool:
    return page.locator("section.choices ol button.choice:enabled").count() > 0


def test_two_browsers_at_one_table_by_code_and_a_third_watching(browser: Browser, probing: Service) -> None:
    ann, bob, eve = [
        Visitor(browser, probing.address, size, lang, "day")
        for size, lang in ((DESKTOP, "en"), (PHONE, "de"), (DESKTOP, "en"))
    ]
    table = open_a_table(ann, probing, "dice_network", name="Night shift")
    code = code_of(ann)
    assert not ann.violations()
    # Bob types the code on the home page, says his name and sits down.
    bob.home()
    bob.page.get_by_label(bob.says("lobby-code-label")).fill(code.lower())
    bob.page.get_by_role("button", name=bob.says("lobby-code-join")).click()
    expect(bob.page.get_by_role("heading", level=1).filter(has_text="Night shift")).to_be_visible()
    bob.page.get_by_label(bob.says("lobby-your-name")).fill("Bob")
    assert not bob.violations()
    bob.page.get_by_role("button", name=bob.says("lobby-sit-down")).click()
    bob.page.wait_for_url("**/table/*")
    expect(ann.page.locator(".room")).to_contain_text("Bob")
    say_ready(ann, bob)
    # Eve has the link of the invitation and watches; without it the table is none.
    eve.page.goto(f"/join/{code}")
    eve.page.get_by_role("link", name=eve.says("lobby-watch")).click()
    eve.page.wait_for_url("**/table/*")
    ann.wait_for_question()
    first, other = (ann, bob) if asked(ann.page) else (bob, ann)
    before = other.log_lines().count()
    first.choose_first()
    expect(eve.page.get_by_text(eve.says("web-watching"))).to_be_visible()
    assert not asked(eve.page)
    for _ in range(8):
        if other.log_lines().count() > before:
            break
        first.choose_first()
    expect(eve.log_lines()).not_to_have_count(0)
    stranger = Visitor(browser, probing.address, DESKTOP, "en", "day")
    stranger.page.goto(urlsplit(table).path)
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text(stranger.says("web-fault-no_such_table"))
    for one in (ann, bob, eve, stranger):
        one.leave()


def test_one_screen_for_two_shows_nothing_before_its_holder_is_alone(browser: Browser, probing: Service) -> None:
    ann = Visitor(browser, probing.address, DESKTOP, "en", "night")
    frames: list[str] = []
    ann.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    open_a_table(ann, probing, "sealed_bids", "screen")
    cover = ann.page.locator(".cover")
    expect(cover).to_be_visible()
    assert not ann.violations()
    # Neither on the page nor on the way: no hand, no goal, no choices.
    assert ann.choices().count() == 0
    assert frames
    assert not any('"choices"' in frame or "draws" in frame or '"goal":"' in frame for frame in frames)
    cover.get_by_role("button", name=ann.says("lobby-hand-over-look", seat=ann.says("web-guest"))).click()
    expect(ann.choices().first).to_be_visible()
    assert not ann.violations()
    for _ in range(6):
        if ann.choices().count() == 0:
            break
        ann.choices().first.click()
        ann.page.wait_for_timeout(150)
    # Covered again: what the first one saw is gone from the page.
    ann.page.get_by_role("button", name=ann.says("lobby-cover").split()[0]).click()
    expect(cover).to_be_visible()
    second = ann.says("lobby-new-player", number=2)
    expect(cover).to_contain_text(seen(ann.says("lobby-hand-over", seat=second)))
    assert ann.choices().count() == 0
    cover.get_by_role("button", name=ann.says("lobby-hand-over-look", seat=second)).click()
    expect(ann.choices().first).to_be_visible()
    # Whoever loads the page anew finds it covered.
    ann.page.reload()
    expect(cover).to_be_visible()
    ann.leave()


def test_one_screen_without_secrets_goes_from_seat_to_seat(browser: Browser, probing: Service) -> None:
    ann = Visitor(browser, probing.address, PHONE, "de", "day")
    open_a_table(ann, probing, "dice_network", "screen")
    ann.wait_for_question()
    names: set[str] = set()
    for _ in range(12):
        if ann.is_over():
            break
        names.add(ann.page.locator(".now .line").inner_text().partition(":")[0])
        ann.choose_first()
    assert {ann.says("web-guest"), ann.says("lobby-new-player", number=2)} <= names
    assert not ann.violations()
    ann.leave()


def test_a_personal_link_leads_to_another_device_with_the_same_seat(visit: Visit) -> None:
    ann = visit()
    ann.home()
    ann.start()
    table = ann.page.url
    ann.page.goto("/me")
    ann.page.get_by_label(ann.says("lobby-me-name")).fill("Ann")
    ann.page.get_by_role("button", name=ann.says("lobby-me-save")).click()
    expect(ann.page.get_by_text(ann.says("lobby-me-saved"))).to_be_visible()
    ann.page.get_by_role("button", name=ann.says("lobby-other-device-make")).click()
    link = ann.page.get_by_label(ann.says("lobby-link"), exact=True).last.input_value()
    assert not ann.violations()
    phone = visit(PHONE)
    asked_for: list[str] = []
    phone.page.on("request", lambda request: asked_for.append(request.url))
    phone.page.goto(link)
    phone.page.get_by_role("button", name=phone.says("lobby-here-yes")).click()
    phone.page.wait_for_url("**/")
    token = link.partition("#")[2]
    assert token
    assert not any(token in address for address in asked_for)
    phone.page.goto(table)
    phone.wait_for_question()
    late = visit()
    late.page.goto(link)
    late.page.get_by_role("button", name=late.says("lobby-here-yes")).click()
    expect(late.page.get_by_role("alert")).to_contain_text(late.says("web-fault-no_such_link"))
    late.troubles = [one for one in late.troubles if "404" not in one]
    # Signed out, the phone is nobody's.
    ann.page.reload()
    devices = ann.page.locator("section li")
    expect(devices).to_have_count(2)
    other = devices.filter(has_not_text=ann.says("lobby-device-this"))
    other.get_by_role("button").click()
    expect(devices).to_have_count(1)
    phone.page.goto("/me")
    expect(phone.page.get_by_text(phone.says("lobby-me-nobody"))).to_be_visible()


def test_getting_up_leaves_the_seat_to_a_bot_and_back(browser: Browser, probing: Service) -> None:
    ann = Visitor(browser, probing.address, DESKTOP, "en", "day")
    open_a_table(ann, probing, "dice_network", "bots")
    ann.wait_for_question()
    ann.page.locator(".seats .leave").click()
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.says("lobby-leave-bot")).click()
    ann.page.get_by_role("button", name=ann.says("lobby-come-back")).click()
    expect(ann.page.locator(".seats .leave")).to_be_visible()
    ann.leave()


def test_whoever_made_the_table_frees_the_seat_of_a_bot_and_a_bot_stands_in_again(
    browser: Browser, probing: Service
) -> None:
    ann = Visitor(browser, probing.address, DESKTOP, "en", "day")
    open_a_table(ann, probing, "dice_network", "bots")
    ann.wait_for_question()
    free = ann.page.locator(".seats .free")
    count = free.count()
    free.first.click()
    expect(free).to_have_count(count - 1)
    ann.page.get_by_role("button", name=ann.says("lobby-stand-in")).click()
    expect(free).to_have_count(count)
    ann.leave()


def test_after_the_end_the_same_people_play_again(browser: Browser, probing: Service) -> None:
    ann = Visitor(browser, probing.address, DESKTOP, "en", "day")
    open_a_table(ann, probing, "dice_network", "bots")
    ann.wait_for_question()
    before = ann.page.url
    for _ in range(200):
        if ann.is_over():
            break
        ann.choose_first()
    assert ann.is_over()
    ann.page.get_by_role("button", name=ann.says("lobby-rematch-side")).click()
    ann.page.wait_for_url(lambda address: address != before)
    ann.wait_for_question()
    ann.page.goto(before)
    expect(ann.page.get_by_role("link", name=ann.says("lobby-rematch-there"))).to_be_visible()
    ann.leave()
