### Switch & Signal: was ihr vor der Partie vereinbart, Deutsch.

option-map = Der Plan
option-map-europe = Mitteleuropa, für die ersten Partien
option-map-north_america = Nordamerika, mit zwei Häfen
option-discs = Wer die Scheiben legt
option-discs-first_game = sie liegen wie beim ersten Spiel vorgegeben
option-discs-free = ihr legt sie selbst
option-extra_signal_disc = Zusätzliche Signalscheiben (leichter)
option-extra_signal_disc-0 = keine
option-extra_signal_disc-1 = eine, zuletzt gelegt
option-removed_departure_cards = Ungesehen entfernte Fahrplanweisungen (mehr machen es schwerer)
option-time_tokens = Zeitplättchen auf der vollen Uhr (mehr machen es leichter)
option-goods = Waren, die zum Sieg nötig sind
option-goods-8 = acht
option-goods-10 = zehn, die Herausforderung
option-location_tiles = Ortsplättchen
option-location_tiles-none = nicht im Spiel
option-location_tiles-random_numbers = gemischte Startzahlen
option-location_tiles-instead_of_dice = gezogen statt gewürfelt
option-hidden_hands = Verdeckte Hände
option-hidden_hands-no = alle Hände liegen offen
option-hidden_hands-yes = jeder sieht nur die eigenen Karten
option-first_player = Wer beginnt
option-first_player-random = der Zufall entscheidet
option-solo = Allein spielen
option-solo-one_hand = mit einer einzigen Hand
option-solo-two_hands = mit zwei Händen im Wechsel
