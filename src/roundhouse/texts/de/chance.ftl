### Nachprüfbarer Zufall: sich vor dem Beginn darauf einigen, ihn danach nachrechnen.

## Vor dem Beginn

web-ready = Bereit?
web-ready-alone = Der Tisch wird gedeckt
web-ready-free = { $number ->
    [one] Ein Platz ist noch frei.
   *[other] { $number } Plätze sind noch frei.
 }
web-ready-ready = bereit
web-ready-here = ist da
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
