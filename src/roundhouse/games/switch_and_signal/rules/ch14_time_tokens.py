"""Chapter 14: time tokens. Every payment goes through `pay`, which interrupts whatever is going on.

Ids: SW-14.1 to SW-14.5; loses by SW-15.3.
"""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.rules.ch15_end import do_lose_without_card
from roundhouse.games.switch_and_signal.rules.ids import SW_14_1, SW_14_2
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.kernel.events import Out
from roundhouse.kernel.reasons import Because


def clock_size(s: SwitchState) -> int:
    """SW-14.5  How many tokens a full clock has: the number chosen at set-up."""
    return s.options.number("time_tokens")


def after_payment(tokens: int, debt: int, size: int) -> tuple[int, int]:
    """SW-14.3, SW-A6  What the clock shows after a payment, and how many departure cards it costs."""
    cards = 0
    while debt >= tokens and debt > 0:
        debt -= tokens
        cards += 1
        tokens = size
    return tokens - debt, cards


def is_too_much(s: SwitchState, debt: int) -> bool:
    """SW-15.3  Whether a payment would take more departure cards than are left."""
    return after_payment(s.tokens, debt, clock_size(s))[1] > s.timetable.left


def pay(s: SwitchState, debt: int, because: Because, out: Out) -> bool:
    """SW-14.1, SW-14.2, SW-14.4, SW-15.4  Take tokens off the clock now. False if that lost: nothing more happens."""
    if debt <= 0:
        return True
    tokens, cards = after_payment(s.tokens, debt, clock_size(s))
    if out.on:
        out.tell("tokens_paid", SW_14_1, because=because, tokens=debt)
    for _ in range(cards):
        if s.timetable.left == 0:
            s.tokens = 0
            do_lose_without_card(s, out)
            return False
        do_remove_card(s, out)
    s.tokens = tokens
    return True


def do_remove_card(s: SwitchState, out: Out) -> None:
    """SW-14.2  The top departure card goes to the box, unseen unless everybody knew it (SW-12.5)."""
    slot = s.timetable.drop()
    if slot != NONE:
        s.boxed.append(s.timetable.kind(slot))
    if out.on:
        out.tell("clock_emptied", SW_14_2, left=s.timetable.left)
