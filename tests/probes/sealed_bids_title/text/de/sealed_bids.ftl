### Verdeckte Gebote, eine Probe: die Texte auf Deutsch.

rule-SB-1 = Alle beginnen mit zehn Münzen, fünf Gebotskarten und einem Ziel; Karten und Ziel sind geheim.
    .title = Anfang
rule-SB-2 = Ein Posten nach dem anderen wird aufgedeckt, so viele, wie verabredet sind.
    .title = Verkäufe
rule-SB-3 = Alle bieten zugleich: eine Karte der eigenen Hand, oder sie passen. Aufgedeckte Karten sind verbraucht.
    .title = Verdeckte Gebote
rule-SB-4 = Eine Karte bietet nur, wer ihren Wert bezahlen kann.
    .title = Keine Schulden
rule-SB-5 = Die teuerste Karte bekommt den Posten; unter gleichen entscheidet der Zufall.
    .title = Wer den Posten bekommt
rule-SB-6 = Wer gewinnt, zahlt den Wert der Karte an die Bank. Wer gepasst hat, bekommt eine Münze. Münzen liegen hinter Schirmen, wenn nichts anderes verabredet ist.
    .title = Bezahlen
rule-SB-7 = Vor seiner Antwort darf ein Platz zwei Karten verdeckt in die Schachtel legen und eine aus dem Beutel ziehen.
    .title = Tausch
rule-SB-8 = Nach dem letzten Verkauf zählen Posten ihren Wert, zwei Münzen einen Punkt und das Ziel seine Zusatzpunkte. Die meisten Punkte gewinnen.
    .title = Ende

why-card_not_in_hand = { $card } hältst du nicht.
why-not_enough_coins = { $card } kostet mehr als deine { $coins } Münzen.
why-fewer_than_two_cards = Zum Tausch gehören zwei Karten.
why-bag_is_empty = Der Beutel ist leer.
why-all_lots_are_sold = Alle Posten sind verkauft.
why-lots_won = { $lots } Posten
why-coins_left = { $coins } Münzen
why-goal_reached = Ziel: { $goal }

event-card_dealt = { $seat } zieht { $card }.
event-goal_dealt = { $seat } bekommt das Ziel „{ $goal }“.
event-lot_shown = Zum Verkauf: { $lot }.
event-bid_opened = { $seat } bietet { $card }.
event-pass_opened = { $seat } passt.
event-tie_broken = Der Zufall begünstigt { $seat }.
event-coin_for_passing = { $seat } bekommt eine Münze fürs Passen.
event-lot_unsold = { $lot } will niemand.
event-lot_sold = { $seat } kauft { $lot } für { $coins }.
event-exchanged = { $seat } tauscht zwei Karten.
event-goal_shown = { $seat } hatte das Ziel „{ $goal }“.
event-coins_shown = { $seat } hat { $coins } Münzen.

ask-bid = Was bietest du?
move-bid = { $card } bieten
    .name = bieten
move-pass = passen
move-exchange = { $first } und { $second } tauschen
    .name = zwei Karten tauschen
step-card = Karte
step-first = erste Karte
step-second = zweite Karte

word-card-one = eine Eins
word-card-two = eine Zwei
word-card-three = eine Drei
word-card-four = eine Vier
word-card-five = eine Fünf
word-lot-coal_2 = Kohle zu 2
word-lot-coal_3 = Kohle zu 3
word-lot-coal_5 = Kohle zu 5
word-lot-iron_2 = Eisen zu 2
word-lot-iron_3 = Eisen zu 3
word-lot-iron_5 = Eisen zu 5
word-lot-wool_2 = Wolle zu 2
word-lot-wool_3 = Wolle zu 3
word-lot-wool_5 = Wolle zu 5
word-goal-coal = viel Kohle
word-goal-iron = viel Eisen
word-goal-wool = viel Wolle
word-goal-cash = viele Münzen
word-goal-crowd = viele Posten

option-sales = Wie viele Posten verkauft werden
option-coins = Wie die Münzen liegen
option-coins-screened = hinter Schirmen
option-coins-open = offen

ending-sold_out = { $because } Die meisten Punkte: { $winners }.
draw-bid_card = eine Gebotskarte
draw-goal = ein Ziel
draw-lot = der nächste Posten
draw-tie = wer den Posten bekommt
