"""Rules and reasons: every refusal, stop, cost and score term names the rule behind it."""

from __future__ import annotations

from typing import Final, NamedTuple

MALFORMED: Final = "malformed"
NOT_YOURS: Final = "not_yours"
ILLEGAL: Final = "illegal"


class Because:
    """A reason as a value: rule id, key of its sentence, arguments. Never a sentence.

    The name of an argument says what its number stands for: if it is the name of one of the game's
    domains (or `other_<domain>`), the number is an id of that domain, otherwise it is a number.
    """

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: dict[str, int]) -> None:
        self.rule = rule
        self.key = key
        self.args = args

    @property
    def fault(self) -> str:
        """As in python-chess there are three kinds of refusal: malformed, not your decision, illegal."""
        if self.rule == MALFORMED_MOVE.id:
            return MALFORMED
        return NOT_YOURS if self.rule in _NOT_YOURS else ILLEGAL

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Because) and self.rule == other.rule and self.key == other.key and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key, tuple(sorted(self.args.items()))))

    def __repr__(self) -> str:
        inside = "".join(f", {name}={value}" for name, value in self.args.items())
        return f"Because({self.rule} {self.key}{inside})"


class Rule:
    """One numbered rule: `SW_7_5 = Rule("SW-7.5")`, and then `SW_7_5.because("signal_is_red", signal=f)`."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:  # noqa: A002 - the word that everybody uses for it
        self.id = id

    def because(self, _key: str, /, **args: int) -> Because:
        """The reason that this rule gives. Arguments may have any names, `key` too."""
        return Because(self.id, _key, args)

    def __repr__(self) -> str:
        return f"Rule({self.id})"


class Term(NamedTuple):
    """One line of a score: so many points, and why."""

    points: int
    because: Because


# The engine's own rules, the same at every table.
MALFORMED_MOVE: Final = Rule("RH-1")
NOT_ASKED: Final = Rule("RH-2")
STALE_QUESTION: Final = Rule("RH-3")
GAME_OVER: Final = Rule("RH-4")
SIDE_MOVES_BOUNDED: Final = Rule("RH-5")
OPTIONS: Final = Rule("RH-6")
UNDO: Final = Rule("RH-7")

_NOT_YOURS: Final = (NOT_ASKED.id, STALE_QUESTION.id, GAME_OVER.id)

ENGINE_RULES: Final = (
    MALFORMED_MOVE, NOT_ASKED, STALE_QUESTION, GAME_OVER, SIDE_MOVES_BOUNDED, OPTIONS, UNDO,
)  # fmt: skip


class Refused(ValueError):
    """Raised where a refusal cannot be returned: bad options, a scenario that cannot be."""

    def __init__(self, because: Because) -> None:
        super().__init__(f"{because.rule} {because.key} {because.args}")
        self.because = because
