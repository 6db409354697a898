"""What can go wrong on the way in, each as one clear line and an exit code; never a traceback."""

from __future__ import annotations

import os
import re
import traceback
from pathlib import Path
from typing import Any, Final

from roundhouse.cli.expected import in_words
from roundhouse.cli.voice import game_texts, say, texts
from roundhouse.kernel.codec import CodecError
from roundhouse.kernel.reasons import Refused
from roundhouse.kernel.registry import UnknownGame

OK: Final = 0
RED: Final = 1
"""The command ran, and what it looked at is not in order."""
BAD_INPUT: Final = 2
STOPPED: Final = 130

TRACE: Final = "ROUNDHOUSE_TRACE"
"""Set this variable to see where an error of ours comes from."""


class BadInput(ValueError):
    """Input that cannot be used, said in the language of this run."""


class Complaint:
    """One line for the reader, and the exit code."""

    def __init__(self, line: str, code: int) -> None:
        self.line = line
        self.code = code


def complaint(error: BaseException, command: str) -> Complaint:
    """What to say about an error, whatever it is."""
    if isinstance(error, BadInput):
        return Complaint(str(error), BAD_INPUT)
    if isinstance(error, Refused):
        return Complaint(refused(error), BAD_INPUT)
    if isinstance(error, UnknownGame):
        return Complaint(say("oops-game", word=error.wanted, known=", ".join(error.known)), BAD_INPUT)
    if isinstance(error, CodecError):
        return Complaint(say("oops-bytes", message=str(error)), BAD_INPUT)
    if isinstance(error, OSError):
        return Complaint(
            say("oops-file", file=str(error.filename or ""), message=error.strerror or str(error)), BAD_INPUT
        )
    if isinstance(error, UnicodeDecodeError):
        return Complaint(say("oops-not-text"), BAD_INPUT)
    said = said_by(error) or said_of_file(error)
    if said is not None:
        return Complaint(said, BAD_INPUT)
    if hasattr(error, "format_message") and hasattr(error, "exit_code"):
        return Complaint(f"{_usage(error)} {say('see-help', command=command)}", BAD_INPUT)
    return _our_fault(error)


def said_by(error: BaseException) -> str | None:
    """What an error with sentences of its own in both languages says (`text(lang)`), as those of contents do."""
    text = getattr(error, "text", None)
    return str(text(texts().lang)) if callable(text) else None


def said_of_file(error: BaseException) -> str | None:
    """What an error that names a place in a file says: file, line or key, and what was expected there."""
    file, key, expected = (getattr(error, name, None) for name in ("file", "key", "expected"))
    if not isinstance(key, str) or not isinstance(expected, str):
        return None
    inside = _said_inside(error)
    if inside is not None and not key:
        return inside
    line = getattr(error, "line", None)
    place = [file] if isinstance(file, str) else []
    place += [say("oops-line", line=line)] if isinstance(line, int) else []
    place += [key] if key else []
    if inside is not None:
        return f"{', '.join(place)}: {inside}"
    return say("oops-place", place=", ".join(place), expected=in_words(expected))


def _said_inside(error: BaseException) -> str | None:
    """The sentence of whatever an error about a file was raised from, if that has one of its own."""
    cause = error.__cause__
    while cause is not None:
        if isinstance(cause, Refused):
            return refused(cause)
        said = said_by(cause)
        if said is not None:
            return said
        cause = cause.__cause__
    return None


def refused(error: Refused) -> str:
    """A refusal in the words of the game that this run is about."""
    return game_texts().refused(None, None, error).text


def _usage(error: Any) -> str:  # Any: Typer's errors are of its own private classes
    """What is wrong with the words after the command."""
    kind = type(error).__name__
    message = str(error.format_message())
    if kind == "NoSuchOption":
        return say("oops-flag", word=str(error.option_name))
    if kind == "MissingParameter":
        return say("oops-missing", word=name_of_parameter(error.param))
    if kind == "BadParameter" and error.param is not None:
        return say("oops-value-of", name=name_of_parameter(error.param), expected=_expected(error))
    extra = re.search(r"unexpected extra arguments? \((.*)\)", message)
    if extra:
        return say("oops-extra", word=extra[1])
    if kind == "BadOptionUsage":
        return say("oops-flag-value", word=str(error.option_name))
    return message


def name_of_parameter(parameter: Any) -> str:
    """How a parameter is written: `--seats`, or `GAME`."""
    if parameter is None:
        return ""
    options = [word for word in parameter.opts if word.startswith("--")]
    return str(options[0]) if options else str(parameter.name).upper()


def _expected(error: Any) -> str:
    """What a parameter takes."""
    low, high = getattr(error.param, "min", None), getattr(error.param, "max", None)
    if low is not None and high is not None:
        return say("expected-between", low=str(low), high=str(high))
    if low is not None:
        return say("expected-at-least", low=str(low))
    return say("expected-number" if "integer" in str(error.message) else "expected-other")


def _our_fault(error: BaseException) -> Complaint:
    if os.environ.get(TRACE):
        return Complaint("".join(traceback.format_exception(error)), RED)
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    message = " ".join(str(error).split())[:200]
    return Complaint(say("our-fault", kind=type(error).__name__, message=message, where=where, trace=TRACE), RED)
