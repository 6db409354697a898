### Was die Kommandozeile sagt, deutsch.

## Hilfe

help-usage = Aufruf
help-command = BEFEHL
help-commands = Befehle
help-words = Wörter
help-options = Optionen
help-examples = Beispiele
help-default = (sonst { $value })
help-multiple = Darf mehrmals stehen.
help-help = Diese Hilfe zeigen.
help-version = Die Version zeigen.
help-all = Eisenbahn-Brettspiele mit ihren genauen Regeln: im Terminal, gegen Bots und für Maschinen. Ohne Befehl beginnt ein Spiel.
    .examples =
        roundhouse
        roundhouse play { $game }
        roundhouse rules { $game } --search Karte
        roundhouse simulate { $game } --games 100

help-any-lang = Sprache für alles, was gesagt wird: en oder de. Sonst entscheiden ROUNDHOUSE_LANG oder dein System.
help-any-json = Das Ergebnis als JSON ausgeben, für Maschinen.
help-any-game = Ein Spiel, genannt mit seiner Kennung (roundhouse games zeigt sie), oder der Pfad eines Python-Moduls, das eins als GAME anbietet.
help-any-seats = Wie viele Plätze das Spiel hat.
help-any-option = Eine Option des Spiels wählen, als NAME=WAHL. Eine Karte darf auch eine Datei sein.
help-any-seed = Spiele mit demselben Startwert haben dasselbe Glück.
help-any-jobs = Wie viele Prozesse gleichzeitig arbeiten. Die Zahlen hängen nicht davon ab.
help-any-file = Die Datei, die gelesen wird.
help-any-budget = Wie viele Knoten ein suchender Bot je Entscheidung ansehen darf.

help-games = Zeigt die Spiele mit Plätzen, Optionen, Ausgaben und Bots.
    .examples =
        roundhouse games
        roundhouse games { $game } --lang de
        roundhouse games --json

help-play = Spielt ein Spiel im Terminal, mit anderen am selben Bildschirm und mit Bots.
    .long =
        Eine Wahl nach der anderen wird angeboten: Antworte mit einer Nummer, einem Wort oder seinem Anfang; Eingabe nimmt die einzige. „zurück“ nimmt die letzte Wahl zurück, „undo“ den letzten Zug. „?“ erklärt, was gefragt ist, „? 3“ oder „? signal paris/dijon“, warum etwas nicht geht, „? SW-7.5“ zeigt eine Regel.
        Außerdem: log, board, hand, rules WORT, save DATEI, quit (deutsch: protokoll, brett, hand, regeln, sichern, ende). Die Eingabe darf aus einer Pipe kommen.
    .examples =
        roundhouse play { $game }
        roundhouse play { $game } --seat human --seat human
        roundhouse play { $game } --seat human --seat bot:random --seed 7
        roundhouse play { $game } --lang de --plain
help-play-seat = Wer hier sitzt: human, bot oder bot:NAME; in der Reihenfolge der Plätze. Sonst spielst du mit einem Bot.
help-play-plain = Für Vorleseprogramme: keine Farben, keine Zeichnungen, ein Gedanke je Zeile.
help-play-save = Das Protokoll des Spiels in dieser Datei führen; sie ist nach jedem Zug auf dem neuesten Stand.
help-play-scenario = Mit der Stellung in dieser Datei beginnen.
help-play-pace = Wie schnell Bots ziehen: slow (gemächlich), brisk (zügig) oder instant (sofort).

help-rules = Zeigt die Regeln eines Spiels in Kürze: alle, eine, oder die mit einem bestimmten Wort.
    .long = Mit --coverage wird gezählt, welche Regeln geprüft sind (nur im Quellverzeichnis); fehlt etwas, schlägt der Befehl fehl.
    .examples =
        roundhouse rules { $game }
        roundhouse rules { $game } 7.5 --lang de
        roundhouse rules { $game } --search Zeitplättchen
        roundhouse rules { $game } --coverage --json
