### What the table says while a scenario is played: questions, actions, objectives.

town_support = Support places
ahead_title = Coming next
ahead_gain = today +{ $n } { $n ->
    [one] coin
   *[other] coins
}
ahead_nothing = today nothing
ahead_coins = { $have } of { $n } { $n ->
    [one] coin
   *[other] coins
}
ahead_food = { $have } of { $n } food
ahead_foodOrCoins = { $have } of { $n } food, or { $coins } { $coins ->
    [one] coin
   *[other] coins
}
ahead_cheese = { $have } of { $n } cheese
ahead_worth = { $have } of { $n } points

do_keep = Keep the { $structure } in { $town }
do_start = Begin in { $town }
do_carpenter = Move the carpenter to { $town }
do_carpenter-stay = Build without moving the carpenter
do_build-structure = Build on the way from { $a } to { $b }
do_supply = Give { $what } to the { $structure }
do_supplyCoins = Give coins to the { $structure }
do_card = { $place }: draw new structure cards
do_buyFollower = Buy { $follower }
do_buyCitizen = Buy a citizen
do_return_market = Return { $follower } from the market
do_return_bag = Return { $follower } from the bag
do_return_place = Return { $follower } from the { $place }
do_pilgrims = Give a monk and { $follower } for a citizen
do_swapOne = Swap 1 { $give } for 1 { $take }
do_eventTravel = Travel to { $town }
do_draft = Choose the { $place }
do_house = Bourgeois House: gain { $what }
do_houseTravel = Bourgeois House: travel to { $town }
do_deliver = Deliver: { $objective }
do_pay = Pay: { $objective }
do_claim = Claim: { $objective }
do_citizen = Put a citizen here: { $where }
do_banish = Put { $follower } back into the bag
do_to-bag = Put { $follower } into the bag
how_takesHidden = { $place }, taking the face-down good
how_hidden = taking the face-down good
how_good = taking { $good }
how_nothing = taking nothing
how_carpenter = with { $follower }
how_card = a new structure card
how_book = 1 development point
deed_keep = keep
deed_start = begin here
deed_draft = choose
deed_deliver = deliver
deed_pay = pay
deed_claim = claim
deed_citizenHere = put a citizen here
deed_banish = put back
good_hidden = face-down good
map_carpenter = the carpenter
map_citizen = a citizen
map_pin = the town of your card
map_tower = a fortified tower
map_site = a fortified tower is needed here
goals_title = Objectives
goal_before = Your games of this kind: { $n }, { $won } won.
goal_best = Your best: { $n } of { $of } objectives.
goal_bestCitizens = Your best: { $n } of { $of } citizens.
goal_done = done
goal_ready = ready
goal_missing = missing: { $list }
goal_count = { $n } of { $of }
goal_of = { $n } of { $of }
goal_do = Complete: { $objective }
goal_button = Complete it
goal_citizens = Citizens
goal_citizensMissing = { $n } more { $n ->
    [one] citizen
   *[other] citizens
} to win
goal_where = Citizens not yet taken
goal_roundsLeft = { $n } { $n ->
    [one] round
   *[other] rounds
} left after this one
goal_lastRound = This is the last round.
lack_goods = { $n } { $n ->
    [one] point
   *[other] points
} in goods
lack_town = your merchant in { $town }
lack_coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
lack_status = { $n } { $n ->
    [one] step
   *[other] steps
} of status
lack_stations = { $n } trading { $n ->
    [one] station
   *[other] stations
}
lack_points = { $n } { $n ->
    [one] point
   *[other] points
}
lack_inland = a station in a town without a waterway
lack_late = it had to be paid before round 9
lack_round = one was completed in this round
lack_order = another objective comes first
end_starved = You could not feed yourself. You starved, and the game is lost.
end_unpaid = You could not pay. The game is lost.
end_won = You won in round { $n }.
end_lostCitizens = The rounds are over. You lost: { $n } { $n ->
    [one] citizen was
   *[other] citizens were
} missing.
end_lostGoals = The rounds are over. You lost: { $n } { $n ->
    [one] objective was
   *[other] objectives were
} not met.
structures_title = Structures
structures_pile = { $n } { $n ->
    [one] card
   *[other] cards
} in the pile
structures_none = Nobody has built yet.
structure_hand = in your hand
structure_carpenterHere = in your hand, the carpenter is there
structure_card = { $structure } in { $town }. Needs { $needs }. { $n } { $n ->
    [one] point
   *[other] points
}.
structure_done = Complete: { $n } { $n ->
    [one] point
   *[other] points
}.
structure_missing = Missing: { $list }.
structure_here = Supply the { $structure }
structure_supply = Supply
handOver_title = What you can hand over
handOver_good = you have { $n }, worth { $value } each
choice_title = Or instead
choice_stay = build without moving
draft_title = Place tiles of this game
draft_yours = Choose five of type { $stack }. They will be there for both of you.
draft_theirs = { $name } chooses five of type { $stack }.
draft_done = First both merchants choose where they begin.
draft_count = { $n } of { $of }
draft_by = chosen by { $name }
draft_picked = chosen
citizens_title = Where citizens wait
citizens_about = Choose seven of these spaces. Six more citizens wait in the towns on the map. You need eight in all.
button_picked = Confirm choice
do_picked = Confirm choice
ask_citizen = Choose where citizens wait: { $n } more.
hint_citizen = Seven of thirteen spaces. Touch a space again to change your mind.
ask_claim = Complete an objective, or pass.
hint_claim = You have everything you need. You can also do it later.
ask_start = Where does your merchant begin?
hint_start = Choose any town on the map.
ask_draft = Choose { $n } { $n ->
    [one] place tile
   *[other] place tiles
}.
hint_draft = Type { $stack }. Touch a tile again to change your mind.
ask_meeting = Buy a citizen for 3 coins?
hint_meeting = Town Meeting. A citizen counts in the Bourgeois House.
ask_trade = Swap a good for another one?
hint_trade = Choose one of yours, then one from the supply.
ask_journey = Travel on for 1 coin?
hint_journey = { $n } { $n ->
    [one] step
   *[other] steps
} left. No goods are taken.
ask_banish = Put { $n } of the followers you drew back into the bag.
hint_banish = Banishment. Choose them in your market.
ask_amnesty = Your new follower is { $follower }. Where does it go?
hint_amnesty = Amnesty: straight onto a free space, or into the bag.
ask_worth = Pay { $n } more { $n ->
    [one] point
   *[other] points
}.
hint_worth = Choose goods. There is no change.
hint_worthCoins = Choose goods, or pay the rest in coins. There is no change.
ask_scrap = Give up { $n } technology { $n ->
    [one] tile
   *[other] tiles
}.
hint_scrap = Technology Tax: you could not pay for all of them.
ask_keep = Which structure card do you keep?
hint_keep = Only you see these cards. The other one goes under the pile.
ask_carpenter = Move the carpenter on?
ask_carpenterBuild = Build here, or move the carpenter on?
hint_carpenter = Choose a road or waterway on the map, or stop.
ask_build-structure = Where does your structure go?
hint_build-structure = Choose a road or waterway with a good, or stop.
hint_free_supply = You can also supply your structures.
hint_free_claim = You can also complete an objective.
ask_supply = Supply your structures?
hint_supply = Choose coins or a good, then a structure, or pass.
ask_indulgence = Buy a monk for { $n } coins?
hint_indulgence = Indulgence. The monk goes into your bag.
ask_riots = Give up a knight, or pay { $n } coins.
hint_riots = Riots. The knight comes from your market or your bag.
ask_bribe = Buy a citizen for { $n } coins?
hint_bribe = Bribe. Citizens count like trading stations at the end.
ask_peregrination = Travel once more for { $n } coins?
hint_peregrination = Choose a way on the map, or pass.
ask_pilgrims = A monk and another follower for a citizen?
hint_pilgrims = Pilgrim’s Day. Both come from your market.
ask_market = Buy goods?
hint_market = { $n } more at most. Choose from the supply, or pass.
hint_giveMore = { $n } still to give. Choose grain, cheese or wine.
selecting_carpenter = Carpenter: where to?
selecting_carpenterHint = Traders go by road, boatmen by river.
selecting_house = Bourgeois House: what do you want?
selecting_houseHint = A good from the supply, a way on the map, coins or development.
selecting_supply = Give { $what } to which structure?
selecting_supplyHint = Choose a structure.
selecting_structure = What do you give?
selecting_structureHint = Choose coins or a good of yours.
hourglass_foodOr = You give { $food } food or { $n } coins
hourglass_foodOnly = You give { $n } food
hourglass_points = You pay goods and coins worth { $n }
hourglass_knight = You give a knight or { $n } coins
hourglass_tiles = { $n } of your place { $n ->
    [one] tile is
   *[other] tiles are
} turned over
score_structures = Structures
score_objectives = Objectives
goal_met = { $n } of { $of } objectives met
tie_duelGoods = Both met as many, and the more valuable goods decide: { $more } to { $less }.
tie_duelCoins = Both met as many and their goods are worth the same, so the coins decide: { $more } to { $less }.
tie_duelShared = They are equal in everything.
end_duelWon = { $name } wins with { $n } of { $of } objectives to { $less }.
end_duelShared = You both win with { $n } of { $of } objectives: goods and coins are equal too.
end_duelWhy = Objectives decide the Duel. Points do not.
tab_goals = Goals
wait_start = { $names } chooses a town.
wait_draft = { $names } chooses place tiles.
wait_keep = { $names } chooses a structure card.
end_duelUnpaid = { $names } could not pay and lost.
end_duelDraw = Neither of you could pay. The game is a draw.
loss_fallen = lost
stage_event = This round: { $event }
known_structure = Its needs and its points are our reconstruction.
ahead_rounds = Rounds { $from } to { $to }: { $event }
why_noCitizen = You have no citizen
lack_stationIn = a trading station in { $town }
lack_cloth = { $n } wool or brocade
lack_brocade = at least 1 brocade among them
goal_rounds = { $n } rounds in all
town_turned = Face down: { $places }
map_fromCarpenter = From { $town }, where the carpenter is
known_prices = The prices are our reconstruction.

