### Switch & Signal: what stands on the panels in the browser, English. Words on the flaps have nine letters at most.

## The departure card as a split-flap board

flap-title = Timetable
flap-open = Timetable: which cards were played, which may still come
flap-turn = { $turn } of { $turns }
flap-turn-long = Turn { $turn } of { $turns }
flap-left = { $number ->
    [0] No card is left in the pile.
    [one] One card left in the pile.
   *[other] { $number } cards left in the pile.
}
flap-last = The last turn!
flap-over = The game is over.
flap-deploy = Deploy
flap-black = Black
flap-brown = Brown
flap-grey = Grey
flap-multi = Any train
flap-row-done = { $what }: done
flap-row-now = { $what }: now
flap-row-next = { $what }: to come
flap-row-held = { $what }: held back
flap-timetable = Timetable
flap-counts = In the pile: { $left }. Unseen in the box or lost to it: { $boxed }.
flap-played = Played so far
flap-possible = Still in the pile or in the box
flap-under = Under the pile, known to all
flap-boxed = In the box, known to all

## Station clock, goods, depot, dice

tokens-title = Time tokens
tokens-said = Time tokens on the clock: { $tokens } of { $clock }
of-number = of { $number }
goods-in = In { $city }
goods-of = { $colour } { $number }
goods-none = Nothing delivered yet
goods-said = Delivered: { $number } of { $needed }
strip-left = in the pile
depot-title = Depot
depot-left = { $colour }: { $number } in the depot
dice-train = { $train } rolls { $points }
dice-start = Start place { $number }

## Hand and seats

hand-title = Your cards
hand-title-active = Cards at work
hand-title-all = Everybody’s cards
hand-empty = No cards in hand.
hand-card = { $card }: { $number } in hand
hand-card-pays = { $card }: { $number } in hand, paying { $paid }
hand-pays = Paid with
hand-change = change
seat-cards = { $number ->
    [one] One card
   *[other] { $number } cards
}

## Helpers

helpers-title = Helpers
helper-ready = ready
helper-used = used
helper-open = now!
helper-until-logistician = before the train sets off
helper-until-dispatcher = until this turn ends
helper-until-conductor = before the first roll
helper-until-track_warden = before the card begins
helper-until-shunter = instead of rolling
helper-until-train_dispatcher = before the train's roll
helper-what-logistician = throws away a roll
helper-what-dispatcher = trains run through cities
helper-what-conductor = holds one colour
helper-what-track_warden = swaps the card
helper-what-shunter = chooses the start place
helper-what-train_dispatcher = holds one train

## Buttons, and what comes after

act-carry_out = Carry out
act-roll_dice = Roll start place
act-run = Run
act-stop = Stop here
act-end_actions = End turn
act-end-price = keep { $kept }, draw { $drawn }
act-price-free = free whatever comes up
act-price-same = { $free ->
    [0] costs { $most ->
        [one] a token
       *[other] { $most } tokens
    } whatever comes up
   *[other] { $free } in { $all } free, { $dear } in { $all } cost { $most ->
        [one] a token
       *[other] { $most } tokens
    }
}
act-price-most = { $free ->
    [0] costs up to { $most } tokens
   *[other] { $free } in { $all } free, { $dear } in { $all } cost up to { $most } tokens
}
act-confirm = Confirm
act-move = Roll
act-load = Load
act-signal = Set signal
act-switch = Set switch
act-deploy = Deploy
act-leave = Leave
act-pass = Pass through
act-run_train = Let it run
act-use_conductor = Hold
act-use_train_dispatcher = Hold
act-use_shunter = Deploy there

next-place_discs = Then the game begins with the start card.
next-place_extra_disc = Then the game begins with the start card.
next-card_revealed = Then the card is carried out step by step.
next-choose_deploy_colour = Then the dice fall and name the start place.
next-choose_start = If the start place is occupied, that costs two time tokens.
next-choose_multi_colour = All trains of that colour roll and run.
next-choose_train_order = Each train of the colour runs once; you decide the order.
next-rolled = { $train } has { $points } to run.
next-choose_city_exit = { $train } still has { $points } to run.
next-choose_pass_or_stop = { $train } would have { $points } left. Stopping costs nothing.
next-play_action = { $last ->
    [1] The last turn: after it the game is over.
   *[other] { $alone ->
        [1] At the end you keep { $kept } cards and draw { $drawn }.
       *[other] At the end { $kept } cards are kept and { $drawn } drawn; then it is { $following }'s turn.
    }
}
