### Switch & Signal: what the drawing and the description in the terminal say, English.

## Letters on trains and goods

terminal-letter-black = B
terminal-letter-brown = N
terminal-letter-grey = G
terminal-good-yellow = y
terminal-good-white = w
terminal-good-red = r
terminal-good-blue = b

## Under the map

terminal-turn = Turn { $turn }
terminal-set-up = Set-up
terminal-active = { $seat } decides
terminal-left = { $left ->
    [0] the last turn
    [one] one departure card left
   *[other] { $left } departure cards left
}
terminal-clock = Clock { $shown }
terminal-goods = Goods { $done } of { $needed }
terminal-card = { $departure }
terminal-no-card = No departure card is open
terminal-symbol-deploy = new train
terminal-symbol-multi = any colour
terminal-held = { $what } stands still
terminal-moving = { $points ->
    [one] { $train } runs, one point left
   *[other] { $train } runs, { $points } points left
}
terminal-helpers = Helpers
terminal-helper-free = { $helper }
terminal-helper-used = { $helper } (used)
terminal-passing = trains may run through cities
terminal-hand = { $seat }
terminal-cards = { $count } × { $action }
terminal-no-cards = no cards
terminal-hidden = { $count ->
    [one] one card
   *[other] { $count } cards
}
terminal-piles = Action cards: { $pile } to draw, { $discard } discarded
terminal-depot = Depot
terminal-empty = empty
terminal-tiles = Location tiles: { $left } left

## Legend

terminal-legend-trains = Trains
terminal-legend-piece = track piece
terminal-legend-green = green
terminal-legend-red = red
terminal-legend-open = open way
terminal-legend-closed = closed arm
terminal-legend-start = start place
terminal-legend-goods = Goods

## Described in words

terminal-part-trains = Trains
terminal-part-network = Signals and junctions
terminal-part-goods = Goods
terminal-in-depot = In the depot: { $trains }
terminal-in-city = { $train } is in { $city }{ $load }
terminal-on-piece = { $train } is at { $place }, facing { $facing }{ $load }
terminal-on-start = { $train } is on the start place { $place }, facing { $facing }{ $load }
terminal-load = , with a { $goods_colour }
terminal-ahead = From here: { $steps }
terminal-exits = Exits: { $exits }
terminal-step-piece = { $count ->
    [one] one track piece
   *[other] { $count } track pieces
}
terminal-step-green = signal green
terminal-step-red = signal red
terminal-step-junction = junction { $junction } set to { $node }
terminal-step-closed = junction { $junction }, arm closed
terminal-step-train = { $train } ahead
terminal-step-city = { $city }
terminal-step-start = the start place { $start }, end of the line
terminal-exit-green = { $node } green
terminal-exit-red = { $node } red
terminal-exit-taken = { $node } taken by { $train }
terminal-greens = Green: { $signals }
terminal-reds = Red: { $signals }
terminal-switch = { $junction }: { $setting }
terminal-switch-unset = { $junction }: no discs yet
terminal-waiting = { $count ->
    [0] { $city }: no good waits
    [one] { $city }: one { $goods_colour } waits
   *[other] { $city }: { $count } { $goods_colour }s wait
}
terminal-tray = Port { $city }: { $goods }
terminal-tray-empty = Port { $city }: nothing delivered yet
terminal-tray-one = { $count } { $goods_colour }
terminal-tokens = { $tokens } of { $clock } time tokens on the clock
terminal-numbers = Start places: { $places }
terminal-symbol-done = { $symbol }, done
terminal-symbol-now = { $symbol }, now
terminal-played = Departure cards played: { $cards }
terminal-under = Known at the bottom of the pile: { $cards }

## Forecast

terminal-face = { $points } (on { $count } of { $faces } faces): { $ends }
terminal-outcome-place = stops at { $place }
terminal-outcome-deliver = delivers in the port
terminal-outcome-depot = goes to the depot
terminal-outcome-by = by { $arm }: { $ends }
terminal-outcome-cost = { $cost ->
    [0] { $ends }, at no cost
    [one] { $ends }, costs one time token
   *[other] { $ends }, costs { $cost } time tokens
}
terminal-outcome-cards = { $cards ->
    [one] , and a departure card
   *[other] , and { $cards } departure cards
}
terminal-no-forecast = { $train } is in the depot and does not run.
