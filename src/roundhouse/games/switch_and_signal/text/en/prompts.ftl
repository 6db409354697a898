### Switch & Signal: questions, moves in words, names of pieces, what chance decides. English.

## Questions

ask-place_discs = { $seat }: place the discs, as you all like it.
ask-place_extra_disc = { $seat }: place the extra signal disc on any red field.
ask-card_revealed = { $seat }: carry out this card, or send it under the pile?
ask-choose_deploy_colour = { $seat }: which colour is the new train to have? The dice come after that.
ask-choose_start = { $seat }: roll for the start place, or let the Shunter choose it?
ask-choose_multi_colour = { $seat }: which colour runs now?
ask-choose_train_order = { $seat }: which train runs next?
ask-rolled = { $seat }: run with this roll, or throw it away?
ask-choose_city_exit = { $seat }: by which exit does the train leave the city?
ask-choose_pass_or_stop = { $seat }: stop in the city, or run through it?
ask-play_action = { $seat }: play cards, or end the turn and draw.

## Moves

move-place_switch = Set { $at } to { $to }
    .name = Set a junction
move-place_disc = Place a disc: { $on }
    .name = Place a signal disc
move-place_extra_disc = Place the extra disc: { $on }
    .name = Place the extra disc
move-carry_out = Carry out the card
move-deploy = Deploy { $colour }
    .name = Deploy a train
move-roll_dice = Roll for the start place
move-run_colour = { $colour } runs
    .name = Run a colour
move-run_train = { $train } runs
    .name = Run a train
move-run = Run with this roll
move-leave = Leave: { $by }
    .name = Leave the city
move-stop = Stop in the city
move-pass = Run through: { $by }
    .name = Run through the city
move-signal = Set signal: { $to }, disc from { $from }, paid with { $pay }
    .name = Set a signal
move-switch = Set switch: { $at } to { $to }, paid with { $pay }
    .name = Set a switch
move-move = Move train: { $train }, paid with { $pay }
    .name = Move a train
move-load = Load: { $train }, paid with { $pay }
    .name = Load a good
move-end_actions = Enough cards played
move-use_logistician = Logistician: throw the roll away and roll again
move-use_dispatcher = Dispatcher: trains may run through cities this turn
move-use_conductor = Conductor: { $colour } stands still
    .name = Conductor: a colour stands still
move-use_track_warden = Track warden: send the card under the pile
move-use_shunter = Shunter: the new train comes on { $start }
    .name = Shunter: choose the start place
move-use_train_dispatcher = Train dispatcher: { $train } stands still
    .name = Train dispatcher: a train stands still

step-at = Junction
step-to = Where to
step-on = Signal field
step-from = Disc from
step-pay = Pay with
step-colour = Colour
step-train = Train
step-by = Exit
step-start = Start place

## Names

word-train_colour-black = Black
word-train_colour-brown = Brown
word-train_colour-grey = Grey
word-train-black-1 = Black 1
word-train-black-2 = Black 2
word-train-black-3 = Black 3
word-train-brown-1 = Brown 1
word-train-brown-2 = Brown 2
word-train-brown-3 = Brown 3
word-train-grey-1 = Grey 1
word-train-grey-2 = Grey 2
word-train-grey-3 = Grey 3
word-goods_colour-yellow = yellow good
word-goods_colour-white = white good
word-goods_colour-red = red good
word-goods_colour-blue = blue good

## What chance decides

draw-first_player = Who begins
draw-start_number = A start place for a number
draw-departure_card = The next departure card
draw-deployment_dice = The deployment dice
draw-location_tile = The next location tile
draw-movement_die = The train's die
draw-action_card = An action card
