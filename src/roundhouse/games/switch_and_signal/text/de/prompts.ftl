### Switch & Signal: Fragen, Züge in Worten, Namen von Figuren, was der Zufall entscheidet. Deutsch.

## Fragen

ask-place_discs = { $seat }: Lege die Scheiben so, wie ihr es alle wollt.
ask-place_extra_disc = { $seat }: Lege die zusätzliche Signalscheibe auf irgendein rotes Feld.
ask-card_revealed = { $seat }: Diese Karte ausführen oder unter den Stapel schieben?
ask-choose_deploy_colour = { $seat }: Welche Farbe soll der neue Zug haben? Gewürfelt wird danach.
ask-choose_start = { $seat }: Den Startort würfeln, oder wählt ihn der Rangierer?
ask-choose_multi_colour = { $seat }: Welche Farbe fährt jetzt?
ask-choose_train_order = { $seat }: Welcher Zug fährt als Nächster?
ask-rolled = { $seat }: Mit diesem Wurf fahren oder ihn verwerfen?
ask-choose_city_exit = { $seat }: Über welche Ausfahrt verlässt der Zug die Stadt?
ask-choose_pass_or_stop = { $seat }: In der Stadt halten oder hindurchfahren?
ask-play_action = { $seat }: Spiele Karten, oder beende den Spielzug und ziehe nach.

## Züge

move-place_switch = { $at } auf { $to } stellen
    .name = Einen Knotenpunkt stellen
move-place_disc = Scheibe legen: { $on }
    .name = Eine Signalscheibe legen
move-place_extra_disc = Zusätzliche Scheibe legen: { $on }
    .name = Die zusätzliche Scheibe legen
move-carry_out = Die Karte ausführen
move-deploy = { $colour } einsetzen
    .name = Einen Zug einsetzen
move-roll_dice = Den Startort würfeln
move-run_colour = { $colour } fährt
    .name = Eine Farbe fahren lassen
move-run_train = { $train } fährt
    .name = Einen Zug fahren lassen
move-run = Mit diesem Wurf fahren
move-leave = Ausfahrt: { $by }
    .name = Die Stadt verlassen
move-stop = In der Stadt halten
move-pass = Hindurchfahren: { $by }
    .name = Durch die Stadt fahren
move-signal = Signal setzen: { $to }, Scheibe von { $from }, bezahlt mit { $pay }
    .name = Ein Signal setzen
move-switch = Weiche stellen: { $at } auf { $to }, bezahlt mit { $pay }
    .name = Eine Weiche stellen
move-move = Zug bewegen: { $train }, bezahlt mit { $pay }
    .name = Einen Zug bewegen
move-load = Beladen: { $train }, bezahlt mit { $pay }
    .name = Einen Zug beladen
move-end_actions = Genug Karten gespielt
move-use_logistician = Logistiker: den Wurf verwerfen und neu würfeln
move-use_dispatcher = Disponentin: Züge dürfen in diesem Spielzug durch Städte fahren
move-use_conductor = Zugführer: { $colour } bleibt stehen
    .name = Zugführer: eine Farbe bleibt stehen
move-use_track_warden = Streckenwart: die Karte unter den Stapel schieben
move-use_shunter = Rangierer: Der neue Zug kommt auf { $start }
    .name = Rangierer: den Startort wählen
move-use_train_dispatcher = Fahrdienstleiterin: { $train } bleibt stehen
    .name = Fahrdienstleiterin: ein Zug bleibt stehen

step-at = Knotenpunkt
step-to = Wohin
step-on = Signalfeld
step-from = Scheibe von
step-pay = Bezahlen mit
step-colour = Farbe
step-train = Zug
step-by = Ausfahrt
step-start = Startort

## Namen

word-train_colour-black = Schwarz
word-train_colour-brown = Braun
word-train_colour-grey = Grau
word-train-black-1 = Schwarz 1
word-train-black-2 = Schwarz 2
word-train-black-3 = Schwarz 3
word-train-brown-1 = Braun 1
word-train-brown-2 = Braun 2
word-train-brown-3 = Braun 3
word-train-grey-1 = Grau 1
word-train-grey-2 = Grau 2
word-train-grey-3 = Grau 3
word-goods_colour-yellow = gelbe Ware
word-goods_colour-white = weiße Ware
word-goods_colour-red = rote Ware
word-goods_colour-blue = blaue Ware

## Was der Zufall entscheidet

draw-first_player = Wer beginnt
draw-start_number = Ein Startort für eine Zahl
draw-departure_card = Die nächste Fahrplanweisung
draw-deployment_dice = Die Einsetzwürfel
draw-location_tile = Das nächste Ortsplättchen
draw-movement_die = Der Würfel des Zuges
draw-action_card = Eine Aktionskarte
