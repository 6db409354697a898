### Switch & Signal: was die Zeichnung und die Beschreibung im Terminal sagen, Deutsch.

## Buchstaben auf Zügen und Waren

terminal-letter-black = S
terminal-letter-brown = B
terminal-letter-grey = G
terminal-good-yellow = g
terminal-good-white = w
terminal-good-red = r
terminal-good-blue = b

## Unter dem Plan

terminal-turn = Spielzug { $turn }
terminal-set-up = Aufbau
terminal-active = { $seat } entscheidet
terminal-left = { $left ->
    [0] der letzte Spielzug
    [one] noch eine Fahrplanweisung
   *[other] noch { $left } Fahrplanweisungen
}
terminal-clock = Uhr { $shown }
terminal-goods = Waren { $done } von { $needed }
terminal-card = { $departure }
terminal-no-card = Keine Fahrplanweisung liegt offen
terminal-symbol-deploy = neuer Zug
terminal-symbol-multi = freie Farbe
terminal-held = { $what } bleibt stehen
terminal-moving = { $points ->
    [one] { $train } fährt, noch ein Punkt
   *[other] { $train } fährt, noch { $points } Punkte
}
terminal-helpers = Helfer
terminal-helper-free = { $helper }
terminal-helper-used = { $helper } (verbraucht)
terminal-passing = Züge dürfen durch Städte fahren
terminal-hand = { $seat }
terminal-cards = { $count } × { $action }
terminal-no-cards = keine Karten
terminal-hidden = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
terminal-piles = Aktionskarten: { $pile } zum Ziehen, { $discard } abgelegt
terminal-depot = Depot
terminal-empty = leer
terminal-tiles = Ortsplättchen: noch { $left }

## Legende

terminal-legend-trains = Züge
terminal-legend-piece = Gleisstück
terminal-legend-green = Grün
terminal-legend-red = Rot
terminal-legend-open = offener Weg
terminal-legend-closed = gesperrter Arm
terminal-legend-start = Startort
terminal-legend-goods = Waren

## In Worten beschrieben

terminal-part-trains = Züge
terminal-part-network = Signale und Knotenpunkte
terminal-part-goods = Waren
terminal-in-depot = Im Depot: { $trains }
terminal-in-city = { $train } steht in { $city }{ $load }
terminal-on-piece = { $train } steht auf { $place } Richtung { $facing }{ $load }
terminal-on-start = { $train } steht auf dem Startort { $place } Richtung { $facing }{ $load }
terminal-load = , mit einer Ware ({ $goods_colour })
terminal-ahead = Von hier aus: { $steps }
terminal-exits = Ausfahrten: { $exits }
terminal-step-piece = { $count ->
    [one] ein Gleisstück
   *[other] { $count } Gleisstücke
}
terminal-step-green = Signal grün
terminal-step-red = Signal rot
terminal-step-junction = Knotenpunkt { $junction } steht Richtung { $node }
terminal-step-closed = Knotenpunkt { $junction }, Arm gesperrt
terminal-step-train = davor { $train }
terminal-step-city = { $city }
terminal-step-start = der Startort { $start }, Ende der Strecke
terminal-exit-green = { $node } grün
terminal-exit-red = { $node } rot
terminal-exit-taken = { $node } besetzt von { $train }
terminal-greens = Grün: { $signals }
terminal-reds = Rot: { $signals }
terminal-switch = { $junction }: { $setting }
terminal-switch-unset = { $junction }: noch ohne Scheiben
terminal-waiting = { $count ->
    [0] { $city }: keine Ware wartet
    [one] { $city }: eine Ware wartet ({ $goods_colour })
   *[other] { $city }: { $count } Waren warten ({ $goods_colour })
}
terminal-tray = Hafen { $city }: { $goods }
terminal-tray-empty = Hafen { $city }: noch nichts abgeliefert
terminal-tray-one = { $count } × { $goods_colour }
terminal-tokens = { $tokens } von { $clock } Zeitplättchen auf der Uhr
terminal-numbers = Startorte: { $places }
terminal-symbol-done = { $symbol }, erledigt
terminal-symbol-now = { $symbol }, jetzt
terminal-played = Gespielte Fahrplanweisungen: { $cards }
terminal-under = Bekannt unter dem Stapel: { $cards }

## Vorschau

terminal-face = { $points } (auf { $count } von { $faces } Seiten): { $ends }
terminal-outcome-place = hält: { $place }
terminal-outcome-deliver = liefert im Hafen ab
terminal-outcome-depot = kommt ins Depot
terminal-outcome-by = { $arm }: { $ends }
terminal-outcome-cost = { $cost ->
    [0] { $ends }, kostenlos
    [one] { $ends }, kostet ein Zeitplättchen
   *[other] { $ends }, kostet { $cost } Zeitplättchen
}
terminal-outcome-cards = { $cards ->
    [one] , dazu eine Fahrplanweisung
   *[other] , dazu { $cards } Fahrplanweisungen
}
terminal-no-forecast = { $train } steht im Depot und fährt nicht.
