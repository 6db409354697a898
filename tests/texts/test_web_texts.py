"""What the pages say: every fault of the service has words, every text a page names exists, German is German."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from roundhouse.kernel.registry import find_game, game_ids
from roundhouse.server import faults
from roundhouse.texts import ENGINE, LANGUAGES, Texts, keys
from tests.project.tree import ROOT

WEB = ROOT / "web" / "src"
NAMED = re.compile(r"""(?:\bt|\.say|\.sayOr|\.has)\(\s*["'`]([a-z][\w.-]*)["'`]""")
BEGUN = re.compile(r"""(?:\bt|\.say|\.sayOr|\.has)\(\s*`([a-z][\w.-]*-)\$\{""")
MARKUP = ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "srcdoc")

CODES = sorted({value for name, value in vars(faults).items() if name.isupper() and isinstance(value, str)})
BY_PAGE = ("unreachable", "refused")
"""What the client itself finds."""


def sources() -> list[Path]:
    return sorted(path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_words(lang: str) -> None:
    said = keys(ENGINE, lang)
    assert len(CODES) > 40
    assert [code for code in (*CODES, *BY_PAGE) if f"web-fault-{code}" not in said] == []
    assert "web-fault-not_even_such_a_code" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_a_page_names_exists(lang: str) -> None:
    said = keys(ENGINE, lang).union(*(keys(find_game(game).meta.package, lang) for game in game_ids()))
    named = {(path.name, key) for path in sources() for key in NAMED.findall(path.read_text("utf-8"))}
    assert len(named) > 200
    assert sorted((file, key) for file, key in named if key not in said) == []
    begun = {(path.name, key) for path in sources() for key in BEGUN.findall(path.read_text("utf-8"))}
    assert begun
    lost = [one for one in sorted(begun) if not any(key.startswith(one[1]) for key in said)]
    assert lost == []


def test_no_page_takes_words_of_people_for_markup() -> None:
    """Whatever somebody writes is shown by Svelte as text; nothing here goes around that."""
    found = [(path.name, word) for path in sources() for word in MARKUP if word in path.read_text("utf-8")]
    assert found == []


def test_words_of_people_stay_what_they_are() -> None:
    """What is put into a sentence is put there as it is: Fluent reads its marks only in catalogues."""
    for lang in LANGUAGES:
        for word in ("{ web-me }", "<b>x</b>", "{ $name }", "-term"):
            assert word in Texts(lang).say("lobby-here-instead", name=word)
