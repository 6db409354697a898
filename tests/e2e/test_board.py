"""On the board of Switch & Signal: by pointer, finger and keys, within the clicks that playing may cost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, expect

from tests.e2e.pages import DESKTOP, PATIENCE, PHONE, Visitor

Visit = Callable[..., Visitor]
GAME = "switch_and_signal"
PRICE = re.compile(r"\d in 6|whatever comes up|tokens?\s*$")
"""What a roll costs, as its button says it."""


class Hand:
    """Clicks, taps and keys, counted; walking the board by arrows apart."""

    def __init__(self, ann: Visitor) -> None:
        self.ann = ann
        self.page = ann.page
        self.count = 0

    def click(self, thing: Locator) -> None:
        thing.click()
        self.count += 1

    def tap(self, thing: Locator) -> None:
        spot = thing.locator("circle").first if thing.get_attribute("data-thing") else thing
        box = spot.bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.count += 1

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.count += 1

    def things(self, kind: str, state: str = "can") -> Locator:
        return self.page.locator(f".hit.{kind}.{state}")

    def red(self) -> Locator:
        """Red fields that a disc may come to."""
        return self.page.locator('.hit.signal.can[aria-label$="red"]')

    def green(self) -> Locator:
        return self.page.locator('.hit.signal.can[aria-label$="green"]')

    def log_has(self, words: str) -> None:
        expect(self.ann.log_lines().last).to_contain_text(words, timeout=PATIENCE)


@pytest.fixture
def hand(visit: Visit) -> Hand:
    """Somebody alone at a table of his own: it is always his turn."""
    ann = visit()
    ann.open_table(GAME, "you")
    return Hand(ann)


def test_a_signal_is_two_clicks_whichever_comes_first(hand: Hand) -> None:
    hand.click(hand.red().nth(3))
    expect(hand.things("signal", "picked")).to_have_count(1)
    hand.click(hand.green().first)
    hand.log_has("turns green")
    assert hand.count == 2
    hand.page.keyboard.press("u")
    hand.log_has("back")
    hand.click(hand.green().nth(1))
    expect(hand.things("signal", "picked")).to_have_count(1)
    hand.click(hand.red().first)
    hand.log_has("turns green")
    assert hand.count == 4


def test_a_switch_is_two_clicks_with_its_settings_pictured(hand: Hand) -> None:
    hand.click(hand.things("junction").first)
    settings = hand.page.locator("[data-setting]")
    assert settings.count() in {2, 5}
    hand.click(settings.first)
    hand.log_has("is set to")
    assert hand.count == 2


def test_a_move_is_two_clicks_and_waits_for_its_button(hand: Hand) -> None:
    before = hand.ann.log_lines().count()
    hand.click(hand.things("train").first)
    roll = hand.page.locator("[data-kind=move]")
    expect(roll).to_contain_text(PRICE)
    expect(hand.page.locator("[data-action=confirm]")).to_contain_text(PRICE)
    assert hand.ann.log_lines().count() == before
    hand.click(roll)
    expect(hand.ann.log_lines()).not_to_have_count(before, timeout=PATIENCE)
    assert hand.count == 2


def test_another_payment_is_two_clicks_more(hand: Hand) -> None:
    hand.click(hand.things("train").first)
    pays = hand.page.locator("button.pays")
    expect(pays).to_be_enabled()
    hand.click(pays)
    other = hand.page.locator('.pop button[aria-pressed="false"]').first
    wanted = other.inner_text().strip()
    hand.click(other)
    expect(pays).to_contain_text(wanted)
    hand.click(hand.page.locator("[data-kind=move]"))
    expect(hand.ann.log_lines().filter(has_text=f"pays with “{wanted}”")).to_have_count(1, timeout=PATIENCE)
    assert hand.count == 2 + 2


def test_a_helper_is_at_most_two_clicks(hand: Hand) -> None:
    used = hand.page.locator(".helpers button.used")
    expect(used).to_have_count(0)
    hand.click(hand.page.locator(".helpers button.open").first)
    hand.click(hand.page.locator("[data-action=confirm]"))
    expect(used).to_have_count(1, timeout=PATIENCE)
    assert hand.count <= 2


def test_to_end_the_turn_is_one_click_that_says_what_is_drawn(hand: Hand) -> None:
    end = hand.page.locator("[data-action=end_actions]")
    expect(end).to_contain_text("keep 5, draw 5")
    hand.click(end)
    expect(hand.ann.log_lines().filter(has_text="Turn 2")).to_have_count(1, timeout=PATIENCE)
    assert hand.count == 1


@pytest.mark.timeout(300)
def test_a_whole_turn_of_five_cards_is_at_most_fourteen_clicks(hand: Hand) -> None:
    """More than two cards that roll may bring more questions of the rules: such a hand is dealt anew."""
    while cards_of(hand, "move") > 2:
        hand.ann.open_table(GAME, "you")
    for _ in range(5):
        play_a_card(hand)
    expect(hand.page.locator("section.dock .pile")).to_have_count(0)
    hand.click(hand.page.locator("[data-action=end_actions]"))
    expect(hand.ann.log_lines().filter(has_text="Turn 2")).to_have_count(1, timeout=PATIENCE)
    assert hand.count <= 14


def cards_of(hand: Hand, kind: str) -> int:
    return hand.page.locator(f"section.dock .pile.{kind} .slot").count()


def play_a_card(hand: Hand) -> None:
    """With the card that fits, and until the next one may be played."""
    lines = hand.ann.log_lines().count()
    if cards_of(hand, "signal"):
        hand.click(hand.red().first)
        hand.click(hand.green().first)
    elif cards_of(hand, "switch"):
        hand.click(hand.things("junction").first)
        hand.click(hand.page.locator("[data-setting]").first)
    else:
        hand.click(hand.things("train").first)
        hand.click(hand.page.locator("[data-kind=move]"))
    expect(hand.ann.log_lines()).not_to_have_count(lines, timeout=PATIENCE)
    asks = hand.page.locator("[data-action]:enabled, .hit.arm.can").first
    asks.wait_for()
    while not hand.page.locator("[data-action=end_actions]").count():
        answer = hand.page.locator("[data-action]:enabled, .hit.arm.can").first
        before = words_of(hand.ann)
        if answer.count():
            press(answer)
            hand.count += 1
        for _ in range(100):
            if words_of(hand.ann) != before:
                break
            hand.page.wait_for_timeout(30)


def test_what_was_picked_goes_back_by_escape_and_by_the_other_button(hand: Hand) -> None:
    hand.click(hand.things("junction").first)
    hand.page.keyboard.press("Escape")
    expect(hand.page.locator("[data-setting]")).to_have_count(0)
    hand.click(hand.things("train").first)
    hand.page.locator("svg.map").click(button="right", position={"x": 20, "y": 20})
    expect(hand.things("train", "picked")).to_have_count(0)


def test_list_and_board_show_the_same(hand: Hand) -> None:
    hand.click(hand.red().first)
    picked = hand.things("signal", "picked").get_attribute("data-thing") or ""
    hand.page.keyboard.press("l")
    expect(hand.page.locator(".now")).to_contain_text("Set a signal")
    hand.ann.choices().first.wait_for()
    hand.page.keyboard.press("l")
    expect(hand.things("signal", "picked")).to_have_attribute("data-thing", picked)


def test_what_does_not_glow_says_why(hand: Hand) -> None:
    hand.click(hand.green().first)
    other = hand.page.locator(".hit.signal:not(.can):not(.picked)").first
    name = other.get_attribute("data-thing")
    other.focus()
    hand.page.keyboard.press("?")
    bubble = hand.page.locator(".why")
    expect(bubble).to_be_visible(timeout=PATIENCE)
    assert name
    bubble.locator("button.rule").click()
    expect(hand.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    hand.page.keyboard.press("Escape")
    hand.page.locator(".why .x").click()
    hand.page.locator(".hit.city").first.click()
    expect(bubble).to_contain_text("wait")


def walk_to(hand: Hand, wanted: Callable[[Locator], bool], most: int = 60) -> None:
    """Along the network by arrows until something of the kind has the focus."""
    focus = hand.page.locator("[data-thing]:focus")
    for step in _arrows(most):
        if wanted(focus):
            return
        hand.page.keyboard.press(step)
    raise AssertionError("the arrows do not lead there")


def _arrows(most: int) -> Iterator[str]:
    for n in range(most):
        yield ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")[n % 7]


def is_now(kind: str, state: str = "") -> Callable[[Locator], bool]:
    def look(focus: Locator) -> bool:
        classes, label = focus.get_attribute("class") or "", focus.get_attribute("aria-label") or ""
        return kind in classes.split() and "can" in classes.split() and label.endswith(state)

    return look


def test_the_board_is_one_stop_of_tab_and_plays_by_keys(hand: Hand) -> None:
    stops = hand.page.locator('.board [data-thing][tabindex="0"]')
    expect(stops).to_have_count(1)
    stops.focus()
    walk_to(hand, is_now("junction"))
    hand.key("Enter")
    expect(hand.page.locator("[data-setting]").first).to_be_focused()
    hand.key("Enter")
    hand.log_has("is set to")
    assert hand.count <= 4
    hand.count = 0
    expect(hand.page.locator("[data-thing]:focus")).to_have_count(1)
    walk_to(hand, is_now("signal", "red"))
    hand.key("Enter")
    walk_to(hand, is_now("signal", "green"), 200)
    hand.key("Enter")
    hand.log_has("turns green")
    assert hand.count <= 4


def test_a_load_is_two_clicks(visit: Visit) -> None:
    """A train at Calais comes to Paris with three points: the junction and the signal let it in from the beginning."""
    ann = visit()
    hand = Hand(ann)
    for _ in range(30):
        ann.open_table(GAME, "you")
        if ann.page.locator('.hit.train[aria-label*="Calais"]').count() and comes_to_paris(hand):
            break
    hand.page.locator("[data-action=end_actions]").wait_for()
    hand.count = 0
    hand.click(hand.page.locator('.hit.train.can[aria-label*="Paris"]'))
    hand.click(hand.page.locator("[data-kind=load]"))
    hand.log_has("loads")
    assert hand.count == 2


def comes_to_paris(hand: Hand) -> bool:
    """Move the train from Calais until it is there, or the cards are gone."""
    name = hand.page.locator('.hit.train[aria-label*="Calais"]').first.get_attribute("data-thing")
    train = hand.page.locator(f'[data-thing="{name}"]')
    for _ in range(4):
        if "in Paris" in (train.get_attribute("aria-label") or ""):
            return hand.page.locator("section.dock .pile").count() > 0
        if not train.count() or "can" not in (train.get_attribute("class") or "").split():
            return False
        lines = hand.ann.log_lines().count()
        train.click()
        hand.page.locator("[data-kind=move]").click()
        expect(hand.ann.log_lines()).not_to_have_count(lines, timeout=PATIENCE)
        for _ in range(5):
            run = hand.page.locator("[data-action=run]")
            hand.page.locator("[data-action]").first.wait_for()
            if not run.count():
                break
            press(run)
            run.wait_for(state="detached")
    return False


def go_on(ann: Visitor) -> None:
    """Do the next thing that is neither card nor helper: carry out, roll, choose, end the turn."""
    before = words_of(ann)
    for choices in (".depot button.can", "[data-action]:enabled", ".hit.arm.can", ".hit.train.can", "[data-short]"):
        found = ann.page.locator(choices)
        if found.count():
            press(found.last)
            break
    for _ in range(600):
        if ann.is_over():
            return
        if words_of(ann) != before and ann.page.locator("[data-action], [data-short], .board .can").count():
            return
        ann.page.wait_for_timeout(50)
    raise AssertionError(f"nothing new: {words_of(ann)}")


def press(button: Locator) -> None:
    """Click, unless it has gone meanwhile: a roll that costs nothing runs by itself."""
    with suppress(Error):
        button.click(timeout=2_000)


def words_of(ann: Visitor) -> str:
    words: str = ann.page.evaluate("document.body.textContent")
    return words


def test_by_touch_the_first_tap_shows_and_the_second_does(visit: Visit) -> None:
    ann = visit(PHONE, theme="night")
    ann.open_table(GAME, "you")
    hand = Hand(ann)
    shown = [thing for thing in hand.things("junction").all() if is_inside(ann, thing)]
    hand.tap(shown[0])
    settings = hand.page.locator("[data-setting]")
    expect(settings.first).to_be_visible()
    hand.tap(settings.first)
    expect(hand.page.get_by_role("log")).to_contain_text("is set to", timeout=PATIENCE)
    assert hand.count == 2


def test_by_touch_a_signal_and_a_move_are_two_taps(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.open_table(GAME, "you")
    hand = Hand(ann)
    reds = [thing for thing in hand.red().all() if is_inside(ann, thing)]
    hand.tap(reds[0])
    greens = [thing for thing in hand.green().all() if is_inside(ann, thing)]
    hand.tap(greens[0])
    expect(hand.page.get_by_role("log")).to_contain_text("turns green", timeout=PATIENCE)
    assert hand.count == 2
    hand.count = 0
    hand.page.get_by_role("button", name="Whole map").tap()
    hand.tap(hand.things("train").first)
    expect(hand.page.locator(".ghosts .way")).to_have_count(1)
    expect(hand.page.locator("[data-action=confirm]")).to_contain_text(PRICE)
    hand.tap(hand.page.locator("[data-action=confirm]"))
    expect(hand.page.get_by_role("log")).to_contain_text("rolls", timeout=PATIENCE)
    assert hand.count == 2


def is_inside(ann: Visitor, thing: Locator) -> bool:
    board, box = ann.page.locator(".board").bounding_box(), thing.bounding_box()
    assert board is not None
    sheet = ann.page.locator("section.sheet").bounding_box()
    bottom = min(board["y"] + board["height"], sheet["y"] if sheet else 9_999)
    return box is not None and box["x"] > 40 and box["x"] < 300 and board["y"] + 70 < box["y"] < bottom - 60


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "day"), pytest.param(PHONE, "night", marks=pytest.mark.slow)])
def test_axe_finds_nothing_on_the_board(visit: Visit, size: tuple[int, int], theme: str) -> None:
    ann = visit(size, theme=theme, lang="de")
    ann.open_table(GAME, "you")
    assert not ann.violations(".board")
    train = ann.page.locator(".hit.train.can").first
    train.focus()
    ann.page.keyboard.press("Enter")
    if size == DESKTOP:
        expect(ann.page.locator("[data-kind=move]")).to_be_focused()
    else:
        expect(ann.page.locator("[data-action=confirm]")).to_be_visible()
    expect(ann.page.locator(".outlook .odds")).to_be_visible()
    assert not ann.violations(".board")


def test_the_run_of_a_train_is_shown_before_it_is_rolled(hand: Hand) -> None:
    hand.things("train").first.hover()
    expect(hand.page.locator(".ghosts .way")).to_have_count(1)
    assert hand.page.locator(".ghosts .mark").count() > 0
    hand.page.mouse.move(3, 3)
    expect(hand.page.locator(".ghosts .way")).to_have_count(0)


def test_a_train_runs_along_its_rails_unless_nothing_may_move(hand: Hand) -> None:
    train = hand.things("train").first
    token = (train.get_attribute("data-thing") or "").removeprefix("train:")
    assert places_of(hand, token) <= 6
    hand.page.emulate_media(reduced_motion="no-preference")
    if hand.page.locator("[data-action=run]").count():
        hand.page.locator("[data-action=run]").click()
    hand.page.locator("[data-action=end_actions]").wait_for()
    other = hand.things("train").last
    token = (other.get_attribute("data-thing") or "").removeprefix("train:")
    assert places_of(hand, token) > 6


def places_of(hand: Hand, token: str) -> int:
    """Roll for a train, and count at how many spots it is seen on its way."""
    hand.page.locator(f'[data-thing="train:{token}"]').click()
    hand.page.locator("[data-kind=move]").click()
    return int(hand.page.evaluate(SPOTS))


SPOTS = """() => new Promise((done) => {
  const spots = new Set();
  const began = performance.now();
  const look = () => {
    const trains = document.querySelectorAll(".trains .train");
    for (const one of trains) spots.add(one.getAttribute("transform").split(")")[0]);
    document.querySelector("[data-action=run]")?.click();
    if (performance.now() - began > 5000) done(spots.size);
    else requestAnimationFrame(look);
  };
  look();
})"""


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("place", ["europe", "north_america"])
def test_a_whole_game_by_pointer_on_the_board(visit: Visit, place: str) -> None:
    ann = visit()
    ann.open_table(GAME, "you", map=place)
    for _ in range(600):
        if ann.is_over():
            break
        go_on(ann)
    expect(ann.page.locator("section.end")).to_be_visible()
