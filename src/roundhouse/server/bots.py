"""Bots think in processes of their own: a re-dealt world goes in, a move comes out. The true state never leaves.

A bot that takes too long is ended with its process, one that fails says so; in both cases the table plays a
random move in its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.process import BaseProcess
from typing import Final, Protocol, TypeVar

import msgspec

from roundhouse.bots.find import make_bot
from roundhouse.bots.kit import Thought
from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.kernel.questions import Slot
from roundhouse.kernel.registry import find_game, register
from roundhouse.table import LocalTable
from roundhouse.table.files import adopt_content

PATIENCE: Final = 20.0
"""Seconds for one thought."""

BEGINNING: Final = 60.0
"""Seconds a new process has to load the games."""

SEEDS: Final = 2**53

T = TypeVar("T")


class Job(msgspec.Struct, frozen=True):
    """One question for a bot, as bytes that mean the same in another process."""

    game: str
    options: dict[str, str]
    content: dict[str, str]
    bot: str
    world: bytes
    what: str
    owner: int
    answerer: int
    number: int
    seed: int
    budget: int


class Thoughts(msgspec.Struct, frozen=True):
    """What a bot says: its move (empty: nothing to say), or what went wrong."""

    move: str = ""
    failed: str = ""


_JOBS: Final = msgspec.msgpack.Decoder(Job)
_ANSWERS: Final = msgspec.msgpack.Decoder(Thoughts)
_encode: Final = msgspec.msgpack.Encoder().encode


class Pipe(Protocol):
    """One end of the way to another process; its class is another one on each system."""

    def send_bytes(self, buf: bytes, /) -> None:
        """Send a message."""
        ...

    def recv_bytes(self) -> bytes:
        """Wait for a message; `EOFError` if none can come any more."""
        ...

    def poll(self, timeout: float | None = 0.0, /) -> bool:
        """Whether a message comes in time."""
        ...

    def close(self) -> None:
        """No more messages."""
        ...


class BotFailed(Exception):
    """No move came out."""


def job_for(table: LocalTable, bot: str, thought: Thought) -> Job:
    """A thought, packed for the way."""
    slot = thought.slot
    return Job(
        game=table.game.meta.id,
        options=table.header.options,
        content=table.header.content,
        bot=bot,
        world=table.game.encode(thought.world),
        what=slot.what,
        owner=slot.owner,
        answerer=slot.answerer,
        number=slot.number,
        seed=thought.dice.below(SEEDS),
        budget=thought.budget,
    )


def think(job: Job) -> str:
    """What the bot answers, in notation; empty if it has nothing to say."""
    game = find_game(job.game)
    adopt_content(game, job.options, job.content)
    world = game.decode(job.world)
    slot = Slot(job.what, job.owner, job.answerer, job.number)
    thought = Thought(game, job.answerer, slot, game.clone(world), Dice(job.seed), job.budget)
    return game.grammar.show(world, make_bot(game, job.bot).choose(thought).move)


def work(pipe: Pipe, modules: Sequence[str]) -> None:
    """What a process of the pool does until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the service, which then closes the pipe
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # whoever waits for a page comes first
    load_games(modules)
    pipe.send_bytes(_encode(Thoughts()))
    while True:
        try:
            job = _JOBS.decode(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            answer = Thoughts(move=think(job))
        except Exception as error:  # noqa: BLE001 - a broken bot must not end the process that others use
            answer = Thoughts(failed=type(error).__name__)
        with contextlib.suppress(OSError):
            pipe.send_bytes(_encode(answer))


def load_games(modules: Sequence[str]) -> None:
    """Make games known that are not installed: modules that offer one as `GAME`."""
    for name in modules:
        game = importlib.import_module(name).GAME
        if isinstance(game, Game):
            register(game)


class _Worker:
    """One process and the pipe to it. Its methods block: they run in threads."""

    def __init__(self, modules: Sequence[str]) -> None:
        self._modules = modules
        self._process: BaseProcess | None = None
        self._pipe: Pipe | None = None

    def start(self) -> Pipe:
        """The pipe to a process that is ready."""
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self.stop()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._modules), daemon=True, name="roundhouse-bot")
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        self._receive(BEGINNING)
        return ours

    def ask(self, job: Job, patience: float) -> str:
        """A move; `BotFailed` if none comes in time."""
        try:
            self.start().send_bytes(_encode(job))
            answer = self._receive(patience)
        except (EOFError, OSError) as error:
            self.stop()
            raise BotFailed("ended") from error
        if answer.failed:
            raise BotFailed(answer.failed)
        return answer.move

    def _receive(self, patience: float) -> Thoughts:
        assert self._pipe is not None
        if not self._pipe.poll(patience):
            self.stop()
            raise BotFailed("too_slow")
        return _ANSWERS.decode(self._pipe.recv_bytes())

    def stop(self) -> None:
        """End the process."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
        self._pipe = self._process = None


class Thinkers(Protocol):
    """Where bots think."""

    async def ask(self, job: Job) -> str:
        """What a bot answers; `BotFailed` if it does not."""
        ...


class Bots:
    """The pool. Processes start when the first thought is wanted."""

    def __init__(self, modules: Sequence[str] = (), workers: int = 0, patience: float = PATIENCE) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers = [_Worker(tuple(modules)) for _ in range(count)]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bots")
        self._patience = patience

    async def warm_up(self) -> None:
        """Start one process ahead of the first thought."""
        await self._with_worker(_Worker.start)

    async def ask(self, job: Job) -> str:
        """What a bot answers; `BotFailed` if it does not."""
        return await self._with_worker(partial(_Worker.ask, job=job, patience=self._patience))

    async def _with_worker(self, does: Callable[[_Worker], T]) -> T:
        worker = await self._free.get()
        future = asyncio.get_running_loop().run_in_executor(self._threads, does, worker)
        # Whoever stops waiting leaves the process to finish: it is free only then.
        future.add_done_callback(lambda _: self._free.put_nowait(worker))
        return await asyncio.shield(future)

    def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
