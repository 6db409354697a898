"""All commands: which one is meant, loading only what it needs, and every error as one line."""

from __future__ import annotations

import difflib
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final  # Any: commands have parameters of every kind

import roundhouse
from roundhouse.cli import help as help_texts
from roundhouse.cli.faults import BAD_INPUT, OK, STOPPED, BadInput, complaint
from roundhouse.cli.voice import put, say, speak, whisper
from roundhouse.texts.language import choose_language, language_of

COMMANDS: Final[dict[str, str]] = {
    "play": "play:play",
    "games": "games:games",
    "rules": "rules:rules",
    "simulate": "simulate:simulate",
    "arena": "simulate:arena",
    "check": "check:check",
    "scenario": "scenario:scenario",
    "replay": "journals:replay",
    "verify": "journals:verify",
    "export": "export:export",
    "bench": "bench:bench",
    "serve": "serve:serve",
    "doctor": "doctor:doctor",
}
"""Each command, and where it stands."""


def run(words: Sequence[str]) -> int:
    """Run one command line; the exit code. Nothing but SystemExit ever leaves this function."""
    speak(choose_language())
    name = ""
    try:
        words = _take_language(list(words))
        if words and not words[0].startswith("-"):
            name = words[0]
        return _run(name, words)
    except (KeyboardInterrupt, EOFError):
        whisper(say("stopped"))
        return STOPPED
    except BrokenPipeError:
        let_go_of_stdout()  # the reader has seen enough
        return OK
    except Exception as error:  # noqa: BLE001 - whatever it is, the reader gets a sentence
        if type(error).__name__ == "Abort":
            whisper(say("stopped"))
            return STOPPED
        told = complaint(error, f"{help_texts.PROGRAM} {name}".strip())
        whisper(f"{help_texts.PROGRAM}: {told.line}")
        return told.code


def let_go_of_stdout() -> None:
    """Nobody reads any more: whatever is still written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _take_language(words: list[str]) -> list[str]:
    """Every command understands `--lang`; it is taken out before the command sees its words."""
    rest: list[str] = []
    wanted: str | None = None
    waiting = iter(words)
    for word in waiting:
        if word == "--":
            rest += [word, *waiting]
        elif word == "--lang":
            wanted = next(waiting, "")
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
        else:
            rest.append(word)
    if wanted is not None:
        if language_of(wanted) is None:
            raise BadInput(say("oops-language", word=wanted))
        speak(choose_language(wanted))
    return rest


def _run(name: str, words: list[str]) -> int:
    if name == "help" and len(words) <= 2:
        name, words = (words[1], [words[1], "--help"]) if len(words) == 2 else ("", ["--help"])
    if name:
        return run_command(name, words[1:])
    if not words:
        from roundhouse.cli.start import start

        return start()
    if words[0] in {"--help", "-h"}:
        put(help_texts.help_of_all(list(COMMANDS)))
        return OK
    if words[0] == "--version":
        put(f"roundhouse {roundhouse.__version__}")
        return OK
    raise BadInput(say("oops-flag", word=words[0]) + " " + say("see-help", command=help_texts.PROGRAM))


def run_command(name: str, words: list[str]) -> int:
    """Run one command with its words."""
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, n=1)
        hint = say("oops-command-near", word=near[0]) if near else say("see-help", command=help_texts.PROGRAM)
        raise BadInput(f"{say('oops-command', word=name)} {hint}")
    command = command_of(name)
    before, _, _ = " ".join(words).partition(" -- ")
    if "--help" in before.split() or "-h" in before.split():
        put(help_texts.help_of_command(name, command))
        return OK
    code = command.main(words, prog_name=f"{help_texts.PROGRAM} {name}", standalone_mode=False)
    if code == STOPPED:
        whisper(say("stopped"))
    return code if isinstance(code, int) else BAD_INPUT if code else OK


def command_of(name: str) -> Any:
    """A command as Typer makes it out of the function that does it."""
    import typer

    module, _, function = COMMANDS[name].partition(":")
    does: Callable[..., int | None] = getattr(importlib.import_module(f"roundhouse.cli.{module}"), function)
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    app.command(name)(does)
    return typer.main.get_command(app)