help-rules-id = Die Kennung einer Regel; die Buchstaben vor der Nummer dürfen fehlen.
help-rules-search = Nur Regeln, in denen alle diese Wörter stehen.
help-rules-coverage = Welche Regeln durch Tests geprüft sind, erlaubend und verbietend.

help-simulate = Lässt Bots viele Spiele spielen und zählt, was dabei herauskommt.
    .long = Derselbe Startwert gibt dieselben Zahlen, gleich wie viele Prozesse arbeiten. Ein Spiel, das abbricht oder nicht endet, wird mit seinem Startwert genannt, und der Befehl schlägt fehl.
    .examples =
        roundhouse simulate { $game } --seats 2 --games 500 --seed 1
        roundhouse simulate { $game } --seats 3 --bot random --jobs 2 --json
        roundhouse simulate { $game } --games 100 --out zahlen.json
help-simulate-bot = Der Bot, der spielt: einer für alle Plätze oder einer je Platz.
help-simulate-games = Wie viele Spiele.

help-arena = Lässt Bots gegeneinander antreten: in allen Sitzordnungen, oder wo alle gemeinsam gewinnen, jeden an eigenen Tischen mit demselben Glück.
    .long = Zeigt für jeden Bot, wie oft er gewonnen hat, in welchen Grenzen die wahre Quote in 95 von 100 Fällen liegt, und ob der Unterschied zum ersten mehr als Zufall ist.
    .examples =
        roundhouse arena { $game } --bots steady,random --games 400 --jobs 2
help-arena-bots = Die Bots, die antreten, mit Kommas dazwischen.
help-arena-games = Wie viele Spiele je Sitzordnung.
help-arena-by = Wonach die Zahlen geordnet sind: bot, oder role, wo Rollen verteilt werden.

help-check = Spielt ein Spiel auf jede Art, die es gibt, und sucht Fehler: Verrat von Geheimem, Abstürze, fehlende Texte, Züge, die nicht sind, was sie scheinen.
    .long = Für jedes installierte Spiel und für eins, das du gerade schreibst: Gib den Pfad seines Moduls an.
    .examples =
        roundhouse check { $game } --games 20
        roundhouse check pfad/zu/meinem_spiel.py
        roundhouse check { $game } --games 200 --jobs 2 --json
help-check-games = Wie viele Spiele gespielt werden.

help-scenario = Lädt eine Stellung aus einer Datei, macht Züge und zeigt, was dort möglich ist.
    .long = Ohne Züge zeigt der Befehl die Stellung und die erste Wahl. Züge stehen in einer Datei, einer je Zeile, so geschrieben, wie die Wahl sie zeigt; Zeilen, die mit # beginnen, zählen nicht. Was der Zufall entscheidet, steht in einer eigenen Zeile: draw 3.
    .examples =
        roundhouse scenario stellung.toml
        roundhouse scenario stellung.toml --moves zuege.txt --json
help-scenario-moves = Eine Datei mit Zügen, einer je Zeile.
help-scenario-seat = Wessen Augen: die Nummer eines Platzes, oder 0 für jemanden, der nur zusieht.

help-replay = Geht ein Protokoll Zug für Zug durch.
    .long = Mit --json kommt zu jedem Eintrag die Frage mit ihren Möglichkeiten, der Zug, was gezogen wurde, was geschah, und die Stellung; so kann ein fremdes Programm das Spiel verfolgen und beurteilen.
    .examples =
        roundhouse replay spiel.jsonl
        roundhouse replay spiel.jsonl --json

help-verify = Rechnet jede Ziehung und jeden Zug eines beendeten Spiels allein aus seinem Protokoll nach.
    .long = Das beweist, dass die Würfel nicht ausgesucht wurden: Das Geheimnis, aus dem sie kommen, und was die Spieler dazugegeben haben, stand vor dem Spiel fest. Es beweist nicht, dass niemand hineingesehen hat. Die Zeilennummern sind die der Datei; in docs/chance.md steht, wie man selbst nachrechnet.
    .examples =
        roundhouse verify spiel.jsonl
        roundhouse verify spiel.jsonl --draws
