### Was die Oberfläche im Browser sagt, deutsch.

## Startseite

web-title = Roundhouse
web-home = Startseite
web-welcome = Nimm Platz.
web-welcome-sub = Ein Klick, und ein Spiel mit Bots beginnt.
web-play = Jetzt spielen
web-play-wait = Wird aufgebaut …
web-together = alle gemeinsam
web-against = gegeneinander
web-made = Von { $authors }; { $published }
web-guest = Gast
web-no-games = Hier ist kein Spiel eingerichtet.

## Überall

web-language = Sprache
web-theme = Licht
web-theme-day = Tag
web-theme-night = Nacht
web-theme-auto = Wie das Gerät
web-settings = Einstellungen
web-settings-note = Bewegung, Glocke und Nachfragen merkt sich dieses Gerät; alles andere geht mit dir.
web-motion = Bewegung
web-motion-none = Keine
web-motion-slow = Ruhig
web-motion-ordinary = Normal
web-motion-fast = Schnell
web-bell = Eine Glocke läutet, wenn du am Zug bist
web-asks = Nach jedem Wurf fragen, auch wenn er nichts kostet
web-close = Schließen
web-again = Noch einmal
web-loading = Einen Augenblick …
web-skip = Zur Frage
web-rule = Regel { $rule }
web-rule-none = Zur Regel { $rule } gibt es keinen Text.

## Der Tisch

web-state-connecting = Verbindung wird aufgebaut …
web-state-open = Verbunden
web-state-lost = Verbindung weg, neuer Versuch läuft …
web-state-closed = Nicht verbunden
web-lost-note = Die Verbindung ist weg. Es wird von selbst weiter versucht; nichts geht verloren.
web-try-now = Jetzt versuchen
web-reload-note = Diese Seite ist älter als der Dienst. Lade sie neu; nichts geht verloren.
web-reload = Neu laden

web-your-turn = Du bist am Zug.
web-turn-title = Du bist dran: { $game }
web-you = du
web-bot-name = Bot { $number }
web-open-seat = frei
web-decides = entscheidet
web-away = nicht da
web-seat-turn = am Zug
web-watching = Du schaust zu.
web-now-yours = Du entscheidest.
web-now-other = { $seat } entscheidet.
web-now-sealed = Alle entscheiden verdeckt; die Antworten werden gemeinsam geöffnet.
web-now-sealed-done = Deine Antwort liegt vor, oder es braucht keine. Alle werden gemeinsam geöffnet.
web-now-standing = Wer will, darf reden oder handeln.
web-now-chance = Der Zufall entscheidet.
web-now-over = Das Spiel ist zu Ende.
web-now-waiting = Der Tisch hat noch nicht begonnen.
web-now-sent = Gesendet …

web-zone-now = Was jetzt?
web-zone-question = Frage
web-zone-table = Tisch
web-zone-seats = Plätze
web-zone-log = Verlauf
web-zone-side = Neben dem Tisch
web-zone-rules = Regeln
web-unread = ungelesen
web-zone-board = Plan
web-zone-dock = Vor dir
web-zone-hand = Auf der Hand
web-sheet = Handkarten zeigen oder verbergen
web-rules-search = In den Regeln suchen
web-rules-none = Dazu steht hier keine Regel.
web-short = Zur Wahl
web-since = Seit du weg warst
web-since-play = Abspielen
web-since-on = Weiter
web-since-log = Im Verlauf lesen
web-zone-panels = Anzeigen
web-menu = Weiteres
web-to-board = Zurück zum Plan
web-tabs = Was gezeigt wird
web-step-kind = Was tust du?
web-so-far = Bisher: { $move }
web-choices = { $number ->
    [one] Eine Möglichkeit
   *[other] { $number } Möglichkeiten
 }
web-choices-none = Gerade ist nichts zu wählen.
web-choices-wait = Die Möglichkeiten kommen …
web-side = Jederzeit auch
web-question-of = Die Frage an { $seat }
web-back = Schritt zurück
web-undo = Zurücknehmen
web-undo-count = { $number ->
    [one] Den letzten Zug zurücknehmen
   *[other] Den letzten Zug zurücknehmen (bis zu { $number })
 }
web-why = Warum nicht?
web-keys = Tasten
web-keys-text = Ziffern wählen, Pfeile gehen durch die Möglichkeiten, Enter nimmt eine. Escape geht einen Schritt zurück, U nimmt einen Zug zurück, ? fragt, warum etwas nicht geht.
web-key-zones = zwischen Frage, Plan, Karten, Plätzen und Verlauf
web-key-arrows = über den Plan oder durch eine Liste
web-key-digits = aus einer kurzen Liste wählen
web-key-enter = wählen, bestätigen
web-key-escape = einen Schritt zurück
web-key-undo = den letzten Zug zurücknehmen
web-key-why = warum geht das nicht?
web-key-list = der Plan als Liste, und zurück
web-key-plan = planen, ohne zu ziehen
web-key-space = eine Bewegung überspringen
web-key-space-name = Leertaste
web-key-card = diese Karte
web-why-title = Warum nicht?
web-why-lead = Wähle etwas, das nicht angeboten wird, und erfahre, was im Weg steht.
web-why-search = Suchen oder einen Zug schreiben
web-why-nothing = Alles, was hierher passt, wird angeboten.
web-why-none-found = So heißt hier nichts. Enter fragt danach wie nach einem Zug.
web-why-more = { $number } weitere: schreib ein paar Buchstaben.
web-why-stands = Nichts spricht dagegen: { $move }.
web-why-of = { $move }
web-refused = Das geht nicht

