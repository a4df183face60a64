tile_crane = grue
    .the = la grue
tile_white-castle = château blanc
    .the = le château blanc
tile_inn = relais
    .the = le relais
tile_blank = tuile face cachée
    .the = la tuile face cachée
tile_geese = 2 oies
    .number = many
rule_monastery27 = Votre pion reste toujours au-dessus de sa pile sur le pont, même si d’autres arrivent plus tard.
rule_monastery28 = À chaque décision de votre tour, vous pouvez acheter 2 ouvriers pour 1 pièce.
rule_monastery29 = À la fin : 4 points par château blanc dans votre duché.
rule_crane = Elle vous donne l’effet d’un bâtiment au choix. À la fin, elle compte comme un bâtiment de n’importe quel type pour vos monastères.
rule_geese = Donnent 2 points, plus les animaux d’une autre espèce du pâturage. Le bétail posé là plus tard donne 2 points de plus.
rule_white-castle = Se pose en ville et donne une action avec le dé blanc de la manche. Les ouvriers n’en changent la valeur que pour vous.
rule_inn = Va sur n’importe quelle case, sans effet. Sa zone compte une case de plus. Un seul relais par zone.
rule_blank = Va sur n’importe quelle case, achève zones et couleurs, et n’a aucun autre effet.

island_nw = nord-ouest
island_ne = nord-est
island_sw = sud-ouest
island_se = sud-est
islandSpace = case { $n } de l’île { $island }, { $land }, valeur { $value }, { $content }
freeIsland = { $values } sur l’île { $island }
islandPlace = le { $value } de l’île { $island }

shield = Bouclier { $n }
shieldLabel = Bouclier { $n }, { $points } points : { $rule }
shieldGap = un bouclier a été pris ici
shieldsOn = Boucliers du dépôt { $n } : { $list }
shield_1 = Tous vos pâturages comptent comme un seul pour le bétail.
shield_2 = Quand un autre joueur gagne des ouvriers, vous en gagnez un aussi.
shield_3 = Vous pouvez payer le tribut en ouvriers, en pièces ou les deux.
shield_4 = Votre réserve n’a pas de limite.
shield_5 = Chaque bateau que vous posez charge aussi toutes les marchandises d’une sorte de tous les dépôts.
shield_6 = Vous nommez un joueur. Ses monastères agissent aussi pour vous.
shield_7 = Vos tuiles bonus comptent double.
shield_8 = Vos mines rapportent le double.
shield_9 = Une vente rapporte 1 pièce par marchandise.
shield_10 = Les monastères qui comptent à la fin comptent double pour vous.
shield_11 = Un château que vous posez peut aller chercher un bouclier.
shield_12 = Chaque marchandise vendue donne deux fois plus de points.
shield_13 = Tous vos boucliers comptent double à la fin.
shield_14 = À la fin d’une phase, vous pouvez poser directement une tuile d’un des six dépôts.
shield_15 = À la fin d’une phase, vous pouvez poser directement une tuile ou un relais du dépôt noir.
shield_16 = Une fois par tour, vous pouvez mettre un de vos dés sur le nombre de votre choix.
shield_17 = Vos zones achevées comptent une case de plus.
shield_18 = Les tuiles que vous posez n’ont pas besoin de toucher les précédentes.
shieldWorth = Vaut { $points } points à la fin. Coûte 1 pièce à la fin de chaque phase.
tribute = tribut à la fin de la phase : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}

routeOf = Route commerciale, { $laid } sur { $all }
route = Route
routeCount = { $laid } sur { $all }
routeSpace = case { $good }, { $bonus }
routeNext = { $space }, la prochaine
routeLaid = { $space } : { $good } posé, { $paid }
routePaid = bonus reçu
routeUnpaid = pas de bonus
routeWaits = { $n } × { $good } encore à poser
bonus_silver = 2 pièces
bonus_workers = 4 ouvriers
bonus_points = 4 points
bonus_take-building = prendre un bâtiment
bonus_take-mine-monastery-castle = prendre une mine, un monastère ou un château
bonus_take-ship-livestock = prendre un bateau ou du bétail
bonus_sell = vendre une sorte de marchandise
bonus_place = poser une tuile de la réserve
bonus_action = une action gratuite
rule_route = Les marchandises vendues se posent ici une à une, depuis la gauche. Si elle correspond à sa case, vous recevez le bonus : { $bonus }.

