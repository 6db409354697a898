"""Ourselves against peers and against our own compiled build, interleaved in one run.

Each contender is a program that plays for some CPU seconds and prints one JSON line with `choices_per_second`,
`moves_per_second`, `games_per_second`. They take turns for some rounds; a ratio is the median of the rounds'
ratios, because machines are noisy and everybody shares the noise of a round.
"""

# Any: JSON of our own making.
from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

PURE: Final = "pure"
COMPILED: Final = "compiled"
LONGEST: Final = 600
"""Seconds that one turn of a contender, or the building of its environment, may take."""

Say = Callable[[str], None]


class Contender:
    """Something that plays: its name, and the command of one turn."""

    def __init__(self, name: str, command: list[str], version: str = "") -> None:
        self.name = name
        self.command = command
        self.version = version


def run_turn(contender: Contender, seed: int) -> dict[str, Any] | None:
    """One turn, or None if it failed (then its last words are on stderr)."""
    command = [word.replace("{seed}", str(seed)) for word in contender.command]
    quiet = {**os.environ, "PYTHONPATH": ""}
    done = subprocess.run(  # noqa: S603 - our own command lines
        command, capture_output=True, text=True, timeout=LONGEST, env=quiet, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stderr[-2000:])
        return None
    line: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return line


def find_checkout() -> Path | None:
    """The checkout this package runs from; peers and the compiled build are found only there."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "bench" / "peers.toml").is_file() else None


def list_peers(root: Path, say: Say) -> tuple[list[Contender], list[str]]:
    """The peers with their environments, made on first use; and what is missing, with the reason."""
    table = tomllib.loads((root / "bench" / "peers.toml").read_text("utf-8"))
    contenders: list[Contender] = []
    missing: list[str] = []
    for name, peer in table["peers"].items():
        python = make_environment(root / "build" / "bench" / name, peer["package"], say)
        if python is None:
            missing.append(f"{name}: {peer['package']} could not be installed (no network?)")
        else:
            script = str(root / "bench" / peer["script"])
            contenders.append(Contender(name, [str(python), script, "{seconds}", "{seed}"], peer["package"]))
    return contenders, missing


def make_environment(folder: Path, package: str, say: Say) -> Path | None:
    """An environment of its own with one package; None if the package cannot be had."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "package.txt"
    if stamp.is_file() and stamp.read_text("utf-8") == package:
        return python
    say(f"fetching {package} into an environment of its own ...")
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    make = [uv, "venv", "--quiet", "--clear"] if uv else [sys.executable, "-m", "venv", "--clear"]
    install = (
        [uv, "pip", "install", "--quiet", "--python", str(python)] if uv else [str(python), "-m", "pip", "install"]
    )
    for command in ([*make, str(folder)], [*install, package]):
        done = subprocess.run(  # noqa: S603 - our own command lines
            command, capture_output=True, text=True, timeout=LONGEST, check=False
        )
        if done.returncode:
            return None
    stamp.write_text(package, "utf-8")
    return python


def list_ourselves(root: Path | None, game: str, seats: int, say: Say) -> tuple[list[Contender], list[str]]:
    """This very environment, and the compiled build where there is one."""
    words = ["-m", "roundhouse.bench.measure", "playouts", game, str(seats), "{seconds}", "{seed}"]
    ours = [Contender(f"{game} ({PURE})", [sys.executable, *words])]
    if root is None:
        return ours, ["compiled build: only a checkout can make one"]
    python = root / "build" / "compiled" / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    say("building the compiled wheel (a minute, nothing to do if it is up to date) ...")
    done = subprocess.run(  # noqa: S603 - our own tool
        [sys.executable, str(root / "tools" / "compiled_check.py"), "--keep", "--only-build"],
        capture_output=True, text=True, timeout=LONGEST, check=False,
    )  # fmt: skip
    if done.returncode or not python.is_file():
        return ours, ["compiled build: no C compiler, or it failed (python tools/compiled_check.py says why)"]
    ours.append(Contender(f"{game} ({COMPILED})", [str(python), *words]))
    return ours, []


def compare(game: str, seats: int, seconds: float, rounds: int, say: Say) -> dict[str, Any]:
    """Play by turns and put the ratios together."""
    root = find_checkout()
    contenders, missing = list_ourselves(root, game, seats, say)
    if root is None:
        missing.append("peers: bench/peers.toml is part of a checkout only")
    else:
        peers, absent = list_peers(root, say)
        contenders += peers
        missing += absent
    for contender in contenders:
        contender.command = [word.replace("{seconds}", str(seconds)) for word in contender.command]
    turns: dict[str, list[dict[str, Any]]] = {contender.name: [] for contender in contenders}
    for number in range(rounds):
        for contender in contenders:
            say(f"round {number + 1} of {rounds}: {contender.name}")
            turn = run_turn(contender, number)
            if turn is None:
                missing.append(f"{contender.name}: failed in round {number + 1}")
            else:
                turns[contender.name].append(turn)
    return _sum_up(game, contenders, turns, missing, rounds)


def _sum_up(
    game: str,
    contenders: list[Contender],
    turns: dict[str, list[dict[str, Any]]],
    missing: list[str],
    rounds: int,
) -> dict[str, Any]:
    whole = [c for c in contenders if len(turns[c.name]) == rounds]
    pure = f"{game} ({PURE})"
    rows: list[dict[str, Any]] = []
    for contender in whole:
        own = turns[contender.name]
        row: dict[str, Any] = {"name": contender.name, "version": contender.version}
        for key in ("choices_per_second", "moves_per_second", "games_per_second"):
            row[key] = statistics.median(turn[key] for turn in own)
        if turns[pure]:
            rounds_of = zip(turns[pure], own, strict=False)
            ratios = [ours["choices_per_second"] / turn["choices_per_second"] for ours, turn in rounds_of]
            row["pure_to_this"] = statistics.median(ratios)
        rows.append(row)
    found: dict[str, Any] = {"game": game, "rounds": rounds, "contenders": rows, "missing": missing}
    compiled = turns.get(f"{game} ({COMPILED})", [])
    if compiled and turns[pure]:
        pairs = list(zip(turns[pure], compiled, strict=False))
        found["compiled_to_pure"] = statistics.median(
            native["choices_per_second"] / plain["choices_per_second"] for plain, native in pairs
        )
        found["same_digests"] = all(plain["digests"] == native["digests"] for plain, native in pairs)
        found["really_compiled"] = all(native["compiled"] for _, native in pairs)
    return found
