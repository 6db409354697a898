### Chance that can be checked: agreeing on it before the start, and checking it afterwards.

## Before the start

web-ready = Ready?
web-ready-alone = The table is being set up
web-ready-free = { $number ->
    [one] One seat is free still.
   *[other] { $number } seats are free still.
 }
web-ready-ready = ready
web-ready-here = is here
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
