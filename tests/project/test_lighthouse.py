"""What is made of Lighthouse's figures: medians are judged, losses are named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import lighthouse


def a_report(place: Path, performance: float) -> Path:
    audits = {
        "fast": {"title": "It is slow", "score": 0.5, "displayValue": "3 s"},
        "named": {"title": "No name", "score": 0.0},
        "fine": {"title": "Fine", "score": 1},
        "none": {"title": "Does not apply", "score": None},
    }
    parts = [{"id": "fast", "weight": 1}, {"id": "named", "weight": 3}, {"id": "fine", "weight": 9}]
    parts += [{"id": "none", "weight": 9}]
    place.write_text(
        json.dumps({"categories": {"performance": {"score": performance, "auditRefs": parts}}, "audits": audits}),
        "utf-8",
    )
    return place


def test_what_cost_points_is_named_most_of_all_first(tmp_path: Path) -> None:
    assert lighthouse.list_losses(a_report(tmp_path / "x.json", 0.5)) == ["No name", "It is slow 3 s"]


def test_scores_below_the_line_are_broken() -> None:
    medians = {"home": {"desktop": {"performance": 95.0, "accessibility": 94.0}, "mobile": {"accessibility": 100.0}}}
    assert lighthouse.list_broken(medians) == ["home, desktop: accessibility 94, at least 95"]
    assert not lighthouse.list_broken({"home": {"mobile": {"accessibility": 95.0}}})


def test_a_page_that_is_none_is_refused_before_anything_is_fetched(capsys: pytest.CaptureFixture[str]) -> None:
    assert lighthouse.main(["cellar"]) == 2
    assert "home" in capsys.readouterr().err
