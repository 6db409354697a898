### Was jedes Spiel sagt, deutsch: die Regeln der Maschine selbst, ihre Gründe, gemeinsame Wörter.

## Regeln der Maschine

rule-RH-1 = Ein Zug besteht aus seiner Art und je einer benannten Wahl für jeden Schritt, etwa „play card:3“. Was sich nicht als Zug dieses Spiels lesen lässt, ändert nichts.
    .title = Lesbare Züge
rule-RH-2 = Es antwortet nur, wer gefragt ist, und nur auf das, was gefragt ist.
    .title = Wer antworten darf
rule-RH-3 = Eine Antwort nennt die Frage, zu der sie gehört. Hat sich die Frage inzwischen geändert, zählt die Antwort nicht.
    .title = Verspätete Antworten
rule-RH-4 = Ist ein Spiel zu Ende, wird nichts mehr gespielt.
    .title = Das Spiel ist zu Ende
rule-RH-5 = Zwischen zwei Antworten darf ein Platz nur eine begrenzte Zahl von Nebenzügen machen.
    .title = Nebenzüge sind begrenzt
rule-RH-6 = Plätze und Optionen werden vor dem Spiel vereinbart, aus dem, was das Spiel anbietet.
    .title = Plätze und Optionen
rule-RH-7 = Die eigenen letzten Züge lassen sich zurücknehmen, solange seither nichts gezogen oder aufgedeckt wurde und niemand sonst etwas entschieden hat. Weiter zurück geht es nur, wenn alle zustimmen.
    .title = Züge zurücknehmen

## Gründe

why-seats_out_of_range = Dieses Spiel hat { $low } bis { $high } Plätze, nicht { $seats }.
why-no_such_option = Diese Option gibt es nicht.
why-no_such_choice = Diese Wahl hat die Option nicht.
why-game_is_over = Das Spiel ist zu Ende.
why-you_are_not_asked = { $seat } ist gerade nicht gefragt.
why-question_has_changed = Die Frage hat sich inzwischen geändert.
why-something_else_is_asked = Gefragt ist gerade etwas anderes.
why-nothing_to_choose = Hier gibt es nichts zu wählen.
why-no_such_kind = Diese Art von Zug gibt es nicht.
why-no_such_name = So heißt hier nichts.
why-no_such_number = Diese Zahl liegt außerhalb der Grenzen.
why-no_such_step = Das ist nicht der nächste Schritt des Zuges.
why-too_many_steps = Der Zug hat mehr Schritte, als zu seiner Art gehören.
why-unfinished_move = Der Zug ist noch nicht vollständig.
why-empty_move = Es wurde nichts gesagt.
why-enough_side_moves = Das genügt fürs Erste: Zuerst ist die Frage zu beantworten.
why-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
why-undo_not_allowed = An diesem Tisch wird nichts zurückgenommen.
why-nothing_to_undo = Es gibt nichts zurückzunehmen.
why-undo_needs_consent = Seitdem wurde gezogen, aufgedeckt oder von anderen entschieden; dorthin zurück geht es nur, wenn alle einverstanden sind.

## Eingaben, die sich nicht lesen lassen. $word ist die Stelle, an der das Lesen endete.

bad-no_such_option = Die Option „{ $option }“ gibt es nicht. Bekannt: { $choices }.
bad-no_such_choice = Option „{ $option }“ kann nicht „{ $given }“ sein. Möglich: { $choices }.
bad-no_such_kind = „{ $word }“ ist hier keine Art von Zug.
bad-no_such_name = Hier heißt nichts „{ $word }“.
bad-no_such_number = „{ $word }“ ist keine Zahl, die hier passt.
bad-no_such_step = „{ $word }“ ist nicht der nächste Schritt dieses Zuges.
bad-too_many_steps = „{ $word }“ ist ein Schritt zu viel.
bad-empty_move = Es wurde nichts gesagt.
bad-expected = Möglich: { $expected }.

## Gemeinsame Wörter

seat-name = Platz { $number }
seat-nobody = niemand
word-none = nichts
word-yes = ja
word-no = nein
and-more = und { $number } weitere
move-hidden = etwas Geheimes
bot-random = Macht irgendeinen der möglichen Züge; gut zum Ausprobieren.
