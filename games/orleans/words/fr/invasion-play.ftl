ask_character = Choisissez votre personnage.
hint_character = Tout le monde le voit. À la fin, chaque personnage doit avoir ce qu’il lui faut.
ask_load = Chargez le Charroi. Destination : { $to }.
hint_load = Choisissez une de vos marchandises. Il en tient encore { $n }.
ask_lodger = On vous a envoyé { $follower }.
hint_lodger = Choisissez un de vos lieux, ou gardez le compagnon au marché.
ask_palatinate = Activez un lieu de { $name }.
hint_palatinate = L’action est pour vous. Les compagnons retournent dans le sac de { $name }.
ask_due = Payez la redevance de cette manche : { $due }.
hint_due = Choisissez ce que vous cédez.
hint_fitCatapult = Choisissez la case qu’elle remplace, ou envoyez la tuile à la Catapulte.
ask_send = Envoyer un autre compagnon à la cité ?
hint_send = Choisissez une case libre de la cité, ou arrêtez. Le compagnon peut aussi partir plus tard.
ask_train = Formation : avancez d’un pas sur une piste.
hint_train = Vous recevez la récompense de la piste, mais pas de compagnon.
ask_progress = Progrès : bâtir à { $town } pour 4 pièces ?
hint_progress = Vous seul payez. Vous pouvez aussi passer.
ask_voyage = Bon voyage : voyager encore pour 2 pièces ?
hint_voyage = Choisissez un chemin sur la carte, ou passez.
ask_famine = Famine : rendez encore { $n } { $n ->
    [one] compagnon neutre
   *[other] compagnons neutres
}.
hint_famine = Choisissez-les au marché, sur vos lieux ou dans le sac.
ask_rob = Brigandage : cédez des marchandises pour { $n } { $n ->
    [one] point
   *[other] points
}.
ask_robMore = Brigandage : il manque encore { $n } { $n ->
    [one] point
   *[other] points
} de marchandises.
ask_robTower = Brigandage : détruisez une de vos tours fortifiées.
hint_rob = Choisissez des marchandises, ou détruisez une de vos tours fortifiées.
hint_robBegun = Choisissez des marchandises.
hint_robTower = Vos marchandises ne valent pas assez.
ask_summon = Convocation : votre marchand va-t-il à Orléans ?
hint_summon = Pour 5 pièces, il reste à { $town }.
ask_confirm = Tous les plans sont ouverts. Gardez-vous le vôtre ?
hint_confirm = Regardez les plans des autres et parlez-en. Vous pouvez encore refaire le vôtre { $n } fois.
hint_confirmLast = Regardez les plans des autres. Vous ne pouvez plus refaire le vôtre.
ask_draft = Proposez un partage : { $event }.
ask_draftLast = Décidez pour l’équipe : { $event }.
hint_draft = Dites qui donne quoi. On demande l’accord de ceux qui donnent.
hint_draftCommon = Choisissez ensemble. On demande l’accord de tous.
hint_draftLast = On ne demande plus l’accord de personne. Votre proposition est appliquée.
ask_consent = Acceptez-vous cette proposition ?
hint_consent = Elle n’est appliquée que si tous les concernés acceptent.
wait_draft = { $name } prépare une proposition : { $event }.
wait_draftHint = Dites dans la discussion ce que vous pouvez donner.
wait_consent = En attente de la réponse de { $names }.
wait_planningOpen = Un plan est visible dès que son joueur est prêt.
wait_lodger = { $names } peut placer le compagnon envoyé.

button_keep = Garder mon plan
button_replan = Refaire mon plan
button_propose = Proposer cela
button_decide = Décider cela
button_skip = Y renoncer
button_accept = Accepter
button_decline = Refuser
button_home = Aller à Orléans
button_stay5 = Payer 5 pièces
button_build4 = Bâtir pour 4 pièces
button_catapult = À la Catapulte

