### What is said, shown, proposed and taken back at a table.

## Chat

talk-title = Chat
talk-empty = Nobody has said anything yet.
talk-to-all = Message to all …
talk-to-all-label = Message to all at the table
talk-send = Send
talk-shut = Only those who sit here read along.
talk-watching = You are watching and read along. Whoever sits here can write.
talk-unread = { $number ->
    [one] one new message
   *[other] { $number } new messages
 }
talk-new = { $name }: { $text }
talk-more = More about this message of { $name }
talk-mute = Stop hearing { $name }
talk-unmute = Hear { $name } again
talk-muted = You hear nothing more of { $name }: no message, no pointing, no proposal. They are not told.
talk-report = Report
talk-report-title = Report this message
talk-report-lead = Whoever runs this service will see the message and your reason.
talk-report-reason = What is wrong with it?
talk-report-send = Send the report
talk-reported = Reported. Thank you for looking out.
talk-cancel = Cancel

## Who looks on

watchers = Watching { $number }
watchers-label = { $number ->
    [one] One person is watching
   *[other] { $number } people are watching
 }

## Taking back by consent

asking-ask = Ask to take back
asking-ask-note = That needs everybody: since then something was rolled or revealed, or others have moved.
asking-title = { $seat } asks to take back
asking-own = You ask to take back
asking-to = The game would stand again after: { $line }
asking-to-start = The game would stand again at its beginning.
asking-waits = Still missing: { $names }
asking-yes = I agree
asking-no = Rather not
asking-withdraw = Withdraw
asking-agreed = You agreed.
asking-done = Everybody agreed; it is taken back.
asking-refused = { $seat } would rather not take it back.
asking-withdrawn = { $seat } has withdrawn the request.
asking-moved = The game went on; the request no longer stands.
web-log-undo-agreed = { $seat } takes moves back, with the consent of all.

## Planning and proposing

plan-title = Plan
plan-begin = Plan
plan-begin-for = Plan for { $seat }
plan-lead = Try moves: none of them happens. What you choose becomes a numbered step.
plan-lead-for = You plan for { $seat }. What you choose becomes a numbered step; nothing happens until { $seat } takes it over.
plan-empty = No step yet.
plan-step = Step { $number }: { $move }
plan-back = Step back
plan-clear = Clear
plan-end = Stop planning
plan-make = { $number ->
    [one] Play it
   *[other] Play all { $number } steps
 }
plan-propose = Propose to { $seat }
plan-note = A word with it (if you like)
plan-proposed = Your proposal is on the table.
plan-withdraw = Withdraw the proposal
plan-from = { $name } proposes
plan-from-to = { $name } proposes to { $seat }
plan-from-you = Your proposal for { $seat }
plan-show = Look
plan-hide = Hide
plan-take = { $number ->
    [one] Take it over
   *[other] Take over all { $number }
 }
plan-take-to = Take over up to step { $number }: { $move }
plan-partly = { $made } of { $number } steps are played. There it stopped: { $why }
plan-stop-draw = Here something is rolled or drawn. Nobody can see further.
plan-stop-reveal = Here something would be revealed. Nobody can see further.
plan-stop-other_seat = Here another decides.
plan-stop-over = Here the game would be over.
plan-ahead = This is how it would be. Nothing has happened yet.
plan-key = P plans
point-at = { $seat } points at: { $name }

## When something is wrong

web-fault-bad_text = Write one to { $longest } characters, on one line and none of them invisible.
web-fault-not_at_table = Only those who sit at this table can do that.
web-fault-no_such_line = There is no such message here.
web-fault-no_such_thing = One cannot point at that here.
web-fault-not_oneself = That goes for others, not for yourself.
web-fault-nothing_asked = Nothing is being asked any more.
web-fault-already_asked = Something is being asked already. Answer that first.
web-fault-not_together = Here people play against each other; proposals are for games that all play together.
web-fault-not_open = Nothing can be planned for this seat just now: it is not asked, or not it alone.
web-fault-hands_hidden = Hands are hidden here. You can point and talk, but not plan for others.
web-fault-beyond_chance = One cannot plan further than { $number } steps: after that chance decides, or another.
web-fault-nothing_proposed = You have proposed nothing.
web-fault-stopped_before = This list was played before, as far as it went.
