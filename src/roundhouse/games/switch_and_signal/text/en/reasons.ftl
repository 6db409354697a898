### Switch & Signal: why something is not possible, why a train stops, why it is over. English.
### The same keys with the same arguments stand in the German catalogue.

## Set-up and options

why-no_such_map = There is no such map.
why-not_enough_discs = The box holds only { $discs } signal discs; this map has no disc to spare.
why-not_enough_goods = This map has only { $goods } goods, but the goal asks for { $needed }.
why-junction_is_set = The discs of { $junction } lie already.
why-setting_of_other_junction = The setting { $setting } does not belong to { $junction }.
why-field_has_disc = { $signal } has a disc already.
why-city_has_disc = { $city } has its disc already.
why-line_discs_placed = All discs for the open line are placed; { $signal } stays red.

## The departure card

why-other_colour_runs = { $train } has to wait: now { $train_colour } runs.
why-train_in_depot = { $train } is in the depot.
why-train_ran_already = { $train } has already run for this card.
why-train_is_held = { $train } is being held back and does not run for this card.
why-colour_is_held = { $train_colour } is being held back and does not run for this card.
why-colour_already_run = { $train_colour } has already been named for this card.
why-colour_already_tried = This card has already tried { $train_colour }; now it must be another colour.
why-no_such_train_in_depot = { $train_colour } has no train left in the depot.
why-no_second_colour = The depot has no train of another colour for this card.
why-depot_is_empty = The depot is empty.
why-start_place_occupied = { $other_train } already stands on { $start }.

## How a train stops

why-points_used_up = All points are used up.
why-signal_is_red = { $signal } is red.
why-arm_is_closed = At { $junction } a switch disc closes the arm { $arm }.
why-train_ahead = { $other_train } is in the way at { $place }.
why-city_is_taken = { $other_train } already stands in { $city }.
why-head_on = Head-on collision with { $other_train } at { $place }.
why-train_waits_on_start_place = Head-on collision with { $other_train }, which waits on the start place { $place }.
why-start_place_entered = { $place } is a start place and the end of the line.
why-no_usable_exit = { $city } has no exit that is green and free.
why-city_stops_trains = { $city } stops every train, at no cost.
why-port_ends_the_run = In the port { $city } the run ends, at no cost.
why-good_reaches_port = The good has reached the port { $city }.
why-no_way_through = There is no way on through { $city }; stopping costs nothing.
why-stops_by_choice = Stopping in { $city } is by choice and costs nothing.
why-run_ends_in_city = The run ends in { $city }.

## Leaving and passing cities

why-other_city = { $arm }: the train does not stand there.
why-exit_is_red = { $arm }: this exit shows red.
why-exit_is_taken = { $arm }: { $other_train } stands on the first piece of this exit.
why-trains_must_stop = No train passes { $city } unless the Dispatcher lets it.
why-no_turning_round = { $arm }: the train came that way, and to turn round it would have to stop.

## Action cards

why-cards_not_in_hand = The hand does not hold { $payment }.
why-no_card_for_it = The hand has neither “{ $action }” nor two cards to replace it.
why-card_does_not_fit = “{ $payment }” alone does not pay for “{ $action }”; it takes the fitting card or any two.
why-one_card_is_enough = Loading takes exactly one card, not { $payment }.
why-hand_is_empty = The hand is empty.
why-no_red_field = No signal field is red.
why-no_disc_there = { $signal } has no disc to take away.
why-field_is_green = { $signal } is green already.
why-last_disc_of_city = { $city } would be left without a disc.
why-only_one_setting = { $junction } has only one setting.
why-setting_is_the_same = { $junction } is already set to { $setting }.
why-no_train_on_network = No train is on the network.
why-train_in_no_city = { $train } does not stand in a city.
why-train_is_loaded = { $train } carries a good already.
why-no_goods_there = No goods are waiting in { $city }.

## Helpers

why-helper_of_other_map = { $helper } does not work on this map.
why-helper_is_used = { $helper } has already been used in this game.
why-no_card_is_carried_out = No departure card is being carried out now.
why-colour_not_named = { $train_colour } has not been named for this card.
why-colour_not_shown = The card does not show { $train_colour }.
why-colour_has_rolled = A train of the colour { $train_colour } has already been rolled for.
why-train_has_rolled = { $train } has already been rolled for.
why-not_the_start_card = The start card cannot be put away.
why-no_other_card = There is no other departure card to turn up.
why-start_place_is_taken = { $other_train } already stands on { $start }.

## The end

why-goods_delivered = { $goods ->
    [one] One good delivered.
   *[other] { $goods } goods delivered.
}
why-all_goods_delivered = All { $goods } goods are delivered, in turn { $turn }.
why-last_turn_over = The last turn is over, with { $goods } of { $needed } goods delivered.
why-no_card_to_remove = A departure card has to go and none is left, with { $goods } of { $needed } goods delivered.
