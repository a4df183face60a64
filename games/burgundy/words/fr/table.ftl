tie_fewer = Égalité de points. { $name } a moins de cases vides : { $n } contre { $other }.
tie_more = Égalité de points. { $name } a plus de cases vides : { $n } contre { $other }.
tie_order = Égalité de points et de cases vides. { $name } est plus loin dans l’ordre du tour.
tab_own = Mon duché
tab_main = Marché
empty = vide
space = case rangée { $row } colonne { $column }, { $land }, valeur { $value }, { $content }
place = le { $value } de la rangée { $row }
onPlace = { $tile } sur { $place }
free = libres : { $places }
freeRow = { $values } en rangée { $row }
duchyOf = Duché de { $name }
duchyList = Ce qu’il y a dans le duché de { $name }
yourDuchy = Votre duché
duchyNumber = Duché { $n }
covered = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur { $of }
areaPoints = Zones
chooseDuchy = Choisissez votre duché
mainBoard = Plateau principal : phase { $phase }, manche { $round }
mainBoardSetUp = Plateau principal : mise en place
phase = Phase { $phase }
phaseLabel = Phase { $phase }, manche { $round }. Une zone achevée donne { $bonus } points de plus.
whiteDie = dé blanc
whiteDieShows = Dé blanc, montre { $n }
whiteDieNone = Dé blanc, pas encore lancé
roundGoods = Marchandises des manches à venir : { $goods }
noRoundGoods = Plus de marchandises pour les manches à venir
depot_n = dépôt { $n }
depot_black = dépôt noir
from_n = au dépôt { $n }
from_black = au dépôt noir
to_n = au dépôt { $n }
to_black = au dépôt noir
depotLabel = dépôt { $n }, { $tiles } { $tiles ->
    [one] tuile
   *[other] tuiles
}, marchandises : { $goods }
depotGoods = marchandises du dépôt { $n } : { $goods }
blackLabel = Dépôt noir, un achat coûte 2 pièces
inDepot = { $tile }, { $depot }
emptyPlace = place vide ({ $kind })
bridge = Pont · ordre du tour
bridgeLabel = Ordre du tour : { $order }
onBridge = { $name } sur { $space }
bridgeStart = début
piles = Tuiles restantes
pilesLabel = Tuiles restantes dans les piles : { $list }
pileBlack = noir
bonusTiles = Tuiles bonus
bonusLarge = grand bonus { $kind }, { $points } points
bonusSmall = petit bonus { $kind }, { $points } points
bonusTaken = { $what }, gagné par { $name }
dice = Dés
dieShows = dé { $n }
dieFirst = dé { $n }, le premier
dieSecond = dé { $n }, le second
dieUsed = dé utilisé
storage = Réserve
stored = { $tile }, en réserve
storageEmpty = place de réserve vide
goods = Marchandises
goodsHeading = Stock
goodLabel = { $good } ×{ $n }, à vendre avec un { $value }
noGoods = aucune
sold = { $n ->
    [one] { $n } vendue
   *[other] { $n } vendues
}
purse = Bourse
silver = argent
workers = ouvriers
silverWord = { $n ->
    [one] pièce
   *[other] pièces
}
workersWord = { $n ->
    [one] ouvrier
   *[other] ouvriers
}
silverLabel = { $n } { $n ->
    [one] pièce
   *[other] pièces
}
workersLabel = { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
}
summary = { $silver } { $silver ->
    [one] pièce
   *[other] pièces
} · { $workers } { $workers ->
    [one] ouvrier
   *[other] ouvriers
}
clock = { $phase }·{ $round }
clockLong = phase { $phase }, manche { $round } sur 5
clockSetUp = mise en place

kind_castle = château
kind_mine = mine
kind_ship = bateau
kind_building = bâtiment
kind_livestock = bétail
kind_monastery = monastère
land_castle = château
land_mine = mine
land_ship = fleuve
land_building = ville
land_livestock = pâturage
land_monastery = monastère
tile_warehouse = entrepôt
    .the = l’entrepôt
tile_watchtower = tour de guet
    .the = la tour de guet
tile_carpenter = atelier du menuisier
    .the = l’atelier du menuisier
