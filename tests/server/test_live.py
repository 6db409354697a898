"""A table in memory and in the store: other processes, full disks, restarts, and bots that fail."""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse.kernel import registry
from roundhouse.kernel.chance import Dice
from roundhouse.server import bots as pool
from roundhouse.server import hall as halls
from roundhouse.server.bots import BotFailed, Bots, job_for, think
from roundhouse.server.commands import answer
from roundhouse.server.faults import Trouble
from roundhouse.server.hall import Hall
from roundhouse.server.live import LiveTable
from roundhouse.server.store import Person, Store, StoreFull
from roundhouse.table import LocalTable, open_table, secret_of_seed
from roundhouse.wire.messages import Answered, Do, TakeBack
from roundhouse.wire.parts import TableInfo
from roundhouse.wire.requests import Join, NewTable, Seating
from tests.server.agreeing import agree
from tests.server.playing import PROBES, in_loop

GAME = "dice_network"
YOU, BOT = Seating(kind="you"), Seating(kind="bot", bot="random")


@pytest.fixture(autouse=True)
def _probes(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in PROBES:
        game = importlib.import_module(name).GAME
        monkeypatch.setitem(registry._registered, game.meta.id, game)


class Screen:
    """Somebody who looks, without a socket."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.messages: list[dict[str, Any]] = []
        """All but how many look on, which depends on who else is there."""

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["type"] != "watching":
            self.messages.append(told)


class Room:
    """A store, a hall, and somebody in it."""

    def __init__(self, store: Store, hall: Hall, ada: Person) -> None:
        self.store = store
        self.hall = hall
        self.ada = ada

    async def table(self, *seats: Seating, **options: str) -> LiveTable:
        made: TableInfo = await self.hall.make(
            self.ada, NewTable(game=GAME, seats=list(seats), options=options, pace="instant")
        )
        return await self.hall.at(made.id)


@asynccontextmanager
async def a_room(folder: Path, ada: Person | None = None) -> AsyncGenerator[Room, None]:
    async with await Store.open(folder / "x.sqlite") as store:
        pool_of_bots = Bots(PROBES, 1)
        hall = Hall(store, pool_of_bots, "")
        await hall.open()
        if ada is None:
            ada, _ = await store.add_guest("Ada", "en")
        try:
            yield Room(store, hall, ada)
        finally:
            await hall.close()
            await asyncio.to_thread(pool_of_bots.close)


def a_move(live: LiveTable, seat: int = 0, id: str = "1", nth: int = 0) -> Do:  # noqa: A002 - an id is called id
    table = live.playing()
    slot = table.slot(seat)
    assert slot is not None
    moves = table.game.legal(table.state, slot, most=50)
    move = moves[nth % len(moves)]
    return Do(id=id, seat=seat, question=table.id_of(slot), move=table.game.grammar.show(table.state, move))


def digest(table: LocalTable) -> tuple[str, int]:
    return table.game.digest(table.state), len(table.entries)


async def play(room: Room, live: LiveTable, message: Do | TakeBack) -> Answered:
    done = await answer(live, room.ada.id, message)
    assert isinstance(done, Answered)
    return done


@in_loop
async def test_another_process_that_was_quicker_is_believed(tmp_path: Path) -> None:
    async with a_room(tmp_path) as here, a_room(tmp_path, here.ada) as there:
        ours = await here.table(YOU, Seating(kind="open"))
        await there.hall.join(here.ada, code_of(ours, here))
        bob, _ = await here.store.add_guest("Bob", "en")
        await there.hall.join(bob, code_of(ours, here))
        theirs = await there.hall.at(ours.id)
        await agree(theirs, here.ada.id, bob.id)
        assert theirs.table is not None
        screen = Screen("")
        # This process still believes that the table waits, until somebody looks.
        assert ours.table is None
        await here.hall.at(ours.id)
        assert digest(ours.playing()) == digest(theirs.playing())
        await ours.join(screen)
        late = a_move(ours, id="late")
        assert (await play(there, theirs, a_move(theirs))).fault is None
        refused = await play(here, ours, late)
        assert refused.fault is not None
        assert refused.fault.key in {"question_has_changed", "you_are_not_asked"}
        assert digest(ours.playing()) == digest(theirs.playing())
        assert [message["type"] for message in screen.messages] == ["snapshot", "update"]
        assert len(screen.messages[1]["log"]) == len(theirs.playing().entries) - 1


@in_loop
async def test_a_table_that_waits_notices_who_joins_through_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "LOOK", 0.02)
    async with a_room(tmp_path) as here, a_room(tmp_path, here.ada) as there:
        ours = await here.table(YOU, Seating(kind="open"), Seating(kind="open"))
        screen = Screen(here.ada.id)
        await ours.join(screen)
        bob, _ = await here.store.add_guest("Bob", "en")
        await there.hall.join(bob, code_of(ours, here))
        while len(screen.messages) < 2:
            await asyncio.sleep(0.01)
        assert [seat["name"] for seat in screen.messages[-1]["table"]["seats"]] == ["Ada", "Bob", ""]
        before = len(screen.messages)
        await asyncio.sleep(0.1)
        assert len(screen.messages) == before


def code_of(live: LiveTable, room: Room) -> Join:
    return Join(code=live.facts(room.ada.id).code)


@in_loop
async def test_what_the_store_cannot_take_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(YOU, Seating(kind="open"))
        bob, _ = await room.store.add_guest("Bob", "en")
        await room.hall.join(bob, code_of(live, room))
        await agree(live, room.ada.id, bob.id)
        screen = Screen("")
        await live.join(screen)
        before = digest(live.playing())

        async def full(*_: object, **__: object) -> None:
            raise StoreFull("no room")

        with monkeypatch.context() as patch:
            patch.setattr(room.store, "append", full)
            refused = await play(room, live, a_move(live))
            assert refused.fault is not None
            assert refused.fault.code == "store_full"
        assert digest(live.playing()) == before
        assert len(screen.messages) == 1
        assert (await play(room, live, a_move(live))).fault is None
        assert len(screen.messages) == 2
        with monkeypatch.context() as patch:
            patch.setattr(room.store, "append", full)
            with pytest.raises(Trouble):
                await room.table(YOU, BOT)
        [made] = [one.id for one in await room.hall.list_for(room.ada) if one.state == "waiting"]
        assert (await room.hall.at(made)).playing().entries


@in_loop
async def test_a_restart_forgets_nothing_and_repeats_its_answers(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(YOU, Seating(kind="open"))
        bob, _ = await room.store.add_guest("Bob", "en")
        await room.hall.join(bob, code_of(live, room))
        await agree(live, room.ada.id, bob.id)
        command = a_move(live)
        first = await play(room, live, command)
        before = digest(live.playing())
        screen = Screen(room.ada.id)
        await live.join(screen)
        ada = room.ada
    async with a_room(tmp_path, ada) as room:
        live = await room.hall.at(live.id)
        assert digest(live.playing()) == before
        assert await play(room, live, command) == first
        assert digest(live.playing()) == before
        again = Screen(ada.id)
        await live.join(again)
        assert again.messages[0] == screen.messages[0]
        same = Screen(ada.id)
        await live.join(same, again.messages[0]["number"], 0)
        assert same.messages[0]["type"] == "update"
        assert same.messages[0]["log"] == []


@in_loop
async def test_moves_are_taken_back_in_the_open(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(YOU, Seating(kind="open"))
        bob, _ = await room.store.add_guest("Bob", "en")
        await room.hall.join(bob, code_of(live, room))
        await agree(live, room.ada.id, bob.id)
        screen = Screen(room.ada.id)
        await live.join(screen)
        luck = Dice(1)
        while not live.playing().free_undos(0):
            seat = live.playing().asked_seats()[0]
            move = a_move(live, seat, str(len(live.playing().entries)), luck.below(50))
            done = await answer(live, (room.ada.id, bob.id)[seat], move)
            assert isinstance(done, Answered)
            assert done.fault is None
        done = await play(room, live, TakeBack(id="back", seat=0))
        assert done.fault is None
        line = screen.messages[-1]["log"][-1]
        assert line["what"] == "undo"
        assert line["entry"] == done.entry
        assert 0 <= line["back_to"] < line["entry"]
        assert await play(room, live, TakeBack(id="back", seat=0)) == done


@in_loop
async def test_tables_that_nobody_needs_leave_the_memory(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(YOU, Seating(kind="open"))
        screen = Screen("")
        await live.join(screen)
        await room.hall.let_go(-1)
        assert await room.hall.at(live.id) is live
        live.leave(screen)
        await room.hall.let_go(-1)
        assert await room.hall.at(live.id) is not live
        with pytest.raises(Trouble):
            await room.hall.at("none")


@in_loop
async def test_a_table_that_cannot_be_read_does_not_close_the_others(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        fine, broken = await room.table(YOU, BOT), await room.table(YOU, BOT)
        ada = room.ada
    with sqlite3.connect(tmp_path / "x.sqlite") as database:
        database.execute("UPDATE entries SET state = x'00' WHERE table_id = ?", (broken.id,))
    database.close()
    async with a_room(tmp_path, ada) as room:
        assert (await room.hall.at(fine.id)).playing().entries
        with pytest.raises(Trouble, match="unreadable_table"):
            await room.hall.at(broken.id)


def test_a_thought_survives_the_way_to_another_process() -> None:
    game = registry.find_game(GAME)
    table = open_table(game, 2, {}, secret=secret_of_seed("1"), bots=["random", "random"])
    thought = table.thought(table.asked_seats()[0])
    assert thought is not None
    move = think(job_for(table, "random", thought))
    assert table.answer(thought.seat, move).accepted


@in_loop
async def test_a_bot_that_fails_or_is_too_slow_gives_no_move_and_the_pool_goes_on(tmp_path: Path) -> None:
    game = registry.find_game(GAME)
    table = open_table(game, 2, {}, secret=secret_of_seed("1"))
    seat = table.asked_seats()[0]
    bots = Bots(PROBES, 1)
    try:
        for wrong, why in (({"bot": "none"}, "UnknownBot"), ({"world": b"x"}, "CodecError")):
            thought = table.thought(seat)
            assert thought is not None
            with pytest.raises(BotFailed, match=why):
                await bots.ask(msgspec.structs.replace(job_for(table, "random", thought), **wrong))
        thought = table.thought(seat)
        assert thought is not None
        job = job_for(table, "random", thought)
        worker = bots._workers[0]
        assert worker._process is not None
        assert worker._process.pid is not None
        os.kill(worker._process.pid, signal.SIGSTOP)  # it thinks and thinks
        with pytest.raises(BotFailed, match="too_slow"):
            await asyncio.to_thread(worker.ask, job, 0.1)
        assert await bots.ask(job)
    finally:
        bots.close()


@in_loop
async def test_a_random_move_stands_in_for_a_bot_without_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(self: Bots, job: pool.Job) -> str:
        raise BotFailed("too_slow")

    monkeypatch.setattr(Bots, "ask", fails)
    async with a_room(tmp_path) as room:
        live = await room.table(BOT, BOT)
        while live.playing().over is None:
            await asyncio.sleep(0.01)
