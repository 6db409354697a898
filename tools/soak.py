"""The long runs: `./test --soak [PART...]`. Their figures are quoted when an issue is closed.

    ./test --soak               every part, one after the other
    ./test --soak simulate      only this part
    ./test --soak --list        the parts and what they show
    ./test --soak --fresh ...   forget what was done before

What is done is kept in `build/soak/PART.json`, with its results; a run that was interrupted goes
on where it was, as long as the code is the same. Progress goes to stderr, results go to stdout as JSON.

A new part is a function that yields its runs, and a line in PARTS.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "soak"
COMMAND = [sys.executable, str(Path(sys.executable).with_name("roundhouse"))]
QUICKLY = ["--jobs", str(os.cpu_count() or 1), "--json"]

Json = object
Judge = Callable[[int, str, float], tuple[bool, Json]]
"""From exit code, stdout and seconds: whether it is as it must be, and what to write down."""


@dataclass(frozen=True)
class Run:
    """One command of a part, under a name that stays the same from start to start."""

    name: str
    command: list[str]
    judge: Judge


@dataclass(frozen=True)
class Part:
    """Some runs that belong together."""

    name: str
    shows: str
    runs: Callable[[], Iterator[Run]]


def plan(table: str) -> list[dict[str, object]]:
    """The entries of one table of `soak.toml`."""
    entries = tomllib.loads((ROOT / "tools" / "soak.toml").read_text("utf-8")).get(table, [])
    return [dict(entry) for entry in entries]


def by_exit_code(code: int, out: str, _: float) -> tuple[bool, Json]:
    """A command that judges by itself and prints its figures."""
    return code == 0, json.loads(out or "{}")


# --- the parts ----------------------------------------------------------------------------


def tables_of(entry: dict[str, object]) -> Iterator[list[str]]:
    """The words of `roundhouse simulate` for each table of an entry."""
    tables = entry["tables"]
    assert isinstance(tables, list)
    for table in tables:
        options = {str(key): str(value) for key, value in table.items()}
        words = ["simulate", str(entry["game"]), "--seats", options.pop("seats")]
        words += ["--games", str(entry["games"]), "--seed", str(entry["seed"]), "--bot", str(entry["bot"])]
        for key, value in options.items():
            words += ["--option", f"{key}={value}"]
        yield words


def simulate() -> Iterator[Run]:
    """Random games of every kind of table."""
    for entry in plan("simulate"):
        games = int(str(entry["games"]))

        def judge(code: int, out: str, _: float, games: int = games) -> tuple[bool, Json]:
            figures = json.loads(out or "{}")
            counted = [figures.get(key) for key in ("crashed", "stuck", "finished")]
            return code == 0 and counted == [0, 0, games], figures

        for words in tables_of(entry):
            yield Run(" ".join(words), [*COMMAND, *words, *QUICKLY], judge)


def wins() -> Iterator[Run]:
    """Bots that have to win so often."""
    for entry in plan("wins"):
        rate = float(str(entry["rate"]))

        def judge(code: int, out: str, _: float, rate: float = rate) -> tuple[bool, Json]:
            figures = json.loads(out or "{}")
            return code == 0 and figures.get("win_rate", 0.0) >= rate, figures

        for words in tables_of(entry):
            yield Run(" ".join(words), [*COMMAND, *words, *QUICKLY], judge)


def bench() -> Iterator[Run]:
    """The budgets, beside peers and the compiled build. One thing at a time: it measures."""
    for entry in plan("bench"):
        words = ["bench", "--compare", "--seconds", str(entry["seconds"]), "--rounds", str(entry["rounds"]), "--json"]
        yield Run(" ".join(words), [*COMMAND, *words], by_exit_code)
    for entry in plan("bench_server"):
        tables = [str(number) for number in (entry["tables"] if isinstance(entry["tables"], list) else [])]
        words = ["--seconds", str(entry["seconds"]), "--rounds", str(entry["rounds"]), "--json", "--tables", *tables]
        yield Run(
            " ".join(["bench/server", *words]), [sys.executable, str(ROOT / "bench" / "server"), *words], by_exit_code
        )


def lighthouse() -> Iterator[Run]:
    """Every page in a browser, measured."""
    for entry in plan("lighthouse"):
        words = ["--rounds", str(entry["rounds"]), "--json"]
        yield Run(
            f"lighthouse {words[1]}", [sys.executable, str(ROOT / "tools" / "lighthouse.py"), *words], by_exit_code
        )


def check() -> Iterator[Run]:
    """The conformance suite at its full length."""
    for entry in plan("check"):
        words = ["check", str(entry["game"]), "--games", str(entry["games"])]
        limit = 60 * float(str(entry["minutes"]))

        def judge(code: int, out: str, seconds: float, limit: float = limit) -> tuple[bool, Json]:
            return code == 0 and seconds <= limit, {"limit": limit, "report": json.loads(out or "{}")}

        yield Run(" ".join(words), [*COMMAND, *words, *QUICKLY], judge)


def tests() -> Iterator[Run]:
    """The tests that are too long for every day."""

    def judge(code: int, out: str, _: float) -> tuple[bool, Json]:
        nothing_marked = 5
        return code in {0, nothing_marked}, out.strip().splitlines()[-1:]

    yield Run("pytest -m soak", [sys.executable, "-m", "pytest", "-q", "-m", "soak", "--timeout=7200"], judge)


PARTS = [
    Part("simulate", "random games of every kind of table: none crashes, none gets stuck, all end", simulate),
    Part("check", "the conformance suite at its full length and within its time", check),
    Part("wins", "bots win as often as is promised", wins),
    Part("bench", "the budgets are kept, beside peers and compiled", bench),
    Part("lighthouse", "every page reaches what Lighthouse asks, on a desktop and on a phone", lighthouse),
    Part("tests", "the tests marked `soak`", tests),
]


# --- running, remembering -----------------------------------------------------------------


def code_digest() -> str:
    """What the code is: results of other code do not count."""
    files = sorted([*(ROOT / "src").rglob("*"), ROOT / "tools" / "soak.toml"])
    total = hashlib.sha256()
    for file in files:
        if file.is_file() and file.suffix in {".py", ".toml", ".ftl"}:
            total.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def remembered(part: Part, code: str, *, fresh: bool) -> dict[str, dict[str, Json]]:
    """The runs of this part that are done and green."""
    try:
        kept = json.loads((KEPT / f"{part.name}.json").read_text("utf-8"))
        runs: dict[str, dict[str, Json]] = kept["runs"]
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    if fresh or kept.get("code") != code:
        return {}
    return {name: result for name, result in runs.items() if result.get("ok") is True}


def remember(part: Part, code: str, runs: dict[str, dict[str, Json]]) -> None:
    """Write down what is done: whole or not at all."""
    KEPT.mkdir(parents=True, exist_ok=True)
    place = KEPT / f"{part.name}.json"
    draft = place.with_suffix(".new")
    draft.write_text(json.dumps({"code": code, "runs": runs}, indent=1, ensure_ascii=False), "utf-8")
    draft.replace(place)


def do_part(part: Part, *, fresh: bool) -> dict[str, dict[str, Json]]:
    """All runs of a part; those that are done are not done again."""
    code = code_digest()
    done = remembered(part, code, fresh=fresh)
    runs = list(part.runs())
    for number, run in enumerate(runs, 1):
        head = f"[{part.name} {number}/{len(runs)}] {run.name}"
        if run.name in done:
            say(f"{head}: done before")
            continue
        say(f"{head} ...")
        began = time.monotonic()
        ended = subprocess.run(run.command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
        seconds = time.monotonic() - began
        try:
            ok, figures = run.judge(ended.returncode, ended.stdout, seconds)
        except ValueError:  # no JSON came
            ok, figures = False, ended.stdout[-2000:]
        done[run.name] = {"ok": ok, "seconds": round(seconds, 1), "figures": figures}
        remember(part, code, done)
        say(f"{head}: {'ok' if ok else 'RED'}, {seconds:.0f} s")
    return done


def say(text: str) -> None:
    """Progress."""
    print(text, file=sys.stderr, flush=True)


def main(words: list[str]) -> int:
    """Choose the parts and run them."""
    if "--list" in words:
        for part in PARTS:
            print(f"{part.name:<12}{part.shows}")
        return 0
    fresh = "--fresh" in words
    asked = [word for word in words if word != "--fresh"]
    unknown = set(asked) - {part.name for part in PARTS}
    if unknown:
        names = ", ".join(part.name for part in PARTS)
        say(f"No such part: {', '.join(sorted(unknown))}. There are: {names}.")
        return 2
    results = {part.name: do_part(part, fresh=fresh) for part in PARTS if not asked or part.name in asked}
    print(json.dumps(results, indent=1, ensure_ascii=False))
    red = [name for runs in results.values() for name, result in runs.items() if not result["ok"]]
    say(f"RED: {'; '.join(red)}" if red else "All green")
    return 1 if red else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("\nStopped; what is done is kept.")
        sys.exit(130)
