"""Verification: an honest journal passes, and whatever was changed afterwards is found and named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundhouse.kernel.chance import Dice
from roundhouse.table import Verdict, journal_of, secret_of_seed, verify
from roundhouse.table.journal import Journal, JournalError, encode_journal, read_journal
from tests.table.playing import a_finished_journal, a_table, play_on
from tests.table.yard import GAME

HONEST = a_finished_journal("7", seats=3, options={"rounds": "3"})


def tampered(number: int, change: Any) -> Verdict:
    """The verdict on the honest journal with one line changed (0 is the header, -1 the end)."""
    lines = [json.loads(line) for line in encode_journal(HONEST).splitlines()]
    change(lines[number])
    return verify(GAME, read_journal("\n".join(json.dumps(line) for line in lines).encode()))


def entry_where(test: Any) -> int:
    return 1 + next(entry.number for entry in HONEST.entries if test(entry))


def test_an_honest_journal_is_good() -> None:
    verdict = verify(GAME, HONEST)
    assert (verdict.good, verdict.finished, verdict.commitment, verdict.cut) == (True, True, True, False)
    assert verdict.entries == len(HONEST.entries)
    assert verdict.draws == sum(len(entry.draws) for entry in HONEST.entries)


def test_a_changed_draw_is_found() -> None:
    for field in ("result", "count", "purpose"):

        def change(line: dict[str, Any], field: str = field) -> None:
            draw = line["draws"][0]
            draw[field] = f"{draw[field]}x" if field == "purpose" else (draw[field] + 1) % 3

        number = entry_where(lambda entry: entry.draws)
        mismatch = tampered(number, change).mismatch
        assert mismatch is not None
        assert (mismatch.line, mismatch.field) == (number + 1, f"draws[0].{field}")
        assert mismatch.written != mismatch.found
    mismatch = tampered(1, lambda line: line["draws"][1]["weights"].__setitem__(0, 99)).mismatch
    assert mismatch is not None
    assert mismatch.field == "draws[1].weights[0]"


def test_a_changed_move_is_found() -> None:
    number = entry_where(lambda entry: entry.move.startswith("load"))
    for move in ("done", "load wagon:gold", "fly", "load  wagon:coal"):
        verdict = tampered(number, lambda line, move=move: line.update(move=move))
        assert verdict.mismatch is not None, move
        assert verdict.mismatch.entry == number - 1
        assert verdict.entries == number - 1


@pytest.mark.parametrize("field", ["seat", "question", "digest", "state", "events", "checkpoint", "sealed_since"])
def test_every_other_field_is_compared(field: str) -> None:
    number = entry_where(lambda entry: entry.events and entry.move.startswith("load"))
    other = {
        "seat": (HONEST.entries[number - 1].seat + 1) % 3, "question": "9.9.9", "digest": "0" * 32,
        "state": HONEST.entries[0].state, "events": [], "checkpoint": True, "sealed_since": 3,
    }  # fmt: skip
    verdict = tampered(number, lambda line: line.update({field: other[field]}))
    assert verdict.mismatch is not None
    assert verdict.mismatch.entry == number - 1


def test_a_changed_undo_is_found() -> None:
    number = entry_where(lambda entry: entry.what == "undo")
    entry = HONEST.entries[number - 1]
    assert tampered(number, lambda line: line.update(back_to=0 if entry.back_to else 1)).mismatch is not None


def test_an_undo_without_the_consent_it_needs_is_found() -> None:
    table = a_table()
    table.answer(0, "done")
    table.undo(0, consents=[1])
    table.answer(0, "done")
    table.answer(1, "done")
    table.undo(0, consents=[1])
    journal = journal_of(table)
    journal.entries[-1].consents = []
    mismatch = verify(GAME, journal, secret_of_seed("1")).mismatch
    assert mismatch is not None
    assert mismatch.found["key"] == "undo_needs_consent"


def test_a_changed_secret_or_commitment_is_found() -> None:
    wrong = secret_of_seed("8").hex()
    for number, field in ((-1, "secret"), (0, "commitment")):
        verdict = tampered(number, lambda line, field=field: line.update({field: wrong}))
        assert (verdict.good, verdict.commitment) == (False, False)
        assert verdict.mismatch is not None
        assert (verdict.mismatch.line, verdict.mismatch.field) == (1, "commitment")


def test_a_wrong_end_is_found() -> None:
    mismatch = tampered(-1, lambda line: line.update(digest="0" * 32)).mismatch
    assert mismatch is not None
    assert mismatch.field == "end.digest"
    short = Journal(HONEST.header, HONEST.entries[:-1], HONEST.end)
    mismatch = verify(GAME, short).mismatch
    assert mismatch is not None
    assert mismatch.found == "the game is not over"
    no_end = Journal(HONEST.header, HONEST.entries, None)
    mismatch = verify(GAME, no_end, HONEST.secret).mismatch
    assert mismatch is not None
    assert mismatch.field == "end"


def test_an_unfinished_journal_is_checked_as_far_as_can_be() -> None:
    table = a_table("9")
    play_on(table, Dice(2), 20)
    journal = journal_of(table)
    verdict = verify(GAME, journal)
    assert (verdict.good, verdict.finished, verdict.commitment, verdict.draws) == (True, False, None, 0)
    verdict = verify(GAME, journal, secret_of_seed("9"))
    assert (verdict.good, verdict.commitment) == (True, True)
    assert verdict.draws > 0
    # A draw that could not have come up is found without the secret too.
    journal.entries[0].draws[0].result = 99
    mismatch = verify(GAME, journal).mismatch
    assert mismatch is not None
    assert "no possible result" in mismatch.found


def test_an_answer_the_table_had_no_right_to_give_is_found() -> None:
    table = a_table("9", answers_obvious=True)
    table.answer(0, "done")
    journal = journal_of(table)
    journal.entries[1].what = "only"
    mismatch = verify(GAME, journal, secret_of_seed("9")).mismatch
    assert mismatch is not None
    assert "something else was possible" in mismatch.found


def test_another_version_may_have_written_it() -> None:
    journal = read_journal(encode_journal(HONEST).replace(b'"rules":"', b'"rules":"0.0.0-'))
    verdict = verify(GAME, journal)
    assert verdict.good
    assert verdict.written_by.startswith("0.0.0-")


def test_a_flipped_byte_in_draws_moves_or_secret_is_found_wherever_it_is() -> None:
    """Bits are flipped all over the places that matter; each is an error on reading or a mismatch."""
    whole = encode_journal(HONEST)
    dice = Dice("flip")
    lines = whole.splitlines(keepends=True)
    at = 0
    tried = 0
    for line in lines:
        for start, stop in (
            (b'"draws":', b'"events"'),
            (b'"move":"', b'"'),
            (b'"secret":"', b'"'),
            (b'"commitment":"', b'"'),
        ):
            begin = line.find(start)
            if begin < 0:
                continue
            begin += len(start)
            end = line.find(stop, begin)
            if end <= begin:
                continue
            where = at + begin + dice.below(end - begin)
            flipped = bytearray(whole)
            flipped[where] ^= 1 << dice.below(3)
            tried += 1
            try:
                found = not verify(GAME, read_journal(bytes(flipped))).good
            except JournalError:
                found = True
            assert found, (where, bytes(flipped[where - 20 : where + 20]))
        at += len(line)
    assert tried > 30