help-verify-draws = Jede Ziehung nennen, mit der Zeile, in der sie steht.

help-export = Schreibt eine Partie des Dienstes als Protokoll: für replay, verify und die Seite /verify.
    .long = Ohne Tisch werden die beendeten aufgezählt. Nach dem Ende enthält das Protokoll alles, auch das Geheimnis der Würfel; vorher gibt es eines nur mit --reveal-hidden und ohne das Geheimnis.
    .examples =
        roundhouse export
        roundhouse export TISCH --out spiel.jsonl
help-export-table = Der Tisch: seine Kennung, wie sie in der Adresse seiner Seite steht, oder sein Code.
help-export-data = Der Ordner, in dem der Dienst alles aufbewahrt. Sonst ROUNDHOUSE_DATA oder der übliche Ort deines Systems.
help-export-out = Die Datei, in die geschrieben wird; sonst geht es auf die Standardausgabe.
help-export-reveal-hidden = Auch eine Partie ausgeben, die noch läuft. Wer die Datei liest, sieht dann jede Hand und jede verdeckte Karte.

help-doctor = Sieht nach, ob alles da ist, was das Spielen braucht.
    .examples =
        roundhouse doctor
        roundhouse doctor --json

## Wenn mit den Wörtern etwas nicht stimmt

stopped = Angehalten.
see-help = Siehe: { $command } --help
oops-game = Ein Spiel „{ $word }“ gibt es hier nicht. Installiert: { $known }.
oops-game-file = In { $file } ist kein Spiel: Das ist keine Python-Datei.
oops-game-module = { $file } bietet kein Spiel an: Erwartet wird ein Game unter dem Namen { $name }.
oops-command = Den Befehl „{ $word }“ gibt es nicht.
oops-command-near = War „{ $word }“ gemeint?
oops-language = Die Sprache „{ $word }“ wird hier nicht gesprochen; bekannt sind en und de.
oops-flag = Die Option { $word } gibt es nicht.
oops-flag-value = Nach { $word } fehlt ein Wert.
oops-missing = Es fehlt { $word }.
oops-extra = Mit „{ $word }“ ist hier nichts anzufangen.
oops-value = { $name } kann nicht „{ $word }“ sein; erwartet: { $expected }.
oops-value-of = { $name } braucht { $expected }.
expected-number = eine ganze Zahl
expected-at-least = eine ganze Zahl, mindestens { $low }
expected-between = eine ganze Zahl von { $low } bis { $high }
expected-other = einen anderen Wert
expected-one-of = eins von { $known }
oops-option = „{ $word }“ ist keine Option; erwartet: NAME=WAHL.
oops-option-twice = Die Option „{ $word }“ steht zweimal da.
oops-bot = { $game } hat keinen Bot „{ $word }“. Bekannt: { $known }.
oops-bots-count = { $bots } Bots für { $seats } Plätze: Nenne einen für alle oder einen je Platz.
oops-seats-one = Dieses Spiel braucht { $low } bis { $high } Plätze; genannt sind { $given }.
oops-rule = { $game } hat keine Regel „{ $word }“. Regeln schreibt man wie { $example }.
oops-no-tests = Die Tests von { $game } sind nicht hier: Gezählt wird im Quellverzeichnis.
oops-moves = { $file }, Zeile { $line }: { $message }
oops-draw-due = zuerst ist der Zufall gefragt: „draw { $low }“ bis „draw { $high }“
oops-no-draw = hier wird nichts gezogen
oops-over = das Spiel ist zu Ende
oops-not-toml = { $file } ist kein gültiges TOML: { $message }
oops-bytes = Diese Bytes sind kein Zustand dieses Spiels: { $message }
oops-file = { $file }: { $message }.
oops-there = { $file } gibt es schon; die Datei wird nicht überschrieben.
oops-folder = Für { $file } gibt es keinen Ordner.
oops-seat-word = „{ $word }“ kann sich nicht setzen; erwartet: human, bot oder bot:NAME.
oops-pace = Das Tempo „{ $word }“ ist unbekannt; erwartet: slow, brisk oder instant.
oops-both = { $one } und { $other } passen nicht zusammen.
oops-no-games = Es ist kein Spiel installiert.
oops-line = Zeile { $line }
oops-place = { $place }: erwartet: { $expected }
oops-not-text = Die Datei ist kein UTF-8-Text.
our-fault = Hier ist etwas schiefgegangen, und du kannst nichts dafür: { $kind }: { $message } ({ $where }). Mit { $trace }=1 siehst du mehr.