post_west = poste ouest
post_east = poste est
post_south = poste sud
pairOpen = { $one } et { $other }, à relier, { $n } points dans cette phase
pairJoined = { $one } et { $other }, reliés
pairSoon = { $one } et { $other }, seraient reliés maintenant, { $n } points
posts = Postes-frontières
rule_posts = Reliez deux postes par une chaîne de tuiles sans trou : chaque paire donne une fois les points de la phase.
awards = Tous les postes reliés
awardLeft = { $n } points pour le { $n2 ->
    [one] premier
   *[other] deuxième
} joueur qui relie les trois postes
awardTaken = { $n } points pour les trois postes, gagnés par { $name }
rule_awards = Le premier joueur à relier les trois postes marque en plus { $first } points, le deuxième { $second }.

innsLabel = Relais près du dépôt noir : { $n }, 2 pièces chacun
innsNone = Il n’y a plus de relais
seal = { $n } + 1
rule_inns = Un de plus au début de chaque phase. Un relais coûte 2 pièces et c’est votre seul achat du tour.

target = Points vers l’objectif
targetLabel = Compteur { $n }, objectif { $target }
targetWould = Compteur { $n }, serait à { $would }, objectif { $target }
toGo = encore { $n }
reached = atteint
nextTarget = puis { $n }
coveredOf = { $n ->
    [one] case couverte
   *[other] cases couvertes
} sur { $of }
solo = Seul au bord du fleuve
soloWin = Couvrez les { $of } cases en { $rounds } manches pour gagner.
roundOf = Manche { $n } sur { $of }
rule_target = Quand le compteur atteint l’objectif, il revient à 0, l’objectif baisse de 5 et vous pouvez faire une action gratuite.
buyPoints = puis acheter
buyFor = pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
buyLess = un point de moins
buyMore = un point de plus
river = Fleuve de { $one } à { $other }, { $state }
river_far = pas encore atteint
river_near = ouvert
river_joined = les deux bouts couverts

tray_you = Vous
tray_youNote = pour vous seul
tray_shared = En commun
tray_sharedNote = pour vous deux
tray_youLabel = Vos propres dés et votre réserve
tray_sharedLabel = Ce que votre équipe partage
tray_partnerTitle = Ce qui est à votre partenaire
tray_partnerLabel = Dés et réserve de { $name }, pas pour vous
rule_shared = Vous utilisez tous deux ces tuiles, marchandises, pièces et ouvriers. Une tuile ne change jamais de réserve.
rule_partner = Les dés et les tuiles de votre partenaire. Vous les voyez sans pouvoir les utiliser.
halfWest = Moitié ouest
halfEast = Moitié est
halfMore = { $n } de plus
halfShow = Montrer la moitié { $half ->
    [one] ouest
   *[other] est
}
overview = Tout le duché. Vous voyez la moitié { $half ->
    [one] ouest
   *[other] est
}. { $n ->
    [one] { $n } case utilisable est
   *[other] { $n } cases utilisables sont
} en dehors.
route_own = Votre route commerciale
shieldsKey = Boucliers des dépôts
reconstructed = Reconstitué
reconstructedTitle = Le duché { $n } est reconstitué
reconstructedText = Nous n’avons trouvé aucune image du duché { $n } imprimé. Ce plan est le nôtre. Il respecte tout ce que l’on sait : 73 cases en deux moitiés, les couleurs de deux duchés et les châteaux de départ. Le vrai est peut-être différent. Si vous l’avez, vous pouvez saisir ses cases sous « Valeurs maison » en préparant une table.
reconstructedRule = Ce que disent les règles
