"""Events: facts for the log and for animation, each with its audience; and `Out`, which collects them."""

from __future__ import annotations

from typing import Final, NamedTuple

from roundhouse.kernel.ids import EVERYBODY
from roundhouse.kernel.reasons import Because, Rule


class Event(NamedTuple):
    """What happened, in one word with arguments, who is told, and whether it tells what he could not know."""

    kind: str
    rule: str
    args: dict[str, int]
    audience: int
    reveals: bool
    because: Because | None


class Out:
    """Where a rule tells what happens. Nothing is built when nobody listens: guard with `if out.on`."""

    __slots__ = ("events", "on")

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.events: list[Event] = []

    def tell(
        self,
        _kind: str,
        _rule: Rule,  # underscored: compiled code would mistake an argument `kind` or `rule` for these
        /,
        audience: int = EVERYBODY,
        reveals: bool = False,
        because: Because | None = None,
        **args: int,
    ) -> None:
        """Add one event. The names of the arguments say what the numbers stand for, as in `Because`.

        Any name may be told but `audience`, `reveals` and `because`, which are ours.
        """
        if self.on:
            self.events.append(Event(_kind, _rule.id, args, audience, reveals, because))

    def take(self) -> list[Event]:
        """The events since last asked."""
        events = self.events
        self.events = []
        return events


SILENT: Final = Out(on=False)
"""For playouts: nobody listens."""
