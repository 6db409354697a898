### Switch & Signal: was auf den Anzeigen im Browser steht, Deutsch. Die Wörter der Fallblätter haben höchstens neun Zeichen.

## Die Fahrplanweisung als Fallblattanzeige

flap-title = Fahrplan
flap-open = Fahrplan: welche Karten waren, welche noch kommen können
flap-turn = { $turn } von { $turns }
flap-turn-long = Spielzug { $turn } von { $turns }
flap-left = { $number ->
    [0] Keine Karte liegt mehr im Stapel.
    [one] Noch eine Karte im Stapel.
   *[other] Noch { $number } Karten im Stapel.
}
flap-last = Der letzte Spielzug!
flap-over = Die Partie ist zu Ende.
flap-deploy = Einsetzen
flap-black = Schwarz
flap-brown = Braun
flap-grey = Grau
flap-multi = Wahlfarbe
flap-row-done = { $what }: erledigt
flap-row-now = { $what }: jetzt
flap-row-next = { $what }: kommt noch
flap-row-held = { $what }: bleibt stehen
flap-timetable = Fahrplan
flap-counts = Im Stapel: { $left }. Ungesehen in der Schachtel oder dorthin verloren: { $boxed }.
flap-played = Schon gespielt
flap-possible = Noch im Stapel oder in der Schachtel
flap-under = Unter dem Stapel, allen bekannt
flap-boxed = In der Schachtel, allen bekannt

## Bahnhofsuhr, Waren, Depot, Würfel

tokens-title = Zeitplättchen
tokens-said = Zeitplättchen auf der Uhr: { $tokens } von { $clock }
of-number = von { $number }
goods-in = In { $city }
goods-of = { $colour } { $number }
goods-none = Noch nichts geliefert
goods-said = Geliefert: { $number } von { $needed }
strip-left = im Stapel
depot-title = Depot
depot-left = { $colour }: { $number } im Depot
dice-train = { $train } würfelt { $points }
dice-start = Startort { $number }

## Hand und Plätze

hand-title = Deine Karten
hand-title-active = Karten am Zug
hand-title-all = Karten aller
hand-empty = Keine Karte auf der Hand.
hand-card = { $card }: { $number } auf der Hand
hand-card-pays = { $card }: { $number } auf der Hand, { $paid } davon zahlt
hand-pays = Bezahlt wird mit
hand-change = ändern
seat-cards = { $number ->
    [one] Eine Karte
   *[other] { $number } Karten
}

## Helfer

helpers-title = Helfer
helper-ready = bereit
helper-used = benutzt
helper-open = jetzt!
helper-until-logistician = bis der Zug losfährt
helper-until-dispatcher = für diesen Spielzug
helper-until-conductor = vor dem ersten Wurf
helper-until-track_warden = bevor die Karte beginnt
helper-until-shunter = statt zu würfeln
helper-until-train_dispatcher = vor dem Wurf des Zuges
helper-what-logistician = verwirft einen Wurf
helper-what-dispatcher = Züge fahren durch Städte
helper-what-conductor = hält eine Farbe an
helper-what-track_warden = tauscht die Karte
helper-what-shunter = wählt den Startort
helper-what-train_dispatcher = hält einen Zug an

## Knöpfe, und was danach kommt

act-carry_out = Karte ausführen
act-roll_dice = Startort würfeln
act-run = Fahren
act-stop = Hier halten
act-end_actions = Zug beenden
act-end-price = behältst { $kept }, ziehst { $drawn }
act-price-free = frei, was auch fällt
act-price-same = { $free ->
    [0] kostet { $most ->
        [one] ein Plättchen
       *[other] { $most } Plättchen
    }, was auch fällt
   *[other] { $free } von { $all } frei, { $dear } von { $all } kosten { $most ->
        [one] ein Plättchen
       *[other] { $most } Plättchen
    }
}
act-price-most = { $free ->
    [0] kostet bis zu { $most } Plättchen
   *[other] { $free } von { $all } frei, { $dear } von { $all } kosten bis zu { $most } Plättchen
}
act-confirm = Bestätigen
act-move = Würfeln
act-load = Beladen
act-signal = Signal setzen
act-switch = Weiche stellen
act-deploy = Einsetzen
act-leave = Ausfahren
act-pass = Durchfahren
act-run_train = Fahren lassen
act-use_conductor = Anhalten
act-use_train_dispatcher = Anhalten
act-use_shunter = Dort einsetzen

next-place_discs = Danach beginnt die Partie mit der Startkarte.
next-place_extra_disc = Danach beginnt die Partie mit der Startkarte.
next-card_revealed = Danach wird die Karte Schritt für Schritt ausgeführt.
next-choose_deploy_colour = Danach fallen die Würfel und bestimmen den Startort.
next-choose_start = Ist der Startort besetzt, kostet das zwei Zeitplättchen.
next-choose_multi_colour = Alle Züge dieser Farbe würfeln und fahren.
next-choose_train_order = Jeder Zug der Farbe fährt einmal, du bestimmst die Reihenfolge.
next-rolled = { $train } hat { $points } zu fahren.
next-choose_city_exit = { $train } hat noch { $points } zu fahren.
next-choose_pass_or_stop = { $train } hätte noch { $points }. Halten kostet nichts.
next-play_action = { $last ->
    [1] Der letzte Spielzug: Danach ist die Partie zu Ende.
   *[other] { $alone ->
        [1] Am Ende bleiben { $kept } Karten, { $drawn } kommen dazu.
       *[other] Am Ende bleiben { $kept } Karten, { $drawn } kommen dazu; dann ist { $following } am Zug.
    }
}