do_character = Être : { $character }
do_haul = Charroi : envoyer des marchandises, destination { $to }
do_load = Envoyer 1 { $good }, destination { $to }
do_fund = Maison de la guilde : envoyer des pièces, destination { $to }
do_lodge = Auberge : envoyer { $follower } à { $name }
do_palatinate = Palatinat : activer un lieu de { $name }
do_fit-catapult = Envoyer la tuile Technologie à la Catapulte
do_train = Avancer sur { $track }
do_raze = Détruire votre tour fortifiée de { $town }
do_home = Envoyer votre marchand à Orléans
do_build-event = Bâtir ici pour 4 pièces
do_propose = Proposer cela
do_skip = Renoncer à l’événement
do_accept = Accepter la proposition
do_decline = Refuser la proposition
do_tower = { $place } : bâtir une tour fortifiée
how_coins = { $n } { $n ->
    [one] pièce
   *[other] pièces
}
how_split = { $n } { $n ->
    [one] pièce
   *[other] pièces
}, et { $more } pour { $store }
selecting_city = { $place } : vers quelle partie de la cité ?
selecting_cityHint = Choisissez une case libre de la cité.
selecting_to = { $place } : pour qui ?
selecting_toHint = Choisissez la cité ou un joueur.
selecting_lodge = { $place } : qui envoyez-vous, et à qui ?
selecting_lodgeHint = Choisissez un compagnon du marché et un joueur.
selecting_owner = { $place } : le lieu de qui ?
selecting_ownerHint = Choisissez un joueur.
choose_title = Choix
to_city = La cité
to_wants = il faut { $what }
to_has = a { $n }
to_catapult = Catapulte
lodger_piece = Envoyer { $follower }
train_step = { $track } : { $reward }
borrow_place = { $place }, prêt chez { $name }

demand_title = Cet événement exige
demand_team = De l’équipe : { $what }.
demand_gift = Pour l’équipe : { $what }.
demand_each = De chaque joueur concerné : { $what }.
demand_orCoins = { $what }, ou { $n } pièces pour chacune gardée
demand_orCitizen = un moine de chaque joueur, ou un citoyen que personne n’a
demand_optional = Vous pouvez y renoncer.
demand_could = Vous pouvez y répondre maintenant.
demand_couldNot = Vous ne pouvez pas encore y répondre.
demand_couldNotDeadly = Vous ne pouvez pas encore y répondre. La partie serait perdue.
demand_short = Pas encore en état de payer : { $names }. La partie serait perdue.
demand_nothing = Ce n’est pas possible pour le moment.
tally_technology = { $n } { $n ->
    [one] tuile
   *[other] tuiles
} Technologie
tally_tiles = { $n } { $n ->
    [one] tuile
   *[other] tuiles
} Lieu des joueurs
tally_coins = { $n } { $n ->
    [one] pièce
   *[other] pièces
}
tally_points = { $n } { $n ->
    [one] point
   *[other] points
} de développement ou moines
tally_monks = { $n } { $n ->
    [one] moine
   *[other] moines
}
tally_citizens = { $n } { $n ->
    [one] citoyen
   *[other] citoyens
}
tally_grain = { $n } { $n ->
    [one] blé
   *[other] blés
} de la carte
tally_places = { $n } { $n ->
    [one] tuile
   *[other] tuiles
} Lieu que personne n’a
tally_wine = { $n } { $n ->
    [one] vin
   *[other] vins
} à distribuer
tally_payout = { $n } { $n ->
    [one] pièce
   *[other] pièces
} à distribuer
tally_books = { $n } { $n ->
    [one] point
   *[other] points
} de développement à distribuer
tally_journey = { $n } { $n ->
    [one] voyage
   *[other] voyages
} par voie d’eau
tally_deals = jusqu’à { $n } { $n ->
    [one] échange
   *[other] échanges
}
tally_worth = des marchandises pour { $n }, ou une tour fortifiée
short_technology = technologies
short_tiles = tuiles Lieu
short_coins = pièces à payer
short_points = points ou moines
short_monks = moines
short_citizens = ou un citoyen
short_grain = blé
short_places = tuiles Lieu
short_wine = vin
short_payout = pièces à distribuer
short_books = points de développement
short_journey = voyage
short_deals = échanges
short_worth = points

