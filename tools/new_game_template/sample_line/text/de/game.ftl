# Die Regeln in Kürze, nach Nummern.
rule-SL-1-1 = Jeder zieht drei Wagen und zeigt sie niemandem.
    .title = Die erste Hand
rule-SL-2-1 = Kuppelt einen Wagen aus der Hand an, der nicht leichter ist als der letzte des Zuges. Das gibt einen Punkt.
    .title = Ankuppeln
rule-SL-2-2 = Oder schickt den Zug ab; der nächste beginnt mit einem beliebigen Wagen.
    .title = Abschicken
rule-SL-2-3 = Dann zieht bis auf drei Wagen nach, solange der Bahnhof welche hat.
    .title = Nachziehen
rule-SL-3-1 = Wenn nirgends mehr ein Wagen ist, hat gewonnen, wer die meisten angekuppelt hat.
    .title = Das Ende

# Warum nicht, und warum so.
why-wagon_not_in_hand = Ihr habt nicht auf der Hand: { $wagon }.
why-wagon_too_light = { $wagon } ist leichter als { $other_wagon }, der letzte Wagen des Zuges.
why-no_train = Es steht kein Zug da, der abfahren könnte.
why-yard_is_empty = Kein Wagen ist übrig; am meisten angekuppelt: { $points }.
why-wagons_coupled = { $wagons } Wagen angekuppelt.

# Was geschieht.
event-wagon_drawn = Platz { $seat } zieht: { $wagon }.
event-hidden_wagon_drawn = Platz { $seat } zieht einen Wagen.
event-wagon_coupled = Platz { $seat } kuppelt an: { $wagon }.
event-train_sent = Platz { $seat } schickt den Zug ab.
event-game_ends = Der Bahnhof ist leer. { $because }

# Was gefragt wird und was man antworten kann.
ask-play_wagon = Einen Wagen ankuppeln oder den Zug abschicken?
move-couple = { $wagon } ankuppeln
move-send = den Zug abschicken
step-wagon = Welchen Wagen?
ending-yard_empty = Der Bahnhof ist leer.
draw-wagon = ein Wagen aus dem Bahnhof

word-wagon-pumpkin = Kürbisse
word-wagon-milk = Milch
word-wagon-timber = Holz
word-wagon-coal = Kohle
word-wagon-iron = Eisen
word-wagon-engine = eine Lok
word-seat-1 = 1
word-seat-2 = 2
word-seat-3 = 3
word-seat-4 = 4