web-log-undo = { $seat } nimmt Züge zurück.
web-log-only = { $seat }: Etwas anderes war nicht möglich: { $move }.
web-log-move = { $seat }: { $move }
web-log-empty = Noch ist nichts geschehen.
web-log-taken-back = zurückgenommen
web-view-empty = –
web-view-times = { $word } × { $number }
web-view-glance = Auf einen Blick
web-view-true = ja
web-view-false = nein
web-view-item = { $number }

web-end = Das Ende
web-end-won = Alle haben gewonnen.
web-end-lost = Alle haben verloren.
web-end-winners = { $number ->
    [one] Gewonnen hat { $names }
   *[other] Gewonnen haben { $names }
 }
web-end-moments = Was den Ausschlag gab
web-end-score = { $seat }: { $points }
web-end-working = Wie es zusammenkommt
web-end-again = Noch ein Spiel

## Wenn etwas nicht stimmt

web-fault-other = Etwas stimmt nicht ({ $code }).
web-fault-unreachable = Der Dienst ist nicht zu erreichen.
web-fault-malformed_request = Der Dienst konnte das nicht lesen.
web-fault-no_such_page = Unter dieser Adresse ist nichts.
web-fault-no_such_table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
web-fault-no_such_game = Dieses Spiel gibt es hier nicht.
web-fault-no_such_bot = Diesen Bot hat das Spiel nicht.
web-fault-no_such_code = Kein Tisch hat diesen Code.
web-fault-nothing_ahead = Dieses Spiel kann nicht vorausschauen.
web-fault-no_such_board = Dieses Spiel hat noch kein gezeichnetes Brett.
web-fault-no_such_language = Diese Sprache wird hier nicht gesprochen.
web-fault-nobody = Sag zuerst, wer du bist: Beginne ein Spiel, oder setz dich irgendwo dazu.
web-fault-bad_name = Ein Name hat mindestens einen Buchstaben, höchstens { $longest }, und nichts Unsichtbares.
web-fault-bad_seats = Mit diesen Plätzen wird das Spiel nicht gespielt.
web-fault-bad_clock = Solche Uhren gibt es nicht: 1 bis 180 Minuten mit 0 bis 120 Sekunden je Zug, oder 1 bis 14 Tage je Zug.
web-fault-bad_holidays = Diese Ferien passen nicht: höchstens { $most } Zeiträume, die sich nicht überschneiden, zusammen { $days } Tage, innerhalb des nächsten Jahres.
web-fault-table_full = An diesem Tisch sind alle Plätze besetzt.
web-fault-seat_taken = Dieser Platz ist besetzt.
web-fault-not_your_seat = Das ist nicht dein Platz.
web-fault-not_your_table = Das darf nur, wer an diesem Tisch sitzt; manches nur, wer ihn gemacht hat.
web-fault-already_seated = Du hast an diesem Tisch schon einen Platz.
web-fault-knows_secrets = Du hast an diesem Tisch schon eine andere Hand gesehen. Zuschauen geht, mitspielen nicht mehr.
web-fault-still_there = Wer dort sitzt, ist noch da oder war es eben noch. In { $seconds } Sekunden darf ein Bot einspringen.
web-fault-table_over = Dieses Spiel ist zu Ende.
web-fault-unreadable_table = Dieser Tisch ist aufgehoben, aber er lässt sich nicht lesen. Sag es dem, der den Dienst betreibt; nichts davon ist gelöscht.
web-fault-no_such_link = Dieser Link gilt nicht mehr: Er ist gut für zehn Minuten und für ein Gerät. Hol dir einen neuen auf dem Gerät, auf dem du schon bist.
web-fault-no_such_device = Dieses Gerät ist schon abgemeldet.
web-fault-still_played = Noch einmal spielen könnt ihr, sobald dieses Spiel zu Ende ist.
web-fault-not_begun = Der Tisch hat noch nicht begonnen.
web-fault-foreign_origin = Das kam von einer anderen Seite und wurde nicht ausgeführt.
web-fault-too_fast = Das ging sehr schnell. Warte einen Augenblick, dann geht es weiter.
web-fault-too_large = Das war zu viel auf einmal.
web-fault-malformed_frame = Der Dienst konnte das nicht lesen.
web-fault-hello_first = Der Dienst weiß noch nicht, um welchen Tisch es geht.
web-fault-hello_twice = Der Dienst weiß schon, um welchen Tisch es geht.
web-fault-busy = Hier geschieht gerade sehr viel zugleich. Nichts wurde verändert; versuch es gleich noch einmal.
web-fault-store_full = Der Dienst hat keinen Platz mehr zum Schreiben. Nichts wurde verändert; sag es dem, der ihn betreibt.
web-fault-stopping = Der Dienst wird angehalten. Sobald er wieder da ist, geht es weiter, wo es war.
web-fault-our_fault = Im Dienst ist etwas schiefgegangen, und du kannst nichts dafür. Nichts wurde verändert.
web-fault-refused = Der Dienst hat das abgelehnt.
web-fault-to-home = Zur Startseite
