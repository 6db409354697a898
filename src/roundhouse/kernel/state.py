"""State: plain data in two parts, the *position* and what is *kept* whatever a game rewinds.

A title subclasses `State`, writes `clone` by hand and declares its columns once: codec, digest and scenario
text are derived from the declaration. No generator, no seed, no I/O in a state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from roundhouse.kernel.chance import Draw
from roundhouse.kernel.ids import NONE
from roundhouse.kernel.options import Options
from roundhouse.kernel.questions import ONE, SEALED, STANDING, Ask, Slot
from roundhouse.kernel.reasons import Because
from roundhouse.kernel.sequences import ASK, DONE, DRAW, Frame
from roundhouse.kernel.sequences import Sequence as Flow

NUMBER: Final = 0
ROW: Final = 1
GRID: Final = 2
PILE: Final = 3


class Column(NamedTuple):
    """One column of a state: its shape, what its values stand for (`of`), what its index stands for (`by`)."""

    name: str
    shape: int
    of: str
    by: str
    kept: bool


def number(name: str, of: str = "", kept: bool = False) -> Column:
    """A single whole number, or the id of a domain."""
    return Column(name, NUMBER, of, "", kept)


def row(name: str, of: str = "", by: str = "", kept: bool = False) -> Column:
    """A list of numbers, or of ids."""
    return Column(name, ROW, of, by, kept)


def grid(name: str, of: str = "", by: str = "", kept: bool = False) -> Column:
    """A list of lists."""
    return Column(name, GRID, of, by, kept)


def pile(name: str, of: str) -> Column:
    """A `Pile`; its bag and its decided cards are kept, its cursor is position."""
    return Column(name, PILE, of, "", False)


Upgrade = Callable[[dict[str, Any]], dict[str, Any]]  # Any: columns of every shape


class Columns:
    """The declared columns of a title's state, their version, and how earlier versions become this one."""

    __slots__ = ("all", "earlier", "version")

    def __init__(
        self,
        version: int,
        columns: Sequence[Column],
        earlier: Mapping[int, tuple[Sequence[Column], Upgrade]] | None = None,
    ) -> None:
        self.version = version
        self.all = tuple(columns)
        self.earlier = dict(earlier or {})
        """For each earlier version: the columns it had, and a function from its values to the next version's."""


class Over(NamedTuple):
    """The end of a game: how it ended, who won, and why."""

    ending: str
    winners: tuple[int, ...]
    because: Because


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: seats, options, the flow, and what is kept."""

    __slots__ = (
        "asked", "chance", "draws", "frames", "held", "options", "over", "points", "question", "sealed", "seats",
        "sequences", "side_moves",
    )  # fmt: skip
    COLUMNS: ClassVar[Columns] = Columns(1, ())

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.sequences: Mapping[str, Flow[Any]] = {}  # Any: the table of all the title's sequences
        self.frames: list[Frame] = []
        self.question: Ask | None = None
        self.sealed: Ask | None = None
        self.held: list[Ask] = []
        """Questions that wait until the sequence of a side move has ended."""
        self.chance: Draw | None = None
        self.over: Over | None = None
        self.side_moves: list[int] = [0] * seats
        """How many side moves each seat has made since the last answer."""
        # Kept from here on.
        self.draws: dict[str, int] = {}
        """How often chance was asked for each purpose."""
        self.asked: list[int] = [0] * seats
        """How often each seat was asked: the numbers of the questions."""
        self.points: list[bytes] = []
        """Restore points: positions as bytes (`codec.encode_position`), shared by all copies. The title drops them."""

    def clone(self) -> State:
        """A copy that shares nothing mutable. Every title writes its own, by hand."""
        raise NotImplementedError

    def copy_flow(self, other: State) -> None:
        """Copy what every state has; a title's `clone` begins with this."""
        other.frames = [frame.clone() for frame in self.frames]
        other.sequences = self.sequences
        question = self.question
        other.question = question.clone() if question is not None else None
        sealed = self.sealed
        other.sealed = sealed.clone() if sealed is not None else None
        other.held = [ask.clone() for ask in self.held]
        other.chance = self.chance
        other.over = self.over
        other.side_moves = self.side_moves[:]
        other.draws = self.draws.copy()
        other.asked = self.asked[:]
        other.points = self.points[:]

    # -- what steps call ---------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Begin a sequence inside the present one."""
        self.frames.append(frame)

    def slot(self, what: str, owner: int, answerer: int = NONE) -> Slot:
        """A new question to a seat, with a number of its own."""
        self.asked[owner] += 1
        return Slot(what, owner, answerer, self.asked[owner])

    def ask(self, what: str, owner: int, answerer: int = NONE) -> int:
        """Ask one seat."""
        self.question = Ask(ONE, [self.slot(what, owner, answerer)])
        return ASK

    def ask_sealed(self, what: str, owners: Sequence[int]) -> int:
        """Ask several at once; the next step finds the answers with `take_answers`. Nobody is answered at once."""
        ask = Ask(SEALED, [self.slot(what, owner) for owner in owners])
        if not owners:
            self.sealed = ask
            return DONE
        self.question = ask
        return ASK

    def ask_standing(self, what: str, owners: Sequence[int]) -> int:
        """Whoever is entitled may act until somebody closes it with `close`; with nobody it is closed already."""
        if not owners:
            return DONE
        self.question = Ask(STANDING, [self.slot(what, owner) for owner in owners])
        return ASK

    def close(self) -> None:
        """End a standing question: the next step follows."""
        self.question = None

    def take_answers(self) -> Ask:
        """The sealed question that was just answered by all."""
        sealed = self.sealed
        if sealed is None:
            raise RuntimeError("no sealed question was answered")
        self.sealed = None
        return sealed

    def draw(self, purpose: str, weights: Sequence[int]) -> int:
        """Ask chance. The purpose names what is being decided; with the count it is a name for ever."""
        self.chance = Draw(purpose, self.draws.get(purpose, 0), weights)
        return DRAW

    def reweigh(self, weights: Sequence[int]) -> None:
        """The odds of the pending draw anew: for `redeal`, where they depend on what was re-dealt."""
        chance = self.chance
        if chance is None:
            raise RuntimeError("no draw is pending")
        self.chance = Draw(chance.purpose, chance.count, weights)

    def end(self, ending: str, winners: tuple[int, ...], because: Because) -> None:
        """The game is over, at once; nothing after it happens."""
        self.over = Over(ending, winners, because)
        self.question = None
        self.sealed = None
        self.held = []
