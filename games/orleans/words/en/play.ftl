### What the table says while Orléans is played: questions, actions, reasons.

gives_ship = sail a waterway
gives_wagon = drive a road
gives_coach = either way, 3 coins
gives_deeds = send to deeds
gives_tower = market, or to deeds
gives_bath = draw 2 more, keep 1
gives_bath-later = draw 3, place 2
gives_pharmacy = up to 3 for coins
gives_market = buy or sell 2
gives_swap = swap 2 for 1
gives_tavern = build next to others
gives_well = use any place
gives_sacristy = wards off an event
gives_herbs = boatmen stand in
gives_school = scholars stand in
gives_vineyard = wine for 1 coin
gives_depot = 5 points a set
gives_draw = draw { $n }
why_event = { $event }: not in this round
why_stock = No { $followers } left
why_track = The track is full
why_noStations = No stations left
why_station = { $town } has a station
why_way = No way from { $town }
why_coins = Too few coins
why_supply = No { $good } left
why_technology = No technology left
why_own = Nobody can be sent
why_now = Not possible now
why_fresh = From the next round
why_fits = This space is for: { $follower }.
why_stays = This follower has been there since an earlier round and stays.
why_wheel = A technology tile does this work.
why_empty = Take a follower from your market first.
why_planFirst = Plan your followers first. Places are used when everybody is ready.
why_other = This is not what is being asked now.

ask_plan = Plan your round.
hint_plan = { $n } { $n ->
    [one] follower is
   *[other] followers are
} still in your market. They may stay there.
hint_planFull = All your followers have a place.
hint_planEmpty = Your plan is empty. Press Ready again if you mean it.
hint_planIdle = You are leaving { $follower } in your market who would complete the { $place }. Press Ready again if you mean it.
hint_planNoRoom = No room this time: { $list }.
hint_planFor = { $follower } ({ $place })
hint_planMissing = Not in your market this time: { $followers }.
ask_confirm = Keep your plan?
hint_confirm = All plans are open now. You may plan again, { $n } { $n ->
    [one] time
   *[other] times
} at most.
ask_half = Finish your plan.
hint_half = A part of it has been sent already. Undo takes it back.
ask_draw = Draw { $n } { $n ->
    [one] follower
   *[other] followers
} from your bag.
hint_draw = You may draw up to { $n }. If you draw fewer, you may take others back from your places.
ask_recall = Take up to { $n } { $n ->
    [one] follower
   *[other] followers
} back to your market.
hint_recall = Choose them on your places, or stop.
ask_act = Use a place, or pass.
hint_act = { $n } of your places { $n ->
    [one] is
   *[other] are
} ready. Players who pass are out for this round.
ask_actNone = None of your places can be used.
hint_actNone = Pass. Your followers stay where they are.
ask_well = Use any of your places.
hint_well = It needs no followers this time.
ask_send = Send another follower to a deed?
hint_send = Choose a deed, or stop. The follower can also go later.
ask_deal = Buy or sell another good?
hint_deal = Choose one of your goods or one from the supply, or stop.
ask_fit = Lay your technology tile.
hint_fit = Choose the space that it replaces. A place can have only one.
hint_fitFirst = Your first one must replace a farmer.
ask_open = Choose a place tile.
ask_openFirst = Choose a place tile of type I.
hint_open = You can use it from the next round on.
ask_wine = Buy a wine for 1 coin?
hint_wine = Your Vineyard offers it because you have built at a river.
ask_bathe = Place { $n } of the followers drawn.
hint_bathe = Choose a follower, then a place.
ask_keep-one = Keep one of the two followers.
hint_keep-one = Choose the one that stays in your market. The other goes back into the bag.
ask_ward = Keep off the event: { $event }?
hint_ward = The monk in your Sacristy would go back into the bag.
ask_give = Feed your people.
hint_give = Choose grain, cheese or wine.
hint_giveCoins = Choose grain, cheese or wine, or pay { $n } coins.
ask_lose = You are { $n } { $n ->
    [one] coin
   *[other] coins
} short. Hand something in.
hint_lose = Each thing covers 1 coin: a good, a trading station, a follower, a step of development, a tile.
selecting_market = Place { $follower }.
selecting_fits = It fits { $n } { $n ->
    [one] space
   *[other] spaces
}.
selecting_fitsNowhere = There is no free space for it.
selecting_completes = It completes { $places }.
selecting_held = Move this follower.
selecting_heldHint = Drop it on another space or on the market.
selecting_hole = Who goes there?
selecting_holeHint = Choose a follower from your market.
selecting_placeHint = Choose how.
selecting_travel = { $place }: where to?
selecting_travelHint = Choose a way on the map, or a good that lies on it.
selecting_send = { $place }: to which deed?
selecting_sendHint = Choose a free space of a deed.
selecting_deal = { $place }: buy or sell?
selecting_dealHint = Choose a good from the supply, or one of yours.
selecting_swap = { $place }: which goods?
selecting_swapHint = Choose two equal goods that you have, then one from the supply.
selecting_edge = Take a good along?
selecting_edgeHint = Choose what your merchant takes.
selecting_give = Give away: { $good }.
selecting_giveHint = Choose a good from the supply.
selecting_bathHint = Choose a place with a free space.
wait_over = The game is over.
wait_planning = Waiting for { $names }.
wait_planningHint = Plans are shown when everybody is ready.
wait_setUp = Setting up.
wait_acting = { $names } to play.

