"""All moves of a question as a graph: the same moves, few bytes, within limits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.ids import SPECTATOR
from roundhouse.kernel.registry import find_game
from roundhouse.server import whole
from roundhouse.server.whole import END, rows_of
from roundhouse.table import LocalTable, open_table, secret_of_seed
from roundhouse.wire.parts import Rows
from tests.server.playing import PROBES, a_house, in_loop
from tests.server.test_views import play_on, probe


def unfold(rows: Rows, at: int | None = None, path: tuple[str, ...] = ()) -> Iterator[str]:
    node = rows.nodes[len(rows.nodes) - 1 if at is None else at]
    for token, following in zip(node.tokens, node.next, strict=True):
        word = f"{node.part}:{token}" if node.part else token
        if following == END:
            yield " ".join((*path, word))
        else:
            yield from unfold(rows, following, (*path, word))


def moves_of(table: LocalTable, seat: int) -> list[str]:
    slot = table.slot(seat)
    assert slot is not None
    return [table.game.grammar.show(table.state, move) for move in table.game.legal(table.state, slot)]


@pytest.mark.parametrize("name", PROBES)
def test_the_graph_holds_every_move_once(name: str) -> None:
    game = probe(name)
    table = open_table(game, game.meta.seats[0], {}, secret=secret_of_seed("whole"))
    for _ in range(20):
        for seat in table.asked_seats():
            slot = table.slot(seat)
            assert slot is not None
            rows = rows_of(game, table.state, slot)
            assert rows is not None
            assert list(unfold(rows)) == moves_of(table, seat)
        play_on(table, Dice(name), 1)
    assert table.slot(SPECTATOR) is None


def test_hundreds_of_moves_are_few_kilobytes() -> None:
    game = find_game("switch_and_signal")
    table = open_table(game, 2, {}, secret=secret_of_seed("many"))
    dice = Dice("many")
    seat = table.asked_seats()[0]
    while len(moves_of(table, seat)) < 700:
        play_on(table, dice, 1)
        seat = table.asked_seats()[0]
    slot = table.slot(seat)
    assert slot is not None
    rows = rows_of(game, table.state, slot)
    assert rows is not None
    assert list(unfold(rows)) == moves_of(table, seat)
    assert len(msgspec.json.encode(rows)) < 6_000


@pytest.mark.parametrize("limit", ["MOST_PATHS", "MOST_ROWS", "MOST_NODES"])
def test_too_many_moves_are_not_walked(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = probe(PROBES[0])
    table = open_table(game, game.meta.seats[0], {}, secret=secret_of_seed("whole"))
    slot = table.slot(table.asked_seats()[0])
    assert slot is not None
    monkeypatch.setattr(whole, limit, 0)
    assert rows_of(game, table.state, slot) is None


@in_loop
async def test_a_seat_asks_for_all_its_moves_and_nobody_else_does(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest() as ada, house.guest("Bob") as bob:
        table = await ada.new_table("dice_network", "you", "bot:random")
        async with ada.at(table["id"]) as place, bob.at(table["id"]) as watching:
            await place.until(place.question)
            asked = await place.ask(type="ask_choices", seat=0, path="", whole=True)
            moves = list(unfold(msgspec.convert(asked["rows"], Rows)))
            assert await place.a_move() == moves[0]
            begun = await place.ask(type="ask_choices", seat=0, path=moves[-1].split()[0], whole=True)
            assert "rows" in begun
            refused = await watching.ask(type="ask_choices", seat=0, path="", whole=True)
            assert refused["fault"]["code"] == "not_your_seat"
            assert "rows" not in refused
