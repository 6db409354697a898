### Switch & Signal: die Regeln in Kürze, Deutsch. Je Regelnummer eine Nachricht: SW-7.5 ist rule-SW-7-5.
### Der Wert ist die Regel, .title ihr Name. Dieselben Schlüssel stehen im englischen Katalog.

rules-section-1 = Spielmaterial
rules-section-2 = Der Spielplan als Netz
rules-section-3 = Spielvorbereitung
rules-section-4 = Ein Spielzug
rules-section-5 = Die Fahrplanweisung
rules-section-6 = Züge einsetzen
rules-section-7 = Wie ein Zug fährt
rules-section-8 = Frontalzusammenstöße und Startorte
rules-section-9 = Städte, Beladen und Abliefern
rules-section-10 = Aktionskarten
rules-section-11 = Karten nachziehen
rules-section-12 = Helfer
rules-section-13 = Nordamerika
rules-section-14 = Zeitplättchen
rules-section-15 = Spielende
rules-section-16 = Optionen und Varianten
rules-section-17 = Klarstellungen
rules-section-18 = Wissen und Entscheiden

## 1 Spielmaterial

rule-SW-1-1 = Der Spielplan hat zwei Seiten, eine Partie nutzt eine davon: Mitteleuropa oder Nordamerika.
    .title = Zweiseitiger Spielplan
rule-SW-1-2 = Es gibt 81 Aktionskarten: 27 setzen ein Signal, 27 stellen eine Weiche, 27 bewegen einen Zug.
    .title = Die Aktionskarten
rule-SW-1-3 = Es gibt 18 Fahrplanweisungen. Welche Symbole auf ihnen vorkommen, ist allen bekannt.
    .title = Die Fahrplanweisungen
rule-SW-1-4 = Es gibt eine Startkarte. Zu Beginn liegt sie immer obenauf auf den Fahrplanweisungen.
    .title = Die Startkarte
rule-SW-1-5 = Es gibt neun Züge: drei schnelle schwarze, drei mittlere braune und drei langsame graue.
    .title = Neun Züge
rule-SW-1-6 = Zwei gewöhnliche Würfel mit den Augen 1 bis 6 bestimmen, wo ein neuer Zug erscheint.
    .title = Die Einsetzwürfel
rule-SW-1-7 = Jede Zugfarbe hat ihren eigenen Bewegungswürfel: Schwarz 2, 3, 3, 4, 4, 5; Braun 1, 2, 2, 3, 3, 4; Grau 1, 1, 1, 2, 2, 3.
    .title = Die Bewegungswürfel
rule-SW-1-8 = Es gibt zwölf Waren, je drei in Gelb, Weiß, Rot und Blau.
    .title = Zwölf Waren
rule-SW-1-9 = Es gibt zehn grüne Signalscheiben. Wie viele davon auf dem Plan liegen, hängt vom gewählten Plan und den Optionen ab.
    .title = Die Signalscheiben
rule-SW-1-10 = Es gibt 30 schwarze Weichenscheiben, mehr als jeder der beiden Pläne braucht. Die übrigen sind Ersatz und spielen keine Rolle.
    .title = Die Weichenscheiben
rule-SW-1-11 = Es gibt zehn Zeitplättchen; auf mehr als zehn lässt sich die Bahnhofsuhr also nie einstellen.
    .title = Die Zeitplättchen
rule-SW-1-12 = Es gibt elf Ortsplättchen mit den Zahlen 2 bis 12. Nur die beiden Ortsplättchen-Varianten brauchen sie.
    .title = Die Ortsplättchen
rule-SW-1-13 = Drei Abdeckplättchen kennzeichnen verbrauchte Helfer, eines für jeden Helfer des Plans.
    .title = Die Abdeckplättchen

## 2 Der Spielplan als Netz

rule-SW-2-1 = Städte, Häfen, Startorte und Knotenpunkte sind durch Strecken aus einem oder mehreren Gleisstücken verbunden. Ein Zug steht auf einem Gleisstück, in einer Waren- oder Hafenstadt oder auf einem Startort, nie auf einem Knotenpunkt oder einem Signalfeld.
    .title = Wo Züge stehen
rule-SW-2-2 = Jedes Gleisstück, jede Stadt und jeder Startort bietet Platz für nur einen Zug.
    .title = Platz für einen
rule-SW-2-3 = Von einem Startort geht genau eine Strecke aus. Eine Stadt hat mindestens eine Strecke, auf beiden Plänen dieser Ausgabe zwei oder mehr.
    .title = Anschlüsse der Orte
rule-SW-2-4 = An einem Knotenpunkt treffen drei oder vier Strecken zusammen. Bei dreien liegt dort eine Weichenscheibe, bei vieren liegen zwei: in Mitteleuropa zusammen 26, in Nordamerika 24.
    .title = Knotenpunkte und Scheiben
rule-SW-2-5 = Eine Weichenscheibe bedeckt einen Arm des Knotenpunkts und sperrt ihn. Immer bleiben genau zwei Arme frei; zwischen ihnen kann man in beiden Richtungen fahren, sonst nirgends. Bei drei Armen gibt es also drei Stellungen, bei vier Armen sechs.
    .title = Was Scheiben sperren
