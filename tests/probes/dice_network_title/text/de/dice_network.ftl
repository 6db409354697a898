### Würfelnetz, eine Probe: die Texte auf Deutsch.

rule-DN-1 = Alle gewinnen gemeinsam, sobald jeder Zug zu Hause ist.
    .title = Ziel
rule-DN-2 = Reihum hat jeder Platz zwei Aktionen. Sind die verabredeten Runden vorbei, ist das Spiel verloren; jeder Platz kommt mindestens zweimal dran.
    .title = Reihenfolge
rule-DN-3 = Die Weiche eines Ortes führt zu einem seiner Nachbarn. Sie zu stellen ist eine Aktion.
    .title = Weichen
rule-DN-4 = Ein Zug fährt über ein Gleis seines Ortes los, zu einem Nachbarn, an dem kein Zug steht.
    .title = Abfahrt
rule-DN-5 = Eine Abfahrt kostet eine Kohle, eine eigene oder eine aus dem gemeinsamen Vorrat.
    .title = Kohle
rule-DN-6 = Der Würfel des Zuges sagt, wie viele Gleise er fährt. Weichen führen ihn weiter.
    .title = Die Fahrt
rule-DN-7 = Eine Fahrt endet zu Hause, vor einem anderen Zug und wo die Weiche geradewegs zurückführt; der Rest verfällt.
    .title = Halte
rule-DN-8 = Wen ein anderer Zug aufhält, der kostet alle eine Verspätungsmarke. Ohne Marken ist das Spiel verloren.
    .title = Verspätung
rule-DN-9 = Statt etwas anderem darf ein Platz eine Kohle nehmen, bis er drei hat.
    .title = Rast

why-no_points_here = { $node } hat nur ein Gleis.
why-not_next_to_it = { $node } liegt nicht neben { $other_node }.
why-points_lead_there = Die Weiche in { $node } führt schon nach { $other_node }.
why-no_coal_left = Weder du noch der Vorrat hat Kohle.
why-no_own_coal = Du hast keine Kohle.
why-no_shared_coal = Der Vorrat hat keine Kohle.
why-train_is_home = { $train } ist zu Hause.
why-train_ahead = In { $node } steht { $other_train }, im Weg: { $train }.
why-bunker_is_full = Mehr als { $coal } Kohle hältst du nicht.
why-train_gets_home = { $train } ist in { $node } zu Hause.
why-points_lead_back = Die Weiche in { $node } führt zurück.
why-points_used_up = Alle { $points } Punkte sind gefahren.
why-all_trains_home = Jeder Zug ist zu Hause.
why-no_tokens_left = Es ist keine Verspätungsmarke mehr da.
why-no_turns_left = Die Runden sind vorbei.
why-too_few_turns = { $turns } Runden sind zu wenig für { $seats } Plätze.
why-trains_at_home = Züge zu Hause: { $trains }
why-tokens_left = Übrige Verspätungsmarken: { $tokens }

event-points_set = { $seat } stellt die Weiche in { $node } nach { $other_node }.
event-train_sent = { $seat } schickt los: { $train } nach { $node }, bezahlt: { $pay }.
event-coal_taken = { $seat } nimmt eine Kohle.
event-train_ran = { $train }: { $steps } Gleise gefahren, { $lapsed } verfallen. { $because }
event-token_lost = Eine Verspätungsmarke weniger, noch { $tokens }. { $because }

ask-action = Was tust du?
move-set = die Weiche in { $node } nach { $to } stellen
    .name = Weiche stellen
move-send = losschicken: { $train } nach { $exit }, bezahlt: { $pay }
    .name = einen Zug losschicken
move-rest = eine Kohle nehmen
step-node = Ort
step-to = nach
step-train = Zug
step-exit = über das Gleis nach
step-pay = bezahlt

word-train-slow = der Bummelzug
word-train-fast = der Eilzug
word-train-goods = der Güterzug
word-pay-own = eigene Kohle
word-pay-shared = Vorrat

option-map = Karte
option-map-ring = der Ring
option-map-cross = das Kreuz
option-tokens = Verspätungsmarken
option-turns = Runden

ending-won = Gewonnen. { $because }
ending-lost_tokens = Verloren. { $because }
ending-lost_time = Verloren. { $because }
draw-die = der Würfel eines Zuges
