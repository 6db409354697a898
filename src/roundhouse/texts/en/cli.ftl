### What the command line says, English.

## Help

help-usage = Usage
help-command = COMMAND
help-commands = Commands
help-words = Words
help-options = Options
help-examples = Examples
help-default = (usually { $value })
help-multiple = May be given several times.
help-help = Show this help.
help-version = Show the version.
help-all = Railway board games with their exact rules: in the terminal, against bots, and for machines. Without a command a game begins.
    .examples =
        roundhouse
        roundhouse play { $game }
        roundhouse rules { $game } --search card
        roundhouse simulate { $game } --games 100

help-any-lang = Language of everything that is said: en or de. Otherwise ROUNDHOUSE_LANG or your system decides.
help-any-json = Print the result as JSON, for machines.
help-any-game = A game by its id (roundhouse games lists them), or the path of a Python module that offers one as GAME.
help-any-seats = How many seats the game has.
help-any-option = Choose an option of the game, as NAME=CHOICE. A map may also be a file.
help-any-seed = Games begun with the same seed meet the same luck.
help-any-jobs = How many processes work at the same time. The figures do not depend on it.
help-any-file = The file to read.
help-any-budget = How many nodes a searching bot may visit for one decision.

help-games = Lists the games with their seats, options, editions and bots.
    .examples =
        roundhouse games
        roundhouse games { $game } --lang de
        roundhouse games --json

help-play = Plays a game in the terminal, with other people at this screen and with bots.
    .long =
        You are offered choices one after another: type a number, a word or its beginning; Enter takes the only one. “back” takes the last choice back, “undo” your last move. “?” explains what is asked, “? 3” or “? signal paris/dijon” why something cannot be chosen, “? SW-7.5” shows a rule.
        Also: log, board, hand, rules WORD, save FILE, quit. Input may come from a pipe.
    .examples =
        roundhouse play { $game }
        roundhouse play { $game } --seat human --seat human
        roundhouse play { $game } --seat human --seat bot:random --seed 7
        roundhouse play { $game } --lang de --plain
help-play-seat = Who sits here: human, bot or bot:NAME; in the order of the seats. Otherwise you play with one bot.
help-play-plain = For screen readers: no colours, no drawings, one thought per line.
help-play-save = Keep a journal of the game in this file; it is brought up to date after every move.
help-play-scenario = Begin with the position in this file.
help-play-pace = How fast bots move: slow, brisk or instant.

help-rules = Shows the rules of a game in short: all, one, or those with a word in them.
    .long = With --coverage, in a checkout, it counts which rules are tested, and fails if one is not.
    .examples =
        roundhouse rules { $game }
        roundhouse rules { $game } 7.5 --lang de
        roundhouse rules { $game } --search "time token"
        roundhouse rules { $game } --coverage --json
help-rules-id = The id of a rule; the letters before its number may be left out.
help-rules-search = Only rules with all these words in them.
help-rules-coverage = Which rules have tests that allow and that refuse.

help-simulate = Plays many games of bots and counts what came out.
    .long = The same seed gives the same figures, whatever the number of jobs. A game that breaks off or gets stuck is reported with its seed, and makes the command fail.
    .examples =
        roundhouse simulate { $game } --seats 2 --games 500 --seed 1
        roundhouse simulate { $game } --seats 3 --bot random --jobs 2 --json
        roundhouse simulate { $game } --games 100 --out figures.json
help-simulate-bot = The bot that plays, for all seats, or one for each seat.
help-simulate-games = How many games.

help-arena = Lets bots meet: over all seatings, or where all win together, each at tables of its own with the same luck.
    .long = Shows for each bot how often it won, within which bounds the true rate lies in 95 of 100 cases, and whether the difference to the first one is more than chance.
    .examples =
        roundhouse arena { $game } --bots steady,random --games 400 --jobs 2
help-arena-bots = The bots that meet, with commas between them.
help-arena-games = How many games for each seating.
help-arena-by = What the figures are ordered by: bot, or role where roles are dealt.

help-check = Plays a game in every way there is and looks for faults: leaks, crashes, missing texts, moves that are not what they seem.
    .long = For any installed game, and for one that you are writing: give the path of its module.
    .examples =
        roundhouse check { $game } --games 20
        roundhouse check path/to/my_game.py
        roundhouse check { $game } --games 200 --jobs 2 --json
help-check-games = How many games are played.

help-scenario = Loads a position from a file, makes moves, and shows what can be done there.
    .long = Without moves it shows the position and the first choices. Moves stand in a file, one a line, in the notation that the choices are shown in; lines that begin with # are passed over. A draw is settled by its own line: draw 3.
    .examples =
        roundhouse scenario position.toml
        roundhouse scenario position.toml --moves moves.txt --json
