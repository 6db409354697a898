"""Every installed game and every probe at the terminal: bots to the end, people step by step, both languages."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from roundhouse.kernel import registry
from roundhouse.kernel.game import Game
from tests.cli.driver import Prompt

PROBES = sorted(
    file.stem
    for file in (Path(__file__).parents[1] / "probes").glob("*.py")
    if not file.name.startswith(("_", "test_")) and "\nGAME" in file.read_text("utf-8")
)
INSTALLED = [name for name in registry.game_ids() if name != "heaps"]


@pytest.fixture(params=[*INSTALLED, *PROBES])
def game(request: pytest.FixtureRequest) -> Game[Any]:
    name = str(request.param)
    if name in INSTALLED:
        return registry.find_game(name)
    found: Game[Any] = importlib.import_module(f"tests.probes.{name}").GAME
    registry.register(found)
    return found


def fewest(game: Game[Any]) -> int:
    return max(2, game.meta.seats[0])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_bots_play_to_the_end_and_every_line_has_words(
    shell: Prompt, game: Game[Any], lang: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    seats = ["--seat", "bot:random"] * fewest(game)
    answer = shell("play", game.meta.id, *seats, "--seed", "2", "--lang", lang, "--save", str(file))
    assert answer.code == 0
    assert answer.err == ""
    assert "‹" not in answer.out
    replayed = shell("replay", str(file), "--lang", lang)
    assert replayed.code == 0
    assert "‹" not in replayed.out
    assert shell("verify", str(file), "--lang", lang).code == 0


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_people_can_answer_whatever_is_asked(
    shell: Prompt, game: Game[Any], lang: str, people: int, plain: list[str]
) -> None:
    seats = ["--seat", "human"] * people + ["--seat", "bot:random"] * (fewest(game) - people)
    typed = "?\nboard\nhand\nlog\nwhy\n" + "1\n? 1\n\nwait\n2\nback\n1\n1\n" * 25
    words = ["play", game.meta.id, *seats, "--seed", "5", "--lang", lang, *plain]
    answer = shell(*words, typed=typed)
    assert answer.code == 0
    assert answer.err == ""
    assert "‹" not in answer.out
    assert "bot-failed" not in answer.out


def test_its_facts_are_shown(shell: Prompt, game: Game[Any]) -> None:
    for lang in ("en", "de"):
        for words in (("games", game.meta.id), ("rules", game.meta.id)):
            answer = shell(*words, "--lang", lang)
            assert answer.code == 0
            assert "‹" not in answer.out
