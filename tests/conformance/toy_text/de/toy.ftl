rule-TY-1 = Wer am Zug ist, spielt eine Karte, vergräbt eine oder wartet.
    .title = Züge
rule-TY-2 = Prahlen und Winken kosten nichts.
    .title = Lärm
rule-TY-3 = Am Ende einer Runde stimmen alle zugleich über das Ausgraben ab.
    .title = Abstimmung
why-not_in_hand = Du hast { $card } nicht auf der Hand.
why-last_round_is_over = Die letzte Runde ist vorbei.
why-coins = Münzen: { $number }.
event-played = { $seat } zeigt { $card }.
event-buried = { $seat } vergräbt eine Karte.
event-boasted = { $seat } prahlt: { $number }!
event-waved = { $seat } winkt.
event-drew = { $seat } zieht.
event-drew_card = Du ziehst { $card }.
event-round_begins = Runde { $number } beginnt.
event-voted = { $seat } stimmt mit { $yes ->
        [0] Nein
       *[other] Ja
    }.
event-dug_up = { $seat } gräbt { $card } aus.
ask-turn = Was tust du?
ask-vote = Ausgraben?
move-play = { $card } spielen
move-bury = { $card } vergraben
move-wait = warten
move-yes = ja
move-no = nein
move-boast = mit { $number } prahlen
move-wave = winken
step-card = Welche Karte?
step-number = Wie viel?
word-card-amber = Bernstein
word-card-birch = Birke
word-card-cedar = Zeder
option-rounds = Runden
ending-sunset = Die Sonne ist untergegangen. Die meisten Münzen: { $winners }. { $because }
draw-card = Die nächste Karte
