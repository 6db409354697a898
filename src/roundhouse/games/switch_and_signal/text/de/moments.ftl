### Switch & Signal: die Augenblicke, die eine Partie entschieden haben, deutsch. $because ist ein ganzer Satz oder nichts.

moment-last-good = Spielzug { $turn }: Die letzte Ware kommt an, { $total } von { $needed }.
moment-good = Spielzug { $turn }: Ware Nummer { $total } kommt an; { $needed } waren nötig.
moment-loss = Spielzug { $turn }: { $tokens } Zeitplättchen auf einen Schlag verloren. { $because }
moment-loss-card = Spielzug { $turn }: { $tokens } Zeitplättchen auf einen Schlag verloren und mit ihnen eine Fahrplanweisung. { $because }
moment-card = Spielzug { $turn }: Die Uhr läuft leer, { $boxed ->
    [one] zum einzigen Mal
   *[other] zum letzten von { $boxed } Malen
}; { $left ->
    [0] es bleibt keine Fahrplanweisung.
    [one] es bleibt eine Fahrplanweisung.
   *[other] es bleiben { $left } Fahrplanweisungen.
}
