### The co-operative scenario: questions, actions, proposals, the log and the end.

ask_character = Choose your character.
hint_character = Everybody sees it. At the end, every character must have what it needs.
ask_load = Load the Vehicle for { $to }.
hint_load = Choose one of your goods. { $n } more { $n ->
    [one] fits
   *[other] fit
}.
ask_lodger = You have been sent { $follower }.
hint_lodger = Choose one of your places, or keep the follower in your market.
ask_palatinate = Use one of { $name }’s places.
hint_palatinate = You get the action. The followers go back into { $name }’s bag.
ask_due = Pay the due of this round: { $due }.
hint_due = Choose what you give up.
hint_fitCatapult = Choose the space that it replaces, or send the tile to the Catapult.
ask_send = Send another follower to the City?
hint_send = Choose a free space of the City, or stop. The follower can also go later.
ask_train = Training: advance one step on a track.
hint_train = You get the reward of the track, but no follower.
ask_progress = Progress: build in { $town } for 4 coins?
hint_progress = Only you pay. You may also pass.
ask_voyage = Bon Voyage: travel once more for 2 coins?
hint_voyage = Choose a way on the map, or pass.
ask_famine = Famine: return { $n } more neutral { $n ->
    [one] follower
   *[other] followers
}.
hint_famine = Choose them in your market, on your places or in your bag.
ask_rob = Robbery: give goods worth { $n } { $n ->
    [one] point
   *[other] points
}.
ask_robMore = Robbery: goods worth { $n } { $n ->
    [one] point is
   *[other] points are
} still missing.
ask_robTower = Robbery: destroy one of your fortified towers.
hint_rob = Choose goods, or destroy one of your fortified towers.
hint_robBegun = Choose goods.
hint_robTower = Your goods are not worth enough.
ask_summon = Summoning: does your merchant go to Orléans?
hint_summon = If you pay 5 coins, it stays in { $town }.
ask_confirm = Everybody’s plan is open. Keep yours?
hint_confirm = Look at the others’ plans and talk in the chat. You can plan again { $n } more { $n ->
    [one] time
   *[other] times
}.
hint_confirmLast = Look at the others’ plans. You have planned again often enough.
ask_draft = Draft a proposal for the team: { $event }.
ask_draftLast = Decide for the team: { $event }.
hint_draft = Say who gives what. Everybody who gives something is asked.
hint_draftCommon = Choose together. Everybody is asked.
hint_draftLast = Nobody is asked any more. What you propose happens.
ask_consent = Do you accept this proposal?
hint_consent = It happens only if everybody concerned accepts.
wait_draft = { $name } is drafting a proposal: { $event }.
wait_draftHint = Say in the chat what you can give.
wait_consent = Waiting for { $names } to answer the proposal.
wait_planningOpen = Plans are open as soon as their player is ready.
wait_lodger = { $names } may place the follower that was sent.

button_keep = Keep my plan
button_replan = Plan again
button_propose = Propose this
button_decide = Decide this
button_skip = Do without it
button_accept = Accept
button_decline = Decline
button_home = Go to Orléans
button_stay5 = Pay 5 coins
button_build4 = Build for 4 coins
button_catapult = To the Catapult

do_character = Be the { $character }
do_haul = Vehicle: send goods to { $to }
do_load = Send 1 { $good } to { $to }
do_fund = Guild House: send coins to { $to }
do_lodge = Hostel: send { $follower } to { $name }
do_palatinate = Palatinate: use a place of { $name }
do_fit-catapult = Send the technology tile to the Catapult
do_train = Advance on { $track }
do_raze = Destroy your fortified tower in { $town }
do_home = Send your merchant to Orléans
do_build-event = Build here for 4 coins
do_propose = Propose this
do_skip = Do without the event
do_accept = Accept the proposal
do_decline = Decline the proposal
do_tower = { $place }: build a fortified tower
how_coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
how_split = { $n } { $n ->
    [one] coin
   *[other] coins
}, and { $more } to { $store }
selecting_city = { $place }: to which part of the City?
selecting_cityHint = Choose a free space of the City.
selecting_to = { $place }: who is it for?
selecting_toHint = Choose the City or a player.
selecting_lodge = { $place }: who do you send, and to which player?
selecting_lodgeHint = Choose a follower from your market and a player.
selecting_owner = { $place }: whose place do you use?
selecting_ownerHint = Choose a player.
choose_title = Choose
to_city = The City
to_wants = needs { $what }
to_has = has { $n }
to_catapult = Catapult
lodger_piece = Send { $follower }
train_step = { $track }: { $reward }
borrow_place = { $place }, ready at { $name }’s

