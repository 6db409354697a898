"""One game written out in full: views, choices, refusals, events, digests. Reviewed as a diff when a rule changes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.games.switch_and_signal import GAME
from tests.golden.compact import read
from tests.golden.playthrough import write_playthrough

HERE: Final = Path(__file__).parent
PLAYTHROUGH: Final = HERE / "playthrough.txt"
GAME_SHOWN: Final = HERE / "journals" / "america_hidden_lost_no_card.txt"


def test_the_playthrough_reads_as_it_did(golden_update: bool) -> None:
    found = write_playthrough(GAME, read(GAME_SHOWN))
    if golden_update:
        PLAYTHROUGH.write_text(found, encoding="utf-8")
        return
    written = PLAYTHROUGH.read_text(encoding="utf-8")
    for number, (one, other) in enumerate(zip(written.splitlines(), found.splitlines(), strict=False), 1):
        assert one == other, f"{PLAYTHROUGH.name}, line {number}"
    assert written == found


def test_it_shows_every_class_of_refusal() -> None:
    text = PLAYTHROUGH.read_text(encoding="utf-8")
    for refusal in ("malformed, RH-1", "not_yours, RH-2", "RH-3 question_has_changed", "RH-4 game_is_over", " by SW-"):
        assert refusal in text
