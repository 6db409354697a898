"""The odds of deploying: which start place the next roll, or tile, names, and what that would cost now."""

from __future__ import annotations

from roundhouse.games.switch_and_signal.content.ids import NONE
from roundhouse.games.switch_and_signal.rules.ch02_board import train_at
from roundhouse.games.switch_and_signal.rules.ch06_deploying import deploys_by_tiles, number_of_dice, start_of_number
from roundhouse.games.switch_and_signal.rules.ch12_helpers import is_start_card
from roundhouse.games.switch_and_signal.state import SwitchState


def weights_of_starts(s: SwitchState) -> list[int]:
    """SW-6.2, SW-16.5  In how many equally likely cases each start place is named."""
    weights = [0] * s.map.n_starts
    for number, weight in _list_numbers(s):
        weights[start_of_number(s, number)] += weight
    return weights


def cost_of_start(s: SwitchState, start: int) -> int:
    """SW-6.3, SW-6.7  Tokens that naming a start place costs now: nothing if it is free, or if it is rolled anew."""
    if is_start_card(s) or train_at(s, s.map.place_of_start[start]) == NONE:
        return 0
    return s.edition.cost_deployment_failed


def _list_numbers(s: SwitchState) -> list[tuple[int, int]]:
    """Every number that can come, with its weight."""
    if deploys_by_tiles(s):
        shares = s.tiles.weights() if s.tiles.left else [1] * len(s.edition.location_tiles)
        return list(zip(s.edition.location_tiles, shares, strict=True))
    results = range(len(s.edition.deployment_faces) ** s.edition.deployment_dice)
    return [(sum(number_of_dice(s, result)), 1) for result in results]
