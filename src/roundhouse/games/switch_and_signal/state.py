"""The state of a game of Switch & Signal: columns of whole numbers, indexed by the content's numbering.

Everything lies open on the table (SW-18.1) except what nobody has seen, which is not decided yet, and, with
the option `hidden_hands`, the cards in other players' hands.
"""

from __future__ import annotations

from typing import ClassVar, Final

from roundhouse.games.switch_and_signal.content.edition import Edition
from roundhouse.games.switch_and_signal.content.map import Map
from roundhouse.kernel.options import Options
from roundhouse.kernel.piles import Pile
from roundhouse.kernel.state import Columns, State, grid, number, pile, row

COLUMNS: Final = Columns(
    1,
    [
        number("turn"),
        number("active"),
        number("tokens"),
        number("card", of="departure"),
        number("card_slot"),
        number("passing"),
        number("still_colour", of="train_colour"),
        number("still_train", of="train"),
        number("rolled"),
        row("train_place", of="place", by="train"),
        row("train_heading", of="heading", by="train"),
        row("train_load", of="goods_colour", by="train"),
        row("green", by="signal"),
        row("setting", of="setting", by="junction"),
        row("goods", by="city"),
        grid("delivered", by="city"),
        row("number_start", of="start", by="start_number"),
        row("used", by="helper"),
        grid("hands"),
        grid("held_over"),
        row("discard", by="action"),
        row("played", of="departure"),
        row("boxed", of="departure"),
        pile("timetable", of="departure"),
        pile("action_pile", of="action"),
        pile("tiles", of="start_number"),
    ],
)


class SwitchState(State):
    """Position of a game. Trains, signals, junctions and cities are ids of the map and the edition."""

    __slots__ = (
        "action_pile", "active", "boxed", "card", "card_slot", "delivered", "discard", "edition", "goods", "green",
        "hands", "held_over", "map", "number_start", "passing", "played", "rolled", "setting", "still_colour",
        "still_train", "tiles", "timetable", "tokens", "train_colour", "train_heading", "train_load", "train_place",
        "train_tokens", "turn", "used",
    )  # fmt: skip
    COLUMNS: ClassVar[Columns] = COLUMNS

    map: Map
    edition: Edition
    train_colour: list[int]
    """The colour of each train; content, shared by all copies."""
    train_tokens: list[str]
    """What each train is called in the notation; content as well."""

    turn: int
    active: int
    """Whose turn it is: the number of a hand. With one player alone there may be two hands (SW-3.10)."""
    tokens: int
    card: int
    """The departure card open in front of the active player, or NONE."""
    card_slot: int
    passing: int
    """1 while trains may run through cities by the Dispatcher's leave (SW-12.3)."""
    still_colour: int
    """The colour that the Conductor holds back from this card (SW-12.4)."""
    still_train: int
    """The train that the Train dispatcher holds back from this card (SW-12.7)."""
    rolled: int
    """The trains that this card has rolled for, one bit each (SW-5.8)."""
    train_place: list[int]
    train_heading: list[int]
    train_load: list[int]
    green: list[int]
    setting: list[int]
    goods: list[int]
    """Goods waiting in each city."""
    delivered: list[list[int]]
    """For each city, how many goods of each colour it has received; only ports receive any."""
    number_start: list[int]
    """The start place of each number, from the lowest; location tiles may change it (SW-16.4)."""
    used: list[int]
    """Which helpers lie under a cover tile."""
    hands: list[list[int]]
    """How many cards of each kind each hand holds."""
    held_over: list[list[int]]
    """What each hand held when the discard was last shuffled, less what it has played since (SW-18.2)."""
    discard: list[int]
    played: list[int]
    boxed: list[int]
    """Departure cards in the box whose fronts everybody knew (SW-12.5)."""
    timetable: Pile
    action_pile: Pile
    tiles: Pile

    def __init__(self, seats: int, options: Options, map: Map, edition: Edition) -> None:  # noqa: A002 - it is one
        super().__init__(seats, options)
        self.map = map
        self.edition = edition

    def clone(self) -> SwitchState:
        """A copy that shares nothing but content."""
        s = SwitchState(self.seats, self.options, self.map, self.edition)
        self.copy_flow(s)
        s.train_colour = self.train_colour
        s.train_tokens = self.train_tokens
        s.turn = self.turn
        s.active = self.active
        s.tokens = self.tokens
        s.card = self.card
        s.card_slot = self.card_slot
        s.passing = self.passing
        s.still_colour = self.still_colour
        s.still_train = self.still_train
        s.rolled = self.rolled
        s.train_place = self.train_place[:]
        s.train_heading = self.train_heading[:]
        s.train_load = self.train_load[:]
        s.green = self.green[:]
        s.setting = self.setting[:]
        s.goods = self.goods[:]
        s.delivered = [line[:] for line in self.delivered]
        s.number_start = self.number_start[:]
        s.used = self.used[:]
        s.hands = [hand[:] for hand in self.hands]
        s.held_over = [hand[:] for hand in self.held_over]
        s.discard = self.discard[:]
        s.played = self.played[:]
        s.boxed = self.boxed[:]
        s.timetable = self.timetable.clone()
        s.action_pile = self.action_pile.clone()
        s.tiles = self.tiles.clone()
        return s

    @property
    def active_seat(self) -> int:
        """SW-18.3  Who decides: the seat behind the active hand; what others propose is the table's business."""
        return self.active if self.seats > 1 else 0
