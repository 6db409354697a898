### Switch & Signal: was vorher gesagt wird, Deutsch. `faces` von `sides` sind Seiten eines Würfels.

## Was ein Wurf für einen Zug bringen kann

why-ahead_may_lose = Bei { $faces } von { $sides } Seiten des Würfels verliert { $train } das Spiel.
why-ahead_may_empty_clock = Bei { $faces } von { $sides } Seiten des Würfels leert { $train } die Uhr, und eine Fahrplanweisung geht verloren.
why-ahead_may_collide = Bei { $faces } von { $sides } Seiten des Würfels stößt { $train } mit einem anderen Zug zusammen.
why-ahead_may_leave = Bei { $faces } von { $sides } Seiten des Würfels fährt { $train } auf einen Startort hinaus.
why-ahead_may_deliver = Bei { $faces } von { $sides } Seiten des Würfels kann { $train } die Ware abliefern.

why-ahead_may_fail = In { $faces } von { $sides } Fällen ist der Startort besetzt; das kostet { $tokens ->
    [one] ein Zeitplättchen
   *[other] { $tokens } Zeitplättchen
}.

## Was eine Karte ändern würde

why-ahead_strands = { $train } könnte gar nicht mehr fahren.
why-ahead_frees = { $train } könnte wieder fahren.
why-ahead_takes_light = { $signal } hielte { $train } auf: Dieser Zug braucht das Grün.
why-ahead_collides = { $train } stieße bei { $faces } von { $sides } Seiten des Würfels mit einem anderen Zug zusammen.
why-ahead_parts = { $train } stieße mit keinem Zug mehr zusammen.
why-ahead_nearer_port = { $train } könnte bei { $faces } von { $sides } Seiten des Würfels abliefern statt bei { $old_faces }.
why-ahead_farther_port = { $train } könnte nur noch bei { $faces } von { $sides } Seiten des Würfels abliefern statt bei { $old_faces }.
why-ahead_no_port = { $train } könnte die Ware nicht mehr abliefern.
why-ahead_cheaper = { $train } kostete schlimmstenfalls { $worst ->
    [one] ein Zeitplättchen
   *[other] { $worst } Zeitplättchen
} statt { $old_worst }.
why-ahead_dearer = { $train } kostete schlimmstenfalls { $worst ->
    [one] ein Zeitplättchen
   *[other] { $worst } Zeitplättchen
} statt { $old_worst }.
why-ahead_rather_cheaper = { $train } wäre bei manchen Würfen billiger.
why-ahead_rather_dearer = { $train } wäre bei manchen Würfen teurer.
why-ahead_other_way = { $train } führe anderswohin.
why-ahead_spared = { $train } bleibt stehen; die Fahrt könnte { $worst ->
    [one] ein Zeitplättchen
   *[other] bis zu { $worst } Zeitplättchen
} kosten.
why-ahead_held_back = { $train } bleibt stehen; auch die Fahrt hätte nichts gekostet.

## Was vor einem Zug liegt

why-here_pieces = { $count ->
    [one] Ein Gleisstück.
   *[other] { $count } Gleisstücke.
}
why-here_green = { $signal } zeigt Grün.
why-here_red = { $signal } zeigt Rot.
why-here_junction = { $junction } ist auf { $setting } gestellt.
why-here_closed = { $junction } ist von dieser Seite gesperrt.
why-here_train = Dann { $other_train } auf { $place }.
why-here_city = Dann { $city }.
why-here_start = Dann der Startort { $start }.
why-here_exit = { $arm } ist frei.
why-here_exit_red = { $arm } zeigt Rot.
why-here_exit_taken = { $arm } versperrt { $other_train }.
