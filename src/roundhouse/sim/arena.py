"""`arena`: bots against each other.

Against each other: every deal (a seed) is played in every seating, so that nobody has the better cards or the
better seat. Together: each bot plays all seats of its own tables, under the same seeds as the others.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from roundhouse.bots.kit import BUDGET
from roundhouse.kernel.game import Game
from roundhouse.kernel.options import Options
from roundhouse.sim.batch import Shown, mean_figures
from roundhouse.sim.jobs import Progress, Setting, Task, check_bots, play_tasks, setting_of
from roundhouse.sim.results import CRASHED, STUCK, Difference, GameResult, difference_of, plain, rate_of, troubles_of

BY_ROLE = "role"


class ArenaError(ValueError):
    """Bots, seats or roles with which no contest can be held."""


class Arena:
    """A contest that was held. `to_json` gives the figures."""

    def __init__(
        self,
        setting: Setting,
        seed: str,
        bots: Sequence[str],
        results: list[GameResult],
        seconds: float,
        cooperative: bool,
        by: str,
    ) -> None:
        self.setting = setting
        self.seed = seed
        self.bots = list(bots)
        self.results = results
        self.seconds = seconds
        self.cooperative = cooperative
        self.by = by
        self.finished = [result for result in results if result.finished]

    @property
    def good(self) -> bool:
        """Whether all games came to their end."""
        return len(self.finished) == len(self.results)

    def to_json(self) -> Shown:
        """The figures as plain data."""
        shown: Shown = {
            "game": self.setting.game,
            "seats": self.setting.seats,
            "games": len(self.results),
            "finished": len(self.finished),
            "crashed": sum(result.outcome == CRASHED for result in self.results),
            "stuck": sum(result.outcome == STUCK for result in self.results),
            "moves": sum(result.moves for result in self.results),
            "seconds": round(self.seconds, 3),
            "seed": self.seed,
            "budget": self.setting.budget,
            "options": dict(self.setting.options),
            "bots": {bot: self._show_bot(bot) for bot in self.bots},
            "differences": [plain(self._difference(*pair)) for pair in itertools.combinations(self.bots, 2)],
        }
        if self.by == BY_ROLE:
            shown["roles"] = self._show_roles()
        troubles = troubles_of(self.results)
        if troubles:
            shown["troubles"] = plain(troubles)
        return shown

    def _places(self, bot: str) -> Iterable[tuple[GameResult, int]]:
        """The games and seats a bot counts for: all its seats, or its tables if they play together."""
        for result in self.finished:
            for seat, name in enumerate(result.bots):
                if name == bot:
                    yield result, seat
                    if self.cooperative:
                        break

    def _won(self, result: GameResult, seat: int) -> float:
        return float(bool(result.winners)) if self.cooperative else result.share(seat)

    def _rate(self, places: Iterable[tuple[GameResult, int]]) -> Shown:
        won = [self._won(result, seat) for result, seat in places]
        shown: Shown = plain(rate_of(sum(won), len(won)))
        return shown

    def _show_bot(self, bot: str) -> Shown:
        places = list(self._places(bot))
        shown = self._rate(places)
        if not self.cooperative:
            seats = range(self.setting.seats)
            shown["by_seat"] = [self._rate(place for place in places if place[1] == seat)["rate"] for seat in seats]
        scores = [result.scores[seat] for result, seat in places if result.scores]
        if scores:
            shown["mean_score"] = round(sum(scores) / len(scores), 3)
        figures = mean_figures([result for result, _ in places]) if self.cooperative else {}
        if figures:
            shown["figures"] = figures
        return shown

    def _difference(self, one: str, two: str) -> Difference:
        shares: dict[str, dict[str, list[float]]] = {}
        for bot in (one, two):
            for result, seat in self._places(bot):
                shares.setdefault(result.seed, {}).setdefault(bot, []).append(self._won(result, seat))
        pairs = [
            (sum(found[one]) / len(found[one]), sum(found[two]) / len(found[two]))
            for found in shares.values()
            if one in found and two in found
        ]
        return difference_of((one, two), pairs)

    def _show_roles(self) -> Shown:
        """How often each bot wins in each role."""
        roles = sorted({role for result in self.finished for role in result.roles})
        if self.finished and not roles:
            raise ArenaError(f"{self.setting.game} deals no roles")
        shown: Shown = {}
        for role in roles:
            shown[role] = {
                bot: self._rate((one, seat) for one, seat in self._places(bot) if one.roles[seat] == role)
                for bot in self.bots
            }
        return shown


def list_seatings(bots: Sequence[str], seats: int) -> list[list[str]]:
    """All ways to seat the bots, as many different ones at a table as there is room for."""
    most = min(len(bots), seats)
    return [list(seating) for seating in itertools.product(bots, repeat=seats) if len(set(seating)) == most]


def arena(
    game: Game[Any],  # Any: games of every state
    bots: Sequence[str],
    games: int,
    seed: int | str,
    *,
    seats: int | None = None,
    options: Options | Mapping[str, str] | None = None,
    by: str = "",
    budget: int = BUDGET,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Arena:
    """Hold a contest over `games` seeds, each played in every seating (together: by every bot)."""
    together = game.meta.cooperative
    if len(set(bots)) != len(bots) or len(bots) < (1 if together else 2):
        raise ArenaError("name different bots, two at least" if not together else "name different bots")
    if by not in ("", BY_ROLE):
        raise ArenaError(f"'{by}': figures can be split by {BY_ROLE}")
    check_bots(game, bots)
    seats = max(2, game.meta.seats[0]) if seats is None else seats
    setting = setting_of(game, seats, options, budget)
    seatings = [[bot] * seats for bot in bots] if together else list_seatings(bots, seats)
    tasks = [Task(f"{seed}/{i}", seating) for i in range(games) for seating in seatings]
    began = time.perf_counter()
    results = play_tasks(game, setting, tasks, jobs, progress)
    return Arena(setting, str(seed), bots, results, time.perf_counter() - began, together, by)
