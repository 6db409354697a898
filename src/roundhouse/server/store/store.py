"""The store as the service sees it: every call is awaited, every write is on the disk when it returns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from roundhouse.server.store import devices, journals, reads
from roundhouse.server.store.clocks import LiveOn, SetClocks, SetHolidays, read_holidays, read_lived
from roundhouse.server.store.engine import make_engine, url_of
from roundhouse.server.store.errors import NotAStore, StoreClosed, translated
from roundhouse.server.store.migrate import migrate
from roundhouse.server.store.rounds import Anew, Commit, Open
from roundhouse.server.store.rows import WAITING, Device, Person, Seat, StoredTable, TableRow
from roundhouse.server.store.seating import SetSeats
from roundhouse.server.store.talk import (
    AddLine,
    AddReport,
    Line,
    Said,
    SetMute,
    SetWish,
    count_reports,
    read_mutes,
    read_said,
)
from roundhouse.server.store.writer import Writer
from roundhouse.server.store.writes import (
    AddPerson,
    Append,
    ChangePerson,
    CreateTable,
    SetPace,
    SetSeat,
    SetState,
    new_token,
)
from roundhouse.table.notes import Entry, Header

READERS: Final = 2
LISTED: Final = 100

Read = TypeVar("Read")


class Store:
    """One database file. `Store.open` is the way to one; it belongs to the event loop it was opened in."""

    def __init__(self, path: Path, writing: Engine, reading: Engine) -> None:
        self.path = path
        self._writing = writing
        self._reading = reading
        self._writer = Writer(writing)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open a file, or make it, readable by its owner alone, and bring it to the present schema.

        `NotAStore` if it is something else, `StoreTooNew` if a later version wrote it.
        """
        await asyncio.to_thread(_make_ready, path)
        return cls(path, make_engine(url_of(path)), make_engine(url_of(path), readers=READERS))

    async def close(self) -> None:
        """Write what was asked for, then close. Whatever is asked afterwards is refused with `StoreClosed`."""
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        self._writing.dispose()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # -- tables and their journals -------------------------------------------------------------------

    async def create_table(
        self,
        header: Header,
        secret: bytes,
        seats: Sequence[Seat],
        *,
        owner: str = "",
        open: bool = False,  # noqa: A002 - what the column and the wire call it
        pace: str = "brisk",
        clock: str = "",
        chat: str = "all",
        state: str = WAITING,
        name: str = "",
        after: str = "",
    ) -> str:
        """A new table; its id. A code that invites is found for it. `UnknownPerson` for owner and seats.

        With `after`, the table whose people play again, the one that was made first for it, if there is one.
        """
        return await self._writer.do(
            CreateTable(
                header=header, secret=secret, seats=seats, owner=owner, open=open, pace=pace, chat=chat, state=state,
                name=name, after=after, clock=clock,
            )
        )  # fmt: skip

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        state: str = "",
        header: Header | None = None,
        round: int = 0,  # noqa: A002 - as on the wire
        clocks: bytes = b"",
    ) -> None:
        """Entries that follow the last one, all or none; returns when they are durable.

        With `state`, `header` and `clocks` the table changes in the same commit. `Conflict` if a
        number or a command is taken, or one before is missing: load the table and judge again. `StoreFull` and
        `UnknownTable` likewise leave nothing behind. The entries must not change meanwhile. With `round` the
        table has to wait in that round.
        """
        await self._writer.do(
            Append(table=table, entries=entries, state=state, header=header, round=round, clocks=clocks)
        )

    async def load_table(self, table: str) -> StoredTable:
        """A whole table with its secret and all entries, states included; `UnknownTable` if there is none."""
        return await self._read(lambda connection: reads.read_table(connection, table))

    async def last_state(self, table: str) -> bytes:
        """The state after a table's last entry; nothing if it has none."""
        return await self._read(lambda connection: journals.read_last_state(connection, table))

    async def table_row(self, table: str) -> TableRow:
        """A table without its secret and what was played; `UnknownTable` if there is none."""
        return await self._read(lambda connection: reads.read_row(connection, table))

    async def list_tables(
        self, *, state: str = "", person: str = "", open_only: bool = False, limit: int = LISTED
    ) -> list[TableRow]:
        """Tables, the last touched first: those in a state, those a person owns or sits at, those open to all."""
        return await self._read(
            lambda connection: reads.read_tables(connection, state, person, open_only=open_only, limit=limit)
        )

    async def playing(self) -> list[str]:
        """The ids of all tables that are being played: what is to be resumed after a start."""
        return await self._read(reads.read_playing)

    async def find_table(self, code: str) -> TableRow | None:
        """The table that a code invites to."""
        return await self._read(lambda connection: reads.read_invited(connection, code))

    async def set_state(self, table: str, state: str) -> None:
        """A table waits, is played, or is over."""
        await self._writer.do(SetState(table=table, state=state))

    async def set_pace(self, table: str, pace: str) -> None:
        """How fast the bots of a table move."""
        await self._writer.do(SetPace(table=table, pace=pace))

    async def set_seat(self, table: str, seat: Seat, *, instead_of: str = "") -> None:
        """Change who sits there. With `instead_of`, a kind, only if such a one sits there now, else `Conflict`.

        A table that has not begun gets another secret, and agreeing on chance begins anew: load it again.
        """
        await self._writer.do(SetSeat(table=table, seat=seat, instead_of=instead_of))

    # -- agreeing on chance --------------------------------------------------------------------------

    async def commit(self, table: str, round: int, seat: int, commitment: str) -> None:  # noqa: A002 - as on the wire
        """A seat says what it will add; `Conflict` if the round is over, or it has said something else."""
        await self._writer.do(Commit(table=table, round=round, seat=seat, commitment=commitment))

    async def show_entropy(self, table: str, round: int, seat: int, commitment: str, entropy: str) -> None:  # noqa: A002
        """A seat opens what it had committed to; `Conflict` if the round is over or somebody has not committed."""
        await self._writer.do(Open(table=table, round=round, seat=seat, commitment=commitment, entropy=entropy))

    async def begin_anew(self, table: str, round: int) -> None:  # noqa: A002 - as on the wire
        """Another round instead of this one; `Conflict` if it is over."""
        await self._writer.do(Anew(table=table, round=round))

    async def set_seats(
        self, table: str, before: Sequence[Seat], seats: Sequence[Seat], *, state: str, header: Header | None = None
    ) -> None:
        """Other seats, and with them another header, if seats and state are as expected; else `Conflict`."""
        await self._writer.do(SetSeats(table=table, before=before, seats=seats, state=state, header=header))

    # -- clocks --------------------------------------------------------------------------------------

    async def set_clocks(self, table: str, clocks: bytes) -> None:
        """How the clocks of a table stand, where nothing else has happened."""
        await self._writer.do(SetClocks(table=table, clocks=clocks))

    async def live_on(self, lived: int) -> None:
        """The service has lived so many milliseconds."""
        await self._writer.do(LiveOn(lived=lived))

    async def lived(self) -> int:
        """How many milliseconds the service has lived, as far as it was said."""
        return await self._read(read_lived)

    async def holidays(self, people: Collection[str]) -> dict[str, str]:
        """The holidays of people, as the service wrote them; who has none is left out."""
        return await self._read(lambda connection: read_holidays(connection, people))

    async def set_holidays(self, person: str, holidays: str) -> None:
        """Other holidays. `UnknownPerson` if there is nobody of this id."""
        await self._writer.do(SetHolidays(person=person, holidays=holidays))

    # -- people --------------------------------------------------------------------------------------

    async def add_guest(self, name: str, lang: str, theme: str = "auto", device: str = "") -> tuple[Person, str]:
        """A new guest, and the cookie by which he is known. The cookie cannot be found again."""
        added = AddPerson(name=name, lang=lang, theme=theme, token=new_token(), device=device)
        return await self._writer.do(added), f"{added.device_id}.{added.token}"

    async def find_guest(self, cookie: str) -> Person | None:
        """Whose cookie it is; None if nobody's."""
        return await self._read(lambda connection: devices.read_guest(connection, cookie))

    async def change_guest(
        self, person: str, *, name: str | None = None, lang: str | None = None, theme: str | None = None
    ) -> Person:
        """Another name, language or theme; the person as changed. `UnknownPerson` if there is none."""
        return await self._writer.do(ChangePerson(id=person, name=name, lang=lang, theme=theme))

    async def add_link(self, person: str, seconds: int) -> str:
        """A token with which another device becomes this person's, once, within so many seconds."""
        token = new_token()
        await self._writer.do(devices.AddLink(person=person, token=token, seconds=seconds))
        return token

    async def add_device(self, link: str, name: str) -> tuple[Person, str] | None:
        """Another device of the person that a link belongs to, with its cookie; None for a link that is no good."""
        added = devices.AddDevice(link=link, name=name, token=new_token())
        person = await self._writer.do(added)
        return None if person is None else (person, f"{added.id}.{added.token}")

    async def list_devices(self, person: str) -> list[Device]:
        """The devices of a person, the last seen first."""
        return await self._read(lambda connection: devices.read_devices(connection, person))

    async def see_device(self, device: str) -> None:
        """A device was here."""
        await self._writer.do(devices.SeeDevice(device=device))

    async def sign_out(self, person: str, device: str) -> bool:
        """A device is nobody's any more; False if it was none of this person's."""
        return await self._writer.do(devices.SignOut(person=person, device=device))

    # -- what is said --------------------------------------------------------------------------------

    async def said(self, table: str, most: int) -> Said:
        """The last lines of a table, and what is asked of those who sit there."""
        return await self._read(lambda connection: read_said(connection, table, most))

    async def say(self, table: str, person: str, seat: int, name: str, text: str, *, command: str) -> Line:
        """A line, as it stands now; under the same command of the same person there is only one."""
        return await self._writer.do(
            AddLine(table=table, person=person, seat=seat, name=name, command=command, text=text)
        )

    async def mutes(self, person: str) -> frozenset[str]:
        """The ids of those whom somebody does not hear."""
        return await self._read(lambda connection: read_mutes(connection, person))

    async def mute(self, person: str, muted: str, *, yes: bool) -> None:
        """Hear somebody no more, or again, at every table."""
        await self._writer.do(SetMute(person=person, muted=muted, yes=yes))

    async def report(self, table: str, line: Line, reporter: str, reason: str) -> None:
        """Keep a line, and what somebody has against it, for whoever runs the service."""
        await self._writer.do(AddReport(table=table, line=line, reporter=reporter, reason=reason))

    async def reports(self) -> int:
        """How many reports there are."""
        return await self._read(count_reports)

    async def wish(self, table: str, kind: str, seat: int, note: bytes = b"") -> None:
        """What a seat asks of the others; without a note nothing any more."""
        await self._writer.do(SetWish(table=table, kind=kind, seat=seat, note=note))

    # -- inside --------------------------------------------------------------------------------------

    async def _read(self, read: Callable[[Connection], Read]) -> Read:
        if self._closed:
            raise StoreClosed("the store is closed")

        def in_thread() -> Read:
            try:
                with self._reading.begin() as connection:
                    return read(connection)
            except DBAPIError as error:
                raise translated(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, in_thread)


def _make_ready(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)
    except OSError as error:
        raise NotAStore(f"{path.name}: {error.strerror}") from error
    migrate(url_of(path))
