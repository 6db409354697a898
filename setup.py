"""The compiled build: `ROUNDHOUSE_COMPILE=1` and a C compiler turn rules and kernel into native modules.

Only wheels are compiled, never the development environment (`docs/adr/0007-python-with-optional-mypyc.md`).
Without the variable, or where no compiler is found, the wheel is pure Python and does the same, only slower.
`tools/compiled_check.py` builds one and proves it.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

COMPILED = (
    "kernel/*.py",
    "bots/kit.py",
    "sim/play.py",
    "games/*/bots/*.py",
    "games/*/state.py",
    "games/*/frames.py",
    "games/*/moves.py",
    "games/*/resample.py",
    "games/*/soundness.py",
    "games/*/forecast.py",
    "games/*/rules/*.py",
    "games/*/content/ids.py",
    "games/*/content/edition.py",
    "games/*/content/layout.py",
    "games/*/content/map.py",
    "games/*/content/names.py",
)

# Everything else stays interpreted on purpose: views and records are msgspec structs, which a compiler
# would take apart; loaders, texts, tables and the command line wait for files and people, not for the processor.
NOT_COMPILED = (
    "__init__.py",  # only re-exports
    "registry.py",  # reads entry points once
    "records.py",  # msgspec structs, see above
)


def has_compiler() -> bool:
    """Whether there is a C compiler: `CC`, or the one Python was built with, or a usual one."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return any(shutil.which(word) for word in (str(named).split()[0], "cc", "gcc", "clang"))


def list_extensions() -> list[Extension]:
    """The native modules of a compiled build; none for a pure one."""
    if os.environ.get("ROUNDHOUSE_COMPILE") != "1":
        return []
    if not has_compiler():
        print("roundhouse: no C compiler was found, this wheel is pure Python (name one in CC)")
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiled build needs it

    root = Path("src/roundhouse")
    found = {file for pattern in COMPILED for file in root.glob(pattern) if file.name not in NOT_COMPILED}
    os.environ.setdefault("MYPYPATH", "src")
    extensions: list[Extension] = mypycify([str(file) for file in sorted(found)], opt_level="3")
    return extensions


setup(ext_modules=list_extensions())
