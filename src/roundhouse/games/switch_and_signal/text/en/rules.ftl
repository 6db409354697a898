### Switch & Signal: the rules in short, English. One message per rule id: SW-7.5 is rule-SW-7-5.
### The value is the rule, .title its name. The same keys stand in the German catalogue.

rules-section-1 = Components
rules-section-2 = The board as a network
rules-section-3 = Set-up
rules-section-4 = A turn
rules-section-5 = The departure card
rules-section-6 = Deploying trains
rules-section-7 = How a train moves
rules-section-8 = Head-on collisions and start places
rules-section-9 = Cities, loading and delivery
rules-section-10 = Action cards
rules-section-11 = Drawing cards
rules-section-12 = Helpers
rules-section-13 = North America
rules-section-14 = Time tokens
rules-section-15 = End of the game
rules-section-16 = Options and variants
rules-section-17 = Rulings
rules-section-18 = Information and decisions

## 1 Components

rule-SW-1-1 = The board has two sides, and a game uses one of them: Europe or North America.
    .title = Two-sided board
rule-SW-1-2 = There are 81 action cards: 27 set a signal, 27 set a switch and 27 move a train.
    .title = Action cards
rule-SW-1-3 = There are 18 departure cards. Which symbols they show is known to everybody.
    .title = Departure cards
rule-SW-1-4 = There is one start card. It always lies on top of the departure cards when the game begins.
    .title = Start card
rule-SW-1-5 = There are nine trains: three fast black ones, three medium brown ones and three slow grey ones.
    .title = Nine trains
rule-SW-1-6 = Two ordinary dice with the faces 1 to 6 decide where a new train appears.
    .title = Deployment dice
rule-SW-1-7 = Every train colour has a movement die of its own: black 2, 3, 3, 4, 4, 5; brown 1, 2, 2, 3, 3, 4; grey 1, 1, 1, 2, 2, 3.
    .title = Movement dice
rule-SW-1-8 = There are twelve goods, three in each of the colours yellow, white, red and blue.
    .title = Twelve goods
rule-SW-1-9 = There are ten green signal discs; how many are on the board depends on the map and the options.
    .title = Signal discs
rule-SW-1-10 = There are 30 black switch discs, more than either map needs. Those left over are spares and have no use in the game.
    .title = Switch discs
rule-SW-1-11 = There are ten time tokens, so the station clock can never be set to more than ten.
    .title = Time tokens
rule-SW-1-12 = There are eleven location tiles with the numbers 2 to 12. Only the two tile variants use them.
    .title = Location tiles
rule-SW-1-13 = Three cover tiles mark used helpers: one for each helper of the map.
    .title = Cover tiles

## 2 The board as a network

rule-SW-2-1 = Cities, ports, start places and junctions are linked by lines of one or more track pieces. A train stands on a track piece, in a city or port, or on a start place; never on a junction or on a signal field.
    .title = Where trains stand
rule-SW-2-2 = Each track piece, each city and each start place has room for one train only.
    .title = One train per space
rule-SW-2-3 = From a start place exactly one line leads away. A city has at least one line; on both maps of this edition it has two or more.
    .title = Arms of places
rule-SW-2-4 = Three or four lines meet at a junction. Where three meet lies one switch disc, where four meet lie two: 26 discs in all on the Europe map, 24 on the North America map.
    .title = Junctions and discs
rule-SW-2-5 = A switch disc covers one arm of its junction and closes it. Two arms always stay uncovered; a train may run between these two, either way, and no other way through is open. A junction of three arms can thus be set in three ways, one of four arms in six.
    .title = What discs close
rule-SW-2-6 = The map says which pairs of arms a junction may join. On both maps of this edition these are all pairs; where another map lists fewer, no other setting is allowed.
    .title = Allowed settings
rule-SW-2-7 = Signal fields lie between two neighbouring spaces. One stands at every city on each of its arms, a few more stand out on the lines. A field with a disc is green, one without is red, and that holds for trains from both sides.
    .title = Signal fields
rule-SW-2-8 = Every track piece and every city a train enters takes one movement point. Junctions and signal fields take none. To run onto a start place a train needs one point as well.
    .title = Movement points