demand_title = This event demands
demand_team = From the team: { $what }.
demand_gift = For the team: { $what }.
demand_each = From everyone concerned: { $what }.
demand_orCoins = { $what }, or { $n } coins for each one kept
demand_orCitizen = a monk from every player, or one citizen nobody has
demand_optional = You may do without it.
demand_could = The team can meet it now.
demand_couldNot = The team cannot meet it yet.
demand_couldNotDeadly = The team cannot meet it yet. The game would be lost.
demand_short = { $names } cannot pay yet. The game would be lost.
demand_nothing = It is not possible at the moment.
tally_technology = { $n } technology { $n ->
    [one] tile
   *[other] tiles
}
tally_tiles = { $n } place { $n ->
    [one] tile
   *[other] tiles
} of the players
tally_coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
tally_points = { $n } development { $n ->
    [one] point
   *[other] points
} or monks
tally_monks = { $n } { $n ->
    [one] monk
   *[other] monks
}
tally_citizens = { $n } { $n ->
    [one] citizen
   *[other] citizens
}
tally_grain = { $n } grain from the map
tally_places = { $n } place { $n ->
    [one] tile
   *[other] tiles
} nobody has
tally_wine = { $n } wine to hand out
tally_payout = { $n } { $n ->
    [one] coin
   *[other] coins
} to hand out
tally_books = { $n } development { $n ->
    [one] point
   *[other] points
} to hand out
tally_journey = { $n } { $n ->
    [one] journey
   *[other] journeys
} on a waterway
tally_deals = up to { $n } { $n ->
    [one] deal
   *[other] deals
}
tally_worth = goods worth { $n }, or a fortified tower
short_technology = technology
short_tiles = place tiles
short_coins = coins to pay
short_points = points or monks
short_monks = monks
short_citizens = or a citizen
short_grain = grain
short_places = place tiles
short_wine = wine
short_payout = coins to hand out
short_books = development points
short_journey = journey
short_deals = deals
short_worth = points

proposal_title = Proposal
proposal_of = { $name } proposes
proposal_event = Proposal: { $event }
proposal_suggest = Suggest a division
proposal_nothing = Nothing chosen yet.
proposal_ready = Nothing is missing.
proposal_ruin = { $name } could not pay the due of this round then, and everybody would lose.
proposal_missing = Still missing: { $list }.
proposal_tooMuch = Too much: { $list }.
proposal_more = one more: { $what }
proposal_fewer = one fewer: { $what }
proposal_has = has { $n }
proposal_common = What belongs to nobody
proposal_gives = { $name } gives { $what }
proposal_gets = { $name } gets { $what }
proposal_both = { $name } gives { $give } and gets { $get }
proposal_you_gives = You give { $what }
proposal_you_gets = You get { $what }
proposal_you_both = You give { $give } and get { $get }
proposal_all = The team gives up { $what }
proposal_asked = Asked
proposal_open = { $name } has not answered yet
proposal_accepted = { $name } accepts
proposal_declined = { $name } declines
proposal_openYou = you have not answered yet
proposal_acceptedYou = you accept
proposal_declinedYou = you decline
proposal_holds = This proposal needs nobody’s consent.
proposal_next = If somebody declines, { $name } drafts the next proposal.
proposal_lapses = If somebody declines, the event has no effect.
proposal_last = If somebody declines, { $name } makes a last proposal that needs no consent.
proposal_chat = Talk about it
proposal_begun = A part of this draft is already in the record. Undo takes it back.
item_technology = the technology tile of the { $place }
item_tile = the { $place }
item_sell = 1 { $good } (sold)
item_buy = 1 { $good } (bought)
item_books = { $n } development { $n ->
    [one] point
   *[other] points
}
item_monk = the monk in the { $place }
item_monk-market = a monk from the market
item_monk-bag = a monk from the bag
item_grain = the grain between { $a } and { $b }
item_place = the { $place }
item_citizen = a citizen that nobody has ({ $citizen })
item_travel = a voyage to { $town }
item_travelWith = a voyage to { $town } that picks up 1 { $good }
unit_sell = sell { $good }
unit_buy = buy { $good }
unit_grant-coins = gets coins
unit_grant-books = gets points
unit_grant-wine = gets wine
unit_coins = pays coins
unit_books = gives points
unit_monk-market = monk from the market
unit_monk-bag = monk from the bag
unit_monk = monk, { $place }

