"""Probe games: each proves one hard thing about the kernel."""