## Spiele

games-none = Es ist kein Spiel installiert.
games-seats = { $low } bis { $high } Plätze
games-seats-one = { $low } Plätze
games-together = alle gewinnen oder verlieren gemeinsam
games-against = gegeneinander
games-made = Von { $authors }; { $publisher }, { $year }.
games-editions = Ausgabe: { $editions }
games-options = Optionen
games-default = [üblich]
games-open-ended = Auch der Name einer Datei.
games-bots = Bots

## Regeln

rules-head = { $game }: { $number } Regeln
rules-nothing = In keiner Regel steht „{ $word }“.
rules-engine = In jedem Spiel gleich
rules-hint = Eine davon ganz: roundhouse rules { $game } { $rule }. Nach einem Wort: --search WORT.
rules-mark-R = aus der Spielregel
rules-mark-D = unsere Entscheidung
rules-mark-H = eine Hausregel
rules-page = Seite { $page }
rules-status-enforced = wird durchgesetzt
rules-status-by_construction = lässt sich nicht brechen
rules-status-table_talk = Sache der Leute am Tisch
rules-status-open = noch nicht gebaut
rules-see = siehe { $rules }
coverage-head = { $game }: { $total } Regeln
coverage-accept = geprüft, wo sie erlaubt oder greift
coverage-refuse = geprüft, wo sie verbietet oder verschont
coverage-complete = Jede durchgesetzte Regel ist nach beiden Seiten geprüft.
coverage-missing = Ohne Test und ohne Grund dafür: { $number }
coverage-accept-side = wo sie erlaubt
coverage-refuse-side = wo sie verbietet

## Doktor

doctor-python = Python
doctor-packages = Pakete
doctor-code = Programm
doctor-terminal = Terminal
doctor-encoding = Zeichen
doctor-games = Spiele
doctor-texts = Texte
doctor-content = Inhalte
doctor-folder = Ordner
doctor-python-old = Python { $version } ist zu alt: 3.11 oder neuer wird gebraucht.
doctor-packages-missing = es fehlt: { $names }. Nächster Schritt: ./play richtet alles ein.
doctor-compiled = übersetzt
doctor-pure = interpretiert
doctor-no-terminal = hier keins
doctor-size = { $columns } Spalten, { $lines } Zeilen, { $colour }
doctor-colour = mit Farben
doctor-no-colour = ohne Farben
doctor-narrow = Bretter sehen mit { $wanted } Spalten am besten aus.
doctor-encoding-poor = { $encoding } kennt einige Zeichen nicht; dort stehen Fragezeichen. Nächster Schritt: ein UTF-8-Terminal oder --plain.
doctor-texts-sound = { $package }: { $number } Texte in { $languages }
doctor-content-set-up = { $game }: { $number } Aufbauten sind in Ordnung
doctor-folder-closed = In { $folder } lässt sich nicht schreiben. Nächster Schritt: ROUNDHOUSE_DATA auf einen eigenen Ordner setzen.
doctor-healthy = Alles in Ordnung.
doctor-ill = Etwas fehlt; siehe oben.

## roundhouse ohne alles

start-alone = Hier sitzt niemand an einem Terminal, also spielen Bots ein Spiel zu Ende.
start-terminal = Hier gibt es keinen Bildschirm für einen Browser, also spielst du im Terminal. „roundhouse serve“ bringt den Tisch in Browser anderswo.
start-next = So geht es weiter:
start-commands =
    roundhouse                    mit Bildschirm: im Browser spielen
    roundhouse play { $game }
    roundhouse games              was es zu spielen gibt
    roundhouse --help             alles andere

