"""What a player is told while choosing is what then happens: stop, price and reason come from the forecast."""

from __future__ import annotations

import pytest

from roundhouse.games.switch_and_signal.forecast import forecast, list_outcomes
from roundhouse.games.switch_and_signal.frames import MoveFrame
from roundhouse.games.switch_and_signal.remarks import remarks
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import GAME
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.events import SILENT
from tests.rules.switch_and_signal.build import position


def path_of(s: SwitchState, text: str) -> tuple[int, ...]:
    return GAME.grammar.parse(s, text)


def test_before_paying_for_a_move_every_face_of_the_die_is_told() -> None:
    s = position(trains={"black-1": ("amiens__paris/1", "paris")}, hand={"move": 1})
    lines = remarks(s, 0, path_of(s, "move train:black-1"), "en")
    faces = forecast(s, s.train_tokens.index("black-1"))
    assert len(lines) == sum(len(face.outcomes) for face in faces)
    assert lines[0].startswith("2 (on 1 of 6 faces): ")
    assert remarks(s, 0, path_of(s, "move train:black-1"), "de") != lines


def test_nothing_is_told_before_a_train_is_named() -> None:
    s = position(trains={"black-1": ("amiens__paris/1", "paris")}, hand={"move": 1, "signal": 1})
    for text in ("", "move", "signal"):
        assert remarks(s, 0, path_of(s, text) if text else (), "en") == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_once_the_roll_is_known_the_ways_to_end_are_told(lang: str) -> None:
    """Random play meets all three questions; every way is told, an exit tells only the ways that begin with it."""
    met: set[str] = set()
    for seed in range(40):
        s = GAME.new(2, {"map": ("europe", "north_america")[seed % 2]})
        dice = Dice(seed)
        while s.over is None:
            if s.chance is not None:
                GAME.settle(s, dice.settle(s.chance), SILENT)
                continue
            assert s.question is not None
            slot = s.question.slots[0]
            frame = s.frames[-1]
            if slot.what in ("rolled", "choose_city_exit", "choose_pass_or_stop"):
                assert isinstance(frame, MoveFrame)
                met.add(slot.what)
                told = remarks(s, slot.answerer, (), lang)
                assert told
                assert "‹" not in "".join(told)
                if slot.what != "choose_pass_or_stop":
                    assert len(told) == len(list_outcomes(s, frame.train, frame.left))
                for step in GAME.choices(s, slot):
                    for exit_ in GAME.choices(s, slot, (step.id,)) if step.token in ("leave", "pass") else ():
                        some = remarks(s, slot.answerer, (step.id, exit_.id), lang)
                        assert some
                        assert set(some) <= set(told)
            path: tuple[int, ...] = ()
            while not GAME.grammar.is_complete(path):
                ids = GAME.next_ids(s, slot, path)
                path = (*path, ids[dice.below(len(ids))])
            GAME.apply(s, slot, path, SILENT)
        if len(met) == 3:
            return
    assert len(met) == 3, met
