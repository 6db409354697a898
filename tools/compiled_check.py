"""Builds a compiled wheel into a second environment and runs conformance, probes and golden games there.

    python tools/compiled_check.py [--keep] [--only-build]

The tests are the same as for the interpreted build, and so are the digests they expect. It fails if a module
of the kernel or of the rules is not native there. The wheel lands in `build/compiled/dist`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
SECOND = BUILD / "venv"
STAMP = BUILD / "sources.sha256"
UV = Path(sys.executable).parent / "uv"
CLIENT = Path("src", "roundhouse", "server", "static")
SUITES = ("tests/conformance", "tests/probes", "tests/golden", "tests/rules")

PROVE_NATIVE = """
import importlib, sys
from importlib.machinery import EXTENSION_SUFFIXES
names = ["roundhouse.kernel.game", "roundhouse.kernel.state", *sys.argv[1:]]
for name in names:
    file = importlib.import_module(name).__file__ or ""
    print(name, file)
    if not file.endswith(tuple(EXTENSION_SUFFIXES)):
        raise SystemExit(f"{name} is not compiled: {file}")
"""


def say(text: str) -> None:
    """One line about where it stands."""
    print(f"[compiled] {text}", file=sys.stderr, flush=True)


def run(*words: str | Path, where: Path = ROOT, **more: str) -> None:
    """Run a program, with its output; stop with its code if it fails."""
    done = subprocess.run([str(word) for word in words], cwd=where, env={**os.environ, **more}, check=False)
    if done.returncode:
        say(f"failed ({done.returncode}): {' '.join(str(word) for word in words)}")
        raise SystemExit(done.returncode)


def find_compiler() -> dict[str, str]:
    """The C compiler to use: the system's, else the one that the package index carries."""
    if os.environ.get("CC") or any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        return {}
    say("no C compiler here: taking ziglang from the package index")
    run(UV, "pip", "install", "--quiet", "--python", sys.executable, "ziglang")
    return {"CC": f"{sys.executable} -m ziglang cc"}


def digest_of_sources() -> str:
    """What the wheel is built from, as one short text."""
    found = hashlib.sha256((ROOT / "setup.py").read_bytes())
    for file in sorted((ROOT / "src").rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and ".egg-info" not in str(file):
            found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def is_built() -> bool:
    """Whether the second environment holds what the sources say now."""
    return SECOND.is_dir() and STAMP.is_file() and STAMP.read_text("utf-8") == digest_of_sources()


def build() -> Path:
    """The compiled wheel, from a copy of the sources, so that the checkout stays clean."""
    source = BUILD / "source"
    shutil.rmtree(BUILD, ignore_errors=True)
    source.mkdir(parents=True)
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        file = ROOT / name
        if not file.is_file():
            continue
        if name.startswith("src/") or "/" not in name:
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, source / name)
    run(sys.executable, ROOT / "tools" / "setup.py", "client")
    shutil.copytree(ROOT / CLIENT, source / CLIENT)
    began = time.monotonic()
    command = (UV, "build", "--wheel", "--no-build-isolation", "--quiet", "--python", sys.executable)
    run(*command, "--out-dir", BUILD / "dist", where=source, ROUNDHOUSE_COMPILE="1", **find_compiler())
    wheel = next((BUILD / "dist").glob("*.whl"))
    if "-none-any" in wheel.name:
        raise SystemExit(f"[compiled] {wheel.name} is pure Python: nothing was compiled")
    if not carries_client(wheel):
        raise SystemExit(f"[compiled] {wheel.name} carries no web client")
    say(f"{wheel.name} built in {time.monotonic() - began:.0f} s")
    return wheel


def carries_client(wheel: Path) -> bool:
    """Whether all that was built from `web/` is in the wheel."""
    built = {file.relative_to(ROOT / "src").as_posix() for file in (ROOT / CLIENT).rglob("*") if file.is_file()}
    return bool(built) and built <= set(zipfile.ZipFile(wheel).namelist())


def install(wheel: Path) -> Path:
    """The second environment, with the wheel and what tests need. Returns its Python."""
    run(UV, "venv", "--quiet", "--python", sys.executable, SECOND)
    python = SECOND / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    lock = ROOT / "requirements" / "dev.txt"
    run(UV, "pip", "sync", "--quiet", "--require-hashes", "--python", python, lock)
    run(UV, "pip", "install", "--quiet", "--no-deps", "--python", python, wheel)
    return python


def main() -> None:
    """Build, install, prove that it is native, test."""
    if "--only-build" in sys.argv and is_built():
        return
    stamp = digest_of_sources()
    python = install(build())
    rules = sorted((ROOT / "src" / "roundhouse" / "games").glob("*/rules/ch*.py"))
    names = [".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in rules]
    run(python, "-c", PROVE_NATIVE, *names, where=BUILD)
    STAMP.write_text(stamp, "utf-8")
    if "--only-build" in sys.argv:
        return
    suites = [suite for suite in SUITES if (ROOT / suite).is_dir()]
    began = time.monotonic()
    run(
        python,
        "-m",
        "pytest",
        "-q",
        "-m",
        "not soak",
        "-p",
        "no:cacheprovider",
        "-n",
        str(os.cpu_count() or 1),
        *suites,
    )
    say(f"conformance, probes, golden games and rules pass compiled, in {time.monotonic() - began:.0f} s")
    if "--keep" not in sys.argv:
        shutil.rmtree(SECOND)
        STAMP.unlink()


if __name__ == "__main__":
    main()
