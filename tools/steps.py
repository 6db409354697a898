"""What the parts of the set-up share: where things are, how they speak, how they run a command.

Only the standard library, since this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")


class SetupError(Exception):
    """Something a person has to do something about; `next_step` says what."""

    def __init__(self, what: str, next_step: str) -> None:
        super().__init__(what)
        self.next_step = next_step


def say(text: str) -> None:
    """One line about set-up or checks."""
    print(text, file=sys.stderr, flush=True)


def digest_of(*files: Path) -> str:
    """What these files hold, as one short text."""
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def read_notes(file: Path) -> dict[str, str]:
    """What a stamp says; empty if there is none, or none that was finished."""
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(key): str(value) for key, value in found.items()} if isinstance(found, dict) else {}


def write_notes(file: Path, notes: Mapping[str, str]) -> None:
    """Write a stamp."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(notes, indent=1), "utf-8")


def runs(program: Path) -> bool:
    """Whether this program is there and starts."""
    return program.exists() and try_command([program, "--version"], quiet=True)


def try_command(
    command: Sequence[str | Path],
    *,
    quiet: bool = False,
    more: Mapping[str, str] | None = None,
    where: Path | None = None,
) -> bool:
    """Run a command of the set-up; its words go to stderr."""
    words = subprocess.DEVNULL if quiet else sys.stderr
    env = {**os.environ, **(more or {})}
    env.pop("VIRTUAL_ENV", None)  # ours is named in every command; another one would be warned about
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=words, stderr=words, env=env, cwd=where, check=False
        )
    except OSError as error:
        if not quiet:
            say(str(error))
        return False
    return done.returncode == 0
