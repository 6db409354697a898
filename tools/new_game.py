"""Makes the skeleton of a game that already passes the conformance suite: `just new-game ID CODE [FOLDER]`.

    python tools/new_game.py tin_plate TP              in this repository, under src/roundhouse/games
    python tools/new_game.py tin_plate TP ../my-games  as a package of your own, anywhere

ID is the name of the package (small letters and underscores), CODE begins the numbers of its rules (TP-1.1).
The skeleton stands in `tools/new_game_template` and is a game itself.
"""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "tools" / "new_game_template" / "sample_line"
GAMES = ROOT / "src" / "roundhouse" / "games"


class NotPossible(Exception):
    """The words given make no game; the message says what would."""


def make(name: str, code: str, folder: Path) -> Path:
    """Write the skeleton; returns the folder of the new package."""
    if not re.fullmatch(r"[a-z][a-z0-9_]+", name) or keyword.iskeyword(name):
        raise NotPossible(f"'{name}' is no name for a package: small letters, digits, underscores")
    if not re.fullmatch(r"[A-Z]{2,4}", code):
        raise NotPossible(f"'{code}' cannot begin a rule's number: two to four capital letters")
    if not folder.is_dir():
        raise NotPossible(f"there is no folder {folder}")
    target = folder / name
    if target.exists():
        raise NotPossible(f"{target} is there already")
    title = name.replace("_", " ").title()
    words = {
        "sample_line": name,
        "Sample Line": title,
        "Musterbahn": title,
        "SampleState": title.replace(" ", "") + "State",
        "SampleView": title.replace(" ", "") + "View",
        "SL-": f"{code}-",
        "SL_": f"{code}_",
    }
    shutil.copytree(TEMPLATE, target, ignore=shutil.ignore_patterns("__pycache__"))
    for file in sorted(target.rglob("*")):
        if file.is_file():
            text = file.read_text("utf-8")
            for old, new in words.items():
                text = text.replace(old, new)
            file.write_text(text, "utf-8")
    return target


def main(words: list[str]) -> int:
    """Make it and say what comes next."""
    if len(words) not in {2, 3}:
        print(__doc__, file=sys.stderr)
        return 2
    name, code = words[0], words[1]
    try:
        target = make(name, code, Path(words[2]) if len(words) == 3 else GAMES)
    except NotPossible as error:
        print(f"new-game: {error}", file=sys.stderr)
        return 2
    print(f"{target} is a game. Next:")
    print(f"  ./play check {target}")
    print(f"  ./play play {target} --seat human --seat bot:random")
    if target.parent == GAMES:
        print('  in pyproject.toml, under [project.entry-points."roundhouse.games"]:')
        print(f'    {name} = "roundhouse.games.{name}:GAME"')
    print("  then docs/adding-a-game.md, step by step")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
