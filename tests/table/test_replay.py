"""A journal opened up, so that somebody else's program can follow the game and judge it."""

from __future__ import annotations

import json

from roundhouse.kernel import scenarios
from roundhouse.kernel.chance import Dice
from roundhouse.table import journal_of, show_replay
from roundhouse.table.journal import stored_states
from roundhouse.table.replay import show_question
from tests.table.playing import a_finished_journal, a_table, play_on
from tests.table.yard import GAME

JOURNAL = a_finished_journal("3", seats=3, names=["Ada", "Bo", "Cy"], bots=["", "busy", ""])


def test_every_entry_has_its_question_its_choices_its_move_and_where_it_led() -> None:
    shown = show_replay(GAME, JOURNAL)
    assert json.loads(json.dumps(shown)) == shown
    assert shown["names"] == ["Ada", "Bo", "Cy"]
    assert shown["finished"]
    assert len(shown["secret"]) == 64
    states = stored_states(GAME, JOURNAL)
    for entry, state in zip(shown["entries"], states, strict=True):
        assert GAME.digest(scenarios.read(GAME, entry["position"])) == entry["digest"] == GAME.digest(state)
        assert isinstance(entry["draws"], list)
        assert isinstance(entry["events"], list)
        if entry["what"] == "start":
            continue
        asked = {question["id"]: question for question in entry["asked"]}
        if entry["what"] == "move" and not entry["move"].startswith(("claim", "swap")):
            question = asked[entry["question"]]
            assert question["complete"]
            assert entry["move"] in question["choices"]
            assert question["seat"] == entry["seat"]
    assert shown["waiting"] == []
    assert shown["over"]["ending"] == "closed"
    assert shown["over"]["because"]["key"] == "last_bell"
    assert len(shown["scores"]) == 3


def test_sealed_questions_are_shown_to_whom_they_are_open() -> None:
    table = a_table(seats=3)
    for seat in range(3):
        table.answer(seat, "done")
    table.answer(1, "bid coins:0")
    shown = show_replay(GAME, journal_of(table))
    assert [question["seat"] for question in shown["waiting"]] == [0, 2]
    assert {question["kind"] for question in shown["waiting"]} == {"sealed"}
    assert "over" not in shown
    assert not shown["finished"]


def test_of_a_large_question_only_the_first_step_is_shown() -> None:
    import roundhouse.table.replay as module

    table = a_table()
    play_on(table, Dice(1), 0)
    slot = table.slot(0)
    assert slot is not None
    before = module.LEAVES
    module.LEAVES = 1  # type: ignore[misc]  # a question of this size does not occur in so small a game
    try:
        shown = show_question(GAME, table.state, slot, "one", 4)
    finally:
        module.LEAVES = before  # type: ignore[misc]
    assert shown == {
        "id": "4.0.1", "what": "turn", "kind": "one", "seat": 0, "complete": False,
        "choices": ["load", "done"], "side_moves": ["swap", "claim"],
    }  # fmt: skip


def test_positions_can_be_left_out() -> None:
    assert all("position" not in entry for entry in show_replay(GAME, JOURNAL, positions=False)["entries"])
