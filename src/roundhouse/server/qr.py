"""QR codes: as a picture of their own, or as a path that a page draws itself."""

from __future__ import annotations

from typing import Final

import segno

from roundhouse.wire.parts import Qr

QUIET: Final = 4
"""Empty modules around, as readers need them."""


def qr_of(text: str) -> Qr:
    """The code of a text: one line of dark modules after another, as a path."""
    matrix = segno.make(text, error="m", micro=False).matrix
    runs: list[str] = []
    for y, row in enumerate(matrix):
        x = 0
        while x < len(row):
            length = 0
            while x + length < len(row) and row[x + length]:
                length += 1
            if length:
                runs.append(f"M{x + QUIET} {y + QUIET}h{length}v1h-{length}z")
            x += max(length, 1)
    return Qr(size=len(matrix) + 2 * QUIET, path="".join(runs))


def picture_of(text: str) -> str:
    """The same as a picture: dark on light in every theme, since readers want it so."""
    qr = qr_of(text)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {qr.size} {qr.size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{qr.size}v{qr.size}H0z"/><path fill="#1e2326" d="{qr.path}"/></svg>'
    )
