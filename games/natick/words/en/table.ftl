### The texts of The Colonists of Natick. They load with the box, not with the first page.

tie_first = They are tied on points. In a tie the first player wins.
tab_own = My colony
tab_main = Dice and pool
suit_suns = suns
suit_moons = moons
suit_crowns = crowns
suit_arms = arms
resource_suns = brick
resource_moons = ore
resource_crowns = grain
resource_arms = wood
amount_suns = { $n } { $n ->
    [one] sun
   *[other] suns
}
amount_moons = { $n } { $n ->
    [one] moon
   *[other] moons
}
amount_crowns = { $n } { $n ->
    [one] crown
   *[other] crowns
}
amount_arms = { $n } { $n ->
    [one] coat of arms
   *[other] coats of arms
}
pile_suns = { $n ->
    [one] sun
   *[other] suns
}
pile_moons = { $n ->
    [one] moon
   *[other] moons
}
pile_crowns = { $n ->
    [one] crown
   *[other] crowns
}
pile_arms = { $n ->
    [one] arms
   *[other] arms
}
amount_points = { $n } { $n ->
    [one] point
   *[other] points
}
nothing = nothing
item_road = road
item_village = village
item_town = town
item_trader = trader
item_knight = knight
item_scout = scout
event_harvest = Rich Harvest
event_advantage = Trade Advantage
event_tournament = Tournament
event_raid = Raider Attack
row_above = above
row_below = below
side_left = left
side_right = right
region_suns = suns { $n }
region_moons = moons { $n }
region_crowns = crowns { $n }
region_arms = arms { $n }
place_road = road { $n } on the { $side }
place_settlement = { $what } { $n } on the { $side }
place_middle = the { $what } in the middle
place_above = above { $where }
place_below = below { $where }

colony_yours = Your colony
colony_of = { $name }’s colony
label_region = region { $region }, { $where }, { $n } of { $most } coins
label_guarded = guarded
label_settlement = { $where }, { $n } of { $most } units
label_trader = with a trader
label_roadOpen = leads on
label_knight = knight { $where }
label_knightSpace = space { $where }, for a knight
label_end = next place on the { $side }
label_slot = empty space { $row } the line
label_corner = the next region goes here
label_purse = your { $suit }: { $n }
label_theirs = { $name }’s { $suit }: { $n }
label_pool = pool: { $amount }
label_die = { $suit } die, showing { $face }
label_dieEvent = { $suit } die: { $event }
label_tile = region tile { $region }
label_set = set of dice: { $dice }
label_setEmpty = empty set of dice
label_cost = { $item }, costs { $cost }

part_dice = Dice
part_pool = Pool
part_supply = Supply
part_purse = Your coins
part_theirs = { $name }’s coins
part_build = Build
part_offer = Offer
part_choose = Regions to choose from
part_stack = Region stack: { $n }
part_stackOpen = In the stack: { $regions }
part_villages = { $n } village { $n ->
    [one] tile
   *[other] tiles
}
part_towns = { $n } town { $n ->
    [one] tile
   *[other] tiles
}
part_roadTiles = An open road is a village or town tile, face down.
part_pawns = { $n } { $n ->
    [one] pawn
   *[other] pawns
}
part_setUp = Set-up
part_to = to { $n } points
part_last = last turn

dice_none = The dice have not been rolled yet.
dice_rolled = Rolled
dice_mine = Your dice
dice_of = { $name }’s dice
dice_rest = Set aside or done
dice_set = Set { $n }
dice_aside = Set aside
dice_empty = no dice
dice_move = { $die }, in { $from }. Press to move to { $to }
dice_send = Divide the dice like this
dice_yield = { $name } would collect { $coins }

