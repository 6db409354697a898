### Switch & Signal: the moments that decided a game, English. $because is a whole sentence, or nothing.

moment-last-good = Turn { $turn }: the last good arrives, { $total } of { $needed }.
moment-good = Turn { $turn }: good number { $total } arrives; { $needed } were needed.
moment-loss = Turn { $turn }: { $tokens } time tokens lost at one stroke. { $because }
moment-loss-card = Turn { $turn }: { $tokens } time tokens lost at one stroke, and with them a departure card. { $because }
moment-card = Turn { $turn }: the clock runs empty { $boxed ->
    [one] for the only time
   *[other] for the last of { $boxed } times
}; { $left ->
    [0] no departure card is left.
    [one] one departure card is left.
   *[other] { $left } departure cards are left.
}