event-supplied = { GOOD($good, form: "start") } goes to the supply
event-offered = { PLACE($tile) } is on offer
event-supported = draws { FOLLOWER($follower, form: "a") } for Support
event-completed = completes the objective: { OBJECTIVE($objective) }
event-falls = { CLAUSE($clause) ->
    [starve] starves
   *[other] cannot pay and loses
}
event-lays-citizen = a citizen waits here: { CITIZEN($citizen, or: "deed") }
event-draws-cards = draws { $count } structure { $count ->
    [one] card
   *[other] cards
}
event-card = draws the { STRUCTURE($card) }
    .notation = draws the { STRUCTURE($card) } ({ TOWN($card) })
event-kept = keeps the { STRUCTURE($card) }
    .notation = keeps the { STRUCTURE($card) } ({ TOWN($card) })
event-under = puts { $count } { $count ->
    [one] card
   *[other] cards
} under the pile
event-carpenter = moves the carpenter to { TOWN($town) }
event-structure = builds the { STRUCTURE($town) } in { TOWN($town) }
event-supplies = supplies the { STRUCTURE($town) }
    .notation = supplies the { STRUCTURE($town) } in { TOWN($town) } with { $coins ->
        [0] 1 { GOOD($good) }
        [one] 1 coin
       *[other] { $coins } coins
    }
event-completes-structure = completes the { STRUCTURE($town) }
    .notation = completes the { STRUCTURE($town) } in { TOWN($town) }
event-stocked = back to the stock: { $count } ({ FOLLOWER($role) })
event-found = turns up { GOOD($good) }
event-bought = buys { FOLLOWER($role, form: "a") }
event-gives = returns { FOLLOWER($follower, form: "a") }
event-spare-citizen = takes a citizen from the supply
event-turned = turns the { PLACE($tile) } over
event-restored = turns the { PLACE($tile) } up again
event-starts = begins in { TOWN($town) }
event-drafts = chooses the { PLACE($tile) }
event-buys-citizen = buys a citizen
event-pays-citizen = gives up a citizen
event-leaves = sends { FOLLOWER($follower, form: "a") } to the stock
event-goes-home = goes to Orléans
event-banished = puts { FOLLOWER($follower, form: "a") } back into the bag
