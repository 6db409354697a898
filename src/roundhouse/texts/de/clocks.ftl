### Uhren, Deutsch.

clock-left-live = noch { $minutes } Min { $seconds } Sek
clock-left-days = { $days } T { $hours } Std
clock-left-hours = { $hours } Std { $minutes } Min
clock-window = für alle
clock-hurry = eilig
clock-alarm = Du hast nur noch wenig Zeit.
clock-out = Zeit ist um
clock-rests = Ferien
clock-up-note = Deine Zeit war um, ein Bot spielt für dich.
clock-back = Ich bin wieder da
clock-log-stand-in = Die Zeit ist um, ein Bot spielt für { $seat }: { $move }
clock-log-stand-in-did = Die Zeit ist um, ein Bot spielt für { $seat }.

clock-setting = Bedenkzeit
clock-kind-none = ohne Uhr
clock-kind-live = live
clock-kind-day = tageweise
clock-minutes = Für die ganze Partie
clock-minutes-of = { $minutes } Minuten
clock-increment = Dazu je Zug
clock-increment-of = { $seconds ->
    [0] nichts
   *[other] { $seconds } Sekunden
 }
clock-days = Für einen Zug
clock-days-of = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 }
clock-note-none = Alle denken so lange nach, wie sie mögen.
clock-note-live = Alle haben eine Uhr. Ist sie abgelaufen, spielt ein Bot weiter, bis du wieder da bist. Wo alle geheim entscheiden, läuft eine Uhr für alle.
clock-note-day = Jeder Zug hat seine Tage; in deinen Ferien läuft nichts. Sind sie um, spielt ein Bot weiter, bis du wieder da bist.

clock-holidays = Ferien
clock-holidays-note = An diesen Tagen stehen deine Uhren bei tageweisen Partien still.
clock-holiday = { $first } bis { $last }
clock-holiday-first = Erster Tag
clock-holiday-last = Letzter Tag
clock-holiday-add = Dazunehmen
clock-holiday-remove = Wegnehmen: { $days }
