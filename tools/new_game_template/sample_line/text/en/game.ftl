# Rules in short, by id.
rule-SL-1-1 = Every seat draws three wagons and shows them to nobody.
    .title = The first hand
rule-SL-2-1 = Couple a wagon from your hand that is not lighter than the last one of the train. That is a point.
    .title = Coupling
rule-SL-2-2 = Or send the train off; the next one begins with any wagon.
    .title = Sending off
rule-SL-2-3 = Then draw up to three wagons while the yard has any.
    .title = Drawing up
rule-SL-3-1 = When no wagon is left anywhere, whoever coupled most has won.
    .title = The end

# Why not, and why so.
why-wagon_not_in_hand = You hold no { $wagon }.
why-wagon_too_light = { $wagon } is lighter than { $other_wagon }, the last wagon of the train.
why-no_train = There is no train to send off.
why-yard_is_empty = No wagon is left; the best has { $points }.
why-wagons_coupled = { $wagons } wagons coupled.

# What happens.
event-wagon_drawn = Seat { $seat } draws: { $wagon }.
event-hidden_wagon_drawn = Seat { $seat } draws a wagon.
event-wagon_coupled = Seat { $seat } couples: { $wagon }.
event-train_sent = Seat { $seat } sends the train off.
event-game_ends = The yard is empty. { $because }

# What is asked, and what can be answered.
ask-play_wagon = Couple a wagon, or send the train off?
move-couple = couple { $wagon }
move-send = send the train off
step-wagon = Which wagon?
ending-yard_empty = The yard is empty.
draw-wagon = a wagon from the yard

word-wagon-pumpkin = pumpkins
word-wagon-milk = milk
word-wagon-timber = timber
word-wagon-coal = coal
word-wagon-iron = iron
word-wagon-engine = an engine
word-seat-1 = 1
word-seat-2 = 2
word-seat-3 = 3
word-seat-4 = 4
