follower_farmer = fermier
    .a = un fermier
    .many = fermiers
    .the = le fermier
follower_boatman = batelier
    .a = un batelier
    .many = bateliers
    .the = le batelier
follower_craftsman = artisan
    .a = un artisan
    .many = artisans
    .the = l’artisan
follower_trader = commerçant
    .a = un commerçant
    .many = commerçants
    .the = le commerçant
follower_knight = chevalier
    .a = un chevalier
    .many = chevaliers
    .the = le chevalier
follower_scholar = érudit
    .a = un érudit
    .many = érudits
    .the = l’érudit
follower_monk = moine
    .a = un moine
    .many = moines
    .the = le moine
follower_any = compagnon quelconque
    .the = un compagnon quelconque
follower_own-farmer = votre fermier
    .a = son propre fermier
    .the = votre propre fermier
follower_own-boatman = votre batelier
    .a = son propre batelier
    .the = votre propre batelier
follower_own-craftsman = votre artisan
    .a = son propre artisan
    .the = votre propre artisan
follower_own-trader = votre commerçant
    .a = son propre commerçant
    .the = votre propre commerçant
event_pilgrimage = Pèlerinage
event_plague = Peste
event_taxes = Impôts
event_trading-day = Jour de foire
event_income = Revenus
event_harvest = Moisson
event_pilgrimage_about = Aucun moine ne peut être recruté
event_plague_about = Chacun perd un compagnon de son sac
event_taxes_about = 1 pièce pour 3 marchandises
event_trading-day_about = 1 pièce par comptoir
event_income_about = Autant de pièces que votre niveau
event_harvest_about = { $harvest_food } blé, fromage ou vin, ou { $harvest_coins } { $harvest_coins ->
    [one] pièce
   *[other] pièces
}

map_enlarge = Agrandir la carte
map_shrink = Réduire la carte
map_title = Carte
map_road = Route
map_waterway = Voie d’eau
map_edge = { $kind } de { $a } à { $b } : { $goods }
map_empty = aucune marchandise
map_load = { $good } sur le chemin de { $a } à { $b }
map_town = { $town } : { $what }
map_station = comptoir de { $name }
map_stationYours = votre comptoir
map_merchant = marchand de { $name }
map_merchantYours = votre marchand
map_noStation = aucun comptoir
map_from = Depuis { $town }
map_fromYours = Depuis { $town }, où se trouve votre marchand
map_nowhere = Aucun chemin ne part d’ici.
map_north = N
supply_title = Stock de marchandises
supply_good = { $good } : il en reste { $n }

track_farmer = Piste des fermiers
    .the = la piste des fermiers
track_boatman = Piste des bateliers
    .the = la piste des bateliers
track_craftsman = Piste des artisans
    .the = la piste des artisans
track_trader = Piste des commerçants
    .the = la piste des commerçants
track_knight = Piste des chevaliers
    .the = la piste des chevaliers
track_scholar = Piste des érudits
    .the = la piste des érudits
tracks_title = Pistes
track_space = Case
track_reward = Récompense
track_here = Marqueurs
track_start = départ
track_next = votre prochaine case
track_good = 1 { $good }
track_coins = { $n } { $n ->
    [one] pièce
   *[other] pièces
}
track_development = { $n } { $n ->
    [one] point
   *[other] points
} de développement
track_technology = une tuile Technologie
track_technologyFirst = une tuile Technologie, pour un fermier
track_tileI = une tuile Lieu I
track_tileII = une tuile Lieu I ou II
track_draw = piocher { $n }
track_citizen = un citoyen pour le premier arrivé
track_citizenGone = le citoyen est pris
track_technologyShort = pour un fermier
development_title = Développement
development_space = développement { $n }, niveau { $status }
development_status = niveau { $n }
development_preview = vous seriez ici
stock_title = Réserve
stock_left = { $followers } : il en reste { $n }
technology_left = { $n } { $n ->
    [one] tuile Technologie restante
   *[other] tuiles Technologie restantes
}

