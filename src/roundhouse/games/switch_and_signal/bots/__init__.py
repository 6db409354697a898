"""The bots of Switch & Signal."""

from roundhouse.games.switch_and_signal.bots.steady import Steady

BOTS = {"steady": Steady}

__all__ = ["BOTS", "Steady"]