rule-SW-2-9 = On Europe the goods cities are Amsterdam, Berlin, Nuremberg and Paris, the port is Marseille. On North America the goods cities are Chicago, Dallas, Denver and Winnipeg, the ports are New York and San Francisco.
    .title = Goods cities, ports
rule-SW-2-10 = Each map has eleven start places with the numbers 2 to 12. On Europe number 6 is Calais, exactly three points away from Paris.
    .title = Start places

## 3 Set-up

rule-SW-3-1 = Choose the map before the game; for a first game it is Europe. The map decides which three helpers you have and whether the rules for North America apply.
    .title = Choosing the map
rule-SW-3-2 = With the first-game set-up every switch disc and every signal disc lies where the map says.
    .title = First-game discs
rule-SW-3-3 = With the free set-up you place the discs yourselves: one on a junction of three arms, two on different arms where four meet; then one signal disc on any field of each city, port included, and the other three on line fields, no more of them at cities.
    .title = Free disc set-up
rule-SW-3-4 = Signal discs on the board: eight on Europe (five at cities, three on lines), nine on North America (six at cities, three on lines).
    .title = Signal discs used
rule-SW-3-5 = Each of the four goods cities starts with two goods of its own colour, eight altogether. The others stay in the box.
    .title = Goods at the start
rule-SW-3-6 = The game starts with seven tokens on the station clock, all nine trains in the depot and all three helpers unused.
    .title = Clock and depot
rule-SW-3-7 = Shuffle the 18 departure cards and put two back into the box unseen. The other 16 form the face-down pile with the start card on top of it: you have 17 turns at most.
    .title = Departure pile
rule-SW-3-8 = Shuffle the 81 action cards and deal five to each player, however many you are. The rest is the draw pile.
    .title = Starting hands
rule-SW-3-9 = Whoever last had to wait for a freight train begins, otherwise the oldest. Here you choose the first seat beforehand, or chance decides.
    .title = First player
rule-SW-3-10 = Alone you either hold one hand and are active every turn, or two hands that take turns. All other rules stay as they are.
    .title = Solo game

## 4 A turn

rule-SW-4-1 = The active player goes through three steps in this order: reveal a departure card and carry it out, play action cards, draw action cards. Then the next player clockwise is active.
    .title = Three steps
rule-SW-4-2 = While the departure card is being carried out nobody may play action cards. Helpers may be used where their own rules permit it.
    .title = No cards yet
rule-SW-4-3 = A departure card that has been carried out goes face up on its discard pile and stays out of the game. Departure cards are never reshuffled.
    .title = Departure discard

## 5 The departure card

rule-SW-5-1 = Carry out the symbols from top to bottom: first deploy the new trains, then move the colours shown.
    .title = Top to bottom
rule-SW-5-2 = A colour symbol makes every train of that colour on the network run, also those in cities and on start places, and also one that this very card has just brought in. Trains in the depot do not run.
    .title = Whole colours run
rule-SW-5-3 = Roll the colour's die separately for each of its trains. If there are several, the active player decides which is next, always after the one before has come to rest.
    .title = Train by train
rule-SW-5-4 = If a colour is shown and all its trains are in the depot, nothing happens and nothing is paid.
    .title = Colour in depot
rule-SW-5-5 = One multi-coloured symbol: you name one colour and all its trains run. It may be a colour that has no train on the network.
    .title = One free colour
rule-SW-5-6 = Two multi-coloured symbols: you name two different colours in the order you like; a colour whose trains are all in the depot is allowed. The second need not be named until the first has run.
    .title = Two free colours
rule-SW-5-7 = Three multi-coloured symbols: all trains on the network run, colour by colour, in the order the active player chooses.
    .title = All colours run
rule-SW-5-8 = Colours printed on the card run in printed order. No train runs more than once for one departure card, and a train sent back to the depot meanwhile does not run for it any more.
    .title = Once per card

## 6 Deploying trains

rule-SW-6-1 = When the card shows a new train you must deploy one. Agree on its colour before the dice are rolled; if you cannot agree, the active player decides.
    .title = Deploying is compulsory
rule-SW-6-2 = Roll both deployment dice. Their sum is the number of the start place onto which a train of the chosen colour comes from the depot, facing along the only line there.
    .title = Rolling the place
