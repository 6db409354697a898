### Dice Network, a probe: its texts in English.

rule-DN-1 = All win together once every train is home.
    .title = Goal
rule-DN-2 = Seats take turns of two actions each. When the agreed turns are over, the game is lost; every seat has at least two.
    .title = Turns
rule-DN-3 = The points of a node lead to one of its neighbours. Setting them takes an action.
    .title = Points
rule-DN-4 = A train is sent off by a track of its node, to a neighbour where no train stands.
    .title = Sending a train
rule-DN-5 = Sending costs one coal, of one's own or of the common reserve.
    .title = Coal
rule-DN-6 = The die of the train says how many tracks it runs. Points lead it on.
    .title = The run
rule-DN-7 = A run ends at home, before another train, and where points lead straight back; what is left lapses.
    .title = Stops
rule-DN-8 = Who is stopped by another train costs all a delay token. Without tokens the game is lost.
    .title = Delays
rule-DN-9 = Instead of acting, a seat may take a coal, up to three.
    .title = Rest

why-no_points_here = { $node } has one track only.
why-not_next_to_it = { $node } is not next to { $other_node }.
why-points_lead_there = The points of { $node } lead to { $other_node } already.
why-no_coal_left = Neither you nor the reserve has coal.
why-no_own_coal = You have no coal.
why-no_shared_coal = The reserve has no coal.
why-train_is_home = { $train } is home.
why-train_ahead = { $other_train } stands in { $node }, in the way of { $train }.
why-bunker_is_full = { $coal } coal is all you can hold.
why-train_gets_home = { $train } is home in { $node }.
why-points_lead_back = The points of { $node } lead back.
why-points_used_up = All { $points } points are used.
why-all_trains_home = Every train is home.
why-no_tokens_left = There is no delay token left.
why-no_turns_left = The turns are over.
why-too_few_turns = { $turns } turns are too few for { $seats } seats.
why-trains_at_home = Trains at home: { $trains }
why-tokens_left = Delay tokens left: { $tokens }

event-points_set = { $seat } sets the points of { $node } to { $other_node }.
event-train_sent = { $seat } sends { $train } to { $node }, paid from { $pay }.
event-coal_taken = { $seat } takes a coal.
event-train_ran = { $train } runs { $steps } tracks, { $lapsed } lapse. { $because }
event-token_lost = A delay token is lost, { $tokens } left. { $because }

ask-action = What do you do?
move-set = set the points of { $node } to { $to }
    .name = set points
move-send = send { $train } to { $exit }, paid from { $pay }
    .name = send a train
move-rest = take a coal
step-node = node
step-to = leading to
step-train = train
step-exit = by the track to
step-pay = paid from

word-train-slow = the slow train
word-train-fast = the fast train
word-train-goods = the goods train
word-pay-own = one's own coal
word-pay-shared = the reserve

option-map = Map
option-map-ring = the ring
option-map-cross = the cross
option-tokens = Delay tokens
option-turns = Turns

ending-won = Won. { $because }
ending-lost_tokens = Lost. { $because }
ending-lost_time = Lost. { $because }
draw-die = a train's die
