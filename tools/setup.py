"""Sets Roundhouse up and runs it: the one file behind `./play`, `./test` and `just lock`.

    python tools/setup.py play [ARGS...]     the `roundhouse` command, after set-up
    python tools/setup.py test [OPTIONS]     the checks, after set-up (see `./test --help`)
    python tools/setup.py lock [--upgrade]   renew the lists of pinned packages
    python tools/setup.py client [--check]   build the web client if need be, and run its checks
    python tools/setup.py browser            what the tests' browser may need from npm
    python tools/setup.py lighthouse         what measures the pages, from npm
    python tools/setup.py only               set up for development, run nothing

Needs nothing but Python 3.11. Everything lands in `.venv`; delete that folder to begin anew.
What is installed stands, with hashes, in `requirements/run.txt` (for playing) and
`requirements/dev.txt` (the same and the checkers). A stamp in `.venv` remembers what is there,
so that the second start costs nothing and needs no network. The web client is built when somebody
may see it, from `web/`: that is `tools/web.py`.

All words about set-up go to stderr; stdout belongs to the job.
"""

from __future__ import annotations

import ast
import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import web
from tools.steps import (
    BIN,
    PYTHON,
    ROOT,
    VENV,
    SetupError,
    digest_of,
    read_notes,
    runs,
    say,
    try_command,
    write_notes,
)

STAMP = VENV / "roundhouse-stamp.json"
LOCKS = {"run": ROOT / "requirements" / "run.txt", "dev": ROOT / "requirements" / "dev.txt"}

# pip's settings and what uv calls them, so that a mirror set up for one serves the other.
PIP_TO_UV = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
}

BESIDE = ("UV_INDEX", "UV_FIND_LINKS", "UV_INDEX_STRATEGY")

# --- set-up -------------------------------------------------------------------------------


def wanted_stamp(level: str) -> dict[str, str]:
    """What the stamp says when nothing is to be done."""
    return {
        "level": level,
        "packages": digest_of(LOCKS[level]),
        "project": digest_of(ROOT / "pyproject.toml"),
        "place": str(ROOT),  # an environment that was moved does not find the project
    }