rule-SW-2-6 = Der Plan legt fest, welche Arme ein Knotenpunkt paarweise verbinden darf. Auf beiden Plänen dieser Ausgabe sind es alle Paare; nennt ein anderer Plan weniger, ist keine weitere Stellung erlaubt.
    .title = Erlaubte Stellungen
rule-SW-2-7 = Signalfelder liegen zwischen zwei benachbarten Feldern: eines an jeder Stadt vor jedem ihrer Gleise, einige weitere auf freier Strecke. Ein Feld mit Scheibe zeigt Grün, eines ohne Rot, und das gilt für Züge aus beiden Richtungen.
    .title = Die Signalfelder
rule-SW-2-8 = Jedes Gleisstück und jede Stadt, in die ein Zug fährt, verbraucht einen Bewegungspunkt. Knotenpunkte und Signalfelder verbrauchen keinen. Auch um auf einen Startort zu fahren, muss noch ein Punkt übrig sein.
    .title = Bewegungspunkte zählen
rule-SW-2-9 = In Mitteleuropa sind Amsterdam, Berlin, Nürnberg und Paris Warenstädte, Hafenstadt ist Marseille. In Nordamerika sind Chicago, Dallas, Denver und Winnipeg Warenstädte, Hafenstädte sind New York und San Francisco.
    .title = Waren- und Hafenstädte
rule-SW-2-10 = Jeder Plan hat elf Startorte mit den Zahlen 2 bis 12. In Mitteleuropa ist die 6 Calais, genau drei Punkte von Paris entfernt.
    .title = Elf Startorte

## 3 Spielvorbereitung

rule-SW-3-1 = Wählt vor der Partie den Plan, beim ersten Mal Mitteleuropa. Er bestimmt, welche drei Helfer ihr habt und ob die Regeln für Nordamerika gelten.
    .title = Den Plan wählen
rule-SW-3-2 = Beim Aufbau für das erste Spiel liegt jede Weichen- und jede Signalscheibe dort, wo der Plan es vorgibt.
    .title = Scheiben im Erstspiel
rule-SW-3-3 = Beim freien Aufbau legt ihr die Scheiben selbst: auf jeden Dreierknoten eine Weichenscheibe, auf jeden Viererknoten zwei auf verschiedene Arme; dann an jede Stadt, auch an die Hafenstadt, eine Signalscheibe auf ein Feld eurer Wahl und die letzten drei auf Felder der freien Strecke, keine weiteren an Städte.
    .title = Freier Aufbau
rule-SW-3-4 = So viele Signalscheiben sind im Spiel: in Mitteleuropa acht (fünf an Städten, drei auf der Strecke), in Nordamerika neun (sechs an Städten, drei auf der Strecke).
    .title = Signalscheiben im Spiel
rule-SW-3-5 = Auf jeder der vier Warenstädte liegen zu Beginn zwei Waren ihrer Farbe, zusammen acht. Die anderen bleiben in der Schachtel.
    .title = Waren zu Beginn
rule-SW-3-6 = Zu Beginn liegen sieben Zeitplättchen auf der Bahnhofsuhr, alle neun Züge stehen im Depot, und kein Helfer ist verbraucht.
    .title = Uhr und Depot
rule-SW-3-7 = Von den 18 gemischten Fahrplanweisungen kommen zwei ungesehen in die Schachtel. Die übrigen 16 bilden den verdeckten Stapel, die Startkarte liegt obenauf: Mehr als 17 Spielzüge habt ihr nicht.
    .title = Stapel der Fahrplanweisungen
rule-SW-3-8 = Mischt die 81 Aktionskarten. Alle erhalten fünf davon, gleich zu wievielt ihr spielt; der Rest ist der Nachziehstapel.
    .title = Die ersten Handkarten
rule-SW-3-9 = Den Anfang macht, wer zuletzt auf einen Güterzug warten musste, sonst die älteste Person. Hier legt ihr vorab fest, welcher Platz beginnt, oder der Zufall entscheidet.
    .title = Wer beginnt
rule-SW-3-10 = Allein führt ihr entweder eine einzige Hand und seid in jedem Spielzug aktiv, oder zwei Hände, die sich abwechseln. Alles andere bleibt gleich.
    .title = Allein spielen

## 4 Ein Spielzug

rule-SW-4-1 = Der aktive Spieler deckt eine Fahrplanweisung auf und führt sie aus, spielt dann Aktionskarten und zieht zuletzt neue, immer in dieser Folge. Danach wird im Uhrzeigersinn der Nächste aktiv.
    .title = Drei Schritte
rule-SW-4-2 = Solange die Fahrplanweisung ausgeführt wird, darf niemand Aktionskarten spielen. Helfer sind möglich, wo ihre eigenen Regeln es zulassen.
    .title = Noch keine Aktionskarten
