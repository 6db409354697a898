"""`roundhouse export`: a game of the service as a journal that can be replayed and checked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from roundhouse.cli.faults import OK, BadInput
from roundhouse.cli.serve import folder_of
from roundhouse.cli.voice import put, say, whisper


def export(
    table: Annotated[str, typer.Argument()] = "",
    data: Annotated[str, typer.Option("--data", metavar="DIR")] = "",
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = "",
    reveal_hidden: Annotated[bool, typer.Option("--reveal-hidden")] = False,
) -> int:
    """A game as a file; without a table, which there are."""
    from roundhouse.server.export import Found, find_game_of, list_finished
    from roundhouse.server.service import FILE
    from roundhouse.server.store import StoreError, UnknownTable

    folder = folder_of(data)
    file = folder / FILE
    if not file.is_file():
        raise BadInput(say("oops-export-store", folder=str(folder)))
    try:
        if not table:
            return _list(list_finished(file), folder)
        found: Found = find_game_of(file, table)
    except UnknownTable:
        raise BadInput(say("oops-export-table", table=table, folder=str(folder))) from None
    except StoreError as error:
        raise BadInput(say("serve-failed", folder=str(folder), message=str(error))) from None
    if not found.has_begun:
        raise BadInput(say("oops-export-waiting", table=table))
    if not found.is_over and not reveal_hidden:
        raise BadInput(say("oops-export-unfinished", table=table))
    content = found.journal()
    if not out:
        sys.stdout.write(content.decode())
        return OK
    from roundhouse.table.files import write_whole

    if Path(out).exists():
        raise BadInput(say("oops-there", file=out))
    write_whole(Path(out), content)
    whisper(say("export-done", file=out))
    return OK


def _list(rows: list[tuple[str, str, list[str]]], folder: Path) -> int:
    for table, game, names in rows:
        put(say("export-row", table=table, game=game, names=", ".join(names)))
    if not rows:
        whisper(say("export-none", folder=str(folder)))
    return OK
