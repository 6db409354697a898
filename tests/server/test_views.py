"""What a viewer is told: the same in two worlds that he cannot tell apart, the same when it is read anew."""

from __future__ import annotations

import importlib
from typing import Any

import msgspec
import pytest

from roundhouse.bots.kit import RandomWalk
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.kernel.ids import SPECTATOR
from roundhouse.kernel.questions import SEALED
from roundhouse.server.log import Log
from roundhouse.server.screens import Gaze, gaze_at
from roundhouse.server.views import Eyes, questions_of, see, tree_of
from roundhouse.table import LocalTable, open_table, resume_table, secret_of_seed
from roundhouse.wire.parts import Choices, SeatInfo, TableInfo
from tests.server.playing import PROBES

SECRET = secret_of_seed("two worlds")
FACTS = TableInfo(
    id="t", game="g", seats=[SeatInfo(seat=0, kind="bot", name="")], options={}, state="playing", open=False
)


def probe(name: str) -> Game[Any]:
    game: Game[Any] = importlib.import_module(name).GAME
    return game


def play_on(table: LocalTable, dice: Dice, most: int) -> None:
    for _ in range(most):
        seats = [seat for seat in table.asked_seats() if table.choices(seat)]
        if not seats:
            return
        answer_randomly(table, seats[dice.below(len(seats))], dice)


def answer_randomly(table: LocalTable, seat: int, dice: Dice) -> None:
    slot = table.slot(seat)
    assert slot is not None
    move = RandomWalk(dice).move(table.game, table.state, slot)
    assert table.answer(seat, table.game.grammar.show(table.state, move)).accepted


def gaze(who: int) -> Gaze:
    return gaze_at([] if who == SPECTATOR else [who], SPECTATOR, secrets=True)


def shown(table: LocalTable, who: int) -> bytes:
    return Eyes(table, gaze(who)).snapshot("", FACTS)


@pytest.mark.parametrize("name", PROBES)
def test_two_worlds_send_the_same_bytes(name: str) -> None:
    game = probe(name)
    seats = game.meta.seats[1]
    table = open_table(game, seats, {}, secret=SECRET)
    dice = Dice(name)
    sealed = 0
    for _ in range(12):
        play_on(table, dice, 3)
        if table.over is not None:
            break
        for who in (SPECTATOR, 0, seats - 1):
            true = open_table(game, secret=SECRET, start=game.clone(table.state))
            twin = open_table(game, secret=SECRET, start=game.resample(table.state, who, dice))
            assert shown(true, who) == shown(twin, who)
            if true.state.question.kind == SEALED:
                sealed += 1
                eyes = [Eyes(true, gaze(who)), Eyes(twin, gaze(who))]
                for one in eyes:
                    one.snapshot("", FACTS)
                # Others answer, in one world more of them than in the other: nobody is told.
                for other in [seat for seat in true.asked_seats() if seat != who][:-1]:
                    answer_randomly(true, other, dice)
                    assert true.state.question.kind == SEALED
                    assert eyes[0].news() is None
                assert eyes[1].news() is None
    assert sealed or name.rpartition(".")[2] not in {"sealed_bids", "hidden_roles"}


@pytest.mark.parametrize("name", PROBES)
def test_a_log_grows_and_is_the_same_when_it_is_read_anew(name: str) -> None:
    game = probe(name)
    table = open_table(game, game.meta.seats[0], {}, secret=SECRET, answers_obvious=True)
    viewers = range(SPECTATOR, table.seats)
    grown = [Log(table, who) for who in viewers]
    eyes = [Eyes(table, gaze(who)) for who in viewers]
    for one in eyes:
        one.snapshot("", FACTS)
    told = [list[dict[str, Any]]() for _ in viewers]
    numbers = [one.log.number for one in eyes]
    dice = Dice(name)
    for _ in range(60):
        play_on(table, dice, 1)
        for who, log in zip(viewers, grown, strict=True):
            log.grow()
            update = eyes[who + 1].news()
            if update is not None:
                message = msgspec.json.decode(update)
                assert message["number"] - numbers[who + 1] in (0, 1)
                numbers[who + 1] = message["number"]
                told[who + 1] += message["log"]
    again = resume_table(game, table.header, table.entries, secret=SECRET)
    for who, log in zip(viewers, grown, strict=True):
        anew = Log(again, who)
        anew.grow()
        assert (anew.lines, anew.number) == (log.lines, log.number)
        assert [line.entry for line in log.lines] == list(range(len(log.lines)))
        start = [line for line in log.lines if line.what == "start"]
        assert msgspec.json.decode(msgspec.json.encode(log.lines[len(start) :])) == told[who + 1]
        for line in log.lines:
            if line.move and line.seat != who:
                kind = game.grammar.by_name.get(line.move.split()[0])
                assert line.move == "*" or kind is not None
                assert kind is None or not kind.secret


def leaves(choices: Choices | None) -> int:
    return 1 if choices is None else sum(leaves(step.next) for step in choices.steps)


@pytest.mark.parametrize("name", PROBES)
def test_the_tree_of_choices_is_the_list_of_moves(name: str) -> None:
    game = probe(name)
    table = open_table(game, game.meta.seats[0], {}, secret=SECRET)
    dice = Dice(name)
    for _ in range(20):
        for seat in table.asked_seats():
            slot = table.slot(seat)
            assert slot is not None
            moves = game.legal(table.state, slot)
            tree = tree_of(game, table.state, slot)
            assert (tree is None) == (len(moves) > 200)
            if tree is not None:
                assert leaves(tree) == len(moves)
            assert not moves or tree_of(game, table.state, slot, most=len(moves) - 1) is None
        play_on(table, dice, 1)
    assert questions_of(table, SPECTATOR) == []
    assert see(table, gaze(SPECTATOR)).undos == 0
