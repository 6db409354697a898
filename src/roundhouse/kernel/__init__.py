"""The kernel: what every game is made of. Pure, without I/O, and it knows no game.

A dozen names carry it: Game, State, Sequence, Ask, Move, Draw, Pile, Event, View, Rule, Because, Out.
`README.md` in this folder walks one move through them.
"""
