"""The board of the game as a plan (for whoever draws it) and as a picture."""

from __future__ import annotations

from msgspec.structs import replace

from roundhouse.games.switch_and_signal.drawing.cards import dice_of, list_departures
from roundhouse.games.switch_and_signal.drawing.lay_out import plan_of_map
from roundhouse.games.switch_and_signal.drawing.picture import draw
from roundhouse.games.switch_and_signal.drawing.plan import Plan
from roundhouse.games.switch_and_signal.state import SwitchState

__all__ = ["Plan", "draw", "plan", "plan_of_map"]


def plan(s: SwitchState, lang: str) -> Plan:
    """The plan of a table: its map, and what is printed on its cards and dice."""
    return replace(plan_of_map(s.map, lang), departures=list_departures(s.edition), dice=dice_of(s.edition))