help-scenario-moves = A file of moves to make, one a line.
help-scenario-seat = Whose eyes: the number of a seat, or 0 for somebody who only watches.

help-replay = Goes through a journal move by move.
    .long = With --json it prints for each entry the question with its choices, the move, the draws, the events and the position, so that another program can follow the game and judge it.
    .examples =
        roundhouse replay game.jsonl
        roundhouse replay game.jsonl --json

help-verify = Recomputes every draw and every move of a finished game from its journal alone.
    .long = It proves that the dice were not chosen: the secret they came from, and what the players added to it, were fixed before the game. It does not prove that nobody looked. The line numbers are those of the file; docs/chance.md says how to compute it oneself.
    .examples =
        roundhouse verify game.jsonl
        roundhouse verify game.jsonl --draws
help-verify-draws = Name every draw, with the line it stands in.

help-export = Writes a game of the service as a journal: for replay, verify and the page /verify.
    .long = Without a table it lists the finished ones. Once a game is over its journal holds everything, the secret of the dice too; before that it is only given with --reveal-hidden, and without the secret.
    .examples =
        roundhouse export
        roundhouse export TABLE --out game.jsonl
help-export-table = The table: its id, as it stands in the address of its page, or its code.
help-export-data = The folder in which the service keeps everything. Otherwise ROUNDHOUSE_DATA or the usual place of your system.
help-export-out = The file to write; otherwise it goes to the standard output.
help-export-reveal-hidden = Export a game that is not over as well. The file then shows every hand and every hidden card to whoever reads it.

help-doctor = Looks whether everything that playing needs is there.
    .examples =
        roundhouse doctor
        roundhouse doctor --json

## When something is wrong with the words

stopped = Stopped.
see-help = See: { $command } --help
oops-game = There is no game “{ $word }”. Installed: { $known }.
oops-game-file = There is no game in { $file }: it is no Python file.
oops-game-module = { $file } offers no game: a Game under the name { $name } is expected.
oops-command = There is no command “{ $word }”.
oops-command-near = Did you mean “{ $word }”?
oops-language = Language “{ $word }” is not spoken here; known are en and de.
oops-flag = There is no option { $word }.
oops-flag-value = { $word } needs a value after it.
oops-missing = { $word } is missing.
oops-extra = Nothing is known to do with “{ $word }”.
oops-value = { $name } cannot be “{ $word }”; expected: { $expected }.
oops-value-of = { $name } takes { $expected }.
expected-number = a whole number
expected-at-least = a whole number, at least { $low }
expected-between = a whole number from { $low } to { $high }
expected-other = a value of another kind
expected-one-of = one of { $known }
oops-option = “{ $word }” is no option; expected: NAME=CHOICE.
oops-option-twice = Option “{ $word }” is given twice.
oops-bot = { $game } has no bot “{ $word }”. Known: { $known }.
oops-bots-count = { $bots } bots for { $seats } seats: give one for all, or one for each seat.
oops-seats-one = This game needs { $low } to { $high } seats; { $given } were given.
oops-rule = { $game } has no rule “{ $word }”. Rules are written like { $example }.
oops-no-tests = The tests of { $game } are not here: coverage is counted in a checkout.
oops-moves = { $file }, line { $line }: { $message }
oops-draw-due = chance is to be asked first: “draw { $low }” to “draw { $high }”
oops-no-draw = no draw is due here
oops-over = the game is over
oops-not-toml = { $file } is no valid TOML: { $message }
oops-bytes = The bytes are no state of this game: { $message }
oops-file = { $file }: { $message }.
oops-there = { $file } is there already; it is not written over.
oops-folder = There is no folder for { $file }.
oops-seat-word = “{ $word }” cannot sit down; expected: human, bot or bot:NAME.
oops-pace = Pace “{ $word }” is unknown; expected: slow, brisk or instant.
oops-both = { $one } and { $other } do not go together.
oops-no-games = No game is installed.
oops-line = line { $line }
oops-place = { $place }: expected: { $expected }
oops-not-text = The file is no UTF-8 text.
our-fault = Something went wrong that is not your fault: { $kind }: { $message } ({ $where }). Set { $trace }=1 to see more.

## Games

games-none = No game is installed.
games-seats = { $low } to { $high } seats
games-seats-one = { $low } seats
games-together = all win or lose together
games-against = against one another
games-made = By { $authors }; { $publisher }, { $year }.
games-editions = Edition: { $editions }
games-options = Options
games-default = [usual]
games-open-ended = Also the name of a file.
games-bots = Bots

