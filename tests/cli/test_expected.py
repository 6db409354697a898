"""What is wrong with a file is said in both languages, wherever in the kernel or the table it is found."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from roundhouse.cli.expected import in_words
from roundhouse.cli.voice import speak
from roundhouse.kernel.options import Options
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.registry import find_game, game_ids
from tests.cli.driver import Prompt
from tests.cli.toy import GAME
from tests.project.tree import SOURCE

ERRORS = {"ScenarioError", "ScenarioFileError", "JournalError"}


def phrases() -> Iterator[tuple[str, str]]:
    """Where such an error is raised, and its phrase with an x for whatever is filled in."""
    for file in [*(SOURCE / "kernel").glob("*.py"), *(SOURCE / "table").glob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                last = node.args[-1]
                if isinstance(last, ast.Constant):
                    yield f"{file.name}:{node.lineno}", str(last.value)
                elif isinstance(last, ast.JoinedStr):
                    words = [str(part.value) if isinstance(part, ast.Constant) else "x" for part in last.values]
                    yield f"{file.name}:{node.lineno}", "".join(words)


def test_there_are_phrases() -> None:
    assert len(list(phrases())) > 20


@pytest.mark.parametrize(("where", "phrase"), list(phrases()))
def test_every_phrase_has_a_text_in_both_languages(where: str, phrase: str) -> None:
    said: list[str] = []
    for lang in ("en", "de"):
        speak(lang)
        said.append(in_words(phrase))
        assert "‹" not in said[-1]
    speak("en")
    if phrase.count("x") == 0 or len(phrase) > 20:
        assert said[0] != said[1], where


def test_a_phrase_that_nobody_knows_stays_as_it_is() -> None:
    assert in_words("something new") == "something new"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_games_own_reason_is_said_in_its_own_words(shell: Prompt, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(seats: int, options: Options) -> Because:
        return Because("TY-1", "luck", {})

    monkeypatch.setattr(GAME.title, "refuse_options", refuse)
    answer = shell("simulate", "heaps", "--lang", lang)
    assert answer.code == 2
    assert ("Luck gave a point." if lang == "en" else "Glück gab einen Punkt.") in answer.complaint


def test_a_word_that_is_neither_choice_nor_file_names_the_choices(shell: Prompt) -> None:
    for name in game_ids():
        for option in find_game(name).title.options:
            if option.open_ended:
                answer = shell("simulate", name, "--option", f"{option.name}=nowhere")
                assert answer.code == 2
                assert "nowhere" in answer.complaint
                assert option.choices[0] in answer.complaint
