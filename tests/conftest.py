"""What all tests share: how examples are drawn, and how golden files are written anew."""

from __future__ import annotations

import pytest
from hypothesis import settings

# A busy machine is no reason to fail; the same commit draws the same examples.
settings.register_profile("roundhouse", deadline=None, derandomize=True)
settings.load_profile("roundhouse")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden-update", action="store_true", help="write golden files anew instead of comparing with them"
    )


@pytest.fixture
def golden_update(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew (`just golden GAME`)."""
    return bool(request.config.getoption("--golden-update"))
