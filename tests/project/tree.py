"""What the project consists of, for the tests about the project itself."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "roundhouse"
NOT_OURS = {".git", ".venv", "build", "dist", "node_modules", "__pycache__", "static"}


@cache
def project_files() -> list[Path]:
    """Every file of the project: what git tracks or would, or, without git, what is not made by tools."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
        found = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        found = [path for path in ROOT.rglob("*") if not NOT_OURS.intersection(path.relative_to(ROOT).parts)]
    return sorted(path for path in found if path.is_file())


@cache
def text_files() -> dict[str, str]:
    """The files that hold text, by their place in the project."""
    texts: dict[str, str] = {}
    for path in project_files():
        content = path.read_bytes()
        if b"\0" not in content:
            texts[path.relative_to(ROOT).as_posix()] = content.decode("utf-8")
    return texts


def in_source(names: dict[str, str]) -> dict[str, str]:
    """Of these, the files of the package."""
    return {name: text for name, text in names.items() if name.startswith("src/roundhouse/")}


def game_ids() -> list[str]:
    """The games that live here: the folders under `games`."""
    return sorted(
        path.name for path in (SOURCE / "games").glob("*/") if path.name.isidentifier() and path.name[0] != "_"
    )
