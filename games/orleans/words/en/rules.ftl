### What every place, track, event and piece of Orléans does, in a sentence.

rule_farm-house = Recruit a farmer. The farmers’ track gives you a good.
rule_village = Recruit a boatman, a craftsman or a trader.
rule_university = Recruit a scholar. The scholars’ track gives you development points.
rule_castle = Recruit a knight. The knights’ track lets you draw more followers.
rule_monastery = Recruit a monk. Monks fit any space.
rule_ship = Move your merchant along a waterway. You may take a good that lies there.
rule_wagon = Move your merchant along a road. You may take a good that lies there.
rule_guildhall = Build a trading station where your merchant is, if nobody has one there. In Orléans everyone may have one.
rule_scriptorium = Gain 1 development point.
rule_town-hall = Send one or two followers to beneficial deeds. They do not come back. Followers in your own colour cannot go.
rule_hayrick = Gain 1 grain.
rule_cheese-factory = Gain 1 cheese.
rule_winery = Gain 1 wine.
rule_wool-manufacturer = Gain 1 wool.
rule_tailor-shop = Gain 1 brocade.
rule_brewery = Gain 2 coins.
rule_windmill = Gain 2 coins and 1 development point.
rule_library = Gain 2 development points.
rule_hospital = Gain as many coins as your development status.
rule_sacristy = With a monk here you may skip a harmful event. The monk then goes back into the bag.
rule_herb-garden = Your boatmen may stand in for farmers, craftsmen and traders.
rule_bathhouse = After each draw, draw 2 more followers if your market has room, and keep 1 of them.
rule_bathhouse-later = Draw 3 followers from your bag and place 2 of them on your places.
rule_gunpowder-tower = Two more spaces for your market. Followers can be sent to beneficial deeds from here too.
rule_cellar = Gain 4 coins.
rule_office = Gain 1 coin for each of your trading stations.
rule_school = Your scholars may stand in for everyone but monks.
rule_pharmacy = Buy up to 3 development points for 1 coin each.
rule_horse-wagon = Move your merchant along a road. You may take a good that lies there.
rule_shipping-line = Gain 1 development point.
rule_laboratory = Gain a technology tile.
rule_stage-coach = Pay 3 coins and move your merchant along a road or a waterway.
rule_market-stand = Buy or sell up to 2 goods at their value.
rule_black-market = Swap 2 equal goods for another one.
rule_tavern = Together with the Guildhall: build where another player already has a trading station.
rule_vineyard = After building in a town at a river you may buy a wine for 1 coin.
rule_well = Use any of your places without its followers.
rule_depot = At the end, 5 points for each set of all five goods.
rule_needs = Needs: { $list }.
rule_pilgrimage = No monks can be recruited in this round.
rule_plague = Everyone draws a follower from the bag and loses it, unless it is in their own colour.
rule_taxes = Everyone pays 1 coin for every 3 goods.
rule_trading-day = Everyone gains 1 coin for each trading station.
rule_income = Everyone gains as many coins as their development status.
rule_harvest = Everyone gives { $harvest_food } grain, cheese or wine, or pays { $harvest_coins } { $harvest_coins ->
    [one] coin
   *[other] coins
}.
rule_census = At the start of a round the player alone in front on the farmers’ track gains 1 coin. With three or more players, the one alone at the back pays 1 coin.
rule_track_farmer = Each step gives the good that is shown.
rule_track_boatman = Each step gives coins. The first player at the end takes a citizen.
rule_track_craftsman = Each step gives a technology tile. The first one must replace a farmer.
rule_track_trader = Each step gives a place tile. The first one must be of type I.
rule_track_knight = It shows how many followers you may draw. The first player on its fifth space takes a citizen.
rule_track_scholar = Each step gives as many development points as are shown.
rule_track_development = Your status, 1 to 6, multiplies your trading stations and citizens at the end. On the way there are coins, and citizens for the first to arrive.
rule_follower = Fits the spaces that show it. A monk fits any space.
rule_monk = Fits any space of your places. At deeds it only fits spaces for monks.
rule_good = Worth { $n } { $n ->
    [one] point
   *[other] points
} at the end.
rule_goodFood = Worth { $n } { $n ->
    [one] point
   *[other] points
} at the end. It is food for a harvest.
rule_deed = Each follower sent here earns { $what }. Whoever fills the last space takes the citizen.
rule_bag = In the bag: { $list }.
rule_bagEmpty = The bag is empty.
rule_citizen = Citizens count like trading stations at the end.
known_one-source = The spaces of this tile are known from a single source.
known_reconstructed = The spaces of this tile are our reconstruction.
known_inferred = The spaces of this tile are inferred from its text.
