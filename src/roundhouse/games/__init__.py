"""The games: one package a title, found by entry points."""
