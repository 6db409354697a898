"""Who comes again, goes in the wrong moment, or is slow to be let in: what he and the others are told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from roundhouse.kernel.chance import Dice
from roundhouse.server.faults import Trouble
from roundhouse.server.hall import Hall
from roundhouse.server.live import LiveTable
from roundhouse.server.sockets import PATIENCE, Talk
from roundhouse.server.store import StoreFull
from roundhouse.server.timing import Timing
from roundhouse.server.views import encode
from roundhouse.wire.messages import Ping, TakeBack
from roundhouse.wire.requests import SeatChange
from tests.server.chaos import Client, Way
from tests.server.playing import in_loop
from tests.server.rooms import OPEN, YOU, Room, Screen, a_move, a_room, make_probes_known

GAME = "dice_network"


@pytest.fixture(autouse=True)
def _probes(monkeypatch: pytest.MonkeyPatch) -> None:
    make_probes_known(monkeypatch)


class Disk:
    """A disk that takes its time: entries are stored only once it is let go, or not at all."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = asyncio.Event()
        self.begun = asyncio.Event()
        self.full = False
        append = room.store.append

        async def slow(*args: Any, **kwargs: Any) -> None:
            self.begun.set()
            await self.go.wait()
            if self.full:
                raise StoreFull("no room")
            await append(*args, **kwargs)

        monkeypatch.setattr(room.store, "append", slow)


def of_the_game(screen: Screen) -> list[dict[str, Any]]:
    return [one for one in screen.messages if one["type"] in {"snapshot", "update"}]


async def come_again(live: LiveTable, room: Room, person: str, last: int, viewer: int | None) -> dict[str, Any]:
    screen = Screen(person, room.time)
    await live.join(screen, last, viewer)
    live.leave(screen)
    return of_the_game(screen)[0]


# -- going in the wrong moment -----------------------------------------------------------------------


@pytest.mark.parametrize("full", [False, True])
def test_who_leaves_while_a_move_is_stored_tells_nobody_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: bool
) -> None:
    @in_loop
    async def play() -> None:
        async with a_room(tmp_path) as room:
            live = await room.table(GAME, YOU, OPEN)
            ada, bob, nobody = [await room.look(live, seat) for seat in (0, 1, -1)]
            seat = live.playing().asked_seats()[0]
            goes, stays = (bob, ada) if seat == 0 else (ada, bob)
            before = [len(of_the_game(one)) for one in (stays, nobody)]
            entries = len(live.playing().entries)
            with monkeypatch.context() as patch:
                disk = Disk(room, patch)
                disk.full = full
                moving = asyncio.ensure_future(room.do(live, seat))
                await disk.begun.wait()
                live.leave(goes)
                await asyncio.sleep(0.01)
                assert [len(of_the_game(one)) for one in (stays, nobody)] == before
                assert live.away(goes.person) >= 0
                disk.go.set()
                done = await moving
                await asyncio.gather(*live._telling)
            assert (done.fault is not None) == full
            assert (len(live.playing().entries) == entries) == full
            for one in (stays, nobody):
                told = [line for message in of_the_game(one) for line in message.get("log", [])]
                again = await come_again(live, room, one.person, 0, None)
                assert told == again["log"]
            gone = of_the_game(stays)[-1]["table"]["seats"][live.seat_of(goes.person)]
            assert not gone.get("present")
            # It goes on: what was not stored left no trace in what anybody is told.
            assert (await room.do(live, live.playing().asked_seats()[0])).fault is None
            told = [line for message in of_the_game(nobody) for line in message.get("log", [])]
            assert told == (await come_again(live, room, "", 0, None))["log"]

    play()


@asynccontextmanager
async def a_talk(room: Room, person: str) -> AsyncGenerator[tuple[Way, list[dict[str, Any]], asyncio.Task[None]], None]:
    """A conversation without a network, and what it said."""
    client = Client(room, "", person, Dice("calm"))
    heard: list[dict[str, Any]] = []
    client.hear = lambda way, message: heard.append(message)  # type: ignore[method-assign]
    way = Way(room, client, Dice("calm"), True)
    socket: Any = way  # Any: the type of a real socket
    talking = asyncio.create_task(Talk(socket, room.hall, person).run())
    try:
        yield way, heard, talking
    finally:
        way.cut()
        await talking


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.005)


async def broken(*_: object) -> None:
    raise RuntimeError("nobody is there")


