### Rund um die Tische: Startseite, Einladungen, Plätze, Geräte. Deutsch.

## Startseite

lobby-hello-morning = Guten Morgen, { $name }.
lobby-hello-day = Guten Tag, { $name }.
lobby-hello-evening = Guten Abend, { $name }.
lobby-hello-night = Noch wach, { $name }?
lobby-hello-turn = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
 }
lobby-hello-none = Gerade wartet kein Tisch auf dich.
lobby-hello-running = { $count ->
    [0] Fang etwas Neues an.
    [one] Ein Spiel läuft.
   *[other] { $count } Spiele laufen.
 }
lobby-to-my-turn = Zu meinem Zug
lobby-tables = Deine Spiele
lobby-tables-count = { $count ->
    [one] eines läuft
   *[other] { $count } laufen
 }
lobby-older = { $count ->
    [one] Ein älteres
   *[other] { $count } ältere
 }
lobby-none = Noch keine. Was du anfängst, wartet hier auf dich, so lange du willst.
lobby-your-turn = du bist dran
lobby-turn-of = { $seat } ist dran
lobby-turn-all = alle sind gefragt
lobby-turn-chance = gleich geht es weiter
lobby-seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
 }
lobby-waits-ready = alle sind da, gleich geht es los
lobby-kept-for-you = ein Platz ist für dich freigehalten
lobby-over = zu Ende
lobby-unreadable = aufgehoben, aber nicht lesbar
lobby-play = Ziehen
lobby-open = Öffnen
lobby-open-tables = Offene Tische
lobby-open-none = Gerade sucht niemand Mitspieler. Mach einen offenen Tisch auf, dann steht er hier.
lobby-open-sub = wer mag, setzt sich dazu
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-start = Einen Tisch aufmachen
lobby-play-now = Sofort spielen, mit Bots
lobby-invite = Freunde einladen
lobby-one-screen = An einem Bildschirm
lobby-code-title = Mit Code dazusetzen
lobby-code-or = oder Link einfügen
lobby-code-label = Code mit sechs Zeichen, oder ein Link
lobby-code-join = Los
lobby-you = Du und deine Geräte
lobby-from-to = { $low }–{ $high }

## Ein neuer Tisch

lobby-new = Ein neuer Tisch
lobby-new-game = Das Spiel
lobby-new-seats = Wer spielt
lobby-new-seat = Platz { $number }
lobby-kind-you = Ich
lobby-kind-open = Frei für Gäste
lobby-kind-shared = An diesem Bildschirm
lobby-kind-bot = Bot
lobby-new-seat-name = Name
lobby-new-bot = Welcher Bot
lobby-new-player = Spieler { $number }
lobby-new-more = Noch ein Platz
lobby-new-less = Platz { $number } weg
lobby-new-shared-note = Ihr spielt an diesem Bildschirm. Was nur einer wissen darf, wird verdeckt, bis er allein hinsieht.
lobby-new-options = Varianten
lobby-new-standard = das gewöhnliche Spiel
lobby-new-table = Der Tisch
lobby-new-table-name = Name des Tischs
lobby-new-table-hint = darf leer bleiben
lobby-new-private = Nur wer den Code oder den Link hat
lobby-new-public = Offen: steht bei den offenen Tischen, jeder darf sich dazusetzen oder zuschauen
lobby-new-who = Wer darf dazukommen
lobby-new-chat = Wer liest, was am Tisch gesagt wird
lobby-new-chat-all = Alle, auch wer zuschaut
lobby-new-chat-seats = Nur wer mitspielt
lobby-new-pace = Wie schnell Bots ziehen
lobby-pace-slow = gemächlich
lobby-pace-brisk = zügig
lobby-pace-instant = sofort
lobby-new-begin = Beginnen
lobby-new-open-it = Tisch aufmachen
lobby-new-wait = Wird aufgebaut …
lobby-bot-random = Zufall
lobby-bot-steady = Der Beständige
lobby-bot-strong = Der Starke

## Warteraum und Einladung

lobby-waiting-room = Warteraum
lobby-wait-for = Noch { $count ->
    [one] ein Platz ist
   *[other] { $count } Plätze sind
 } frei. Sobald alle sitzen, geht es los.