rule-SW-4-3 = Eine ausgeführte Fahrplanweisung kommt offen auf ihren Ablagestapel und kehrt nicht ins Spiel zurück. Fahrplanweisungen werden nie neu gemischt.
    .title = Ausgeführt und abgelegt

## 5 Die Fahrplanweisung

rule-SW-5-1 = Die Symbole gelten von oben nach unten: erst kommen die neuen Züge aufs Netz, dann fahren die gezeigten Farben.
    .title = Von oben nach unten
rule-SW-5-2 = Ein Farbsymbol lässt alle Züge dieser Farbe fahren, die auf dem Netz sind: auch die in Städten und auf Startorten und auch einen, den dieselbe Karte gerade erst eingesetzt hat. Züge im Depot fahren nicht.
    .title = Die ganze Farbe
rule-SW-5-3 = Für jeden Zug einer Farbe wird eigens mit deren Bewegungswürfel gewürfelt. Sind es mehrere, bestimmt der aktive Spieler den nächsten jeweils erst, wenn der vorige steht.
    .title = Zug um Zug
rule-SW-5-4 = Stehen alle Züge einer gezeigten Farbe im Depot, geschieht nichts und es kostet auch nichts.
    .title = Farbe im Depot
rule-SW-5-5 = Bei einem mehrfarbigen Symbol nennt ihr eine Farbe, und alle ihre Züge fahren. Es darf auch eine sein, die keinen Zug auf dem Netz hat.
    .title = Eine freie Farbe
rule-SW-5-6 = Bei zwei mehrfarbigen Symbolen nennt ihr zwei verschiedene Farben in beliebiger Folge; auch eine, deren Züge alle im Depot stehen. Die zweite müsst ihr erst nennen, wenn die erste gefahren ist.
    .title = Zwei freie Farben
rule-SW-5-7 = Bei drei mehrfarbigen Symbolen fahren alle Züge auf dem Netz, Farbe für Farbe. Die Folge der Farben wählt der aktive Spieler.
    .title = Alle Farben fahren
rule-SW-5-8 = Aufgedruckte Farben fahren in der Folge, in der sie auf der Karte stehen. Kein Zug fährt für eine Fahrplanweisung mehr als einmal, und einer, der unterdessen ins Depot musste, fährt für sie nicht mehr.
    .title = Einmal je Karte

## 6 Züge einsetzen

rule-SW-6-1 = Zeigt die Karte einen neuen Zug, müsst ihr einen einsetzen. Auf seine Farbe einigt ihr euch vor dem Wurf, im Zweifel entscheidet der aktive Spieler.
    .title = Einsetzen ist Pflicht
rule-SW-6-2 = Werft beide Einsetzwürfel. Ihre Summe nennt den Startort, auf den ein Zug der gewählten Farbe aus dem Depot kommt, mit der Nase zur einzigen Strecke dort.
    .title = Den Startort würfeln
rule-SW-6-3 = Steht auf dem Startort schon ein Zug, wird keiner eingesetzt und ihr verliert zwei Zeitplättchen. Die Farben der Karte fahren trotzdem.
    .title = Startort besetzt
rule-SW-6-4 = Ist das Depot leer, wird nicht gewürfelt und kein Ortsplättchen aufgedeckt, und ihr verliert zwei Zeitplättchen.
    .title = Depot leer
rule-SW-6-5 = Solange irgendeine Farbe noch einen Zug im Depot hat, dürft ihr keine wählen, die dort keinen hat.
    .title = Nur vorhandene Farben
rule-SW-6-6 = Die Karte mit zwei neuen Zügen verlangt zwei verschiedene Farben; jede wird gewählt, erwürfelt und gesetzt, ehe die nächste drankommt. Auch eine Farbe, deren Startort besetzt war, ist verbraucht. Fehlt eine erlaubte Farbe im Depot, misslingt das Einsetzen für zwei Zeitplättchen: ist nur noch eine Farbe da, das zweite, ist keine da, beide, bezahlt zwei und zwei.
    .title = Zwei neue Züge
rule-SW-6-7 = Die Startkarte setzt der Reihe nach einen schwarzen, einen braunen und einen grauen Zug ein und bewegt nichts. Nur bei ihr wird für einen besetzten Startort so lange kostenlos neu gewürfelt, bis einer frei ist.
    .title = Was die Startkarte tut

## 7 Wie ein Zug fährt

rule-SW-7-1 = Ein Zug fährt wegen einer Fahrplanweisung oder einer Karte „Zug bewegen“. Beide Male wird der Würfel seiner Farbe geworfen, und der Zug muss die Punkte ausfahren, soweit er kann.
    .title = Würfeln und fahren
rule-SW-7-2 = Außerhalb der Städte fährt ein Zug nur dorthin, wohin seine Nase zeigt. Auf Gleisstücken und Startorten wendet er nie.
    .title = Kein Wenden
rule-SW-7-3 = Ein Zug, der in einer Stadt steht, darf sie über jeden Arm verlassen, dessen Signal an der Stadt Grün zeigt, auch über den, auf dem er kam.
    .title = Aus der Stadt
