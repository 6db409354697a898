"""The steady bot of Switch & Signal: legal, repeatable, blind for what it may not see, and it says why.

How often it wins is measured over 400 games a map by `./test --soak wins`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.bots import Answer, Thought, assert_twin_blind, thought_for
from roundhouse.bots.kit import dice_for
from roundhouse.games.switch_and_signal import GAME
from roundhouse.games.switch_and_signal.bots import BOTS, Steady
from roundhouse.games.switch_and_signal.state import SwitchState
from roundhouse.games.switch_and_signal.title import adopt_map
from roundhouse.kernel.events import SILENT
from roundhouse.kernel.questions import Slot
from roundhouse.sim.play import Draws
from roundhouse.texts.render import texts_for

MAPS = Path(__file__).parent.parent / "rules" / "switch_and_signal" / "maps"


def questions(seats: int, options: dict[str, str], seed: str) -> Iterator[tuple[SwitchState, Slot, Answer]]:
    """A whole game of one bot for all hands: each position with its question and its answer, before it is played."""
    s = GAME.new(seats, GAME.options(options, seats))
    bot = BOTS["steady"]()
    draws = Draws(seed)
    while s.over is None:
        if s.chance is not None:
            GAME.settle(s, draws.settle(s.chance), SILENT)
            continue
        assert s.question is not None
        slot = s.question.slots[0]
        answer = bot.choose(thought_for(GAME, s, slot, seed))
        yield s, slot, answer
        assert GAME.play(s, slot, answer.move, SILENT) is None


def kinds_in(seats: int, options: dict[str, str], seed: str) -> list[str]:
    return [GAME.grammar.kinds[answer.move[0]].name for _, _, answer in questions(seats, options, seed)]


def word_of(name: str) -> str:
    return adopt_map("map", (MAPS / f"{name}.toml").read_text("utf-8"), name)


TABLES = [
    (2, {}),
    (2, {"map": "north_america"}),
    (1, {"solo": "one_hand"}),
    (1, {"solo": "two_hands", "map": "north_america"}),
    (2, {"goods": "10"}),
    (2, {"goods": "10", "map": "north_america"}),
    (3, {"discs": "free", "extra_signal_disc": "1", "removed_departure_cards": "0", "time_tokens": "10"}),
    (4, {"discs": "free", "map": "north_america", "hidden_hands": "yes"}),
    (4, {"location_tiles": "random_numbers", "removed_departure_cards": "8"}),
    (3, {"location_tiles": "instead_of_dice", "map": "north_america", "extra_signal_disc": "1"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_plays_every_kind_of_table_to_the_end(seats: int, options: dict[str, str]) -> None:
    assert "move" in kinds_in(seats, options, "table")


@pytest.mark.parametrize("name", ["tiny", "loop"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_maps_that_it_does_not_know(name: str, seats: int) -> None:
    assert "move" in kinds_in(seats, {"map": word_of(name)}, "map")


def test_the_same_seed_is_the_same_game() -> None:
    games = [[answer.move for _, _, answer in questions(2, {}, "again")] for _ in range(2)]
    assert games[0] == games[1]


def test_what_it_remembers_changes_no_answer() -> None:
    bot = Steady()
    for n, (s, slot, answer) in enumerate(questions(2, {"map": "north_america"}, "fresh")):
        if n % 5 == 0:
            bot = Steady()
        assert bot.choose(thought_for(GAME, s, slot, "other")).move == answer.move


@pytest.mark.parametrize("options", [{"hidden_hands": "yes"}, {"hidden_hands": "yes", "map": "north_america"}])
def test_it_does_not_look_into_other_hands(options: dict[str, str]) -> None:
    for n, (s, slot, _) in enumerate(questions(3, options, "blind")):
        if n % 6 == 0:
            assert_twin_blind(GAME, Steady, s, slot.answerer, f"blind/{n}", twins=2)


def test_it_puts_the_world_back_as_it_was() -> None:
    for n, (s, slot, _) in enumerate(questions(2, {}, "back")):
        if n % 4 == 0:
            world = GAME.clone(s)
            Steady().choose(Thought(GAME, slot.answerer, slot, world, dice_for(slot, "back"), 1))
            assert GAME.digest(world) == GAME.digest(s)


def used_helpers(map_id: str, games: int) -> set[str]:
    used: set[str] = set()
    for n in range(games):
        used |= {kind for kind in kinds_in(2, {"map": map_id}, f"helper/{n}") if kind.startswith("use_")}
    return used


def test_it_calls_all_helpers_of_europe() -> None:
    assert used_helpers("europe", 12) == {"use_conductor", "use_dispatcher", "use_logistician"}


def test_it_calls_all_helpers_of_north_america() -> None:
    assert used_helpers("north_america", 3) == {"use_shunter", "use_track_warden", "use_train_dispatcher"}


def test_every_answer_has_a_reason_in_both_languages() -> None:
    said: dict[str, set[str]] = {}
    for lang in ("de", "en"):
        texts = texts_for(GAME, lang)
        for seats, options in TABLES:
            for s, slot, answer in questions(seats, options, "why"):
                assert answer.reason is not None, slot.what
                if answer.reason.key in said.setdefault(lang, set()):
                    continue
                said[lang].add(answer.reason.key)
                assert texts.has(f"reason-{answer.reason.key}"), answer.reason.key
                sentence = texts.reason(GAME, s, answer.reason).text
                assert sentence.endswith(".")
                assert "{" not in sentence
                assert texts.rule(answer.reason.rule) is not None, answer.reason.rule
        assert texts.has("bot-steady")
    assert said["de"] == said["en"]
    assert {"plan_load", "plan_move", "plan_prepare", "cards_kept", "disc_for_routes"} <= said["en"]


def test_it_delivers_goods() -> None:
    total = 0
    for n in range(4):
        *_, (last, _, _) = questions(2, {}, f"goods/{n}")
        total += sum(sum(tray) for tray in last.delivered)
    assert total >= 20
