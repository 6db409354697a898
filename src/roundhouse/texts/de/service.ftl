### Was der Dienst sagt und keine Seite.

service-not-built = Die Web-Oberfläche von Roundhouse ist noch nicht gebaut. Beende den Dienst und starte ihn mit ./play aus dem Ordner des Projekts: das baut sie. Von Hand: npm ci und npm run build im Ordner web.

## `roundhouse serve`

help-serve = Startet den Dienst: Tische, die bleiben, für alle, die seine Adresse im Browser öffnen.
    .long = Spiele, Plätze und jeder Zug stehen in einer Datei; nach einem Neustart geht jeder Tisch dort weiter, wo er war. Strg-C beendet ihn geordnet. Ohne weitere Angaben erreicht ihn nur dieser Rechner, mit --host 0.0.0.0 alle im Heimnetz.
    .examples =
        roundhouse serve
        roundhouse serve --host 0.0.0.0
        roundhouse serve --port 9000 --data meine-tische
help-serve-host = Die Adresse, an der er lauscht: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für das Netz.
help-serve-port = Der Port; 0 nimmt irgendeinen freien.
help-serve-data = Der Ordner, in dem alles steht. Sonst ROUNDHOUSE_DATA oder der übliche Platz deines Systems.
help-serve-game = Noch ein Spiel anbieten: der Pfad eines Python-Moduls, das eines als GAME hat.
help-serve-behind-proxy = Die Adresse oder das Netz eines vorgeschalteten Proxys, der https spricht: nur ihm wird geglaubt, wer kommt und wie. Darf mehrmals stehen.
serve-address = Roundhouse ist hier: { $address }
serve-stop = Strg-C beendet den Dienst; jeder Tisch geht dort weiter, wo er war.
serve-stopped = Der Dienst ist beendet. Alles ist aufgehoben.
serve-no-browser = Kein Browser ließ sich öffnen; gib die Adresse selbst ein: { $address }
serve-failed = Was in { $folder } liegt, lässt sich nicht benutzen: { $message }.
oops-port-taken = Port { $port } ist von einem anderen Programm belegt. Wähle mit --port einen anderen, oder 0 für irgendeinen freien.
oops-proxy = „{ $word }“ ist weder eine Adresse noch ein Netz. Ein Proxy auf demselben Rechner ist 127.0.0.1.
oops-listen = An { $host }, Port { $port }, lässt sich nicht lauschen: { $message }.
