"""The sequence of play: a stack of frames, each at a step of a sequence that reads like the rulebook.

A step is a function of the state, its own frame and the out. It returns

- DONE: go on with the next step (after the frames that it pushed, if any),
- AGAIN: come back to this step, after what it pushed, asked or drew,
- ASK: somebody is asked; the next step follows the answer,
- DRAW: chance is asked; the next step, and no other, finds the result in `frame.drawn`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from roundhouse.kernel.ids import NONE

DONE: Final = 0
AGAIN: Final = 1
ASK: Final = 2
DRAW: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Where a sequence stands. Subclasses add int fields, name them in FIELDS and copy them in `clone`."""

    __slots__ = ("drawn", "sequence", "step")
    FIELDS: ClassVar[tuple[str, ...]] = ()

    sequence: Sequence[Any]  # Any: one stack holds the frames of many sequences
    step: int
    drawn: int

    def __init__(self) -> None:
        self.step = 0
        self.drawn = NONE

    def take_drawn(self) -> int:
        """The result of the draw, once: for steps that come back to themselves."""
        drawn = self.drawn
        self.drawn = NONE
        return drawn

    def copy_to(self, other: Frame) -> None:
        """Copy what every frame has."""
        other.sequence = self.sequence
        other.step = self.step
        other.drawn = self.drawn

    def clone(self) -> Frame:
        """A copy that shares nothing mutable. Written by hand where it is hot."""
        other: Frame = self.sequence.frame()
        self.copy_to(other)
        for name in self.FIELDS:
            setattr(other, name, getattr(self, name))
        return other

    def repeat(self) -> None:
        """Come back to the step that asked: called by what an answer does, when the same question follows."""
        self.step -= 1

    def leave(self) -> None:
        """Skip the rest of this sequence."""
        self.step = len(self.sequence.steps)

    def jump(self, step: str) -> None:
        """Go on with a named step of this sequence."""
        self.step = self.sequence.index_of(step)


F = TypeVar("F", bound=Frame)


class Sequence(Generic[F]):
    """A named list of steps; the steps are named by their functions."""

    __slots__ = ("_index", "frame", "name", "names", "steps")

    def __init__(self, name: str, frame: Callable[[], F], *steps: Callable[..., int]) -> None:
        self.name = name
        self.frame = frame
        self.steps = steps
        self.names = tuple(step.__name__ for step in steps)
        self._index = {step: i for i, step in enumerate(self.names)}
        if len(self._index) != len(steps):
            raise ValueError(f"sequence {name} names a step twice")

    def begin(self) -> F:
        """A new frame before the first step. Push it on the state's frames."""
        frame = self.frame()
        frame.sequence = self
        return frame

    def index_of(self, step: str) -> int:
        """Where a named step stands; the empty name is the end."""
        return self._index[step] if step else len(self.steps)

    def name_of(self, step: int) -> str:
        """The name of a step; the end has none."""
        return self.names[step] if step < len(self.names) else ""

    def __repr__(self) -> str:
        return f"Sequence({self.name})"
