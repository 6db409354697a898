### Switch & Signal: what is told ahead, English. `faces` of `sides` are sides of a die.

## What rolling for a train may bring

why-ahead_may_lose = On { $faces } of { $sides } faces { $train } would lose the game.
why-ahead_may_empty_clock = On { $faces } of { $sides } faces { $train } empties the clock, and a departure card goes.
why-ahead_may_collide = On { $faces } of { $sides } faces { $train } runs into another train.
why-ahead_may_leave = On { $faces } of { $sides } faces { $train } runs off at a start place.
why-ahead_may_deliver = On { $faces } of { $sides } faces { $train } can deliver its good.

why-ahead_may_fail = In { $faces } of { $sides } cases the start place is taken: that costs { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.

## What a card would change

why-ahead_strands = { $train } could not move at all.
why-ahead_frees = { $train } could move again.
why-ahead_takes_light = { $signal } would stop { $train }: it takes the light that this train needs.
why-ahead_collides = { $train } would run into another train on { $faces } of { $sides } faces.
why-ahead_parts = { $train } would no longer run into another train.
why-ahead_nearer_port = { $train } could deliver on { $faces } of { $sides } faces instead of { $old_faces }.
why-ahead_farther_port = { $train } could deliver on only { $faces } of { $sides } faces instead of { $old_faces }.
why-ahead_no_port = { $train } could no longer deliver its good.
why-ahead_cheaper = { $train } would cost at worst { $worst ->
    [one] one token
   *[other] { $worst } tokens
} instead of { $old_worst }.
why-ahead_dearer = { $train } would cost at worst { $worst ->
    [one] one token
   *[other] { $worst } tokens
} instead of { $old_worst }.
why-ahead_rather_cheaper = { $train } would cost less on some faces.
why-ahead_rather_dearer = { $train } would cost more on some faces.
why-ahead_other_way = { $train } would run another way.
why-ahead_spared = { $train } stands still; running could cost { $worst ->
    [one] one token
   *[other] up to { $worst } tokens
}.
why-ahead_held_back = { $train } stands still; running would cost nothing either.

## What lies before a train

why-here_pieces = { $count ->
    [one] One piece.
   *[other] { $count } pieces.
}
why-here_green = { $signal } is green.
why-here_red = { $signal } is red.
why-here_junction = { $junction } is set to { $setting }.
why-here_closed = { $junction } is closed on this side.
why-here_train = Then { $other_train }, at { $place }.
why-here_city = Then { $city }.
why-here_start = Then the start place { $start }.
why-here_exit = { $arm } is open.
why-here_exit_red = { $arm } is red.
why-here_exit_taken = { $arm } is blocked by { $other_train }.