## Rules

rules-head = { $game }: { $number } rules
rules-nothing = No rule has “{ $word }” in it.
rules-engine = The same in every game
rules-hint = One of them whole: roundhouse rules { $game } { $rule }. By word: --search WORD.
rules-mark-R = in the rulebook
rules-mark-D = a ruling of ours
rules-mark-H = a house option
rules-page = page { $page }
rules-status-enforced = enforced
rules-status-by_construction = cannot be broken
rules-status-table_talk = left to the people at the table
rules-status-open = not built yet
rules-see = see { $rules }
coverage-head = { $game }: { $total } rules
coverage-accept = tested where it allows or strikes
coverage-refuse = tested where it refuses or spares
coverage-complete = Every enforced rule is tested both ways.
coverage-missing = Without a test and without an excuse: { $number }
coverage-accept-side = where it allows
coverage-refuse-side = where it refuses

## Doctor

doctor-python = Python
doctor-packages = Packages
doctor-code = Code
doctor-terminal = Terminal
doctor-encoding = Letters
doctor-games = Games
doctor-texts = Texts
doctor-content = Content
doctor-folder = Folder
doctor-python-old = Python { $version } is too old: 3.11 or newer is needed.
doctor-packages-missing = missing: { $names }. Next step: ./play sets everything up.
doctor-compiled = compiled
doctor-pure = interpreted
doctor-no-terminal = none here
doctor-size = { $columns } columns, { $lines } lines, { $colour }
doctor-colour = colours
doctor-no-colour = no colours
doctor-narrow = Boards look best with { $wanted } columns.
doctor-encoding-poor = { $encoding } lacks some letters; they show as question marks. Next step: a UTF-8 terminal, or --plain.
doctor-texts-sound = { $package }: { $number } texts in { $languages }
doctor-content-set-up = { $game }: { $number } set-ups are sound
doctor-folder-closed = { $folder } cannot be written to. Next step: set ROUNDHOUSE_DATA to a folder of yours.
doctor-healthy = All is well.
doctor-ill = Something is missing; see above.

## Bare roundhouse

start-alone = Nobody is at a terminal here, so bots play one game to its end.
start-terminal = There is no screen here for a browser, so you play in the terminal. “roundhouse serve” brings the table to browsers elsewhere.
start-next = How to go on:
start-commands =
    roundhouse                    with a screen: play in the browser
    roundhouse play { $game }
    roundhouse games              what there is to play
    roundhouse --help             everything else

## Playing

seat-you = Seat { $number } (you)
seat-bot = Seat { $number } ({ $bot })
play-hint = “?” explains, “board” shows the board, “undo” takes a move back, “quit” leaves.
play-commitment = The dice are fixed by a secret whose seal is { $commitment }…
play-side = At any time also: { $moves }
play-only = { $seat }: nothing else was possible: { $move }.
play-undone = { $seat } takes moves back.
play-enter-takes = Enter: { $choice }
play-choose = Choose by number or word; “?” explains.
play-several = “{ $word }” could be: { $fitting }.
play-not-possible = Not possible: { $why }
play-possible = Possible: { $move }.
play-or-rule = A rule is asked for like “? 7.5”.
play-help-choose = Choose by number, by word or by the beginning of one; several words go several steps. Enter takes the only choice. “back” or Escape takes the last choice back.
play-help-why = “? 3” or “? WORDS” says why something can or cannot be chosen, “? ID” shows a rule, “why” what the bots were thinking.
play-help-words = Also: undo, board, hand, log, rules WORD, save FILE, wait, quit.
play-no-back = There is no choice to take back; “undo” takes the last move back.
play-all-agree = Do all at the table agree? (yes/no)
play-yes = yes y
play-not-undone = Nothing was taken back.
play-no-reasons = The bots have not explained anything yet.
play-no-wait = Here an answer is needed.
play-save-where = Where to? save FILE
play-saved = The journal is in { $file }.
play-verify = Check its dice: roundhouse verify { $file }
play-rules-here = The rules of it: { $rules }. “? ID” shows one.
play-rules-how = Say which: rules WORD, or rules 7.5. All of them: roundhouse rules { $game }
play-bot-failed = { $seat } could not decide ({ $kind }) and plays at random this time.
play-input-ended = The input has ended; the game stands unfinished.
play-left = You leave the table; the game stands unfinished.
play-hand-over = Hand over to { $seat }.
play-press-enter = Enter when nobody else is looking.{" "}
play-all-won = All have won.
play-all-lost = All have lost.
play-winners = { $number ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
 }