rule-SW-7-4 = Jeder Bewegungspunkt, den ein Zug nicht nutzen kann, kostet ein Zeitplättchen, sofern keine andere Regel einen anderen Preis nennt.
    .title = Verfallene Punkte
rule-SW-7-5 = Vor einem roten Signal bleibt der Zug auf dem Feld davor stehen. Jeder Punkt, der ihm noch bleibt, kostet ein Zeitplättchen.
    .title = Rotes Signal
rule-SW-7-6 = Über einen Knotenpunkt kommt ein Zug nur, wenn der Arm frei ist, auf dem er ankommt; weiter geht es über den anderen freien Arm. Ist sein Arm bedeckt, hält er auf dem letzten Gleisstück davor, und jeder restliche Punkt kostet ein Zeitplättchen.
    .title = Über die Weiche
rule-SW-7-7 = Steht auf dem nächsten Feld ein Zug mit gleicher Fahrtrichtung, endet die Fahrt auf dem Feld davor. Jeder restliche Punkt kostet ein Zeitplättchen.
    .title = Zug voraus
rule-SW-7-8 = Steht in der Stadt voraus ein Zug, endet die Fahrt auf dem Feld davor; jeder restliche Punkt kostet ein Zeitplättchen. In einer Stadt hat ein Zug keine Fahrtrichtung, frontal stößt hier also niemand zusammen.
    .title = Stadt besetzt
rule-SW-7-9 = Prüft bei jedem einzelnen Schritt zuerst das Signal, dann die Weiche und erst danach, ob auf dem nächsten Feld ein Zug steht. Wen ein rotes Signal oder ein bedeckter Arm aufhält, der stößt mit nichts dahinter zusammen.
    .title = Was zuerst zählt
rule-SW-7-10 = Eine Ausfahrt ist nutzbar, wenn ihr Signal an der Stadt Grün zeigt und auf ihrem ersten Gleisstück kein Zug steht, gleich in welcher Richtung. Gibt es eine, muss der Zug hinaus; unter mehreren wählt der aktive Spieler frei. Gibt es keine, bleibt er, jeder Punkt kostet ein Zeitplättchen, und es gibt keinen Zusammenstoß.
    .title = Nutzbare Ausfahrt
rule-SW-7-11 = Auf freier Strecke gibt es nichts zu wählen, dort führen allein die Weichen. Entscheiden dürft ihr während der Fahrt nur, wie ein Zug eine Stadt verlässt und, wo es erlaubt ist, ob er durch sie hindurchfährt.
    .title = Weichen entscheiden
rule-SW-7-12 = Erst kommt der Wurf: Die Ausfahrt aus einer Stadt wählt ihr, wenn ihr die Punkte kennt.
    .title = Erst der Wurf

## 8 Frontalzusammenstöße und Startorte

rule-SW-8-1 = Ein fahrender Zug stößt frontal zusammen, wenn er auf einem Gleisstück oder Startort noch Punkte hat und ihm auf dem nächsten Feld ein Zug entgegensteht. Jeder restliche Punkt kostet zwei Zeitplättchen. Der fahrende Zug kommt ins Depot, seine Ware in ihre Stadt; der andere Zug bleibt unberührt.
    .title = Frontal zusammengestoßen
rule-SW-8-2 = Endet eine Fahrt Nase an Nase und ohne restlichen Punkt, ist noch nichts passiert. Zusammenstoßen wird, wer von beiden als Nächster fährt und noch immer nicht vorbeikann.
    .title = Nase an Nase
rule-SW-8-3 = Ob zwei Züge gegeneinander stehen, entscheidet sich auf dem Feld voraus: Vergleicht, wie der stehende Zug dort ausgerichtet ist und wie der fahrende dort ankäme. Jenseits eines Knotenpunkts zählt der Arm, auf dem er herauskäme.
    .title = Wer sich entgegensteht
rule-SW-8-4 = Fährt ein Zug auf einen freien Startort, kostet das genau zwei Zeitplättchen, wie viele Punkte auch verfallen. Er kommt ins Depot und seine Ware in ihre Stadt.
    .title = Auf den Startort
rule-SW-8-5 = Ein Zug auf einem Startort blickt hinaus auf die Strecke. Wer auf ihn zufährt, stößt frontal zusammen: Es gilt SW-8.1 und nicht SW-8.4.
    .title = Besetzter Startort voraus

## 9 Städte, Beladen und Abliefern

rule-SW-9-1 = In Mitteleuropa muss ein Zug anhalten, sobald er in eine Warenstadt oder in die Hafenstadt fährt. Die restlichen Punkte verfallen kostenlos.
    .title = Halt in Städten
rule-SW-9-2 = In Mitteleuropa verlässt ein Zug, der in die Hafenstadt einfährt, sofort das Netz und steht wieder im Depot, ob beladen oder leer. Trägt er eine Ware, wird sie zuvor abgeliefert.
    .title = Ankunft im Hafen
rule-SW-9-3 = Ein Zug, der ins Depot zurückkam, lässt sich später wieder einsetzen.
    .title = Züge kommen wieder
