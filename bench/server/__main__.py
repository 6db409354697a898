"""The service under load, beside others in the same run:

    python bench/server                        50 and 200 tables, three rounds, as a table
    python bench/server --json                 the same for machines
    python bench/server --tables 200 --rounds 1 --seconds 5

boardgame.io is fetched from npm into `build/bench` on first use; it is in no lock file of ours.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from bench.server.contenders import ECHO, OURS, PEER, ourselves, the_echo, the_peer  # noqa: E402
from bench.server.games import Played, play_games, sizes_of  # noqa: E402
from bench.server.load import WARM_UP, put_under_load  # noqa: E402
from bench.server.report import Figures, budgets_of, show, sum_up  # noqa: E402
from roundhouse.kernel.registry import game_ids  # noqa: E402

PLACE = ROOT / "build" / "bench"
LONGEST = 300


def say(text: str) -> None:
    """Progress."""
    print(text, file=sys.stderr, flush=True)


def fetch_peer() -> tuple[Path | None, str]:
    """The folder with boardgame.io's packages, or why there is none."""
    package = tomllib.loads((ROOT / "bench" / "peers.toml").read_text("utf-8"))["npm"]["boardgameio"]["package"]
    folder = PLACE / "boardgameio"
    stamp = folder / "package.txt"
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None, f"{PEER}: needs node and npm"
    if not stamp.is_file() or stamp.read_text("utf-8") != package:
        say(f"fetching {package} into a folder of its own ...")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text("{}", "utf-8")
        fetch = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock", package]
        done = subprocess.run(fetch, cwd=folder, capture_output=True, text=True, timeout=LONGEST, check=False)
        if done.returncode:
            return None, f"{PEER}: {package} could not be fetched (no network?)"
        stamp.write_text(package, "utf-8")
    return folder, ""


async def play_round(tables: int, seconds: int, games: list[Played], peer: Path | None, python: list[str]) -> Figures:
    """Everybody once, one after the other."""
    found: Figures = {}
    PLACE.mkdir(parents=True, exist_ok=True)
    # On the disk of the checkout: some systems keep their folder for such things in memory, where nothing is durable.
    with tempfile.TemporaryDirectory(dir=PLACE, prefix="server-") as place:
        for name in (OURS, ECHO, PEER):
            folder = Path(place) / name
            folder.mkdir()
            if name == OURS:
                contender = ourselves(folder, games, tables, WARM_UP + seconds, python)
            elif name == ECHO:
                contender = the_echo(folder, tables)
            elif peer is not None:
                contender = the_peer(folder, peer, tables)
            else:
                continue
            async with contender as (sat, process):
                gc.collect()
                gc.freeze()
                found[name] = await put_under_load(sat, process, seconds)
    return found


async def run(words: argparse.Namespace) -> int:
    """All rounds, then what came out."""
    peer, missing = fetch_peer()
    say("playing the games whose moves are sent ...")
    games = play_games(words.game)
    PLACE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=PLACE, prefix="sizes-") as place:
        sizes = await sizes_of(Path(place), games)
    python = [sys.executable, *(["-m", "cProfile", "-o", words.profile] if words.profile else [])]
    summaries: list[Figures] = []
    budgets = []
    for tables in words.tables:
        rounds = []
        for number in range(words.rounds):
            say(f"{tables} tables, round {number + 1} of {words.rounds} ...")
            command = [*python, "-m", "roundhouse.cli.main"]
            rounds.append(await play_round(tables, words.seconds, games, peer, command))
        summaries.append(sum_up(rounds, sizes))
        budgets += budgets_of(summaries[-1], judged=tables == max(words.tables))
    missed = [missing] if missing else []
    if words.json:
        kept = [budget.to_json() for budget in budgets]
        print(json.dumps({"game": words.game, "runs": summaries, "missing": missed, "budgets": kept}, indent=1))
    else:
        print(show(summaries, budgets, missed))
    return 0 if all(budget.kept for budget in budgets) else 1


def main() -> int:
    """Read the words."""
    reading = argparse.ArgumentParser(prog="python bench/server", description=(__doc__ or "").partition("\n")[0])
    reading.add_argument("--game", default=game_ids()[0], help="which game is played on our side")
    reading.add_argument("--tables", type=int, nargs="+", default=[50, 200])
    reading.add_argument("--seconds", type=int, default=8, help="how long each is measured, after a warm-up")
    reading.add_argument("--rounds", type=int, default=3)
    reading.add_argument("--json", action="store_true")
    reading.add_argument("--profile", default="", metavar="FILE", help="profile our service into a file of cProfile")
    return asyncio.run(run(reading.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
