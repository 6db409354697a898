### Dorflinie, ein Probespiel für den Kern: Deutsch.

## Regeln

rule-DP-1-1 = Alle beginnen mit den vereinbarten Münzen und einem Plättchen; dann geht es reihum, Zug um Zug.
    .title = Beginn und Züge
rule-DP-2-1 = Genommen wird das oberste Plättchen des Stapels, dessen Rückseite alle sehen. Die Vorderseite sieht nur, wer es hält. Niemand hält mehr als zwei.
    .title = Ein Plättchen nehmen
rule-DP-3-1 = Nur ein Plättchen der eigenen Hand kann gebaut oder weggeworfen werden.
    .title = Eigene Plättchen
rule-DP-3-2 = Bauen kostet den Preis des Plättchens in Münzen.
    .title = Der Preis
rule-DP-3-3 = Jedes Feld hat Platz für ein Plättchen.
    .title = Ein Plättchen je Feld
rule-DP-3-4 = Das erste Plättchen darf überall liegen, jedes weitere neben einem, das schon liegt.
    .title = Zusammenwachsen
rule-DP-4-1 = Ein Plättchen wird offen weggeworfen und bringt eine Münze.
    .title = Wegwerfen
rule-DP-5-1 = Wer baut, nimmt Reisende mit, die auf dem Feld oder daneben warten, nacheinander und so viele, wie das Plättchen fasst.
    .title = Reisende
rule-DP-6-1 = Ist der Stapel leer, werden die weggeworfenen Plättchen gemischt und bilden einen neuen, einmal je Partie.
    .title = Der neue Stapel
rule-DP-7-1 = Die Partie endet, wenn alle Felder bebaut sind oder kein Plättchen übrig ist. Münzen und Reisende zählen, Plättchen auf der Hand kosten ihren Preis.
    .title = Ende und Wertung

## Gründe

why-hand_is_full = Du hältst schon { $tiles } Plättchen.
why-not_your_tile = Plättchen { $tile } ist nicht auf deiner Hand.
why-too_expensive = Plättchen { $tile } kostet { $price }, du hast { $coins }.
why-field_is_taken = Auf { $field } liegt schon ein Plättchen.
why-field_stands_alone = Neben { $field } liegt noch kein Plättchen.
why-traveller_has_left = { $traveller } ist schon abgereist.
why-traveller_waits_elsewhere = { $traveller } wartet nicht dort.
why-full_board = Alle Felder sind bebaut; das beste Ergebnis ist { $points }.
why-no_more_tiles = Kein Plättchen ist übrig; das beste Ergebnis ist { $points }.
why-coins_kept = Münzen: { $coins }
why-traveller_brought = { $traveller } ist mitgereist
why-tile_unbuilt = Nie gebaut: { $front }

## Ereignisse

event-back_shown = Die Rückseite des nächsten Plättchens ist { $back }.
event-taken = { $seat } nimmt Plättchen { $tile }.
event-front_seen = Plättchen { $tile } zeigt: { $front }.
event-built = { $seat } baut Plättchen { $tile } ({ $front }) auf { $field }.
event-thrown = { $seat } wirft Plättchen { $tile } ({ $front }) weg.
event-boarded = { $traveller } reist mit { $seat }.
event-pile_renewed = Die { $tiles } weggeworfenen Plättchen bilden einen neuen Stapel.
event-ended = Die Partie ist zu Ende: { $because }

## Fragen und Züge

ask-turn = { $seat }: ein Plättchen nehmen, bauen oder wegwerfen?
ask-boarding = { $seat }: wer reist mit?
move-take = oberstes Plättchen nehmen
move-build = { $tile } auf { $field } bauen
    .name = bauen
move-throw = { $tile } wegwerfen
    .name = wegwerfen
move-board = { $traveller } mitnehmen
    .name = mitnehmen
move-stop = niemand mehr
step-tile = welches Plättchen
step-field = auf welches Feld
step-traveller = wer

## Wörter

word-front-halt = Haltepunkt
word-front-market = Markt
word-front-mill = Mühle
word-front-tower = Turm
word-front-bridge = Brücke
word-back-plain = schlicht
word-back-ornate = verziert
word-traveller-anna = Anna
word-traveller-boris = Boris
word-traveller-clara = Clara
word-traveller-dora = Dora
word-traveller-emil = Emil
word-traveller-fritz = Fritz
draw-back = die Rückseite des nächsten Plättchens
draw-tile = die Vorderseite eines Plättchens
option-coins = Münzen zu Beginn
option-coins-3 = drei
option-coins-5 = fünf
ending-full_board = Alle Felder sind bebaut. Gewonnen: { $winners }.
    .name = alles bebaut
ending-no_more_tiles = Kein Plättchen ist übrig. Gewonnen: { $winners }.
    .name = keine Plättchen mehr
