"""Messages that come twice, late, in the wrong order or not at all: one history for all. And six answers at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from roundhouse.kernel.chance import Dice
from roundhouse.server.log import Log
from roundhouse.wire.parts import ClockSetting
from tests.probes.hidden_roles import GAME as ROLES
from tests.server.chaos import Client
from tests.server.playing import Place, a_house, in_loop
from tests.server.rooms import BOT, OPEN, YOU, Room, a_move, a_room, make_probes_known

LONGEST = 3_000
SEEDS = range(4)


@pytest.fixture(autouse=True)
def _probes(monkeypatch: pytest.MonkeyPatch) -> None:
    make_probes_known(monkeypatch)


async def one_history(room: Room, title: str, seed: int) -> Counter[str]:
    """A whole game behind bad networks; what happened there."""
    clock = ClockSetting(kind="live", minutes=30, increment=10) if seed % 2 else None
    live = await room.table(title, YOU, OPEN, BOT, clock=clock)
    dice = Dice(f"{title}/{seed}")
    clients = [Client(room, live.id, live.seats[seat].person, Dice(f"{seed}/{seat}")) for seat in (0, 1)]
    clients.append(Client(room, live.id, "", dice))
    for client in clients:
        client.ponder = lambda question: a_move(live.playing(), question["seat"], dice.below(30))
        client.connect()
    for _ in range(LONGEST):
        if live.playing().over is not None:
            break
        for client in clients:
            client.look()
        await room.time.pass_(1)
    assert live.playing().over is not None, "nobody gets stuck"
    for client in clients:
        client.calm = True
        client.connect()
    await room.time.pass_(2)
    entries = live.playing().entries
    for seat, client in zip((0, 1, -1), clients, strict=True):
        log = Log(live.playing(), seat)
        log.grow()
        assert client.log == msgspec.json.decode(msgspec.json.encode(log.lines))
        assert client.ending
        own = [entry for entry in entries if entry.seat == seat and entry.command]
        assert max(Counter(entry.command for entry in own).values(), default=1) == 1
        moves = {entry.command: entry.move for entry in own}
        assert {command: moves.get(command) for command in client.acknowledged} == client.acknowledged
        await client.stop()
    seen = Counter[str]()
    for client in clients:
        seen.update(client.counts)
        seen.update(connections=client.connections, gaps=client.gaps, moves=len(client.acknowledged))
    return seen


@pytest.mark.parametrize("title", ["dice_network", "sealed_bids", "hidden_roles"])
def test_one_history_for_all_whatever_the_network_does(tmp_path: Path, title: str) -> None:
    @in_loop
    async def play() -> None:
        seen = Counter[str]()
        async with a_room(tmp_path) as room:
            for seed in SEEDS:
                seen += await one_history(room, title, seed)
        assert seen["moves"] > 20
        assert seen["connections"] > 3 * len(SEEDS)
        assert min(seen[name] for name in ("lost", "twice", "late", "gaps")) > 0, seen

    play()


@pytest.mark.soak
@pytest.mark.parametrize("title", ["dice_network", "sealed_bids", "hidden_roles"])
def test_one_history_in_many_games(tmp_path: Path, title: str) -> None:
    async def play() -> None:
        async with a_room(tmp_path) as room:
            for seed in range(100):
                await one_history(room, title, seed)

    in_loop(play, 3_600)()


@in_loop
async def test_six_sealed_answers_at_the_same_instant_are_all_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ROLES.meta, "seats", (3, 6))
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(a_house(tmp_path))
        guests = [await stack.enter_async_context(house.guest(name)) for name in "ABCDEF"]
        table = await guests[0].new_table("hidden_roles", "you", *["open"] * 5)
        for guest in guests[1:]:
            await guest.join(table["code"])
        places = [await stack.enter_async_context(guest.at(table["id"])) for guest in guests]
        live = await house.service.hall.at(table["id"])
        rounds = 0
        while rounds < 3 and live.playing().over is None:
            asked = live.playing().asked_seats()
            for place in places:
                await place.quiet(0.05)
            if len(asked) == 6 and live.playing().state.question.kind == 1:
                rounds += 1
                done = await asyncio.gather(*(answer(place) for place in places))
                assert [one.get("fault") for one in done] == [None] * 6
                continue
            one = next(place for place in places if place.viewer in asked)
            closing = live.playing().state.question.kind == 2
            done_ = await (one.do("close") if closing else answer(one))
            assert closing or "fault" not in done_
        assert rounds >= 2


async def answer(place: Place) -> dict[str, object]:
    """The quietest answer there is."""
    question = place.question()
    assert question is not None
    offered = {step["token"] for step in question["choices"]["steps"]}
    quiet = next((word for word in ("pass", "abstain", "leave") if word in offered), "")
    return await place.do(quiet)
