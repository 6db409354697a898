"""What the next departure card may show, and what a time token is worth now."""

from __future__ import annotations

from math import exp, fsum

from roundhouse.games.switch_and_signal.bots.weights import Weights
from roundhouse.games.switch_and_signal.content.ids import MULTI, NONE
from roundhouse.games.switch_and_signal.rules.ch06_deploying import deploys_by_tiles, start_of_number
from roundhouse.games.switch_and_signal.state import SwitchState


class Chances:
    """The odds of the next departure card, by the cards that are still possible."""

    __slots__ = ("cards", "deploys", "in_the_way", "single", "token", "tokens", "verge")

    def __init__(self, s: SwitchState, w: Weights) -> None:
        self.tokens = s.tokens
        self.verge = w.verge if s.timetable.left <= 1 else 0.0
        """What an emptied clock costs beyond its tokens: at the end it loses the game, or its last turn."""
        self.token = w.token * (1.0 - w.spare * spare_time(s, w))
        self.deploys = 0.0
        """How many trains the next card deploys on average."""
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
            self.deploys += share * e.departure_deploys[card]
            self.cards.append((share, printed, multi))
            for c in range(colours):
                if c in printed:
                    self.single[c] += share
                elif multi:
                    self.single[c] += share * min(1.0, multi / (colours - len(printed)))

        risk = w.start * self.deploys * self.price(s.edition.cost_deployment_failed)
        self.in_the_way = [risk * share for share in start_odds(s)]
        """For each start place what it may cost if the next train is to come there."""

    def price(self, tokens: int) -> float:
        """What a payment costs us."""
        return self.token * tokens + (self.verge if tokens >= self.tokens else 0.0)

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


def spare_time(s: SwitchState, w: Weights) -> float:
    """From 0 to 1: how surely the tokens on the clock last to the end of the game."""
    need = 1.0 + w.urgent * s.timetable.left
    return 1.0 / (1.0 + exp((need - s.tokens) / 1.2))


def start_odds(s: SwitchState) -> list[float]:
    """SW-6.2, SW-16.5  How likely each start place is, by dice or by the tiles still in the stack."""
    e = s.edition
    odds = [0.0] * s.map.n_starts
    if deploys_by_tiles(s):
        weights = s.tiles.weights() if s.tiles.left > 0 else [1] * len(e.location_tiles)
        total = sum(weights)
        for i, n in enumerate(weights):
            odds[s.number_start[i]] += n / total
        return odds
    faces = e.deployment_faces
    for one in faces:
        for other in faces:
            odds[start_of_number(s, one + other)] += 1.0 / len(faces) ** 2
    return odds
