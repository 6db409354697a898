"""What the bot thinks things are worth. The unit is an action card; found by experiments (docs/results-log.md)."""

from __future__ import annotations


class Weights:
    """The numbers behind the bot's judgement, all in action cards."""

    __slots__ = (
        "approach", "card", "city_taken", "deal", "delivered", "first", "followed", "held_back", "keep", "load",
        "oncoming", "passing", "point", "roll", "signal", "signal_ahead", "spare", "start", "stop",
        "switch", "switch_ahead", "token", "urgent", "verge",
    )  # fmt: skip

    def __init__(self) -> None:
        self.roll = 0.8
        """A roll of a die that a train needs to get where it wants."""
        self.switch = 0.45
        """A switch on a route that stands wrong."""
        self.signal = 0.5
        """A signal on a route that shows red."""
        self.point = 0.32
        """A movement point, where routes are compared."""
        self.switch_ahead = 0.45
        """A switch that stands wrong, where routes are compared."""
        self.signal_ahead = 0.5
        """A signal that shows red, where routes are compared."""
        self.load = 1.0
        """Loading a good."""
        self.approach = 4.5
        """What a train that is not on the board yet needs until it stands in a goods city."""
        self.delivered = 0.5
        """A good on the tray, beyond the work that it took."""
        self.oncoming = 1.5
        """A train on the route that faces the other way."""
        self.followed = 0.3
        """A train on the route that goes the same way."""
        self.city_taken = 0.5
        """A train in the city for which another one is bound."""
        self.stop = 0.4
        """A city on the route in which trains must stop."""
        self.start = 1.0
        """How far it counts that a train on a start place may be in the way of the next one."""
        self.token = 0.8
        """A time token."""
        self.spare = 0.0
        """By how much it loses of that when the clock will last till the end."""
        self.urgent = 0.6
        """How many tokens a turn costs on average."""
        self.verge = 3.0
        """An emptied clock in the last turns."""
        self.card = 0.5
        """The first action card of a kind in hand at the end of a turn."""
        self.keep = 0.8
        """How much of that the next card of the same kind is worth, and so on."""
        self.deal = 0.6
        """What a card is worth that is not drawn because the hand is too full."""
        self.held_back = 0.5
        """The least gain for which a helper is called, in the last turn."""
        self.first = 0.12
        """By how much that least gain rises with each turn that is still to come."""
        self.passing = 0.2
        """The same for the Dispatcher, as a share: there are few good moments for him, so none is let go by."""


DEFAULT = Weights()