button_fewer = draw one fewer
button_more = draw one more
button_last = Last plan
button_clear = Clear
button_ready = Ready
button_change = Change plan
button_replan = Plan again
button_stop = Stop
button_pass = Pass
button_coins = Pay coins
button_ward = Use Sacristy
button_endure = Let it happen
button_stay = Keep in the market
button_lose-follower = A follower from the bag

do_draw = Draw { $n }
do_recall = Take { $follower } back from the { $place }
do_bathe = Put { $follower } in the { $place }
do_plan = Put { $follower } in the { $place }
do_bathe-bag = Put { $follower } back into the bag
do_bathe-keep = Keep { $follower }
do_stay = Leave { $follower } in the market
do_man = Fill the { $place }
do_leave = Leave the { $place }
do_build = { $place }: build a trading station
do_open = Take the { $place }
do_recruit = { $place }: recruit
do_recruitRole = { $place }: recruit { $follower }
do_travel = { $place }: travel to { $town }
do_send = Send { $follower } to { $deed }
do_work = Use the { $place }
do_buy = Buy 1 { $good }
do_sell = Sell 1 { $good }
do_swap = Swap 2 { $give } for 1 { $take }
do_fit = Replace { $follower } of the { $place } with technology
do_give = Give 1 { $good }
do_lose = Hand in { $what }
do_put = Put { $follower } in the { $place }
do_move = Move from the { $from } to the { $place }
do_take = Take back from the { $place }
do_replan = Plan again
do_stop = Stop
do_ready = Ready
do_pass = Pass
do_well = Use the Well
do_ward = Keep off the event with the Sacristy
do_endure = Let the event happen
do_coins = Pay coins
do_last = Repeat the last plan
do_clear = Clear the plan
do_change = Change the plan
do_fewer = Draw one fewer
do_more = Draw one more
how_recruit = { $follower }: { $reward }
how_takes = { $place }, taking { $good }
how_takesNothing = { $place }, taking nothing
how_coins = for coins
how_as = as { $follower }
deed_take = take back
deed_use = use
deed_give = give

tab_own = My town
tab_main = Map
tab_tracks = Tracks
tab_deeds = Deeds
clock = { $n }/{ $most }
clockLong = Round { $n } of { $most }
clockSetUp = Set-up
summary = status { $status }, { $coins } { $coins ->
    [one] coin
   *[other] coins
}
census_title = Census
census_gains = { $name } gains 1 coin
census_pays = { $name } pays 1 coin
census_nobody = nobody
hours_left = Still to come
hours_count = { $n } × { $event }
score_coins = Coins
score_goods = Goods
score_development = Stations and citizens × status
score_depot = Depot
stage_final = Final scoring
stage_round = Round { $n } begins: { $event }
stage_census = Census.
stage_censusNobody = Census: nobody gains or pays.
stage_roundOver = Round { $n } is over
tie_development = further along on the development track
reason_track = track
bath_title = Drawn for the Bathhouse
bath_piece = { $piece } from the Bathhouse
