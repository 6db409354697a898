"""Finding commands, help in both languages, bad words, interruptions."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from roundhouse.cli.commands import COMMANDS, run
from tests.cli.driver import Prompt

ROUNDHOUSE = [sys.executable, "-m", "roundhouse.cli.main"]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_has_help_that_teaches(shell: Prompt, name: str, lang: str) -> None:
    answer = shell(name, "--help", "--lang", lang)
    assert answer.code == 0
    assert answer.err == ""
    assert f"roundhouse {name}" in answer.out
    assert ("Examples" if lang == "en" else "Beispiele") in answer.out
    assert "--lang" in answer.out
    assert "‹" not in answer.out
    assert "{" not in answer.out
    assert max(map(len, answer.lines)) <= 110


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_help_of_all_names_every_command(shell: Prompt, lang: str) -> None:
    answer = shell("--lang", lang, "--help")
    assert answer.code == 0
    assert "‹" not in answer.out
    for name in COMMANDS:
        assert f"  {name} " in answer.out
    assert shell("help").out == shell("--help").out
    assert shell("help", "games").out == shell("games", "--help").out


def test_help_is_not_the_same_in_both_languages(shell: Prompt) -> None:
    for name in COMMANDS:
        assert shell(name, "--help").out != shell(name, "--help", "--lang=de").out


def test_the_version_is_said(shell: Prompt) -> None:
    assert shell("--version").out.startswith("roundhouse ")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["gmes"], "games"),
        (["nonsense"], "nonsense"),
        (["--nonsense"], "--nonsense"),
        (["games", "--nonsense"], "--nonsense"),
        (["games", "heaps", "more"], "more"),
        (["rules"], "GAME"),
        (["rules", "chess"], "chess"),
        (["games", "there/is/none.py"], "there/is/none.py"),
        (["games", "--lang", "xx"], "xx"),
        (["scenario", "none.toml"], "none.toml"),
        (["replay", "none.jsonl"], "none.jsonl"),
        (["verify", "none.jsonl"], "none.jsonl"),
        (["scenario", "none.toml", "--seat", "x"], "--seat"),
        (["scenario", "none.toml", "--seat", "-1"], "--seat"),
        (["scenario", "none.toml", "--moves"], "--moves"),
        (["play"], "GAME"),
        (["play", "heaps", "--seat", "cat"], "cat"),
        (["play", "heaps", "--seat", "human:me"], "human:me"),
        (["play", "heaps", "--seat", "bot:deep"], "deep"),
        (["play", "heaps", "--seat", "human"], "2"),
        (["play", "heaps", "--option", "stones"], "stones"),
        (["play", "heaps", "--option", "stones=9"], "1, 3, 5"),
        (["play", "heaps", "--option", "stone=3"], "stones, rude"),
        (["play", "heaps", "--option", "stones=3", "--option", "stones=5"], "stones"),
        (["play", "heaps", "--pace", "late"], "late"),
        (["play", "heaps", "--save", "no/such/folder/x.jsonl"], "no/such/folder"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_bad_input_is_one_clear_line_and_nothing_is_written(
    shell: Prompt, words: list[str], says: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ROUNDHOUSE_LANG", lang)
    answer = shell(*words)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.complaint.startswith("roundhouse: ")
    assert says in answer.complaint
    assert "‹" not in answer.complaint
    assert list(tmp_path.iterdir()) == []


def test_our_own_fault_is_one_line_too(shell: Prompt, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(words: list[str]) -> int:
        raise ZeroDivisionError("three\nlines\nhere")

    monkeypatch.setattr("roundhouse.cli.commands._take_language", breaks)
    answer = shell("games")
    assert answer.code == 1
    assert "ZeroDivisionError: three lines here" in answer.complaint
    monkeypatch.setenv("ROUNDHOUSE_TRACE", "1")
    assert "Traceback" in shell("games").err


def test_control_c_ends_cleanly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("roundhouse.cli.commands._take_language", interrupted)
    assert run(["games"]) == 130
    assert capsys.readouterr().err == "Stopped.\n"


def test_control_c_inside_a_command_ends_cleanly(shell: Prompt, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(word: str) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("roundhouse.cli.games.the_game", interrupted)
    answer = shell("games", "heaps")
    assert answer.code == 130
    assert answer.err == "Stopped.\n"


def test_a_reader_who_closes_the_pipe_is_no_error() -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m roundhouse.cli.main --help | head -1"],
        capture_output=True, text=True, check=False, env={**os.environ, "ROUNDHOUSE_LANG": "en"},
    )  # fmt: skip
    assert done.stderr == ""
    assert done.stdout.startswith("Usage")


def test_it_starts_fast() -> None:
    def seconds() -> float:
        began = time.perf_counter()
        subprocess.run([*ROUNDHOUSE, "--help"], capture_output=True, check=True)
        return time.perf_counter() - began

    assert min(seconds() for _ in range(3)) < 1.5


@pytest.mark.parametrize(("variable", "says"), [("de_DE.UTF-8", "Aufruf"), ("C.UTF-8", "Usage")])
def test_the_system_decides_about_the_language(
    shell: Prompt, monkeypatch: pytest.MonkeyPatch, variable: str, says: str
) -> None:
    monkeypatch.delenv("ROUNDHOUSE_LANG")
    monkeypatch.setenv("LANG", variable)
    assert shell("--help").out.startswith(says)


@pytest.mark.parametrize("seconds", [0.5, 0.9, 1.5])
def test_control_c_at_any_moment_leaves_no_traceback(seconds: float) -> None:
    toy = str(Path(__file__).with_name("toy.py"))
    program = subprocess.Popen(
        [*ROUNDHOUSE, "simulate", toy, "--games", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "ROUNDHOUSE_LANG": "en", "PYTHONPATH": str(Path(__file__).parents[2])},
    )  # fmt: skip
    time.sleep(seconds)
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert "Traceback" not in err
    assert (program.returncode, out, err) == (130, "", "Stopped.\n")
