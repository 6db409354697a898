### Switch & Signal: warum etwas nicht geht, warum ein Zug hält, warum es zu Ende ist. Deutsch.
### Dieselben Schlüssel mit denselben Argumenten stehen im englischen Katalog.

## Aufbau und Optionen

why-no_such_map = Diesen Plan gibt es nicht.
why-not_enough_discs = In der Schachtel sind nur { $discs } Signalscheiben; für diesen Plan ist keine übrig.
why-not_enough_goods = Auf diesem Plan liegen nur { $goods } Waren, das Ziel verlangt aber { $needed }.
why-junction_is_set = Die Scheiben von { $junction } liegen schon.
why-setting_of_other_junction = Die Stellung { $setting } gehört nicht zu { $junction }.
why-field_has_disc = { $signal } hat schon eine Scheibe.
why-city_has_disc = { $city } hat seine Scheibe schon.
why-line_discs_placed = Alle Scheiben für die freie Strecke liegen; { $signal } bleibt rot.

## Die Fahrplanweisung

why-other_colour_runs = { $train } muss warten: Jetzt fährt { $train_colour }.
why-train_in_depot = { $train } steht im Depot.
why-train_ran_already = { $train } ist für diese Karte schon gefahren.
why-train_is_held = { $train } wird festgehalten und fährt für diese Karte nicht.
why-colour_is_held = { $train_colour } wird festgehalten und fährt für diese Karte nicht.
why-colour_already_run = { $train_colour } ist für diese Karte schon genannt.
why-colour_already_tried = Mit { $train_colour } hat es diese Karte schon versucht; jetzt muss es eine andere Farbe sein.
why-no_such_train_in_depot = { $train_colour } hat keinen Zug mehr im Depot.
why-no_second_colour = Im Depot ist kein Zug einer anderen Farbe für diese Karte.
why-depot_is_empty = Das Depot ist leer.
why-start_place_occupied = Auf { $start } steht schon { $other_train }.

## Wie ein Zug hält

why-points_used_up = Alle Punkte sind verbraucht.
why-signal_is_red = { $signal } zeigt Rot.
why-arm_is_closed = In { $junction } sperrt eine Weichenscheibe den Arm { $arm }.
why-train_ahead = { $other_train } steht im Weg: { $place }.
why-city_is_taken = In { $city } steht schon { $other_train }.
why-head_on = Frontalzusammenstoß mit { $other_train }: { $place }.
why-train_waits_on_start_place = Frontalzusammenstoß mit { $other_train }, der auf dem Startort { $place } wartet.
why-start_place_entered = { $place } ist ein Startort, dort endet die Strecke.
why-no_usable_exit = { $city } hat keine Ausfahrt, die grün und frei ist.
why-city_stops_trains = In { $city } hält jeder Zug, ohne Kosten.
why-port_ends_the_run = Im Hafen { $city } endet die Fahrt, ohne Kosten.
why-good_reaches_port = Die Ware hat den Hafen { $city } erreicht.
why-no_way_through = Durch { $city } führt kein Weg weiter; der Halt kostet nichts.
why-stops_by_choice = Der Halt in { $city } ist freiwillig und kostet nichts.
why-run_ends_in_city = Die Fahrt endet in { $city }.

## Städte verlassen und durchfahren

why-other_city = { $arm }: Dort steht der Zug nicht.
why-exit_is_red = { $arm }: Diese Ausfahrt zeigt Rot.
why-exit_is_taken = { $arm }: Auf dem ersten Gleisstück dieser Ausfahrt steht { $other_train }.
why-trains_must_stop = Durch { $city } fährt kein Zug hindurch, außer die Disponentin erlaubt es.
why-no_turning_round = { $arm }: Von dort kam der Zug, und zum Wenden müsste er halten.

## Aktionskarten

why-cards_not_in_hand = Auf der Hand fehlt: { $payment }.
why-no_card_for_it = Auf der Hand ist weder „{ $action }“, noch sind es zwei Karten, die sie ersetzen.
why-card_does_not_fit = „{ $payment }“ allein bezahlt nicht „{ $action }“; dazu braucht es die passende Karte oder zwei beliebige.
why-one_card_is_enough = Beladen kostet genau eine Karte, nicht { $payment }.
why-hand_is_empty = Die Hand ist leer.
why-no_red_field = Kein Signalfeld zeigt Rot.
why-no_disc_there = { $signal } hat keine Scheibe, die ihr wegnehmen könntet.
why-field_is_green = { $signal } zeigt schon Grün.
why-last_disc_of_city = { $city } bliebe ohne Scheibe zurück.
why-only_one_setting = { $junction } hat nur eine Stellung.
why-setting_is_the_same = { $junction } ist schon auf { $setting } gestellt.
why-no_train_on_network = Auf dem Netz ist kein Zug.
why-train_in_no_city = { $train } steht in keiner Stadt.
why-train_is_loaded = { $train } hat schon eine Ware geladen.
why-no_goods_there = In { $city } wartet keine Ware mehr.

## Helfer

why-helper_of_other_map = { $helper }: Auf diesem Plan gibt es diese Hilfe nicht.
why-helper_is_used = { $helper }: Diese Hilfe ist in dieser Partie schon verbraucht.
why-no_card_is_carried_out = Gerade wird keine Fahrplanweisung ausgeführt.
why-colour_not_named = { $train_colour } ist für diese Karte nicht genannt.
why-colour_not_shown = Die Karte zeigt { $train_colour } nicht.
why-colour_has_rolled = Für einen Zug der Farbe { $train_colour } ist schon gewürfelt.
why-train_has_rolled = Für { $train } ist schon gewürfelt.
why-not_the_start_card = Die Startkarte lässt sich nicht beiseitelegen.
why-no_other_card = Es gibt keine andere Fahrplanweisung mehr, die ihr aufdecken könntet.
why-start_place_is_taken = Auf { $start } steht schon { $other_train }.

## Das Ende

why-goods_delivered = { $goods ->
    [one] Eine Ware abgeliefert.
   *[other] { $goods } Waren abgeliefert.
}
why-all_goods_delivered = Alle { $goods } Waren sind abgeliefert, in Spielzug { $turn }.
why-last_turn_over = Der letzte Spielzug ist vorbei, { $goods } von { $needed } Waren sind abgeliefert.
why-no_card_to_remove = Eine Fahrplanweisung müsste weg, und keine ist mehr da; { $goods } von { $needed } Waren sind abgeliefert.
