"""`--help` that teaches: what a command is for, its words, and examples one can type; in both languages.

No help stands in the code: the texts are found by the names of commands and parameters, `help-<command>` (with
`.long` and `.examples`) and `help-<command>-<parameter>`, else `help-any-<parameter>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any  # Any: Typer's parameters are of its own private classes

from roundhouse.cli.faults import name_of_parameter
from roundhouse.cli.voice import say, texts, wrapped
from roundhouse.kernel.registry import game_ids

PROGRAM = "roundhouse"
GAP = 26


def help_of_all(names: Sequence[str]) -> str:
    """What `roundhouse --help` says."""
    rows = [(name, say(f"help-{name}")) for name in names]
    options = [("--lang LANG", say("help-any-lang")), ("--version", say("help-version")), ("--help", say("help-help"))]
    return "\n".join(
        [
            f"{say('help-usage')}: {PROGRAM} [{say('help-command')}] [...]",
            "",
            wrapped(say("help-all")),
            "",
            say("help-commands"),
            *_table(rows),
            "",
            say("help-options"),
            *_table(options),
            "",
            *_examples("help-all.examples"),
        ]
    )


def help_of_command(name: str, command: Any) -> str:
    """What `roundhouse NAME --help` says."""
    words: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    usage = [f"{say('help-usage')}: {PROGRAM} {name}"]
    for parameter in command.params:
        if parameter.name == "help":
            continue
        row = (_written(parameter), _said(name, parameter))
        if parameter.param_type_name == "argument":
            words.append(row)
            usage.append(row[0] if parameter.required else f"[{row[0]}]")
        else:
            options.append(row)
    options += [("--lang LANG", say("help-any-lang")), ("--help", say("help-help"))]
    lines = [" ".join([*usage, f"[{say('help-options')}]"]), "", wrapped(say(f"help-{name}"))]
    if texts().has(f"help-{name}.long"):
        for paragraph in say(f"help-{name}.long").split("\n"):
            lines += ["", wrapped(paragraph)] if paragraph.strip() else []
    if words:
        lines += ["", say("help-words"), *_table(words)]
    lines += ["", say("help-options"), *_table(options)]
    if texts().has(f"help-{name}.examples"):
        lines += ["", *_examples(f"help-{name}.examples")]
    return "\n".join(lines)


def _written(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return name_of_parameter(parameter)
    options = ", ".join(sorted(parameter.opts, key=len))
    if getattr(parameter, "is_flag", False):
        return options
    return f"{options} {parameter.metavar or str(parameter.name).upper()}"


def _said(command: str, parameter: Any) -> str:
    key = f"help-{command}-{str(parameter.name).replace('_', '-')}"
    if not texts().has(key):
        key = f"help-any-{str(parameter.name).replace('_', '-')}"
    said = say(key)
    default = parameter.default
    if isinstance(default, int | str) and not isinstance(default, bool) and default != "":
        said += f" {say('help-default', value=str(default))}"
    if getattr(parameter, "multiple", False):
        said += f" {say('help-multiple')}"
    return said


def _table(rows: Sequence[tuple[str, str]]) -> list[str]:
    lines: list[str] = []
    for name, said in rows:
        if len(name) + 4 > GAP:
            lines += [f"  {name}", wrapped(said, GAP)]
        else:
            lines.append(f"  {name}".ljust(GAP) + wrapped(said, GAP).strip())
    return lines


def _examples(key: str) -> list[str]:
    game = next(iter(game_ids()), "GAME")
    return [say("help-examples"), *(f"  {line}" for line in say(key, game=game).split("\n"))]
