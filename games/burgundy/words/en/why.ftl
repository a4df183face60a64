### Why something is not allowed.

chance-only = Chance decides that.
set-up-over = You can choose duchies and start castles only before the game starts.
no-effect = You have no { $means } to use now.
no-white-castle = You use the white die only when you place a white castle.
no-ship = You load goods only when you place a ship.
no-crane = You copy a building only when you place the crane.
no-geese = You choose a species only when you place geese in a pasture with several.
no-hire = You can buy workers only if you have monastery 28.
not-your-turn = You can buy workers only in your own turn.
no-overflow = You choose goods only when there is not enough room for all of them.
no-discard = You discard a tile only to make room for a new one.
no-cards = You put your route cards in order only before the game, and only if this table plays that way.
not-at-this-table = You cannot do that at this table: it belongs to an expansion that is not in play.
no-order = You choose an order only when several things follow from one action.
no-gain = You can buy points only when you gain some.
no-exchange = You can exchange goods only right after a ship has loaded.
nothing-to-give = You give up goods only for a tile from the black depot.
no-store = You choose a storage only when you gain a tile and both have room.
store-full = There is no room left in that storage.
partners-tile = That tile is in { $partner }’s own storage: { $tile }. Only { $partner } can use it.
not-a-start-space = On duchy { $board } you start on the castle space with a 1 or on the one with a 6.
no-tribute = No tribute is due now.
no-colour = You take goods from every depot only with shield 5, when you place a ship.
no-shield = You do not have shield { $shield }.
nothing-to-pass = There is nothing to skip now.
not-by-this = The { $means } does not allow that.
board-first = Choose your duchy first.
store-first = First choose where your tile goes: your own storage or the shared one.
start-castle-first = Choose the space for your start castle first.
card-first = First choose the next card of your trade route.
discard-first = Your storage is full: discard a tile first.
load-first = Choose the depot your ship loads from first.
colour-first = First take goods from every depot with shield 5, or leave it.
tribute-first = First pay the tribute for your shields, or give them up.
shed-first = Your storage has three spaces again: discard a tile first.
name-first = First name the player whose monasteries also work for you.
keep-first = Choose the goods you load first.
order-first = First choose which effect comes first.
points-first = First choose how many points to buy.
exchange-first = First exchange five goods for a tile, or leave it.
give-first = First give up the goods for your tile.
crane-first = Use your crane first, or leave it unused.
geese-first = First choose the species that scores with your geese.
effect-first = Use the { $means } first, or pass.
castle-first = Take the action of your castle first.
white-first = Take the action of your white castle first.
route-first = Take the free action of your trade route first.
double-used = A double takes both dice, and you have already used one.
set-already = You have already set a die this turn.
same-value = That die already shows { $value }.
named-already = You have already named a player.
name-another = Name another player at this table.
not-due = You owe no tribute for shield { $shield }.
no-tribute-workers = You can pay tribute with workers only if you have shield 3.
shield-not-there = Shield { $shield } is not on depot { $depot }.
not-a-castle = You have no castle on { $space }.
no-colour-room = You have no room for those goods: { $good }.
die-used = That needs a die, and you have used yours.
not-black = You buy tiles from the black depot with silver.
black-only = You can only buy tiles from the black depot.
storage-empty = Your storage is empty: take a tile first.
not-stored = You do not have { $tile } in your storage.
tile-not-there = That tile is not in this depot.
wrong-colour = No tile in your storage belongs here ({ $land }).
wrong-kind = The { $means } does not take this kind of tile.
no-such-space = Duchy { $board } has no space { $space }.
dice-left = Use both dice before you end your turn.
castle-mandatory = You cannot skip the action of a castle.
white-mandatory = You cannot skip the action of a white castle.
not-copied = Your crane cannot copy that: { $tile }.
nothing-to-copy = That would do nothing now: { $tile }.
species-not-there = This pasture has none of those animals: { $species }.
route-mandatory = You cannot skip the free action of your trade route.
card-in-order = Card { $card } already has its place in your trade route.
not-your-card = Card { $card } was not dealt to you.
board-taken = Another player already has duchy { $board }.
not-dealt = Duchy { $board } was not dealt to you.
no-such-board = This edition has no duchy { $board }.
not-a-castle-space = That is not a castle space.
one-depot = Your ship loads from one depot.
not-neighbours = Depots { $one } and { $other } are not neighbours.
good-not-there = There are no more { $good } for you to load.
discard-old-only = You discard a tile from your storage, not the one you gain.
between-actions = You can only buy between the actions of your turn.
bought-already = You have already bought a tile this turn.
not-pending = That is not one of the things that follow now.
storage-full = Your storage is full.
hire-some = Pay at least 1 silver to buy workers.
no-worker-pay = You can pay with workers only if you have monastery 6.
no-mixed-pay = Pay with silver or with workers, not with both.
too-little-silver = That costs { $price } silver. You have { $have }.
too-few-to-pay = That costs { $price } workers. You have { $have }.
no-goods = You have no { $good }.
covered = Placed tiles stay for the whole game.
no-neighbour = A new tile must touch one that is already in your duchy.
town-has-one = This town already has { $tile }.
area-has-one = This area already has an inn.
depot-out-of-reach = Depot { $depot } takes a { $value }. Your die shows { $die }, and { $cost ->
    [one] 1 worker
   *[other] { $cost } workers
} would change it: you have { $have }.
space-out-of-reach = This space takes a { $value }. Your die shows { $die }, and { $cost ->
    [one] 1 worker
   *[other] { $cost } workers
} would change it: you have { $have }.
good-out-of-reach = { $good }: sold with a { $value }. Your die shows { $die }, and { $cost ->
    [one] 1 worker
   *[other] { $cost } workers
} would change it: you have { $have }.
double-out-of-reach = A double { $value } would cost { $cost ->
    [one] 1 worker
   *[other] { $cost } workers
}. You have { $have }.
