### Switch & Signal: was der Spielplan im Browser sagt, deutsch.

board-label = Spielplan: { $map }. Die Pfeiltasten wandern durchs Netz, Enter wählt, das Fragezeichen fragt nach dem Warum.
board-green = grün
board-red = rot
board-set = steht auf { $setting }
board-unset = noch ohne Scheiben
board-start = Startort { $numbers }
board-port = { $number ->
    [0] Hafen, noch nichts geliefert
    [one] Hafen, eine Ware geliefert
   *[other] Hafen, { $number } Waren geliefert
}
board-goods = { $number ->
    [0] keine Ware wartet
    [one] eine Ware wartet ({ $goods })
   *[other] { $number } Waren warten ({ $goods })
}
board-train = { $inside ->
    [0] bei { $place }, Richtung { $facing }
   *[other] in { $place }
}{ $loaded ->
    [0] { "" }
   *[other] , beladen ({ $load })
}
board-which = Was meinst du?
board-behind = { $number ->
    [one] einen Schritt zurück
   *[other] { $number } Schritte zurück
}
board-play = Abspielen
board-jump = Zum Jetzt springen
board-zoom = Kartenausschnitt
board-nearer = Näher
board-further = Weiter weg
board-fit = Ganze Karte
board-do-move = Würfeln
board-do-load = Laden
board-odds = { $cost ->
    [0] { $faces } von { $sides } Seiten: kostenlos
    [one] { $faces } von { $sides } Seiten: ein Zeitplättchen
   *[other] { $faces } von { $sides } Seiten: { $cost } Zeitplättchen
}
board-free = frei
board-legend-free = Halt bei dieser Augenzahl
board-legend-dear = kostet Zeitplättchen
