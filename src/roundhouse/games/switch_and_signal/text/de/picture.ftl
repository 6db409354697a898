### Switch & Signal: was auf dem Bild eines Tisches steht, Deutsch.

picture-turn = { $turn ->
    [0] Aufbau
   *[other] Spielzug { $turn }, { $left ->
        [0] der letzte
        [one] noch eine Karte
       *[other] noch { $left } Karten
    }
}
picture-clock = Zeitplättchen: { $tokens } von { $clock }
picture-delivered = Geliefert: { $done } von { $needed }
picture-depot = Depot
picture-helpers = Helfer
