"""Check 15: what is wrong with catalogues is noticed, one fault at a time."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from roundhouse.conformance import check_game
from tests.conformance.toy import make

TEXTS = Path(__file__).with_name("toy_text")


def check_with(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch, lang: str, old: str, new: str) -> list[str]:
    """The findings for the toy with one change in its catalogues, which lie in a package of their own."""
    shutil.copytree(TEXTS, folder / f"{name}_text")
    (folder / f"{name}.py").write_text("")
    catalogue = folder / f"{name}_text" / lang / "toy.ftl"
    text = catalogue.read_text("utf-8")
    assert old in text
    catalogue.write_text(text.replace(old, new), "utf-8")
    monkeypatch.syspath_prepend(folder)
    report = check_game(make(package=name), games=2, timed=False)
    assert set(report.found) <= {15}
    return [finding.message for finding in report.findings]


@pytest.mark.parametrize(
    ("name", "lang", "old", "new", "found"),
    [
        ("toy_as_it_is", "en", "step-card", "step-card", []),
        (
            "toy_without_a_text", "de", "event-waved = { $seat } winkt.\n", "",
            ["de: 'event-waved' stands only in another language", "de: there is no text 'event-waved'"],
        ),
        (
            "toy_with_a_spare_text", "en", "event-waved", "event-winked = Nobody winks.\nevent-waved",
            ["de: 'event-winked' stands only in another language", "nothing asks for the text 'event-winked'"],
        ),
        (
            "toy_with_a_wrong_argument", "en", "You do not hold { $card }", "You do not hold { $crad }",
            ["en: 'why-not_in_hand' speaks of $crad, which it is not always given"],
        ),
        (
            "toy_without_a_rule", "de", "rule-TY-2 = Prahlen und Winken kosten nichts.\n    .title = Lärm\n", "",
            [
                "de: 'rule-TY-2' stands only in another language",
                "de: 'rule-TY-2.title' stands only in another language",
                "de: there is no text 'rule-TY-2'",
            ],
        ),
        (
            "toy_with_junk", "en", "ask-vote = Dig up?", "ask-vote = Dig { up",
            [
                "en: 'ask-vote' stands only in another language",
                "en: there is no text 'ask-vote'",
                "en: toy.ftl:23: unreadable: ask-vote = Dig { up",
            ],
        ),
    ],
)  # fmt: skip
def test_faults_of_catalogues_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, lang: str, old: str, new: str, found: list[str]
) -> None:
    assert sorted(check_with(tmp_path, name, monkeypatch, lang, old, new)) == found