@in_loop
async def test_a_move_is_brought_to_its_end_though_its_player_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(GAME, YOU, OPEN)
        seat = live.playing().asked_seats()[0]
        other = await room.look(live, 1 - seat)
        entries = len(live.playing().entries)
        move = {
            "type": "do", "id": "1", "seat": seat, "question": live.playing().question(seat),
            "move": a_move(live.playing(), seat),
        }  # fmt: skip
        with monkeypatch.context() as patch:
            async with a_talk(room, live.seats[seat].person) as (way, heard, talking):
                way.up({"type": "hello", "table": live.id})
                await until(lambda: heard)
                disk = Disk(room, patch)
                way.up(move)
                await disk.begun.wait()
                # The way breaks: that shows as soon as something is to be sent.
                patch.setattr(way, "send_data", broken)
                live.send_all(encode(Ping()))
                await until(lambda: live.away(live.seats[seat].person) >= 0)
                disk.go.set()
                await talking
                async with live.lock:
                    assert len(live.playing().entries) > entries
        assert len((await room.store.load_table(live.id)).entries) == len(live.playing().entries)
        told = [line for message in of_the_game(other) for line in message["log"]]
        assert told == (await come_again(live, room, other.person, 0, None))["log"]


# -- being let in ------------------------------------------------------------------------------------


@in_loop
async def test_who_greeted_in_time_is_not_blamed_when_the_table_is_slow_to_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(GAME, YOU, OPEN)
        go = asyncio.Event()
        watched = room.hall.watched

        async def slow(*args: Any) -> LiveTable:
            await go.wait()
            return await watched(*args)

        monkeypatch.setattr(room.hall, "watched", slow)
        async with a_talk(room, "") as (way, heard, _), a_talk(room, "") as (_, silent, _):
            way.up({"type": "hello", "table": live.id})
            await room.time.pass_(3 * PATIENCE)
            assert heard == []
            assert silent[0] == {"type": "trouble", "fault": {"code": "hello_first"}}
            go.set()
            await until(lambda: heard)
            assert heard[0]["type"] == "snapshot"
            assert heard[0]["log"]


@in_loop
async def test_who_greets_while_others_are_busy_is_shown_the_table_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(GAME, YOU, OPEN)
        async with a_talk(room, "") as (way, heard, _):
            async with live.lock:
                way.up({"type": "hello", "table": live.id})
                await room.time.pass_(3 * PATIENCE)
                assert heard == []
            await until(lambda: heard)
            assert heard[0]["type"] == "snapshot"
            await room.time.pass_(PATIENCE + 1)
            await until(lambda: {"type": "ping"} in heard)


@in_loop
async def test_a_table_is_in_memory_once_though_the_first_who_asked_for_it_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_room(tmp_path) as room:
        made = await room.table(GAME, YOU, OPEN)
        await room.hall.let_go(-1)
        go, begun = asyncio.Event(), []
        resume = Timing.resume

        async def slow(self: Timing) -> None:
            begun.append(self)
            await go.wait()
            await resume(self)

        monkeypatch.setattr(Timing, "resume", slow)
        first = asyncio.ensure_future(room.hall.at(made.id))
        await until(lambda: begun)
        second = asyncio.ensure_future(room.hall.at(made.id))
        await asyncio.sleep(0)
        first.cancel()
        await until(lambda: len(begun) > 1)
        third = asyncio.ensure_future(room.hall.at(made.id))
        await asyncio.sleep(0.05)
        go.set()
        assert await second is await third
        assert len(begun) == 2
        with pytest.raises(Trouble, match="no_such_table"):
            await room.hall.at("none")


# -- the last number ---------------------------------------------------------------------------------