lobby-invite-title = Hol deine Leute dazu
lobby-invite-how = Wer den Code eingibt, den Link öffnet oder das Quadrat scannt, sitzt mit am Tisch.
lobby-code = Code
lobby-link = Link
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-copy-by-hand = Markiert: kopiere ihn mit Strg+C oder langem Druck.
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-only-here = Diese Adresse erreicht nur dieses Gerät. Für andere im Heimnetz starte den Dienst mit: roundhouse serve --host 0.0.0.0
lobby-seat-free = frei
lobby-seat-kept = freigehalten für { $name }
lobby-seat-bot = Bot: { $bot }
lobby-seat-shared = an diesem Bildschirm
lobby-seat-here = ist da
lobby-seat-away = gerade nicht da
lobby-seat-take = Hier sitzen
lobby-seat-take-kept = Meinen Platz nehmen
lobby-seat-bot-now = Bot setzen
lobby-seat-remove = Platz entfernen
lobby-seat-clear = Platz frei machen
lobby-seat-share = Noch jemand an diesem Bildschirm
lobby-seat-add = Noch ein Platz
lobby-seat-leave = Aufstehen
lobby-start-now = Jetzt beginnen
lobby-start-now-note = Bots nehmen die freien Plätze ein.
lobby-invited = Du bist eingeladen
lobby-invited-by = { $host } lädt dich ein zu { $game }.
lobby-invited-to = Hier wird { $game } gespielt.
lobby-your-name = Wie sollen dich die anderen nennen?
lobby-sit-down = Mitspielen
lobby-full = Alle Plätze sind besetzt. Zuschauen kannst du gern.
lobby-running = Das Spiel läuft schon. Zuschauen kannst du gern.
lobby-to-table = Zum Tisch

## Während gespielt wird

lobby-leave = Aufstehen …
lobby-leave-title = Du gehst?
lobby-leave-text = Deinen Platz bekommst du wieder, solange ihn niemand anders genommen hat.
lobby-leave-bot = Ein Bot spielt für mich weiter
lobby-leave-open = Den Platz frei lassen
lobby-leave-stay = Hierbleiben
lobby-open-seat = Platz freigeben
lobby-open-seat-note = Der Bot steht auf, und wer den Code oder den Link hat, darf sich setzen
lobby-stand-in = Bot einspringen lassen
lobby-stand-in-wait = Bot darf einspringen in { $seconds } s
lobby-come-back = Zurück an meinen Platz
lobby-rematch = Noch einmal, mit denselben Leuten
lobby-rematch-side = Noch einmal, einen Platz weiter
lobby-rematch-there = Die anderen spielen schon wieder: komm dazu

## Mehrere an einem Bildschirm

lobby-hand-over = Gib das Gerät an { $seat }.
lobby-hand-over-text = Drück erst, wenn nur du hinsiehst.
lobby-hand-over-look = Ich bin { $seat }
lobby-hand-over-many = Mehrere sind gefragt, jeder für sich.
lobby-hand-over-idle = Zugedeckt. Zu sehen ist nur, was alle wissen.
lobby-hand-over-peek = { $seat } sieht nach
lobby-looks = Zu sehen ist, was { $seat } weiß.
lobby-cover = Zudecken
lobby-cover-for = Zudecken und weitergeben an { $seat }
lobby-asked-here = Gefragt an diesem Bildschirm

## Du und deine Geräte

lobby-me = Du
lobby-me-name = Dein Name
lobby-me-save = Speichern
lobby-me-saved = Gemerkt
lobby-me-name-note = An Tischen, an denen du schon sitzt, bleibt dein Name, wie er war.
lobby-me-nobody = Noch kennt dich hier niemand. Beginne ein Spiel, oder setz dich irgendwo dazu, dann merkt sich dieses Gerät, wer du bist.
lobby-devices = Deine Geräte
lobby-device-this = dieses Gerät
lobby-device-unnamed = Ein Gerät
lobby-device-seen = zuletzt hier: { $when }
lobby-device-out = Abmelden
lobby-device-last = Das ist dein einziges Gerät: Wenn du es abmeldest, kommst du an deine Tische nicht mehr heran.
lobby-device-out-really = Trotzdem abmelden
lobby-other-device = Auf einem anderen Gerät weiterspielen
lobby-other-device-text = Öffne dort den Link oder scanne das Quadrat: dann gehören deine Plätze auch diesem Gerät.
lobby-other-device-make = Link zeigen
lobby-other-device-good = Gut für ein Gerät und noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 }. Zeig ihn sonst niemandem: Wer ihn öffnet, spielt als du.
lobby-other-device-old = Dieser Link gilt nicht mehr.
lobby-here = Ein weiteres Gerät
lobby-here-text = Mit diesem Link gehört dieses Gerät zu derselben Person wie das, von dem er kommt: dieselben Tische, dieselben Plätze.
lobby-here-instead = Bisher kennt man dich hier als { $name }. Das gilt auf diesem Gerät danach nicht mehr.
lobby-here-yes = Ja, das ist mein Gerät
lobby-here-no = Lieber nicht
lobby-here-none = In dieser Adresse fehlt der Schlüssel. Öffne den Link noch einmal, ganz, wie er war.

lobby-house = Gut zu wissen
lobby-house-free = Ohne Konto, ohne Passwort: Ein Name genügt.
lobby-house-kept = Jeder Zug bleibt erhalten. Mach die Seite zu und spiel morgen weiter, auch auf einem anderen Gerät.
lobby-house-kept-link = Deine Geräte
lobby-house-dice = Spielt ihr zu mehreren, kann niemand die Würfel lenken, auch das Haus nicht. Das lässt sich nachprüfen.
lobby-house-dice-link = Eine Partie prüfen