proposal_title = Proposition
proposal_of = { $name } propose
proposal_event = Proposition : { $event }
proposal_suggest = Suggérer un partage
proposal_nothing = Rien n’est encore choisi.
proposal_ready = Il ne manque rien.
proposal_ruin = { $name } ne pourrait plus payer la redevance de cette manche, et tout le monde perdrait.
proposal_missing = Il manque encore : { $list }.
proposal_tooMuch = C’est trop : { $list }.
proposal_more = un de plus : { $what }
proposal_fewer = un de moins : { $what }
proposal_has = a { $n }
proposal_common = Ce qui n’est à personne
proposal_gives = { $name } donne { $what }
proposal_gets = { $name } reçoit { $what }
proposal_both = { $name } donne { $give } et reçoit { $get }
proposal_you_gives = Vous donnez { $what }
proposal_you_gets = Vous recevez { $what }
proposal_you_both = Vous donnez { $give } et recevez { $get }
proposal_all = L’équipe perd { $what }
proposal_asked = Accord demandé
proposal_open = { $name } n’a pas encore répondu
proposal_accepted = { $name } accepte
proposal_declined = { $name } refuse
proposal_openYou = vous n’avez pas encore répondu
proposal_acceptedYou = vous acceptez
proposal_declinedYou = vous refusez
proposal_holds = Cette proposition n’a besoin de l’accord de personne.
proposal_next = Si quelqu’un refuse, { $name } prépare la proposition suivante.
proposal_lapses = Si quelqu’un refuse, l’événement n’a pas d’effet.
proposal_last = Si quelqu’un refuse, { $name } fait une dernière proposition, sans accord.
proposal_chat = En parler
proposal_begun = Une partie de cette proposition est déjà dans le journal. « Annuler » la retire.
item_technology = la technologie ({ $place })
item_tile = la tuile { $place }
item_sell = 1 { $good } (vente)
item_buy = 1 { $good } (achat)
item_books = { $n } { $n ->
    [one] point
   *[other] points
} de développement
item_monk = le moine ({ $place })
item_monk-market = un moine du marché
item_monk-bag = un moine du sac
item_grain = le blé entre { $a } et { $b }
item_place = la tuile { $place }
item_citizen = un citoyen que personne n’a ({ $citizen })
item_travel = un voyage vers { $town }
item_travelWith = un voyage vers { $town } avec 1 { $good }
unit_sell = vendre : { $good }
unit_buy = acheter : { $good }
unit_grant-coins = reçoit des pièces
unit_grant-books = reçoit des points
unit_grant-wine = reçoit du vin
unit_coins = paie des pièces
unit_books = donne des points
unit_monk-market = moine du marché
unit_monk-bag = moine du sac
unit_monk = moine, { $place }

log_proposed = propose à l’équipe : { $items }

stage_won = La cité est sauvée
stage_lost = La cité est tombée
stage_wonNote = Tous les objectifs sont atteints.
stage_met = atteint
stage_reason_unpaid = Une exigence n’a pas pu être payée. L’événement de la manche était : { $event }.
stage_reason_event = Impossible à payer : { $event }.
stage_reason_eventWho = { $name } n’a pas pu payer : { $event }.
stage_reason_due = { $name } n’a pas pu payer la redevance.
stage_reason_rounds = La dernière manche est finie, et { $n } { $n ->
    [one] objectif
   *[other] objectifs
} sur { $all } { $n ->
    [one] n’est pas atteint
   *[other] ne sont pas atteints
}.
summary_team = { $character }, { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
source_objectives = Objectifs

event-cast = est : { CHARACTER($character) }
event-loaded = envoie 1 { GOOD($good) }, destination : { STORE($to, form: "the") }
event-funded = envoie { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}, destination : { STORE($to, form: "the") }
event-lodged = envoie { FOLLOWER($follower, form: "a") } à { $other }
event-borrowed = active un lieu de { $owner }
event-mounted = envoie une tuile Technologie à la Catapulte
event-fortified = bâtit une tour fortifiée à { TOWN($town) }
event-team-citizen = L’équipe gagne un citoyen ({ CITIZEN($citizen, or: "deed") })
event-dismissed = rend { FOLLOWER($follower, form: "a") } à la réserve
event-due-now = doit la redevance de cette manche : { $due }
event-gives-up = cède { $loss }
event-saved = Tous les objectifs sont atteints, et la cité est sauvée
event-missed = { $met } objectifs atteints sur { $all }, et la cité tombe
event-doomed = { $seat_sign ->
    [none] L’équipe ne peut pas répondre à l’événement, et la cité tombe
   *[some] ne peut pas payer, et la cité tombe
}
event-drafted = ajoute à la proposition : { $item }
event-proposed = soumet une proposition à l’équipe
event-skipped = propose de renoncer à l’événement
event-consents = { $accepts ->
    [true] accepte la proposition
   *[false] refuse la proposition
}
event-last-draft = fait la dernière proposition, sans accord
event-no-effect = L’événement n’a pas d’effet
event-cleared = { GOOD($good, form: "start") } entre { TOWN($edge2) } et { TOWN($edge3) } va au stock
event-sealed = On ne peut plus obtenir : { PLACE($tile) }
event-citizen-lost = Un citoyen quitte la partie ({ CITIZEN($citizen, or: "deed") })
event-stored = { $by_sign ->
    [minus] { $by_size } { GOOD($good) } vont de l’Entrepôt au stock
   *[plus] { $by_size } { GOOD($good) } vont à l’Entrepôt
}
event-reinforced = Il faut un chevalier de plus aux murailles
event-razed = détruit la tour fortifiée de { TOWN($town) }
event-summoned = envoie son marchand à Orléans