ask_region = Choose the region to the { $corner } of your first village
corner_1 = upper left
corner_2 = lower left
corner_3 = upper right
corner_4 = lower right
hint_region = All four need different numbers and different suits.
ask_first-road = Choose a side for your first road
hint_first-road = Touch the space to the left or right of your village.
ask_divide = Divide the dice into two sets
hint_divide = Touch a die to move it. The other player keeps one set and gives you the other.
ask_keep = Keep one set of dice
hint_keep = The other player gets the other set.
ask_event = Resolve your events: { $events }
hint_event = You choose the order. Touch a marked region, or touch an event first.
ask_give = Give a coin for the { $suit } you took
hint_give = Touch one of your regions.
ask_discard = Raiders! Discard { $n } { $n ->
    [one] coin
   *[other] coins
}
hint_discard = Touch the regions that lose a coin.
ask_collect = The pool has only { $amount } left: choose where they go
hint_collect = Touch a region.
ask_turn = Trade and build, or end your turn
hint_turn = Trade: touch your coins, then the pool ({ $n } for 1) or the other colony’s coins (an offer).
ask_offer = Your offer: { $offer }
hint_offer = Touch your coins to add some, and the other colony’s coins to ask for some.
ask_accept = You are offered { $offer }
hint_accept = You give the second part and get the first.
ask_pay = Pay { $amount }: choose a region
ask_store = Store { $amount }: choose a region
hint_pay = Touch one of your regions.
hint_store = Touch a region that has room.
ask_scout = You gain a region: draw one, or send a scout
hint_scout = A scout costs 1 crown and lets you choose the region.
ask_put = Lay { $region } above or below the line
hint_put = Touch one of the two marked spaces.
hint_last = This is the last turn.
offer_text = { $give } for { $take }

selecting_item = Building: { $item }
selecting_itemHint = Choose one of the marked places.
selecting_purse = You give { $suit }
selecting_purseHint = Touch the pool ({ $n } for 1), or the other colony’s coins to make an offer.
selecting_pool = You take { $suit } from the pool
selecting_poolHint = Touch what you give: your coins, or a region next to a trader.
selecting_theirs = You ask for { $suit }
selecting_theirsHint = Touch the coins you offer.
selecting_barter = A trader exchanges coins from { $region }
selecting_barterHint = Touch what you take from the pool.
selecting_eventHint = Choose a region.

wait_over = The game is over
wait_turn = It is { $name }’s turn
wait_chance = The dice are being rolled
wait_hint = You can look at everything in the meantime.

button_draw = Draw a region
button_raid = Resolve the raid
button_skip = Skip { $event }
button_deal = Larger offer
button_propose = Make the offer
button_withdraw = Withdraw
button_accept = Accept
button_decline = Decline

do_region = Lay { $region }
do_scout = Send a scout for { $region }
do_draw = Draw a region from the stack
do_divide = Divide the dice: { $one } | { $other }
do_aside = set aside { $dice }
do_keep = Keep { $dice }
do_harvest = Rich Harvest: add a coin to { $region }
do_advantage = Trade Advantage: take from { $region }
do_tournament = Tournament: take from { $region }
do_raid = Let the raiders come
do_skip = Do not use { $event }
do_give = Give a coin from { $region }
do_discard = Discard a coin from { $region }
do_collect = Collect on { $region }
do_pay = Pay from { $region }
do_store = Store on { $region }
do_bank = Trade { $give } for { $take } with the pool
do_barter = A trader exchanges { $region } for { $take }
do_offer = Offer { $give } for { $take }
do_deal = Start a larger offer
do_add = Add { $amount } to the offer
do_ask = Ask for { $amount }
do_propose = Make the offer
do_withdraw = Withdraw the offer
do_accept = Accept the offer
do_decline = Decline the offer
do_road = Build a road on the { $side }
do_village = Build a village on the { $side }
do_town = Turn { $where } into a town
do_trader = Hire a trader for { $where }
do_knight = Hire a knight { $where }
do_put = Lay the region { $row } the line
do_end = End your turn

log_uses = uses { $event }
log_collects = collects
log_gains = receives coins
log_loses = gives coins
log_moves = exchanges coins
log_acts = continues

summary = { $n } { $n ->
    [one] coin
   *[other] coins
}, { $unguarded } unguarded
clock = T{ $n }
clockLong = turn { $n }
clockSetUp = set-up

note_short = Partial text: values marked * are reconstructed
note_title = What is known about these rules
note_text = The Colonists of Natick was designed by Gary Pressler (version 0.6, 2007). Only part of his text could be read. Every rule here says whether it is printed, inferred or reconstructed.
note_list = Reconstructed, and possibly not what the author wrote: all building costs except the scout’s; which suit causes which event; what traders trade and what knights guard; who chooses what raiders take; how many offers you may make in a turn; ties and the end after 20 turns without a build.
note_link = All rules with their sources
note_mark = reconstructed