tile_church = église
    .the = l’église
tile_market = marché
    .the = le marché
tile_boarding-house = auberge
    .the = l’auberge
tile_bank = banque
    .the = la banque
tile_town-hall = hôtel de ville
    .the = l’hôtel de ville
tile_castle = château
    .the = le château
tile_mine = mine
    .the = la mine
tile_ship = bateau
    .the = le bateau
tile_monastery = monastère { $n }
    .the = le monastère { $n }
tile_cow = { $n } vaches
    .number = many
tile_sheep = { $n } moutons
    .number = many
tile_pig = { $n } cochons
    .number = many
tile_goat = { $edition ->
    [2011] { $n } poules
   *[2019] { $n } chèvres
}
    .number = many
good_turquoise = lin
    .the = le lin
    .start = Lin
good_violet = raisin
    .the = le raisin
    .start = Raisin
good_pink = saumon
    .the = le saumon
    .start = Saumon
good_red = pommes
    .the = les pommes
    .start = Pommes
good_brown = tonneaux
    .the = les tonneaux
    .start = Tonneaux
good_orange = miel
    .the = le miel
    .start = Miel
colour_turquoise = turquoise
colour_violet = violet
colour_pink = rose
colour_red = rouge
colour_brown = brun
colour_orange = orange
goodAndColour = { $good } ({ $colour })

deed_take = prendre
deed_place = poser
deed_sell = vendre
deed_workers = prendre des ouvriers
deed_buy = acheter
deed_discard = défausser
deed_ship = charger
deed_keep = garder
deed_board = choisir
deed_castle = fonder le duché
deed_pass = passer
deed_end = finir le tour
do_take = Prendre { $tile } { $from }
do_place = Poser { $tile } sur { $space }
do_sell = Vendre { $good }
do_workers = Prendre des ouvriers
do_buy = Acheter { $tile } { $from }
do_discard = Défausser { $tile }
do_ship = Charger au dépôt { $depot }
do_ship2 = Charger aux dépôts { $one } et { $other }
nothing_empty = Ne charge rien : il n’y a pas de marchandises
nothing_full = Ne charge rien : vous avez déjà trois sortes
do_keep = Charger : { $good }
do_board = Jouer le duché { $n }
do_castle = Fonder votre duché sur { $space }
do_pass = Ne pas s’en servir
do_end = Finir le tour
by_die = avec le dé { $n }
by_dieAs = avec le dé { $n } comme { $as }
by_castle = avec le château
by_warehouse = avec l’entrepôt
by_carpenter = avec le menuisier
by_church = avec l’église
by_market = avec le marché
by_town-hall = avec l’hôtel de ville
pay_alone = acheter
pay_silver = acheter avec des pièces
pay_workers = acheter avec des ouvriers
pay_mixed = acheter avec pièces et ouvriers

button_workers = Ouvriers
button_pass = Passer
button_keep = Charger : { $good } ({ $n })

amount_points = { $n } { $n ->
    [one] point
   *[other] points
}
amount_silver = { $n } { $n ->
    [one] pièce
   *[other] pièces
}
amount_workers = { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
}

