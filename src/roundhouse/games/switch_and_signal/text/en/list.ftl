### Switch & Signal: the board as a list, English.

list-title = The network as a list
list-cities = Cities and ports
list-junctions = Junctions
list-signals = Signals on the line
list-starts = Start places
list-port = { $city }, port
list-ahead = From here
list-exits = Exits
list-no-train = No train is on the network.
list-junction = joins { $one } and { $other }; closed: { $closed }
list-junction-unset = no discs yet
list-tray = Delivered: { $goods }.
list-tray-empty = Nothing delivered yet.
list-waiting = { $count ->
    [0] No goods wait.
    [one] One good waits ({ $goods_colour }).
   *[other] { $count } goods wait ({ $goods_colour }).
}
list-stands = { $train } stands here.
list-free = free

list-take-run_train-train = Let it run now
list-take-move-train = Move
list-take-load-train = Load
list-take-use_train_dispatcher-train = Hold
list-take-leave-by = Leave this way
list-take-pass-by = Pass this way
list-take-signal-from = Take the disc from here
list-take-signal-to = Set to green
list-take-switch-to = Set to { $name }
list-take-place_switch-to = Set to { $name }
list-take-place_disc-on = Put the disc here
list-take-place_extra_disc-on = Put the disc here
list-take-use_shunter-start = Deploy the new train here

## A train, and what lies ahead

list-load = , with a { $goods_colour }
list-in-city = { $train } is in { $city }{ $load }
list-on-piece = { $train } is at { $place }, facing { $facing }{ $load }
list-on-start = { $train } is on the start place { $place }, facing { $facing }{ $load }
list-step-piece = { $count ->
    [one] one track piece
   *[other] { $count } track pieces
}
list-step-green = signal green
list-step-red = signal red
list-step-junction = junction { $junction } set to { $node }
list-step-closed = junction { $junction }, arm closed
list-step-train = { $train } ahead
list-step-city = { $city }
list-step-start = the start place { $start }, end of the line
list-exit-green = { $node } green
list-exit-red = { $node } red
list-exit-taken = { $node } taken by { $train }
list-in-depot = In the depot: { $trains }
list-empty = empty
list-part-trains = Trains
list-tray-one = { $count } { $goods_colour }

## What the die would bring

list-die = What the die would bring
list-face = { $points } (on { $count } of { $faces } faces): { $ends }
list-outcome-place = stops at { $place }
list-outcome-deliver = delivers in the port
list-outcome-depot = goes to the depot
list-outcome-by = by { $arm }: { $ends }
list-outcome-cost = { $cost ->
    [0] { $ends }, at no cost
    [one] { $ends }, costs one time token
   *[other] { $ends }, costs { $cost } time tokens
}
list-outcome-cards = { $cards ->
    [one] , and a departure card
   *[other] , and { $cards } departure cards
}