rule-SW-6-3 = If a train already stands on that start place, no train is deployed and you lose two time tokens. The colours on the card still run.
    .title = Place occupied
rule-SW-6-4 = If there is no train in the depot, you roll no dice, turn over no location tile and lose two time tokens.
    .title = Depot empty
rule-SW-6-5 = While some colour still has a train in the depot, you may not choose a colour that has none there.
    .title = Only available colours
rule-SW-6-6 = The card with two new trains wants two different colours, each chosen, rolled for and placed before the next. A colour that found its place occupied counts as used. A deployment without an allowed colour in the depot fails and costs two tokens: with one colour left that is the second, with none left it is both, paid two and two.
    .title = Two new trains
rule-SW-6-7 = The start card deploys a black, a brown and a grey train, in this order, and moves nothing. Only for this card an occupied start place is rolled again until a free one comes up, at no cost.
    .title = The start card acts

## 7 How a train moves

rule-SW-7-1 = A train runs because of a departure card or a move card. In both cases you roll the die of its colour, and the train must use up all these points as far as it can.
    .title = Roll and run
rule-SW-7-2 = Outside cities a train only goes the way it faces. It never turns round on a track piece or a start place.
    .title = No turning round
rule-SW-7-3 = A train standing in a city may leave by any arm whose signal at that city is green, also by the one it arrived on.
    .title = Leaving a city
rule-SW-7-4 = For each movement point a train cannot use you lose one time token, unless another rule names a different price.
    .title = Lapsed points
rule-SW-7-5 = A train stops on the space before a red signal. Each point it has left then costs one time token.
    .title = Red signal
rule-SW-7-6 = A train crosses a junction only if the arm it arrives on is uncovered, and it goes on along the other uncovered arm. If its arm is covered it stops on the last piece before the junction, and each point left costs one time token.
    .title = Crossing a switch
rule-SW-7-7 = If the next space holds a train that faces the same way, stop on the space before it. Each point left costs one time token.
    .title = Train ahead
rule-SW-7-8 = If a train stands in the city ahead, stop on the space before it; each point left costs one time token. A train in a city faces no way, so this is never a head-on collision.
    .title = City occupied
rule-SW-7-9 = For every single step look first at the signal, then at the switch, and only then at the train on the next space. What lies beyond a red signal or a covered arm cannot be run into.
    .title = Order of checks
rule-SW-7-10 = An arm is a usable exit if its signal at the city is green and no train, whichever way it faces, stands on its first piece. With a usable exit the train must leave, and the active player picks any of them. Without one it stays, each point costs one token, and nothing collides.
    .title = Usable exits
rule-SW-7-11 = Out on the line there is nothing to choose: the switches alone show the way. During a move you decide only how a train leaves a city, and, where that is allowed, whether it passes through.
    .title = Switches decide
rule-SW-7-12 = The die comes first: you choose the exit from a city when you know how many points the train has.
    .title = Exit after roll

## 8 Head-on collisions and start places

rule-SW-8-1 = A moving train on a track piece or start place that still has points, while the next space holds a train facing it, collides head-on. Each point left costs two time tokens. The moving train goes to the depot and its good back to its city; the other train stays as it is.
    .title = Head-on collision
rule-SW-8-2 = Two trains nose to nose have not collided as long as the move ended there with no point left. The one that runs next collides if the way is still not clear.
    .title = Nose to nose
rule-SW-8-3 = Whether two trains face each other is judged on the space ahead: compare how the standing train faces there with how the moving train would enter it. Across a junction, look at the arm it would come out on.
    .title = Facing each other
rule-SW-8-4 = A train that runs onto a free start place costs exactly two time tokens, no matter how many points are left. It goes to the depot and its good back to its city.
    .title = Onto start places
rule-SW-8-5 = A train on a start place faces out onto the line. Running into it is a head-on collision, so SW-8.1 applies and not SW-8.4.
    .title = Occupied start place

## 9 Cities, loading and delivery

rule-SW-9-1 = On Europe every train stops in the first goods city or port it enters. The points it has left are lost without cost.
    .title = Cities stop trains
rule-SW-9-2 = On Europe a train that enters the port goes to the depot at once, loaded or empty. If it is loaded, its good is delivered first.
    .title = Entering the port
