### What the tutorial of The Castles of Burgundy says.

yourDice = Your dice show { $dice }.
yourDie = Your die shows { $die }.
advice = My advice: { $deed } { $how }.
adviceShort = My advice: { $deed }.
costs = It costs you { $list }.
gains = You gain { $list }.

welcome = Welcome to your duchy
welcome_text = This land is yours to fill. The castle in the middle is your first tile, and every new tile must touch one that is already there. The game has five phases of five rounds, so you have 25 turns. The player with the most points at the end wins.
market = The market on the river
market_text = There are six depots, one for each number on a die. They are refilled at the start of every phase. The dark island in the middle is the black depot. You buy tiles there with silver.
dice = Your two dice
dice_text = { $dice } Each die is one action: take a tile from the depot with its number, place a stored tile on a space with its number, sell goods with its number, or take two workers. You can do the same thing twice.
workers = Workers change dice
workers_text = You have { $n } { $n ->
    [one] worker
   *[other] workers
}. Each one you spend changes a die by 1, up or down, and 6 and 1 are neighbours. If you have no use for a die, turn it into two more workers.

take = Take a tile
take_text = { $dice } A tile you take goes into your storage first. It holds three tiles. If it is full, you have to throw one away for every tile you take, so place your tiles soon.
place = Place a tile
place_text = { $dice } A stored tile goes on an empty space of its own colour that shows the number of the die, next to a tile that is already there.
end = End your turn
end_text = Both dice are used. You can still take everything back with Undo until you end your turn.
end_again = Both dice are used.
watch = Now it is { $name }’s turn
watch_text = The log says what happens. Where points are scored, “Why?” shows the reason and the rule.

turn = Your turn
turn_take = { $dice } You have room for another tile.
turn_place = { $dice } Place what you have as soon as a die fits.
turn_sell = { $dice } Goods are worth selling when a die fits.
turn_workers = { $dice } There is no good use for this die now, so take workers.
turn_buy = You have the silver for another tile.
answer_text = { $hint }

round = A new round
round_text = Everybody has rolled again, and so has the white die. It shows { $white }. So this round’s goods tile went to depot { $white }: { $good }. Goods stay in their depot until a ship fetches them.
order = Who goes first
order_first = You are in front on the bridge, so you play first. If two players are on the same space, the one on top goes first. Each ship you place moves you one space along, and that counts from the next round on.
order_second = { $name } is in front on the bridge and plays first. If two players are on the same space, the one on top goes first. Each ship you place moves you one space along, and that counts from the next round on.
phase = A new phase
phase_text = Phase { $before } is over. Every mine paid its owner 1 silver. { $mines } The tiles that nobody took have left the game, and the market has been refilled. Only the goods stayed. So don’t wait too long for a tile you want.
phase_mines = Yours brought you { $n } silver.

castle = Castles
castle_take = A castle gives you an extra action when you place it. { $more }
castle_text = When you place a castle, you get another action straight away, as if you had a die of any number you like. It needs no workers. { $more }
mine = Mines
mine_take = Mines pay silver at the end of every phase. It is good to have one early. { $more }
mine_text = A mine does nothing when you place it. At the end of every phase, each of your mines pays you 1 silver. { $more }
monastery = Monasteries
monastery_take = No two monasteries are alike. { $more }
monastery_text = No two of the 26 monasteries are alike. Some change a rule for you from now on, others score at the end of the game. They only count once they are placed. { $more }
ship = Ships
ship_take = A ship fetches goods for you and moves you ahead in the turn order. { $more }
ship_text = When you place a ship, it loads all goods from a depot of your choice. You have room for three kinds of goods. The ship also moves you one space along the bridge, so you may play earlier from the next round on. { $more }
livestock = Livestock
livestock_take = Livestock scores as soon as you place it. { $more }
livestock_text = You score one point for each animal on the tile. Every tile with the same animal in the same pasture scores again, so collect one kind of animal in each pasture. { $more }
building = Buildings
building_take = There are eight kinds of building. Each does something once, when you place it. { $more }
building_text = There are eight kinds of building, and each does something once, when you place it. A town can hold only one of each kind. { $more }
# $name is the tile without its article.
building_this = This is { $tile }. { $rule }
# $name is the tile without its article.
monastery_this = This is { $tile }. { $rule }
kind_later = This has not come up in your game yet. Look out for it in your next turns.

