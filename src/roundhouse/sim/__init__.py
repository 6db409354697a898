"""Batch play: single games of bots, batches over several processes, bots against each other."""

from roundhouse.sim.arena import Arena, ArenaError, arena
from roundhouse.sim.batch import Batch, simulate
from roundhouse.sim.play import BotFault, play_game
from roundhouse.sim.results import GameResult

__all__ = ["Arena", "ArenaError", "Batch", "BotFault", "GameResult", "arena", "play_game", "simulate"]
