"""Roundhouse: one home for railway board games."""

from typing import Final

__all__ = ["__version__"]

__version__: Final = "0.1.0"
"""The version of the package; `pyproject.toml` reads it from here."""
