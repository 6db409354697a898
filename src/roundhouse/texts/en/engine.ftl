### What every game says, English: the engine's own rules, its reasons, common words.

## Rules of the engine

rule-RH-1 = A move is written as its kind and one named choice for each step, such as “play card:3”. What cannot be read as a move of this game changes nothing.
    .title = Readable moves
rule-RH-2 = Only a seat that is being asked answers, and only what it is asked.
    .title = Who may answer
rule-RH-3 = An answer names the question it belongs to. If the question has changed in the meantime, the answer does not count.
    .title = Late answers
rule-RH-4 = When a game is over, nothing more is played.
    .title = The game is over
rule-RH-5 = Between two answers a seat may make only so many side moves.
    .title = Side moves are limited
rule-RH-6 = Seats and options are agreed before the game begins, out of those that the game offers.
    .title = Seats and options
rule-RH-7 = Your own last moves can be taken back as long as nothing was drawn or revealed since and nobody else has decided anything. Going back further needs the consent of all.
    .title = Taking moves back

## Reasons

why-seats_out_of_range = This game is for { $low } to { $high } seats, not { $seats }.
why-no_such_option = There is no such option.
why-no_such_choice = This option has no such choice.
why-game_is_over = The game is over.
why-you_are_not_asked = { $seat } is not being asked anything now.
why-question_has_changed = The question has changed in the meantime.
why-something_else_is_asked = Something else is being asked now.
why-nothing_to_choose = Nothing can be chosen there.
why-no_such_kind = There is no such kind of move.
why-no_such_name = There is nothing of that name.
why-no_such_number = This number is out of range.
why-no_such_step = This is not the next step of the move.
why-too_many_steps = The move has more steps than its kind.
why-unfinished_move = The move is not finished.
why-empty_move = Nothing was said.
why-enough_side_moves = That is enough for now: first comes the answer to the question.
why-no_such_seat = There is no such seat at this table.
why-undo_not_allowed = Nothing is taken back at this table.
why-nothing_to_undo = There is nothing to take back.
why-undo_needs_consent = Something was drawn, revealed or decided by others since; going back there needs the consent of all.

## Input that cannot be read. $word is where reading stopped.

bad-no_such_option = There is no option “{ $option }”. Known: { $choices }.
bad-no_such_choice = Option “{ $option }” cannot be “{ $given }”. Choices: { $choices }.
bad-no_such_kind = “{ $word }” is no kind of move here.
bad-no_such_name = Nothing here is called “{ $word }”.
bad-no_such_number = “{ $word }” is no number that fits here.
bad-no_such_step = “{ $word }” is not the next step of this move.
bad-too_many_steps = “{ $word }” is one step too many.
bad-empty_move = Nothing was said.
bad-expected = Possible: { $expected }.

## Common words

seat-name = Seat { $number }
seat-nobody = nobody
word-none = none
word-yes = yes
word-no = no
and-more = and { $number } more
move-hidden = something secret
bot-random = Plays any of the possible moves; good for trying things out.
