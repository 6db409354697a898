### Sealed Bids, a probe: its texts in English.

rule-SB-1 = Everybody begins with ten coins, five bid cards and one goal; cards and goal are secret.
    .title = Beginning
rule-SB-2 = One lot after another is turned up, as many as were agreed.
    .title = Sales
rule-SB-3 = All bid at once: one card of the own hand, or a pass. Opened cards are spent.
    .title = Sealed bids
rule-SB-4 = A card is bid only by who can pay its value.
    .title = No debts
rule-SB-5 = The dearest card gets the lot; chance decides between equal ones.
    .title = Who gets the lot
rule-SB-6 = The winner pays the value of the card to the bank. Who passed gets a coin. Coins lie behind screens unless agreed otherwise.
    .title = Paying
rule-SB-7 = Before answering, a seat may put two cards face down into the box and draw one from the bag.
    .title = Exchange
rule-SB-8 = After the last sale, lots count their worth, two coins a point, and the goal its extra points. Most points win.
    .title = End

why-card_not_in_hand = You do not hold { $card }.
why-not_enough_coins = { $card } costs more than your { $coins } coins.
why-fewer_than_two_cards = An exchange takes two cards.
why-bag_is_empty = The bag is empty.
why-all_lots_are_sold = All lots are sold.
why-lots_won = { $lots } lots
why-coins_left = { $coins } coins
why-goal_reached = Goal: { $goal }

event-card_dealt = { $seat } draws { $card }.
event-goal_dealt = { $seat } gets the goal “{ $goal }”.
event-lot_shown = For sale: { $lot }.
event-bid_opened = { $seat } bids { $card }.
event-pass_opened = { $seat } passes.
event-tie_broken = Chance favours { $seat }.
event-coin_for_passing = { $seat } gets a coin for passing.
event-lot_unsold = Nobody wants { $lot }.
event-lot_sold = { $seat } buys { $lot } for { $coins }.
event-exchanged = { $seat } exchanges two cards.
event-goal_shown = { $seat } had the goal “{ $goal }”.
event-coins_shown = { $seat } has { $coins } coins.

ask-bid = What do you bid?
move-bid = bid { $card }
    .name = bid
move-pass = pass
move-exchange = exchange { $first } and { $second }
    .name = exchange two cards
step-card = card
step-first = first card
step-second = second card

word-card-one = a one
word-card-two = a two
word-card-three = a three
word-card-four = a four
word-card-five = a five
word-lot-coal_2 = coal for 2
word-lot-coal_3 = coal for 3
word-lot-coal_5 = coal for 5
word-lot-iron_2 = iron for 2
word-lot-iron_3 = iron for 3
word-lot-iron_5 = iron for 5
word-lot-wool_2 = wool for 2
word-lot-wool_3 = wool for 3
word-lot-wool_5 = wool for 5
word-goal-coal = much coal
word-goal-iron = much iron
word-goal-wool = much wool
word-goal-cash = many coins
word-goal-crowd = many lots

option-sales = How many lots are sold
option-coins = How coins lie
option-coins-screened = behind screens
option-coins-open = open

ending-sold_out = { $because } Most points: { $winners }.
draw-bid_card = a bid card
draw-goal = a goal
draw-lot = the next lot
draw-tie = who gets the lot
