"""Switch & Signal by David Thompson (KOSMOS, 2020): an independent engine for people who own or love the game."""

from roundhouse.games.switch_and_signal.title import GAME

__all__ = ["GAME"]
