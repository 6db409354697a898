"""What happens in secret leaves no trace: not in lists, not in what lies ahead, not because somebody else goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from roundhouse.kernel.chance import Dice
from roundhouse.server import ahead
from roundhouse.server.store import Store
from roundhouse.table.notes import Entry
from tests.server.playing import Guest, House, Place, a_house, in_loop


@asynccontextmanager
async def a_sealed_question(house: House) -> AsyncGenerator[tuple[str, list[tuple[Guest, Place]]], None]:
    async with house.guest("Ada") as ada, house.guest("Bob") as bob, house.guest("Eve") as eve:
        table = await ada.new_table("sealed_bids", "you", "open", clock={"kind": "day", "days": 3})
        await bob.join(table["code"])
        async with ada.at(table["id"]) as here, bob.at(table["id"]) as there, eve.at(table["id"]) as outside:
            await here.quiet()
            assert outside.now["waiting"]["kind"] == "sealed"
            yield table["id"], [(ada, here), (bob, there), (eve, outside)]


async def touched(guest: Guest, table: str) -> int:
    """When a list says that a table was touched last."""
    path = "/api/lobby"
    listed = (await guest.http.get(path)).json()
    return int(next(one["updated"] for one in listed if one["id"] == table))


@in_loop
async def test_no_list_says_when_somebody_answered_sealed(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, a_sealed_question(house) as (table, [(_, here), (_, there), (eve, outside)]):
        before = await touched(eve, table)
        await asyncio.sleep(0.01)
        assert "fault" not in await here.do()
        assert await touched(eve, table) == before
        assert "fault" not in await there.do()
        await outside.until(lambda: outside.log[-1]["what"] == "opened")
        assert await touched(eve, table) > before


@in_loop
async def test_what_lies_ahead_does_not_change_because_somebody_answered_sealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[str] = []

    def dice(seed: str) -> object:
        seeds.append(seed)
        return ahead_dice(seed)

    ahead_dice = Dice
    monkeypatch.setattr(ahead, "Dice", dice)
    monkeypatch.setattr(ahead, "module_of", lambda *_: SimpleNamespace(look_ahead=lambda *_: {}))
    async with a_house(tmp_path) as house, a_sealed_question(house) as (_, [(_, here), (_, there), (_, outside)]):
        for place, seat in ((there, 1), (outside, -1)):
            assert "fault" not in await place.ask(type="ask_ahead", seat=seat)
        assert "fault" not in await here.do()
        for place, seat in ((there, 1), (outside, -1)):
            assert "fault" not in await place.ask(type="ask_ahead", seat=seat)
        assert seeds[:2] == seeds[2:]
        assert "fault" not in await there.do()
        await outside.until(lambda: outside.log[-1]["what"] == "opened")
        assert "fault" not in await outside.ask(type="ask_ahead", seat=-1)
        assert seeds[-1] != seeds[1]


@in_loop
async def test_who_goes_shows_nobody_what_is_not_stored_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writing, may_write = asyncio.Event(), asyncio.Event()
    append = Store.append

    async def slowly(self: Store, table: str, entries: Sequence[Entry], **more: Any) -> None:
        writing.set()
        await may_write.wait()
        await append(self, table, entries, **more)

    async with a_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bob") as bob:
        table = await ada.new_table("dice_network", "you", "open")
        await bob.join(table["code"])
        async with ada.at(table["id"]) as here, house.guest("Eve") as eve, eve.at(table["id"]) as outside:
            async with bob.at(table["id"]):
                await outside.quiet()
                before = outside.now["view"], list(outside.log)
                monkeypatch.setattr(Store, "append", slowly)
                move = await here.a_move()
                doing = asyncio.create_task(here.do(move))
                await writing.wait()
            await outside.quiet()
            assert (outside.now["view"], outside.log) == before
            may_write.set()
            assert "fault" not in await doing
            await outside.until(lambda: len(outside.log) > len(before[1]))
            await outside.until(lambda: not outside.now["table"]["seats"][1].get("present"))


@in_loop
async def test_a_rematch_keeps_the_chat_closed(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house, house.guest("Ada") as ada:
        table = await ada.new_table("dice_network", "bot:random", "bot:random", chat="seats")
        async with ada.at(table["id"]) as here:
            await here.until(lambda: here.now.get("ending"))
        again = await ada.http.post(f"/api/tables/{table['id']}/rematch", json={})
        assert again.is_success, again.text
        assert (await house.service.hall.at(again.json()["id"])).row.chat == "seats"
