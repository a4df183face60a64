follower_farmer = Bauer
    .a = einen Bauern
    .many = Bauern
    .the = den Bauern
follower_boatman = Schiffer
    .a = einen Schiffer
    .the = den Schiffer
follower_craftsman = Handwerker
    .a = einen Handwerker
    .the = den Handwerker
follower_trader = Händler
    .a = einen Händler
    .the = den Händler
follower_knight = Ritter
    .a = einen Ritter
    .the = den Ritter
follower_scholar = Gelehrter
    .a = einen Gelehrten
    .many = Gelehrte
    .the = den Gelehrten
follower_monk = Mönch
    .a = einen Mönch
    .many = Mönche
    .the = den Mönch
follower_any = beliebige Person
    .the = eine beliebige Person
follower_own-farmer = eigener Bauer
    .a = einen eigenen Bauern
    .the = deinen eigenen Bauern
follower_own-boatman = eigener Schiffer
    .a = einen eigenen Schiffer
    .the = deinen eigenen Schiffer
follower_own-craftsman = eigener Handwerker
    .a = einen eigenen Handwerker
    .the = deinen eigenen Handwerker
follower_own-trader = eigener Händler
    .a = einen eigenen Händler
    .the = deinen eigenen Händler
event_pilgrimage = Wallfahrt
event_plague = Pest
event_taxes = Abgaben
event_trading-day = Handelstag
event_income = Einkommen
event_harvest = Ernte
event_pilgrimage_about = Kein Mönch kann angeworben werden
event_plague_about = Alle verlieren eine Person aus dem Beutel
event_taxes_about = 1 Münze je 3 Waren
event_trading-day_about = 1 Münze je Kontor
event_income_about = Münzen in Höhe deines Entwicklungsstands
event_harvest_about = { $harvest_food } Getreide, Käse oder Wein, oder { $harvest_coins } { $harvest_coins ->
    [one] Münze
   *[other] Münzen
}

map_enlarge = Karte vergrößern
map_shrink = Karte wieder klein
map_title = Karte
map_road = Landweg
map_waterway = Wasserweg
map_edge = { $kind } von { $a } nach { $b }: { $goods }
map_empty = keine Waren
map_load = { $good } auf dem Weg von { $a } nach { $b }
map_town = { $town }: { $what }
map_station = Kontor von { $name }
map_stationYours = dein Kontor
map_merchant = Händlerfigur von { $name }
map_merchantYours = deine Händlerfigur
map_noStation = kein Kontor
map_from = Ab { $town }
map_fromYours = Ab { $town }, wo deine Händlerfigur steht
map_nowhere = Von hier führt kein Weg weiter.
map_north = N
supply_title = Warenmarkt
supply_good = noch { $n } { $good }

track_farmer = Bauernleiste
    .the = der Bauernleiste
track_boatman = Schifferleiste
    .the = der Schifferleiste
track_craftsman = Handwerkerleiste
    .the = der Handwerkerleiste
track_trader = Händlerleiste
    .the = der Händlerleiste
track_knight = Ritterleiste
    .the = der Ritterleiste
track_scholar = Gelehrtenleiste
    .the = der Gelehrtenleiste
tracks_title = Leisten
track_space = Feld
track_reward = Belohnung
track_here = Marker
track_start = Start
track_next = dein nächstes Feld
track_good = 1 { $good }
track_coins = { $n } { $n ->
    [one] Münze
   *[other] Münzen
}
track_development = { $n } { $n ->
    [one] Entwicklungspunkt
   *[other] Entwicklungspunkte
}
track_technology = ein Technikplättchen
track_technologyFirst = ein Technikplättchen, für einen Bauern
track_tileI = eine Ortskarte I
track_tileII = eine Ortskarte I oder II
track_draw = { $n } ziehen
track_citizen = ein Bürger für den ersten, der ankommt
track_citizenGone = der Bürger ist vergeben
track_technologyShort = für einen Bauern
development_title = Entwicklung
development_space = Entwicklung { $n }, Stand { $status }
development_status = Entwicklungsstand { $n }
development_preview = hier wärst du dann
stock_title = Vorrat
stock_left = noch { $n } { $followers }
technology_left = noch { $n } Technikplättchen

