"""Which game is meant: an installed one by its id, or a stranger's own, by the path of its module."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any  # Any: games of every state

from roundhouse.cli.faults import BadInput
from roundhouse.cli.voice import about, lang, say
from roundhouse.kernel.game import Game
from roundhouse.kernel.registry import find_game, register

GAME = "GAME"
"""The name under which a module offers its game."""


def the_game(word: str) -> Game[Any]:
    """The game that a word stands for: `an_id`, or `path/to/module.py` (or the folder of a package)."""
    game = _game_in(Path(word)) if word.endswith(".py") or "/" in word or Path(word).is_dir() else find_game(word)
    about(game.meta.package)
    return game


def module_of_path(path: Path) -> str:
    """The module of a stranger's own game; its game is known from now on."""
    file = path / "__init__.py" if path.is_dir() else path
    if not file.is_file():
        raise BadInput(say("oops-game-file", file=str(path)))
    root, name = _import_name(path.resolve())
    sys.path.insert(0, str(root))
    game = getattr(importlib.import_module(name), GAME, None)
    if not isinstance(game, Game):
        raise BadInput(say("oops-game-module", file=str(path), name=GAME))
    register(game)
    return name


def _game_in(path: Path) -> Game[Any]:
    game: Game[Any] = getattr(sys.modules[module_of_path(path)], GAME)
    return game


def _import_name(path: Path) -> tuple[Path, str]:
    """From where a module is imported, and as what: seen from here if it lies below, else from its package."""
    here = Path.cwd()
    root = path.parent
    if path.is_relative_to(here) and all(part.isidentifier() for part in path.relative_to(here).with_suffix("").parts):
        root = here
    else:
        while (root / "__init__.py").is_file():
            root = root.parent
    return root, ".".join(path.relative_to(root).with_suffix("").parts)


def name_of(game: Game[Any]) -> str:
    """What a game is called in the language of this run."""
    names = game.meta.name
    return names.get(lang()) or next(iter(names.values()), game.meta.id)
