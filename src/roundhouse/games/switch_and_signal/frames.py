"""The frames of the sequences: where a card, a deployment, a colour, a move stands."""

from __future__ import annotations

from typing import ClassVar

from roundhouse.kernel.ids import NONE
from roundhouse.kernel.sequences import Frame


class CountFrame(Frame):
    """A sequence that deals or draws: whose turn it is to get something, and how much is left."""

    __slots__ = ("left", "to")
    FIELDS: ClassVar[tuple[str, ...]] = ("to", "left")

    def __init__(self) -> None:
        super().__init__()
        self.to = 0
        self.left = 0

    def clone(self) -> CountFrame:
        """A copy."""
        f = CountFrame()
        self.copy_to(f)
        f.to = self.to
        f.left = self.left
        return f


class CardFrame(Frame):
    """A departure card being carried out (SW-5.1)."""

    __slots__ = ("colours_deployed", "colours_run", "deployments", "symbol")
    FIELDS: ClassVar[tuple[str, ...]] = ("deployments", "colours_deployed", "symbol", "colours_run")

    def __init__(self) -> None:
        super().__init__()
        self.deployments = 0
        """Deployment symbols begun."""
        self.colours_deployed = 0
        """Colours tried by deployment symbols of this card, one bit each (SW-6.6)."""
        self.symbol = 0
        """Movement symbols begun."""
        self.colours_run = 0
        """Colours whose symbols are begun, one bit each (SW-5.6)."""

    def clone(self) -> CardFrame:
        """A copy."""
        f = CardFrame()
        self.copy_to(f)
        f.deployments = self.deployments
        f.colours_deployed = self.colours_deployed
        f.symbol = self.symbol
        f.colours_run = self.colours_run
        return f


class DeployFrame(Frame):
    """One deployment symbol (SW-6)."""

    __slots__ = ("colour", "start")
    FIELDS: ClassVar[tuple[str, ...]] = ("colour", "start")

    def __init__(self) -> None:
        super().__init__()
        self.colour = NONE
        self.start = NONE
        """The start place that the Shunter chose (SW-12.6)."""

    def clone(self) -> DeployFrame:
        """A copy."""
        f = DeployFrame()
        self.copy_to(f)
        f.colour = self.colour
        f.start = self.start
        return f


class ColourFrame(Frame):
    """All trains of one colour run (SW-5.2)."""

    __slots__ = ("colour",)
    FIELDS: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self) -> None:
        super().__init__()
        self.colour = NONE

    def clone(self) -> ColourFrame:
        """A copy."""
        f = ColourFrame()
        self.copy_to(f)
        f.colour = self.colour
        return f


class MoveFrame(Frame):
    """One train moves (SW-7.1)."""

    __slots__ = ("entry", "exit", "left", "train")
    FIELDS: ClassVar[tuple[str, ...]] = ("train", "left", "exit", "entry")

    def __init__(self) -> None:
        super().__init__()
        self.train = NONE
        self.left = 0
        """Movement points left."""
        self.exit = NONE
        """The arm by which it leaves the city it stands in."""
        self.entry = NONE
        """The arm by which it entered the city it has just reached."""

    def clone(self) -> MoveFrame:
        """A copy."""
        f = MoveFrame()
        self.copy_to(f)
        f.train = self.train
        f.left = self.left
        f.exit = self.exit
        f.entry = self.entry
        return f
