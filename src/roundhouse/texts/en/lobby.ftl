### Around the tables: home, invitations, seats, devices. English.

## Home

lobby-hello-morning = Good morning, { $name }.
lobby-hello-day = Good afternoon, { $name }.
lobby-hello-evening = Good evening, { $name }.
lobby-hello-night = Still awake, { $name }?
lobby-hello-turn = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
 }
lobby-hello-none = No table is waiting for you just now.
lobby-hello-running = { $count ->
    [0] Start something new.
    [one] One game is running.
   *[other] { $count } games are running.
 }
lobby-to-my-turn = Go to my turn
lobby-tables = Your games
lobby-tables-count = { $count ->
    [one] one running
   *[other] { $count } running
 }
lobby-older = { $count ->
    [one] One older game
   *[other] { $count } older games
 }
lobby-none = None yet. Whatever you start waits here for you, as long as you like.
lobby-your-turn = your turn
lobby-turn-of = { $seat } to move
lobby-turn-all = everybody is asked
lobby-turn-chance = about to go on
lobby-seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
 }
lobby-waits-ready = everybody is here, about to begin
lobby-kept-for-you = a seat is kept for you
lobby-over = over
lobby-unreadable = kept, but cannot be read
lobby-play = Play
lobby-open = Open
lobby-open-tables = Open tables
lobby-open-none = Nobody is looking for company just now. Open a table to all, and it stands here.
lobby-open-sub = whoever likes may sit down
lobby-join = Join
lobby-watch = Watch
lobby-start = Start a table
lobby-play-now = Play now with bots
lobby-invite = Invite friends
lobby-one-screen = One screen, pass it round
lobby-code-title = Join by code
lobby-code-or = or paste a link
lobby-code-label = Code of six characters, or a link
lobby-code-join = Join
lobby-you = You and your devices
lobby-from-to = { $low }–{ $high }

## A new table

lobby-new = A new table
lobby-new-game = The game
lobby-new-seats = Who plays
lobby-new-seat = Seat { $number }
lobby-kind-you = Me
lobby-kind-open = Free for guests
lobby-kind-shared = At this screen
lobby-kind-bot = Bot
lobby-new-seat-name = Name
lobby-new-bot = Which bot
lobby-new-player = Player { $number }
lobby-new-more = One more seat
lobby-new-less = Take seat { $number } away
lobby-new-shared-note = You play at this screen together. What only one of you may know stays covered until that one looks alone.
lobby-new-options = Variants
lobby-new-standard = the standard game
lobby-new-table = The table
lobby-new-table-name = Name of the table
lobby-new-table-hint = may stay empty
lobby-new-private = Only those with the code or the link
lobby-new-public = Open: it stands among the open tables, anybody may sit down or watch
lobby-new-who = Who may come
lobby-new-chat = Who reads what is said at the table
lobby-new-chat-all = Everybody, those who look on too
lobby-new-chat-seats = Only those who play
lobby-new-pace = How fast bots move
lobby-pace-slow = slow
lobby-pace-brisk = brisk
lobby-pace-instant = at once
lobby-new-begin = Begin
lobby-new-open-it = Open the table
lobby-new-wait = Setting up …
lobby-bot-random = Random
lobby-bot-steady = Steady
lobby-bot-strong = Strong

## Waiting room and invitation

lobby-waiting-room = Waiting room
lobby-wait-for = { $count ->
    [one] One seat is
   *[other] { $count } seats are
 } still free. As soon as everybody sits, it begins.
