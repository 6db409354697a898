### Switch & Signal: lines of the log and endings, English. $because is a whole sentence, or nothing.

## Set-up

event-first_player = { $seat } begins.
event-number_laid = { $start } gets number { $number }.
event-switch_placed = { $seat } sets { $junction } to { $setting }.
event-disc_placed = { $seat } places a signal disc: { $signal } is green.

## The turn

event-turn_begins = Turn { $turn }: { $seat }.
    .head = Turn { $turn } · { $seat }
    .news = { $number ->
        [one] A turn has begun, now turn { $turn }.
       *[other] { $number } turns have begun, now turn { $turn }.
    }
event-card_revealed = { $left ->
    [0] { $departure }, the last one: after this turn it is over.
    [one] { $departure }; one more in the pile.
   *[other] { $departure }; { $left } left in the pile.
}
event-card_discarded = { $departure } has been carried out.
event-card_drawn = { $seat } draws “{ $action }”.
    .many = { $seat } draws { $number } cards: { $list }.
event-hidden_card_drawn = { $seat } draws a card.
    .many = { $seat } draws { $number } cards.
event-discard_shuffled = The discarded action cards are shuffled into a new pile.
event-actions_ended = { $seat } has played enough cards.

## Deploying

event-deploy_colour_chosen = A new train: { $train_colour }.
event-deployment_rolled = The deployment dice show { $one } and { $two }: start place { $number }.
event-tile_turned = The location tile shows { $number }.
event-tiles_shuffled = The location tiles are shuffled anew.
event-rolled_again = { $other_train } stands on { $start }: roll again, at no cost.
event-deployment_failed = No train comes. { $because }
event-train_deployed = { $train } is deployed on { $start }.
    .news = { $number ->
        [one] A train came: { $train }.
       *[other] { $number } trains came.
    }

## Trains run

event-colour_runs = { $train_colour } runs.
event-colour_idle = { $train_colour }: no train is on the network, nothing happens.
event-train_rolled = { $train } rolls { $points }.
event-train_step = { "" }
    .many = { $train } runs { $number } pieces.
event-train_passes = { $train } passes through { $city } ({ $arm }).
event-train_stopped = { $lapsed ->
    [0] { $train } stops at { $place }. { $because }
    [one] { $train } stops at { $place } and loses one point. { $because }
   *[other] { $train } stops at { $place } and loses { $lapsed } points. { $because }
}
event-train_returned = { $train } goes to the depot.
    .news = { $number ->
        [one] { $train } is back in the depot.
       *[other] { $number } trains are back in the depot.
    }
event-good_returned = The { $goods_colour } goes back to { $city }.
event-good_delivered = { $train } delivers a { $goods_colour } in { $city }!
    .news = { $number ->
        [one] A good reached its port!
       *[other] { $number } goods reached their port!
    }

## Action cards

event-signal_set = { $seat } pays with “{ $payment }”: { $signal } turns green, { $other_signal } turns red.
event-switch_set = { $seat } pays with “{ $payment }”: { $junction } is set to { $setting }.
event-move_played = { $seat } pays with “{ $payment }”: { $train } moves.
event-good_loaded = { $seat } pays with “{ $payment }”: { $train } loads a { $goods_colour } in { $city }.
    .news = { $number ->
        [one] A good was loaded.
       *[other] { $number } goods were loaded.
    }

## Helpers

event-helper_used = { $helper } helps.
    .news = { $number ->
        [one] { $helper } has helped.
       *[other] { $number } helpers have helped.
    }
event-roll_discarded = The { $points } of { $train } does not count, the die is rolled again.
event-passing_allowed = For the rest of this turn trains may run through cities.
event-colour_held = { $train_colour } does not run for this card.
event-train_held = { $train } does not run for this card.
event-card_put_under = { $departure } goes under the pile; the next one is turned up.

## The clock and the end

event-tokens_paid = { $tokens ->
    [one] That costs one time token.
   *[other] That costs { $tokens } time tokens.
}
    .news = { $sum ->
        [one] One time token was lost.
       *[other] { $sum } time tokens were lost.
    }
event-clock_emptied = { $left ->
    [0] The clock is empty: the last departure card goes into the box. This turn is the last.
    [one] The clock is empty: a departure card goes into the box, one is left.
   *[other] The clock is empty: a departure card goes into the box, { $left } are left.
}
    .news = { $number ->
        [one] The clock ran empty once.
       *[other] The clock ran empty { $number } times.
    }
event-game_won = Won! { $because }
event-game_lost = Lost. { $because }

ending-won = You have won! { $because }
    .name = won
ending-lost_last_turn = You have lost. { $because }
    .name = lost with the last turn
ending-lost_no_card = You have lost. { $because }
    .name = lost for want of a card
