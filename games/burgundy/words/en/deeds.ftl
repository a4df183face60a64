### What players do with the expansions of The Castles of Burgundy, in words.

do_store_own = Put it in your own storage
do_store_shared = Put it in the shared storage
do_hire = Buy { $workers } workers for { $silver } silver
do_copy = Use the effect of a { $tile }
do_graze = Score with the { $species }
do_card = Lay card { $card } next
do_shield = Put shield { $n } on the castle at { $space }
do_set = Set the { $n } to { $as }
do_name = Name { $name }
do_pay = Pay 1 silver for shield { $n }
do_payWorker = Pay 1 worker for shield { $n }
do_giveUp = Give up shield { $n }
do_load = Also load { $good } from every depot
do_points = Buy { $n } more { $n ->
    [one] point
   *[other] points
}
do_pointsNone = Buy no points
do_first = { $part } first
do_exchange = Give five goods for { $tile }, face down
nothing_exchange = You choose the goods next
do_give = Give up 1 × { $good }
how_hire = { $workers } workers for { $silver } silver
how_set = die { $n } as { $as }
how_points = { $n } { $n ->
    [one] point
   *[other] points
} for { $n } silver
deed_settle = place
deed_store = store
deed_hire = buy workers
deed_copy = use
deed_graze = score
deed_card = lay
deed_shield = take
deed_set = set
deed_name = name
deed_pay = pay
deed_give-up = give up
deed_load = load
deed_points = buy points
deed_first = first
deed_exchange = exchange
deed_give = give
by_white = with the white die
by_route = with the trade route
by_target = with the free action
by_double = with your double { $n }
by_doubleAs = with your { $one } and { $other } as a double { $n }
by_shield14 = with shield 14
by_shield15 = with shield 15
by_reward = for the completed colour
button_hire = Buy workers
button_set = Set a die
button_points = Buy points
button_pointsNone = No points
button_storeOwn = My storage
button_storeShared = Shared storage
part_own = The tile’s points
part_more = The monastery’s points
part_size = The area’s points
part_phase = The phase bonus
part_colour = The completed colour
part_posts = The border posts
part_scoring = The monastery
part_effect = The tile’s effect
part_points = The points
part_income = The silver
part_lay = The trade route
species_cow = cows
species_sheep = sheep
species_pig = pigs
species_goat = goats
species_geese = geese
