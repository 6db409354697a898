"""Restore points: what they hold, what they leave alone, and how they outlive a change of the columns."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from roundhouse.kernel import codec, state
from roundhouse.kernel.codec import CodecError
from roundhouse.kernel.events import SILENT, Out
from roundhouse.kernel.game import Game, Meta, Title
from roundhouse.kernel.ids import Move
from roundhouse.kernel.moves import Grammar, Kind, Question
from roundhouse.kernel.options import Option, Options
from roundhouse.kernel.piles import Pile
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.reasons import Rule
from roundhouse.kernel.sequences import DONE, Frame, Sequence

# Any: the values of columns, of every shape.

LATER = Rule("KT-1")


class Walker(state.State):
    """Where somebody stands, what he has noted, a pile."""

    __slots__ = ("at", "noted", "pile")
    COLUMNS: ClassVar[state.Columns] = state.Columns(
        1, (state.number("at"), state.pile("pile", of=""), state.row("noted", kept=True))
    )

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.at = 0
        self.pile = Pile([3, 3])
        self.noted: list[int] = []

    def clone(self) -> Walker:
        other = type(self)(self.seats, self.options)
        self.copy_flow(other)
        other.at, other.pile, other.noted = self.at, self.pile.clone(), self.noted[:]
        return other


def double(values: dict[str, Any]) -> dict[str, Any]:
    """From version 1 to 2: places are counted in halves, and what was noted counts its entries."""
    values["at"] *= 2
    values["noted"].append(len(values["noted"]))
    return values


class LaterWalker(Walker):
    """The same two versions later."""

    __slots__ = ("way",)
    COLUMNS: ClassVar[state.Columns] = state.Columns(
        3,
        (state.row("way"), state.number("at"), state.pile("pile", of=""), state.row("noted", kept=True)),
        earlier={
            1: (Walker.COLUMNS.all, double),
            2: (Walker.COLUMNS.all, lambda values: values | {"way": [values["at"]]}),
        },
    )

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.way: list[int] = []

    def clone(self) -> LaterWalker:
        other = super().clone()
        assert isinstance(other, LaterWalker)
        other.way = self.way[:]
        return other


def mark(s: Walker, frame: Frame, out: Out) -> int:
    s.points.append(codec.encode_position(s))
    return DONE


def windows_for_nobody(s: Walker, frame: Frame, out: Out) -> int:
    return s.ask_sealed("on", [])


def read_nothing(s: Walker, frame: Frame, out: Out) -> int:
    assert s.take_answers().slots == []
    return s.ask_standing("on", [])


def ask(s: Walker, frame: Frame, out: Out) -> int:
    return s.ask("on", 0)


def do_walk(s: Walker, slot: Slot, move: Move, out: Out) -> None:
    s.at += 1
    s.noted.append(s.at)
    s.pile.decide(s.at % 2, 1)
    s.pile.take()
    s.frames[-1].repeat()


def do_return(s: Walker, slot: Slot, move: Move, out: Out) -> None:
    codec.rewind(s, s.points[0])


def game_of(kind: type[Walker], options: tuple[Option, ...] = ()) -> Game[Walker]:
    steps = Sequence("walking", Frame, mark, windows_for_nobody, read_nothing, ask)
    return Game(
        Title(
            meta=Meta("walker", {"en": "Walker"}, (1, 2), (), "", 2026, (), "", 10),
            grammar=Grammar(
                (Kind("walk", do_walk), Kind("return", do_return)), (Question("on", "walk", "return"),), ()
            ),
            sequences=(steps,),
            blank=kind,
            set_up=lambda s: s.push(steps.begin()),
            view=lambda s, who: None,
            redeal=lambda s, who, dice: None,
            options=options,
        )
    )


GAME = game_of(Walker)


def play(game: Game[Walker], s: Walker, *texts: str) -> None:
    for text in texts:
        slot = game.slot_of(s, 0)
        assert slot is not None
        assert game.play(s, slot, game.grammar.parse(s, text), SILENT) is None


def test_windows_for_nobody_are_answered_at_once() -> None:
    s = GAME.new(1)
    assert s.question is not None
    assert s.asked == [1]


def test_a_rewind_takes_back_the_position_and_keeps_what_is_kept() -> None:
    s = GAME.new(1)
    play(GAME, s, "walk", "walk", "return")
    assert (s.at, s.pile.taken, s.noted) == (0, 0, [1, 2])
    assert s.pile.deck.kinds == [1, 0]  # they lie on top again, in the order they had
    assert s.pile.left == 6
    assert s.asked == [4]  # the numbers of questions go on


def test_a_point_is_made_between_questions_only() -> None:
    s = GAME.new(1)
    with pytest.raises(RuntimeError, match="between questions"):
        codec.encode_position(s)


def test_points_are_upgraded_with_the_state_that_keeps_them() -> None:
    s = GAME.new(2)
    play(GAME, s, "walk", "walk")
    later = game_of(LaterWalker, (Option("weather", ("fair", "foul"), "fair", LATER),))
    upgraded = later.decode(GAME.encode(s))
    assert isinstance(upgraded, LaterWalker)
    assert (upgraded.at, upgraded.way, upgraded.noted) == (4, [4], [1, 2, 2])
    assert upgraded.options["weather"] == "fair"
    assert later.digest(later.decode(later.encode(upgraded))) == later.digest(upgraded)
    play(later, upgraded, "return")
    assert (upgraded.at, upgraded.way, upgraded.noted, upgraded.pile.taken) == (0, [0], [1, 2, 2], 0)
    assert upgraded.frames[-1].sequence.name == "walking"


def test_bytes_that_are_no_point_are_refused_and_change_nothing() -> None:
    s = GAME.new(1)
    play(GAME, s, "walk")
    digest = GAME.digest(s)
    point = s.points[0]
    for broken in (b"", point[:-1], point + b"\0", bytes([4]) + point[1:]):
        with pytest.raises(CodecError):
            codec.rewind(s, broken)
        assert GAME.digest(s) == digest