rule-SW-9-3 = A train that went back to the depot can be deployed again later.
    .title = Trains come back
rule-SW-9-4 = Goods are loaded only by spending a card (SW-10.6), never just by arriving. A train carries one good at most and cannot put it down or exchange it in a goods city.
    .title = One good each
rule-SW-9-5 = To enter a city, too, a train needs green: the city's signal on the arm it arrives by.
    .title = Green to enter
rule-SW-9-6 = When a loaded train is taken off the network without delivering, its good goes back to the goods city of its colour and can be loaded again at once.
    .title = Goods return

## 10 Action cards

rule-SW-10-1 = The active player plays as many cards of their own hand as they like, none or all. Each action is finished before the next one is chosen.
    .title = Any number
rule-SW-10-2 = A signal card: pick up one signal disc from the board and make any other red field green with it. Afterwards no city may be without a disc on its own fields, so a city's only disc can move only to another field of that city.
    .title = Set signal
rule-SW-10-3 = A switch card: choose one junction and give it any other allowed setting. At a junction of four arms the one card moves both discs if you wish. Leaving it as it was does not count.
    .title = Set switch
rule-SW-10-4 = A move card: choose any train on the network, roll its die and run it. Further cards may move the same train again.
    .title = Move train
rule-SW-10-5 = Two cards of any kind together serve as one signal, switch or move card, even if one of them would have done on its own.
    .title = Two cards instead
rule-SW-10-6 = Any card, whatever it shows, pays for loading: one of the goods waiting in a city goes into an empty train that stands there.
    .title = Load a good
rule-SW-10-7 = You may move a disc even if a train is stuck afterwards. The signal right in front of a train or behind it may be taken as well.
    .title = Trains may strand
rule-SW-10-8 = Cards that were played lie face up on the discard pile of the action cards.
    .title = Action discard
rule-SW-10-9 = Nobody can take back a decision once a roll or a revealed card has followed it. What the same player did after that with discs, switches and loading can be taken back step by step.
    .title = Taking back

## 11 Drawing cards

rule-SW-11-1 = End the turn by drawing five action cards, but never above ten in hand: whoever holds seven draws three, whoever holds ten draws none.
    .title = Drawing cards
rule-SW-11-2 = When a card is needed and the draw pile is empty, shuffle the discard pile into a new one, if need be in the middle of drawing, but not sooner.
    .title = New draw pile

## 12 Helpers

rule-SW-12-1 = Each map has three helpers. Each may be used once in the whole game, by the active player in their own turn; several in one turn are fine. A used helper is covered and gone.
    .title = Once per game
rule-SW-12-2 = Logistician (Europe): cancel a movement roll and roll again; the new number counts. Decide after the roll and before the train moves, be it for a departure card or a move card.
    .title = The Logistician
rule-SW-12-3 = Dispatcher (Europe): from any moment of your turn to its end trains may pass through cities on green, under SW-13.3 and SW-13.4, or stop there at no cost; you may still decide after a roll or when a train has just entered a city with points left. In the port a loaded train always unloads and goes to the depot. An empty one may pass; if it stops there, for any reason, it goes to the depot at no cost.
    .title = The Dispatcher
rule-SW-12-4 = Conductor (Europe): all trains of one colour on the departure card stand still, also one the card deploys later. Decide before the first train of that colour is rolled. A colour for a multi-coloured symbol counts once it has been named. The colour need not have a train on the network.
    .title = The Conductor
rule-SW-12-5 = Track warden (North America): put the revealed card face down under the pile and obey the next one instead. Only before anything on it has been done (a symbol without effect counts as done), never for the start card, never when the pile is empty. Helpers used on that card stay used; everybody knows the bottom card.
    .title = The Track warden
rule-SW-12-6 = Shunter (North America): choose a free start place for one new train instead of rolling or drawing a location tile. This also works for a train of the start card, even in place of a free reroll. If a later start tile names that place, draw the next tile at no cost.
    .title = The Shunter
rule-SW-12-7 = Train dispatcher (North America): one single train that the departure card would move stands still. Decide before it is rolled: for a printed colour at any time from the reveal, for a multi-coloured symbol (also on the card with three) once its colour has been named.
    .title = The Train dispatcher

