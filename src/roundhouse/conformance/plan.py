"""Which tables are played: every number of seats, and options so that each two choices meet somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

from roundhouse.kernel.chance import Dice
from roundhouse.kernel.game import Game
from roundhouse.kernel.reasons import Refused

AnyGame: TypeAlias = Game[Any]  # Any: the suite checks games of every state

SEATS: Final = "seats"
"""The number of seats is covered like one more option; no option of a game has this name."""

TRIES: Final = 60

Chosen: TypeAlias = dict[str, str]
Pair: TypeAlias = tuple[tuple[str, str], tuple[str, str]]


class Table(NamedTuple):
    """How many sit down, and what they agreed that is not the default."""

    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return " ".join([f"{self.seats} seats", *(f"{name}={choice}" for name, choice in self.options)])


def tables(game: AnyGame, seats: Sequence[int] | None = None, fixed: Mapping[str, str] | None = None) -> list[Table]:
    """A short list of tables: the defaults for each number of seats, then so that each pair of choices occurs.

    Pairs that the game refuses are left out. `fixed` pins options, `seats` pins the numbers of seats.
    """
    pinned = dict(fixed or {})
    game.options(pinned)
    low, high = game.meta.seats
    counts = list(seats) if seats is not None else list(range(low, high + 1))
    choices: dict[str, tuple[str, ...]] = {SEATS: tuple(str(n) for n in counts)}
    for option in game.title.options:
        choices[option.name] = (pinned[option.name],) if option.name in pinned else option.choices
    cover = _Cover(game, choices)
    found = cover.all()
    if not found:
        raise Refused(_first_refusal(game, counts, pinned))
    return found


def _first_refusal(game: AnyGame, counts: list[int], pinned: Chosen) -> Any:  # Any: the reason of the error
    for count in counts:
        try:
            game.options(pinned, count)
        except Refused as error:
            return error.because
    raise ValueError("no number of seats was given")


class _Cover:
    def __init__(self, game: AnyGame, choices: dict[str, tuple[str, ...]]) -> None:
        self.game = game
        self.choices = choices
        self.defaults = {option.name: option.default for option in game.title.options}
        self.names = list(choices)
        self.open: dict[Pair, None] = {}
        """The pairs that no table has yet, in a fixed order."""
        self.singles: dict[tuple[str, str], None] = {}
        for name in self.names:
            for choice in choices[name]:
                self.singles[name, choice] = None
        for one, other in combinations(self.names, 2):
            for a in choices[one]:
                for b in choices[other]:
                    self.open[(one, a), (other, b)] = None
        self.used: Counter[tuple[str, str]] = Counter()
        self.dice = Dice("tables")

    def all(self) -> list[Table]:
        """The tables: each number of seats, each choice, each pair."""
        found: list[Table] = []
        for count in self.choices[SEATS]:
            self._add(found, self._complete({SEATS: count}))
        # First each choice somewhere, then each pair: few games already meet every choice.
        for name, choice in list(self.singles):
            if (name, choice) in self.singles:
                self._add(found, self._complete({name: choice}))
        for one, other in list(self.open):
            if (one, other) in self.open:
                self._add(found, self._complete(dict((one, other))))
        return found

    def _add(self, found: list[Table], chosen: Chosen | None) -> None:
        if chosen is None:
            return
        for pair in combinations(chosen.items(), 2):
            self.open.pop(pair, None)
        for single in chosen.items():
            self.singles.pop(single, None)
            self.used[single] += 1
        options = tuple((name, c) for name, c in chosen.items() if name != SEATS and c != self.defaults[name])
        table = Table(int(chosen[SEATS]), options)
        if table not in found:
            found.append(table)

    def _complete(self, begun: Chosen) -> Chosen | None:
        """The rest by default (at random where the game refuses that), then changed to meet many new pairs."""
        chosen = {name: begun.get(name, self._default(name)) for name in self.names}
        for _ in range(TRIES):
            if self._allowed(chosen):
                break
            chosen = {}
            for name, known in self.choices.items():
                chosen[name] = begun.get(name) or known[self.dice.below(len(known))]
        else:
            return None
        if list(begun) == [SEATS]:
            return chosen
        for name in self.names:
            if name not in begun:
                by_gain = sorted(self.choices[name], key=partial(self._rank, chosen, name))
                allowed = (choice for choice in by_gain if self._allowed(chosen | {name: choice}))
                chosen[name] = next(allowed, chosen[name])
        return chosen

    def _default(self, name: str) -> str:
        default = self.defaults.get(name, "")
        return default if default in self.choices[name] else self.choices[name][0]

    def _rank(self, chosen: Chosen, name: str, choice: str) -> tuple[int, int]:
        """The most new pairs first, then what was chosen least."""
        own = self.names.index(name)
        gain = 0
        for i, other in enumerate(self.names):
            if other != name:
                there = (other, chosen[other])
                here = (name, choice)
                gain += ((there, here) if i < own else (here, there)) in self.open
        return -gain, self.used[name, choice]

    def _allowed(self, chosen: Chosen) -> bool:
        wanted = {name: choice for name, choice in chosen.items() if name != SEATS}
        try:
            self.game.options(wanted, int(chosen[SEATS]))
        except Refused:
            return False
        return True
