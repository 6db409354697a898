"""Where the answers come from: a keyboard with completion, or a pipe; and what the words of the table are."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from roundhouse.cli.voice import is_terminal, put
from roundhouse.texts.render import Texts

COMMANDS: Final = ("back", "undo", "board", "hand", "log", "why", "rules", "save", "wait", "help", "quit")
"""What can be said at any question. The words of the language come from the texts, the English ones always work."""

TAKES_WORDS: Final = ("rules", "save")
"""Commands with words after them. The others stand alone, so that they cannot swallow a choice."""

ESCAPE: Final = "\x1b"


class InputEnded(Exception):
    """Nothing more will be typed."""


def command_in(line: str, texts: Texts) -> tuple[str, str]:
    """The command that a line gives and the words after it; empty if it is none."""
    word, _, rest = line.strip().partition(" ")
    if word.startswith(ESCAPE):
        return "back", ""
    for command in COMMANDS:
        if word.casefold() in (command, *texts.say_or(f"play-word-{command}", "").split()):
            return (command, rest.strip()) if not rest.strip() or command in TAKES_WORDS else ("", "")
    return "", ""


class Keyboard:
    """Reads lines. At a terminal the words that fit now are completed with Tab."""

    def __init__(self) -> None:
        self.is_live = is_terminal(sys.stdin)
        self._words: Sequence[str] = ()
        if self.is_live:
            _complete_with(lambda: self._words)

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """The next line; `InputEnded` when there is none."""
        self._words = words
        sys.stdout.flush()
        if self.is_live:
            try:
                return input(prompt)
            except EOFError:
                put()
                raise InputEnded from None
        line = sys.stdin.readline()
        if not line:
            raise InputEnded
        put(prompt + line.strip())
        return line.strip()


def _complete_with(words: Callable[[], Sequence[str]]) -> None:
    try:
        import readline
    except ImportError:  # not on every system; then there is no completion
        return

    def complete(begun: str, number: int) -> str | None:
        fitting = [word for word in words() if word.startswith(begun)]
        return fitting[number] + " " if number < len(fitting) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
    # Escape begins other keys (arrows), so it steps back when Enter or a second Escape follows it.
    for key in (r"\e\C-m", r"\e\C-j", r"\e\e"):
        readline.parse_and_bind(rf'"{key}": "\C-a\C-kback\C-m"')
