"""Runs the checks: `./test`. Started by `tools/setup.py` inside the environment it made.

    ./test                    everything once
    ./test --quick            the same without the slow tests: before every commit
    ./test --soak [PART...]   the long runs with their full figures (`./test --soak --list`)
    ./test PATH               only these tests; so does `./test -k WORD`
    ./test -- ARGS            anything else for pytest

Every step runs, even after a red one; the end says which were red and how long each took.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
FOLDERS = [name for name in ("src", "tests", "tools", "bench") if (ROOT / name).is_dir()]

QUICK = "not slow and not soak"
ALL = "not soak"
MOST_LINES = 60


@dataclass(frozen=True)
class Step:
    """One check: a name people know and the command that does it."""

    name: str
    command: list[str]


@dataclass(frozen=True)
class Result:
    """How a step ended."""

    step: Step
    code: int
    seconds: float
    output: str


STATIC = [
    # The slowest first: two run at a time. The web client is built and checked by its own tools;
    # a browser is looked for here once, so that the tests find it at once, or its lack is said plainly.
    Step("basedpyright", [str(BIN / "basedpyright"), "--warnings", *FOLDERS]),
    Step("mypy", [str(BIN / "mypy"), *FOLDERS]),
    Step("web client", [sys.executable, str(ROOT / "tools" / "setup.py"), "client", "--check"]),
    Step("browser", [sys.executable, str(ROOT / "tools" / "browser.py")]),
    Step("layers", [str(BIN / "lint-imports"), "--no-logo"]),
    Step("lint", [str(BIN / "ruff"), "check", "--output-format=concise", *FOLDERS]),
    Step("format", [str(BIN / "ruff"), "format", "--check", "--output-format=concise", *FOLDERS]),
]


def tests(marks: str) -> Step:
    """The tests of a tier, on as many cores as there are."""
    command = [sys.executable, "-m", "pytest", "-m", marks, "--durations=5", "--durations-min=2"]
    if (os.cpu_count() or 1) > 1:
        command += ["-n", "auto", "--dist", "worksteal"]
    return Step("tests", command)


def run(step: Step, *, shown: bool = False) -> Result:
    """Run one step; what it prints is kept, or shown as it comes."""
    began = time.monotonic()
    done = subprocess.run(
        step.command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=None if shown else subprocess.PIPE,
        stderr=None if shown else subprocess.STDOUT,
        text=True,
        check=False,
    )
    return Result(step, done.returncode, time.monotonic() - began, done.stdout or "")


def run_all(marks: str) -> int:
    """Every check of a tier; 0 if all are green."""
    began = time.monotonic()
    print(f"Checking {', '.join(FOLDERS)} ...", flush=True)
    results: list[Result] = []
    with ThreadPoolExecutor(max_workers=2) as two:
        waiting: list[Future[Result]] = [two.submit(run, step) for step in STATIC]
        for future in waiting:
            result = future.result()
            results.append(result)
            print(line_about(result), flush=True)
            if result.code:
                print(shortened(result.output), flush=True)
    last = run(tests(marks), shown=True)
    results.append(last)
    print("\n" + "\n".join(line_about(result) for result in results))
    red = [result.step.name for result in results if result.code]
    verdict = f"RED: {', '.join(red)}" if red else "All green"
    print(f"{verdict} ({time.monotonic() - began:.0f} s)", flush=True)
    return 1 if red else 0


def line_about(result: Result) -> str:
    """Name, verdict and time of a step."""
    return f"  {result.step.name:<14}{'RED' if result.code else 'ok':<5}{result.seconds:6.1f} s"


def shortened(output: str) -> str:
    """What a red step said, as much as one can read."""
    lines = output.rstrip().splitlines()
    cut = [*lines[:MOST_LINES], f"... and {len(lines) - MOST_LINES} more lines"]
    return "\n".join("    " + line for line in (cut if len(lines) > MOST_LINES else lines))


def run_some(words: list[str]) -> int:
    """Only pytest, with the caller's words."""
    return run(Step("tests", [sys.executable, "-m", "pytest", *map(from_here, words)]), shown=True).code


def from_here(word: str) -> str:
    """A path (with or without ::test) is meant from where the caller stands, not from the root."""
    path, colons, inside = word.partition("::")
    return f"{Path(path).resolve()}{colons}{inside}" if path and Path(path).exists() else word


def main(words: list[str]) -> int:
    """Choose the tier."""
    # Programs of the environment find each other, whatever the caller's PATH says.
    os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    match words:
        case []:
            return run_all(ALL)
        case ["--quick"]:
            return run_all(QUICK)
        case ["--soak", *parts]:
            return subprocess.run([sys.executable, ROOT / "tools" / "soak.py", *parts], check=False).returncode
        case ["--help" | "-h"]:
            print(__doc__)
            return 0
        case ["--", *rest]:
            return run_some(rest)
        case _:
            return run_some(words)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(130)
