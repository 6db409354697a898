"""The one thread that writes. What is asked of it while it commits makes up the next group: one commit for all.

Nobody is told before the commit that holds his job. A group that fails is done again job by job, each in a
transaction of its own, so that only the one at fault is refused.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, PoolProxiedConnection
from sqlalchemy.exc import DBAPIError

from roundhouse.server.store.errors import StoreBusy, StoreClosed, translated
from roundhouse.server.store.journals import EntryRow, Journals
from roundhouse.server.store.writes import Append, Job, now

Done = TypeVar("Done")

LARGEST_GROUP: Final = 256

# Any: a group holds jobs of every answer.
Waiting: TypeAlias = tuple[Job[Any], "asyncio.Future[Any]"]
Outcome: TypeAlias = tuple[Any, BaseException | None]


class Writer:
    """Takes jobs from one event loop and does them on one connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._journals = Journals()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._borrowed: PoolProxiedConnection | None = None
        self.groups = 0
        """How many groups were committed."""
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Job[Done]) -> Done:
        """Do a job; returns when it is on the disk. Who stops waiting does not take it back."""
        if self._closed:
            raise StoreClosed("the store is closed")
        future: asyncio.Future[Done] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    async def close(self) -> None:
        """Do what was asked so far, then end."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the thread ---------------------------------------------------------------------------------

    def _run(self) -> None:
        open_ = True
        while open_:
            group: list[Waiting] = []
            job = self._jobs.get()
            while job is not None:
                group.append(job)
                if len(group) == LARGEST_GROUP:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            open_ = job is not None
            if group:
                self._tell(group, self._do_group([job for job, _ in group]))
        self._give_back()

    def _do_group(self, jobs: Sequence[Job[Any]]) -> list[Outcome]:
        try:
            answers = self._append_quickly(jobs)
            if answers is None:
                self._give_back()
                with self._engine.begin() as connection:
                    answers = self._write(connection, jobs)
        except BaseException as error:  # noqa: BLE001 - whoever asked is told, and the thread goes on
            self._journals.forget()
            fault = translated(error) if isinstance(error, DBAPIError | sqlite3.Error) else error
            # Who waited for another process in vain does not wait again for each job.
            if len(jobs) > 1 and not isinstance(fault, StoreBusy):
                return [outcome for job in jobs for outcome in self._do_group([job])]
            return [(None, fault)] * len(jobs)
        self._journals.committed()
        self.groups += 1
        return [(answer, None) for answer in answers]

    def _append_quickly(self, jobs: Sequence[Job[Any]]) -> list[Any] | None:
        """Moves alone, at tables whose last state is known, without SQLAlchemy: half the work; None if there is more.

        This is what a service writes nearly all the time.
        """
        if self._engine.dialect.name != "sqlite":
            return None
        appends = [
            job for job in jobs if isinstance(job, Append) and job == Append(table=job.table, entries=job.entries)
        ]
        if len(appends) < len(jobs):
            return None
        rows: list[EntryRow] = []
        for job in appends:
            found = self._journals.quick_rows(job.table, job.entries)
            if found is None:
                self._journals.forget()
                return None
            rows += found
        try:
            driver = self._borrow()
            driver.execute("BEGIN IMMEDIATE")
            self._journals.quick_write(driver, rows, now())
            driver.execute("COMMIT")
        except BaseException:
            self._give_back()
            raise
        return [None] * len(jobs)

    def _borrow(self) -> sqlite3.Connection:
        """The driver's own connection, kept from one group of moves to the next."""
        if self._borrowed is None:
            self._borrowed = self._engine.raw_connection()
        driver = self._borrowed.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return driver

    def _give_back(self) -> None:
        """Let SQLAlchemy have the connection, which takes back what was not committed."""
        borrowed, self._borrowed = self._borrowed, None
        if borrowed is not None:
            borrowed.close()

    def _write(self, connection: Connection, jobs: Sequence[Job[Any]]) -> list[Any]:
        """Every job in its order; entries that follow each other go down together."""
        rows: list[EntryRow] = []
        answers: list[Any] = []
        for job in jobs:
            if isinstance(job, Append):
                rows += self._journals.rows(connection, job.table, job.entries)
            else:
                self._journals.write(connection, rows, now())
                rows = []
            answers.append(job.write(connection))
        self._journals.write(connection, rows, now())
        return answers

    def _tell(self, group: Sequence[Waiting], outcomes: Sequence[Outcome]) -> None:
        told = [(future, *outcome) for (_, future), outcome in zip(group, outcomes, strict=True)]
        try:
            self._loop.call_soon_threadsafe(_resolve, told)
        except RuntimeError:
            # The loop has ended: what is written is written, and nobody waits to hear of it.
            return


def _resolve(told: Sequence[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for future, answer, error in told:
        if future.done():
            continue
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)
