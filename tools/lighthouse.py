"""Lighthouse on the pages, as the design asks: `just lighthouse`, or one page: `just lighthouse table`.

    python tools/lighthouse.py [--rounds N] [--json] [PAGE...]

Each page is opened in a real browser from a service of its own, N times (3) as on a desktop and as on a phone; what
counts is the median. Performance, accessibility and best practices must reach 95 on a desktop, accessibility and
best practices on a phone too. The reports are in `build/lighthouse`.

Needs the environment of `./test`; Lighthouse itself is fetched on first use (`tools/lighthouse/package.json`).
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page, sync_playwright

from tools import browser as browsers
from tools import web
from tools.service import free_port, serving
from tools.steps import ROOT, SetupError, say

PLACE = ROOT / "build" / "lighthouse"
PROGRAM = web.LIGHTHOUSE / "node_modules" / "lighthouse" / "cli" / "index.js"
LEAST = 95
LONGEST = 180
"""Seconds for one measurement, on a busy machine too."""

QUALITY = ("accessibility", "best-practices")
PRESETS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "desktop": (("performance", *QUALITY), ("--preset=desktop",)),
    "mobile": (QUALITY, ()),
}

Scores = dict[str, float]

NEW_TABLE = """async () => {
  const send = (path, body) => fetch(path, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await send("/api/guests", {name: "Ada", lang: "en"});
  const [game] = await fetch("/api/games").then((answer) => answer.json());
  const seats = [{kind: "you"}];
  while (seats.length < Math.max(2, game.seats[0])) seats.push({kind: "bot", bot: game.bots[0]});
  return (await send("/api/tables", {game: game.id, seats, pace: "instant"})).id;
}"""


def find_home(page: Page) -> str:
    """The home page of somebody new."""
    return page.url


def find_table(page: Page) -> str:
    """A table with a bot, somebody is asked."""
    return f"{page.url}table/{page.evaluate(NEW_TABLE)}"


def find_home_again(page: Page) -> str:
    """The home page of somebody who has a table."""
    page.evaluate(NEW_TABLE)
    return page.url


PAGES: dict[str, Callable[[Page], str]] = {"home": find_home, "home-again": find_home_again, "table": find_table}
"""Each page: how to get there from the home page. A new page is a line here."""


@contextlib.contextmanager
def browsing(program: Path, around: dict[str, str]) -> Generator[int]:
    """A browser that Lighthouse can drive: the port it listens on."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="roundhouse-lighthouse-", ignore_cleanup_errors=True) as profile:
        words: list[str | Path] = [program, *browsers.FLAGS, "--headless=new", f"--remote-debugging-port={port}"]
        running = subprocess.Popen(
            [*words, f"--user-data-dir={profile}", "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **around},
        )
        try:
            yield port
        finally:
            running.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                running.wait(10)
            running.kill()
            running.wait()


def wait_for(port: int, found: browsers.Found) -> None:
    """Until the browser listens."""
    began = time.monotonic()
    while True:
        with socket.socket() as asking:
            if asking.connect_ex(("127.0.0.1", port)) == 0:
                return
        if time.monotonic() - began > browsers.START / 1000:
            raise SetupError(f"{found.program} cannot be driven.", browsers.NEXT_STEP)
        time.sleep(0.1)


def connect(port: int, found: browsers.Found, address: str, go: Callable[[Page], str]) -> str:
    """Open the home page in that browser and find the way; the address that is measured."""
    wait_for(port, found)
    with sync_playwright() as playwright:
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}", timeout=browsers.START)
        page = browser.contexts[0].new_page()
        page.goto(address, timeout=browsers.START)
        target = go(page)
        page.close()
        browser.close()
        return target


def measure(node: str, port: int, address: str, preset: str, report: Path) -> Scores:
    """One run of Lighthouse: the score of each category, of 100."""
    categories, words = PRESETS[preset]
    command: list[str | Path] = [
        "node", PROGRAM, address, f"--port={port}", "--disable-storage-reset", "--quiet", "--output=json",
        f"--output-path={report}", f"--only-categories={','.join(categories)}", *words,
    ]  # fmt: skip
    done = subprocess.run(
        command, env=web.with_node(node), capture_output=True, text=True, timeout=LONGEST, check=False
    )
    if done.returncode:
        raise SetupError(f"Lighthouse failed on {address}: {done.stderr[-1000:]}", "see the words above.")
    said = json.loads(report.read_text("utf-8"))
    return {name: 100 * (said["categories"][name]["score"] or 0) for name in categories}


def list_losses(report: Path) -> list[str]:
    """What cost points in a run, most of all first."""
    said = json.loads(report.read_text("utf-8"))
    lost: list[tuple[float, str]] = []
    for category in said["categories"].values():
        for part in category["auditRefs"]:
            audit = said["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 1:
                shown = audit.get("displayValue", "")
                lost.append((part["weight"] * (1 - audit["score"]), f"{audit['title']} {shown}".strip()))
    return [words for _, words in sorted(lost, reverse=True)]


def measure_page(name: str, rounds: int, node: str, found: browsers.Found) -> dict[str, Scores]:
    """All runs of a page: the medians by preset."""
    medians: dict[str, Scores] = {}
    for preset in PRESETS:
        runs: list[Scores] = []
        for number in range(rounds):
            report = PLACE / f"{name}-{preset}-{number + 1}.json"
            with (
                tempfile.TemporaryDirectory(prefix="roundhouse-lighthouse-") as data,
                serving(Path(data)) as service,
                browsing(found.program, found.around) as port,
            ):
                address = connect(port, found, f"{service.address}/", PAGES[name])
                runs.append(measure(node, port, address, preset, report))
            say(f"{name}, {preset}, {number + 1} of {rounds}: {show(runs[-1])}")
            for words in list_losses(report):
                say(f"    {words}")
        medians[preset] = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
    return medians


def show(scores: Scores) -> str:
    """Scores on one line."""
    return ", ".join(f"{name} {score:.0f}" for name, score in scores.items())


def list_broken(medians: dict[str, dict[str, Scores]]) -> list[str]:
    """What stays below the line."""
    return [
        f"{page}, {preset}: {name} {score:.0f}, at least {LEAST}"
        for page, presets in medians.items()
        for preset, scores in presets.items()
        for name, score in scores.items()
        if score < LEAST
    ]


def run(pages: list[str], rounds: int, *, as_json: bool) -> int:
    """Measure, show, judge."""
    setup: list[str | Path] = [sys.executable, ROOT / "tools" / "setup.py"]
    for word in ("client", "lighthouse"):
        if subprocess.run([*setup, word], stdout=sys.stderr, check=False).returncode:
            raise SetupError("what is measured with could not be set up (see above).", "see the words above.")
    PLACE.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        found = browsers.find(playwright)
    node = web.node_folder() or ""
    medians = {name: measure_page(name, rounds, node, found) for name in pages}
    broken = list_broken(medians)
    if as_json:
        print(json.dumps({"rounds": rounds, "medians": medians, "broken": broken}, indent=1))
    else:
        for name, presets in medians.items():
            for preset, scores in presets.items():
                print(f"{name:<12}{preset:<9}{show(scores)}")
        print("\n".join(f"BROKEN {words}" for words in broken) or f"All at {LEAST} or more.")
    return 1 if broken else 0


def main(words: list[str]) -> int:
    """Read the words."""
    reading = argparse.ArgumentParser(prog="just lighthouse", description=(__doc__ or "").partition("\n")[0])
    reading.add_argument("pages", nargs="*", metavar="PAGE", help=f"of {', '.join(PAGES)}")
    reading.add_argument("--rounds", type=int, default=3)
    reading.add_argument("--json", action="store_true")
    asked = reading.parse_args(words)
    unknown = set(asked.pages) - set(PAGES)
    if unknown:
        say(f"No such page: {', '.join(sorted(unknown))}. There are: {', '.join(PAGES)}.")
        return 2
    try:
        return run(asked.pages or list(PAGES), asked.rounds, as_json=asked.json)
    except SetupError as error:
        say(f"{error}\nNext step: {error.next_step}")
        return 3


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