## 13 North America

rule-SW-13-1 = North America has two ports. You deliver one good of each colour to San Francisco and one of each colour to New York.
    .title = Two ports
rule-SW-13-2 = Trains may always pass through cities on green signals. They may stop in a city instead, and points given up that way cost nothing.
    .title = Passing cities
rule-SW-13-3 = Entering needs green and a free city as ever, and takes one point. To go on in the same move the train needs a usable exit other than the arm it came by, and a point for that exit's first piece; otherwise it stops in the city at no cost. Points lost further on cost as usual.
    .title = How passing works
rule-SW-13-4 = Nothing is loaded in passing. Stop, spend a card to load, and use another card to move on.
    .title = No loading passing
rule-SW-13-5 = Empty trains may stop in a port or pass through it. They are not sent to the depot, and while one stands there the port is occupied.
    .title = Empty at ports
rule-SW-13-6 = A loaded train that reaches a port which still wants its colour unloads and goes to the depot. If the port does not want the colour, the good stays on the train, which then stops or passes like an empty one.
    .title = Loaded at ports
rule-SW-13-7 = Nine signal discs are used and the map has helpers of its own. All else is as on Europe.
    .title = Otherwise as Europe

## 14 Time tokens

rule-SW-14-1 = You lose one token for a lapsed point, two for a lapsed point in a head-on collision, two for a deployment that fails, and two for running onto a start place.
    .title = What costs tokens
rule-SW-14-2 = When the last token leaves the clock, play pauses: the top departure card goes to the box unseen, then all tokens return to the clock.
    .title = Empty clock
rule-SW-14-3 = If you owe more tokens than lie on the clock, the missing ones are taken from the refill. Each emptying costs another departure card. Two examples with seven tokens: two are there and three are due, so six are there afterwards and one card is gone; one is there and ten are due, so five are there afterwards and two cards are gone.
    .title = Owing more
rule-SW-14-4 = Pay at once, in the middle of the step, then go on. In a collision or on a start place you pay before the train and its good are taken away.
    .title = Pay at once
rule-SW-14-5 = A full clock holds as many tokens as you chose at the start: seven, eight, nine or ten.
    .title = Clock size

## 15 End of the game

rule-SW-15-1 = You win the moment the last good you need is delivered, even in the middle of a departure card.
    .title = Winning the game
rule-SW-15-2 = If the turn in which the last departure card was revealed ends without a win, you have lost. It ends after step 2; nothing is drawn any more.
    .title = Last turn over
rule-SW-15-3 = If a departure card has to go and the pile has none left, you lose on the spot, without playing the turn to its end.
    .title = No card left
rule-SW-15-4 = If removing a card empties the pile, the present turn is the last. If a payment loses the game nothing follows: the clock shows zero, and the train stays where it is with its load. A departure card the end of the game cuts short stays open in front of the active player.
    .title = How it ends
rule-SW-15-5 = To win on Europe deliver two goods of each colour to Marseille. On North America deliver one of each colour to each of the two ports (SW-13.1).
    .title = The goal

## 16 Options and variants

rule-SW-16-1 = To make it easier, combine as you like: one more signal disc (placed last by the active player on any red field, also with first-game discs), only one or no departure card removed, a clock of eight, nine or ten tokens.
    .title = Easier game
rule-SW-16-2 = To make it harder, remove three or more departure cards at the start, up to eight.
    .title = Harder game
rule-SW-16-3 = Ten goods: every goods city starts with three. You need two of each colour and two more of any colour. On North America each port takes one of each colour and one further good of any colour; it wants a colour that it does not have yet, and any colour while the place for the further good is free.
    .title = Ten goods
rule-SW-16-4 = Shuffled numbers: the eleven location tiles are laid out at random on the start places. For the whole game they replace the printed numbers.
    .title = Shuffled start numbers
rule-SW-16-5 = Tiles instead of dice: three tiles, drawn in turn, place the first black, brown and grey train. Then all eleven are shuffled, and each deployment turns up the next, once the colour is chosen. An occupied place costs two tokens and uses the tile up. An empty stack is reshuffled only when a tile is needed. Not together with SW-16.4.
    .title = Tiles, no dice
