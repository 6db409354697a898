"""The table with the probes, which have what later games need: all is journaled, verified, opened up again."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from roundhouse.bots import RandomBot, assert_twin_blind
from roundhouse.bots.kit import RandomWalk
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.sim import simulate
from roundhouse.table import LocalTable, journal_of, open_table, secret_of_seed, show_replay, verify
from roundhouse.table.journal import encode_journal, read_journal

PROBES = ("sealed_bids", "hidden_roles", "dice_network", "draw_and_place")


def probe(name: str) -> Game[Any]:
    game: Game[Any] = import_module(f"tests.probes.{name}").GAME
    return game


def side_move(table: LocalTable, seat: int, dice: Dice) -> None:
    """A side move, chosen step by step, if there is one."""
    steps = table.side_choices(seat)
    path: tuple[int, ...] = ()
    while steps:
        path = (*path, steps[dice.below(len(steps))].id)
        steps = table.choices(seat, path)
    if path:
        assert table.answer(seat, table.game.grammar.show(table.state, path)).accepted


def play_on(table: LocalTable, dice: Dice) -> None:
    while table.over is None and len(table.entries) < 300:
        seats = table.asked_seats()
        seat = seats[dice.below(len(seats))]
        luck = dice.below(12)
        if luck == 0:
            side_move(table, dice.below(table.seats), dice)
        elif luck == 1:
            table.undo(seat)
        elif luck == 2:
            table.undo(seat, steps=1 + dice.below(3), consents=range(table.seats))
        else:
            slot = table.slot(seat)
            assert slot is not None
            assert_twin_blind(table.game, RandomBot, table.state, seat, "twins", twins=1)
            move = RandomWalk(dice).move(table.game, table.state, slot)
            if move:
                assert table.answer(seat, table.game.grammar.show(table.state, move)).accepted


@pytest.mark.parametrize("name", PROBES)
def test_a_wild_game_of_a_probe_is_journaled_verified_and_opened_up(name: str) -> None:
    game = probe(name)
    for seats in sorted(set(game.meta.seats)):
        for n in range(3):
            table = open_table(game, seats, secret=secret_of_seed(f"{name}/{n}"), answers_obvious=n == 1)
            play_on(table, Dice(f"{name}/{n}"))
            journal = read_journal(encode_journal(journal_of(table)))
            verdict = verify(game, journal, secret_of_seed(f"{name}/{n}"))
            assert verdict.good, verdict
            assert verdict.entries == len(table.entries)
            assert len(show_replay(game, journal)["entries"]) == len(table.entries)


@pytest.mark.parametrize("name", PROBES)
def test_a_batch_of_a_probe_comes_to_its_end(name: str) -> None:
    game = probe(name)
    for seats in sorted(set(game.meta.seats)):
        assert simulate(game, seats, 20, 1).good
