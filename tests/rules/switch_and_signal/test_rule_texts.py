"""The index of rule ids and the texts of the rules, German and English, belong together."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

import roundhouse

GAME = Path(roundhouse.__file__).parent / "games" / "switch_and_signal"
LANGUAGES = ("en", "de")
MOST_CHARACTERS = 600

# How many numbered rules each section of the rules page has; section 17 holds the rulings A1, A2, ...
RULES_PER_SECTION = {
    1: 13, 2: 10, 3: 10, 4: 3, 5: 8, 6: 7, 7: 12, 8: 5, 9: 6,
    10: 9, 11: 2, 12: 7, 13: 7, 14: 5, 15: 5, 16: 6, 17: 23, 18: 5,
}  # fmt: skip

# TOML values are of any type until a test has looked at them.
Rule = dict[str, Any]


def list_rules() -> list[Rule]:
    text = (GAME / "rules" / "index.toml").read_text(encoding="utf-8")
    rules: list[Rule] = tomllib.loads(text)["rule"]
    return rules


def list_expected_ids() -> list[str]:
    return [
        f"SW-A{number}" if section == 17 else f"SW-{section}.{number}"
        for section, count in RULES_PER_SECTION.items()
        for number in range(1, count + 1)
    ]


def key_of(rule_id: str) -> str:
    return "rule-" + rule_id.replace(".", "-")


def plain(pattern: ast.Pattern | None) -> str:
    """A pattern's text; the rules are plain sentences without any placeable."""
    assert pattern is not None
    assert all(isinstance(element, ast.TextElement) for element in pattern.elements)
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


def read_texts(language: str) -> tuple[dict[str, str], dict[str, str]]:
    """Values and titles by key; junk or a key that comes twice fails."""
    values: dict[str, str] = {}
    titles: dict[str, str] = {}
    source = (GAME / "text" / language / "rules.ftl").read_text(encoding="utf-8")
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if not isinstance(entry, ast.Message):
            continue
        key = entry.id.name
        assert key not in values, f"{key} comes twice"
        values[key] = plain(entry.value)
        for attribute in entry.attributes:
            assert attribute.id.name == "title", f"{key}.{attribute.id.name}"
            titles[key] = plain(attribute.value)
    return values, titles


def test_the_index_lists_every_rule_once_and_in_order() -> None:
    assert [rule["id"] for rule in list_rules()] == list_expected_ids()


def test_each_rule_stands_in_its_section() -> None:
    for rule in list_rules():
        name = str(rule["id"]).removeprefix("SW-")
        assert rule["section"] == (17 if name.startswith("A") else int(name.split(".")[0])), rule["id"]


def test_the_index_says_the_same_things_of_every_rule() -> None:
    keys = {"id", "section", "page", "mark", "line", "status", "symbol", "excused_accept", "excused_refuse"}
    ids = set(list_expected_ids())
    for rule in list_rules():
        assert set(rule) == keys | ({"see"} if rule["section"] == 17 else set()), rule["id"]
        assert 0 <= rule["page"] <= 8, rule["id"]
        assert set(rule["mark"]) <= {"R", "D", "H"}, rule["id"]
        assert rule["status"] in {"enforced", "by_construction", "table_talk", "open"}, rule["id"]
        assert rule["line"], rule["id"]
        assert "\n" not in rule["line"], rule["id"]
        assert set(rule.get("see", [])) <= ids, rule["id"]


def test_every_ruling_names_the_rules_it_is_about() -> None:
    assert all(rule["see"] for rule in list_rules() if rule["section"] == 17)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_section_has_a_text(language: str) -> None:
    values, titles = read_texts(language)
    rules = {key_of(rule_id) for rule_id in list_expected_ids()}
    assert set(values) == rules | {f"rules-section-{section}" for section in RULES_PER_SECTION}
    assert set(titles) == rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_neither_empty_nor_long(language: str) -> None:
    values, titles = read_texts(language)
    for key, text in values.items():
        assert 0 < len(text) <= MOST_CHARACTERS, key
        assert "\n" not in text, key
    for key, title in titles.items():
        assert 1 <= len(title.split()) <= 5, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rules_share_a_title(language: str) -> None:
    _, titles = read_texts(language)
    assert len(set(titles.values())) == len(titles)


def test_no_text_was_left_in_the_other_language() -> None:
    english, english_titles = read_texts("en")
    german, german_titles = read_texts("de")
    assert [key for key in english if english[key] == german[key]] == []
    assert [key for key in english_titles if english_titles[key] == german_titles[key]] == []


def test_both_languages_point_to_the_same_rules_and_these_exist() -> None:
    english, _ = read_texts("en")
    german, _ = read_texts("de")
    ids = set(list_expected_ids())
    for key, text in english.items():
        named = set(re.findall(r"SW-[A0-9]+(?:\.\d+)?", text))
        assert named <= ids, key
        assert named == set(re.findall(r"SW-[A0-9]+(?:\.\d+)?", german[key])), key
