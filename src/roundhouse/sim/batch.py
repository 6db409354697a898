"""`simulate`: so many games of the same bots, and what they say together."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from roundhouse.bots.kit import BUDGET
from roundhouse.kernel.game import Game
from roundhouse.kernel.options import Options
from roundhouse.sim.jobs import Progress, Setting, Task, check_bots, play_tasks, setting_of
from roundhouse.sim.results import CRASHED, STUCK, GameResult, Trouble, rate_of, troubles_of

Shown = dict[str, Any]  # Any: JSON


class Batch:
    """The games of one run. `to_json` gives the figures; all but the seconds are the same for any number of jobs."""

    def __init__(
        self,
        setting: Setting,
        seed: str,
        bots: Sequence[str],
        results: list[GameResult],
        seconds: float,
        cooperative: bool,
    ) -> None:
        self.setting = setting
        self.seed = seed
        self.bots = list(bots)
        self.results = results
        self.seconds = seconds
        self.cooperative = cooperative

    @property
    def finished(self) -> list[GameResult]:
        """The games that came to their end."""
        return [result for result in self.results if result.finished]

    @property
    def troubles(self) -> list[Trouble]:
        """The games that crashed or got stuck."""
        return troubles_of(self.results)

    @property
    def good(self) -> bool:
        """Whether all games came to their end."""
        return not self.troubles

    def count(self, outcome: str) -> int:
        """How many games had this outcome."""
        return sum(result.outcome == outcome for result in self.results)

    def to_json(self) -> Shown:
        """The figures as plain data."""
        finished = self.finished
        moves = sum(result.moves for result in self.results)
        shown: Shown = {
            "game": self.setting.game,
            "seats": self.setting.seats,
            "games": len(self.results),
            "finished": len(finished),
            "crashed": self.count(CRASHED),
            "stuck": self.count(STUCK),
            "moves": moves,
            "choices": sum(result.choices for result in self.results),
            "seconds": round(self.seconds, 3),
            "moves_per_second": round(moves / self.seconds, 1) if self.seconds > 0 else 0.0,
            "endings": dict(sorted(Counter(result.ending for result in finished).items())),
            "scores": show_scores(finished, self.setting.seats),
            "wins_by_seat": [sum(seat in one.winners for one in finished) for seat in range(self.setting.seats)],
            "seed": self.seed,
            "bots": self.bots,
            "options": dict(self.setting.options),
        }
        if self.cooperative:
            rate = rate_of(sum(bool(result.winners) for result in finished), len(finished))
            shown |= {"win_rate": rate.rate, "interval": list(rate.interval)}
        figures = mean_figures(finished)
        if figures:
            shown["figures"] = figures
        if self.troubles:
            shown["troubles"] = [
                {"seed": one.seed, "outcome": one.outcome, "trouble": one.trouble} for one in self.troubles
            ]
        return shown


def show_scores(finished: Sequence[GameResult], seats: int) -> list[Shown]:
    """For each seat the mean, lowest and highest score; empty for games without scores."""
    shown: list[Shown] = []
    for seat in range(seats):
        scores = [result.scores[seat] for result in finished if result.scores]
        if scores:
            mean = round(sum(scores) / len(scores), 3)
            shown.append({"mean": mean, "low": min(scores), "high": max(scores)})
    return shown


def mean_figures(finished: Sequence[GameResult]) -> dict[str, float]:
    """The means of what a title measures beyond the score."""
    sums: Counter[str] = Counter()
    for result in finished:
        sums.update(result.figures)
    return {name: round(total / len(finished), 3) for name, total in sorted(sums.items())}


def seats_of_bots(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: one name stands for all of them. `ValueError` if the names do not fit."""
    if not bots:
        return ["random"] * seats
    if len(bots) == 1:
        return [bots[0]] * seats
    if len(bots) != seats:
        raise ValueError(f"{len(bots)} bots for {seats} seats: name one, or one for each seat")
    return list(bots)


def simulate(
    game: Game[Any],
    seats: int,
    games: int,
    seed: int | str,
    bots: Sequence[str] = (),
    options: Options | Mapping[str, str] | None = None,
    *,
    jobs: int = 1,
    budget: int = BUDGET,
    progress: Progress | None = None,
) -> Batch:
    """Play so many games. Game i has the seed "<seed>/<i>" and is played again by `play_game` with it."""
    setting = setting_of(game, seats, options, budget)
    seated = seats_of_bots(bots, seats)
    check_bots(game, seated)
    tasks = [Task(f"{seed}/{i}", seated) for i in range(games)]
    began = time.perf_counter()
    results = play_tasks(game, setting, tasks, jobs, progress)
    return Batch(setting, str(seed), seated, results, time.perf_counter() - began, game.meta.cooperative)
