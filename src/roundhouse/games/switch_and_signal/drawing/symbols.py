"""The pieces of the game as SVG symbols, one by one out of `symbols.svg`, which the web client reads as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib import resources
from typing import Final

_ELEMENT: Final = re.compile(r'<(symbol|g) id="([^"]+)".*?</\1>', re.DOTALL)
_USED: Final = re.compile(r'href="#([^"]+)"')


def _read() -> dict[str, str]:
    text = resources.files(__name__.rpartition(".")[0]).joinpath("symbols.svg").read_text(encoding="utf-8")
    return {found[2]: found[0] for found in _ELEMENT.finditer(text)}


SYMBOLS: Final = _read()
"""Every symbol by its id, in the order of the file."""


def symbols_for(names: Iterable[str]) -> list[str]:
    """Those symbols, and those that they are made of, in the order of the file."""
    wanted = set(names)
    waiting = list(wanted)
    while waiting:
        for part in _USED.findall(SYMBOLS[waiting.pop()]):
            if part not in wanted:
                wanted.add(part)
                waiting.append(part)
    return [text for name, text in SYMBOLS.items() if name in wanted]