## Spielen

seat-you = Platz { $number } (du)
seat-bot = Platz { $number } ({ $bot })
play-hint = „?“ erklärt, „brett“ zeigt das Brett, „undo“ nimmt einen Zug zurück, „ende“ verlässt den Tisch.
play-commitment = Die Würfel liegen durch ein Geheimnis fest; sein Siegel ist { $commitment }…
play-side = Jederzeit auch: { $moves }
play-only = { $seat }: Es war nichts anderes möglich: { $move }.
play-undone = { $seat } nimmt Züge zurück.
play-enter-takes = Eingabe: { $choice }
play-choose = Wähle mit Nummer oder Wort; „?“ erklärt.
play-several = „{ $word }“ kann heißen: { $fitting }.
play-not-possible = Nicht möglich: { $why }
play-possible = Möglich: { $move }.
play-or-rule = Nach einer Regel fragt man wie „? 7.5“.
play-help-choose = Wähle mit Nummer, Wort oder Wortanfang; mehrere Wörter gehen mehrere Schritte. Die Eingabetaste nimmt die einzige Wahl. „zurück“ oder Escape nimmt die letzte Wahl zurück.
play-help-why = „? 3“ oder „? WÖRTER“ sagt, warum etwas geht oder nicht geht, „? ID“ zeigt eine Regel, „warum“ sagt, was sich die Bots dachten.
play-help-words = Außerdem: undo, brett, hand, protokoll, regeln WORT, sichern DATEI, warten, ende.
play-no-back = Es gibt keine Wahl zurückzunehmen; „undo“ nimmt den letzten Zug zurück.
play-all-agree = Stimmen alle am Tisch zu? (ja/nein)
play-yes = ja j yes y
play-not-undone = Nichts wurde zurückgenommen.
play-no-reasons = Die Bots haben noch nichts erklärt.
play-no-wait = Hier ist eine Antwort nötig.
play-save-where = Wohin? sichern DATEI
play-saved = Das Protokoll steht in { $file }.
play-verify = Die Würfel nachrechnen: roundhouse verify { $file }
play-rules-here = Die Regeln dazu: { $rules }. „? ID“ zeigt eine.
play-rules-how = Sag, welche: regeln WORT oder regeln 7.5. Alle: roundhouse rules { $game }
play-bot-failed = { $seat } konnte sich nicht entscheiden ({ $kind }) und zieht diesmal zufällig.
play-input-ended = Die Eingabe ist zu Ende; das Spiel bleibt unbeendet stehen.
play-left = Du verlässt den Tisch; das Spiel bleibt unbeendet stehen.
play-hand-over = Jetzt ist { $seat } dran.
play-press-enter = Eingabetaste, wenn sonst niemand hinsieht.{" "}
play-all-won = Alle haben gewonnen.
play-all-lost = Alle haben verloren.
play-winners = { $number ->
    [one] Gewonnen hat: { $names }
   *[other] Gewonnen haben: { $names }
 }
play-score = { $seat }: { $points }
play-word-back = zurück zurueck z
play-word-undo = u
play-word-board = brett
play-word-hand = karten
play-word-log = protokoll l
play-word-why = warum gründe
play-word-rules = regeln regel
play-word-save = sichern speichern
play-word-wait = warten
play-word-help = hilfe h
play-word-quit = ende q
oops-other-game = { $file } ist eine Stellung von { $game }.
oops-seats-scenario = Die Stellung hat { $seats } Plätze; genannt sind { $given }.
oops-seat-number = „{ $word }“ ist hier kein Platz: seat:1 bis seat:{ $seats }.

## Szenarien und Protokolle

