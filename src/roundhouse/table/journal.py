"""Journals as files: JSON Lines, a header, an entry for each thing that was accepted, an end when the game is over.

While a game is played each line is appended when it is made, so that an interrupted run leaves a journal that can
be read: an incomplete last line is left out. A whole journal is written beside its place and put there at once.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, Final

import msgspec

from roundhouse.kernel.game import Game
from roundhouse.table.files import adopt_content, write_whole
from roundhouse.table.live import LocalTable
from roundhouse.table.notes import FORMAT, MOVE, ONLY, START, UNDO, End, Entry, Header, Line, digest_of, read_bytes

_LINES: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)
_WHERE: Final = re.compile(r"^(?P<expected>.*?)(?: - at `\$\.?(?P<key>.*)`)?$", re.DOTALL)


class JournalError(ValueError):
    """A file that is no journal. `line` counts from 1, `key` says where in the line (empty: all of it)."""

    def __init__(self, file: str, line: int, key: str, expected: str) -> None:
        super().__init__(f"{file}, line {line}{f', {key}' if key else ''}: {expected}")
        self.file = file
        self.line = line
        self.key = key
        self.expected = expected


class Journal:
    """A game on paper."""

    __slots__ = ("cut", "end", "entries", "file", "header")

    def __init__(
        self, header: Header, entries: list[Entry], end: End | None, file: str = "", *, cut: bool = False
    ) -> None:
        self.header = header
        self.entries = entries
        self.end = end
        """With the secret; None if the game was not finished."""
        self.file = file
        self.cut = cut
        """Whether an incomplete last line was left out: the run that wrote it was interrupted."""

    @property
    def secret(self) -> bytes | None:
        """The revealed secret, if the game is over."""
        return bytes.fromhex(self.end.secret) if self.end is not None else None

    def lines(self) -> list[Line]:
        """All lines in their order."""
        end: list[Line] = [self.end] if self.end is not None else []
        return [self.header, *self.entries, *end]


def journal_of(table: LocalTable) -> Journal:
    """The journal of a table as it stands; with the secret only if the game is over."""
    return Journal(table.header, list(table.entries), table.end)


def encode_journal(journal: Journal) -> bytes:
    """The bytes of a journal file."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in journal.lines())


def write_journal(path: Path, journal: Journal) -> None:
    """Write a whole journal: either all of it is there afterwards, or the file is as it was."""
    write_whole(path, encode_journal(journal))


class JournalFile:
    """A journal that grows while it is played: give `keep` to the table. A file that is there is not overwritten."""

    def __init__(self, path: Path, *, resume: bool = False) -> None:
        self.path = path
        self._ends: list[int] = [0]
        """Where each line ends, so that a line which was only half written is written anew."""
        if resume:
            for line in path.read_bytes().splitlines(keepends=True):
                if line.endswith(b"\n"):
                    self._ends.append(self._ends[-1] + len(line))
        self._file = path.open("r+b" if resume else "x+b")

    def keep(self, line: Line) -> None:
        """Append one line."""
        number = 0 if isinstance(line, Header) else line.number + 1 if isinstance(line, Entry) else line.entries + 1
        if number >= len(self._ends):
            raise ValueError("a line is missing before this one")
        del self._ends[number + 1 :]
        self._file.seek(self._ends[number])
        self._file.truncate()
        content = msgspec.json.encode(line) + b"\n"
        self._file.write(content)
        self._file.flush()
        if isinstance(line, End):
            os.fsync(self._file.fileno())
        self._ends.append(self._ends[number] + len(content))

    def close(self) -> None:
        """Close the file."""
        self._file.close()


# -- reading ----------------------------------------------------------------------------------------


def load_journal(path: Path) -> Journal:
    """Read a journal; `JournalError` names line and key, `OSError` if there is no such file."""
    return read_journal(path.read_bytes(), path.name)


