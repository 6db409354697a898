### Vorbereitung

reason-discs_as_printed = Die Scheiben liegen gut wie in der ersten Partie.
reason-disc_for_routes = An diesem Feld führen viele Wege vorbei.

## Switch & Signal: wie die Bots sind, und warum sie tun, was sie tun.
### Begründungen sind ganze Sätze; dieselben Schlüssel stehen im englischen Katalog.

bot-steady = Plant ein paar Karten voraus, hält Züge aus Schwierigkeiten heraus und sagt warum. Gute Gesellschaft für die erste Partie.

## Die Fahrplanweisung

reason-carry_on = Hier lohnt sich kein Helfer.
reason-deploys = Ein Zug dieser Farbe ({ $train_colour }) verspricht am meisten, wohin ihn die Würfel auch stellen.
reason-runs_colour = { $train_colour } bringt uns jetzt am weitesten.
reason-runs_first = { $train } gewinnt am meisten und fährt daher zuerst.
reason-leaves_by = Mit diesem Wurf kommt { $train } über { $arm } am weitesten.
reason-passes = { $train } verliert nichts, wenn er durch { $city } weiterfährt.
reason-stops = { $train } steht in { $city } gut.

## Helfer

reason-helper_logistician = Mit diesem Wurf stünde { $train } viel schlechter da als im Durchschnitt.
reason-helper_dispatcher = { $train } würde hier durch Anhalten gute Punkte verschenken.
reason-helper_conductor = { $train_colour } jetzt fahren zu lassen, würde mehr kosten als bringen.
reason-helper_track_warden = Die meisten anderen Karten kämen uns gelegener als diese.
reason-helper_shunter = { $start } ist viel besser als das, was die Würfel im Durchschnitt ergeben.
reason-helper_train_dispatcher = { $train } fährt jetzt besser nicht.

## Aktionskarten

reason-cards_kept = Diese Karten sind beim nächsten Mal mehr wert.
reason-plan_load = { $train } steht, wo seine Ware wartet; danach geht es weiter nach { $city }.
reason-plan_move = { $train } gewinnt am meisten, wenn er jetzt fährt: nach { $city }.
reason-plan_prepare = Das macht { $train } den Weg nach { $city } frei.
reason-plan_safety = Sonst könnte uns die nächste Fahrplanweisung bei { $train } teuer kommen.
reason-plan_away = { $train } nützt dort nichts und bleibt besser nicht stehen.
