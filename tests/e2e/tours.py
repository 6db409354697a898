"""Ways through all pages, a stop at each moment worth looking at: pictures and axe go along them.

A tour plays with a visitor and yields the name of every moment. Whoever goes along may look at it in any light and
size; the tour goes on in the size it began with.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any  # Any: JSON

from playwright.sync_api import Browser, Error, Locator

from tests.e2e.company import call, sit_down
from tests.e2e.pages import DESKTOP, PATIENCE, Visitor

GAME = "switch_and_signal"
PROBE_OF_SECRETS = "sealed_bids"
STEPS = 70
"""So many moves a tour waits at most for a moment that chance must bring."""


class Troupe:
    """Those who play along: further visitors of the same service, in browsers of their own."""

    def __init__(self, browser: Browser, address: str, finished: str = "") -> None:
        self.browser = browser
        self.address = address
        self.finished = finished
        """A table whose game is over and which anybody may look at."""
        self._come: list[Visitor] = []

    def come(self, size: tuple[int, int] = DESKTOP, lang: str = "en", theme: str = "day") -> Visitor:
        """One more."""
        self._come.append(Visitor(self.browser, self.address, size, lang, theme))
        return self._come[-1]

    def leave(self) -> None:
        """All go."""
        for visitor in self._come:
            with suppress(Error):
                visitor.context.close()


Tour = Callable[[Visitor, Troupe], Iterator[str]]


def be_guest(visitor: Visitor, name: str) -> None:
    """Somebody with a name, on the home page."""
    visitor.page.goto("/")
    call(visitor, "POST", "/api/guests", {"name": name, "lang": visitor.lang})


def make_table(visitor: Visitor, *seats: str, **more: object) -> dict[str, Any]:
    """A table with seats like `you`, `open`, `bot:steady`, as the service answers."""
    seating = [dict(zip(("kind", "bot"), word.partition(":")[::2], strict=True)) for word in seats]
    return call(visitor, "POST", "/api/tables", {"game": GAME, "seats": seating, "pace": "instant", **more})


def is_phone(visitor: Visitor) -> bool:
    """Whether this page is laid out for a phone."""
    size = visitor.page.viewport_size
    return size is not None and size["width"] <= 900


def press(found: Locator) -> None:
    """A click that does not mind what lies above."""
    found.first.evaluate("node => node.click()")


def show_section(visitor: Visitor, name: str) -> None:
    """A section of the side column; on a phone it takes the place of the board."""
    page = visitor.page
    inside = page.locator(f"[data-tab={name}], [data-section={name}]")
    if not inside.count() and page.locator("button.fold").count():
        press(page.locator("button.fold"))
    inside.first.wait_for(state="attached")
    press(inside)


def board(visitor: Visitor) -> Locator:
    """The map, once it is there."""
    found = visitor.page.locator(".board [data-thing]").first
    found.wait_for()
    return found


def is_asked(visitor: Visitor) -> bool:
    """Whether it is this visitor's turn."""
    return visitor.page.locator(".now.mine").count() > 0


