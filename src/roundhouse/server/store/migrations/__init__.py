"""The way from one schema to the next. A released migration never changes."""

from typing import Final

HEAD: Final = "0005"
"""The schema this version works with: what a file says it has, once all migrations are done."""
