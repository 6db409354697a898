"""Guests: known by a cookie of which only the hash is stored."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from roundhouse.server.store import UnknownPerson
from roundhouse.server.store.writes import AddPerson
from tests.server.store.playing import a_store


def test_a_guest_is_known_by_the_cookie_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            ada, cookie = await store.add_guest("Ada", "en")
            bea, hers = await store.add_guest("Bea", "de", "night")
            assert await store.find_guest(cookie) == ada
            assert await store.find_guest(hers) == bea
            assert (bea.name, bea.lang, bea.theme) == ("Bea", "de", "night")
            mixed = f"{bea.id}.{cookie.partition('.')[2]}"
            for wrong in ("", ".", ada.id, f"{ada.id}.", mixed, cookie + "x", cookie[:-1], "ü.ü", "\0"):
                assert await store.find_guest(wrong) is None, wrong

    asyncio.run(story())


def test_only_the_hash_of_a_cookie_is_stored(tmp_path: Path) -> None:
    async def story() -> str:
        async with a_store(tmp_path) as store:
            return (await store.add_guest("Ada", "en"))[1].partition(".")[2]

    token = asyncio.run(story())
    for path in tmp_path.iterdir():
        assert token.encode() not in path.read_bytes()
    assert token not in repr(AddPerson(name="Ada", lang="en", theme="auto", token=token))


def test_a_guest_changes_name_language_and_theme(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_store(tmp_path) as store:
            ada, cookie = await store.add_guest("Ada", "en")
            changed = await store.change_guest(ada.id, lang="de", theme="day")
            assert (changed.name, changed.lang, changed.theme, changed.created) == ("Ada", "de", "day", ada.created)
            assert await store.change_guest(ada.id, name="Ada L.") == await store.find_guest(cookie)
            assert (await store.change_guest(ada.id)).name == "Ada L."
            with pytest.raises(UnknownPerson):
                await store.change_guest("nobody", name="Nobody")

    asyncio.run(story())