rule-SW-9-4 = Geladen wird nur mit einer Karte (SW-10.6), nie schon durch die Ankunft. Ein Zug trägt höchstens eine Ware und kann sie in einer Warenstadt weder abladen noch tauschen.
    .title = Eine Ware je Zug
rule-SW-9-5 = Auch für die Einfahrt in eine Stadt braucht ein Zug Grün, und zwar am Signal der Stadt auf dem Arm, über den er kommt.
    .title = Grün zur Einfahrt
rule-SW-9-6 = Muss ein beladener Zug vom Netz, ohne abgeliefert zu haben, kehrt seine Ware in die Warenstadt ihrer Farbe zurück. Sie darf sofort wieder geladen werden.
    .title = Waren kehren zurück

## 10 Aktionskarten

rule-SW-10-1 = Der aktive Spieler spielt beliebig viele Karten der eigenen Hand, auch keine oder alle. Jede Aktion wird abgeschlossen, ehe er die nächste wählt.
    .title = Beliebig viele Karten
rule-SW-10-2 = „Signal setzen“: Nehmt eine Signalscheibe vom Plan und legt sie auf ein anderes rotes Feld als das, von dem sie kommt. Danach muss jede Stadt noch mindestens eine Scheibe auf eigenen Feldern haben; ihre einzige darf also nur auf ein anderes Feld derselben Stadt.
    .title = Signal setzen
rule-SW-10-3 = „Weiche stellen“: Wählt einen Knotenpunkt und gebt ihm eine andere erlaubte Stellung. Am Viererknoten versetzt die eine Karte auf Wunsch beide Scheiben. Ihn zu lassen, wie er ist, gilt nicht.
    .title = Weiche stellen
rule-SW-10-4 = „Zug bewegen“: Wählt irgendeinen Zug auf dem Netz, werft seinen Würfel und fahrt ihn. Mit weiteren Karten darf derselbe Zug erneut fahren.
    .title = Zug bewegen
rule-SW-10-5 = Zwei beliebige Karten zusammen gelten als eine Karte „Signal setzen“, „Weiche stellen“ oder „Zug bewegen“, auch wenn eine davon allein gereicht hätte.
    .title = Zwei für eine
rule-SW-10-6 = Für eine beliebige Karte ladet ihr eine Ware in einen leeren Zug, der in einer Stadt mit wartenden Waren steht.
    .title = Zug beladen
rule-SW-10-7 = Scheiben dürft ihr auch versetzen, wenn danach ein Zug festsitzt. Selbst das Signal unmittelbar vor oder hinter einem Zug ist nicht tabu.
    .title = Züge dürfen festsitzen
rule-SW-10-8 = Gespielte Karten liegen offen auf dem Ablagestapel der Aktionskarten.
    .title = Ablage der Aktionskarten
rule-SW-10-9 = Eine Entscheidung, auf die ein Wurf oder eine aufgedeckte Karte folgte, ist nicht mehr zurückzunehmen. Was dieselbe Person seither mit Scheiben, Weichen und Ladung getan hat, schon, Schritt für Schritt.
    .title = Entscheidungen zurücknehmen

## 11 Karten nachziehen

rule-SW-11-1 = Am Ende des Spielzugs kommen fünf Aktionskarten auf die Hand, aber nie mehr als zehn insgesamt: Wer sieben hält, zieht drei, wer zehn hält, keine.
    .title = Fünf Karten nachziehen
rule-SW-11-2 = Wird eine Karte gebraucht und der Nachziehstapel ist leer, mischt ihr den Ablagestapel zu einem neuen, notfalls mitten im Ziehen, aber nicht früher.
    .title = Neuer Nachziehstapel

## 12 Helfer

rule-SW-12-1 = Jeder Plan hat drei Helfer. Jeder hilft nur einmal in der Partie, und zwar dem aktiven Spieler in dessen Spielzug; mehrere in einem Spielzug sind erlaubt. Ein verbrauchter Helfer wird abgedeckt und scheidet aus.
    .title = Einmal je Partie
rule-SW-12-2 = Logistiker (Mitteleuropa): Ein Bewegungswurf wird gestrichen und wiederholt, das neue Ergebnis zählt. Entscheidet nach dem Wurf und bevor der Zug fährt, ob für eine Fahrplanweisung oder für „Zug bewegen“.
    .title = Der Logistiker
rule-SW-12-3 = Disponentin (Mitteleuropa): Bis zum Ende des Spielzugs dürfen Züge bei Grün durch Städte fahren (SW-13.3, SW-13.4) oder dort kostenlos halten. Ihr dürft sie jederzeit rufen, auch nach einem Wurf oder wenn ein Zug mit restlichen Punkten eben in einer Stadt ankam. Im Hafen wird ein beladener Zug immer entladen und kommt ins Depot. Ein leerer darf durchfahren; hält er dort, warum auch immer, kommt er kostenlos ins Depot.
    .title = Die Disponentin