play-score = { $seat }: { $points }
play-word-back = b
play-word-undo = u
play-word-board = board
play-word-hand = cards
play-word-log = l
play-word-why = reasons
play-word-rules = rule
play-word-save = save
play-word-wait = wait
play-word-help = h
play-word-quit = exit q
oops-other-game = { $file } is a position of { $game }.
oops-seats-scenario = The position has { $seats } seats; { $given } were given.
oops-seat-number = “{ $word }” is no seat here: seat:1 to seat:{ $seats }.

## Scenarios and journals

scenario-draw = Chance is asked: { $purpose }. As a line of moves: draw 0 to draw { $high }.
scenario-more = and more
scenario-position = The position now:
replay-draw = drawn: { $purpose }: { $result } of { $total }
replay-unfinished = The game is not finished.
replay-cut = The last line is incomplete: the run that wrote it was interrupted.
verify-head = { $game }: { $entries } entries made again, { $draws } draws computed again.
verify-good = Everything is as written, and the secret is the one that was sealed before the game.
verify-unfinished = Everything is as written. The game is not finished, so its secret is not revealed and the draws cannot be computed.
verify-draw = { $purpose } { $count }: { $result } of { $total }
verify-wrong-draw = The draw “{ $draw }” is not what the secret gives.
verify-pledges = { $number ->
    [0] No player added anything to the dice: they followed from the secret of the host alone. That was fixed beforehand, but he could have tried many. Alone with bots that proves nothing.
    [one] One player added a number to the dice; it is the one that was promised.
   *[other] { $number } players added a number each to the dice; all are the ones that were promised before anybody saw one. The host did not choose the dice. He could still see the cards.
 }
export-none = No finished game is kept in { $folder }.
export-row = { $table }  { $game }: { $names }
export-done = Written: { $file }
oops-export-store = There are no games of a service in { $folder }.
oops-export-table = No table { $table } is kept in { $folder }. “roundhouse export” lists the finished ones.
oops-export-unfinished = The game at { $table } is not over. With --reveal-hidden it is exported all the same; whoever reads the file then sees every hand and every hidden card.
oops-export-waiting = The game at { $table } has not begun.
verify-wrong = Not as written: line { $line }, { $field }.
verify-written = written: { $value }
verify-found = found: { $value }

## Many games

sim-head = { $game }: { $games } games with { $seats } seats, seed { $seed }
sim-bots = Bots: { $bots }.
sim-outcomes = finished { $finished }, broken off { $crashed }, stuck { $stuck }
sim-crashed = Broken off
sim-stuck = Stuck
sim-trouble = { $outcome }: the game with seed { $seed }. { $message }
sim-won = Won: { $rate } ({ $between })
sim-wins = { $seat }: won { $number }
sim-score = { $seat }: { $mean } points on average, { $low } to { $high }
sim-between = 95 of 100: { $low } to { $high } %
sim-speed = { $moves } moves, { $choices } choices in { $seconds } s: { $speed } moves a second
arena-rate = { $bot }: wins { $rate } ({ $between }) of { $games } games
arena-score = { $mean } points on average
arena-gap = { $one } against { $other }: { $mean } percentage points ({ $between }); { $verdict }
arena-clear = more than chance
arena-chance = that may be chance
oops-arena-bots = “{ $word }”: different bots are needed, with commas between them.
oops-no-roles = { $game } deals no roles.
help-any-out = Write the result as JSON into this file too.
help-any-by = What the figures are ordered by.

## Checks

check-head = { $game }: { $games } games at { $tables } kinds of tables, { $seconds } s
check-1 = Games end
check-2 = Somebody can go on, always
check-3 = What is offered can be done
check-4 = Nonsense is refused
check-5 = Copies share nothing
check-6 = Bytes hold the whole state
check-7 = The same moves give the same digests
check-8 = Draws have odds and a name
check-9 = No leak while nothing moves
check-10 = No leak when somebody moves
check-11 = Worlds are dealt honestly
check-12 = Spectators see what all may see
check-13 = Taking back and rewinding
check-14 = Notation and scenarios
check-15 = Texts and outcome
check-16 = Speed
check-fine = ok
check-nothing = nothing to check
check-findings = { $number } findings
check-unjudged = not judged while check { $number } is at fault
check-speed = Speed: { $ratio } of the reference loop.
check-conforms = { $game } conforms.
check-fails = { $game } does not conform.

# roundhouse bench
help-bench = Measures how fast games, copies, views and bots are here.
    .long = Everything is a ratio within one run, because machines are noisy. With --compare other engines and our own compiled build take turns with us; each is fetched or built into an environment of its own under build/ in a checkout. What cannot be had is named.
    .examples =
        roundhouse bench
        roundhouse bench { $game } --seconds 5
        roundhouse bench --compare --json
