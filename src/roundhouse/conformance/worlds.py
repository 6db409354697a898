"""Check 11 by counting: every consistent deal comes up as often as an exact list says.

For small games and tests: write down all deals that fit what a viewer knows, with their odds, and compare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from math import sqrt
from typing import Any, Final, TypeAlias, TypeVar

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state

D = TypeVar("D", bound=Hashable)

FAR_OFF: Final = 4.5
"""So many standard deviations are no accident: one honest count in some hundred thousand is that far off."""


class OddsOff(AssertionError):
    """Worlds do not come up as often as they should, or ones come up that cannot be."""


def count_deals(
    game: AnyGame, state: Any, viewer: int, tries: int, fingerprint: Callable[[Any], D], seed: str = "deals"
) -> Counter[D]:
    """How often each deal comes up when a state is re-dealt for a viewer. `fingerprint` says which deal it is."""
    dice = Dice(seed)
    counted: Counter[D] = Counter()
    for _ in range(tries):
        counted[fingerprint(game.resample(state, viewer, dice))] += 1
    return counted


def assert_odds(counted: Mapping[D, int], exact: Mapping[D, float], far_off: float = FAR_OFF) -> None:
    """Compare counts with exact odds (in any unit). `OddsOff` names the deal that is worst, or one that cannot be."""
    tries = sum(counted.values())
    whole = sum(exact.values())
    impossible = [deal for deal in counted if not exact.get(deal)]
    if impossible:
        raise OddsOff(f"{len(impossible)} deals come up that cannot be, such as {impossible[0]!r}")
    chi_square = 0.0
    for deal, weight in exact.items():
        share = weight / whole
        expected = tries * share
        off = counted.get(deal, 0) - expected
        if abs(off) > far_off * sqrt(expected * (1 - share)) + 1:
            raise OddsOff(f"{deal!r} comes up {counted.get(deal, 0)} times in {tries} instead of {expected:.1f}")
        chi_square += off * off / expected if expected else 0.0
    freedom = len(exact) - 1
    if freedom > 0 and chi_square > _bound(freedom, far_off):
        raise OddsOff(f"chi square is {chi_square:.1f} with {freedom} degrees of freedom")


def _bound(freedom: int, far_off: float) -> float:
    """Where chi square is that far off (Wilson and Hilferty's cube)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + far_off * sqrt(spread)) ** 3)
