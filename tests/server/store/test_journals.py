"""Tables and their entries: what was appended is loaded, and the number is the referee."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from roundhouse.kernel.chance import Dice
from roundhouse.server.store import (
    OVER,
    PLAYING,
    WAITING,
    Conflict,
    Seat,
    Store,
    StoreDamaged,
    StoreError,
    UnknownPerson,
    UnknownTable,
)
from roundhouse.table import resume_table, secret_of_seed
from tests.server.store.playing import SECRET, a_header, a_store, a_table, an_entry, some_entries
from tests.table.playing import a_table as a_yard
from tests.table.playing import play_on
from tests.table.yard import GAME


def test_a_real_game_is_loaded_as_it_was_played_and_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        yard = a_yard()
        play_on(yard, Dice("1"), most=70)
        async with a_store(tmp_path) as store:
            table = await store.create_table(yard.header, secret_of_seed("1"), [], state=PLAYING)
            for entry in yard.entries:
                await store.append(table, [entry])
        async with a_store(tmp_path) as store:
            stored = await store.load_table(table)
            assert (stored.header, stored.entries, stored.secret) == (yard.header, yard.entries, secret_of_seed("1"))
            again = resume_table(GAME, stored.header, stored.entries, secret=stored.secret)
            assert GAME.digest(again.state) == GAME.digest(yard.state)
            known = len(again.entries)
            play_on(again, Dice("2"), most=5)
            await store.append(table, again.entries[known:])
            assert (await store.load_table(table)).entries == again.entries

    asyncio.run(story())


def test_entries_of_many_tables_at_once_do_not_mix(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            tables = [await a_table(store) for _ in range(5)]

            async def play(table: str) -> None:
                for number in range(40):
                    await store.append(table, [an_entry(table, number)])

            await asyncio.gather(*map(play, tables))
            for table in tables:
                assert (await store.load_table(table)).entries == some_entries(table, 0, 40)

    asyncio.run(story())


def test_of_two_who_write_the_same_number_one_wins(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            table = await a_table(store, 3)
            both = (an_entry(table, 3, "mine"), an_entry(table, 3, "yours"))
            done = await asyncio.gather(*(store.append(table, [one]) for one in both), return_exceptions=True)
            assert [type(one) for one in done] == [type(None), Conflict]
            assert (await store.load_table(table)).entries == [*some_entries(table, 0, 3), both[0]]
            await store.append(table, [an_entry(table, 4)])

    asyncio.run(story())


def test_of_two_processes_one_wins_and_the_other_goes_on_from_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as one, a_store(tmp_path) as two:
            table = await a_table(one, 3)
            await two.append(table, [an_entry(table, 3)])
            with pytest.raises(Conflict):
                await one.append(table, [an_entry(table, 3, "late")])
            await one.append(table, some_entries(table, 4, 40))
            await two.append(table, [an_entry(table, 40)])
            assert (await two.load_table(table)).entries == some_entries(table, 0, 41)

    asyncio.run(story())


def test_a_command_is_accepted_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            table = await a_table(store, 4)
            with pytest.raises(Conflict):
                await store.append(table, [an_entry(table, 4), an_entry(table, 5, "c3")])
            assert len((await store.load_table(table)).entries) == 4
            # Another seat may use the same word, and what has no command never clashes.
            await store.append(table, [an_entry(table, 4, "c3"), an_entry(table, 5, ""), an_entry(table, 6, "")])
            await store.append(table, [an_entry(table, 7, "")])

    asyncio.run(story())


@pytest.mark.parametrize("first", [0, 2, 4, 32, 33])
def test_numbers_follow_each_other(tmp_path: Path, first: int) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            table = await a_table(store, 3)
            with pytest.raises(Conflict):
                await store.append(table, [an_entry(table, first)])
            assert (await store.load_table(table)).entries == some_entries(table, 0, 3)

    asyncio.run(story())


def test_a_table_nobody_made_takes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            for number in (0, 1):
                with pytest.raises(UnknownTable):
                    await store.append("none", [an_entry("none", number)])
            for wanted in (store.load_table("none"), store.table_row("none"), store.set_state("none", OVER)):
                with pytest.raises(UnknownTable):
                    await wanted
            with pytest.raises(UnknownTable):
                await store.set_seat("none", Seat(seat=0, kind="open"))
            assert await store.find_table("none") is None

    asyncio.run(story())


def test_a_table_begins_and_ends_in_the_commit_of_an_entry(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            table = await a_table(store, state=WAITING)
            header = a_header()
            header.names = ["Ada", "Brunel"]
            await store.append(table, some_entries(table, 0, 2), state=PLAYING, header=header)
            stored = await store.load_table(table)
            assert (stored.state, stored.header, len(stored.entries)) == (PLAYING, header, 2)
            with pytest.raises(Conflict):
                await store.append(table, [an_entry(table, 1)], state=OVER)
            assert (await store.table_row(table)).state == PLAYING
            await store.append(table, [an_entry(table, 2)], state=OVER)
            assert (await store.table_row(table)).state == OVER

    asyncio.run(story())


def test_tables_are_listed_by_state_person_and_openness(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        ada, _ = await store.add_guest("Ada", "en")
        bea, _ = await store.add_guest("Bea", "de")
        seats = [Seat(seat=0, kind="person", person=bea.id, name="Bea"), Seat(seat=1, kind="bot", bot="random")]
        hers = await store.create_table(a_header(), SECRET, seats, owner=ada.id, open=True)
        other = await a_table(store, 1)
        over = await a_table(store, state=OVER)

        async def listed(**wanted: str | bool) -> list[str]:
            return sorted(row.id for row in await store.list_tables(**wanted))  # type: ignore[arg-type]  # what is wanted

        assert await listed() == sorted([hers, other, over])
        assert await listed(state=OVER) == [over]
        assert await listed(person=ada.id) == await listed(person=bea.id) == await listed(open_only=True) == [hers]
        assert await listed(person="nobody") == []
        assert await store.playing() == [other]
        assert [row.id for row in await store.list_tables(limit=1)] == [over]
        await store.set_state(hers, PLAYING)
        assert [row.id for row in await store.list_tables(limit=1)] == [hers]
        row = await store.table_row(hers)
        assert (row.seats, row.owner, row.open, row.header) == (seats, ada.id, True, a_header())
        assert await store.find_table(row.code) == row

    async def opened() -> None:
        async with a_store(tmp_path) as store:
            await story(store)

    asyncio.run(opened())


def test_of_two_who_sit_down_at_once_one_sits(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            guests = [(await store.add_guest(name, "en"))[0] for name in ("Ada", "Bea")]
            table = await a_table(store)
            seats = [Seat(seat=1, kind="person", person=guest.id, name=guest.name) for guest in guests]
            done = await asyncio.gather(
                *(store.set_seat(table, seat, instead_of="open") for seat in seats), return_exceptions=True
            )
            assert [type(one) for one in done] == [type(None), Conflict]
            assert (await store.table_row(table)).seats[1] == seats[0]
            await store.set_seat(table, Seat(seat=1, kind="bot", bot="random"))
            with pytest.raises(UnknownPerson):
                await store.set_seat(table, Seat(seat=1, kind="person", person="nobody"))
            with pytest.raises(UnknownPerson):
                await store.create_table(a_header(), SECRET, [], owner="nobody")
            assert (await store.table_row(table)).seats[1].bot == "random"

    asyncio.run(story())


DAMAGE = {
    "an entry is gone": "DELETE FROM entries WHERE number = 3",
    "a state is another": "UPDATE entries SET state = (SELECT state FROM entries WHERE number = 2) WHERE number = 3",
    "a state is cut": "UPDATE entries SET state = substr(state, 1, 20) WHERE number = 3",
    "whole states differ": "UPDATE entries SET state = (SELECT state FROM entries WHERE number = 0) WHERE number = 32",
    "a note is another": "UPDATE entries SET note = (SELECT note FROM entries WHERE number = 2) WHERE number = 3",
    "a note is none": "UPDATE entries SET note = x'7b' WHERE number = 3",
    "the header is none": "UPDATE tables SET header = x'7b'",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_named_and_never_played_on(tmp_path: Path, damage: str) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            table = await a_table(store, 33)
            raw = sqlite3.connect(store.path)
            raw.execute(DAMAGE[damage])
            raw.commit()
            raw.close()
            with pytest.raises(StoreDamaged):
                await store.load_table(table)

    asyncio.run(story())


def test_no_secret_stands_in_what_is_printed(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            table = await a_table(store, 1)
            stored = await store.load_table(table)
            assert stored.secret == SECRET
            assert repr(SECRET)[2:-1] not in repr(stored)
            assert SECRET.hex() not in repr(stored)
            with pytest.raises(StoreError) as caught:
                await store.append(table, [an_entry(table, 0)])
            assert an_entry(table, 0).state not in str(caught.value)

    asyncio.run(story())
