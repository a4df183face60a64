### What the expansions of The Castles of Burgundy add to the texts of its table.

tile_crane = crane
    .the = the crane
tile_white-castle = white castle
    .the = the white castle
tile_inn = inn
    .the = the inn
tile_blank = face-down tile
    .the = the face-down tile
tile_geese = 2 geese
    .number = many
rule_monastery27 = Your piece always lies on top of its stack on the bridge, even when others arrive later.
rule_monastery28 = At any decision in your turn you may buy workers, 2 for 1 silver each time.
rule_monastery29 = At the end: 4 points for each white castle in your duchy.
rule_crane = Lets you use the effect of any one building. At the end it counts as one building of any type for your monasteries.
rule_geese = Score 2 points, and the animals of one other species in the pasture. Livestock placed there later scores 2 more.
rule_white-castle = Goes in a town. Gives you one action with this round’s white die. You may use workers to change its value for yourself; the die itself stays as it is.
rule_inn = Fits a space of any kind and has no effect. Its area counts one space larger. One inn per area.
rule_blank = Fits a space of any kind and completes areas and colours. It has no other effect.

island_nw = north-west
island_ne = north-east
island_sw = south-west
island_se = south-east
islandSpace = space { $n } on island { $island }, { $land }, value { $value }, { $content }
freeIsland = { $values } on island { $island }
islandPlace = the { $value } on island { $island }

shield = Shield { $n }
shieldLabel = Shield { $n }, { $points } points: { $rule }
shieldGap = a shield was taken from here
shieldsOn = Shields on depot { $n }: { $list }
shield_1 = All your pastures count as one when livestock scores.
shield_2 = When another player gains workers, you gain one too.
shield_3 = You may pay tribute with workers, silver or both.
shield_4 = Your storage has no limit.
shield_5 = Each ship you place also loads all goods of one kind from every depot.
shield_6 = You name one player. That player’s monasteries also work for you.
shield_7 = Your bonus tiles score double.
shield_8 = Your mines pay double.
shield_9 = A sale pays 1 silver for each goods tile.
shield_10 = Monasteries that score at the end score double for you.
shield_11 = A castle you place may fetch a shield as its action.
shield_12 = Each goods tile you sell scores double.
shield_13 = All your shields score double at the end.
shield_14 = At the end of a phase you may place a tile straight from a numbered depot.
shield_15 = At the end of a phase you may place a tile or an inn straight from the black depot.
shield_16 = Once per turn you may set one of your dice to any number.
shield_17 = Your completed areas score as one space larger.
shield_18 = Tiles you place need not touch earlier ones.
shieldWorth = Worth { $points } points at the end. Costs 1 silver at the end of each phase.
tribute = tribute at the end of the phase: { $n } silver

routeOf = Trade route, { $laid } of { $all } laid
route = Route
routeCount = { $laid } of { $all }
routeSpace = { $good } space, { $bonus }
routeNext = { $space }, next
routeLaid = { $space }: { $good } laid, { $paid }
routePaid = bonus gained
routeUnpaid = no bonus
routeWaits = { $n } × { $good } still to be laid
bonus_silver = 2 silver
bonus_workers = 4 workers
bonus_points = 4 points
bonus_take-building = take a building
bonus_take-mine-monastery-castle = take a mine, monastery or castle
bonus_take-ship-livestock = take a ship or livestock
bonus_sell = sell one kind of goods
bonus_place = place a stored tile
bonus_action = one free action
rule_route = Goods you sell are laid here one by one, from the left. If a goods tile matches its space, you gain the bonus: { $bonus }.

post_west = west post
post_east = east post
post_south = south post
pairOpen = { $one } and { $other }, open, { $n } points in this phase
pairJoined = { $one } and { $other }, joined
pairSoon = { $one } and { $other } would be joined now, for { $n } points
posts = Border posts
rule_posts = Join two posts with an unbroken chain of tiles and you score the points of the phase, once for each pair.
awards = All posts joined
awardLeft = { $n } points for the { $n2 ->
    [one] first
   *[other] second
} player to join all three posts
awardTaken = { $n } points for all three posts, won by { $name }
rule_awards = The first player to join all three posts also scores { $first } points, the second { $second }.

innsLabel = Inns next to the black depot: { $n }, 2 silver each
innsNone = No inn is left
seal = { $n } + 1
rule_inns = One is added at the start of each phase. Buying an inn costs 2 silver and is your one purchase of the turn.

target = Points towards the target
targetLabel = Counter { $n }, target { $target }
targetWould = Counter { $n }, would be { $would }, target { $target }
toGo = { $n } to go
reached = reached
nextTarget = next { $n }
# $n is the number of covered spaces. It stands in front of this.
coveredOf = of { $of } spaces covered
solo = Alone by the river
soloWin = Cover all { $of } within { $rounds } rounds to win.
roundOf = Round { $n } of { $of }
rule_target = When your counter reaches the target, it goes back to 0, the target falls by 5, and you may take one free action.
buyPoints = then buy
buyFor = for { $n } silver
buyLess = one point less
buyMore = one point more
river = River link from { $one } to { $other }, { $state }
river_far = not reached yet
river_near = open
river_joined = both ends covered

tray_you = You
tray_youNote = only you use these
tray_shared = Shared
tray_sharedNote = both of you use these
tray_youLabel = Your own dice and storage
tray_sharedLabel = Shared by your team
tray_partnerTitle = Your partner’s tray
tray_partnerLabel = { $name }’s own dice and storage, not yours to use
rule_shared = Both partners use these tiles, goods, silver and workers. Tiles never move between storages.
rule_partner = Your partner’s own dice and tiles. You see them, but only your partner can use them.
halfWest = West half
halfEast = East half
halfMore = { $n } more
halfShow = Show the { $half ->
    [one] west
   *[other] east
} half
overview = The whole duchy. This is its { $half ->
    [one] west
   *[other] east
} half; { $n } { $n ->
    [one] space
   *[other] spaces
} you can use { $n ->
    [one] is
   *[other] are
} in the other one.
route_own = Your trade route
shieldsKey = Shields on the depots
reconstructed = Reconstructed
reconstructedTitle = Duchy { $n } is reconstructed
reconstructedText = We have not found a picture of the printed duchy { $n }. This layout is ours. It agrees with everything we know: 73 spaces in two halves, the colours of two duchies, and the start castles. The real one may look different. If you have it, you can enter its spaces under “House values” when you set up a table.
reconstructedRule = What the rules say
