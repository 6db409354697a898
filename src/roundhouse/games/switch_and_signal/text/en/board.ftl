### Switch & Signal: what the board in the browser says, English.

board-label = Board: { $map }. Arrow keys walk the network, Enter chooses, question mark asks why not.
board-green = green
board-red = red
board-set = set to { $setting }
board-unset = no discs yet
board-start = start place { $numbers }
board-port = { $number ->
    [0] port, nothing delivered yet
    [one] port, one good delivered
   *[other] port, { $number } goods delivered
}
board-goods = { $number ->
    [0] no good waits
    [one] one { $goods } waits
   *[other] { $number } × { $goods } wait
}
board-train = { $inside ->
    [0] at { $place }, facing { $facing }
   *[other] in { $place }
}{ $loaded ->
    [0] { "" }
   *[other] , with a { $load }
}
board-which = Which one?
board-behind = { $number ->
    [one] one move behind
   *[other] { $number } moves behind
}
board-play = Play
board-jump = Jump to now
board-zoom = Map section
board-nearer = Nearer
board-further = Further away
board-fit = Whole map
board-do-move = Roll
board-do-load = Load
board-odds = { $cost ->
    [0] { $faces } of { $sides } faces: free
    [one] { $faces } of { $sides } faces: one token
   *[other] { $faces } of { $sides } faces: { $cost } tokens
}
board-free = free
board-legend-free = stops here with this roll
board-legend-dear = costs time tokens