rule-SW-12-4 = Zugführer (Mitteleuropa): Alle Züge einer Farbe der Fahrplanweisung bleiben stehen, auch einer, den die Karte erst noch einsetzt. Entscheidet vor dem Wurf für den ersten Zug dieser Farbe. Eine Farbe für ein mehrfarbiges Symbol zählt, sobald sie genannt ist. Die Farbe braucht keinen Zug auf dem Netz zu haben.
    .title = Der Zugführer
rule-SW-12-5 = Streckenwart (Nordamerika): Die aufgedeckte Karte wandert verdeckt unter den Stapel, stattdessen gilt die nächste. Nur solange noch nichts von ihr ausgeführt ist (auch ein Symbol ohne Wirkung zählt), nie bei der Startkarte, nie bei leerem Stapel. Bei ihr verbrauchte Helfer bleiben verbraucht; alle wissen, was zuunterst liegt.
    .title = Der Streckenwart
rule-SW-12-6 = Rangierer (Nordamerika): Für einen neuen Zug wählt ihr einen freien Startort, statt zu würfeln oder ein Ortsplättchen zu ziehen. Das geht auch bei einem Zug der Startkarte, selbst anstelle eines kostenlosen neuen Wurfs. Nennt beim Start ein späteres Ortsplättchen diesen Ort, zieht ihr kostenlos das nächste.
    .title = Der Rangierer
rule-SW-12-7 = Fahrdienstleiterin (Nordamerika): Ein einzelner Zug, den die Fahrplanweisung bewegen würde, bleibt stehen. Entscheidet vor seinem Wurf: bei aufgedruckter Farbe jederzeit ab dem Aufdecken, bei einem mehrfarbigen Symbol, auch auf der Karte mit dreien, sobald seine Farbe genannt ist.
    .title = Die Fahrdienstleiterin

## 13 Nordamerika

rule-SW-13-1 = In Nordamerika gibt es zwei Hafenstädte. Nach San Francisco gehört eine Ware jeder Farbe, nach New York ebenso.
    .title = Zwei Hafenstädte
rule-SW-13-2 = Bei grünen Signalen dürfen Züge immer durch Städte hindurchfahren. Sie dürfen dort auch halten; Punkte, auf die ihr so verzichtet, kosten nichts.
    .title = Städte durchfahren
rule-SW-13-3 = Zur Einfahrt braucht es wie immer Grün und eine freie Stadt; sie verbraucht einen Punkt. Um in derselben Fahrt weiterzukommen, braucht der Zug eine andere nutzbare Ausfahrt als den Arm, auf dem er kam, und einen Punkt für deren erstes Gleisstück; sonst hält er kostenlos in der Stadt. Was weiter draußen verfällt, kostet wie üblich.
    .title = So geht das Durchfahren
rule-SW-13-4 = Im Durchfahren wird nicht geladen. Haltet an, ladet mit einer Karte und fahrt mit einer anderen weiter.
    .title = Kein Laden beim Durchfahren
rule-SW-13-5 = Leere Züge dürfen in einer Hafenstadt halten oder durch sie hindurchfahren. Ins Depot müssen sie nicht, und solange einer dort steht, ist der Hafen besetzt.
    .title = Leer im Hafen
rule-SW-13-6 = Erreicht ein beladener Zug einen Hafen, dem seine Farbe noch fehlt, wird er entladen und kommt ins Depot. Braucht der Hafen die Farbe nicht, behält der Zug seine Ware und darf wie ein leerer halten oder durchfahren.
    .title = Beladen im Hafen
rule-SW-13-7 = Im Spiel sind neun Signalscheiben, und der Plan hat eigene Helfer. Alles Übrige ist wie in Mitteleuropa.
    .title = Sonst wie Mitteleuropa

## 14 Zeitplättchen

rule-SW-14-1 = Ein verfallener Punkt kostet ein Zeitplättchen, bei einem Frontalzusammenstoß zwei. Je zwei kosten auch ein misslungenes Einsetzen und die Fahrt auf einen Startort.
    .title = Was Zeit kostet
rule-SW-14-2 = Verlässt das letzte Zeitplättchen die Bahnhofsuhr, ruht das Spiel kurz: Die oberste Fahrplanweisung kommt ungesehen in die Schachtel, dann kehren alle Plättchen auf die Uhr zurück.
    .title = Leere Bahnhofsuhr
rule-SW-14-3 = Schuldet ihr mehr Plättchen, als auf der Uhr liegen, fehlt der Rest beim Auffüllen. Jedes Leeren kostet eine weitere Fahrplanweisung. Zwei Beispiele bei sieben Plättchen: Zwei liegen da, drei sind fällig, danach liegen sechs da und eine Karte ist fort; eines liegt da, zehn sind fällig, danach liegen fünf da und zwei Karten sind fort.
    .title = Zu wenige Plättchen
rule-SW-14-4 = Bezahlt wird sofort und mitten im Schritt, danach geht er weiter. Beim Zusammenstoß und auf dem Startort zahlt ihr, bevor der Zug und seine Ware vom Plan kommen.
    .title = Sofort bezahlen
rule-SW-14-5 = Eine volle Uhr trägt so viele Plättchen, wie ihr zu Beginn gewählt habt: sieben, acht, neun oder zehn.
    .title = Größe der Uhr

