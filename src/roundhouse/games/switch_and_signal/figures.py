"""What batches of games measure beyond wins: the figures of the rules page's section 23."""

from __future__ import annotations

from roundhouse.games.switch_and_signal.rules.ch15_end import delivered_total
from roundhouse.games.switch_and_signal.state import SwitchState


def figures(s: SwitchState) -> dict[str, int]:
    """Goods delivered, turns begun, departure cards lost to the clock, helpers used."""
    return {
        "goods": delivered_total(s),
        "turns": s.turn,
        "cards_lost": s.timetable.aside + len(s.boxed) - s.options.number("removed_departure_cards"),
        "helpers_used": sum(s.used),
    }
