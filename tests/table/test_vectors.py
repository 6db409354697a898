"""The shared numbers are what they were, and a game with what its players added is checked whole."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from roundhouse.kernel.chance import Draw
from roundhouse.table import Verdict, pledge_of, verify
from roundhouse.table.draws import SecretDraws
from roundhouse.table.journal import JournalError, read_journal
from tests.table.yard import GAME
from tests.vectors.make import FOLDER, files

FINISHED = (FOLDER / "finished.jsonl").read_bytes()
LAST = len(FINISHED.splitlines()) - 1


def without_version(content: bytes) -> bytes:
    return re.sub(rb'"rules":"[^"]*"', b"", content)


def tampered(number: int, change: Any) -> Verdict:
    lines = [json.loads(line) for line in FINISHED.splitlines()]
    change(lines[number])
    return verify(GAME, read_journal("\n".join(map(json.dumps, lines)).encode()))


@pytest.mark.parametrize("name", files())
def test_the_numbers_stand(name: str) -> None:
    assert without_version((FOLDER / name).read_bytes()) == without_version(files()[name])


def test_they_follow_from_the_specification() -> None:
    numbers = json.loads((FOLDER / "chance.json").read_text("utf-8"))
    for case in numbers["cases"]:
        for one in case["pledges"]:
            entropy = bytes.fromhex(one["entropy"])
            assert pledge_of(entropy, case["table"], case["round"], one["seat"]) == one["commitment"]
            assert pledge_of(entropy, case["table"], case["round"] + 1, one["seat"]) != one["commitment"]
        entropies = [bytes.fromhex(one["entropy"]) for one in case["pledges"]]
        draws = SecretDraws(numbers["game"], bytes.fromhex(numbers["secret"]), entropies)
        for one in case["draws"]:
            assert draws.settle(Draw(one["purpose"], one["count"], one["weights"])) == one["result"]
        assert {one["attempts"] for one in case["draws"]} == {1, 2}


def test_an_honest_file_is_good_and_names_every_draw() -> None:
    verdict = verify(GAME, read_journal(FINISHED))
    assert verdict.good
    assert verdict.pledges == 2
    assert len(verdict.drawn) == verdict.draws > 5
    assert {one.purpose for one in verdict.drawn} >= {"deal"}


def test_a_changed_opening_or_promise_is_found() -> None:
    def other_entropy(line: Any) -> None:
        line["pledges"][1]["entropy"] = "00" * 32

    def other_promise(line: Any) -> None:
        line["pledges"][0]["commitment"] = "00" * 32

    def other_round(line: Any) -> None:
        line["round"] += 1

    def nobody(line: Any) -> None:
        del line["pledges"]

    for change, field in ((other_entropy, "[1]"), (other_promise, "[0]"), (other_round, "[0]")):
        mismatch = tampered(0, change).mismatch
        assert mismatch is not None
        assert (mismatch.line, mismatch.field) == (1, f"pledges{field}.commitment")
    mismatch = tampered(0, nobody).mismatch
    assert mismatch is not None
    assert mismatch.draw.startswith("deal "), "without what the players added other results come"


def test_a_changed_draw_is_named() -> None:
    def other(line: Any) -> None:
        line["draws"][2]["result"] += 1

    mismatch = tampered(1, other).mismatch
    assert mismatch is not None
    assert (mismatch.field, mismatch.draw) == ("draws[2].result", "deal 2")


def test_a_changed_secret_is_found() -> None:
    mismatch = tampered(LAST, lambda line: line.update(secret="00" * 32)).mismatch
    assert mismatch is not None
    assert mismatch.field == "commitment"


def test_a_missing_entry_is_found() -> None:
    lines = FINISHED.splitlines(keepends=True)
    with pytest.raises(JournalError) as error:
        read_journal(b"".join(lines[:5] + lines[6:]))
    assert (error.value.line, error.value.key, error.value.expected) == (6, "number", "entry 4, not 5")
    with pytest.raises(JournalError) as error:
        read_journal(b"".join([*lines[:-2], lines[-1]]))
    assert error.value.key == "entries"