## 15 Spielende

rule-SW-15-1 = Ihr gewinnt in dem Augenblick, in dem die letzte nötige Ware abgeliefert ist, auch mitten in einer Fahrplanweisung.
    .title = Das Spiel gewinnen
rule-SW-15-2 = Ihr verliert, wenn der Spielzug der letzten Fahrplanweisung ohne Sieg vorbei ist. Er endet nach dem zweiten Schritt, gezogen wird nicht mehr.
    .title = Letzter Spielzug vorbei
rule-SW-15-3 = Ihr verliert auf der Stelle, wenn eine Fahrplanweisung fort muss und der Stapel leer ist. Der Spielzug wird nicht zu Ende gespielt.
    .title = Keine Karte mehr
rule-SW-15-4 = Leert das Entfernen einer Karte den Stapel, ist der laufende Spielzug der letzte. Ist die Partie durch eine Zahlung verloren, folgt nichts mehr: Die Uhr zeigt null, der Zug bleibt mit seiner Ladung, wo er ist. Eine Fahrplanweisung, die das Spielende unterbricht, bleibt offen vor dem aktiven Spieler liegen.
    .title = Wie es endet
rule-SW-15-5 = Zum Sieg bringt ihr in Mitteleuropa zwei Waren jeder Farbe nach Marseille, in Nordamerika eine jeder Farbe in jeden der beiden Häfen (SW-13.1).
    .title = Das Ziel

## 16 Optionen und Varianten

rule-SW-16-1 = Leichter wird es, beliebig kombiniert, so: eine Signalscheibe mehr (der aktive Spieler legt sie zuletzt auf ein beliebiges rotes Feld, auch beim Aufbau für das erste Spiel), nur eine oder keine Fahrplanweisung entfernt, acht, neun oder zehn Zeitplättchen auf der Uhr.
    .title = Leichter spielen
rule-SW-16-2 = Schwerer wird es, wenn ihr zu Beginn drei oder mehr Fahrplanweisungen entfernt, höchstens acht.
    .title = Schwerer spielen
rule-SW-16-3 = Zehn Waren: Auf jeder Warenstadt liegen drei. Ihr braucht zwei jeder Farbe und zwei weitere beliebige. In Nordamerika nimmt jeder Hafen eine jeder Farbe und eine weitere beliebige; er braucht eine Farbe, solange sie ihm fehlt oder der zusätzliche Platz frei ist.
    .title = Zehn Waren
rule-SW-16-4 = Gemischte Startzahlen: Die elf Ortsplättchen werden zufällig auf die Startorte verteilt. Die ganze Partie über gelten sie statt der aufgedruckten Zahlen.
    .title = Variable Startorte
rule-SW-16-5 = Plättchen statt Würfel: Drei nacheinander gezogene Ortsplättchen setzen den ersten schwarzen, braunen und grauen Zug. Dann werden alle elf gemischt, und jedes Einsetzen deckt nach der Farbwahl das nächste auf. Ein besetzter Ort kostet zwei Zeitplättchen und verbraucht das Ortsplättchen. Neu gemischt wird erst, wenn eines fehlt. Nicht zusammen mit SW-16.4.
    .title = Ohne Einsetzwürfel
rule-SW-16-6 = Zu jeder Wahl von Optionen gehört eine Angabe der Schwierigkeit. Sie ist aus simulierten Partien berechnet und steht vor dem Beginn da.
    .title = Angabe der Schwierigkeit

## 17 Klarstellungen

rule-SW-A1 = Eine Weichenscheibe sperrt den einen Arm des Knotenpunkts, auf dem sie liegt, und nicht bloß einen Weg zwischen zwei Armen.
    .title = Scheibe sperrt Arm
rule-SW-A2 = Kommt auf dem ersten Gleisstück der einzigen grünen Ausfahrt ein Zug entgegen, gibt es keinen Zusammenstoß: Der Zug in der Stadt bleibt, jeder Punkt kostet ein Zeitplättchen.
    .title = Ausfahrt versperrt
rule-SW-A3 = Ihr dürft einen Zug nicht in der Stadt festhalten, wenn er hinauskann: Mit einer nutzbaren Ausfahrt muss er fahren.
    .title = Hinaus, wenn möglich
rule-SW-A4 = Die Ausfahrt aus einer Stadt wählt ihr nach dem Wurf, nicht davor.
    .title = Ausfahrt nach Wurf
rule-SW-A5 = Wer auf einen Zug zufährt, der auf einem Startort wartet, stößt frontal zusammen und zahlt zwei Zeitplättchen je restlichem Punkt.
    .title = Wartender Zug voraus
rule-SW-A6 = Eine Schuld, die größer ist als eine volle Uhr, leert sie mehrmals, und jedes Mal ist eine Fahrplanweisung fort.
    .title = Große Schulden
rule-SW-A7 = Auch solange die Disponentin hilft, werden beladene Züge in Marseille entladen und kommen vom Plan. Leere dürfen hindurch.
    .title = Disponentin und Marseille
