### The texts of The Castles of Burgundy's table.

tie_fewer = They are tied on points. { $name } has fewer empty spaces: { $n } against { $other }.
tie_more = They are tied on points. { $name } has more empty spaces: { $n } against { $other }.
tie_order = They are tied on points and on empty spaces. { $name } is further behind in the turn order.
tab_own = My duchy
tab_main = Market
empty = empty
space = space row { $row } column { $column }, { $land }, value { $value }, { $content }
place = the { $value } in row { $row }
onPlace = { $tile } on { $place }
free = free: { $places }
freeRow = { $values } in row { $row }
duchyOf = { $name }’s duchy
duchyList = What is in { $name }’s duchy
yourDuchy = Your duchy
duchyNumber = Duchy { $n }
covered = { $n } of { $of } spaces
areaPoints = Area points
chooseDuchy = Choose your duchy
mainBoard = Main board: phase { $phase }, round { $round }
mainBoardSetUp = Main board: set-up
phase = Phase { $phase }
phaseLabel = Phase { $phase }, round { $round }. A completed area scores { $bonus } extra points.
whiteDie = white die
whiteDieShows = White die, showing { $n }
whiteDieNone = White die, not rolled yet
roundGoods = Goods for the coming rounds: { $goods }
noRoundGoods = No goods for the coming rounds
depot_n = depot { $n }
depot_black = the black depot
from_n = from depot { $n }
from_black = from the black depot
to_n = to depot { $n }
to_black = to the black depot
depotLabel = depot { $n }, { $tiles } { $tiles ->
    [one] tile
   *[other] tiles
}, goods: { $goods }
depotGoods = goods in depot { $n }: { $goods }
blackLabel = Black depot, a purchase costs 2 silver
inDepot = { $tile }, { $depot }
emptyPlace = empty { $kind } place
bridge = Bridge · turn order
bridgeLabel = Turn order: { $order }
onBridge = { $name } on { $space }
bridgeStart = start
piles = Tiles left
pilesLabel = Tiles left in the piles: { $list }
pileBlack = black
bonusTiles = Bonus tiles
bonusLarge = large { $kind } bonus, { $points } points
bonusSmall = small { $kind } bonus, { $points } points
bonusTaken = { $what }, taken by { $name }
dice = Dice
dieShows = die { $n }
dieFirst = die { $n }, the first
dieSecond = die { $n }, the second
dieUsed = used die
storage = Storage
stored = { $tile }, in storage
storageEmpty = empty storage space
goods = Goods
goodsHeading = Goods
goodLabel = { $good } ×{ $n }, sold with a { $value }
noGoods = none
sold = sold { $n }
purse = Purse
silver = silver
workers = workers
silverWord = { $n ->
    [one] silver
   *[other] silver
}
workersWord = { $n ->
    [one] worker
   *[other] workers
}
silverLabel = { $n } silver
workersLabel = { $n } { $n ->
    [one] worker
   *[other] workers
}
summary = { $silver } silver · { $workers } { $workers ->
    [one] worker
   *[other] workers
}
clock = { $phase }·{ $round }
clockLong = phase { $phase }, round { $round } of 5
clockSetUp = set-up

kind_castle = castle
kind_mine = mine
kind_ship = ship
kind_building = building
kind_livestock = livestock
kind_monastery = monastery
land_castle = castle
land_mine = mine
land_ship = river
land_building = town
land_livestock = pasture
land_monastery = monastery
tile_warehouse = warehouse
    .the = the warehouse
tile_watchtower = watchtower
    .the = the watchtower
tile_carpenter = carpenter’s workshop
    .the = the carpenter’s workshop
tile_church = church
    .the = the church
tile_market = market
    .the = the market
tile_boarding-house = boarding house
    .the = the boarding house
tile_bank = bank
    .the = the bank
tile_town-hall = town hall
    .the = the town hall
tile_castle = castle
    .the = the castle
tile_mine = mine
    .the = the mine
tile_ship = ship
    .the = the ship
tile_monastery = monastery { $n }
tile_cow = { $n } cows
    .number = many
tile_sheep = { $n } sheep
    .number = many
tile_pig = { $n } pigs
    .number = many
tile_goat = { $edition ->
    [2011] { $n } hens
   *[2019] { $n } goats
}
    .number = many
good_turquoise = linen
    .start = Linen
good_violet = grapes
    .start = Grapes
good_pink = salmon
    .start = Salmon
good_red = apples
    .start = Apples
good_brown = casks
    .start = Casks
good_orange = honey
    .start = Honey
