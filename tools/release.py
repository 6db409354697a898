"""Builds what a release consists of, and refuses if it is not ready: `just release`."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def version() -> str:
    """The version the package states."""
    text = (ROOT / "src" / "roundhouse" / "__init__.py").read_text("utf-8")
    found = re.search(r'__version__: Final = "([^"]+)"', text)
    assert found is not None, "src/roundhouse/__init__.py states no version"
    return found.group(1)


def faults() -> list[str]:
    """What is in the way of a release."""
    found: list[str] = []
    entry = re.search(
        rf"^## \[{re.escape(version())}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)",
        (ROOT / "CHANGELOG.md").read_text("utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    if entry is None or not entry.group(1).strip():
        found.append(f"CHANGELOG.md has no dated entry for {version()}: move what stands under [Unreleased]")
    changed = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True)
    if changed.stdout.strip():
        found.append("there are changes that are not committed")
    return found


def main() -> int:
    """Check, then build into `dist`."""
    found = faults()
    for fault in found:
        print(f"Not ready: {fault}", file=sys.stderr)
    if found:
        return 1
    if subprocess.run([sys.executable, str(ROOT / "tools" / "setup.py"), "client"], check=False).returncode:
        return 1
    name = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["name"]
    print(f"Building {name} {version()} ...", file=sys.stderr)
    words = ["build", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(ROOT / "dist"), str(ROOT)]
    command = [str(Path(sys.executable).with_name("uv")), *words]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
