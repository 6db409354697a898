"""What the next departure card may show, and what a time token is worth now."""

from __future__ import annotations

from math import fsum

from roundhouse.games.switch_and_signal.bots.weights import Weights
from roundhouse.games.switch_and_signal.content.ids import MULTI, NONE
from roundhouse.games.switch_and_signal.state import SwitchState


class Chances:
    """The odds of the next departure card, by the cards that are still possible."""

    __slots__ = ("cards", "single", "token")

    def __init__(self, s: SwitchState, w: Weights) -> None:
        self.token = w.token
        self.cards: list[tuple[float, list[int], int]] = []
        """Odds, the colours printed, the number of multi-colour symbols."""
        self.single: list[float] = []
        e = s.edition
        colours = len(e.die_faces)
        odds: list[int] = [0] * len(e.departure_symbols)
        if s.timetable.left > 0:
            known = s.timetable.next_slot()
            if known != NONE:
                odds[s.timetable.kind(known)] = 1
            else:
                odds = s.timetable.weights()
        total = sum(odds)
        self.single = [0.0] * colours
        for card, n in enumerate(odds):
            if n == 0:
                continue
            symbols = e.departure_symbols[card]
            printed = [c for c in symbols if c != MULTI]
            multi = symbols.count(MULTI)
            share = n / total
            self.cards.append((share, printed, multi))
            for c in range(colours):
                if c in printed:
                    self.single[c] += share
                elif multi:
                    self.single[c] += share * min(1.0, multi / (colours - len(printed)))

    def of_colour(self, colour: int) -> float:
        """How likely a colour runs by the next card, a multi-colour symbol being any of them."""
        return self.single[colour]

    def expected(self, gains: list[float]) -> float:
        """What the next card brings if running each colour brings this; the best colours are chosen."""
        total = 0.0
        ranked = sorted(gains, reverse=True)
        for share, printed, multi in self.cards:
            value = 0.0
            for colour in printed:
                value += gains[colour]
            if multi and not printed:
                for i in range(min(multi, len(ranked))):
                    value += ranked[i]
            elif multi:
                rest = sorted([gains[c] for c in range(len(gains)) if c not in printed], reverse=True)
                value += fsum(rest[:multi])
            total += share * value
        return total
