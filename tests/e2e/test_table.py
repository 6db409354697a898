"""At the table, on the generic page: by pointer, by keys, in mid-game, and after a loss."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.pages import DESKTOP, PATIENCE, PHONE, Visitor
from tools.service import Service

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.slow)])
def test_some_moves_by_pointer_or_finger(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size)
    ann.home()
    ann.start()
    before = ann.log_lines().count()
    for _ in range(5):
        ann.choose_first()
    assert ann.log_lines().count() > before


def test_some_moves_by_keys_alone(visit: Visit) -> None:
    ann = visit()
    ann.home()
    ann.play_buttons().first.focus()
    ann.page.keyboard.press("Enter")
    ann.wait_for_question()
    before = ann.log_lines().count()
    for _ in range(5):
        ann.press_digit()
    assert ann.log_lines().count() > before


def test_language_and_light_change_in_mid_game_without_losing_a_beat(visit: Visit) -> None:
    ann = visit()
    ann.home()
    ann.start()
    ann.choose_first()
    lines, choices = ann.log_lines().count(), ann.choices().count()
    ann.page.get_by_role("button", name="Deutsch").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.lang = "de"
    expect(ann.page.locator("section.choices")).to_contain_text(ann.says("web-why"))
    for theme in ("day", "night"):
        ann.page.locator("button.theme").click()
        expect(ann.page.locator("html")).to_have_attribute("data-theme", theme)
    assert (ann.log_lines().count(), ann.choices().count()) == (lines, choices)
    ann.choose_first()
    ann.wait_for_wish("theme", "night")
    ann.page.reload()
    ann.wait_for_question()
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "night")


@pytest.mark.slow
def test_a_reload_goes_on_where_it_was(visit: Visit) -> None:
    ann = visit()
    ann.home()
    ann.start()
    for _ in range(3):
        ann.choose_first()
    lines = ann.log_lines().all_inner_texts()
    ann.page.reload()
    ann.wait_for_question()
    assert ann.log_lines().all_inner_texts() == lines


def test_what_is_not_offered_answers_with_its_rule(visit: Visit) -> None:
    ann = visit()
    ann.home()
    ann.start()
    ann.ask_why_not()
    ann.page.locator(".why button.no").first.click()
    bubble = ann.page.locator(".bubble")
    expect(bubble).to_be_visible(timeout=PATIENCE)
    bubble.locator(".law button").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)


@pytest.mark.slow
def test_a_service_that_is_killed_comes_back_without_a_reload(browser: Browser, own_service: Service) -> None:
    ann = Visitor(browser, own_service.address, DESKTOP, "en", "day")
    ann.home()
    ann.start()
    for _ in range(3):
        ann.choose_first()
    lines = ann.log_lines().all_inner_texts()
    own_service.kill()
    expect(ann.page.locator(".link.lost")).to_be_visible(timeout=PATIENCE)
    own_service.start()
    expect(ann.page.locator(".link.open")).to_be_visible(timeout=PATIENCE)
    assert ann.log_lines().all_inner_texts() == lines
    ann.choose_first()
    ann.troubles = [one for one in ann.troubles if "WebSocket" not in one and "ERR_CONNECTION" not in one]
    ann.leave()


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    ann = visit()
    ann.home()
    ann.start()
    for _ in range(1500):
        if ann.is_over():
            break
        ann.press_digit()
    expect(ann.page.locator("section.end")).to_be_visible()
    assert ann.page.locator("section.end .how").inner_text()
