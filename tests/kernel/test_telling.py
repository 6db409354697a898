"""What may be told under which name, and what is offered to a seat that nobody asks."""

from __future__ import annotations

from roundhouse.kernel.events import Out
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Rule
from tests.kernel.test_restore_points import GAME

LAW = Rule("KT-2")


def test_arguments_may_be_called_like_the_first_words_of_a_reason_or_an_event() -> None:
    out = Out()
    out.tell("built", LAW, kind=3, rule=4)
    (event,) = out.take()
    assert (event.kind, event.rule, event.args) == ("built", "KT-2", {"kind": 3, "rule": 4})
    because = LAW.because("locked", key=7, rule=8)
    assert (because.key, because.rule, because.args) == ("locked", "KT-2", {"key": 7, "rule": 8})


def test_a_seat_that_is_not_asked_has_no_choices() -> None:
    s = GAME.new(2)
    assert GAME.choices(s, GAME.side_slot(s, 1)) == []
    assert GAME.legal(s, GAME.side_slot(s, 1)) == []
    assert GAME.choices(s, Slot("", 1, 1, 0), (0,)) == []
