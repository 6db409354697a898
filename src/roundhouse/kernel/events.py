"""Events: facts for the log and for animation, each with its audience; and `Out`, which collects them."""

from __future__ import annotations

from typing import Final

from roundhouse.kernel.ids import EVERYBODY
from roundhouse.kernel.reasons import Because, Rule


class Event:
    """What happened, in one word with arguments, who is told, and whether it tells what he could not know."""

    __slots__ = ("args", "audience", "because", "kind", "reveals", "rule")

    def __init__(
        self,
        kind: str,
        rule: str,
        args: dict[str, int],
        audience: int,
        reveals: bool,
        because: Because | None,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.audience = audience
        self.reveals = reveals
        self.because = because

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.rule == other.rule
            and self.args == other.args
            and self.audience == other.audience
            and self.reveals == other.reveals
            and self.because == other.because
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.rule, tuple(sorted(self.args.items())), self.audience))

    def __repr__(self) -> str:
        return f"Event({self.kind} {self.rule} {self.args} to {self.audience:b})"


class Out:
    """Where a rule tells what happens. Nothing is built when nobody listens: guard with `if out.on`."""

    __slots__ = ("events", "on")

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.events: list[Event] = []

    def tell(
        self,
        kind: str,
        rule: Rule,
        audience: int = EVERYBODY,
        reveals: bool = False,
        because: Because | None = None,
        **args: int,
    ) -> None:
        """Add one event. The names of the arguments say what the numbers stand for, as in `Because`."""
        if self.on:
            self.events.append(Event(kind, rule.id, args, audience, reveals, because))

    def take(self) -> list[Event]:
        """The events since last asked."""
        events = self.events
        self.events = []
        return events


SILENT: Final = Out(on=False)
"""For playouts: nobody listens."""