colour_turquoise = turquoise
colour_violet = violet
colour_pink = pink
colour_red = red
colour_brown = brown
colour_orange = orange
goodAndColour = { $good } ({ $colour })

deed_take = take
deed_place = place
deed_sell = sell
deed_workers = take workers
deed_buy = buy
deed_discard = discard
deed_ship = load
deed_keep = keep
deed_board = choose
deed_castle = found your duchy
deed_pass = pass
deed_end = end the turn
do_take = Take { $tile } { $from }
do_place = Place { $tile } on { $space }
do_sell = Sell { $good }
do_workers = Take workers
do_buy = Buy { $tile } { $from }
do_discard = Discard { $tile }
do_ship = Load from depot { $depot }
do_ship2 = Load from depots { $one } and { $other }
nothing_empty = Loads nothing: no goods are there
nothing_full = Loads nothing: you already hold three kinds
do_keep = Load { $good }
do_board = Play duchy { $n }
do_castle = Found your duchy on { $space }
do_pass = Leave it unused
do_end = End turn
by_die = with die { $n }
by_dieAs = with die { $n } as { $as }
by_castle = with the castle
by_warehouse = with the warehouse
by_carpenter = with the carpenter
by_church = with the church
by_market = with the market
by_town-hall = with the town hall
pay_alone = buy
pay_silver = buy with silver
pay_workers = buy with workers
pay_mixed = buy with silver and workers

button_workers = Take workers
button_pass = Leave unused
button_keep = Load { $good } ({ $n })

amount_points = { $n } { $n ->
    [one] point
   *[other] points
}
amount_silver = { $n } silver
amount_workers = { $n } { $n ->
    [one] worker
   *[other] workers
}

ask_turn2 = Use your dice, { $one } and { $other }.
ask_turn1 = Use your die, { $one }.
ask_turn0 = Your dice are used.
ask_castle = Your castle gives one more action.
ask_warehouse = The warehouse sells one kind of goods.
ask_carpenter = The carpenter takes a building.
ask_church = The church takes a tile.
ask_market = The market takes a tile.
ask_town-hall = The town hall places another tile.
ask_ship = Which depot does your ship load from?
ask_keep = You do not have room for all the goods.
ask_discard = Make room for { $tile }.
ask_board = Choose your duchy.
ask_start-castle = Where do you want your castle?
hint_turn2 = Take or place a tile, sell goods or take workers.
hint_turn2buy = Take or place a tile, sell, take workers, or buy for 2 { $coins }.
hint_turn0 = End the turn when you are ready.
hint_turn0buy = End the turn, or buy a tile for 2 { $coins } first.
hint_silver = silver
hint_coins = silver or workers
hint_castle = Take, place, sell or take workers, at any value.
hint_warehouse = Choose one of your goods.
hint_carpenter = Choose a marked building in any depot.
hint_church = Choose a marked mine, monastery or castle.
hint_market = Choose a marked ship or livestock.
hint_town-hall = Choose a stored tile and a space, without a die.
hint_ship = Choose a depot. You load the goods you have room for: three kinds at most.
hint_keep = Choose which goods to load.
hint_discard = Choose a stored tile. It leaves the game.
hint_board = Each has its own map.
hint_start-castle = Choose a castle space. Your first tiles go next to it.
selecting_store = Place { $tile }.
selecting_tile = Take { $tile }.
selecting_die = Use die { $n }.
selecting_depot = Depot { $n }.
selecting_space = Place on { $space }.
selected_tile = Drop it in your storage, or choose a die.
selected_space = Choose a marked tile in your storage.
selecting_good = Sell { $good }.
selecting_workers = Take workers.
selecting_pay_silver = Buy a tile for 2 silver.
selecting_pay_workers = Buy a tile for 2 workers.
selected_pay = Choose a marked tile.
selected_store = Choose a marked space.
selected_die = Choose a marked tile, space or good.
selecting_ship = Load from depot { $n }.
selected_ship = Alone, or together with a neighbour?
selected_depot = Choose one of its tiles.
wait_turn = { $name } is playing.
wait_over = The game is over.
wait_set-up = The table is being set.
wait_hint = You can look at everything in the meantime.

why_workers = Workers change a die when you use it.

log_workers = took workers
log_income = received income from the mines
log_finalScore = scored at the end of the game

source_livestock = livestock
source_watchtower = watchtower
source_area = size of the area
source_phase = phase bonus
source_colour = bonus tile
source_sale = sale of goods
source_goods = unsold goods
source_silver = silver
source_workers = workers
source_monastery = monastery
source_mine = mines
source_before = before

