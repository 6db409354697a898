"""What the design allows, as ratios within one run, and whether a run keeps it (design 13)."""

# Any: figures as JSON.
from __future__ import annotations

from typing import Any, Final

TO_PEER: Final = 3.0
"""Random playouts against Catanatron, in choices offered and taken for each CPU second."""
COMPILED_TO_PURE: Final = 2.5
CLONE_TO_DEEPCOPY: Final = 1 / 20
BOT_MEDIAN_MS: Final = 10.0
"""A `steady` bot's decision."""
PEER: Final = "catanatron"
STEADY: Final = "steady"


class Budget:
    """One budget: its name, what was measured, what is allowed, and whether that holds."""

    __slots__ = ("allowed", "at_least", "measured", "name")

    def __init__(self, name: str, measured: float, allowed: float, at_least: bool) -> None:
        self.name = name
        self.measured = measured
        self.allowed = allowed
        self.at_least = at_least

    @property
    def kept(self) -> bool:
        """Whether the measure keeps it."""
        return self.measured >= self.allowed if self.at_least else self.measured <= self.allowed

    def to_json(self) -> dict[str, Any]:
        """For machines."""
        sign = ">=" if self.at_least else "<="
        return {
            "name": self.name,
            "measured": round(self.measured, 4),
            "allowed": f"{sign} {self.allowed:g}",
            "kept": self.kept,
        }


def budgets_of_game(figures: dict[str, Any]) -> list[Budget]:
    """What one process can tell about a game."""
    name = figures["game"]
    found = [Budget(f"{name}: clone to deepcopy", figures["copies"]["clone_to_deepcopy"], CLONE_TO_DEEPCOPY, False)]
    steady = figures["bots"].get(STEADY)
    if steady is not None:
        found.append(Budget(f"{name}: {STEADY}, median ms a decision", steady["median_ms"], BOT_MEDIAN_MS, False))
    return found


def budgets_of_comparison(figures: dict[str, Any]) -> list[Budget]:
    """What a run against others tells."""
    name = figures["game"]
    found: list[Budget] = []
    for row in figures["contenders"]:
        if row["name"] == PEER:
            found.append(Budget(f"{name}: choices to {PEER}'s", row["pure_to_this"], TO_PEER, True))
    if "compiled_to_pure" in figures:
        found.append(Budget(f"{name}: compiled to pure", figures["compiled_to_pure"], COMPILED_TO_PURE, True))
        found.append(Budget(f"{name}: same digests", float(figures["same_digests"]), 1.0, True))
    return found
