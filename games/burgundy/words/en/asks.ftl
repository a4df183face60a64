### What the expansions ask, and the names of their things.

ask_store = Where will you put { $tile }?
hint_store = Your own storage is only for you. Your partner may use what is in the shared one.
ask_crane = Your crane works as any building.
hint_crane = Choose the building whose effect you want.
ask_geese = Which animals score with your geese?
hint_geese = Choose one species of this pasture.
ask_white = Your white castle gives one action with a { $n }.
hint_white = Take, place, sell or take workers. Workers change the value for you.
ask_route = Your trade route gives one free action.
hint_route = Take, place, sell or take workers, at any value.
ask_bonus_carpenter = Route bonus: take a building.
ask_bonus_church = Route bonus: take a mine, monastery or castle.
ask_bonus_market = Route bonus: take a ship or livestock.
ask_bonus_warehouse = Route bonus: sell one kind of goods.
ask_bonus_town-hall = Route bonus: place a stored tile.
ask_card = Choose the next card of your trade route.
hint_card = The cards form one road, from left to right.
ask_target = Target reached: one free action.
hint_target = Take, place, sell or take workers, at any value, or leave it unused.
ask_reward = Colour complete: place a tile from the black depot.
hint_reward = Choose one of its tiles, then a space. It costs nothing.
ask_shield14 = Shield 14: place a tile straight from a depot.
hint_shield14 = Choose a tile in a numbered depot, then a space.
ask_shield15 = Shield 15: place a tile straight from the black depot.
hint_shield15 = Choose one of its tiles or an inn, then a space.
ask_first = What comes first?
hint_first = Several things follow. You choose their order.
ask_points = You gain { $count } { $count ->
    [one] point
   *[other] points
}. Buy more?
hint_points = Each further point costs 1 silver.
ask_exchange = Exchange five goods for a tile?
hint_exchange = Choose a tile in the black depot. It goes face down in your storage.
ask_give = Give up { $count } { $count ->
    [one] more goods tile
   *[other] goods tiles
}.
hint_give = Choose among your goods, one at a time.
ask_load = Shield 5: load one kind from every depot.
hint_load = Choose the goods, or leave it unused.
ask_tribute = Tribute is due for your shields.
hint_tribute = Pay for each shield, or give it up.
ask_shed = Your storage has three spaces again.
hint_shed = Choose a tile to discard.
ask_name = Shield 6: whose monasteries work for you too?
hint_name = You name one player, once and for all.
selecting_settle = Place { $tile }.
selecting_shield = Take shield { $n }.
selected_shield = Choose one of your castles.
hint_double = Your double { $n } can take a shield.
hint_makeDouble = Workers can make a double, which takes a shield.
hint_setDouble = Shield 16 can make a double, which takes a shield.
selected_double = Your { $one } and { $other } count as a double { $n }.
selecting_hire = Buy workers.
selecting_set = Set a die with shield 16.
selecting_points = Buy points.
selecting_exchange = Exchange five goods for { $tile }.
selecting_give = Give up { $good }.
shieldTake = { $shield }, on depot { $depot }
storedShared = { $tile }, in the shared storage
removedTile = removed by the white die: { $tile }
exchangeRule = After a ship: five goods for a tile from the black depot. It goes face down in your storage and fits any space.
exchangeNow = Choose a tile in the black depot now.
plays_1 = plays first
plays_2 = plays second
plays_3 = plays third
plays_4 = plays fourth
means_d = die
means_white = white castle
    .the = the white castle
means_route = trade route
    .the = the trade route
means_target = free action
    .the = the free action
means_double = double
    .the = the double
means_shield14 = shield 14
means_shield15 = shield 15
means_reward = reward
    .the = the reward
tab_target = Target
wait_won = All { $of } spaces are covered: you have won.
wait_lost = { $n } of { $of } spaces are covered: the river has won this time.
hint_shipAll = Choose a depot. You load all its goods, and the goods in the others leave the game.
