"""A progress bar on stderr, where somebody is looking; elsewhere nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

from roundhouse.cli.voice import console, is_terminal

Tell = Callable[[int, int], None]


@contextmanager
def progress(title: str) -> Generator[Tell | None]:
    """Something to call with how much is done, and of how much."""
    if not is_terminal(sys.stderr):
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(sys.stderr), transient=True) as bar:
        task = bar.add_task(title, total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield tell