@in_loop
async def test_the_rest_is_enough_for_the_same_viewer_alone(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table("hidden_roles", YOU, OPEN, OPEN)
        while not (table := live.playing()).over and len(table.entries) < 8:
            await room.do(live, table.asked_seats()[0])
        whole = {seat: of_the_game(await room.look(live, seat))[0] for seat in (-1, 0, 1)}
        number = {seat: message["number"] for seat, message in whole.items()}
        people = {-1: "", 0: live.seats[0].person, 1: live.seats[1].person}
        for was in (-1, 0, 1):
            for now in (-1, 0, 1):
                for last in range(max(number.values()) + 2):
                    told = await come_again(live, room, people[now], last, was)
                    if was == now and 0 < last <= number[now]:
                        assert told["type"] == "update"
                        known = len(whole[now]["log"]) - len(told["log"])
                        assert whole[now]["log"][known:] == told["log"]
                    else:
                        assert told["type"] == "snapshot"
                        assert told["log"] == whole[now]["log"]
        # Who does not say as whom he was shown it is told all.
        assert (await come_again(live, room, "", number[-1], None))["type"] == "snapshot"


@in_loop
async def test_who_takes_over_a_seat_between_two_connections_is_told_all(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(GAME, YOU, OPEN)
        for _ in range(3):
            await room.do(live, live.playing().asked_seats()[0])
        ada, bob = room.people[:2]
        seen = of_the_game(await room.look(live, 1))[0]
        await live.seat(lambda row: Hall.judge(live, row, bob).change(1, SeatChange(do="leave")))
        told = await come_again(live, room, bob.id, seen["number"], 1)
        assert told["type"] == "snapshot"
        assert told["viewer"] == -1
        cy = room.people[2]
        await live.seat(lambda row: Hall.judge(live, row, cy).change(1, SeatChange(do="take")))
        told = await come_again(live, room, cy.id, seen["number"], -1)
        assert told["type"] == "snapshot"
        assert told["viewer"] == 1
        # Ada is the same as ever.
        assert (await come_again(live, room, ada.id, 1, 0))["type"] == "update"


@in_loop
async def test_what_was_taken_back_meanwhile_is_told_as_the_rest(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(GAME, YOU, OPEN)
        luck = Dice(1)
        while not live.playing().free_undos(0):
            seat = live.playing().asked_seats()[0]
            await room.do(live, seat, a_move(live.playing(), seat, luck.below(50)))
        for person, viewer in ((live.seats[0].person, 0), ("", -1)):
            before = await come_again(live, room, person, 0, None)
            done = await room.say(live, TakeBack(id=f"back {viewer}", seat=0)) if viewer == 0 else None
            assert done is None or done.fault is None
            if done is None:
                await room.do(live, live.playing().asked_seats()[0])
            after = await come_again(live, room, person, before["number"], viewer)
            assert after["type"] == "update"
            assert before["log"] + after["log"] == (await come_again(live, room, person, 0, None))["log"]
            assert after["log"][0]["what"] == ("undo" if viewer == 0 else "move")


@in_loop
async def test_what_another_process_stored_meanwhile_is_told_as_the_rest(tmp_path: Path) -> None:
    async with a_room(tmp_path) as here:
        ours = await here.table(GAME, YOU, OPEN)
        async with a_room(tmp_path, here.time, here.people) as there:
            theirs = await there.hall.at(ours.id)
            stays = await here.look(ours, -1)
            before = await come_again(theirs, there, "", 0, None)
            for _ in range(4):
                assert (await there.do(theirs, theirs.playing().asked_seats()[0])).fault is None
            # Here nobody knows of it until somebody wants to change something.
            number = of_the_game(await there.look(theirs, -1))[0]["number"]
            ahead = await come_again(ours, here, "", number, -1)
            assert ahead["type"] == "snapshot"
            await here.do(ours, ours.playing().asked_seats()[0])
            whole = (await come_again(ours, here, "", 0, None))["log"]
            rest = await come_again(ours, here, "", before["number"], -1)
            assert rest["type"] == "update"
            assert before["log"] + rest["log"] == whole
            assert [line for message in of_the_game(stays) for line in message["log"]] == whole


@in_loop
async def test_after_a_restart_the_rest_is_the_rest(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table("sealed_bids", YOU, OPEN)
        screens = [await room.look(live, seat) for seat in (-1, 0, 1)]
        for _ in range(5):
            await room.do(live, live.playing().asked_seats()[0])
        known = [(screen.person, screen.number) for screen in screens]
        logs = [[line for message in of_the_game(one) for line in message["log"]] for one in screens]
        time, people = room.time, room.people
    async with a_room(tmp_path, time, people) as room:
        live = await room.hall.at(live.id)
        for viewer, (person, number), log in zip((-1, 0, 1), known, logs, strict=True):
            assert (await come_again(live, room, person, 0, None))["log"] == log
            for last in range(1, number + 1):
                rest = await come_again(live, room, person, last, viewer)
                assert rest["type"] == "update"
                assert log[len(log) - len(rest["log"]) :] == rest["log"]
            assert (await come_again(live, room, person, number, viewer))["log"] == []
            assert (await come_again(live, room, person, number + 1, viewer))["type"] == "snapshot"
