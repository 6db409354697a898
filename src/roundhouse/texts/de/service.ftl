### Was der Dienst sagt und keine Seite.

service-not-built = Die Web-Oberfläche von Roundhouse ist noch nicht gebaut. Beende den Dienst und starte ihn mit ./play aus dem Ordner des Projekts: das baut sie. Von Hand: npm ci und npm run build im Ordner web.
