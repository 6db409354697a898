### Set-up

reason-discs_as_printed = The discs lie well as they do in a first game.
reason-disc_for_routes = Many routes lead past this field.

## Switch & Signal: what the bots are like, and why they do what they do.
### Reasons are the second half of "because ..." said as whole sentences; the same keys stand in the German catalogue.

bot-steady = Plans a few cards ahead, keeps trains out of trouble and says why. Good company for a first game.

## The departure card

reason-carry_on = Nothing here is worth calling a helper.
reason-deploys = A train in this colour ({ $train_colour }) promises most, wherever the dice put it.
reason-runs_colour = Running { $train_colour } now gets us furthest.
reason-runs_first = { $train } has most to gain, so it goes first.
reason-leaves_by = With this roll { $train } gets furthest through { $arm }.
reason-passes = { $train } loses nothing by running on through { $city }.
reason-stops = { $train } is well placed in { $city }.

## Helpers

reason-helper_logistician = With this roll { $train } would do much worse than on average.
reason-helper_dispatcher = { $train } would waste good points by stopping here.
reason-helper_conductor = Running { $train_colour } now would cost more than it brings.
reason-helper_track_warden = Most other cards would suit us better than this one.
reason-helper_shunter = { $start } is far better than what the dice would give on average.
reason-helper_train_dispatcher = { $train } had better not run just now.

## Action cards

reason-cards_kept = These cards are worth more next time.
reason-plan_load = { $train } stands where its good waits; then it goes on to { $city }.
reason-plan_move = { $train } gains most by moving now, towards { $city }.
reason-plan_prepare = This clears the way of { $train } to { $city }.
reason-plan_safety = Otherwise the next departure card could cost us with { $train }.
reason-plan_away = { $train } is of no use there and had better not stay.
