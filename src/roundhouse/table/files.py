"""Scenario files, and content that comes from files: the maps of strangers."""

from __future__ import annotations

import os
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomli_w

from roundhouse.kernel import scenarios
from roundhouse.kernel.game import Game
from roundhouse.kernel.options import BadOption
from roundhouse.kernel.registry import UnknownGame, find_game
from roundhouse.kernel.scenarios import ScenarioError
from roundhouse.kernel.state import State


class ScenarioFileError(ValueError):
    """A file that is no scenario. It names the file, the key, and what was expected there."""

    def __init__(self, file: str, key: str, expected: str) -> None:
        super().__init__(f"{file}: {f'{key}: ' if key else ''}{expected}")
        self.file = file
        self.key = key
        self.expected = expected


# Any: games of every state; TOML values.
def adopt_content(game: Game[Any], options: Mapping[str, str], content: Mapping[str, str]) -> None:
    """Make carried content known to a game, so that the words in the options mean something here too."""
    adopt = game.title.adopt
    for name, word in options.items():
        if word in content:
            if adopt is None:
                raise BadOption("no_such_choice", name, word, _choices_of(game, name))
            found = adopt(name, content[word], word)
            if found != word:
                raise ValueError(f"the content carried as '{word}' calls itself '{found}'")


def adopt_file(game: Game[Any], option: str, path: Path) -> str:
    """The word that stands for a file in an open-ended option; `ScenarioFileError` if the file is none."""
    adopt = game.title.adopt
    known = {one.name: one for one in game.title.options}
    if adopt is None or option not in known or not known[option].open_ended:
        raise ScenarioFileError(path.name, f"options.{option}", "one of the choices of this option, not a file")
    try:
        return adopt(option, path.read_text("utf-8"), path.name)
    except OSError as error:
        raise ScenarioFileError(
            path.name, f"options.{option}", f"a file that can be read ({error.strerror})"
        ) from error
    except ValueError as error:
        raise ScenarioFileError(path.name, "", str(error)) from error


def is_file_name(game: Game[Any], option: str, word: str, folder: Path) -> bool:
    """Whether the word chosen in an option means a file: none of the choices, and there is one or it is spelled so."""
    known = {one.name: one for one in game.title.options}
    if option not in known or not known[option].open_ended or word in known[option].choices:
        return False
    return word.endswith(".toml") or "/" in word or (folder / word).is_file()


def adopt_options(game: Game[Any], options: Mapping[str, str], folder: Path) -> dict[str, str]:
    """Options in which names of files, seen from a folder, are replaced by the words that stand for their content."""
    return {
        name: adopt_file(game, name, folder / word) if is_file_name(game, name, word, folder) else word
        for name, word in options.items()
    }


def load_scenario(path: Path) -> tuple[Game[Any], Any]:
    """The game and the state that a file describes. `OSError` if it cannot be read, else `ScenarioFileError`."""
    file = path.name
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ScenarioFileError(file, "", f"TOML ({error})") from error
    return read_scenario(table, file, path.parent)


def read_scenario(table: Mapping[str, Any], file: str, folder: Path) -> tuple[Game[Any], Any]:
    """The same for a table that was read already; files are looked up from the folder."""
    wanted = table.get("game")
    if not isinstance(wanted, str):
        raise ScenarioFileError(file, "game", "the id of an installed game")
    try:
        game = find_game(wanted)
    except UnknownGame as error:
        raise ScenarioFileError(file, "game", str(error)) from error
    options = table.get("options", {})
    if not isinstance(options, dict):
        raise ScenarioFileError(file, "options", "a table")
    chosen = adopt_options(game, {name: str(word) for name, word in options.items()}, folder)
    try:
        return game, scenarios.read(game, {**table, "options": chosen})
    except ScenarioError as error:
        raise ScenarioFileError(file, error.key, error.expected) from error


def show_scenario(game: Game[Any], s: State) -> str:
    """A state as the text of a scenario file."""
    return tomli_w.dumps(scenarios.write(game, s))


def save_scenario(path: Path, game: Game[Any], s: State) -> list[Path]:
    """Write a scenario file, and beside it the content it needs that does not come with the game.

    Returns the files written, the scenario last.
    """
    shown = scenarios.write(game, s)
    written: list[Path] = []
    content = game.title.carried(s.options) if game.title.carried is not None else {}
    for option, word in s.options.items():
        if word in content:
            beside = path.with_name(f"{path.stem}-{''.join(c if c.isalnum() else '_' for c in word)}.toml")
            write_whole(beside, content[word].encode())
            shown["options"][option] = beside.name
            written.append(beside)
    write_whole(path, tomli_w.dumps(shown).encode())
    return [*written, path]


def write_whole(path: Path, content: bytes) -> None:
    """Write a file beside its place, then put it there at once: all of it, or the file is as it was."""
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    beside = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.chmod(0o644)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _choices_of(game: Game[Any], name: str) -> tuple[str, ...]:
    return next((option.choices for option in game.title.options if option.name == name), ())
