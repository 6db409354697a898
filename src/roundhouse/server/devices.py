"""What a device is called, read coarsely off what its browser says of itself. Nothing else of that is kept."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def name_of_device(agent: str) -> str:
    """Like "Firefox, Linux"; empty if it says nothing that is known."""
    words = [next((name for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(word for word in words if word)
