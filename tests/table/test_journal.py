"""Journals as files: what was written is read again, and what is broken is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from roundhouse.kernel.chance import Dice
from roundhouse.table import (
    JournalError,
    JournalFile,
    journal_of,
    load_journal,
    resume_table,
    secret_of_seed,
    write_journal,
)
from roundhouse.table.files import adopt_content, write_whole
from roundhouse.table.journal import encode_journal, read_journal, stored_states, take_content
from roundhouse.table.notes import digest_of
from roundhouse.table.verify import verify
from tests.table import yard
from tests.table.playing import a_finished_journal, a_table, play_into, play_on
from tests.table.yard import GAME, SHARED


def test_a_journal_that_grew_is_the_journal_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = play_into(path)
    assert path.read_bytes() == encode_journal(journal_of(table))
    journal = load_journal(path)
    assert (journal.header, journal.entries, journal.end) == (table.header, table.entries, table.end)
    assert journal.secret == secret_of_seed("1")
    assert not journal.cut


def test_writing_a_whole_journal_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    journal = a_finished_journal()
    write_journal(path, journal)
    before = path.read_bytes()
    assert read_journal(before).entries == journal.entries

    def interrupted(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"something else")
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine", "utf-8")
    with pytest.raises(FileExistsError):
        JournalFile(path)
    assert path.read_text("utf-8") == "mine"


def test_an_interrupted_game_can_be_read_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play_into(path, most=15)
    whole = path.read_bytes()
    lines = whole.split(b"\n")
    cut_at = len(whole) - len(lines[-2]) // 2
    path.write_bytes(whole[:cut_at])
    journal = load_journal(path)
    assert journal.cut
    assert journal.end is None
    assert journal.secret is None
    assert len(journal.entries) == len(lines) - 3
    file = JournalFile(path, resume=True)
    table = resume_table(GAME, journal.header, journal.entries, secret=secret_of_seed("1"), keep=file.keep)
    play_on(table, Dice(5))
    file.close()
    again = load_journal(path)
    assert not again.cut
    assert verify(GAME, again).good


def test_a_last_line_without_a_line_feed_counts_if_it_is_whole() -> None:
    content = encode_journal(a_finished_journal())
    journal = read_journal(content[:-1])
    assert journal.end is not None
    assert not journal.cut


def test_a_line_that_could_not_be_kept_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = play_into(path, most=6)
    file = JournalFile(path, resume=True)
    file.keep(table.entries[-1])
    with pytest.raises(ValueError, match="missing"):
        file.keep(a_finished_journal().entries[-1])
    file.close()
    assert load_journal(path).entries == table.entries


# -- broken files -------------------------------------------------------------------------------------

LINES = encode_journal(a_finished_journal()).decode().splitlines()
LAST = len(LINES)


def broken(number: int, line: str | None) -> JournalError:
    """The error for the journal with one line replaced, or taken out."""
    lines = [*LINES[: number - 1], *([] if line is None else [line]), *LINES[number:]]
    with pytest.raises(JournalError) as caught:
        read_journal(("\n".join(lines) + "\n").encode(), "game.jsonl")
    assert str(caught.value).startswith("game.jsonl, line ")
    return caught.value


def changed(where: int, **fields: Any) -> str:
    return json.dumps(json.loads(LINES[where - 1]) | fields)


@pytest.mark.parametrize(
    ("number", "fields", "line", "key", "expected"),
    [
        (1, {"format": 99}, 1, "format", "format 1, not 99"),
        (1, {"seats": 0}, 1, "seats", "at least one"),
        (1, {"names": ["Ada"]}, 1, "names", "one for each of 2 seats"),
        (1, {"pledges": [{"seat": 0, "commitment": "", "entropy": "xyz"}]}, 1, "pledges[0].entropy", "hexadecimal"),
        (1, {"pledges": [{"seat": 9, "commitment": "", "entropy": ""}]}, 1, "pledges[0].seat", "in their order"),
        (1, {"extra": 1}, 1, "", "unknown field `extra`"),
        (3, {"number": 7}, 3, "number", "entry 1, not 7"),
        (3, {"number": "1"}, 3, "number", "Expected `int`, got `str`"),
        (3, {"what": "dance"}, 3, "what", "move, only or undo"),
        (2, {"what": "move"}, 2, "what", "start"),
        (3, {"seat": 2}, 3, "seat", "0 to 1"),
        (3, {"what": "undo", "back_to": 1}, 3, "back_to", "an entry before this one"),
        (3, {"state": "!"}, 3, "state", "base 64"),
        (2, {"draws": [{"purpose": "x", "count": 0, "weights": [1], "result": "no"}]}, 2, "draws[0].result", "`int`"),
        (LAST, {"entries": 3}, LAST, "entries", "the number of entries"),
        (LAST, {"secret": "xyz"}, LAST, "secret", "hexadecimal"),
    ],
)  # fmt: skip
def test_a_broken_line_is_named_with_its_key(
    number: int, fields: dict[str, Any], line: int, key: str, expected: str
) -> None:
    error = broken(number, changed(number, **fields))
    assert (error.line, error.key) == (line, key)
    assert expected in error.expected


def test_lines_that_are_missing_or_none_are_named() -> None:
    assert (broken(1, None).line, broken(1, LINES[1]).line) == (1, 1)
    assert broken(5, None).key == "number"
    assert broken(3, LINES[0]).expected == "an entry comes here"
    assert "JSON" in broken(4, '{"line": "entry"').expected
    assert "JSON" in broken(4, "").expected
    for content in (b"", b"\n", b"\xff\xfe\n", b"garbage", LINES[0].encode() + b"\n"):
        with pytest.raises(JournalError):
            read_journal(content)


def test_a_journal_of_another_game_or_with_a_state_that_is_none_is_refused() -> None:
    journal = a_finished_journal()
    with pytest.raises(JournalError, match="line 1, game"):
        stored_states(SHARED, journal)
    assert [GAME.digest(state) for state in stored_states(GAME, journal)] == [one.digest for one in journal.entries]
    journal.entries[2].state = journal.entries[1].state
    with pytest.raises(JournalError, match="line 4, digest: the digest of the stored state"):
        stored_states(GAME, journal)
    journal.entries[2].state = "AAAA"
    journal.entries[2].digest = digest_of(b"\0\0\0")
    with pytest.raises(JournalError, match="line 4, state: a state of yard"):
        stored_states(GAME, journal)


def test_a_journal_carries_the_content_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    word = GAME.title.adopt("sign", "sign welcome", "a file") if GAME.title.adopt is not None else ""
    table = a_table(options={"sign": word})
    play_on(table, Dice(1))
    content = encode_journal(journal_of(table))
    monkeypatch.setattr(yard, "_signs", {"plain": ""})
    journal = read_journal(content)
    assert journal.header.content == {"welcome": "sign welcome"}
    assert verify(GAME, journal).good
    journal.header.content = {"welcome": "no such thing"}
    with pytest.raises(JournalError, match="line 1, options"):
        take_content(GAME, journal)
    journal.header.content = {"welcome": "sign farewell"}
    with pytest.raises(JournalError, match="calls itself 'farewell'"):
        take_content(GAME, journal)
    monkeypatch.setattr(GAME.title, "adopt", None)
    with pytest.raises(ValueError, match="option 'rounds' cannot be '2'"):
        adopt_content(GAME, {"rounds": "2"}, {"2": "text"})