rule-SW-A8 = Ein beladener Zug an einem Hafen, der seine Farbe nicht mehr braucht, gilt als leer. Seine Ware behält er.
    .title = Ware nicht gebraucht
rule-SW-A9 = Durch einen Hafen, der seine Ware noch braucht, kann ein beladener Zug nicht hindurchfahren. Er wird dort entladen.
    .title = Beladen kein Durchfahren
rule-SW-A10 = Wer eine Stadt durchfährt, kann sie nicht über den Arm verlassen, auf dem er kam. Zum Wenden muss der Zug dort halten.
    .title = Kein Wenden im Durchfahren
rule-SW-A11 = Wo Züge durchfahren dürfen, kostet ein freiwilliger Halt in einer Stadt keine Zeitplättchen, wie viele Punkte auch übrig sind.
    .title = Freiwilliger Halt kostenlos
rule-SW-A12 = Die beiden Farben einer Karte mit zwei mehrfarbigen Symbolen müsst ihr nicht zusammen nennen. Mit der zweiten könnt ihr warten, bis die erste gefahren ist.
    .title = Farben einzeln nennen
rule-SW-A13 = Ist ein Zug einzusetzen und steht von irgendeiner Farbe einer bereit, müsst ihr so eine wählen. Auf eine Farbe ohne Zug im Depot könnt ihr nicht ausweichen.
    .title = Nur einsetzbare Farbe
rule-SW-A14 = Durch die Startkarte fährt kein Zug, sie setzt nur Züge ein.
    .title = Startkarte bewegt nichts
rule-SW-A15 = Die Startkarte kann der Streckenwart nicht beiseitelegen, und er kann nicht helfen, wenn keine Karte mehr zum Aufdecken da ist.
    .title = Grenzen des Streckenwarts
rule-SW-A16 = Eine Aktion, die nichts ändert, etwa eine Weiche so zu stellen, wie sie schon steht, ist nicht erlaubt.
    .title = Keine leeren Aktionen
rule-SW-A17 = Die zwei Karten, die zusammen als eine gelten, dürfen ganz beliebige sein. Gleich müssen sie nicht sein, was immer ihr anderswo lest.
    .title = Zwei ganz beliebige
rule-SW-A18 = In Mitteleuropa wird mit acht Signalscheiben gespielt, wie es in der Anleitung steht, nicht mit sieben.
    .title = Acht Signalscheiben
rule-SW-A19 = Über eure Karten dürft ihr jederzeit sprechen, darum liegen alle Hände offen. Ein Tisch kann beschließen, sie zu verbergen.
    .title = Offene Hände
rule-SW-A20 = In einer Fahrt darf ein Zug beliebig viele Städte durchfahren, solange die Punkte reichen.
    .title = Viele Städte
rule-SW-A21 = War beim ersten von zwei neuen Zügen der Startort besetzt, muss der zweite trotzdem eine andere Farbe haben.
    .title = Verbrauchte Farbe
rule-SW-A22 = Die beiden Ortsplättchen-Varianten lassen sich nicht zusammen spielen.
    .title = Nur eine Variante
rule-SW-A23 = Dass eine Stadt Züge kostenlos anhält, gilt nicht für Punkte, die ein Zug erst verliert, nachdem er sie durchfahren hat.
    .title = Hinter der Stadt

## 18 Wissen und Entscheiden

rule-SW-18-1 = Für alle offen: der Plan mit Zügen und Ladung, die Zeitplättchen, alle Hände, beide Ablagestapel, die Höhe jedes Stapels, die Liste aller 18 Fahrplanweisungen und eine vom Streckenwart nach unten gelegte Karte. Verbirgt der Tisch die Hände, sieht jeder nur die eigenen Karten; reden dürft ihr trotzdem.
    .title = Was alle sehen
rule-SW-18-2 = Niemand kennt die Folge der Fahrplanweisungen, Aktionskarten und Ortsplättchen, die Karten in der Schachtel und die kommenden Würfe. Eine bekannte unterste Karte bleibt auch in der Schachtel bekannt. Nach dem Ende darf eine Wiederholung alles zeigen.
    .title = Was niemand weiß
rule-SW-18-3 = Bei Farben, Folge, Ausfahrten, Helfern und Karten hat der aktive Spieler das letzte Wort, und nur er wird gefragt. Die anderen dürfen vorschlagen, abstimmen und auf etwas hinweisen.
    .title = Das letzte Wort
rule-SW-18-4 = Gefragt werdet ihr nach der Farbe eines neuen Zuges, der Farbe für ein mehrfarbiges Symbol, dem nächsten Zug einer Farbe, der Ausfahrt aus einer Stadt, Durchfahren oder Halten, dem Einsatz eines Helfers, einer Aktion oder dem Ende der Aktionen und dem Platz einer Scheibe beim Aufbau.
    .title = Was zu entscheiden ist
rule-SW-18-5 = Jeder Zufall, ob Karte, Würfel oder Plättchen, wird vom Tisch gezogen, nie von jemandem, der mitspielt, und steht im Protokoll der Partie.
    .title = Zufall im Protokoll