def wait_until(visitor: Visitor, is_there: Callable[[], bool]) -> bool:
    """Look every moment, as long as patience lasts."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE / 2000:
        if is_there():
            return True
        visitor.page.wait_for_timeout(60)
    return False


DEPLOYING = ".depot button.can, .thumb [data-short^=deploy]"
NEXT = (".depot button.can", ".hit.arm.can", "[data-action]:enabled", ".hit.train.can", "[data-short]")


def go_on(visitor: Visitor) -> None:
    """The next thing that is neither card nor a helper; an end of the turn if nothing else."""
    before = visitor.what_is_seen()
    for way in NEXT:
        found = visitor.page.locator(way)
        if found.count():
            found.last.evaluate("node => node.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
            break
    visitor.page.wait_for_timeout(150)
    wait_until(visitor, lambda: visitor.what_is_seen() != before and is_asked(visitor))


def reach_cards(visitor: Visitor) -> None:
    """On until this visitor is to play cards."""
    for _ in range(STEPS):
        if is_asked(visitor) and visitor.page.locator(".pile.can").count():
            return
        go_on(visitor)


# -- pages ---------------------------------------------------------------------------------------------


def tour_pages(ann: Visitor, troupe: Troupe) -> Iterator[str]:
    """What somebody new sees without a table."""
    ann.home()
    yield "home"
    ann.page.goto(f"/new?for=friends&game={GAME}")
    ann.page.locator(".go .btn:not([aria-disabled=true])").wait_for()
    yield "new"
    ann.page.goto("/verify")
    ann.page.locator("input[type=file]").wait_for(state="attached")
    yield "verify"
    ann.page.goto("/nowhere")
    ann.page.get_by_role("heading").first.wait_for()
    yield "missing"


def tour_home(ann: Visitor, troupe: Troupe) -> Iterator[str]:
    """Somebody with games, in a house with open tables; his devices."""
    bob = troupe.come()
    be_guest(bob, "Jonas")
    make_table(bob, "you", "open", "open", name="Abendzug", open=True)
    make_table(bob, "you", "open", open=True, clock={"kind": "day", "days": 3})
    be_guest(ann, "Ada")
    make_table(ann, "you", "bot:steady", name="Kohle und Käse")
    make_table(ann, "you", "open", name="Brookwood 3")
    make_table(ann, "you", "bot:steady")
    ann.home()
    ann.page.get_by_text("Brookwood 3").first.wait_for()
    yield "home-again"
    ann.page.goto("/me")
    press(ann.page.get_by_role("button", name=ann.says("lobby-other-device-make")))
    ann.page.get_by_label(ann.says("lobby-link"), exact=True).last.wait_for()
    yield "devices"


def tour_waiting(ann: Visitor, troupe: Troupe) -> Iterator[str]:
    """The waiting room, and the invitation as others see it."""
    be_guest(ann, "Ada")
    table = make_table(ann, "you", "open", "bot:steady", name="Abendzug")
    ann.page.goto(f"/table/{table['id']}")
    ann.page.locator(".invite .flap").first.wait_for()
    yield "waiting"
    bob = troupe.come()
    be_guest(bob, "Jonas")
    theirs = make_table(bob, "you", "open", "bot:steady", name="Abendzug")
    ann.page.goto(f"/join/{theirs['code']}")
    ann.page.get_by_role("button", name=ann.says("lobby-sit-down")).wait_for()
    yield "invitation"


# -- the table -------------------------------------------------------------------------------------------


def tour_turn(ann: Visitor, troupe: Troupe) -> Iterator[str]:
    """One's own turn: hand, a train and its run, a junction, why not, list, rules, settings, keys."""
    ann.open_table(GAME, "you", "bot:steady")
    page = ann.page
    reach_cards(ann)
    yield "turn"
    page.locator(".hit.train.can").first.focus()
    page.keyboard.press("Enter")
    page.locator(".hit.train.picked").first.wait_for(state="attached")
    yield "train"
    page.keyboard.press("Escape")
    page.locator(".hit.junction.can").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-setting]").first.wait_for()
    yield "switch"
    page.keyboard.press("Escape")
    page.locator(".hit.city:not(.can)").first.focus()
    page.keyboard.press("?")
    page.locator(".why").first.wait_for()
    yield "why-not"
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.locator(".list").first.wait_for()
    yield "list"
    page.keyboard.press("l")
    board(ann)
    for section in ("rules", *(["log", "people"] if is_phone(ann) else [])):
        show_section(ann, section)
        yield section
    page.keyboard.press("F1")
    page.get_by_role("dialog").wait_for()
    yield "keys"
    page.keyboard.press("Escape")
    press(page.locator(".gear, button.fold").first)
    if not page.get_by_role("dialog").count():
        yield "menu"
        press(page.locator("[data-menu=settings]"))
    page.get_by_role("dialog").wait_for()
    yield "settings"


def tour_moments(ann: Visitor, troupe: Troupe) -> Iterator[str]:
    """What chance must bring: deploying with its odds, exits to choose from."""
    ann.open_table(GAME, "you", "bot:steady")
    page = ann.page
    wanted = {"deploying": DEPLOYING, "exits": ".hit.arm.can", "colours": ".short:has([data-short=run_brown])"}
    for _ in range(STEPS):
        for name, sign in list(wanted.items()):
            if page.locator(sign).count():
                del wanted[name]
                if name == "deploying":
                    page.locator(sign).last.focus()
                yield name
        if not wanted or ann.is_over():
            return
        go_on(ann)