rule_region = Produces and holds up to three { $suit } ({ $resource }). A die showing { $n } adds one.
rule_suit = { $suit } are { $resource }. There are six coins of each suit, in the pool or on regions.
rule_road = A face-down tile. It leads to the next village and scores nothing itself.
rule_village = Worth 1 point. There is room for one unit next to it. You gain a new region.
rule_town = Replaces a village. Worth 2 points, with room for two units next to it.
rule_trader = Worth 1 point. Stands on a road. { $n } { $n ->
    [one] coin
   *[other] coins
} from one region next to it buy one of another kind.
rule_knight = Worth { $n } { $n ->
    [one] point
   *[other] points
}. Stands above or below a settlement and guards the regions to its left and right.
rule_scout = When you gain a region, pay 1 crown to look through the stack and choose one.
rule_harvest = Move one coin of your choice from the pool to one of your regions that has room.
rule_advantage = If you have at least one trader, and no fewer than your opponent: take one coin and give one.
rule_tournament = If you have at least one knight, and no fewer than your opponent: take one coin.
rule_raid = Players with six or more unguarded coins lose half of all their coins, rounded down.
rule_stack = These regions are still in the face-down stack, in an unknown order.
rule_pawns = The two players share four pawns. On a road a pawn is a trader. Above or below a settlement it is a knight.
rule_tiles = The two colonies share four village tiles and four town tiles. A new road is one of them, face down. It goes back to the supply once the road has a settlement at both ends.

coach_welcome = A colony of tiles
coach_welcome_text = Two colonies grow on this table, yours and { $name }’s. Villages and towns form a line, with roads between them and regions above and below the roads. The game ends when one of you reaches { $n } points.
coach_advice = My advice: { $deed }.
coach_regions = Choose your regions
coach_regions_text = Four regions lie around your first village. Each shows what it produces and the number that activates it. Choose four different suits and four different numbers: click a tile for the marked corner.
coach_road = Your first road
coach_road_text = A face-down tile leads on to your next village. Click the side on which you want to grow first. The other side stays open for later.
coach_dice = Four dice for two
coach_dice_text = Each turn, four dice are rolled. One of you divides them into two sets, and the other chooses a set. Then each of your regions gains a coin if its number is on a die in your set, up to three coins. The suit of a die only matters for events.
coach_divide = Divide the dice
coach_divide_text = It is { $name }’s turn, so you divide. Click a die to move it to the other set, then send them. { $name } keeps one set and you get the other. Below each set you can see what each of you would get from it.
coach_keep = Choose a set
coach_keep_text = { $name } has divided the dice. Click the set you want. The other one goes to { $name }. Below each set you can see what each of you would get from it.
coach_event = An event
coach_event_text = You have a die with a star. Click it, or click something it marks. If you have several, you choose the order.
coach_coins = One coin at a time
coach_coins_text = Coins lie on regions. Click the region that pays, or the one that receives.
coach_region = A new region
coach_region_text = Your colony gains a region. Draw one from the stack, or pay a crown for a scout and choose one. Then put it in a marked space.
coach_offer = An offer
coach_offer_text = The two of you can trade coins for coins. Accept if it helps you more than { $name }. Nothing happens if you decline.
coach_events = Stars are events
coach_events_text = Rich Harvest gives you a coin. If you have traders, Trade Advantage swaps one with the other colony. If you have knights, a Tournament takes one. Raiders take half of your coins if six or more are unguarded, so do not hoard.
coach_end = Your own turn
coach_end_text = You cannot build anything yet. Three coins of one kind buy any other from the pool: click your coins, then the pool. Or end your turn and collect more.
coach_build = You can build
coach_build_text = Click something marked under Build, then the place for it. Roads lead to villages. Villages, towns, traders and knights are worth points. Costs marked * are reconstructed. When you are done, end your turn.
coach_watch = { $name }’s turn
coach_watch_text = The bot is playing. The log says what happens and, where points are scored, why.
coach_trade = Trading with each other
coach_trade_text = On your own turn you may also make { $name } an offer: click your coins, then coins of the other colony. A region holds only three coins, so trading beats waiting.
coach_units = Traders and knights
coach_units_text = Each pawn is worth a point, and there are only four for the two of you. On a road a pawn is a trader, who trades two for one with the regions next to it. Above or below a settlement it is a knight, who guards the regions next to it.
coach_again = Your next turn
coach_again_text = You cannot build anything yet. Trade with the pool, make an offer, or end your turn.
coach_done = You can play
coach_done_text = That is all you need to know. Play on from here. Point at anything, or press and hold it, to see what it does. The points in the log link to their rule, and each rule says how it is known.

stage_final = Final count
stage_first = First village
stage_village = Further villages
stage_town = Towns
stage_trader = Traders
stage_knight = Knights
