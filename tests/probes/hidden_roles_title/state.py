"""The crew: its content, and its state in two parts, what a whistle takes back and what it does not."""

from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.kernel import state
from roundhouse.kernel.ids import NONE
from roundhouse.kernel.options import Options
from roundhouse.kernel.piles import Pile


class Crew:
    """The content: roles, cards, the line."""

    roles = ("loyal", "saboteur")
    loyal = 0
    saboteur = 1
    opinions = ("trust", "doubt")
    cards = ("creep", "run", "skid")
    counts = (2, 2, 2)
    moves = (1, 2, -2)
    home = 4
    lost = -2
    rounds = 10

    def count_roles(self, seats: int) -> list[int]:
        """One role more than there are seats, so that nobody knows how many saboteurs there are."""
        return [seats - 1, 2]


CREW: Final = Crew()


class CrewState(state.State):
    """Positions speak of cards by their slots and of nobody's role, so restore points hold no secret."""

    __slots__ = (
        "chair", "claims", "crew", "lamps", "pile", "role_seen", "roles", "round", "said", "stops", "suspended",
        "track", "used", "whistles",
    )  # fmt: skip
    COLUMNS: ClassVar[state.Columns] = state.Columns(
        1,
        (
            state.number("round"),
            state.number("track"),
            state.number("chair", of="seat"),
            state.number("suspended", of="seat"),
            state.row("lamps", by="seat"),
            state.row("stops", by="seat"),
            state.row("said", by="seat"),
            state.row("used"),
            state.pile("pile", of="card"),
            state.row("roles", of="role", by="seat", kept=True),
            state.row("role_seen", by="seat", kept=True),
            state.row("whistles", by="seat", kept=True),
            state.grid("claims", of="role", by="seat", kept=True),
        ),
    )

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.crew = CREW
        self.round = 0
        self.track = 0
        self.chair = 0
        self.suspended = NONE
        self.lamps = [1] * seats
        self.stops = [1] * seats
        self.said = [0] * seats
        self.used: list[int] = []
        """The slots of the cards that lie face up beside the pile."""
        self.pile = Pile(CREW.counts)
        self.roles = [NONE] * seats
        self.role_seen = [0] * seats
        """For each seat who has seen its role, as a mask. Partners are not in it: that would tell who they are."""
        self.whistles = [1] * seats
        self.claims = [[NONE] * seats for _ in range(seats)]
        """The last claim of each seat about each seat."""

    def clone(self) -> CrewState:
        other = CrewState(self.seats, self.options)
        self.copy_flow(other)
        other.round = self.round
        other.track = self.track
        other.chair = self.chair
        other.suspended = self.suspended
        other.lamps = self.lamps[:]
        other.stops = self.stops[:]
        other.said = self.said[:]
        other.used = self.used[:]
        other.pile = self.pile.clone()
        other.roles = self.roles[:]
        other.role_seen = self.role_seen[:]
        other.whistles = self.whistles[:]
        other.claims = [line[:] for line in self.claims]
        return other
