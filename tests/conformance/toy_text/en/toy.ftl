rule-TY-1 = On your turn you play a card, bury one, or wait.
    .title = Turns
rule-TY-2 = Boasting and waving cost nothing.
    .title = Noise
rule-TY-3 = At the end of a round all vote at once on digging up.
    .title = Votes
why-not_in_hand = You do not hold { $card }.
why-last_round_is_over = The last round is over.
why-coins = Coins: { $number }.
event-played = { $seat } shows { $card }.
event-buried = { $seat } buries a card.
event-boasted = { $seat } boasts: { $number }!
event-waved = { $seat } waves.
event-drew = { $seat } draws.
event-drew_card = You draw { $card }.
event-round_begins = Round { $number } begins.
event-voted = { $seat } votes { $yes ->
        [0] no
       *[other] yes
    }.
event-dug_up = { $seat } digs up { $card }.
ask-turn = What do you do?
ask-vote = Dig up?
move-play = play { $card }
move-bury = bury { $card }
move-wait = wait
move-yes = yes
move-no = no
move-boast = boast { $number }
move-wave = wave
step-card = Which card?
step-number = How much?
word-card-amber = amber
word-card-birch = birch
word-card-cedar = cedar
option-rounds = Rounds
ending-sunset = The sun has set. Most coins: { $winners }. { $because }
draw-card = The next card
