### Clocks, English.

clock-left-live = { $minutes } min { $seconds } s left
clock-left-days = { $days } d { $hours } h
clock-left-hours = { $hours } h { $minutes } min
clock-window = for everybody
clock-hurry = hurry
clock-alarm = Little time is left.
clock-out = time is up
clock-rests = holidays
clock-up-note = Your time was up, so a bot plays for you.
clock-back = I am back
clock-log-stand-in = Time is up, a bot plays for { $seat }: { $move }
clock-log-stand-in-did = Time is up, a bot plays for { $seat }.

clock-setting = Time to think
clock-kind-none = no clock
clock-kind-live = live
clock-kind-day = by the day
clock-minutes = For the whole game
clock-minutes-of = { $minutes } minutes
clock-increment = More each turn
clock-increment-of = { $seconds ->
    [0] nothing
   *[other] { $seconds } seconds
 }
clock-days = For a turn
clock-days-of = { $days ->
    [one] one day
   *[other] { $days } days
 }
clock-note-none = Everybody thinks as long as they like.
clock-note-live = Each has a clock. When it has run out, a bot plays on until its owner is back. Where all decide in secret, one clock runs for everybody.
clock-note-day = Each turn has its days; nothing runs on your holidays. When they are over, a bot plays on until its owner is back.

clock-holidays = Holidays
clock-holidays-note = On these days your clocks by the day stand still.
clock-holiday = { $first } to { $last }
clock-holiday-first = First day
clock-holiday-last = Last day
clock-holiday-add = Add
clock-holiday-remove = Take away: { $days }
