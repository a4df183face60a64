### The co-operative scenario: the city, characters, support places and objectives.

city_title = The City of Orléans
city_tab = City
city_switch = Map or City
city_together = All win or lose together
city_progress = { $met } of { $all } objectives met
city_common = What the City needs
city_achievements = Achievements
city_achievementsHint = each brings the team a citizen
city_personal = Personal objectives
city_of = { $n } of { $most }
city_part = { $what }: { $n } of { $most }
city_complete = Complete.
city_missing = Still missing: { $list }.
city_walls = The City Walls: { $n } of { $most } knights.
city_reinforced = Reinforcement on the bridge: 1 knight.
city_reinforcedMissing = The Reinforcement on the bridge is missing a knight.
city_citizen = Its citizen is still to be gained.
city_citizensFrom = Citizens still to be gained
city_citizensOut = No citizen is left to be gained.
city_towersLeft = Fortified towers still to be built
city_space = { $store }: space for a { $follower }
city_saved = The City is saved.
city_fallen = The City has fallen.
store_city-walls = City Walls
    .the = the City Walls
store_reinforcement = Reinforcement
    .the = the Reinforcement
store_treasury = Treasury
    .the = the Treasury
store_warehouse = Warehouse
    .the = the Warehouse
store_citizens = Citizens
    .the = the Citizens
store_towers = Fortified towers
    .the = the Fortified towers
store_infirmary = Infirmary
    .the = the Infirmary
store_watch = Watch
    .the = the Watch
store_assembly-hall = Assembly Hall
    .the = the Assembly Hall
store_city = the City
store_city-walls_about = Send knights from the Town Hall or the Gunpowder Tower.
store_reinforcement_about = One more knight, because the event Reinforcement has come.
store_treasury_about = Send coins with the Guild House.
store_warehouse_about = Send grain, cheese and wine with the Vehicle.
store_citizens_about = Citizens of all players and of the City count, but not the Mayor’s first two.
store_towers_about = The Guildhall builds one where your merchant is. It uses one of your trading stations.
store_catapult_about = When you gain a technology tile, you may send it here instead.
store_swordsmith_about = Send coins with the Guild House.
store_clothing-store_about = Send wool and brocade with the Vehicle.
store_infirmary_about = Send followers from the Town Hall or the Gunpowder Tower.
store_watch_about = Send followers from the Town Hall or the Gunpowder Tower.
store_assembly-hall_about = Only the Councilman sends followers here, and only from the Town Hall.
ours = reconstructed
ours_title = Reconstructed values
ours_achievements = What the achievements need is not known to us from print. The numbers are our reconstruction, and an overlay can replace them.
ours_dues = Only some of these dues are known to us from print. The others are our reconstruction, and an overlay can replace them.
ours_assembly-hall = The spaces of the Assembly Hall are not known to us from print. They are our reconstruction, and an overlay can replace them.
ours_deeds = The spaces of the deeds that belong to this scenario are our reconstruction, and an overlay can replace them.
ours_structures = What the structures need and are worth is our reconstruction, except for the Vineyard. An overlay can replace it.
ours_support = The spaces of the support places are not known to us from print. They are our reconstruction, and an overlay can replace them.
citizen_of_boatmen = boatmen’s track
citizen_of_knights = knights’ track
citizen_of_development = development { $n }
citizen_of_supply = empty supply: { $good }
citizen_of_farmers = the end of all six tracks
citizen_of_le-blanc = station in Le Blanc

measure_towers = { $n } fortified { $n ->
    [one] tower
   *[other] towers
}
measure_tiles = { $n } place { $n ->
    [one] tile
   *[other] tiles
}
measure_status = status { $n }
measure_development = the last space of development
measure_knights-track = the end of the knights’ track
measure_boatmen-track = the end of the boatmen’s track
measure_wealth = { $n } in coins, wool and brocade
measure_food = { $n } in grain, cheese and wine
measure_station = station in { $town }
measure_dues = every due paid
missing_steps = { $n } { $n ->
    [one] space
   *[other] spaces
} to { $what }
missing_worth = { $n } { $n ->
    [one] point
   *[other] points
} of { $what }
missing_status = { $what } (now { $n })
worth_wealth = coins, wool or brocade
worth_food = grain, cheese or wine

character_title = Character
character_yours = Your objective
character_met = Objective met.
character_librarian = Librarian
character_scholar = Scholar
character_mayor = Mayor
character_general = General
character_fisherman = Fisherman
character_merchant = Merchant
character_councilman = Councilman
character_innkeeper = Innkeeper
character_estate-manager = Estate Manager
character_librarian_about = Needs development status 5, a trading station in Loches and 4 place tiles at the end.
character_scholar_about = Needs the last space of the development track and 4 trading stations at the end.
character_mayor_about = Needs 10 coins and 2 citizens at the end. These two do not count for the team, and nobody can pass theirs on.
character_general_about = Needs the end of the knights’ track and 4 technology tiles on places at the end.
character_fisherman_about = Needs the end of the boatmen’s track, 2 wool and 4 monks at the end.
character_merchant_about = Needs wool, brocade and coins worth 50 points in all at the end.
character_councilman_about = Fills the Assembly Hall with followers from the Town Hall.
character_innkeeper_about = Needs grain, cheese and wine worth 16 points and trading stations in Châteaudun and Châteauroux at the end.
character_estate-manager_about = Pays a due at the end of every round. If that is impossible even once, everybody loses immediately.
character_easier = easier
character_harder = harder
due_title = Dues
due_now = Due at the end of this round
due_next = Then
due_round = round { $n }
due_paid = paid
due_cannot = You cannot pay it yet. Without it, everybody loses.
due_cannotThey = { $name } cannot pay it yet. Without it, everybody loses.
due_books = { $n } { $n ->
    [one] space
   *[other] spaces
} back on development
due_follower = a neutral { $follower } from the market
due_technology = a technology tile
due_station = a trading station
due_place = a place tile

why_tower = { $town } has a tower
gives_city = send to the City
gives_tower_build = a fortified tower in { $town }
