"""The catalogues can be read, say the same in both languages, and faults in them are found."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from roundhouse.kernel.reasons import ENGINE_RULES
from roundhouse.texts import ENGINE, LANGUAGES, choose_language, faults, keys, variables
from roundhouse.texts.language import language_of
from tests.project.tree import SOURCE


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Path:
    """An empty package of a name of its own, and its folder of English texts."""
    name = "texts_of_" + str(request.node.name).split("[")[0]
    texts: Path = tmp_path / name / "text" / "en"
    texts.mkdir(parents=True)
    (tmp_path / name / "__init__.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, name, raising=False)
    return texts


def name_of(folder: Path) -> str:
    return folder.parent.parent.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_engines_catalogues_have_no_fault(lang: str) -> None:
    assert faults(ENGINE, lang) == []


def test_the_engine_says_the_same_in_both_languages() -> None:
    assert keys(ENGINE, "en") == keys(ENGINE, "de")
    assert variables(ENGINE, "en") == variables(ENGINE, "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_of_the_engine_has_a_title_and_a_text(lang: str) -> None:
    for rule in ENGINE_RULES:
        key = "rule-" + rule.id
        assert {key, key + ".title"} <= keys(ENGINE, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_the_kernel_and_the_table_has_a_sentence(lang: str) -> None:
    import re

    said = keys(ENGINE, lang)
    for folder in ("kernel", "table"):
        for file in (SOURCE / folder).glob("*.py"):
            for line in file.read_text("utf-8").splitlines():
                if line.lstrip().startswith(('"""', "#")):
                    continue
                for key in re.findall(r"\b[A-Z_]+\.because\(\s*\"(\w+)\"", line):
                    assert f"why-{key}" in said, f"{file.name}: {key}"
                for key in re.findall(r"\bMalformed\(\s*\"(\w+)\"", line):
                    assert f"bad-{key}" in said, f"{file.name}: {key}"


def test_a_message_that_cannot_be_read_is_named_with_its_line(package: Path) -> None:
    (package / "one.ftl").write_text("good = fine\n\nthis is not a message\n", "utf-8")
    found = faults(name_of(package), "en")
    assert len(found) == 1
    assert found[0].startswith("one.ftl:3: unreadable: this is not")


def test_a_key_that_comes_twice_is_found_over_all_files(package: Path) -> None:
    (package / "a.ftl").write_text("one = eins\ntwo = zwei\n", "utf-8")
    (package / "b.ftl").write_text("two = drei\n", "utf-8")
    assert faults(name_of(package), "en") == ["b.ftl:1: two stands already at a.ftl:2"]


def test_a_game_does_not_write_over_the_engines_texts(package: Path) -> None:
    (package / "a.ftl").write_text("word-yes = maybe\n", "utf-8")
    assert faults(name_of(package), "en") == ["a.ftl:1: word-yes belongs to the engine"]


def test_a_mention_of_what_does_not_exist_is_found(package: Path) -> None:
    (package / "a.ftl").write_text("one = { two } and { -term } and { word-yes }\n", "utf-8")
    assert faults(name_of(package), "en") == ["a.ftl:1: one mentions -term", "a.ftl:1: one mentions two"]


def test_keys_and_arguments_include_attributes_and_selectors(package: Path) -> None:
    (package / "a.ftl").write_text(
        "one = { $n ->\n    [one] one\n   *[other] { $more }\n }\n    .title = { $t }\nonly =\n    .x = y\n", "utf-8"
    )
    assert keys(name_of(package), "en") == {"one", "one.title", "only.x"}
    assert variables(name_of(package), "en") == {
        "one": frozenset({"n", "more"}), "one.title": frozenset({"t"}), "only.x": frozenset(),
    }  # fmt: skip


def test_a_package_without_texts_has_no_keys_and_no_faults(package: Path) -> None:
    assert keys(name_of(package), "de") == frozenset()
    assert faults(name_of(package), "de") == []
    assert keys("there_is_no_such_package", "en") == frozenset()


def test_a_game_in_a_single_module_keeps_its_texts_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lonely_game.py").write_text("", "utf-8")
    (tmp_path / "lonely_game_text" / "en").mkdir(parents=True)
    (tmp_path / "lonely_game_text" / "en" / "all.ftl").write_text("hello = Hello\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert keys("lonely_game", "en") == {"hello"}


@pytest.mark.parametrize(
    ("word", "lang"),
    [("de", "de"), ("de_DE.UTF-8", "de"), ("de-AT", "de"), ("EN", "en"), ("C.UTF-8", None), ("fr", None), ("", None)],
)
def test_a_language_is_recognised_by_its_beginning(word: str, lang: str | None) -> None:
    assert language_of(word) == lang


def test_the_wish_comes_before_the_surroundings() -> None:
    assert choose_language("de", {"LANG": "en_GB.UTF-8"}) == "de"
    assert choose_language(None, {"ROUNDHOUSE_LANG": "de", "LANG": "en_GB.UTF-8"}) == "de"
    assert choose_language(None, {"LC_ALL": "de_AT.UTF-8", "LANG": "C"}) == "de"
    assert choose_language("fr", {"LANG": "de_DE"}) == "de"
    assert choose_language(None, {}) == "en"
