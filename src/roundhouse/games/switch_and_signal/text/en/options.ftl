### Switch & Signal: what can be agreed before the game, English.

option-map = The map
option-map-europe = Central Europe, for the first games
option-map-north_america = North America, with two ports
option-discs = Who places the discs
option-discs-first_game = they lie as printed for a first game
option-discs-free = you place them
option-extra_signal_disc = Extra signal discs (easier)
option-extra_signal_disc-0 = none
option-extra_signal_disc-1 = one, placed last
option-removed_departure_cards = Departure cards removed unseen (more are harder)
option-time_tokens = Time tokens on a full clock (more are easier)
option-goods = Goods that win the game
option-goods-8 = eight
option-goods-10 = ten, the challenge
option-location_tiles = Location tiles
option-location_tiles-none = not used
option-location_tiles-random_numbers = shuffled start numbers
option-location_tiles-instead_of_dice = drawn instead of rolling the deployment dice
option-hidden_hands = Hands are hidden
option-hidden_hands-no = all hands lie open
option-hidden_hands-yes = you see only your own cards
option-first_player = Who begins
option-first_player-random = chance decides
option-solo = Playing alone
option-solo-one_hand = with a single hand
option-solo-two_hands = with two hands in turn
