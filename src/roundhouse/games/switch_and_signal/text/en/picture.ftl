### Switch & Signal: what stands on the picture of a table, English.

picture-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }, { $left ->
        [0] the last
        [one] one card left
       *[other] { $left } cards left
    }
}
picture-clock = Time tokens: { $tokens } of { $clock }
picture-delivered = Delivered: { $done } of { $needed }
picture-depot = Depot
picture-helpers = Helpers
