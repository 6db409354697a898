### Was am Tisch gesagt, gezeigt, vorgeschlagen und zurückgenommen wird, deutsch.

## Chat

talk-title = Chat
talk-empty = Noch hat niemand etwas gesagt.
talk-to-all = Nachricht an alle …
talk-to-all-label = Nachricht an alle am Tisch
talk-send = Senden
talk-shut = Hier lesen nur die mit, die am Tisch sitzen.
talk-watching = Du schaust zu und liest mit. Schreiben kann, wer am Tisch sitzt.
talk-unread = { $number ->
    [one] eine neue Nachricht
   *[other] { $number } neue Nachrichten
 }
talk-new = { $name }: { $text }
talk-more = Mehr zu dieser Nachricht von { $name }
talk-mute = { $name } nicht mehr hören
talk-unmute = { $name } wieder hören
talk-muted = Von { $name } hörst du nichts mehr: keine Nachricht, kein Zeigen, keinen Vorschlag. Wer das ist, erfährt es nicht.
talk-report = Melden
talk-report-title = Diese Nachricht melden
talk-report-lead = Wer diesen Dienst betreibt, bekommt die Nachricht und deinen Grund zu sehen.
talk-report-reason = Was stimmt damit nicht?
talk-report-send = Meldung senden
talk-reported = Gemeldet. Danke, dass du darauf achtest.
talk-cancel = Abbrechen

## Wer zuschaut

watchers = Zuschauer { $number }
watchers-label = { $number ->
    [one] Eine Person schaut zu
   *[other] { $number } Personen schauen zu
 }

## Zurücknehmen mit Einverständnis

asking-ask = Um Zurücknehmen bitten
asking-ask-note = Dafür braucht es alle: Seitdem ist etwas gewürfelt oder aufgedeckt worden, oder andere haben gezogen.
asking-title = { $seat } bittet, zurückzunehmen
asking-own = Du bittest, zurückzunehmen
asking-to = Das Spiel stünde wieder nach: { $line }
asking-to-start = Das Spiel stünde wieder am Anfang.
asking-waits = Es fehlt noch: { $names }
asking-yes = Einverstanden
asking-no = Lieber nicht
asking-withdraw = Bitte zurückziehen
asking-agreed = Du hast zugestimmt.
asking-done = Alle waren einverstanden; es ist zurückgenommen.
asking-refused = { $seat } möchte nicht, dass zurückgenommen wird.
asking-withdrawn = { $seat } hat die Bitte zurückgezogen.
asking-moved = Das Spiel ging weiter; die Bitte gilt nicht mehr.
web-log-undo-agreed = { $seat } nimmt Züge zurück, alle waren einverstanden.

## Planen und vorschlagen

plan-title = Plan
plan-begin = Planen
plan-begin-for = Für { $seat } planen
plan-lead = Probiere Züge aus: Nichts davon geschieht. Was du wählst, wird ein nummerierter Schritt.
plan-lead-for = Du planst für { $seat }. Was du wählst, wird ein nummerierter Schritt; nichts davon geschieht, bis { $seat } es übernimmt.
plan-empty = Noch kein Schritt.
plan-step = Schritt { $number }: { $move }
plan-back = Schritt zurück
plan-clear = Alles weg
plan-end = Planen beenden
plan-make = { $number ->
    [one] So spielen
   *[other] Alle { $number } Schritte spielen
 }
plan-propose = { $seat } vorschlagen
plan-note = Ein Wort dazu (muss nicht sein)
plan-proposed = Dein Vorschlag liegt auf dem Tisch.
plan-withdraw = Vorschlag zurückziehen
plan-from = { $name } schlägt vor
plan-from-to = { $name } schlägt { $seat } vor
plan-from-you = Dein Vorschlag für { $seat }
plan-show = Ansehen
plan-hide = Ausblenden
plan-take = { $number ->
    [one] Übernehmen
   *[other] Alle { $number } übernehmen
 }
plan-take-to = Bis Schritt { $number } übernehmen: { $move }
plan-partly = { $made } von { $number } Schritten sind gespielt. Dann war Schluss: { $why }
plan-stop-draw = Hier wird gewürfelt oder gezogen. Weiter kann niemand sehen.
plan-stop-reveal = Hier würde etwas aufgedeckt. Weiter kann niemand sehen.
plan-stop-other_seat = Hier entscheidet ein anderer.
plan-stop-over = Hier wäre das Spiel zu Ende.
plan-ahead = So läge es dann. Noch ist nichts geschehen.
plan-key = P plant
point-at = { $seat } zeigt auf: { $name }

## Wenn etwas nicht stimmt

web-fault-bad_text = Schreib ein bis { $longest } Zeichen, in einer Zeile und ohne unsichtbare.
web-fault-not_at_table = Das kann nur, wer an diesem Tisch sitzt.
web-fault-no_such_line = Diese Nachricht gibt es hier nicht.
web-fault-no_such_thing = Darauf kann man hier nicht zeigen.
web-fault-not_oneself = Das geht nur bei anderen, nicht bei dir selbst.
web-fault-nothing_asked = Um nichts wird mehr gebeten.
web-fault-already_asked = Es wird schon um etwas gebeten. Antwortet zuerst darauf.
web-fault-not_together = Hier wird gegeneinander gespielt; Vorschläge gibt es nur, wo alle gemeinsam spielen.
web-fault-not_open = Für diesen Platz lässt sich gerade nichts planen: Er ist nicht gefragt, oder nicht er allein.
web-fault-hands_hidden = Die Karten sind hier verdeckt. Du kannst zeigen und reden, aber nicht für andere planen.
web-fault-beyond_chance = Weiter als { $number } Schritte lässt sich nicht vorausplanen: Danach entscheidet der Zufall oder ein anderer.
web-fault-nothing_proposed = Du hast nichts vorgeschlagen.
web-fault-stopped_before = Diese Liste wurde schon gespielt, so weit es ging.
