### Die Mannschaft, ein Probespiel für den Kern: Deutsch.

## Regeln

rule-HR-1-1 = Es gibt eine Rolle mehr als Plätze, so weiß niemand, wie viele Saboteure mitfahren. Auf Wunsch kennen die Saboteure einander.
    .title = Rollen
rule-HR-2-1 = In jeder Runde sagt der Vorsitz eine Aktion an. Danach geht er an den nächsten Platz, der nicht gesperrt ist.
    .title = Runden und Vorsitz
rule-HR-3-1 = Fahren deckt eine Karte auf, die den Zug bewegt, Eile deckt zwei auf. Ein leerer Stapel entsteht neu aus den gebrauchten Karten.
    .title = Fahren
rule-HR-3-2 = Nachsehen zeigt dem Vorsitz die beiden obersten Karten. Die obere darf dann unter den Stapel.
    .title = Nachsehen
rule-HR-3-3 = Mit einer Lampe sieht der Vorsitz die Rolle eines anderen Platzes.
    .title = Ausleuchten
rule-HR-4-1 = Wer eine Haltmarke hat und weder den Vorsitz noch eine Sperre, darf das Angesagte verhindern. Alle entscheiden zugleich; der erste Halt vom Vorsitz an zählt.
    .title = Haltmarken
rule-HR-5-1 = In der Aussprache darf jeder zweimal etwas sagen, nur über andere.
    .title = Die Aussprache
rule-HR-5-2 = Der Vorsitz schließt die Aussprache.
    .title = Schluss der Aussprache
rule-HR-5-3 = Jeder darf jederzeit behaupten, eine Rolle zu kennen. Ein Pfiff macht das nicht ungesagt.
    .title = Behauptungen
rule-HR-6-1 = Alle stimmen geheim ab. Gelesen wird vom Vorsitz an; die zweite Stimme gegen einen Platz sperrt ihn und beendet das Lesen.
    .title = Die Abstimmung
rule-HR-7-1 = Am Ende einer Runde darf jemand in seine einzige Pfeife blasen: Die Runde beginnt von vorn. Ein zweiter Pfiff gleich darauf nimmt das zurück.
    .title = Pfiffe
rule-HR-8-1 = Die Treuen gewinnen, wenn der Zug zu Hause ist. Die Saboteure gewinnen, wenn er verloren ist oder die Nacht kommt.
    .title = Ende
rule-HR-8-2 = Alle auf der Seite der Sieger erhalten einen Punkt.
    .title = Wertung

## Gründe

why-pile_is_empty = Der Stapel ist leer.
why-no_lamp_left = Du hast keine Lampe mehr.
why-only_about_others = Das geht nur mit jemand anderem.
why-said_enough = { $statements } Beiträge sind genug für eine Aussprache.
why-only_chair_closes = Nur { $seat } schließt die Aussprache.
why-claimed_already = Das behauptest du schon über { $other_seat }.
why-home = Der Zug ist zu Hause.
why-lost = Der Zug ist außer Reichweite gerollt.
why-out_of_time = Die Nacht ist da.
why-side_has_won = Gewonnen hat die Seite: { $role }.

## Ereignisse

event-role_dealt = { $seat } ist { $role }.
event-role_seen = { $seat } sieht: { $other_seat } ist { $role }.
event-round_begun = Runde { $round }; den Vorsitz hat { $seat }.
event-announced = { $seat } sagt an: { $action } ({ $other_seat }).
event-stopped = { $seat } verhindert es.
event-card_turned = Aufgedeckt: { $card }. Der Zug steht bei { $track }.
event-card_seen = { $seat } sieht an Stelle { $place }: { $card }.
event-buried = { $seat } legt die oberste Karte unter den Stapel.
event-pile_renewed = Die { $cards } gebrauchten Karten bilden einen neuen Stapel.
event-said = { $seat } sagt über { $other_seat }: { $opinion }.
event-claimed = { $seat } behauptet: { $other_seat } ist { $role }.
event-abstained = { $seat } enthält sich.
event-accused = { $seat } stimmt gegen { $other_seat }.
event-suspended = { $seat } ist gesperrt.
event-whistled = { $seat } pfeift: Runde { $round } beginnt von vorn.
event-objected = { $seat } pfeift dagegen: alles ist wie zuvor.
event-ended = Die Partie ist zu Ende: { $because }

## Fragen und Züge

ask-action = { $seat }: was sagst du an?
ask-reaction = { $seat }: verhinderst du es?
ask-bury = { $seat }: soll die oberste Karte unter den Stapel?
ask-discussion = { $seat }: möchtest du etwas sagen?
ask-vote = { $seat }: gegen wen stimmst du?
ask-whistle = { $seat }: bläst du in deine Pfeife?
move-drive = fahren
move-haste = eilen
move-look = im Stapel nachsehen
move-inspect = { $seat } ausleuchten
    .name = ausleuchten
move-pass = geschehen lassen
move-stop = verhindern
move-blow = pfeifen
move-bury = unter den Stapel legen
move-leave = liegen lassen
move-say = über { $seat } sagen: { $opinion }
    .name = etwas sagen
move-close = die Aussprache schließen
move-accuse = gegen { $seat } stimmen
    .name = stimmen gegen
move-abstain = sich enthalten
move-claim = behaupten: { $seat } ist { $role }
    .name = behaupten
step-seat = wen
step-opinion = was du meinst
step-role = welche Rolle

## Wörter

word-role-loyal = treu
word-role-saboteur = Saboteur
word-opinion-trust = ich traue dir
word-opinion-doubt = ich zweifle an dir
word-card-creep = langsame Strecke
word-card-run = schnelle Strecke
word-card-skid = Rutscher
word-action-drive = Fahren
word-action-haste = Eile
word-action-look = Nachsehen
word-action-inspect = Ausleuchten
draw-role = eine Rolle
draw-card = eine Karte
option-partners = Saboteure kennen einander
option-talk = Aussprachen
ending-home = Der Zug ist zu Hause. Gewonnen: { $winners }.
    .name = zu Hause
ending-lost = Der Zug ist verloren. Gewonnen: { $winners }.
    .name = verloren
ending-out_of_time = Die Nacht ist da. Gewonnen: { $winners }.
    .name = Nacht
