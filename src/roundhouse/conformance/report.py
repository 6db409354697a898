"""What the suite found: findings, what each game contributed, and the whole as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

CHECKS: Final[Mapping[int, str]] = {
    1: "games end",
    2: "somebody can go on",
    3: "what is offered can be done",
    4: "garbage is refused",
    5: "clones share nothing",
    6: "bytes hold the whole state",
    7: "the same moves give the same digests",
    8: "draws have odds and a name",
    9: "no leak, standing",
    10: "no leak, moving",
    11: "worlds are dealt honestly",
    12: "spectators see what is common",
    13: "undo and rewind",
    14: "notation and scenarios",
    15: "texts and outcome",
    16: "throughput",
}

MASKS: Final[Mapping[int, tuple[int, ...]]] = {
    3: (1, 2, 4, 7, 9, 10, 12, 13, 14, 16),
    5: (1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 13, 14),
    6: (7, 13, 14),
    7: (13,),
    8: (1,),
    9: (10, 13),
    12: (10,),
}
"""What rests on what: while the first is at fault, the others would only find the same fault again."""

MOST_ALIKE: Final = 3
"""So many findings of one check are kept from one game; the rest is counted."""

MOST_OF_ONE: Final = 20
"""So many findings of one check are kept in a report."""


class Finding(NamedTuple):
    """One fault: which check, in which game, before which move, and what is wrong."""

    check: int
    name: str
    seed: str
    move: int
    message: str
    table: str = ""

    def __str__(self) -> str:
        where = f" [{self.table}, seed {self.seed}, move {self.move}]" if self.seed else ""
        return f"{self.check:>2} {self.name}: {self.message}{where}"


@dataclass
class Seen:
    """How often something could have shown itself, and how often it did."""

    chances: int = 0
    times: int = 0

    def count(self, shown: bool) -> None:
        """One more chance."""
        self.chances += 1
        self.times += shown


@dataclass
class Tally:
    """What one game contributed; plain, so that it travels between processes."""

    number: int = 0
    table: int = 0
    findings: list[Finding] = field(default_factory=list)
    found: Counter[int] = field(default_factory=Counter)
    made: Counter[int] = field(default_factory=Counter)
    figures: Counter[str] = field(default_factory=Counter)
    places: dict[str, Seen] = field(default_factory=dict)
    marks: dict[str, Seen] = field(default_factory=dict)
    words: dict[str, set[tuple[str, ...]]] = field(default_factory=dict)
    rules: set[str] = field(default_factory=set)
    endings: Counter[str] = field(default_factory=Counter)
    digest: str = ""

    def find(self, check: int, seed: str, move: int, message: str, table: str) -> None:
        """Note a fault; of many alike only the first few are kept."""
        self.found[check] += 1
        if self.found[check] <= MOST_ALIKE:
            self.findings.append(Finding(check, CHECKS[check], seed, move, message, table))

    def word(self, key: str, args: Iterable[str]) -> None:
        """Note that a text is needed, and which arguments it can speak of."""
        self.words.setdefault(key, set()).add(tuple(sorted(args)))

    def add(self, other: Tally) -> None:
        """Add what another game contributed."""
        self.findings += other.findings
        self.found += other.found
        self.made += other.made
        self.figures += other.figures
        self.endings += other.endings
        self.rules |= other.rules
        for mine, theirs in ((self.places, other.places), (self.marks, other.marks)):
            for name, seen in theirs.items():
                own = mine.setdefault(name, Seen())
                own.chances += seen.chances
                own.times += seen.times
        for key, args in other.words.items():
            self.words.setdefault(key, set()).update(args)


@dataclass
class Report:
    """The outcome for one game: it conforms if there are no findings."""

    game: str
    games: int
    seed: str
    findings: list[Finding]
    found: Counter[int]
    made: Counter[int]
    figures: Counter[str]
    endings: Counter[str]
    tables: list[str]
    digest: str
    unjudged: dict[int, int]
    speed: dict[str, float]
    seconds: float = 0.0

    @property
    def ok(self) -> bool:
        """Whether nothing was found."""
        return not self.found

    def lines(self) -> list[str]:
        """The report for people who read English: a line for each check, then the findings."""
        shown: list[str] = []
        for check, name in CHECKS.items():
            if check in self.unjudged:
                verdict = f"not judged while check {self.unjudged[check]} is at fault"
            elif self.found[check]:
                verdict = f"{self.found[check]} findings"
            else:
                verdict = "ok" if self.made[check] else "nothing to check"
            shown.append(f"{check:>2} {name:<38}{self.made[check]:>9}  {verdict}")
        return shown + [str(finding) for finding in self.findings]

    def to_json(self) -> dict[str, object]:
        """The report as plain data. All but `seconds` and `speed` is the same for any number of jobs."""
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "ok": self.ok,
            "checks": [
                {
                    "check": check,
                    "name": name,
                    "made": self.made[check],
                    "findings": self.found[check],
                    "unjudged_because_of": self.unjudged.get(check),
                }
                for check, name in CHECKS.items()
            ],
            "findings": [finding._asdict() for finding in self.findings],
            "figures": dict(sorted(self.figures.items())),
            "endings": dict(sorted(self.endings.items())),
            "tables": self.tables,
            "digest": self.digest,
            "speed": self.speed,
            "seconds": round(self.seconds, 2),
        }


def judged(findings: list[Finding], found: Counter[int]) -> tuple[list[Finding], Counter[int], dict[int, int]]:
    """The findings without those that only repeat a deeper fault, and which checks were not judged for it."""
    unjudged: dict[int, int] = {}
    for root, others in MASKS.items():
        if found[root] and root not in unjudged:
            for other in others:
                unjudged.setdefault(other, root)
    kept: list[Finding] = []
    shown: Counter[int] = Counter()
    for finding in findings:
        shown[finding.check] += 1
        if finding.check not in unjudged and shown[finding.check] <= MOST_OF_ONE:
            kept.append(finding)
    kept.sort(key=lambda finding: finding.check)
    return kept, Counter({check: n for check, n in found.items() if check not in unjudged}), unjudged