rule-SW-16-6 = Every set of options carries a label of its difficulty, worked out from simulated games and shown before the start.
    .title = Difficulty label

## 17 Rulings

rule-SW-A1 = A switch disc closes one arm of the junction, the one it lies on, and not a passage between two arms.
    .title = Disc closes arm
rule-SW-A2 = If the only green exit of a city has an oncoming train on its first piece, there is no collision: the train in the city stays, and each point costs one token.
    .title = Blocked city exit
rule-SW-A3 = You may not keep a train in a city when it can leave: with a usable exit it has to go.
    .title = Must leave
rule-SW-A4 = You choose the exit from a city after the roll, not before.
    .title = Roll, then exit
rule-SW-A5 = Running at a train that waits on a start place is a head-on collision at two tokens for each point left.
    .title = Waiting train ahead
rule-SW-A6 = A debt larger than a full clock empties it more than once, and each time costs a departure card.
    .title = Big debts
rule-SW-A7 = While the Dispatcher is at work, loaded trains still unload in Marseille and leave the board. Empty ones may run through.
    .title = Dispatcher and Marseille
rule-SW-A8 = If a port has no more use for a train's colour, the train is treated there like an empty one. It keeps its good.
    .title = Good not wanted
rule-SW-A9 = If a port wants the good on a train, the train cannot run through. It unloads there.
    .title = No passing loaded
rule-SW-A10 = A train that passes through a city cannot leave it by the arm it came in on. To turn round it has to stop there.
    .title = No turning passing
rule-SW-A11 = Where trains may pass, stopping in a city by choice costs no tokens, whatever points are left.
    .title = Free chosen stop
rule-SW-A12 = The two colours of a card with two multi-coloured symbols need not be named together. You may wait with the second until the first has run.
    .title = Name colours singly
rule-SW-A13 = When a train has to be deployed and some colour can be, one of those must be chosen. A colour without a train in the depot is no way out.
    .title = Deployable colour only
rule-SW-A14 = The start card moves no trains: it only deploys them.
    .title = Start card moves nothing
rule-SW-A15 = The Track warden cannot put away the start card, and cannot act when no card is left to turn up.
    .title = Track warden's limits
rule-SW-A16 = An action that changes nothing, such as giving a switch the setting it already has, is not allowed.
    .title = No empty actions
rule-SW-A17 = Two cards used as one may be any two cards. They need not be of the same kind, whatever you may read elsewhere.
    .title = Any two cards
rule-SW-A18 = Europe is played with eight signal discs, as the rulebook has it, not with seven.
    .title = Eight discs
rule-SW-A19 = You may talk about your cards whenever you like, so all hands lie open. A table may decide to hide them.
    .title = Open hands
rule-SW-A20 = In one move a train may pass through any number of cities as long as its points last.
    .title = Many cities
rule-SW-A21 = If the first train of a two-train card finds its start place occupied, the second must still be of a different colour.
    .title = Failed colour counts
rule-SW-A22 = The two tile variants cannot be played together.
    .title = One tile variant
rule-SW-A23 = That a city stops a train free of charge does not cover points lost later, once the train has passed it.
    .title = After passing

## 18 Information and decisions

rule-SW-18-1 = Open to all: the board with trains and loads, tokens, all hands, both discard piles, the size of every pile, the list of all 18 departure cards, and a bottom card put there by the Track warden. If the table hides hands, each player sees only their own cards, and talking stays free.
    .title = What everybody sees
rule-SW-18-2 = Unknown to all: the order of the departure cards, action cards and location tiles, which cards are in the box, and every coming roll. A known bottom card stays known even when it goes to the box. After the end a replay may show everything.
    .title = What nobody knows
rule-SW-18-3 = The active player has the last word on colours, order, exits, helpers and cards, and nobody else is asked. The others may suggest, vote and point things out.
    .title = The last word
rule-SW-18-4 = You are asked for: the colour of a new train, the colour for a multi-coloured symbol, the next train of a colour, the exit from a city, passing or stopping, the use of a helper, an action or the end of the actions, and the place of a disc at set-up.
    .title = What is decided
rule-SW-18-5 = Every chance event, be it cards, dice or tiles, is drawn by the table and never by a player, and stands in the game's record.
    .title = Chance on record
