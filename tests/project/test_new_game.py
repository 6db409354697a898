"""A skeleton made by `just new-game` is a game: it conforms, plays, and has its rules in two languages."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundhouse.conformance import check_game
from tools import new_game


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    sys.path.insert(0, str(tmp_path))
    yield tmp_path
    sys.path.remove(str(tmp_path))


def test_the_skeleton_conforms_under_its_new_name(folder: Path) -> None:
    target = new_game.make("tin_plate", "TP", folder)
    text = "".join(file.read_text("utf-8") for file in target.rglob("*") if file.suffix in {".py", ".ftl", ".toml"})
    assert "sample" not in text.lower().replace("resample", "")
    assert "SL-" not in text
    game = importlib.import_module("tin_plate").GAME
    assert (game.meta.id, game.meta.name["en"]) == ("tin_plate", "Tin Plate")
    report = check_game(game, games=6, seed="skeleton")
    assert report.ok, "\n".join(report.lines())


@pytest.mark.parametrize(
    ("name", "code"), [("Tin", "TP"), ("class", "TP"), ("tin plate", "TP"), ("tin", "tp"), ("tin", "T")]
)
def test_words_that_make_no_game_are_refused_and_nothing_is_written(folder: Path, name: str, code: str) -> None:
    with pytest.raises(new_game.NotPossible):
        new_game.make(name, code, folder)
    assert not list(folder.iterdir())


def test_what_is_there_already_is_left_alone(folder: Path) -> None:
    (folder / "tin_plate").mkdir()
    with pytest.raises(new_game.NotPossible, match="already"):
        new_game.make("tin_plate", "TP", folder)


def test_the_command_says_what_comes_next(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game.main(["tin_plate", "TP", str(folder)]) == 0
    assert "./play check" in capsys.readouterr().out
    assert new_game.main(["tin_plate"]) == 2
