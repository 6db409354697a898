### Switch & Signal: der Plan als Liste, Deutsch.

list-title = Das Netz als Liste
list-cities = Städte und Häfen
list-junctions = Knotenpunkte
list-signals = Signale auf der Strecke
list-starts = Startorte
list-port = { $city }, Hafen
list-ahead = Von hier aus
list-exits = Ausfahrten
list-no-train = Kein Zug ist auf dem Netz.
list-junction = verbindet { $one } und { $other }; gesperrt: { $closed }
list-junction-unset = noch ohne Scheiben
list-tray = Abgeliefert: { $goods }.
list-tray-empty = Noch nichts abgeliefert.
list-waiting = { $count ->
    [0] Keine Ware wartet.
    [one] Eine Ware wartet ({ $goods_colour }).
   *[other] { $count } Waren warten ({ $goods_colour }).
}
list-stands = Hier steht { $train }.
list-free = frei

list-take-run_train-train = Jetzt fahren lassen
list-take-move-train = Bewegen
list-take-load-train = Beladen
list-take-use_train_dispatcher-train = Anhalten
list-take-leave-by = Hier hinaus
list-take-pass-by = Hier hindurch
list-take-signal-from = Scheibe von hier nehmen
list-take-signal-to = Auf Grün stellen
list-take-switch-to = Auf { $name } stellen
list-take-place_switch-to = Auf { $name } stellen
list-take-place_disc-on = Scheibe hierher
list-take-place_extra_disc-on = Scheibe hierher
list-take-use_shunter-start = Neuen Zug hier einsetzen

## Ein Zug, und was vor ihm liegt

list-load = , mit einer Ware ({ $goods_colour })
list-in-city = { $train } steht in { $city }{ $load }
list-on-piece = { $train } steht auf { $place } Richtung { $facing }{ $load }
list-on-start = { $train } steht auf dem Startort { $place } Richtung { $facing }{ $load }
list-step-piece = { $count ->
    [one] ein Gleisstück
   *[other] { $count } Gleisstücke
}
list-step-green = Signal grün
list-step-red = Signal rot
list-step-junction = Knotenpunkt { $junction } steht Richtung { $node }
list-step-closed = Knotenpunkt { $junction }, Arm gesperrt
list-step-train = davor { $train }
list-step-city = { $city }
list-step-start = der Startort { $start }, Ende der Strecke
list-exit-green = { $node } grün
list-exit-red = { $node } rot
list-exit-taken = { $node } besetzt von { $train }
list-in-depot = Im Depot: { $trains }
list-empty = leer
list-part-trains = Züge
list-tray-one = { $count } × { $goods_colour }

## Was der Würfel brächte

list-die = Was der Würfel brächte
list-face = { $points } (auf { $count } von { $faces } Seiten): { $ends }
list-outcome-place = hält: { $place }
list-outcome-deliver = liefert im Hafen ab
list-outcome-depot = kommt ins Depot
list-outcome-by = { $arm }: { $ends }
list-outcome-cost = { $cost ->
    [0] { $ends }, kostenlos
    [one] { $ends }, kostet ein Zeitplättchen
   *[other] { $ends }, kostet { $cost } Zeitplättchen
}
list-outcome-cards = { $cards ->
    [one] , dazu eine Fahrplanweisung
   *[other] , dazu { $cards } Fahrplanweisungen
}