@contextlib.contextmanager
def alone() -> Generator[None]:
    """One set-up at a time in this checkout: others wait."""
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:
        yield
        return
    with Path(__file__).open("rb") as gate:
        try:
            fcntl.flock(gate, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Waiting for another set-up of this checkout ...")
            fcntl.flock(gate, fcntl.LOCK_EX)
        yield


def set_up(level: str) -> None:
    """Bring `.venv` to what the lock file says. An environment for checks stays one."""
    if is_ready(level):
        return
    with alone():
        if is_ready(level):
            return
        found = read_notes(STAMP)
        if found.get("level") == "dev":
            level = "dev"
        began = time.monotonic()
        STAMP.unlink(missing_ok=True)
        uv = find_uv(fresh=found.get("place", str(ROOT)) != str(ROOT))
        wanted = wanted_stamp(level)
        if found.get("packages") != wanted["packages"] or found.get("place") != str(ROOT):
            install_packages(uv, LOCKS[level])
        install_project(uv)
        write_notes(STAMP, wanted)
        say(f"Set up in {time.monotonic() - began:.0f} s, in .venv. The next start needs none of this.")


def is_ready(level: str) -> bool:
    """Whether what is there is enough for this job."""
    found = read_notes(STAMP)
    return (
        found in ([wanted_stamp("run"), wanted_stamp("dev")] if level == "run" else [wanted_stamp("dev")])
        and PYTHON.exists()
    )


def find_uv(*, fresh: bool) -> Path:
    """Make `.venv` if need be and return the installer in it, or the system's."""
    if fresh or (VENV.exists() and not runs(PYTHON)):
        say("The environment in .venv does not work any more; making a new one.")
        shutil.rmtree(VENV, ignore_errors=True)
    own = BIN / ("uv.exe" if os.name == "nt" else "uv")
    if runs(PYTHON) and runs(own):
        return own
    say(f"Setting up Roundhouse in .venv (Python {sys.version.split()[0]}) ...")
    systems = shutil.which("uv")
    if not runs(PYTHON):
        make_environment(Path(systems) if systems else None)
    say("Fetching the installer (uv) ...")
    if try_command([PYTHON, "-m", "pip", "--version"], quiet=True):
        pip: list[str | Path] = [PYTHON, "-m", "pip"]
    elif try_command([sys.executable, "-m", "pip", "--python", PYTHON, "--version"], quiet=True):
        pip = [sys.executable, "-m", "pip", "--python", PYTHON]
    elif systems:
        return Path(systems)
    else:
        shutil.rmtree(VENV, ignore_errors=True)  # the next try begins anew, with what was installed meanwhile
        raise SetupError(
            "this Python has neither pip nor the parts that bring it (ensurepip), and there is no uv.",
            "install one of them - on Debian or Ubuntu: `apt install python3-venv`; "
            "elsewhere uv or a Python from python.org - and start again.",
        )
    lines = uv_lines()
    listed = VENV / "uv.txt"
    listed.write_text(lines, "utf-8")
    command = [*pip, "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", listed]
    if try_command(command):
        return own
    if systems:
        return Path(systems)
    raise SetupError("the installer could not be fetched (see above).", network_hint())


def make_environment(systems_uv: Path | None) -> None:
    """An empty environment, by the standard library or by a uv that is there."""
    if try_command([sys.executable, "-m", "venv", "--clear", VENV], quiet=True):
        return
    # Debian splits ensurepip off: an environment without pip can still be made, and pip or uv
    # may work on it from outside.
    shutil.rmtree(VENV, ignore_errors=True)
    if try_command([sys.executable, "-m", "venv", "--clear", "--without-pip", VENV], quiet=True):
        return
    if systems_uv and try_command([systems_uv, "venv", "--python", sys.executable, VENV]):
        return
    raise SetupError(
        f"no environment could be made in {VENV}.",
        "see that the folder can be written and the disk has room (300 MB); "
        "on Debian or Ubuntu `apt install python3-venv` brings what is missing.",
    )


def uv_lines() -> str:
    """The installer's own entry of the lock file, hashes and all."""
    kept: list[str] = []
    for line in LOCKS["run"].read_text("utf-8").splitlines():
        starts = line.startswith("uv==")
        if starts or (kept and line.startswith(" ")):
            kept.append(line)
        elif kept:
            break
    return "\n".join(kept) + "\n"


def install_packages(uv: Path, lock: Path) -> None:
    """Exactly what the lock file names, every file checked against its hash; compiled now, not at each start."""
    say(f"Installing the packages of {lock.relative_to(ROOT)} ...")
    command: list[str | Path] = [uv, "pip", "sync", "--python", PYTHON, "--compile-bytecode", "--require-hashes", lock]
    if not try_command(command, more=index_settings()):
        raise SetupError("the packages could not be installed (see above).", network_hint())


def install_project(uv: Path) -> None:
    """The project itself, so that its command and its games are found."""
    command: list[str | Path] = [
        uv,
        "pip",
        "install",
        "--python",
        PYTHON,
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
    ]
    if not try_command([*command, "--offline", "--editable", ROOT]):
        raise SetupError("the project could not be installed (see above).", "delete .venv and start again.")


def index_settings() -> dict[str, str]:
    """Where this machine's pip looks for packages, said in uv's words. What is set for uv wins."""
    pips: list[list[str | Path]] = [[PYTHON, "-m", "pip"], [sys.executable, "-m", "pip"]]
    for pip in pips:
        asked = subprocess.run([*pip, "config", "list"], capture_output=True, text=True, check=False)
        if asked.returncode == 0:
            break
    else:
        return {}
    settings: dict[str, str] = {}
    # The environment's lines come first in the list and win, as they do for pip.
    for line in asked.stdout.splitlines():
        key, _, value = line.partition("=")
        name = PIP_TO_UV.get(key.rpartition(".")[2].lower())
        with contextlib.suppress(ValueError, SyntaxError):
            if name and name not in os.environ and name not in settings:
                settings[name] = " ".join(str(ast.literal_eval(value)).split())
    if "UV_INDEX" in settings:
        # pip takes the best of all places; every file is checked by hash, so that is safe.
        settings.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")
    return settings


def add_packages(lock: Path) -> None:
    """The packages of a further lock file, beside those that are there."""
    command: list[str | Path] = [find_uv(fresh=False), "pip", "install", "--python", PYTHON, "--quiet"]
    if not try_command([*command, "--require-hashes", "-r", lock], more=index_settings()):
        raise SetupError(f"the packages of {lock.name} could not be installed (see above).", network_hint())


def set_up_client() -> None:
    """Build the web client, unless what is built is what `web/` says."""
    if web.is_built():
        return
    with alone():
        if not web.is_built():
            began = time.monotonic()
            web.build(add_packages)
            say(f"Web client built in {time.monotonic() - began:.0f} s. It is built again when web/ changes.")


def shows_client(words: Sequence[str]) -> bool:
    """Whether `roundhouse WORDS` may open a page: alone it does, and as a service."""
    return not words or words[0] == "serve"


def renew_locks(options: Sequence[str]) -> None:
    """Pin anew what `pyproject.toml` and the npm packages ask for. No line may name an address: a test looks."""
    uv = find_uv(fresh=False)
    common: list[str | Path] = [uv, "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    common += ["--generate-hashes", "--no-header", "--annotation-style", "line", *options]
    asked = {
        "run": ["pyproject.toml", "--group", "build"],
        "dev": [
            "pyproject.toml",
            "--group",
            "build",
            "--group",
            "dev",
            "--constraints",
            "requirements/run.txt",
        ],
        # One file for both would bring a second Node to everybody who has one.
        "node": ["--group", "pyproject.toml:node", "--constraints", "requirements/dev.txt"],
    }
    # What a machine has beside its index knows the hashes of its own files alone; the lists are for all machines.
    places = {name: value for name, value in index_settings().items() if name not in BESIDE}
    os.chdir(ROOT)  # the lines say where each package comes from: relative paths only
    for level, words in asked.items():
        place = Path("requirements", f"{level}.txt")
        say(f"Renewing {place} ...")
        if not try_command([*common, *words, "--output-file", place], more=places):
            raise SetupError(f"{place} could not be renewed (see above).", network_hint())
    for package in (web.WEB, web.CARRIED, web.LIGHTHOUSE):
        web.renew_lock(add_packages, package, upgrade="--upgrade" in options)


def network_hint() -> str:
    """What to do when fetching failed."""
    return (
        "see that this machine reaches a Python package index (a mirror is taken from pip's settings "
        "or from UV_DEFAULT_INDEX, a proxy from HTTPS_PROXY) and start again; what was fetched is kept."
    )


# --- commands -----------------------------------------------------------------------------


def become(command: Sequence[str | Path]) -> NoReturn:
    """Hand this process over, so that signals and the exit code are the command's own."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":
        sys.exit(subprocess.run(words, check=False).returncode)
    os.execv(words[0], words)  # noqa: S606 - that is the point


def main(words: list[str]) -> int:
    """Set up, then do the job the first word names."""
    job, rest = (words[0], words[1:]) if words else ("", [])
    if job == "play":
        set_up("run")
        if shows_client(rest):
            set_up_client()
        become([PYTHON, BIN / "roundhouse", *rest])
    if job == "test":
        set_up("dev")
        become([PYTHON, ROOT / "tools" / "checks.py", *rest])
    if job == "client":
        set_up("run")
        set_up_client()
        return web.check(add_packages) if "--check" in rest else 0
    if job in {"browser", "lighthouse"}:
        with alone():
            web.install_packages(web.find_node(add_packages), web.CARRIED if job == "browser" else web.LIGHTHOUSE)
        return 0
    if job == "lock":
        set_up("run")
        renew_locks(rest)
        return 0
    if job == "only":
        set_up("dev")
        return 0
    say(__doc__ or "")
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as error:
        say(f"\nRoundhouse could not be set up: {error}\nNext step: {error.next_step}")
        sys.exit(3)
    except KeyboardInterrupt:
        say("\nStopped. Nothing is broken; start again to go on.")
        sys.exit(130)
