"""A browser for tests and pictures: finds one that really starts and renders.

    python tools/browser.py        says which one, and why not the others

Looked for in this order: what ROUNDHOUSE_BROWSER names, Playwright's own, the system's, and one that an npm
package carries (`tools/chromium/package.json`; for Linux on x86-64, it brings the libraries and a font it needs, so
that a bare system will do). Each is tried: it must start and render a page in time. What was found stands in
`build/browser/found.json` and is tried again when it goes.

Needs the environment of `./test`.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

from tools.steps import PYTHON, ROOT, SetupError, digest_of, read_notes, say, write_notes
from tools.web import CARRIED, node_folder, with_node

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--font-render-hinting=none",
)
PLACE = ROOT / "build" / "browser"
FOUND = PLACE / "found.json"
UNPACKED = PLACE / "chromium"
SYSTEMS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "msedge",
    "chrome",
)
USUAL = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
START = 30_000
"""Milliseconds a browser has to start in, on a busy machine too."""
RENDER = 15_000

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir>{}</cachedir></fontconfig>
"""

UNPACK = """
import {createReadStream, createWriteStream} from "node:fs";
import {createBrotliDecompress} from "node:zlib";
import {pipeline} from "node:stream/promises";
const [from, to] = process.argv.slice(-2);
await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
"""


@dataclass(frozen=True)
class Found:
    """A browser: where it is and what it needs around it."""

    origin: str
    program: Path
    around: dict[str, str] = field(default_factory=dict[str, str])

    def launch(self, playwright: Playwright) -> Browser:
        """Start it without a window."""
        env: dict[str, str | float | bool] = {**os.environ, **self.around}
        return playwright.chromium.launch(
            executable_path=self.program, args=list(FLAGS), env=env, headless=True, timeout=START
        )


def fault_of(found: Found, playwright: Playwright) -> str:
    """Why this browser does not do; empty if it started and rendered."""
    if not found.program.is_file():
        return "not there"
    try:
        browser = found.launch(playwright)
    except Error as error:
        return first_line(error)
    try:
        page = browser.new_page()
        page.set_default_timeout(RENDER)
        page.goto("about:blank")
        page.set_content("<h1>Roundhouse</h1>")
        wide = page.evaluate(
            "document.createRange().getBoundingClientRect && document.querySelector('h1').offsetHeight"
        )
        if not wide or not page.screenshot(timeout=RENDER):
            return "started, but renders no text (no fonts?)"
    except Error as error:
        return first_line(error)
    finally:
        browser.close()
    return ""


def first_line(error: Error) -> str:
    """What an error says, as much as fits a line."""
    return next(iter(error.message.strip().splitlines()), "failed")[:160]


def candidates(playwright: Playwright) -> Iterator[Found]:
    """The browsers there may be, best first. The last one is only fetched when it is asked for."""
    named = os.environ.get("ROUNDHOUSE_BROWSER")
    if named:
        yield Found("ROUNDHOUSE_BROWSER", Path(shutil.which(named) or named))
    yield Found("Playwright's own", Path(playwright.chromium.executable_path))
    for shell in sorted(
        Path(playwright.chromium.executable_path).parents[2].glob("chromium_headless_shell-*/*/*shell*")
    ):
        if shell.is_file() and os.access(shell, os.X_OK):
            yield Found("Playwright's own", shell)
    for name in SYSTEMS:
        there = shutil.which(name)
        if there:
            yield Found("the system's", Path(there))
    for place in map(Path, USUAL):
        if place.is_file():
            yield Found("the system's", place)
    if sys.platform == "linux" and platform.machine() in {"x86_64", "amd64"}:
        yield carried()


def carried() -> Found:
    """The browser that the npm package carries, fetched and unpacked if need be."""
    wanted = {"package": digest_of(CARRIED / "package-lock.json")}
    stamp = UNPACKED / "unpacked.json"
    if read_notes(stamp) != wanted:
        say("No browser that does here: fetching one for the tests (70 MB) ...")
        setup: list[str | Path] = [PYTHON, ROOT / "tools" / "setup.py", "browser"]
        if subprocess.run(setup, check=False).returncode:
            raise SetupError("the browser for the tests could not be fetched (see above).", NEXT_STEP)
        unpack(CARRIED / "node_modules" / "@sparticuz" / "chromium" / "bin")
        write_notes(stamp, wanted)
    around = {"LD_LIBRARY_PATH": str(UNPACKED / "lib"), "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf")}
    return Found("carried by an npm package", UNPACKED / "chromium", around)


def unpack(archives: Path) -> None:
    """Lay the parts out as the browser wants them: the program, its libraries beside it, and a font."""
    shutil.rmtree(UNPACKED, ignore_errors=True)
    UNPACKED.mkdir(parents=True)
    node = node_folder()
    for name in ("chromium.br", "al2023.tar.br", "swiftshader.tar.br", "fonts.tar.br"):
        made = UNPACKED / name.removesuffix(".br")
        command: list[str | Path] = ["node", "--input-type=module", "-e", UNPACK, archives / name, made]
        subprocess.run(command, check=True, env=with_node(node or ""))
        if made.suffix == ".tar":
            with tarfile.open(made) as archive:
                for member in filter(tarfile.TarInfo.isfile, archive):
                    place, content = UNPACKED / member.name, archive.extractfile(member)
                    if content and place.resolve().is_relative_to(UNPACKED):
                        place.parent.mkdir(parents=True, exist_ok=True)
                        place.write_bytes(content.read())
            made.unlink()
    (UNPACKED / "chromium").chmod(0o755)
    (UNPACKED / "fonts.conf").write_text(FONTS.format(UNPACKED / "cache"), "utf-8")


NEXT_STEP = (
    "install Chromium or Chrome, or let Playwright fetch its own (.venv/bin/playwright install "
    "--with-deps chromium), or name one: ROUNDHOUSE_BROWSER=/path/to/chrome ./test"
)


def find(playwright: Playwright) -> Found:
    """The first browser that does."""
    before = read_notes(FOUND)
    asked = os.environ.get("ROUNDHOUSE_BROWSER", "")
    if before and before.get("asked") == asked and Path(before["program"]).is_file():
        return Found(before["origin"], Path(before["program"]), json.loads(before["around"]))
    tried: list[str] = []
    for found in candidates(playwright):
        fault = fault_of(found, playwright)
        if not fault:
            notes = {"origin": found.origin, "program": str(found.program), "asked": asked}
            write_notes(FOUND, {**notes, "around": json.dumps(found.around)})
            return found
        tried.append(f"  {found.origin}: {found.program}: {fault}")
        if found.origin == "ROUNDHOUSE_BROWSER":
            break  # whoever names one means that one
    raise SetupError("\n".join(["no browser here starts and renders a page:", *tried]), NEXT_STEP)


@contextmanager
def started() -> Generator[Browser]:
    """A browser that runs, for as long as it is needed."""
    with sync_playwright() as playwright:
        browser = find(playwright).launch(playwright)
        try:
            yield browser
        finally:
            browser.close()


def main() -> int:
    """Say which one it is, trying each anew."""
    FOUND.unlink(missing_ok=True)
    with sync_playwright() as playwright:
        try:
            found = find(playwright)
        except SetupError as error:
            say(f"{error}\nNext step: {error.next_step}")
            return 3
    print(f"{found.program} ({found.origin})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
