"""At a real terminal (a pty): bare `roundhouse`, colours, completion, Escape, Ctrl-C; and with nobody there."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "roundhouse.cli.main"]
PATIENCE = 30.0


class Terminal:
    """A program at a terminal of its own: what it shows, and what is typed."""

    def __init__(self, *words: str, folder: Path, **variables: str) -> None:
        self.ours, theirs = pty.openpty()
        surroundings = {
            **os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", "ROUNDHOUSE_LANG": "en",
            "PYTHONPATH": str(Path(__file__).parents[2]), **variables,
        }  # fmt: skip
        surroundings.pop("NO_COLOR", None)
        self.program = subprocess.Popen(
            [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=surroundings,
            start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        self.shown = ""

    def until(self, text: str) -> str:
        """What is shown up to a text."""
        ends = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < ends, f"no {text!r} in {self.shown[-2000:]}"
            if not select.select([self.ours], [], [], 0.2)[0]:
                continue
            try:
                came = os.read(self.ours, 65536)
            except OSError:
                came = b""
            assert came, f"it ended before {text!r}: {self.shown[-2000:]}"
            self.shown += came.decode("utf-8", "replace")
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def type(self, line: str) -> None:
        os.write(self.ours, line.encode())

    def ends(self) -> int:
        """The exit code; whatever is still shown is read."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            if select.select([self.ours], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self.ours, 65536).decode("utf-8", "replace")
                except OSError:
                    break
            if self.program.poll() is not None:
                break
        return self.program.wait(PATIENCE)

    def close(self) -> None:
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        os.close(self.ours)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


@pytest.fixture
def toy_file() -> str:
    return str(Path(__file__).with_name("toy.py"))


def test_bare_roundhouse_opens_the_browser_and_ends_in_order(terminals: list[Terminal], tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "$1" > "$0.was"\n')
    browser.chmod(0o755)
    surroundings = {"BROWSER": f"{browser} %s", "ROUNDHOUSE_DATA": str(tmp_path / "kept")}
    addresses: set[str] = set()
    for _ in range(2):  # the second finds the usual port taken
        terminal = Terminal(folder=tmp_path, **surroundings)
        terminals.append(terminal)
        terminal.until("Roundhouse is here: ")
        address = terminal.until("/\r\n").strip()
        terminal.until("Ctrl-C")
        addresses.add(address)
        ends = time.monotonic() + PATIENCE
        while not (tmp_path / "browser.was").is_file() or (tmp_path / "browser.was").read_text() != f"{address}\n":
            assert time.monotonic() < ends
            time.sleep(0.05)
    assert len(addresses) == 2
    for terminal in terminals:
        terminal.program.send_signal(signal.SIGINT)
        assert terminal.ends() == 0
        assert "Everything is kept." in terminal.shown
        assert "Traceback" not in terminal.shown


def test_without_a_screen_bare_roundhouse_plays_in_the_terminal(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal(folder=tmp_path, DISPLAY="", WAYLAND_DISPLAY="", BROWSER="")
    terminals.append(terminal)
    terminal.until("There is no screen here")
    terminal.until("\n> ")
    terminal.type("quit\n")
    assert terminal.ends() == 0


def test_choices_have_colours_and_escape_steps_back(terminals: list[Terminal], tmp_path: Path, toy_file: str) -> None:
    terminal = Terminal("play", toy_file, "--seat", "human", "--seat", "bot", "--seed", "3", folder=tmp_path)
    terminals.append(terminal)
    shown = terminal.until("> ")
    assert "\x1b[36m" in shown
    assert "\x1b[2m" in shown
    terminal.type("mid\t")
    terminal.until("middle")
    terminal.type("\n")
    terminal.until("\n> ")
    time.sleep(0.2)
    terminal.type("\x1b\n")
    terminal.until("Which heap?")
    terminal.until("\n> ")
    terminal.type("left 1\n")
    terminal.until("Seat 1 (you) takes 1 from the heap left.")
    terminal.until("\n> ")
    time.sleep(0.2)  # the keyboard is read key by key only once the prompt stands
    terminal.type("\x04")
    terminal.until("unfinished")
    assert terminal.ends() == 0


def test_control_c_ends_a_game_cleanly(terminals: list[Terminal], tmp_path: Path, toy_file: str) -> None:
    file = tmp_path / "game.jsonl"
    words = ("play", toy_file, "--seat", "human", "--seat", "bot", "--seed", "3", "--save", str(file))
    terminal = Terminal(*words, folder=tmp_path)
    terminals.append(terminal)
    terminal.until("> ")
    terminal.type("left 1\n")
    terminal.until("Which heap?")
    os.killpg(terminal.program.pid, signal.SIGINT)
    terminal.until("Stopped.")
    assert terminal.ends() == 130
    assert "Traceback" not in terminal.shown
    assert file.read_bytes().endswith(b"\n")


def test_the_screen_is_cleared_before_the_next_person_looks(
    terminals: list[Terminal], tmp_path: Path, toy_file: str
) -> None:
    terminal = Terminal("play", toy_file, "--seat", "human", "--seat", "human", "--seed", "3", folder=tmp_path)
    terminals.append(terminal)
    assert "Your card is a 0." in terminal.until("Which heap?")
    terminal.type("left 1\n")
    shown = terminal.until("Enter when nobody else is looking.")
    assert "\x1b[2J" in shown
    assert "Your card is a 2." not in shown
    terminal.type("\n")
    assert "Your card is a 2." in terminal.until("Which heap?")


def test_with_nobody_there_bots_play_one_game(tmp_path: Path) -> None:
    surroundings = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    done = subprocess.run(
        COMMAND, stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd=tmp_path, check=False,
        env={**surroundings, "ROUNDHOUSE_LANG": "en"},
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    assert "roundhouse play " in done.stdout
    assert "‹" not in done.stdout
    assert list(tmp_path.iterdir()) == []
