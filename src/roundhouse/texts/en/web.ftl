### What the web client says, English.

## Home

web-title = Roundhouse
web-home = Home
web-welcome = Take a seat.
web-welcome-sub = One click, and a game with bots begins.
web-play = Play now
web-play-wait = Setting up …
web-together = all together
web-against = against one another
web-made = By { $authors }; { $published }
web-guest = Guest
web-no-games = No game is installed here.

## Everywhere

web-language = Language
web-theme = Light
web-theme-day = Day
web-theme-night = Night
web-theme-auto = As the device
web-settings = Settings
web-settings-note = Motion, bell and asking stay on this device; everything else goes with you.
web-motion = Motion
web-motion-none = None
web-motion-slow = Calm
web-motion-ordinary = Normal
web-motion-fast = Fast
web-bell = A bell rings when it is your turn
web-asks = Ask after every roll, even if it costs nothing
web-close = Close
web-again = Try again
web-loading = One moment …
web-skip = To the question
web-rule = Rule { $rule }
web-rule-none = There is no text for the rule { $rule }.

## The table

web-state-connecting = Connecting …
web-state-open = Connected
web-state-lost = Connection lost, trying again …
web-state-closed = Not connected
web-lost-note = The connection is lost. It is being tried again by itself; nothing is lost.
web-try-now = Try now
web-reload-note = This page is older than the service. Load it anew; nothing is lost.
web-reload = Load anew

web-your-turn = Your turn.
web-turn-title = Your turn: { $game }
web-you = you
web-bot-name = Bot { $number }
web-open-seat = free
web-decides = decides
web-away = away
web-seat-turn = at turn
web-watching = You are watching.
web-now-yours = You decide.
web-now-other = { $seat } decides.
web-now-sealed = All decide in secret; the answers are opened together.
web-now-sealed-done = Your answer is in, or none is needed. All are opened together.
web-now-standing = Who wants to may speak or act.
web-now-chance = Chance decides.
web-now-over = The game is over.
web-now-waiting = The table has not begun.
web-now-sent = Sent …

web-zone-now = What now?
web-zone-question = Question
web-zone-table = Table
web-zone-seats = Seats
web-zone-log = Log
web-zone-side = Beside the table
web-zone-rules = Rules
web-unread = unread
web-zone-board = Board
web-zone-dock = Before you
web-zone-hand = Your hand
web-sheet = Show or hide your hand
web-rules-search = Search the rules
web-rules-none = No rule here speaks of that.
web-short = Choose
web-since = While you were away
web-since-play = Play it
web-since-on = Go on
web-since-log = Read the log
web-zone-panels = Instruments
web-menu = More
web-to-board = Back to the board
web-tabs = What is shown
web-step-kind = What do you do?
web-so-far = So far: { $move }
web-choices = { $number ->
    [one] One choice
   *[other] { $number } choices
 }
web-choices-none = Nothing to choose just now.
web-choices-wait = Looking for the choices …
web-side = At any time also
web-question-of = The question to { $seat }
web-back = Step back
web-undo = Undo
web-undo-count = { $number ->
    [one] Take the last move back
   *[other] Take the last move back (up to { $number })
 }
web-why = Why not?
web-keys = Keys
web-keys-text = Digits choose, arrows walk through the choices, Enter takes one. Escape steps back, U takes a move back, ? asks why not.
web-key-zones = between question, board, cards, seats and log
web-key-arrows = across the board or through a list
web-key-digits = pick from a short list
web-key-enter = choose, confirm
web-key-escape = one step back
web-key-undo = take the last move back
web-key-why = why can that not be done?
web-key-list = the board as a list, and back
web-key-plan = plan without moving
web-key-space = skip what is moving
web-key-space-name = Space
web-key-card = this card
web-why-title = Why not?
web-why-lead = Choose something that is not offered, and hear what stands in the way.
web-why-search = Search, or write a move
web-why-nothing = Everything that fits here is offered.
web-why-none-found = Nothing is called that. Enter asks about it as a move.
web-why-more = { $number } more: write some letters.
web-why-stands = Nothing forbids it: { $move }.
web-why-of = { $move }
web-refused = That is not possible

web-log-undo = { $seat } takes moves back.
web-log-only = { $seat }: nothing else was possible: { $move }.
web-log-move = { $seat }: { $move }
web-log-empty = Nothing has happened yet.
web-log-taken-back = taken back
web-view-empty = –
web-view-times = { $word } × { $number }
web-view-glance = At a glance
web-view-true = yes
web-view-false = no
web-view-item = { $number }

web-end = The end
web-end-won = All have won.
web-end-lost = All have lost.
web-end-winners = { $number ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
 }
web-end-moments = What decided it
web-end-score = { $seat }: { $points }
web-end-working = How it adds up
web-end-again = Play again

## When something is wrong

web-fault-other = Something is not right ({ $code }).
web-fault-unreachable = The service cannot be reached.
web-fault-malformed_request = The service could not read that.
web-fault-no_such_page = There is nothing at this address.
web-fault-no_such_table = There is no such table, or it is not yours to see.
web-fault-no_such_game = There is no such game here.
web-fault-no_such_bot = This game has no such bot.
web-fault-no_such_code = No table has this code.
web-fault-nothing_ahead = This game cannot look ahead.
web-fault-no_such_board = This game has no drawn board yet.
web-fault-no_such_language = This language is not spoken here.
web-fault-nobody = First say who you are: begin a game, or sit down somewhere.
web-fault-bad_name = A name has one letter at least, { $longest } at most, and nothing invisible.
web-fault-bad_seats = The game is not played with these seats.
web-fault-bad_clock = These clocks do not exist: 1 to 180 minutes with 0 to 120 seconds a turn, or 1 to 14 days a turn.
web-fault-bad_holidays = These holidays do not fit: at most { $most } stretches that do not overlap, { $days } days together, within the next year.
web-fault-table_full = Every seat of this table is taken.
web-fault-seat_taken = This seat is taken.
web-fault-not_your_seat = This is not your seat.
web-fault-not_your_table = Only those who sit at this table may do that, and some things only whoever made it.
web-fault-already_seated = You have a seat at this table already.
web-fault-knows_secrets = You have seen another hand at this table. You may watch, but no longer play here.
web-fault-still_there = Whoever sits there is still here, or was a moment ago. A bot may stand in after { $seconds } seconds.
web-fault-table_over = This game is over.
web-fault-unreadable_table = This table is kept, but it cannot be read. Tell whoever runs the service; nothing of it is deleted.
web-fault-no_such_link = This link is no longer good: it lasts ten minutes and serves one device. Get a new one on the device where you already are.
web-fault-no_such_device = This device is signed out already.
web-fault-still_played = You can play again as soon as this game is over.
web-fault-not_begun = The table has not begun.
web-fault-foreign_origin = That came from another site and was not carried out.
web-fault-too_fast = That was very fast. Wait a moment, then go on.
web-fault-too_large = That was too much at once.
web-fault-malformed_frame = The service could not read that.
web-fault-hello_first = The service does not know yet which table this is.
web-fault-hello_twice = The service knows already which table this is.
web-fault-busy = Very much is happening here at once. Nothing was changed; try again in a moment.
web-fault-store_full = The service has no room left to write. Nothing was changed; tell whoever runs it.
web-fault-stopping = The service is being stopped. It goes on where it was as soon as it is back.
web-fault-our_fault = Something went wrong in the service that is not your fault. Nothing was changed.
web-fault-refused = The service refused that.
web-fault-to-home = To the home page
