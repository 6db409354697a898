"""Marks that say which rule a test is about, and which side of it: `roundhouse rules GAME --coverage` counts them.

A rule that judges a wish is tested where it allows and where it refuses. A rule that strikes by itself is tested
where it strikes and where it just does not: `strikes` and `spares` are other words for the same two marks.
"""

from __future__ import annotations

from typing import Final

import pytest


def accepts(*rules: str) -> pytest.MarkDecorator:
    """The test shows what these rules allow, or where they strike."""
    return pytest.mark.accepts(*rules)


def refuses(*rules: str) -> pytest.MarkDecorator:
    """The test shows what these rules refuse, or where they just do not strike."""
    return pytest.mark.refuses(*rules)


strikes: Final = accepts
spares: Final = refuses