sell = Selling goods
sell_text = You have { $goods }. A die sells all goods of one kind in one go, if it shows their number. You get 1 silver for the sale and { $points } points for each goods tile.
sell_done = You have just sold goods. A die sells all goods of one kind in one go, if it shows their number. You get 1 silver for the sale and { $points } points for each goods tile.
sell_later = You have not sold any goods yet. A die sells all goods of one kind in one go, if it shows their number. You get 1 silver for the sale and { $points } points for each goods tile.
goodOf = { $n } × { $good } (number { $value })
black = The black depot
black_text = Once in each of your turns you may buy a tile from the black depot for 2 silver. It does not use a die. { $more }
black_later = You have { $n } silver now. Remember it when you have some to spare.
black_done = You have just done that.

areas = Completed areas
areas_text = { $more } When you cover the last space of an area, it scores straight away. Areas of 1 to 8 spaces score { $sizes } points. You get a bonus as well: { $phases }. So small areas are worth a lot early on.
areas_done = Well done! You completed an area and scored { $points } points for it.
areas_near = You are closest here: { $land }, { $n } spaces, { $left } still empty.
phaseBonus = { $bonus } in phase { $phase }
bonus = Bonus tiles
bonus_text = The first player to cover all spaces of one colour takes the large bonus tile of that colour and scores { $large } points. The second takes the small one, for { $small } points. Keep an eye on the colours that others are about to finish.
clear = Empty your storage
clear_text = One last thing: place the tiles you still have. { $dice }
final = The end of the game
final_text = After phase E you score 1 point for each unsold goods tile, 1 for each silver and 1 for every two workers. Then your monasteries score. { $more } If players are tied, the one with fewer empty spaces wins.
final_now = If the game ended now, you would have { $points } points.
done = You can play
done_text = That was the whole game. Play on from here: this is a real table. Point at anything, or press and hold it, to see what it does.
solo_welcome = Alone by the river
solo_welcome_text = You win if you cover all { $of } spaces of your duchy within 25 rounds. Nobody else plays, and your points only help you on the way.
solo_islands = Islands
solo_islands_text = Your duchy lies on islands. A river link makes the spaces at its two ends neighbours: from one island you reach the next.
solo_castle = Your first castle
solo_castle_text = Choose the castle space where you begin. A place with several kinds of land around it gives you more choice.
solo_white = The white die takes a tile
solo_white_text = In every round the white die removes a tile from its depot. A cross marks the gap. What you need should not lie there for long.
solo_first = Your first tiles
solo_first_text = You take and place tiles as in the game for several. { $dice }
solo_target = The target
solo_target_text = All your points move the counter. When it reaches { $target }, it goes back to 0, the next target is { $next }, and you get a free action.
solo_points = Buying points
solo_points_text = Whenever you gain points, you may buy more for 1 silver each. The buttons under your duchy propose what reaches the target.
solo_round = Play on
solo_round_text = Fill areas and keep an eye on the next river link. { $dice }
solo_ship = Ships and the exchange
solo_ship_text = Your ship loads from one depot, and the goods on the others leave the game. Then you may give five goods for a tile from the black depot. It lies face down and fits every space.
solo_colour = Completed colours
solo_colour_text = When you have covered every space of a colour, you place a tile from the black depot for free.
solo_done = Good luck
solo_done_text = That is all that is new. Play on as long as you like: the log and the rules explain the rest.
