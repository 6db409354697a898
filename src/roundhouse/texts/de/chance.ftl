### Nachprüfbarer Zufall: sich vor dem Beginn darauf einigen, ihn danach nachrechnen.

## Vor dem Beginn

web-ready = Bereit?
web-ready-alone = Der Tisch wird gedeckt
web-ready-free = { $number ->
    [one] Ein Platz ist noch frei.
   *[other] { $number } Plätze sind noch frei.
 }
web-ready-ready = bereit
web-ready-here = da, noch nicht bereit
web-ready-missing = ist noch nicht da
web-ready-say = Ich bin bereit
web-ready-said = Du bist bereit
web-ready-waits = Gewartet wird auf { $names }.
web-ready-lost = Dein Anteil an den Würfeln liegt in einem anderen Fenster oder auf einem anderen Gerät. Melde dich dort bereit oder fang hier neu an: Dann müssen alle noch einmal bereit sein.
web-ready-anew = Neu anfangen
web-ready-what = Warum alle bereit sein müssen: die Würfel
web-ready-why = Dein Browser gibt eine geheime Zahl zu den Würfeln und hat schon versprochen, welche. Sind alle bereit, werden die Zahlen aufgedeckt; aus ihnen und dem Geheimnis des Tisches folgt jedes Ergebnis. So kann sich niemand die Würfel aussuchen, auch nicht, wer diesen Dienst betreibt, und am Ende kann es jeder nachrechnen.
web-ready-commitment = Versprechen des Tisches (SHA-256 seines Geheimnisses)
web-ready-round = Anlauf
web-now-ready = Es geht los, sobald alle bereit sind.
web-fault-already_begun = Der Tisch hat schon begonnen.
web-fault-round_over = Inzwischen hat sich jemand gesetzt oder ist aufgestanden: Alle müssen noch einmal bereit sein.
web-fault-not_all_committed = Jemand ist noch nicht da.
web-fault-not_what_was_pledged = Das ist nicht, was dieser Platz für die Würfel versprochen hatte.
web-fault-committed_already = Dieser Platz hat schon versprochen, was er zu den Würfeln gibt.

web-verify-link = Die Würfel einer Partie nachrechnen
web-fault-not_over = Die Partie läuft noch. Ihre Datei enthält alles Verdeckte und auch das Geheimnis der Würfel.

## Die Würfel nachrechnen

web-verify = Die Würfel nachrechnen
web-verify-lead = Nach einer Partie lassen sich ihre Würfel nachrechnen: allein aus der Datei der Partie, auf diesem Gerät, nach Regeln, die jeder lesen kann.
web-verify-choose = Datei einer Partie wählen
web-verify-save = Partie speichern
web-verify-private = Eine Datei, die du wählst oder hier ablegst, wird auf diesem Gerät gelesen und geht nirgendwohin.
web-verify-large = Diese Datei ist viel zu groß für eine Partie.
web-verify-unreadable = Das ist nicht die Datei einer Partie: Zeile { $line }, { $key }.
web-verify-good = Alles geht auf: { $number ->
    [one] Die eine Ziehung ist,
   *[other] Alle { $number } Ziehungen sind,
 } was aus dem Geheimnis folgt.
web-verify-bad = Das geht nicht auf.
web-verify-unfinished = So weit es reicht, ist alles in Ordnung. Die Partie ist nicht zu Ende; darum ist ihr Geheimnis nicht offengelegt, und keine Ziehung lässt sich nachrechnen.
web-verify-of = { $game }, gespielt von { $names }
web-verify-more = … und { $number } weitere
web-verify-points = Was nachgesehen wurde
web-verify-state-good = In Ordnung:
web-verify-state-bad = Nicht in Ordnung:
web-verify-state-open = Offen:
web-verify-point-entries = Die Datei ist vollständig: Kein Eintrag fehlt, kein gespeicherter Stand wurde verändert.
web-verify-point-secret = Das Geheimnis ist das, welches der Tisch versprochen hatte.
web-verify-point-pledges = { $number ->
    [one] Ein Spieler hat eine Zahl dazugegeben: Es ist die versprochene.
   *[other] { $number } Spieler haben je eine Zahl dazugegeben: Es sind die versprochenen.
 }
web-verify-point-alone = Niemand hat eine Zahl dazugegeben: Die Würfel folgten allein aus dem Geheimnis des Gastgebers. Er hätte viele ausprobieren können.
web-verify-point-draws = Jede Ziehung wurde nachgerechnet ({ $number }).
web-verify-point-gaps = Kein Ergebnis wurde ausgelassen, bis eines gefiel: Jede Ziehung ist gezählt.
web-verify-point-memory-same = Die Versprechen sind die, die dieser Browser am Tisch gesehen hat.
web-verify-point-memory-other = Die Versprechen sind nicht die, die dieser Browser am Tisch gesehen hat.
web-verify-point-memory-none = Dieser Browser war nicht an dem Tisch: Er kann nicht sagen, ob dies die Versprechen von vor der Partie sind.
web-verify-point-own-same = Die Zahl, die dieser Browser dazugegeben hat, steckt darin.
web-verify-point-own-other = Die Zahl, die dieser Browser dazugegeben hat, steckt nicht darin.
web-verify-wrong-secret = Das Geheimnis in der letzten Zeile ist nicht das, welches die erste verspricht.
web-verify-wrong-pledge = Was { $seat } aufgedeckt hat, ist nicht das Versprochene.
web-verify-wrong-digest = Zeile { $line }: Der gespeicherte Stand wurde verändert.
web-verify-wrong-entries = Zeile { $line }: Einträge fehlen, oder das Ende gehört nicht zu ihnen.
web-verify-wrong-draw = Zeile { $line }, „{ $draw }“: Geschrieben steht { $written }, aus dem Geheimnis folgt { $found }.
web-verify-wrong-gap = Zeile { $line }, „{ $draw }“: Ziehungen davor wurden ausgelassen.
web-verify-all = { $number ->
    [one] Die eine Ziehung
   *[other] Alle { $number } Ziehungen
 }
web-verify-line = Zeile
web-verify-purpose = Was entschieden wird
web-verify-count = Mal
web-verify-weights = Gewichte
web-verify-ticket = Los
web-verify-result = Ergebnis
web-verify-instead = { $found }, nicht { $written }
web-verify-means = Was das bedeutet
web-verify-proves = Es beweist,
web-verify-proves-text = dass der Gastgeber die Würfel nicht ausgesucht hat. Sein Geheimnis stand fest, bevor er die Zahlen der Spieler sah, und ihre standen fest, bevor jemand eine davon sah; jedes Ergebnis folgt aus allen zusammen.
web-verify-proves-not = Es beweist nicht,
web-verify-proves-not-text = dass niemand hineingesehen hat. Wer den Dienst betreibt, konnte während der Partie verdeckte Karten sehen.
web-verify-alone = Allein mit Bots
web-verify-alone-text = beweist es nichts: Dann kommen alle Zahlen vom Gastgeber.
web-verify-trust = Und diese Seite?
web-verify-trust-text = Auch sie kommt vom Gastgeber. Wer ihr nicht trauen will, speichert die Partie und prüft die Datei mit einem eigenen Programm (wie, steht in docs/chance.md) oder mit
web-end-check = Die Würfel nachrechnen