scenario-draw = Der Zufall ist gefragt: { $purpose }. Als Zeile der Züge: draw 0 bis draw { $high }.
scenario-more = und weitere
scenario-position = Die Stellung jetzt:
replay-draw = gezogen: { $purpose }: { $result } von { $total }
replay-unfinished = Das Spiel ist nicht zu Ende.
replay-cut = Die letzte Zeile ist unvollständig: Der Lauf, der sie schrieb, wurde unterbrochen.
verify-head = { $game }: { $entries } Einträge nachgespielt, { $draws } Ziehungen nachgerechnet.
verify-good = Alles ist, wie es dasteht, und das Geheimnis ist das vor dem Spiel versiegelte.
verify-unfinished = Alles ist, wie es dasteht. Das Spiel ist nicht zu Ende; darum ist sein Geheimnis nicht offengelegt, und die Ziehungen lassen sich nicht nachrechnen.
verify-draw = { $purpose } { $count }: { $result } von { $total }
verify-wrong-draw = Die Ziehung „{ $draw }“ ist nicht, was aus dem Geheimnis folgt.
verify-pledges = { $number ->
    [0] Niemand hat etwas zu den Würfeln gegeben: Sie folgten allein aus dem Geheimnis des Gastgebers. Es stand vorher fest, aber er hätte viele ausprobieren können. Allein mit Bots beweist das nichts.
    [one] Ein Spieler hat eine Zahl zu den Würfeln gegeben; es ist die versprochene.
   *[other] { $number } Spieler haben je eine Zahl zu den Würfeln gegeben; alle sind die, die versprochen waren, bevor jemand eine davon sah. Der Gastgeber hat die Würfel nicht ausgesucht. In die Karten sehen konnte er trotzdem.
 }
export-none = In { $folder } wird keine beendete Partie aufbewahrt.
export-row = { $table }  { $game }: { $names }
export-done = Geschrieben: { $file }
oops-export-store = In { $folder } liegen keine Partien eines Dienstes.
oops-export-table = In { $folder } wird kein Tisch { $table } aufbewahrt. „roundhouse export“ zählt die beendeten auf.
oops-export-unfinished = Die Partie am Tisch { $table } ist nicht zu Ende. Mit --reveal-hidden wird sie trotzdem ausgegeben; wer die Datei liest, sieht dann jede Hand und jede verdeckte Karte.
oops-export-waiting = Die Partie am Tisch { $table } hat noch nicht begonnen.
verify-wrong = Nicht, wie es dasteht: Zeile { $line }, { $field }.
verify-written = geschrieben: { $value }
verify-found = gefunden: { $value }

## Viele Spiele

sim-head = { $game }: { $games } Spiele mit { $seats } Plätzen, Startwert { $seed }
sim-bots = Bots: { $bots }.
sim-outcomes = beendet { $finished }, abgebrochen { $crashed }, ohne Ende { $stuck }
sim-crashed = Abgebrochen
sim-stuck = Ohne Ende
sim-trouble = { $outcome }: das Spiel mit Startwert { $seed }. { $message }
sim-won = Gewonnen: { $rate } ({ $between })
sim-wins = { $seat }: gewonnen { $number }
sim-score = { $seat }: im Mittel { $mean } Punkte, { $low } bis { $high }
sim-between = in 95 von 100 Fällen { $low } bis { $high } %
sim-speed = { $moves } Züge, { $choices } Entscheidungen in { $seconds } s: { $speed } Züge je Sekunde
arena-rate = { $bot }: gewinnt { $rate } ({ $between }) von { $games } Spielen
arena-score = im Mittel { $mean } Punkte
arena-gap = { $one } gegen { $other }: { $mean } Prozentpunkte ({ $between }); { $verdict }
arena-clear = mehr als Zufall
arena-chance = das kann Zufall sein
oops-arena-bots = „{ $word }“: Nötig sind verschiedene Bots, mit Kommas dazwischen.
oops-no-roles = { $game } verteilt keine Rollen.
help-any-out = Das Ergebnis zusätzlich als JSON in diese Datei schreiben.
help-any-by = Wonach die Zahlen geordnet sind.

## Prüfungen