rule_livestock = Scores its animals, then scores all others of the same kind in the same pasture again.
rule_castle = Gives you one more action straight away, as with a die of any value.
rule_mine = Pays 1 silver at the end of each phase.
rule_ship = Loads the goods of one depot, three kinds at most, and moves you one space ahead in the turn order.
rule_warehouse = It lets you sell all your goods of one kind straight away, without a die.
rule_watchtower = It scores 4 points.
rule_carpenter = It lets you take a building from any numbered depot.
rule_church = It lets you take a mine, monastery or castle from any numbered depot.
rule_market = It lets you take a ship or livestock from any numbered depot.
rule_boarding-house = It gives you 4 workers.
rule_bank = It gives you 2 silver.
rule_town-hall = It lets you place one more tile from your storage, without a die.
rule_monastery1 = Your towns may hold any number of the same building.
rule_monastery2 = Each mine also pays 1 worker at the end of a phase.
rule_monastery3 = Each sale gives 2 silver instead of 1.
rule_monastery4 = Each sale also gives 1 worker.
rule_monastery5 = Your ships may load from two neighbouring depots.
rule_monastery6 = You may buy from any depot, for 2 silver or 2 workers.
rule_monastery6_2011 = You may buy from any depot, for 2 silver.
rule_monastery7 = Each livestock tile that scores gives you 1 extra point.
rule_monastery8 = Each worker may change a die by up to 2.
rule_monastery9 = When you place a building, you may change the die by 1 for free.
rule_monastery10 = When you place a ship or livestock, you may change the die by 1 for free.
rule_monastery11 = When you place a castle, mine or monastery, you may change the die by 1 for free.
rule_monastery12 = When you take a tile, you may change the die by 1 for free.
rule_monastery13 = When you take workers, you also gain 1 silver.
rule_monastery14 = When you take workers, you get 4 instead of 2.
rule_monastery15 = At the end: 2 points for each kind of goods you have sold.
rule_monastery15_2011 = At the end: 3 points for each kind of goods you have sold.
rule_monastery16 = At the end: 4 points for each warehouse in your duchy.
rule_monastery17 = At the end: 4 points for each watchtower in your duchy.
rule_monastery18 = At the end: 4 points for each carpenter’s workshop in your duchy.
rule_monastery19 = At the end: 4 points for each church in your duchy.
rule_monastery20 = At the end: 4 points for each market in your duchy.
rule_monastery21 = At the end: 4 points for each boarding house in your duchy.
rule_monastery22 = At the end: 4 points for each bank in your duchy.
rule_monastery23 = At the end: 4 points for each town hall in your duchy.
rule_monastery24 = At the end: 4 points for each species of livestock in your duchy.
rule_monastery25 = At the end: 1 point for each goods tile you have sold.
rule_monastery26 = At the end: 3 points for each of your bonus tiles.
rule_monastery26_2011 = At the end: 2 points for each of your bonus tiles.
rule_town = Takes buildings, each type only once per town.
rule_cloister = Takes monasteries, which change a rule or score at the end.
rule_silver = Two of them buy a tile from the black depot, once per turn. 1 point each at the end.
rule_workers = Each changes a die by 1 when you use it. 1 point for every two at the end.
rule_goods = A die of the same value sells all your goods of this kind, for points and 1 silver.
rule_bonus = The first player to cover all spaces of a kind wins the large bonus, the second the small one.
rule_phase = Each area completed in this phase scores { $n } extra points.
rule_black = Once per turn you may buy one of these tiles for 2 silver. It does not use a die.
rule_bridge = Players who are further along play earlier in the next round. Each ship moves you one space.
rule_white = The white die shows which depot gets the goods tile of the round.
rule_piles = How many tiles of each kind are still face down, black tiles last.

stage_final = Final scoring
stage_phaseE = End of phase E
stage_mines = Mines pay
stage_noMines = Nobody has a mine
stage_leftovers = Leftover tiles go
stage_leftovers_note = { $n } { $n ->
    [one] tile leaves
   *[other] tiles leave
} the game
stage_refill = The market refills
stage_refill_note = { $n } new { $n ->
    [one] tile
   *[other] tiles
}
stage_goods = unsold goods
stage_goods_note = 1 point each
stage_silver = silver
stage_silver_note = 1 point each
stage_workers = workers
stage_workers_note = 1 point for every two
stage_monastery = monasteries
stage_monastery_note = those that score at the end
uncounted = Not counted: areas you may still complete, bonus tiles and sales to come.
dieUsedShows = used die { $n }