deeds_title = Actes bénéfiques
deed_filled = { $followers } : { $n } sur { $most }
deed_reward = { $what } par compagnon
deed_coins = { $n } { $n ->
    [one] pièce
   *[other] pièces
}
deed_coinOrPoint = 1 pièce ou 1 point de développement
deed_citizen = un citoyen pour le dernier
deed_done = Achevé. { $name } a le citoyen.
deed_space = { $deed }, case pour un { $follower }

hourglass_title = Sablier
hourglass_round = Manche { $n } sur { $most }
hourglass_of = sur { $n }
hourglass_past = Manche { $n } : { $event }
hourglass_now = Cette manche : { $event }
hourglass_left = encore { $n } { $n ->
    [one] manche
   *[other] manches
}
hourglass_pay = Vous payez { $n } { $n ->
    [one] pièce
   *[other] pièces
}
hourglass_gain = Vous gagnez { $n } { $n ->
    [one] pièce
   *[other] pièces
}
hourglass_lose = Vous perdez { $n } { $n ->
    [one] compagnon
   *[other] compagnons
}
hourglass_food = Vous donnez 1 vivre ou { $n } pièces
hourglass_nothing = Rien pour vous

town_title = Votre ville
town_of = Ville de { $name }
town_recruit = Recruter
town_work = Voyager, bâtir, apprendre, aider
town_tiles = Tuiles Lieu
place_needs = { $place }. Demande { $list }.
place_joints = Biblio-thèque
place_ready = Prêt.
place_short = Il manque { $list }.
place_gives = Donne { $what }.
hole_empty = { $place } : case pour { $follower }, vide
hole_full = { $place } : { $piece } sur la case pour { $follower }
hole_wheel = { $place } : technologie sur la case pour { $follower }
hole_stays = depuis une manche précédente
place_passive = Agit toujours
gallery_title = Tuiles Lieu encore disponibles
gallery_stack = Tuiles Lieu { $stack }
gallery_tile = { $tile }, tuile Lieu { $stack }
gallery_none = plus aucune

market_title = Marché
market_room = { $n } sur { $most }
market_piece = { $piece } sur votre marché
market_empty = Le marché est vide.
bag_title = Sac
bag_of = { $n } dans le sac
bag_kind = { $piece } : { $n } dans le sac
bag_empty = Le sac est vide.
tray_title = Ce que vous possédez
tray_of = Ce que possède { $name }
tray_purse = Pièces
tray_goods = Marchandises
tray_stations = Comptoirs
tray_citizens = Citoyens
tray_status = Niveau
tray_worth = { $n } { $n ->
    [one] point
   *[other] points
}
tray_left = reste { $n }
tray_sum = ({ $stations } + { $citizens }) × { $status } = { $points }
tray_sumWords = { $stations } { $stations ->
    [one] comptoir
   *[other] comptoirs
} et { $citizens } { $citizens ->
    [one] citoyen
   *[other] citoyens
}, fois niveau { $status }, font { $points } { $points ->
    [one] point
   *[other] points
}
amount_coins = { $n } { $n ->
    [one] pièce
   *[other] pièces
}
amount_good = { $n } { $good }
amount_stations = { $n } { $n ->
    [one] comptoir
   *[other] comptoirs
}
amount_citizens = { $n } { $n ->
    [one] citoyen
   *[other] citoyens
}
amount_technology = { $n } { $n ->
    [one] tuile
   *[other] tuiles
} Technologie
amount_points = { $n } { $n ->
    [one] point
   *[other] points
}

seats_title = Joueurs
seat_start = premier joueur
seat_planning = prépare
seat_ready = prêt
seat_acting = joue
seat_passed = a passé
seat_waiting = attend
seat_market = marché { $n }
seat_bag = sac { $n }
seat_goods = Marchandises
seat_noGoods = aucune marchandise

gain_station = un comptoir à { $town }
plan_title = Votre plan
plan_nothing = Rien n’est encore prêt.
plan_with = Avec ce { $follower }
plan_completesNothing = Il ne complète rien.
plan_short = Manque un
