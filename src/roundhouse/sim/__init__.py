"""Batch play: single games of bots, batches over several processes, bots against each other."""

from roundhouse.sim.play import BotFault, GameResult, play_game

__all__ = ["BotFault", "GameResult", "play_game"]
