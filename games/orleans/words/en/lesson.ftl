### The tutorial of Orléans.

advice = My advice: { $move }.
advice_plan = My advice: { $places }.
advice_nothing = My advice: keep everybody in the market this time.
advice_recruit = My advice: use the { $place }.
advice_recruitRole = My advice: use the { $place } and recruit a { $follower }.
advice_travel = My advice: travel to { $town } with the { $place }.
advice_open = My advice: take the { $place }.
advice_fit = My advice: put the wheel on the { $follower }’s space of the { $place }.
why_castle = Why: every step of the knights lets you draw one follower more.
why_farm-house = Why: a farmer brings a good, and whoever has the most farmers gets a coin in every census.
why_village = Why: boatmen bring coins, craftsmen technology, traders new places.
why_university = Why: scholars bring development, and development multiplies your stations and citizens.
why_wagon = Why: a journey brings a good and takes your merchant to a town without a station.
why_ship = Why: a journey brings a good and takes your merchant to a town without a station.
why_guildhall = Why: at the end a trading station counts as many points as your status.
why_monastery = Why: a monk can stand in for almost anybody.
why_scriptorium = Why: development pays coins on the way and multiplies what you have built.
why_town-hall = Why: it earns coins now, the last helper gets a citizen, and your bag gets lighter.
why_craftsman = Why: a craftsman brings you technology.
why_trader = Why: a trader brings you a new place.
why_boatman = Why: a boatman brings you coins.
why_open = Why: you use it as often as you fill it, and nobody else can have it.
why_fit = Why: from now on this place needs one follower less, in every round.
why_pass = Why: nothing that you can use is ready.
onward = Play on
onward_text = My plans lead to what you have not done yet. Change them if you like.
journey = A journey
journey_text = Ship and Wagon move your merchant along one river or one road. Choose the way: you take a good that lies on it. Where you arrive, you can build later.
later_journey = Ship and Wagon move your merchant along one river or one road, and you take a good that lies on it.
station = A trading station
station_text = The Guildhall builds a trading station in the town where your merchant is. Only one player can build in a town, except in Orléans.
later_station = The Guildhall builds a trading station in the town where your merchant is.
tech = Technology
tech_text = The craftsman brought you a wheel. It replaces one follower on a place for good. The first wheel replaces a farmer.
later_tech = Each craftsman brings you a wheel. It replaces one follower on a place for good. The first one replaces a farmer.
place = A new place
place_text = The trader lets you choose a place. It lies below your town and is yours alone. Rest on a tile to read what it does.
later_place = A trader lets you choose a place. It lies below your town and is yours alone.
deed = A beneficial deed
deed_text = The Town Hall sends a follower away for good. You get coins for each one. Whoever fills the last space of a deed takes its citizen.
later_deed = The Town Hall sends followers away for good, for coins. Whoever fills the last space of a deed takes its citizen.
score = What you have so far
score_text = If the game ended now, this would be your score. Stations and citizens are multiplied by your status, so development pays most once you have built.
score_sum = { $coins } { $coins ->
    [one] coin
   *[other] coins
} + { $goods } for goods + ({ $stations } { $stations ->
    [one] station
   *[other] stations
} + { $citizens } { $citizens ->
    [one] citizen
   *[other] citizens
}) × status { $status } = { $points } { $points ->
    [one] point
   *[other] points
}
welcome = Welcome to Orléans
welcome_text = You have 18 rounds to make your town thrive. Points come from coins and goods, and from trading stations and citizens multiplied by your development.
hour = The hourglass
hour_text = Every round has an event. You see it from the start, so you can prepare. It happens when everybody has acted. The strip also says what it will cost or give you.
draw = Draw your followers
draw_text = Your followers are in a bag. You draw some of them into your market. You start with four of them in your own colour, and you can never lose those.
town = Your town
town_text = Each card is a place. Its holes have the outline of the followers it needs. Below the dashed line it says what it gives you now.
plan = Make your plan
plan_text = Put followers on places: tap one, then a hole, or drag it. Everybody plans at the same time and in secret. When you are happy with it, press Ready.
act = Use your places
act_text = A place with a gold frame is ready. Players take turns, one place each. The followers go back into the bag, together with whoever you recruit.
tracks = Tracks
tracks_text = Every recruit moves you along a track and earns a reward. Knights let you draw more followers. Your next step has a dashed frame.
pass = Finish the round
pass_text = Go on until nothing is left to do, then pass. Followers on unfinished places stay there.
again = The second round
again_text = The census has paid whoever has the most farmers. Now draw again.
plan2 = Plan again
plan2_text = Your bag has changed, so your market has too. The strip below your town lists what is ready and what lacks only one follower.
done = That is all you need
done_text = Play on as long as you like. Rest on anything, or press it for a while, and it explains itself. The rules are behind the book at the top.
watch = { $name } is playing
watch_text = Look at the log to see what happens.
answer = A small decision
answer_text = The prompt says what is asked. Everything with a dashed frame can be chosen.
solo_welcome = Travelling Salesman
solo_welcome_text = You are alone, and you have 15 rounds for five deliveries. This list says what each town wants and what you still lack. When all five are made, you win.
solo_hour = You must eat
solo_hour_text = All events are known. In rounds 1 to 10 you give one grain, cheese or wine or pay 2 coins, and later twice as much. If you can do neither, you starve and lose. You start with 10 coins.
solo_plan = Make your plan
solo_plan_text = Put followers on places: tap one, then a hole, or drag it. Ship and Wagon travel and collect goods. The Farm House gives you a farmer and food. When you are happy with your plan, press Ready.
solo_act = Use your places
solo_act_text = A place with a gold frame is ready. Use one after another until you pass. The followers go back into your bag.
solo_map = Where to go
solo_map_text = Goods lie on roads and rivers. Your merchant takes one on the way. Once you have what a town wants and your merchant is there, a button in the list delivers it. That costs no action.
solo_rest = Finish the round
solo_rest_text = Go on until nothing is left to do, then pass. Then you must eat.
solo_feed = Eat
solo_feed_text = Give the food that you need least, or pay coins. Think of your deliveries: they need food too.
solo_tiles = Place tiles
solo_tiles_text = Traders bring you place tiles. Some of them make a good every time they are used. Your Market Stand buys and sells goods from the first round on.
solo_second = The second round
solo_second_text = Draw, plan and act as before. Look at the list again: which delivery is the nearest?
solo_done = On you go
solo_done_text = Play on as long as you like. Fifteen rounds pass quickly, so plan your journeys. Rest on anything, or press it for a while, and it explains itself.
team_welcome = Save the City together
team_welcome_text = In the last round the enemy comes. You all win if every objective of the City and of every player is met by then. If a single one is missing, you all lose. The strip here says how far you are.
team_city = What the City needs
team_city_text = Under “City” you see the walls with the knights that are missing, the Treasury, the Warehouse, citizens and fortified towers. The five achievements are optional, but each brings a citizen.
team_choose = Choose a character
team_choose_text = Everybody plays a character with an objective of their own. You see here what each one needs. The easier ones are marked.
team_character = Your character
team_character_text = Your objective is here, with what is still missing. The others’ objectives are next to their names.
team_hour = The event
team_hour_text = Every round has an event, and nobody knows which one comes next. The line says what it demands and from whom, and whether you could meet it now. A few events can lose the game outright. This tutorial leaves them out.
team_support = Help each other
team_support_text = These four places are for the team. The Vehicle sends goods and the Guild House sends coins, to the City or to another player. The Hostel sends a follower. The Palatinate uses a place that another player has made ready.
team_plan = Make your plan
team_plan_text = Put followers on your places, then press Ready. Plans are open here, so { $name } sees yours and you see theirs.
team_confirm = Keep it or plan again
team_confirm_text = All plans are on the table. You can talk about them in the chat. Keep your plan, or make another one.
team_act = Use your places
team_act_text = Use one place after the other. The Town Hall sends followers to the City. In a town at the edge of the map, the Guildhall builds a fortified tower.
team_event = The event comes
team_event_text = When everybody has passed, the event happens. The question says what you have to decide.
team_rest = Finish the round
team_rest_text = Use what is left, then pass.
team_proposal = Proposals
team_proposal_text = Some events are decided by the team. The start player drafts a proposal: who gives what. Everybody who gives something accepts or declines. After a refusal the next player drafts one, and a demand that cannot be refused is decided by the start player in the end.
team_second = The second round
team_second_text = Play one more round like this. I will help you with every question.
team_done = Now defend Orléans
team_done_text = Bring knights to the walls early, keep coins for bad events, and look at what the others need. Rest on anything, or press it for a while, and it explains itself.
