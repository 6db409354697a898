## Wie schwer eine Auswahl von Optionen ist (SW-16.6)

difficulty = Schwierigkeit: { $label }. An solchen Tischen gewinnt unser Bot „{ $bot }“ etwa { $percent } von hundert Partien.
difficulty-very_easy = sehr leicht
difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
difficulty-very_hard = sehr schwer
difficulty-unknown = Schwierigkeit: unbekannt. Diesen Plan hat noch niemand vermessen.
