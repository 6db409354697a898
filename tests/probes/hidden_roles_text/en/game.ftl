### The Crew, a probe of the kernel: English.

## Rules

rule-HR-1-1 = One role more than there are seats is dealt out, so nobody knows how many saboteurs are aboard. By agreement saboteurs know each other.
    .title = Roles
rule-HR-2-1 = Each round the chair announces an action. Afterwards the chair goes on to the next seat that is not suspended.
    .title = Rounds and the chair
rule-HR-3-1 = Driving turns up a card that moves the train, haste turns up two. An empty pile is made anew of the used cards.
    .title = Driving
rule-HR-3-2 = Looking shows the chair the two top cards. The upper one may then go under the pile.
    .title = Looking
rule-HR-3-3 = With a lamp the chair sees the role of somebody else.
    .title = Inspecting
rule-HR-4-1 = Whoever has a stop token, is neither chair nor suspended, may stop what was announced. All decide at once; the first from the chair onwards counts.
    .title = Stop tokens
rule-HR-5-1 = In the discussion everybody may make two statements, about others only.
    .title = The discussion
rule-HR-5-2 = The chair closes the discussion.
    .title = Closing the discussion
rule-HR-5-3 = Anybody may at any time claim to know a role. A whistle does not make it unsaid.
    .title = Claims
rule-HR-6-1 = All vote in secret. The votes are read from the chair onwards; the second against a seat suspends it and ends the reading.
    .title = The vote
rule-HR-7-1 = At the end of a round somebody may blow the only whistle he has: the round begins again. Another whistle at once takes that back.
    .title = Whistles
rule-HR-8-1 = The loyal crew win when the train is home. The saboteurs win when it is lost or night falls.
    .title = End
rule-HR-8-2 = Everybody on the side that won scores a point.
    .title = Scores

## Reasons

why-pile_is_empty = The pile is empty.
why-no_lamp_left = You have no lamp left.
why-only_about_others = That is only possible with somebody else.
why-said_enough = { $statements } statements are enough for one discussion.
why-only_chair_closes = Only { $seat } closes the discussion.
why-claimed_already = You claim that about { $other_seat } already.
why-home = The train is home.
why-lost = The train has rolled out of reach.
why-out_of_time = Night has fallen.
why-side_has_won = The side of the { $role } has won.

## Events

event-role_dealt = { $seat } is { $role }.
event-role_seen = { $seat } sees that { $other_seat } is { $role }.
event-round_begun = Round { $round }; { $seat } has the chair.
event-announced = { $seat } announces: { $action } ({ $other_seat }).
event-stopped = { $seat } stops it.
event-card_turned = A { $card } is turned up, the train stands at { $track }.
event-card_seen = { $seat } sees a { $card } at place { $place }.
event-buried = { $seat } puts the top card under the pile.
event-pile_renewed = The { $cards } used cards make a new pile.
event-said = { $seat } says about { $other_seat }: { $opinion }.
event-claimed = { $seat } claims that { $other_seat } is { $role }.
event-abstained = { $seat } abstains.
event-accused = { $seat } votes against { $other_seat }.
event-suspended = { $seat } is suspended.
event-whistled = { $seat } whistles: round { $round } begins again.
event-objected = { $seat } whistles too: all is as it was.
event-ended = The game is over: { $because }

## Questions and moves

ask-action = { $seat }: what do you announce?
ask-reaction = { $seat }: do you stop it?
ask-bury = { $seat }: does the top card go under the pile?
ask-discussion = { $seat }: do you want to say something?
ask-vote = { $seat }: whom do you vote against?
ask-whistle = { $seat }: do you blow your whistle?
move-drive = drive
move-haste = haste
move-look = look at the pile
move-inspect = inspect { $seat }
    .name = inspect
move-pass = let it be
move-stop = stop it
move-blow = blow the whistle
move-bury = put it under the pile
move-leave = leave it on top
move-say = say about { $seat }: { $opinion }
    .name = make a statement
move-close = close the discussion
move-accuse = vote against { $seat }
    .name = vote against
move-abstain = abstain
move-claim = claim that { $seat } is { $role }
    .name = claim
step-seat = whom
step-opinion = what you think
step-role = which role

## Words

word-role-loyal = loyal
word-role-saboteur = a saboteur
word-opinion-trust = I trust you
word-opinion-doubt = I doubt you
word-card-creep = slow stretch
word-card-run = fast stretch
word-card-skid = skid
word-action-drive = driving
word-action-haste = haste
word-action-look = looking
word-action-inspect = inspecting
draw-role = a role
draw-card = a card
option-partners = Saboteurs know each other
option-talk = Discussions
ending-home = The train is home. Winners: { $winners }.
    .name = home
ending-lost = The train is lost. Winners: { $winners }.
    .name = lost
ending-out_of_time = Night has fallen. Winners: { $winners }.
    .name = night
