"""How the command line speaks: one language at a time, results on stdout, everything else on stderr."""

from __future__ import annotations

import json
import os
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING, Any, Final, TextIO  # Any: JSON takes values of every kind

from roundhouse.texts.language import FALLBACK
from roundhouse.texts.render import Texts

if TYPE_CHECKING:
    from rich.console import Console

WIDEST: Final = 100
"""Prose is not set wider than this, however wide the window is."""


class Voice:
    """The language of this run and its texts."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.texts = Texts(lang)
        self.game_texts = self.texts


_now = Voice(FALLBACK)


def speak(lang: str) -> None:
    """From now on everything is said in this language."""
    global _now  # noqa: PLW0603 - one run of a program has one language
    _now = Voice(lang)


def about(package: str) -> None:
    """From now on complaints use the texts of a game too."""
    _now.game_texts = Texts(_now.lang, package)


def game_texts() -> Texts:
    """The texts of the game that this run is about, if it is about one, and the engine's."""
    return _now.game_texts


def lang() -> str:
    """The language of this run."""
    return _now.lang


def texts() -> Texts:
    """The engine's texts in the language of this run."""
    return _now.texts


def say(key: str, /, **args: str | int) -> str:
    """A sentence of the command line."""
    return _now.texts.say(key, args)


def put(line: str = "") -> None:
    """One line of the result, on stdout."""
    sys.stdout.write(line + "\n")


def put_json(value: Any) -> None:
    """The result for machines, on stdout."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def whisper(line: str) -> None:
    """One line about the result (progress, hints, complaints), on stderr."""
    sys.stdout.flush()
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def width() -> int:
    """How wide prose may be."""
    return max(40, min(WIDEST, columns()))


def columns() -> int:
    """How many columns the window has; without one as many as a board likes to have."""
    return shutil.get_terminal_size((WIDEST, 24)).columns


def wrapped(text: str, indent: int = 0, first: int | None = None) -> str:
    """A paragraph set to the width, indented."""
    start = indent if first is None else first
    return textwrap.fill(
        text, width(), initial_indent=" " * start, subsequent_indent=" " * indent, break_on_hyphens=False
    )


def is_terminal(stream: TextIO) -> bool:
    """Whether a stream is a terminal; a closed one is none."""
    try:
        return stream.isatty()
    except ValueError:
        return False


def has_colour() -> bool:
    """Whether stdout shows colours: a terminal, and nobody asked for none."""
    return is_terminal(sys.stdout) and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def console(stream: TextIO | None = None) -> Console:
    """Where coloured text is printed; without a terminal it comes out plain and unbroken."""
    from rich.console import Console

    to = sys.stdout if stream is None else stream
    colour = has_colour() if to is sys.stdout else is_terminal(to)
    return Console(file=to, highlight=False, emoji=False, markup=False, no_color=not colour, soft_wrap=True)