check-head = { $game }: { $games } Spiele an { $tables } Arten von Tischen, { $seconds } s
check-1 = Spiele enden
check-2 = Immer kann jemand weiterspielen
check-3 = Was angeboten wird, geht auch
check-4 = Unsinn wird abgelehnt
check-5 = Kopien teilen nichts
check-6 = Bytes halten den ganzen Zustand
check-7 = Gleiche Züge, gleiche Prüfsummen
check-8 = Ziehungen haben Chancen und einen Namen
check-9 = Nichts wird verraten, wenn niemand zieht
check-10 = Nichts wird verraten, wenn jemand zieht
check-11 = Welten werden ehrlich ausgeteilt
check-12 = Zuschauer sehen, was alle sehen dürfen
check-13 = Zurücknehmen und Zurückspulen
check-14 = Schreibweise und Szenarien
check-15 = Texte und Ausgang
check-16 = Geschwindigkeit
check-fine = gut
check-nothing = nichts zu prüfen
check-findings = { $number } Befunde
check-unjudged = nicht beurteilt, solange Prüfung { $number } fehlschlägt
check-speed = Geschwindigkeit: { $ratio } der Vergleichsschleife.
check-conforms = { $game } besteht.
check-fails = { $game } besteht nicht.

# roundhouse bench
help-bench = Misst, wie schnell Spiele, Kopien, Ansichten und Bots hier sind.
    .long = Alles sind Verhältnisse innerhalb eines Laufs, denn Rechner rauschen. Mit --compare kommen fremde Programme und unser eigenes übersetztes Paket abwechselnd mit uns an die Reihe; jedes wird in eine eigene Umgebung unter build/ geholt oder gebaut. Was es nicht gibt, wird genannt.
    .examples =
        roundhouse bench
        roundhouse bench { $game } --seconds 5
        roundhouse bench --compare --json
help-bench-game = Das Spiel, das gemessen wird; ohne Angabe alle.
help-bench-seconds = Sekunden Rechenzeit für Zufallspartien, je Runde.
help-bench-rounds = Wie oft jeder an die Reihe kommt.
help-bench-compare = Neben fremden Programmen und unserem übersetzten Paket.
bench-measuring = { $game } wird gemessen ...
bench-playouts = Zufallspartien je Sekunde Rechenzeit: { $choices } Entscheidungen, { $moves } Züge, { $games } Partien
bench-copies = Eine Kopie dauert { $clone } µs, deepcopy { $deep } µs
bench-views = Eine Ansicht als Bytes dauert { $view } µs, ein Zustand als Bytes { $encode } µs
bench-bot = { $bot } denkt { $median } ms je Entscheidung, am langsamen Ende { $slow } ms
bench-beside = { $game } neben anderen, Median aus { $rounds } Runden
bench-row = { $choices } Entscheidungen, { $moves } Züge, { $games } Partien je Sekunde; wir bieten das { $ratio }-Fache seiner Entscheidungen
bench-missing = fehlt: { $what }
bench-kept = gehalten
bench-broken = VERFEHLT

## Was in einer Datei stehen sollte