help-bench-game = The game to measure; all games if none is named.
help-bench-seconds = CPU seconds of random playouts, for each turn.
help-bench-rounds = How many turns everybody has.
help-bench-compare = Beside other engines and our compiled build.
bench-measuring = Measuring { $game } ...
bench-playouts = Random playouts in a CPU second: { $choices } choices, { $moves } moves, { $games } games
bench-copies = A copy takes { $clone } µs, deepcopy { $deep } µs
bench-views = A view as bytes takes { $view } µs, a state as bytes { $encode } µs
bench-bot = { $bot } thinks { $median } ms a decision, the slow end { $slow } ms
bench-beside = { $game } beside others, median of { $rounds } rounds
bench-row = { $choices } choices, { $moves } moves, { $games } games a second; we offer { $ratio } times its choices
bench-missing = missing: { $what }
bench-kept = kept
bench-broken = NOT KEPT

## What a file should have said

expected-list = a list
expected-table = a table
expected-table-with = a table with { $known }
expected-other-key = another key; known are { $known }
expected-name = the name of a { $what }
expected-index = an index that exists
expected-own-game = a scenario of { $game }
expected-installed = the id of an installed game
expected-game = an installed game, not “{ $word }” ({ $known })
expected-no-entries = nothing: this game has no entries, so the flow must be written out
expected-frames = frames that lead to a question, a draw or an end
expected-cards = only decided cards in taken and under
expected-fewer-cards = no more cards than the bag holds
expected-number-each = a number for each seat
expected-points = restore points of these columns
expected-slot = a question of this game
expected-frame-field = a whole number in a field that this sequence has
expected-value = a value
expected-owner = an owner and an answerer who have seats
expected-choice = one of the choices of this option, not a file
expected-readable = a file that can be read ({ $message })
expected-toml = valid TOML ({ $message })
expected-header = a header as the first line
expected-entry = an entry
expected-start = the entry with which the game starts
expected-entries = the number of entries, { $number }
expected-json = a line of JSON ({ $message })
expected-hexadecimal = bytes in hexadecimal
expected-base64 = bytes in base 64
expected-format = format { $wanted }, not { $found }
expected-a-seat = at least one seat
expected-each = one for each of the { $seats } seats
expected-order = seats in their order, each once
expected-entry-number = entry { $wanted }, not { $found }
expected-range = { $low } to { $high }
expected-earlier = an entry before this one that takes nothing back
expected-journal-of = a journal of { $wanted }, not of { $found }
expected-digest = the digest of the stored state
expected-state = a state of { $game } ({ $message })
expected-field = the field “{ $name }”
expected-no-field = no field “{ $name }”
expected-kind = { $wanted } instead of { $found }
expected-no-value = another value than “{ $word }”

## At a table of a service

help-play-at = Play at a running service instead of here: its address, like 192.168.0.7:8470. A new table is made there.
help-play-table = Sit down at a table there: its code, or the address of its page.
help-play-name = What you are called there, if it does not know you yet.
oops-far = Nobody answers at { $address }: { $message }. Is the service running (roundhouse serve), and is that its address?
oops-far-address = { $word } is no address of a service. It looks like http://192.168.0.7:8470
oops-far-both = --table names a table that is there already; GAME, --seat and --option are for a new one.
oops-far-nobody = Somebody has to sit at the table: --seat human
oops-far-gone = { $address } does not answer any more. Your seat stays yours: the same command brings you back.
oops-far-content = This table is played with { $option } “{ $word }”, which is not known here. In the browser it can be played.
far-where = In the browser: { $page }
far-invite = Others sit down with the code { $code }
far-hint = “?” explains, “board” shows the board, “undo” takes a move back, “quit” leaves; a line that begins with “:” is said to the others.
far-free = { $number ->
    [one] Waiting until somebody takes the free seat.
   *[other] Waiting until somebody takes the { $number } free seats.
 }
far-waits = Waiting until { $names } is ready.
far-ready = All are here. Enter when you are ready.
far-promise = The promise of the table for its dice: { $commitment }
far-lost = The connection is lost; it is being tried again. Nothing is lost.
far-again = Connected again.
far-changed = The question has changed meanwhile.
far-asks = { $seat } asks to take moves back.
far-agree = Do you agree? (yes or no)
far-ask-all = Ask the others? (yes or no)
far-asked = The others are asked.
far-no-save = The service keeps the game. When it is over: roundhouse export { $table }
far-left = You have got up; your seat stays yours. The table is here: { $page }
far-check = Check its dice: { $page }