ask_turn2 = Vos dés : { $one } et { $other }.
ask_turn1 = Votre dé : { $one }.
ask_turn0 = Vos dés sont utilisés.
ask_castle = Votre château donne une action de plus.
ask_warehouse = L’entrepôt vend une sorte de marchandises.
ask_carpenter = Le menuisier prend un bâtiment.
ask_church = L’église prend une tuile.
ask_market = Le marché prend une tuile.
ask_town-hall = L’hôtel de ville pose une autre tuile.
ask_ship = Dans quel dépôt votre bateau charge-t-il ?
ask_keep = Vous n’avez pas de place pour toutes les marchandises.
ask_discard = Faites de la place pour { $tile }.
ask_board = Choisissez votre duché.
ask_start-castle = Où voulez-vous votre château ?
hint_turn2 = Prenez ou posez une tuile, vendez, prenez des ouvriers.
hint_turn2buy = Prenez, posez, vendez, prenez des ouvriers ou achetez pour 2 { $coins }.
hint_turn0 = Finissez le tour quand vous êtes prêt.
hint_turn0buy = Finissez le tour, ou achetez d’abord pour 2 { $coins }.
hint_silver = pièces
hint_coins = pièces ou ouvriers
hint_castle = Prendre, poser, vendre ou prendre des ouvriers, avec n’importe quel nombre.
hint_warehouse = Choisissez une de vos marchandises.
hint_carpenter = Choisissez un bâtiment marqué dans un dépôt.
hint_church = Choisissez une mine, un monastère ou un château marqué.
hint_market = Choisissez un bateau ou du bétail marqué.
hint_town-hall = Choisissez une tuile en réserve et une case. Il ne faut pas de dé.
hint_ship = Choisissez un dépôt. Vous chargez ce pour quoi vous avez de la place : trois sortes au plus.
hint_keep = Choisissez les marchandises à charger.
hint_discard = Choisissez une tuile en réserve. Elle quitte le jeu.
hint_board = Chacun a sa propre carte.
hint_start-castle = Choisissez une case château. Vos premières tuiles iront à côté.
selecting_store = Posez { $tile }.
selecting_tile = Prenez { $tile }.
selecting_die = Utilisez le dé { $n }.
selecting_depot = Dépôt { $n }.
selecting_space = Posez sur { $space }.
selected_tile = Déposez-la en réserve ou choisissez un dé.
selected_space = Choisissez une tuile marquée en réserve.
selecting_good = Vendre : { $good }.
selecting_workers = Prenez des ouvriers.
selecting_pay_silver = Achetez une tuile pour 2 pièces.
selecting_pay_workers = Achetez une tuile pour 2 ouvriers.
selected_pay = Choisissez une tuile marquée.
selected_store = Choisissez une case marquée.
selected_die = Choisissez un élément marqué.
selecting_ship = Chargez au dépôt { $n }.
selected_ship = Seul, ou avec un voisin ?
selected_depot = Choisissez une de ses tuiles.
wait_turn = C’est à { $name }.
wait_over = La partie est terminée.
wait_set-up = La table se prépare.
wait_hint = Vous pouvez tout regarder en attendant.

why_workers = Les ouvriers changent un dé quand vous l’utilisez.

log_workers = a pris des ouvriers
log_income = a reçu le revenu des mines
log_finalScore = a marqué ses points de fin de partie

source_livestock = bétail
source_watchtower = tour de guet
source_area = taille de la zone
source_phase = bonus de phase
source_colour = tuile bonus
source_sale = vente de marchandises
source_goods = marchandises invendues
source_silver = argent
source_workers = ouvriers
source_monastery = monastère
source_mine = mines
source_before = auparavant

