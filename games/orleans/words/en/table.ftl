### The texts of Orléans. They load with the box, not with the first page.

follower_farmer = farmer
    .a = a farmer
    .many = farmers
    .the = the farmer
follower_boatman = boatman
    .a = a boatman
    .many = boatmen
    .the = the boatman
follower_craftsman = craftsman
    .a = a craftsman
    .many = craftsmen
    .the = the craftsman
follower_trader = trader
    .a = a trader
    .many = traders
    .the = the trader
follower_knight = knight
    .a = a knight
    .many = knights
    .the = the knight
follower_scholar = scholar
    .a = a scholar
    .many = scholars
    .the = the scholar
follower_monk = monk
    .a = a monk
    .many = monks
    .the = the monk
follower_any = any follower
    .notation = a follower
follower_own-farmer = your own farmer
    .a = their own farmer
    .notation = own farmer
follower_own-boatman = your own boatman
    .a = their own boatman
    .notation = own boatman
follower_own-craftsman = your own craftsman
    .a = their own craftsman
    .notation = own craftsman
follower_own-trader = your own trader
    .a = their own trader
    .notation = own trader
event_pilgrimage = Pilgrimage
event_plague = Plague
event_taxes = Taxes
event_trading-day = Trading Day
event_income = Income
event_harvest = Harvest
event_pilgrimage_about = No monk can be recruited
event_plague_about = Everybody loses a follower from the bag
event_taxes_about = 1 coin for every 3 goods
event_trading-day_about = 1 coin for every trading station
event_income_about = Coins equal to your status
event_harvest_about = { $harvest_food } grain, cheese or wine, or { $harvest_coins } { $harvest_coins ->
    [one] coin
   *[other] coins
}

map_enlarge = Enlarge the map
map_shrink = Back to the small map
map_title = Map
map_road = Road
map_waterway = Waterway
map_edge = { $kind } from { $a } to { $b }: { $goods }
map_empty = no goods
map_load = { $good } on the way from { $a } to { $b }
map_town = { $town }: { $what }
map_station = { $name }’s trading station
map_stationYours = your trading station
map_merchant = { $name }’s merchant
map_merchantYours = your merchant
map_noStation = no trading station
map_from = From { $town }
map_fromYours = From { $town }, where your merchant is
map_nowhere = No way leads on from here.
map_north = N
supply_title = Goods supply
supply_good = { $n } { $good } left

track_farmer = Farmers’ track
    .the = the farmers’ track
track_boatman = Boatmen’s track
    .the = the boatmen’s track
track_craftsman = Craftsmen’s track
    .the = the craftsmen’s track
track_trader = Traders’ track
    .the = the traders’ track
track_knight = Knights’ track
    .the = the knights’ track
track_scholar = Scholars’ track
    .the = the scholars’ track
tracks_title = Tracks
track_space = Space
track_reward = Reward
track_here = Markers
track_start = start
track_next = your next space
track_good = 1 { $good }
track_coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
track_development = { $n } development { $n ->
    [one] point
   *[other] points
}
track_technology = a technology tile
track_technologyFirst = a technology tile, for a farmer
track_tileI = a place tile I
track_tileII = a place tile I or II
track_draw = draw { $n }
track_citizen = a citizen for the first to arrive
track_citizenGone = the citizen is taken
track_technologyShort = for a farmer
development_title = Development
development_space = development { $n }, status { $status }
development_status = status { $n }
development_preview = you would be here
stock_title = Stock
stock_left = { $n } { $followers } left
technology_left = { $n } technology { $n ->
    [one] tile
   *[other] tiles
} left

deeds_title = Beneficial deeds
deed_filled = { $n } of { $most } { $followers }
deed_reward = { $what } for each follower
deed_coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
deed_coinOrPoint = 1 coin or 1 development point
deed_citizen = a citizen for the last one
deed_done = Complete. { $name } has the citizen.
deed_space = { $deed }, space for a { $follower }

hourglass_title = Hourglass
hourglass_round = Round { $n } of { $most }
hourglass_of = of { $n }
hourglass_past = Round { $n }: { $event }
hourglass_now = This round: { $event }
hourglass_left = { $n } { $n ->
    [one] round
   *[other] rounds
} to come
hourglass_pay = You pay { $n } { $n ->
    [one] coin
   *[other] coins
}
hourglass_gain = You gain { $n } { $n ->
    [one] coin
   *[other] coins
}
hourglass_lose = You lose { $n } { $n ->
    [one] follower
   *[other] followers
}
hourglass_food = You give 1 food or { $n } coins
hourglass_nothing = Nothing for you

town_title = Your town
town_of = { $name }’s town
town_recruit = Recruit
town_work = Travel, build, learn, help
town_tiles = Place tiles
place_needs = { $place }. Needs { $list }.
place_joints = Manu-facturer
place_ready = Ready.
place_short = Missing: { $list }.
place_gives = Gives { $what }.
hole_empty = { $place }: space for { $follower }, empty
hole_full = { $place }: { $piece } on the space for { $follower }
hole_wheel = { $place }: technology on the space for { $follower }
hole_stays = since an earlier round
place_passive = Always works
gallery_title = Place tiles still available
gallery_stack = Place tiles { $stack }
gallery_tile = { $tile }, place tile { $stack }
gallery_none = none left

market_title = Market
market_room = { $n } of { $most }
market_piece = { $piece } in your market
market_empty = The market is empty.
bag_title = Bag
bag_of = { $n } in the bag
bag_kind = { $piece }: { $n } in the bag
bag_empty = The bag is empty.
tray_title = What you own
tray_of = What { $name } owns
tray_purse = Coins
tray_goods = Goods
tray_stations = Stations
tray_citizens = Citizens
tray_status = Status
tray_worth = { $n } { $n ->
    [one] point
   *[other] points
}
tray_left = { $n } left
tray_sum = ({ $stations } + { $citizens }) × { $status } = { $points }
tray_sumWords = { $stations } { $stations ->
    [one] station
   *[other] stations
} and { $citizens } { $citizens ->
    [one] citizen
   *[other] citizens
}, times status { $status }, make { $points } { $points ->
    [one] point
   *[other] points
}
amount_coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
amount_good = { $n } { $good }
amount_stations = { $n } trading { $n ->
    [one] station
   *[other] stations
}
amount_citizens = { $n } { $n ->
    [one] citizen
   *[other] citizens
}
amount_technology = { $n } technology { $n ->
    [one] tile
   *[other] tiles
}
amount_points = { $n } { $n ->
    [one] point
   *[other] points
}

seats_title = Players
seat_start = start player
seat_planning = planning
seat_ready = ready
seat_acting = acting
seat_passed = passed
seat_waiting = waiting
seat_market = market { $n }
seat_bag = bag { $n }
seat_goods = Goods
seat_noGoods = no goods

gain_station = a trading station in { $town }
plan_title = Your plan
plan_nothing = Nothing is ready yet.
plan_with = With this { $follower }
plan_completesNothing = It completes nothing.
plan_short = One short