log_proposed = puts a proposal to the team: { $items }

stage_won = The City is saved
stage_lost = The City has fallen
stage_wonNote = Every objective is met.
stage_met = met
stage_reason_unpaid = Something that had to be paid could not be paid. The event of the round was { $event }.
stage_reason_event = { $event } could not be paid.
stage_reason_eventWho = { $name } could not pay: { $event }.
stage_reason_due = { $name } could not pay the due.
stage_reason_rounds = The last round is over, and { $n } of { $all } objectives { $n ->
    [one] is
   *[other] are
} not met.
summary_team = { $character }, { $coins } { $coins ->
    [one] coin
   *[other] coins
}
source_objectives = Objectives

event-cast = is the { CHARACTER($character) }
event-loaded = sends 1 { GOOD($good) } to { STORE($to, form: "the") }
event-funded = sends { $coins } { $coins ->
    [one] coin
   *[other] coins
} to { STORE($to, form: "the") }
event-lodged = sends { FOLLOWER($follower, form: "a") } to { $other }
event-borrowed = uses a place of { $owner }
event-mounted = sends a technology tile to the Catapult
event-fortified = builds a fortified tower in { TOWN($town) }
event-team-citizen = The team gains a citizen ({ CITIZEN($citizen, or: "deed") })
event-dismissed = returns { FOLLOWER($follower, form: "a") } to the stock
# The browser says the due in words.
event-due-now = owes this round’s due: { $due }
# The browser says the loss in words.
event-gives-up = gives up { $loss }
event-saved = Every objective is met, and the City is saved
event-missed = { $met } of { $all } objectives are met, and the City falls
event-doomed = { $seat_sign ->
    [none] The team cannot meet the demand, and the City falls
   *[some] cannot pay, and the City falls
}
event-drafted = drafts: { $item }
event-proposed = puts a proposal to the team
event-skipped = proposes to do without the event
event-consents = { $accepts ->
    [true] accepts the proposal
   *[false] declines the proposal
}
event-last-draft = makes the last proposal, which needs no consent
event-no-effect = The event has no effect
event-cleared = { GOOD($good, form: "start") } between { TOWN($edge2) } and { TOWN($edge3) } goes to the supply
event-sealed = { PLACE($tile) } can no longer be gained
event-citizen-lost = A citizen leaves the game ({ CITIZEN($citizen, or: "deed") })
event-stored = { $by_sign ->
    [minus] { $by_size } { GOOD($good) } go from the Warehouse to the supply
   *[plus] { $by_size } { GOOD($good) } go to the Warehouse
}
event-reinforced = The City Walls need one more knight
event-razed = destroys the fortified tower in { TOWN($town) }
event-summoned = sends the merchant to Orléans
