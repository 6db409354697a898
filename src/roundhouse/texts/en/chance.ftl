### Chance that can be checked: agreeing on it before the start, and checking it afterwards.

## Before the start

web-ready = Ready?
web-ready-alone = The table is being set up
web-ready-free = { $number ->
    [one] One seat is free still.
   *[other] { $number } seats are free still.
 }
web-ready-ready = ready
web-ready-here = here, not ready yet
web-ready-missing = has not come yet
web-ready-say = I am ready
web-ready-said = You are ready
web-ready-waits = Waiting for { $names }.
web-ready-lost = Your part in the dice lies in another window or on another device. Say there that you are ready, or begin anew here: then everybody has to be ready once more.
web-ready-anew = Begin anew
web-ready-what = Why all have to be ready: the dice
web-ready-why = Your browser adds a secret number to the dice and has already promised which one. When all are ready the numbers are opened, and from them and the secret of the table every result follows. So nobody can choose the dice, not even the one who runs this service; at the end everybody can check it.
web-ready-commitment = Promise of the table (SHA-256 of its secret)
web-ready-round = Attempt
web-now-ready = The table begins when all are ready.
web-fault-already_begun = The table has begun already.
web-fault-round_over = Somebody sat down or got up meanwhile: everybody has to be ready once more.
web-fault-not_all_committed = Somebody has not come yet.
web-fault-not_what_was_pledged = That is not what this seat had promised to add to the dice.
web-fault-committed_already = This seat has promised already what it adds to the dice.

web-verify-link = Check the dice of a game
web-fault-not_over = The game is not over yet. Its file holds everything that is hidden, and the secret of the dice too.

## Checking the dice

web-verify = Check the dice
web-verify-lead = After a game its dice can be computed again: from the file of the game alone, on this device, by rules that everybody can read.
web-verify-choose = Choose a game’s file
web-verify-save = Save the game
web-verify-private = A file that you choose or drop here is read on this device and goes nowhere.
web-verify-large = This file is far too large to be a game.
web-verify-unreadable = This is not the file of a game: line { $line }, { $key }.
web-verify-good = Everything adds up: { $number ->
    [one] the one draw is
   *[other] all { $number } draws are
 } what the secret gives.
web-verify-bad = This does not add up.
web-verify-unfinished = As far as it goes, everything is in order. The game is not over, so its secret is not revealed and no draw can be computed.
web-verify-of = { $game }, played by { $names }
web-verify-more = … and { $number } more
web-verify-points = What was looked at
web-verify-state-good = In order:
web-verify-state-bad = Not in order:
web-verify-state-open = Open:
web-verify-point-entries = The file is complete: no entry is missing, and no stored state was changed.
web-verify-point-secret = The secret is the one the table had promised.
web-verify-point-pledges = { $number ->
    [one] One player added a number: it is the one that was promised.
   *[other] { $number } players added a number each: they are the ones that were promised.
 }
web-verify-point-alone = No player added a number: the dice followed from the secret of the host alone. He could have tried many.
web-verify-point-draws = Every draw was computed again ({ $number }).
web-verify-point-gaps = No result was left out until one pleased somebody: each draw is counted.
web-verify-point-memory-same = The promises are those that this browser was shown at the table.
web-verify-point-memory-other = The promises are not those that this browser was shown at the table.
web-verify-point-memory-none = This browser was not at that table: it cannot say whether these are the promises from before the game.
web-verify-point-own-same = The number that this browser added is in it.
web-verify-point-own-other = The number that this browser added is not in it.
web-verify-wrong-secret = The secret in the last line is not the one that was promised in the first.
web-verify-wrong-pledge = What { $seat } opened is not what had been promised.
web-verify-wrong-digest = Line { $line }: the stored state was changed.
web-verify-wrong-entries = Line { $line }: entries are missing, or the end does not belong to them.
web-verify-wrong-draw = Line { $line }, “{ $draw }”: { $written } is written, the secret gives { $found }.
web-verify-wrong-gap = Line { $line }, “{ $draw }”: draws before it were left out.
web-verify-all = { $number ->
    [one] The one draw
   *[other] All { $number } draws
 }
web-verify-line = Line
web-verify-purpose = What is decided
web-verify-count = Time
web-verify-weights = Weights
web-verify-ticket = Ticket
web-verify-result = Result
web-verify-instead = { $found }, not { $written }
web-verify-means = What that means
web-verify-proves = It proves
web-verify-proves-text = that the host did not choose the dice. His secret was fixed before he saw the numbers of the players, and theirs before anybody saw one of them; every result follows from all of them together.
web-verify-proves-not = It does not prove
web-verify-proves-not-text = that nobody looked. Whoever runs the service could see hidden cards while the game was played.
web-verify-alone = Alone with bots
web-verify-alone-text = it proves nothing: then all numbers come from the host.
web-verify-trust = And this page?
web-verify-trust-text = It comes from the host too. Whoever does not want to trust it saves the game and checks the file with a program of their own (docs/chance.md says how), or with
web-end-check = Check the dice
