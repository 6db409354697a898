"""The command line as a user has it, beside a service of a test; with a probe's game where one is wanted."""

from __future__ import annotations

import os
import subprocess
import sys

START = "import importlib, sys; from roundhouse.kernel.registry import register;"


def command(game: str) -> list[str]:
    """How the command is started, so that it knows the game of a module."""
    known = f"register(importlib.import_module('{game}').GAME);" if game else ""
    return [sys.executable, "-c", f"{START}{known}from roundhouse.cli.main import main; main()"]


def settings(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{os.environ.get('PYTHONPATH', '')}{os.pathsep}.", "NO_COLOR": "1", **more}


def roundhouse(*words: str, game: str = "", typed: str | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end. `more` are settings of its surroundings."""
    return subprocess.run(
        [*command(game), *words],
        capture_output=True, text=True, check=False, input=typed, env=settings(**more), timeout=80,
    )  # fmt: skip
