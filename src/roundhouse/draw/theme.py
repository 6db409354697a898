"""The colours of both themes, as in the client's style sheet."""

from __future__ import annotations

from typing import Final, NamedTuple

DAY: Final = "day"
NIGHT: Final = "night"
THEMES: Final = (DAY, NIGHT)


class Theme(NamedTuple):
    """What pictures of all games share: grounds, words, lines, signals."""

    name: str
    ground: str
    card: str
    ink: str
    muted: str
    rule: str
    red: str
    green: str
    brass: str
    glow: str
    bar: str
    """Dark in both themes: the bar on top, a flap board."""
    on_bar: str


_THEMES: Final = {
    DAY: Theme(
        DAY, "#F6F1E7", "#FFFDF8", "#1E2326", "#59626A", "#D8CFBF", "#B3261E", "#1F7A4D", "#A97B22", "#C27A06",
        "#1D3557", "#FFFDF8",
    ),
    NIGHT: Theme(
        NIGHT, "#0F1724", "#17223A", "#EFE8DA", "#9FB0C6", "#2C3D5C", "#FF6B5E", "#4CC38A", "#F2B03D", "#F2B03D",
        "#0B111C", "#EFE8DA",
    ),
}  # fmt: skip


class UnknownTheme(LookupError):
    """There is no theme of this name."""

    def __init__(self, wanted: str) -> None:
        super().__init__(f"no theme '{wanted}' (known: {', '.join(THEMES)})")


def theme_of(name: str) -> Theme:
    """The colours of a theme."""
    if name not in _THEMES:
        raise UnknownTheme(name)
    return _THEMES[name]
