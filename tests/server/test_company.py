"""Talking, pointing, not hearing somebody, looking on: who is told what, and who may not."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from roundhouse.server.company import LONGEST_TEXT, checked_text
from roundhouse.server.faults import Trouble
from tests.server.playing import Guest, Json, Place, a_house, in_loop

GAME = "dice_network"


@asynccontextmanager
async def a_table(folder: Path, **more: str) -> AsyncGenerator[tuple[str, Guest, Guest, Guest], None]:
    """A table with Ada and Bob; Cleo has no seat."""
    async with (
        a_house(folder) as house,
        house.guest("Ada") as ada,
        house.guest("Bob") as bob,
        house.guest("Cleo") as cleo,
    ):
        made = await ada.new_table(GAME, "you", "open", **more)
        await bob.join(made["code"])
        yield made["id"], ada, bob, cleo


def told(place: Place, kind: str) -> list[Json]:
    return [message for message in place.messages if message["type"] == kind]


async def until_told(place: Place, kind: str, number: int = 1) -> Json:
    await place.until(lambda: len(told(place, kind)) >= number)
    return told(place, kind)[-1]


def code(answer: Json) -> str:
    return str(answer.get("fault", {}).get("code", ""))


@in_loop
async def test_a_line_reaches_everybody_and_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async with (
        a_table(tmp_path) as (table, ada, bob, cleo),
        ada.at(table) as here,
        bob.at(table) as there,
        cleo.at(table) as watching,
    ):
        people = [seat.person for seat in (await ada.house.service.store.table_row(table)).seats]
        assert code(await here.ask(type="say", text="  Paris  first? <b>", id="1")) == ""
        assert code(await here.ask(type="say", text="  Paris  first? <b>", id="1")) == ""
        for place, own in ((there, False), (watching, False), (here, True)):
            line = (await until_told(place, "said"))["line"]
            assert (line["number"], line["seat"], line["name"], line["text"]) == (0, 0, "Ada", "Paris  first? <b>")
            assert line.get("own", False) is own
            assert not [raw for raw in place.raw if people[0] in raw or people[1] in raw]
        assert code(await watching.ask(type="say", text="I see all")) == "not_at_table"
        assert len(told(here, "said")) == 1
    async with a_house(tmp_path) as house:
        ada.house = house
        async with house.nobody() as http:
            http.cookies = ada.http.cookies
            async with Guest(house, http).at(table) as again:
                talk = await until_told(again, "talk")
                assert [line["text"] for line in talk["lines"]] == ["Paris  first? <b>"]


@in_loop
async def test_those_who_only_watch_read_along_unless_the_table_says_otherwise(tmp_path: Path) -> None:
    async with (
        a_table(tmp_path, chat="seats") as (table, ada, bob, cleo),
        ada.at(table) as here,
        bob.at(table) as there,
        cleo.at(table) as watching,
    ):
        assert (await until_told(watching, "talk")) == {"type": "talk", "lines": [], "shut": True}
        await here.ask(type="say", text="between us")
        await until_told(there, "said")
        assert [one["type"] for one in await watching.quiet()] == []
        assert code(await watching.ask(type="report", line=0, reason="why")) == "no_such_line"
        answer = await ada.http.post("/api/tables", json={"game": GAME, "seats": [{"kind": "you"}], "chat": "x"})
        assert answer.json()["code"] == "malformed_request"


@in_loop
async def test_words_that_cannot_be_shown_or_come_too_fast_are_refused(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (table, ada, bob, _), ada.at(table) as here, bob.at(table) as there:
        for text in ("", "   ", "a\x07b", "two\nlines", "\u202eevil", "\u200d", "x" * (LONGEST_TEXT + 1)):
            assert code(await here.ask(type="say", text=text)) == "bad_text", text
        assert code(await here.ask(type="say", text="not mine", seat=1)) == "not_at_table"
        answers = [code(await here.ask(type="say", text=str(n))) for n in range(9)]
        assert answers[:5] == [""] * 5
        assert answers[-1] == "too_fast"
        assert code(await there.ask(type="say", text="but I may")) == ""


@pytest.mark.parametrize("text", ["Zug 👩‍🚒 ab!", "naïve", "fünf", "日本", "می‌خواهم"])
def test_words_of_every_language_can_be_shown(text: str) -> None:
    assert checked_text(text) == text


@pytest.mark.parametrize("text", ["\u0301\u0301", "a\u202eb", "a\u0000", "\u2066x"])
def test_what_nobody_sees_cannot(text: str) -> None:
    with pytest.raises(Trouble):
        checked_text(text)


@in_loop
async def test_whoever_is_muted_is_not_heard_by_the_muter_and_by_all_others(tmp_path: Path) -> None:
    async with (
        a_table(tmp_path) as (table, ada, bob, cleo),
        ada.at(table) as here,
        bob.at(table) as there,
        cleo.at(table) as watching,
    ):
        await there.ask(type="say", text="bla")
        assert code(await here.ask(type="mute", seat=1)) == ""
        talk = told(here, "talk")[-1]
        assert talk["lines"] == []
        assert talk["muted"] == [{"name": "Bob", "seat": 1, "line": 0}]
        before = len(told(here, "said"))
        await there.ask(type="say", text="bla bla")
        await there.ask(type="point", domain="node", token=a_node(there))
        await until_told(watching, "pointed")
        assert len(told(watching, "said")) == 2
        await here.quiet()
        assert len(told(here, "said")) == before
        assert told(here, "pointed") == []
        assert code(await here.ask(type="mute", seat=0)) == "not_oneself"
        assert code(await here.ask(type="mute", seat=7)) == "no_such_line"
        async with ada.at(table) as again:  # kept by the service
            assert (await until_told(again, "talk"))["lines"] == []
            assert code(await again.ask(type="mute", line=0, yes=False)) == ""
            assert [line["text"] for line in told(again, "talk")[-1]["lines"]] == ["bla", "bla bla"]


def a_node(place: Place) -> str:
    return str(next(iter(place.now["view"]["points"])))


@in_loop
async def test_a_report_keeps_the_line_and_the_reason(tmp_path: Path) -> None:
    async with (
        a_table(tmp_path) as (table, ada, bob, cleo),
        ada.at(table) as here,
        bob.at(table) as there,
        cleo.at(table) as watching,
    ):
        await there.ask(type="say", text="rude words")
        assert code(await here.ask(type="report", line=0, reason="That hurts")) == ""
        assert code(await watching.ask(type="report", line=0, reason="Me too")) == ""
        assert code(await there.ask(type="report", line=0, reason="mine")) == "not_oneself"
        assert code(await here.ask(type="report", line=5, reason="none")) == "no_such_line"
        assert code(await here.ask(type="report", line=0, reason="")) == "bad_text"
        assert await ada.house.service.store.reports() == 2
    with sqlite3.connect(tmp_path / "roundhouse.sqlite") as database:
        rows = database.execute("SELECT line, text, reason FROM reports ORDER BY reason").fetchall()
    database.close()
    assert rows == [(0, "rude words", "Me too"), (0, "rude words", "That hurts")]


@in_loop
async def test_pointing_is_seen_by_all_and_kept_by_nobody(tmp_path: Path) -> None:
    async with (
        a_table(tmp_path) as (table, ada, bob, cleo),
        ada.at(table) as here,
        bob.at(table) as there,
        cleo.at(table) as watching,
    ):
        node = a_node(here)
        assert code(await here.ask(type="point", domain="node", token=node)) == ""
        for place in (here, there, watching):
            assert (await until_told(place, "pointed")) == {
                "type": "pointed", "seat": 0, "domain": "node", "token": node,
            }  # fmt: skip
        for domain, token in (("node", "atlantis"), ("spell", node), ("node", "x" * 5_000)):
            assert code(await here.ask(type="point", domain=domain, token=token)) == "no_such_thing"
        assert code(await watching.ask(type="point", domain="node", token=node)) == "not_at_table"
        answers = [code(await here.ask(type="point", domain="node", token=node)) for _ in range(14)]
        assert answers[-1] == "too_fast"
        async with bob.at(table) as again:
            assert told(again, "pointed") == []
            assert [one for one in await again.quiet() if one["type"] == "pointed"] == []


@in_loop
async def test_everybody_sees_how_many_look_on_and_nobody_who(tmp_path: Path) -> None:
    async with a_table(tmp_path) as (table, ada, _, cleo), ada.at(table) as here:
        async with cleo.at(table) as one, cleo.at(table) as same:
            await here.until(lambda: here.watchers == 1)
            async with ada.house.nobody() as http, Guest(ada.house, http).at(table) as stranger:
                await here.until(lambda: here.watchers == 2)
                await one.until(lambda: one.watchers == 2)
                await stranger.until(lambda: stranger.watchers == 2)
            await here.until(lambda: here.watchers == 1)
            await same.until(lambda: same.watchers == 1)
        await here.until(lambda: here.watchers == 0)
        assert not [raw for raw in here.raw if "Cleo" in raw]
