### Switch & Signal: Zeilen des Protokolls und Enden, Deutsch. $because ist ein ganzer Satz oder nichts.

## Aufbau

event-first_player = { $seat } beginnt.
event-number_laid = { $start } erhält die { $number }.
event-switch_placed = { $seat } stellt { $junction } auf { $setting }.
event-disc_placed = { $seat } legt eine Signalscheibe: { $signal } zeigt Grün.

## Der Spielzug

event-turn_begins = Spielzug { $turn }: { $seat }.
    .head = Spielzug { $turn } · { $seat }
    .news = { $number ->
        [one] Ein Spielzug hat begonnen, jetzt der { $turn }.
       *[other] { $number } Spielzüge haben begonnen, jetzt der { $turn }.
    }
event-card_revealed = { $left ->
    [0] { $departure }, die letzte: Nach diesem Spielzug ist Schluss.
    [one] { $departure }; noch eine liegt im Stapel.
   *[other] { $departure }; noch { $left } liegen im Stapel.
}
event-card_discarded = { $departure } ist ausgeführt.
event-card_drawn = { $seat } zieht „{ $action }“.
    .many = { $seat } zieht { $number } Karten: { $list }.
event-hidden_card_drawn = { $seat } zieht eine Karte.
    .many = { $seat } zieht { $number } Karten.
event-discard_shuffled = Die abgelegten Aktionskarten werden zu einem neuen Stapel gemischt.
event-actions_ended = { $seat } hat genug Karten gespielt.

## Einsetzen

event-deploy_colour_chosen = Ein neuer Zug: { $train_colour }.
event-deployment_rolled = Die Einsetzwürfel zeigen { $one } und { $two }: Startort { $number }.
event-tile_turned = Das Ortsplättchen zeigt { $number }.
event-tiles_shuffled = Die Ortsplättchen werden neu gemischt.
event-rolled_again = Auf { $start } steht { $other_train }: kostenlos noch einmal würfeln.
event-deployment_failed = Es kommt kein Zug. { $because }
event-train_deployed = { $train } wird auf { $start } eingesetzt.
    .news = { $number ->
        [one] Ein Zug kam dazu: { $train }.
       *[other] { $number } Züge kamen dazu.
    }

## Züge fahren

event-colour_runs = { $train_colour } fährt.
event-colour_idle = { $train_colour }: Kein Zug ist auf dem Netz, nichts geschieht.
event-train_rolled = { $train } würfelt { $points }.
event-train_step = { "" }
    .many = { $train } fährt { $number } Gleisstücke weit.
event-train_passes = { $train } fährt durch { $city } hindurch ({ $arm }).
event-train_stopped = { $lapsed ->
    [0] { $train } hält: { $place }. { $because }
    [one] { $train } hält: { $place }. Ein Punkt verfällt. { $because }
   *[other] { $train } hält: { $place }. { $lapsed } Punkte verfallen. { $because }
}
event-train_returned = { $train } kommt ins Depot.
    .news = { $number ->
        [one] { $train } ist zurück im Depot.
       *[other] { $number } Züge sind zurück im Depot.
    }
event-good_returned = Eine { $goods_colour } kommt zurück nach { $city }.
event-good_delivered = { $train } liefert eine { $goods_colour } ab: { $city }!
    .news = { $number ->
        [one] Eine Ware ist im Hafen!
       *[other] { $number } Waren sind im Hafen!
    }

## Aktionskarten

event-signal_set = { $seat } bezahlt mit „{ $payment }“: { $signal } wird grün, { $other_signal } wird rot.
event-switch_set = { $seat } bezahlt mit „{ $payment }“: { $junction } wird auf { $setting } gestellt.
event-move_played = { $seat } bezahlt mit „{ $payment }“: { $train } fährt.
event-good_loaded = { $seat } bezahlt mit „{ $payment }“: { $train } lädt eine { $goods_colour }, { $city }.
    .news = { $number ->
        [one] Eine Ware wurde geladen.
       *[other] { $number } Waren wurden geladen.
    }

## Helfer

event-helper_used = { $helper } hilft.
    .news = { $number ->
        [one] { $helper } hat geholfen.
       *[other] { $number } Helfer haben geholfen.
    }
event-roll_discarded = Die { $points } von { $train } zählt nicht, es wird neu gewürfelt.
event-passing_allowed = Für den Rest dieses Spielzugs dürfen Züge durch Städte hindurchfahren.
event-colour_held = { $train_colour } fährt für diese Karte nicht.
event-train_held = { $train } fährt für diese Karte nicht.
event-card_put_under = { $departure } kommt unter den Stapel; die nächste wird aufgedeckt.

## Die Uhr und das Ende

event-tokens_paid = { $tokens ->
    [one] Das kostet ein Zeitplättchen.
   *[other] Das kostet { $tokens } Zeitplättchen.
}
    .news = { $sum ->
        [one] Ein Zeitplättchen ging verloren.
       *[other] { $sum } Zeitplättchen gingen verloren.
    }
event-clock_emptied = { $left ->
    [0] Die Uhr ist leer: Die letzte Fahrplanweisung kommt in die Schachtel. Dieser Spielzug ist der letzte.
    [one] Die Uhr ist leer: Eine Fahrplanweisung kommt in die Schachtel, eine ist noch da.
   *[other] Die Uhr ist leer: Eine Fahrplanweisung kommt in die Schachtel, { $left } sind noch da.
}
    .news = { $number ->
        [one] Die Uhr war einmal leer.
       *[other] Die Uhr war { $number }-mal leer.
    }
event-game_won = Gewonnen! { $because }
event-game_lost = Verloren. { $because }

ending-won = Ihr habt gewonnen! { $because }
    .name = gewonnen
ending-lost_last_turn = Ihr habt verloren. { $because }
    .name = verloren mit dem letzten Spielzug
ending-lost_no_card = Ihr habt verloren. { $because }
    .name = verloren, weil keine Karte mehr da war
