### Village Line, a probe of the kernel: English.

## Rules

rule-DP-1-1 = Everybody begins with the agreed coins and one tile; then it is turn after turn around the table.
    .title = Beginning and turns
rule-DP-2-1 = Taking a tile means the one on top of the pile, whose back all can see. Only its holder sees the front. Nobody holds more than two.
    .title = Taking a tile
rule-DP-3-1 = Only a tile of one's own hand can be built or thrown away.
    .title = One's own tiles
rule-DP-3-2 = Building costs the price of the tile in coins.
    .title = The price
rule-DP-3-3 = Each field has room for one tile.
    .title = One tile on a field
rule-DP-3-4 = The first tile may stand anywhere, each further one beside a tile that stands already.
    .title = Growing together
rule-DP-4-1 = A tile is thrown away face up and brings one coin.
    .title = Throwing away
rule-DP-5-1 = Whoever builds picks up travellers waiting on the field or beside it, one after another, as many as the tile has room for.
    .title = Travellers
rule-DP-6-1 = When the pile is used up, the thrown tiles are mixed and make a new one, once in a game.
    .title = The new pile
rule-DP-7-1 = The game ends when the board is full or no tile is left. Coins and travellers count, tiles still in the hand cost their price.
    .title = End and scores

## Reasons

why-hand_is_full = Your hand already holds { $tiles } tiles.
why-not_your_tile = Tile { $tile } is not in your hand.
why-too_expensive = Tile { $tile } costs { $price }, you have { $coins }.
why-field_is_taken = There is a tile on { $field } already.
why-field_stands_alone = { $field } has no tile beside it.
why-traveller_has_left = { $traveller } has left already.
why-traveller_waits_elsewhere = { $traveller } does not wait there.
why-full_board = All fields are built on; the best score is { $points }.
why-no_more_tiles = No tiles are left; the best score is { $points }.
why-coins_kept = Coins: { $coins }
why-traveller_brought = { $traveller } travelled along
why-tile_unbuilt = A { $front } was never built

## Events

event-back_shown = The next tile shows a { $back } back.
event-taken = { $seat } takes tile { $tile }.
event-front_seen = Tile { $tile } is a { $front }.
event-built = { $seat } builds tile { $tile }, a { $front }, on { $field }.
event-thrown = { $seat } throws away tile { $tile }, a { $front }.
event-boarded = { $traveller } travels with { $seat }.
event-pile_renewed = The { $tiles } thrown tiles make a new pile.
event-ended = The game is over: { $because }

## Questions and moves

ask-turn = { $seat }: take a tile, build one or throw one away?
ask-boarding = { $seat }: who travels along?
move-take = take the top tile
move-build = build { $tile } on { $field }
    .name = build
move-throw = throw { $tile } away
    .name = throw away
move-board = pick up { $traveller }
    .name = pick up
move-stop = nobody more
step-tile = which tile
step-field = on which field
step-traveller = which traveller

## Words

word-front-halt = halt
word-front-market = market
word-front-mill = mill
word-front-tower = tower
word-front-bridge = bridge
word-back-plain = plain
word-back-ornate = ornate
word-traveller-anna = Anna
word-traveller-boris = Boris
word-traveller-clara = Clara
word-traveller-dora = Dora
word-traveller-emil = Emil
word-traveller-fritz = Fritz
draw-back = the back of the next tile
draw-tile = the front of a tile
option-coins = Coins at the start
option-coins-3 = three
option-coins-5 = five
ending-full_board = The board is full. Winner: { $winners }.
    .name = board full
ending-no_more_tiles = No tiles are left. Winner: { $winners }.
    .name = no tiles left