lobby-invite-title = Bring your people
lobby-invite-how = Whoever types the code, opens the link or scans the square sits at this table.
lobby-code = Code
lobby-link = Link
lobby-copy = Copy the link
lobby-copied = Copied
lobby-copy-by-hand = It is marked: copy it with Ctrl+C or a long press.
lobby-qr = QR code with the link to this table
lobby-only-here = This address reaches this device alone. For others in your home network start the service with: roundhouse serve --host 0.0.0.0
lobby-seat-free = free
lobby-seat-kept = kept for { $name }
lobby-seat-bot = bot: { $bot }
lobby-seat-shared = at this screen
lobby-seat-here = is here
lobby-seat-away = not here just now
lobby-seat-take = Sit here
lobby-seat-take-kept = Take my seat
lobby-seat-bot-now = Seat a bot
lobby-seat-remove = Remove the seat
lobby-seat-clear = Free the seat
lobby-seat-share = Somebody else at this screen
lobby-seat-add = One more seat
lobby-seat-leave = Get up
lobby-start-now = Begin now
lobby-start-now-note = Bots take the free seats.
lobby-invited = You are invited
lobby-invited-by = { $host } invites you to { $game }.
lobby-invited-to = { $game } is played here.
lobby-your-name = What shall the others call you?
lobby-sit-down = Join the game
lobby-full = All seats are taken. You are welcome to watch.
lobby-running = The game has begun. You are welcome to watch.
lobby-to-table = To the table

## While it is played

lobby-leave = Get up …
lobby-leave-title = Leaving?
lobby-leave-text = You get your seat back as long as nobody else has taken it.
lobby-leave-bot = A bot plays on for me
lobby-leave-open = Leave the seat free
lobby-leave-stay = Stay
lobby-open-seat = Free the seat
lobby-open-seat-note = The bot gets up, and whoever has the code or the link may sit down
lobby-stand-in = Let a bot stand in
lobby-stand-in-wait = A bot may stand in after { $seconds } s
lobby-come-back = Back to my seat
lobby-rematch = Again, with the same people
lobby-rematch-side = Again, one seat further
lobby-rematch-there = The others are playing again: join them

## Several at one screen

lobby-hand-over = Pass the device to { $seat }.
lobby-hand-over-text = Press only when nobody else is looking.
lobby-hand-over-look = I am { $seat }
lobby-hand-over-many = Several are asked, each alone.
lobby-hand-over-idle = Covered. What is shown is what everybody knows.
lobby-hand-over-peek = { $seat } has a look
lobby-looks = What is shown is what { $seat } knows.
lobby-cover = Cover
lobby-cover-for = Cover and pass on to { $seat }
lobby-asked-here = Asked at this screen

## You and your devices

lobby-me = You
lobby-me-name = Your name
lobby-me-save = Save
lobby-me-saved = Kept
lobby-me-name-note = At tables where you already sit your name stays as it was.
lobby-me-nobody = Nobody knows you here yet. Start a game, or sit down somewhere, and this device will remember who you are.
lobby-devices = Your devices
lobby-device-this = this device
lobby-device-unnamed = A device
lobby-device-seen = last here: { $when }
lobby-device-out = Sign out
lobby-device-last = This is your only device: once it is signed out you cannot get at your tables any more.
lobby-device-out-really = Sign out all the same
lobby-other-device = Play on from another device
lobby-other-device-text = Open the link there, or scan the square: then your seats belong to that device as well.
lobby-other-device-make = Show the link
lobby-other-device-good = Good for one device and another { $minutes ->
    [one] minute
   *[other] { $minutes } minutes
 }. Show it to nobody else: whoever opens it plays as you.
lobby-other-device-old = This link is no longer good.
lobby-here = Another device
lobby-here-text = With this link this device belongs to the same person as the one it comes from: the same tables, the same seats.
lobby-here-instead = So far you are known here as { $name }. On this device that ends with it.
lobby-here-yes = Yes, this is my device
lobby-here-no = Rather not
lobby-here-none = The key is missing in this address. Open the link once more, whole, as it was.

lobby-house = Good to know
lobby-house-free = No account, no password: a name is enough.
lobby-house-kept = Every move is kept. Close the page, go on tomorrow, or on another device.
lobby-house-kept-link = Your devices
lobby-house-dice = Among people nobody can choose the dice, not even the host: that can be checked afterwards.
lobby-house-dice-link = Check a game
