"""What a batch measures beyond the score."""

from __future__ import annotations

from tests.table.yard import Yard


def figures(s: Yard) -> dict[str, int]:
    return {"loaded": sum(s.loaded)}


def roles(s: Yard) -> list[str]:
    return ["first" if seat == 0 else "other" for seat in range(s.seats)]