def tour_company(ann: Visitor, troupe: Troupe) -> Iterator[str]:
    """Two at a table: ready, chat, another's turn, a plan of one's own, a proposal."""
    bob = troupe.come()
    path = sit_down(GAME, {"Ada": ann, "Jonas": bob})
    for visitor in (ann, bob):
        visitor.page.goto(path)
        visitor.page.locator("main button.pri").first.wait_for()
    yield "ready"
    for visitor in (ann, bob):
        press(visitor.page.locator("main button.pri"))
    for visitor in (ann, bob):
        board(visitor)
    wait_until(ann, lambda: is_asked(ann) or is_asked(bob))
    words = {"en": ("Paris first?", "Then Lyon is green next round."), "de": ("Zuerst Paris?", "Dann wird Lyon grün.")}
    for line in words[ann.lang]:
        say(bob, line)
    show_section(ann, "chat")
    yield "chat"
    show_section(ann, "chat" if is_phone(ann) else "log")
    for _ in range(STEPS):
        if not is_asked(ann):
            break
        go_on(ann)
    yield "others-turn"
    ann.page.keyboard.press("p")
    ann.page.locator("section.plan").first.wait_for()
    yield "plan"
    ann.page.keyboard.press("p")
    for _ in range(STEPS):
        if is_asked(ann):
            break
        go_on(bob)
    reach_cards(ann)
    bob.page.keyboard.press("p")
    bob.page.locator("section.plan .mine").wait_for()
    bob.page.keyboard.press("l")
    steps = bob.page.locator("section.plan .mine li")
    for n in range(6):
        if steps.count():
            break
        choices = bob.page.locator("section.choices ol button.choice:enabled")
        press(choices.nth(1 if n == 0 else 0))
        bob.page.wait_for_timeout(400)
    press(bob.page.locator("section.plan .mine .pri"))
    ann.page.locator("section.plan .take, .plan .take").first.wait_for()
    yield "proposal"


def say(visitor: Visitor, text: str) -> None:
    """A line into the chat."""
    line = visitor.page.locator("#chat-brief:visible, #chat:visible").first
    line.fill(text)
    line.press("Enter")
    line.blur()
    visitor.page.wait_for_timeout(150)


def tour_looking_on(ann: Visitor, troupe: Troupe) -> Iterator[str]:
    """Somebody without a seat; then the end of a game and the check of its dice."""
    bob = troupe.come()
    be_guest(bob, "Jonas")
    table = make_table(bob, "you", "bot:steady", open=True)
    ann.page.goto(f"/table/{table['id']}")
    board(ann)
    yield "spectator"
    if not troupe.finished:
        return
    ann.page.goto(f"/table/{troupe.finished}")
    ann.page.locator("section.end").first.wait_for()
    yield "end"
    press(ann.page.get_by_role("link", name=ann.says("web-end-check")))
    ann.page.locator("section.verdict").wait_for()
    yield "verdict"


def tour_clock(ann: Visitor, troupe: Troupe) -> Iterator[str]:
    """A table with clocks."""
    be_guest(ann, "Ada")
    table = make_table(ann, "you", "bot:steady", clock={"kind": "live", "minutes": 15, "increment": 20})
    ann.page.goto(f"/table/{table['id']}")
    board(ann)
    wait_until(ann, lambda: is_asked(ann))
    yield "clock"


TOURS: dict[str, Tour] = {
    "pages": tour_pages,
    "home": tour_home,
    "waiting": tour_waiting,
    "turn": tour_turn,
    "moments": tour_moments,
    "company": tour_company,
    "looking": tour_looking_on,
    "clock": tour_clock,
}


# -- games that are only for tests -----------------------------------------------------------------------


def tour_hand_over(ann: Visitor, troupe: Troupe) -> Iterator[str]:
    """One screen for two with secrets; then any game from its choices alone."""
    page = ann.page
    page.goto(f"/new?for=screen&game={PROBE_OF_SECRETS}")
    page.locator(".go .btn:not([aria-disabled=true])").wait_for()
    press(page.locator(".go .btn"))
    page.locator(".cover").wait_for()
    yield "hand-over"
    press(page.locator(".cover button"))
    ann.choices().first.wait_for()
    yield "generic"
    ann.ask_why_not()
    yield "generic-why-not"


PROBING: dict[str, Tour] = {"generic": tour_hand_over}
"""Tours in a house that has the probes."""