expected-list = eine Liste
expected-table = eine Tabelle
expected-table-with = eine Tabelle mit { $known }
expected-other-key = ein anderer Schlüssel; bekannt sind { $known }
expected-name = der Name aus „{ $what }“
expected-index = ein Index, den es gibt
expected-own-game = ein Szenario von { $game }
expected-installed = die Kennung eines installierten Spiels
expected-game = ein installiertes Spiel, nicht „{ $word }“ ({ $known })
expected-no-entries = nichts: Dieses Spiel hat keine Einstiege, der Ablauf muss ausgeschrieben sein
expected-frames = Rahmen, die zu einer Frage, einer Ziehung oder einem Ende führen
expected-cards = nur entschiedene Karten in taken und under
expected-fewer-cards = nicht mehr Karten, als der Beutel hat
expected-number-each = eine Zahl je Platz
expected-points = Rücksetzpunkte dieser Spalten
expected-slot = eine Frage dieses Spiels
expected-frame-field = eine ganze Zahl in einem Feld, das dieser Ablauf hat
expected-value = ein Wert
expected-owner = Gefragte und Antwortende, die Plätze haben
expected-choice = eine der Möglichkeiten dieser Option, keine Datei
expected-readable = eine lesbare Datei ({ $message })
expected-toml = gültiges TOML ({ $message })
expected-header = ein Kopf als erste Zeile
expected-entry = ein Eintrag
expected-start = der Eintrag, mit dem das Spiel beginnt
expected-entries = die Zahl der Einträge, { $number }
expected-json = eine Zeile JSON ({ $message })
expected-hexadecimal = Bytes, hexadezimal
expected-base64 = Bytes in Base 64
expected-format = Format { $wanted }, nicht { $found }
expected-a-seat = mindestens ein Platz
expected-each = je eins für die { $seats } Plätze
expected-order = die Plätze der Reihe nach, jeder einmal
expected-entry-number = Eintrag { $wanted }, nicht { $found }
expected-range = { $low } bis { $high }
expected-earlier = ein früherer Eintrag, der nichts zurücknimmt
expected-journal-of = ein Protokoll von { $wanted }, nicht von { $found }
expected-digest = die Prüfsumme des gespeicherten Zustands
expected-state = ein Zustand von { $game } ({ $message })
expected-field = das Feld „{ $name }“
expected-no-field = kein Feld „{ $name }“
expected-kind = { $wanted } statt { $found }
expected-no-value = ein anderer Wert als „{ $word }“

## An einem Tisch eines Dienstes

help-play-at = Statt hier bei einem laufenden Dienst spielen: seine Adresse, etwa 192.168.0.7:8470. Dort wird ein neuer Tisch gedeckt.
help-play-table = Sich dort an einen Tisch setzen: sein Code oder die Adresse seiner Seite.
help-play-name = Wie du dort heißt, falls man dich noch nicht kennt.
oops-far = Unter { $address } antwortet niemand: { $message }. Läuft der Dienst (roundhouse serve), und ist das seine Adresse?
oops-far-address = { $word } ist keine Adresse eines Dienstes. So sieht eine aus: http://192.168.0.7:8470
oops-far-both = --table nennt einen Tisch, den es schon gibt; SPIEL, --seat und --option gehören zu einem neuen.
oops-far-nobody = Jemand muss am Tisch sitzen: --seat human
oops-far-gone = { $address } antwortet nicht mehr. Dein Platz bleibt deiner: Derselbe Befehl bringt dich zurück.
oops-far-content = An diesem Tisch gilt { $option } „{ $word }“; das ist hier nicht bekannt. Im Browser lässt es sich spielen.
far-where = Im Browser: { $page }
far-invite = Andere setzen sich mit dem Code { $code } dazu
far-hint = „?“ erklärt, „brett“ zeigt das Brett, „undo“ nimmt einen Zug zurück, „ende“ verlässt den Tisch; eine Zeile, die mit „:“ beginnt, hören die anderen.
far-free = { $number ->
    [one] Gewartet wird, bis jemand den freien Platz nimmt.
   *[other] Gewartet wird, bis jemand die { $number } freien Plätze nimmt.
 }
far-waits = Gewartet wird, bis { $names } bereit ist.
far-ready = Alle sind da. Enter, wenn du bereit bist.
far-promise = Das Versprechen des Tisches für seine Würfel: { $commitment }
far-lost = Die Verbindung ist weg; es wird weiter versucht. Verloren ist nichts.
far-again = Wieder verbunden.
far-changed = Die Frage hat sich inzwischen geändert.
far-asks = { $seat } möchte Züge zurücknehmen.
far-agree = Einverstanden? (ja oder nein)
far-ask-all = Die anderen fragen? (ja oder nein)
far-asked = Die anderen sind gefragt.
far-no-save = Der Dienst hebt die Partie auf. Wenn sie zu Ende ist: roundhouse export { $table }
far-left = Du bist aufgestanden; dein Platz bleibt deiner. Der Tisch ist hier: { $page }
far-check = Die Würfel nachrechnen: { $page }
