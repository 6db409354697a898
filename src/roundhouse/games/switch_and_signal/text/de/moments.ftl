### Switch & Signal: die Augenblicke, die eine Partie entschieden haben, deutsch. $because ist ein ganzer Satz oder nichts.

moment-last-good = Spielzug { $turn }: Das letzte Gut kommt an, { $total } von { $needed }.
moment-good = Spielzug { $turn }: Gut Nummer { $total } kommt an; { $needed } waren nötig.
moment-loss = Spielzug { $turn }: { $tokens } Zeitplättchen auf einen Schlag verloren. { $because }
moment-loss-card = Spielzug { $turn }: { $tokens } Zeitplättchen auf einen Schlag verloren und mit ihnen eine Abfahrtskarte. { $because }
moment-card = Spielzug { $turn }: Die Uhr läuft leer, { $boxed ->
    [one] zum einzigen Mal
   *[other] zum letzten von { $boxed } Malen
}; { $left ->
    [0] es bleibt keine Abfahrtskarte.
    [one] es bleibt eine Abfahrtskarte.
   *[other] es bleiben { $left } Abfahrtskarten.
}