deeds_title = Segensreiche Werke
deed_filled = { $n } von { $most } { $followers }
deed_reward = { $what } für jede Person
deed_coins = { $n } { $n ->
    [one] Münze
   *[other] Münzen
}
deed_coinOrPoint = 1 Münze oder 1 Entwicklungspunkt
deed_citizen = ein Bürger für den letzten
deed_done = Vollendet. Den Bürger hat { $name }.
deed_space = { $deed }, Feld für { $follower }

hourglass_title = Stundenglas
hourglass_round = Runde { $n } von { $most }
hourglass_of = von { $n }
hourglass_past = Runde { $n }: { $event }
hourglass_now = Diese Runde: { $event }
hourglass_left = noch { $n } { $n ->
    [one] Runde
   *[other] Runden
}
hourglass_pay = Du zahlst { $n } { $n ->
    [one] Münze
   *[other] Münzen
}
hourglass_gain = Du bekommst { $n } { $n ->
    [one] Münze
   *[other] Münzen
}
hourglass_lose = Du verlierst { $n } { $n ->
    [one] Person
   *[other] Personen
}
hourglass_food = Du gibst 1 Nahrung oder { $n } Münzen
hourglass_nothing = Nichts für dich

town_title = Deine Stadt
town_of = Stadt von { $name }
town_recruit = Anwerben
town_work = Reisen, bauen, lernen, helfen
town_tiles = Ortskarten
place_needs = { $place }. Braucht { $list }.
place_joints = Woll-manufaktur Kräuter-garten Schwarz-markt Pferde-wagen
place_ready = Bereit.
place_short = Es fehlt: { $list }.
place_gives = Bringt { $what }.
hole_empty = { $place }: Feld für { $follower }, leer
hole_full = { $place }: { $piece } auf dem Feld für { $follower }
hole_wheel = { $place }: Technik auf dem Feld für { $follower }
hole_stays = seit einer früheren Runde
place_passive = Wirkt immer
gallery_title = Noch erhältliche Ortskarten
gallery_stack = Ortskarten { $stack }
gallery_tile = { $tile }, Ortskarte { $stack }
gallery_none = keine mehr

market_title = Markt
market_room = { $n } von { $most }
market_piece = { $piece } auf deinem Markt
market_empty = Der Markt ist leer.
bag_title = Beutel
bag_of = { $n } im Beutel
bag_kind = { $piece }: { $n } im Beutel
bag_empty = Der Beutel ist leer.
tray_title = Dein Besitz
tray_of = Besitz von { $name }
tray_purse = Münzen
tray_goods = Waren
tray_stations = Kontore
tray_citizens = Bürger
tray_status = Stand
tray_worth = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
tray_left = noch { $n }
tray_sum = ({ $stations } + { $citizens }) × { $status } = { $points }
tray_sumWords = { $stations } { $stations ->
    [one] Kontor
   *[other] Kontore
} und { $citizens } Bürger mal Entwicklungsstand { $status } ergibt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
amount_coins = { $n } { $n ->
    [one] Münze
   *[other] Münzen
}
amount_good = { $n } { $good }
amount_stations = { $n } { $n ->
    [one] Kontor
   *[other] Kontore
}
amount_citizens = { $n } Bürger
amount_technology = { $n } Technikplättchen
amount_points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}

seats_title = Spieler
seat_start = Startspieler
seat_planning = plant
seat_ready = bereit
seat_acting = am Zug
seat_passed = hat gepasst
seat_waiting = wartet
seat_market = Markt { $n }
seat_bag = Beutel { $n }
seat_goods = Waren
seat_noGoods = keine Waren

gain_station = ein Kontor in { $town }
plan_title = Dein Plan
plan_nothing = Noch ist nichts bereit.
plan_with = In der Hand: { $follower }
plan_completesNothing = Macht nichts vollständig.
plan_short = Eins fehlt