rule_livestock = Rapporte des points pour ses animaux, puis de nouveau pour tous ceux de la même espèce dans le même pâturage.
rule_castle = Donne aussitôt une action de plus, comme avec un dé de n’importe quelle valeur.
rule_mine = Paie 1 pièce à la fin de chaque phase.
rule_ship = Charge les marchandises d’un dépôt, trois sortes au plus, et vous avance d’une case dans l’ordre du tour.
rule_warehouse = Il vous permet de vendre aussitôt toutes vos marchandises d’une sorte, sans dé.
rule_watchtower = Elle vous donne 4 points.
rule_carpenter = Il vous permet de prendre un bâtiment dans un des six dépôts.
rule_church = Elle vous permet de prendre une mine, un monastère ou un château dans un des six dépôts.
rule_market = Il vous permet de prendre un bateau ou du bétail dans un des six dépôts.
rule_boarding-house = Elle vous donne 4 ouvriers.
rule_bank = Elle vous donne 2 pièces.
rule_town-hall = Il vous permet de poser une autre tuile de votre réserve, sans dé.
rule_monastery1 = Vos villes peuvent avoir autant de bâtiments semblables que vous voulez.
rule_monastery2 = Chaque mine donne aussi 1 ouvrier à la fin d’une phase.
rule_monastery3 = Chaque vente donne 2 pièces au lieu d’une.
rule_monastery4 = Chaque vente donne aussi 1 ouvrier.
rule_monastery5 = Vos bateaux peuvent charger à deux dépôts voisins.
rule_monastery6 = Vous pouvez acheter à n’importe quel dépôt, pour 2 pièces ou 2 ouvriers.
rule_monastery6_2011 = Vous pouvez acheter à n’importe quel dépôt, pour 2 pièces.
rule_monastery7 = Chaque tuile de bétail qui compte donne 1 point de plus.
rule_monastery8 = Chaque ouvrier peut changer un dé de 2 au plus.
rule_monastery9 = Quand vous posez un bâtiment, vous pouvez changer le dé de 1 gratuitement.
rule_monastery10 = Quand vous posez un bateau ou du bétail, vous pouvez changer le dé de 1 gratuitement.
rule_monastery11 = Quand vous posez un château, une mine ou un monastère, vous pouvez changer le dé de 1 gratuitement.
rule_monastery12 = Quand vous prenez une tuile, vous pouvez changer le dé de 1 gratuitement.
rule_monastery13 = Quand vous prenez des ouvriers, vous recevez aussi 1 pièce.
rule_monastery14 = Quand vous prenez des ouvriers, vous en recevez 4 au lieu de 2.
rule_monastery15 = À la fin : 2 points par sorte de marchandise vendue.
rule_monastery15_2011 = À la fin : 3 points par sorte de marchandise vendue.
rule_monastery16 = À la fin : 4 points par entrepôt dans votre duché.
rule_monastery17 = À la fin : 4 points par tour de guet dans votre duché.
rule_monastery18 = À la fin : 4 points par atelier du menuisier dans votre duché.
rule_monastery19 = À la fin : 4 points par église dans votre duché.
rule_monastery20 = À la fin : 4 points par marché dans votre duché.
rule_monastery21 = À la fin : 4 points par auberge dans votre duché.
rule_monastery22 = À la fin : 4 points par banque dans votre duché.
rule_monastery23 = À la fin : 4 points par hôtel de ville dans votre duché.
rule_monastery24 = À la fin : 4 points par espèce de bétail dans votre duché.
rule_monastery25 = À la fin : 1 point par marchandise vendue.
rule_monastery26 = À la fin : 3 points par tuile bonus.
rule_monastery26_2011 = À la fin : 2 points par tuile bonus.
rule_town = Reçoit des bâtiments, chaque type une fois par ville.
rule_cloister = Reçoit des monastères : ils changent une règle ou comptent à la fin.
rule_silver = Deux pièces achètent une tuile du dépôt noir, une fois par tour. 1 point par pièce à la fin.
rule_workers = Chacun change un dé de 1 quand vous l’utilisez. 1 point pour deux à la fin.
rule_goods = Un dé de même valeur vend toutes vos marchandises de cette sorte, pour des points et 1 pièce.
rule_bonus = Le premier qui couvre toutes les cases d’un type gagne le grand bonus, le deuxième le petit.
rule_phase = Chaque zone achevée dans cette phase donne { $n } points de plus.
rule_black = Une fois par tour, vous pouvez acheter une de ces tuiles pour 2 pièces. Cela n’utilise pas de dé.
rule_bridge = Le plus avancé joue plus tôt à la manche suivante. Chaque bateau vous avance d’une case.
rule_white = Le dé blanc indique le dépôt qui reçoit la marchandise de la manche.
rule_piles = Combien de tuiles de chaque type sont encore face cachée, les noires en dernier.

stage_final = Décompte final
stage_phaseE = Fin de la phase E
stage_mines = Les mines rapportent
stage_noMines = Personne n’a de mine
stage_leftovers = Les tuiles restantes partent
stage_leftovers_note = { $n } { $n ->
    [one] tuile quitte
   *[other] tuiles quittent
} le jeu
stage_refill = Le marché se remplit
stage_refill_note = { $n } { $n ->
    [one] nouvelle tuile
   *[other] nouvelles tuiles
}
stage_goods = marchandises invendues
stage_goods_note = 1 point chacune
stage_silver = pièces
stage_silver_note = 1 point chacune
stage_workers = ouvriers
stage_workers_note = 1 point pour deux
stage_monastery = monastères
stage_monastery_note = ceux qui comptent à la fin
uncounted = Ne compte pas : les zones à achever, les tuiles bonus et les ventes à venir.
dieUsedShows = dé { $n } utilisé