def read_journal(content: bytes, file: str = "journal") -> Journal:
    """The journal that these bytes are."""
    lines = content.split(b"\n")
    tail = lines.pop()
    read = [_read_line(line, file, n) for n, line in enumerate(lines, 1)]
    cut = False
    if tail:
        # No line feed at the end: either somebody took it away, or the line was never finished.
        try:
            read.append(_read_line(tail, file, len(lines) + 1))
        except JournalError:
            cut = True
    if not read or not isinstance(read[0], Header):
        raise JournalError(file, 1, "line", "a header comes first")
    header = read[0]
    _check_header(header, file)
    end = read.pop() if isinstance(read[-1], End) else None
    entries: list[Entry] = []
    for n, line in enumerate(read[1:]):
        if not isinstance(line, Entry):
            raise JournalError(file, n + 2, "line", "an entry comes here")
        _check_entry(line, n, header, entries, file)
        entries.append(line)
    if not entries:
        raise JournalError(file, 2, "line", "the entry with which the game starts")
    if isinstance(end, End):
        if end.entries != len(entries):
            raise JournalError(file, len(entries) + 2, "entries", f"the number of entries, {len(entries)}")
        _hexadecimal(end.secret, file, len(entries) + 2, "secret")
        return Journal(header, entries, end, file, cut=cut)
    return Journal(header, entries, None, file, cut=cut)


def _read_line(line: bytes, file: str, number: int) -> Line:
    try:
        return _LINES.decode(line)
    except msgspec.ValidationError as error:
        found = _WHERE.match(str(error))
        assert found is not None
        raise JournalError(file, number, found["key"] or "", found["expected"]) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise JournalError(file, number, "", f"a line of JSON ({error})") from error


def _hexadecimal(text: str, file: str, line: int, key: str) -> None:
    try:
        bytes.fromhex(text)
    except ValueError as error:
        raise JournalError(file, line, key, "bytes in hexadecimal") from error


def _check_header(header: Header, file: str) -> None:
    if header.format != FORMAT:
        raise JournalError(file, 1, "format", f"format {FORMAT}, not {header.format}")
    if header.seats < 1:
        raise JournalError(file, 1, "seats", "at least one seat")
    for key, words in (("names", header.names), ("bots", header.bots)):
        if len(words) != header.seats:
            raise JournalError(file, 1, key, f"one for each of {header.seats} seats")
    last = -1
    for n, one in enumerate(header.pledges):
        _hexadecimal(one.commitment, file, 1, f"pledges[{n}].commitment")
        _hexadecimal(one.entropy, file, 1, f"pledges[{n}].entropy")
        if not last < one.seat < header.seats:
            raise JournalError(file, 1, f"pledges[{n}].seat", "seats in their order, each once")
        last = one.seat


def _check_entry(entry: Entry, number: int, header: Header, before: list[Entry], file: str) -> None:
    line = number + 2
    if entry.number != number:
        raise JournalError(file, line, "number", f"entry {number}, not {entry.number}")
    if entry.what not in ((START,) if number == 0 else (MOVE, ONLY, UNDO)):
        raise JournalError(file, line, "what", START if number == 0 else f"{MOVE}, {ONLY} or {UNDO}")
    if entry.what != START and not 0 <= entry.seat < header.seats:
        raise JournalError(file, line, "seat", f"0 to {header.seats - 1}")
    if entry.what == UNDO and not (0 <= entry.back_to < number and before[entry.back_to].what != UNDO):
        raise JournalError(file, line, "back_to", "an entry before this one that is no undo")
    try:
        read_bytes(entry.state)
    except ValueError as error:
        raise JournalError(file, line, "state", "bytes in base 64") from error


# -- states -----------------------------------------------------------------------------------------


def take_content(game: Game[Any], journal: Journal) -> None:  # Any: games of every state
    """Make the maps and other content that a journal carries known to the game; `JournalError` if it refuses."""
    if journal.header.game != game.meta.id:
        raise JournalError(journal.file, 1, "game", f"a journal of {game.meta.id}, not of {journal.header.game}")
    try:
        adopt_content(game, journal.header.options, journal.header.content)
        game.options(journal.header.options, journal.header.seats)
    except ValueError as error:
        raise JournalError(journal.file, 1, "options", str(error)) from error


def stored_states(game: Game[Any], journal: Journal) -> list[Any]:
    """The stored state after each entry: what resuming, stepping through and continuing from here read."""
    take_content(game, journal)
    states: list[Any] = []
    for entry in journal.entries:
        line = entry.number + 2
        encoded = read_bytes(entry.state)
        if digest_of(encoded) != entry.digest:
            raise JournalError(journal.file, line, "digest", "the digest of the stored state")
        try:
            states.append(game.decode(encoded))
        except (ValueError, LookupError, OverflowError) as error:
            raise JournalError(
                journal.file, entry.number + 2, "state", f"a state of {game.meta.id}: {error}"
            ) from error
    return states
