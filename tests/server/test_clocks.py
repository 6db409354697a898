"""Clocks at a table, in virtual time: live and by the day, windows, time that is up, coming back, restarts."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from roundhouse.kernel.questions import ONE, STANDING
from roundhouse.server.clocks import checked_setting
from roundhouse.server.faults import Trouble
from roundhouse.server.holidays import holidays_of, set_holidays
from roundhouse.server.live import LiveTable
from roundhouse.server.store import Store, StoredTable, StoreError, StoreFull
from roundhouse.wire.messages import Back, TakeBack
from roundhouse.wire.parts import ClockSetting
from roundhouse.wire.requests import Holiday, Holidays
from tests.server.playing import in_loop
from tests.server.rooms import BOT, DAY, OPEN, YOU, Room, a_room, make_probes_known

LIVE = ClockSetting(kind="live", minutes=5, increment=10)
DAILY = ClockSetting(kind="day", days=2)
DICE = "dice_network"
BIDS = "sealed_bids"
ROLES = "hidden_roles"
FULL = 300_000


@pytest.fixture(autouse=True)
def _probes(monkeypatch: pytest.MonkeyPatch) -> None:
    make_probes_known(monkeypatch)


def left(live: LiveTable, seat: int) -> int:
    shown = live.timing.shown()
    assert shown is not None
    return next(one.left for one in shown.seats if one.seat == seat)


def window(live: LiveTable) -> int:
    shown = live.timing.shown()
    assert shown is not None
    return shown.window


def turn(live: LiveTable) -> int:
    """Who is asked; -1 at the end."""
    return next(iter(live.playing().asked_seats()), -1)


async def end_turn(room: Room, live: LiveTable) -> int:
    """Moves of a seat until another is asked; which it is then."""
    seat = turn(live)
    while live.playing().over is None and turn(live) == seat:
        await room.do(live, seat)
    return turn(live)


@pytest.mark.parametrize(
    ("setting", "good"),
    [
        (LIVE, True),
        (DAILY, True),
        (ClockSetting(kind="live", minutes=0), False),
        (ClockSetting(kind="live", minutes=181), False),
        (ClockSetting(kind="live", minutes=5, increment=121), False),
        (ClockSetting(kind="live", minutes=5, days=1), False),
        (ClockSetting(kind="day", days=15), False),
        (ClockSetting(kind="day", days=1, minutes=3), False),
        (ClockSetting(kind="none", minutes=3), False),
        (ClockSetting(kind="sand"), False),
    ],
)
def test_settings_that_make_no_sense_are_refused(setting: ClockSetting, good: bool) -> None:
    if good:
        assert checked_setting(setting)
    else:
        with pytest.raises(Trouble) as refused:
            checked_setting(setting)
        assert refused.value.fault.code == "bad_clock"


def test_no_clock_is_nothing_to_store() -> None:
    assert checked_setting(None) == checked_setting(ClockSetting()) == ""


@in_loop
async def test_without_a_clock_nothing_is_said_of_it(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN)
        screen = await room.look(live, 0)
        await room.time.pass_(10_000)
        assert not [one for one in screen.raw if b"clock" in one[1] or b"ticking" in one[1]]
        assert live.playing().asked_seats()


@in_loop
async def test_a_clock_starts_when_the_position_is_confirmed_at_the_latest_after_five_seconds(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN, clock=LIVE)
        first = turn(live)
        screen = await room.look(live, first)
        assert screen.messages[0]["table"]["clock"] == {"kind": "live", "minutes": 5, "increment": 10}
        await room.time.pass_(2)
        assert left(live, first) == FULL
        other = await room.look(live, 1 - first)
        await live.timing.confirm(other, 99)  # somebody else's word counts for nothing
        await live.timing.confirm(screen, 0)  # nor does an old number
        await room.time.pass_(1)
        assert left(live, first) == FULL
        await room.seen(live, first)
        assert screen.messages[-1]["type"] == "ticking"
        await room.time.pass_(20)
        assert left(live, first) == FULL - 20_000
        second = await end_turn(room, live)
        assert left(live, first) == FULL - 20_000 + 10_000
        await room.time.pass_(12)
        assert left(live, second) == FULL - 7_000
        assert left(live, first) == FULL - 10_000


@in_loop
async def test_no_message_is_sent_because_time_passes(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN, clock=LIVE)
        screen = await room.look(live, 0)
        await room.seen(live, turn(live))
        await room.time.settle()
        told = len(screen.raw)
        await room.time.pass_(200)
        assert len(screen.raw) == told


@in_loop
async def test_a_stand_in_plays_from_then_on_until_the_person_is_back(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN, clock=LIVE)
        first = turn(live)
        screen = await room.look(live, 1 - first)
        await room.time.pass_(304.9)
        assert live.playing().asked_seats() == [first]
        assert not live.bot_of(first)
        await room.time.pass_(30)
        assert live.bot_of(first) == "random"
        assert turn(live) == 1 - first
        lines = [line for message in screen.messages for line in message.get("log", []) if line["what"] == "move"]
        assert lines
        assert all(line["stand_in"] and line["seat"] == first for line in lines)
        assert [one["out"] for one in screen.clocks["seats"] if one["seat"] == first] == [True]
        assert left(live, first) == 0
        # Now the other one, by himself; then the stand-in plays on at the pace of bots.
        await end_turn(room, live)
        await room.time.until(lambda: turn(live) == 1 - first)
        assert (await room.say(live, Back(id="b", seat=first))).fault is None
        assert not live.bot_of(first)
        assert left(live, first) == 30_000
        assert await end_turn(room, live) == first
        await room.time.pass_(30)
        assert turn(live) == first


@in_loop
async def test_whoever_plays_is_back(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN, clock=LIVE, pace="slow")
        first = turn(live)
        await room.time.pass_(305.1)
        assert live.bot_of(first)
        assert (await room.do(live, first)).fault is None
        assert not live.bot_of(first)
        entries = len(live.playing().entries)
        await room.time.pass_(3)
        assert len(live.playing().entries) == entries
        refused = await room.do(live, 1 - first, "nothing") if turn(live) == first else None
        assert refused is None or refused.fault is not None


@in_loop
async def test_bots_have_no_clock_and_keep_their_pace(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, BOT, clock=LIVE)
        screen = await room.look(live, 0)
        assert [one["seat"] for one in screen.clocks["seats"]] == [0]
        for _ in range(2):
            await room.time.until(lambda: turn(live) == 0)
            if await end_turn(room, live) < 0:
                break
            before, told = left(live, 0), len(screen.raw)
            await room.time.until(lambda: turn(live) <= 0)
            assert left(live, 0) == before
            moments = [when for when, raw in screen.raw[told:] if b'"log":[{' in raw]
            assert all(round(after - one, 6) % 0.5 == 0 for one, after in pairwise(moments))


@in_loop
async def test_a_window_has_one_clock_for_all_that_no_answer_stops(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(BIDS, YOU, OPEN, OPEN, clock=LIVE)
        screens = [await room.look(live, seat) for seat in (-1, 0, 1, 2)]
        for seat in range(3):
            await room.seen(live, seat)
        assert window(live) == 60_000
        await room.time.pass_(20)
        told = [len(screen.raw) for screen in screens]
        await room.do(live, 1)
        await room.time.pass_(10)
        assert window(live) == 30_000
        assert [left(live, seat) for seat in range(3)] == [FULL] * 3
        # Only who has answered was told of it; the others neither that nor when.
        assert [len(screen.raw) - before for screen, before in zip(screens, told, strict=True)] == [0, 0, 1, 0]
        late = await room.look(live, -1)
        assert late.clocks == screens[2].clocks | {"window": 30_000}


@in_loop
async def test_the_table_answers_for_the_silent_at_closing_time_and_never_earlier(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(BIDS, YOU, OPEN, OPEN, clock=LIVE)
        there, watching = await room.look(live, 0), await room.look(live, -1)
        await room.do(live, 0)
        await room.do(live, 1)
        told = len(watching.raw)
        await room.time.pass_(64.9)  # five seconds to confirm, a minute for the window
        assert [raw for _, raw in watching.raw[told:] if b"ticking" not in raw] == []
        await room.time.pass_(0.2)
        assert any(line["what"] == "opened" for one in watching.messages for line in one.get("log", []))
        silent = [entry for entry in live.playing().entries if entry.stand_in]
        assert [(entry.seat, entry.move) for entry in silent] == [(2, "pass")]
        # Seat 2 was silent and does not look: from now on a stand-in plays. Seat 1 has answered.
        assert live.bot_of(2)
        assert not live.bot_of(1)
        assert there.number


@in_loop
async def test_who_is_silent_but_there_has_only_passed(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(BIDS, YOU, OPEN, clock=LIVE)
        await room.look(live, 0)
        await room.do(live, 1)
        await room.time.pass_(66)
        assert not live.bot_of(0)


@in_loop
async def test_a_discussion_is_closed_for_whose_call_it_is(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(ROLES, YOU, OPEN, OPEN, OPEN, OPEN, clock=LIVE)
        for seat in range(5):
            await room.look(live, seat)
        await room.do(live, turn(live), "look")
        while live.playing().state.question.kind != STANDING:
            if live.playing().state.question.kind == ONE:
                await room.do(live, turn(live))
            else:
                await room.time.pass_(5)
        entries = len(live.playing().entries)
        await room.time.pass_(64)
        assert len(live.playing().entries) == entries
        await room.time.pass_(2)
        assert live.playing().entries[entries].move == "close"
        # Nobody does anything, and yet it comes to its end.
        await room.time.until(lambda: live.playing().over, 40_000)


@in_loop
async def test_a_taken_back_turn_gives_back_what_it_was_given(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table("draw_and_place", YOU, OPEN, clock=LIVE)
        for _ in range(60):
            seat, before = turn(live), left(live, turn(live))
            await room.do(live, seat)
            if turn(live) != seat and live.playing().free_undos(seat):
                assert left(live, seat) == before + 10_000
                done = await room.say(live, TakeBack(id="back", seat=seat))
                assert done.fault is None
                assert left(live, seat) == before
                return
        pytest.fail("no turn of this game ends without telling anything")


@in_loop
async def test_by_the_day_time_runs_at_once_and_each_turn_has_its_days(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN, clock=DAILY)
        first = turn(live)
        await room.time.pass_(DAY)
        assert left(live, first) == DAY * 1_000
        second = await end_turn(room, live)
        await room.time.pass_(1.9 * DAY)
        assert left(live, second) == pytest.approx(0.1 * DAY * 1_000, abs=2)
        assert await end_turn(room, live) == first
        assert left(live, first) == 2 * DAY * 1_000
        await room.time.pass_(2 * DAY - 1)
        assert not live.bot_of(first)
        await room.time.pass_(60)
        assert live.bot_of(first)
        assert turn(live) == second


@in_loop
async def test_on_holidays_no_time_runs_and_a_wrong_wall_clock_takes_none(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN, clock=DAILY)
        first = turn(live)
        person, store, time = live.seats[first].person, room.store, room.time
        screen = await room.look(live, 1 - first)
        now = int(time.wall())
        days = Holidays(holidays=[Holiday(begins=now + DAY, ends=now + 8 * DAY)])
        assert await set_holidays(store, person, days, time) == days
        room.hall.look_at_holidays(person)
        await time.pass_(DAY)
        assert left(live, first) == pytest.approx(DAY * 1_000, abs=1_000)
        await time.pass_(7 * DAY - 5)
        assert left(live, first) == pytest.approx(DAY * 1_000, abs=1_000)
        assert screen.clocks["rests"]
        await time.pass_(5 + DAY / 2)
        assert left(live, first) == pytest.approx(DAY * 500, abs=1_000)
        assert "rests" not in screen.clocks
        # Somebody sets the system's clock by a year and back: not a second of anybody's time.
        before = left(live, first)
        for jump in (365 * DAY, -365 * DAY, 0):
            time.jumped = jump
            await time.pass_(60)
        assert left(live, first) == before - 180_000
        assert (await holidays_of(store, person, time)).holidays == []


@in_loop
async def test_a_jump_of_the_system_clock_does_not_matter_to_a_live_one(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN, clock=LIVE)
        first = turn(live)
        await room.seen(live, first)
        for jump in (1e9, -1e9):
            room.time.jumped = jump
            await room.time.pass_(30)
        assert left(live, first) == FULL - 60_000


@in_loop
async def test_holidays_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        person, now = room.people[0].id, int(room.time.wall())
        kept = Holidays(holidays=[Holiday(begins=now, ends=now + DAY)])
        await set_holidays(room.store, person, kept, room.time)
        for bad in (
            [Holiday(begins=now + 2 * DAY, ends=now + DAY)],
            [Holiday(begins=now, ends=now + 61 * DAY)],
            [Holiday(begins=now, ends=now + 2 * DAY), Holiday(begins=now + DAY, ends=now + 3 * DAY)],
            [Holiday(begins=now + 500 * DAY, ends=now + 501 * DAY)],
            [Holiday(begins=now + n * DAY, ends=now + n * DAY + 60) for n in range(13)],
            [Holiday(begins=-1, ends=now + DAY)],
        ):
            wanted = Holidays(holidays=bad)
            with pytest.raises(Trouble) as refused:
                await set_holidays(room.store, person, wanted, room.time)
            assert refused.value.fault.code == "bad_holidays"
        assert await holidays_of(room.store, person, room.time) == kept
        assert (await holidays_of(room.store, room.people[1].id, room.time)).holidays == []


@in_loop
async def test_clocks_stand_while_the_service_is_down_and_lose_no_second(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN, clock=LIVE)
        first = turn(live)
        await room.seen(live, first)
        await room.time.pass_(47.3)
        shown = left(live, first)
        room.hall.heart.close = _nothing  # type: ignore[method-assign]  # killed: no last beat
        table, people, time = live.id, room.people, room.time
    await time.pass_(3 * DAY)
    async with a_room(tmp_path, time, people) as room:
        live = await room.hall.at(table)
        assert 0 <= left(live, first) - shown <= 500
        assert live.timing.clocks is not None
        assert live.timing.clocks.waits
        again = left(live, first)
        await room.time.pass_(4)
        room.hall.heart.close = _nothing  # type: ignore[method-assign]
    async with a_room(tmp_path, time, people) as room:
        live = await room.hall.at(table)
        assert left(live, first) == again
        await room.seen(live, first)
        await room.time.pass_(10)
        assert left(live, first) == again - 10_000


async def _nothing() -> None:
    pass


@in_loop
async def test_the_heart_beats_on_after_the_last_clock_stopped_in_the_middle_of_a_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_room(tmp_path) as room:
        heart, written = room.hall.heart, []

        async def live_on(lived: int) -> None:
            written.append(lived)
            heart.beat_for("t", 0)

        monkeypatch.setattr(room.store, "live_on", live_on)
        for beats in (1, 2, 3):
            heart.beat_for("t", 0.25)
            await room.time.pass_(1)
            assert len(written) == beats


@in_loop
async def test_that_a_start_takes_long_is_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN, clock=LIVE)
        first = turn(live)
        await room.seen(live, first)
        await room.time.pass_(100)
        table, people, time = live.id, room.people, room.time
        before = live.timing.clocks.stand.left[first] if live.timing.clocks else 0
    load = Store.load_table

    async def slow(self: Store, wanted: str) -> StoredTable:
        time._now += 50  # there are many others to be opened
        return await load(self, wanted)

    monkeypatch.setattr(Store, "load_table", slow)
    async with a_room(tmp_path, time, people) as room:
        clocks = room.hall._tables[table].timing.clocks
        assert clocks is not None
        assert clocks.waits
        assert before - 100_000 - 500 < clocks.stand.left[first] <= before - 100_000 + 500


@in_loop
async def test_after_a_restart_time_is_up_when_it_is_up(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN, clock=LIVE)
        first = turn(live)
        await room.seen(live, first)
        await room.time.pass_(290)
        table, people, time = live.id, room.people, room.time
    async with a_room(tmp_path, time, people) as room:
        # Nobody comes to look at it.
        await room.time.pass_(14.4)
        live = room.hall._tables[table]
        assert not live.bot_of(first)
        await room.time.pass_(1)
        assert live.bot_of(first)
        await room.time.until(lambda: turn(live) != first)
    async with a_room(tmp_path, time, people) as room:
        assert (await room.hall.at(table)).bot_of(first)


@in_loop
async def test_what_is_not_stored_moves_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_room(tmp_path) as room:
        live = await room.table(DICE, YOU, OPEN, clock=LIVE)
        first = turn(live)
        await room.seen(live, first)
        await room.time.pass_(30)

        async def full(*_: object, **__: object) -> None:
            raise StoreFull("no room")

        clocks = live.timing.clocks
        assert clocks is not None
        stand = clocks.stand
        before = (stand.key, stand.turn, stand.on)
        with monkeypatch.context() as patch:
            patch.setattr(room.store, "append", full)
            refused = await room.do(live, first)
            assert refused.fault is not None
            assert refused.fault.code == "store_full"
        assert (clocks.stand.key, clocks.stand.turn, clocks.stand.on) == before
        await room.time.pass_(30)
        assert left(live, first) == FULL - 60_000
        # Nor does a clock that cannot be stored leave the table stuck.
        with monkeypatch.context() as patch:
            patch.setattr(room.store, "set_clocks", full)
            await room.time.pass_(260)
        assert isinstance(StoreFull(""), StoreError)
        await room.time.until(lambda: turn(live) != first)
