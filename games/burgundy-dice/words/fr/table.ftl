tie_bonuses = Égalité de points. { $name } a plus de bonus inutilisés : { $n } contre { $other }.
tab_own = Ma feuille
tab_main = Dés
yourSheet = Votre feuille
sheetOf = Feuille de { $name }
duchy = Duché { $letter }
marked = { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur 37
place = rangée { $row } colonne { $column }
land = { $area }, { $colour }
castleWith = château, vert, donne : { $bonus }
vacant = libre
written = nombre { $n }
startCastle = château de départ
chosenHere = votre choix, encore caché
colour_purple = violet
colour_gray = gris
colour_blue = bleu
colour_orange = orange
colour_green = vert
colour_yellow = jaune
area_purple = monastère
area_gray = mine
area_blue = fleuve
area_orange = ville
area_green = château
area_yellow = pâturage
bonus_monk = moine
bonus_silver = pièce d’argent
bonus_commodity = marchandise
bonus_worker = ouvrier
count_monk = { $n } { $n ->
    [one] moine
   *[other] moines
}
count_silver = { $n } { $n ->
    [one] pièce
   *[other] pièces
} d’argent
count_commodity = { $n } { $n ->
    [one] marchandise
   *[other] marchandises
}
count_worker = { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
}
points = { $n } { $n ->
    [one] point
   *[other] points
}

dice = Dés de la manche
dice_none = Les dés vont être lancés.
die_pip = dé de nombre { $n }
die_colour = dé de couleur { $colour }
die_hourglass1 = dé sablier, un sablier
die_hourglass2 = dé sablier, double sablier : les marchandises se vendent
time = Temps
time_phase = Phase { $phase } : { $n } { $n ->
    [one] case barrée
   *[other] cases barrées
} sur { $boxes }
colours = Couleurs achevées
colours_first = 1er
colours_second = 2e
colours_soloFirst = I · II
colours_soloSecond = III
colours_gone = pris
colours_by = achevé par { $names }
areas = Points des zones
areas_size = zone de { $n }
guide_lands = Les nombres de chaque couleur
guide_bonuses = Ce que font les bonus
bonuses = Bonus
bonuses_label = { $bonus } : { $unused } à utiliser, { $checked } { $checked ->
    [one] barré
   *[other] barrés
}
score = Points
score_phase = Phase { $phase } : { $n }
score_total = Total : { $n }
score_sum = Total
done = a choisi
notDone = n’a pas encore choisi
grades = Mentions
grade_well-done = bien joué
grade_excellent = excellent
grade_incredible = incroyable
grade_none = sous la première mention
grade_from = à partir de { $n }
summary = { $n } bonus à utiliser
clock = { $phase }·{ $round }
clockLong = phase { $phase }, manche { $round }, { $ticks } { $ticks ->
    [one] case barrée
   *[other] cases barrées
} sur { $boxes }

do_castle = Commencer avec le château en { $place }
do_mark = Remplir une case { $area }, { $place }
do_write = { $n } dans { $area }, { $place }
do_two = Écrire { $one }, puis { $other }
do_pass = Ne rien remplir
by_dice = écrire { $n }
by_silver = avec une pièce d’argent
final_castle = Commencer ici
final_mark = Remplir
button_pass = Passer : prendre un ouvrier

ask_castle = Choisissez votre château de départ.
ask_castleAll = Choisissez le château de départ pour tous.
ask_number = { $n }
ask_mark = Remplissez une case : { $numbers }, { $colours }.
ask_bonus = Utilisez un bonus ou passez : { $numbers }, { $colours }.
ask_pass = Aucune case ne convient : { $numbers }, { $colours }.
hint_castle = Son carré donne votre premier bonus. Personne ne voit encore votre choix.
hint_castleOpen = Son carré donne votre premier bonus. Vous choisissez à tour de rôle, et chaque château une seule fois.
hint_castleSolo = Son carré donne votre premier bonus.
hint_mark = Elle doit toucher une case remplie. Les autres la verront quand tous auront choisi.
hint_markSolo = Choisissez une des cases au contour pointillé.
hint_bonus = Aucune case ne convient à ce jet. Une case au contour pointillé demande le bonus qu’elle indique.
hint_pass = Si vous passez, vous recevez un ouvrier, qui pourra changer un nombre plus tard.
selecting_pip = Écrire un { $n }.
selecting_colour = Remplir une case : { $colour }.
selecting_monk = Un moine : changer une couleur.
selecting_worker = Un ouvrier : changer un nombre.
selecting_silver = Une pièce d’argent : deux cases.
selecting_first = D’abord la case en { $place }.
selecting_hex = La case en { $place }.
selected_hex = Choisissez une des cases au contour pointillé.
selected_first = Choisissez la première case.
selected_second = Choisissez la seconde case.
selected_how = Choisissez le nombre à écrire.
wait_over = La partie est terminée.
wait_grade = { $points } points : { $grade }.
wait_roll = On lance les dés.
wait_chosen = Vous avez choisi. On attend { $names }.
wait_others = On attend { $names }.
wait_hint = Les choix sont révélés quand tout le monde a fini.

why_bonus = Ce bonus n’est pas utile maintenant, ou vous n’en avez pas.
why_commodity = Les marchandises se vendent automatiquement au double sablier.
why_die = Aucune case ne peut être remplie avec ce dé tel qu’il est tombé.
why_hourglass = Le dé sablier ne fait que compter le temps.

log_sale = a vendu des marchandises
source_castle = château
source_area = zone achevée
source_pasture = pâturage, doublé
source_colour = couleur achevée
source_sale = vente de marchandises
source_before = avant

rule_purple = Prend 1 ou 2. Un monastère achevé donne un moine.
rule_gray = Prend 3 ou 4. Une mine achevée donne une pièce d’argent.
rule_blue = Prend 5 ou 6. Un fleuve achevé donne une marchandise.
rule_orange = Prend tout nombre que la ville n’a pas encore. Une ville achevée donne un ouvrier.
rule_green = Prend un nombre écrit à côté. Donne 1 point et le bonus de son carré.
rule_yellow = Tous les nombres d’un pâturage sont identiques. Ses points sont doublés.
rule_monk = Un dé de couleur compte comme une autre couleur.
rule_worker = Un dé de nombre compte comme un autre nombre.
rule_silver = Remplissez une seconde case dans la même manche. Au moins un des deux dés doit être différent.
rule_commodity = Se vend au double sablier : 2 points et 1 pièce d’argent chacune.
rule_one = Un bonus par manche.
rule_hourglass = Barre une ou deux cases de la colonne du temps. Le double sablier vend aussi les marchandises.
rule_hourglassSolo = En solo, il indique seulement si les marchandises se vendent. Une phase compte huit manches.
rule_pip = Un dé de nombre et un dé de couleur remplissent une case de cette couleur avec ce nombre.
rule_time = Une phase se termine avec la manche qui barre sa dernière case. Les zones valent moins dans les phases suivantes.
rule_colours = Le premier à remplir toute une couleur marque plus de points, le second moins. Dans la même manche, tous en marquent autant.
rule_coloursSolo = Une couleur achevée vaut plus aux phases I et II qu’à la phase III.
rule_areas = Une zone achevée compte selon sa taille et la phase. Les pâturages comptent double.
rule_grades = Plus de 50 points : bien joué. Plus de 60 : excellent. 70 ou plus : incroyable.

known_note = une seule source : { $what }.
known_duchy = le duché { $letter }
known_colours = les points de toutes les couleurs sauf le jaune
known_die = les faces du dé sablier
known_link = En savoir plus

coach_roll = Les dés montrent { $numbers }, { $colours }.
coach_twice = deux fois { $what }
coach_write = Mon conseil : écrire { $n } en { $place }.
coach_writeWith = Mon conseil : utiliser le bonus « { $bonus } » et écrire { $n } en { $place }.
coach_write2 = Mon conseil : utiliser le bonus « { $bonus } ». Écrivez { $n } en { $place } et { $next } en { $there }.
coach_completes = Cela achève une zone : { $gains }.
coach_yours = Vous avez { $list }.
coach_welcome = Votre feuille de papier
coach_welcome_text = Vous avez un duché de 37 cases, un crayon, et cinq dés communs à tous. Vous écrivez des nombres dans les cases. Chaque case doit toucher une case déjà remplie.
coach_castle = Choisissez un château de départ
coach_castle_text = Votre duché commence ici. Le petit carré d’un château est votre premier bonus. Cliquez sur l’un des châteaux verts. { $name } choisit en même temps, et aucun de vous ne voit le choix de l’autre.
coach_castle_monk = Mon conseil : prendre celui en { $place }. Avec son moine, le premier jet convient toujours.
coach_dice = Deux nombres, deux couleurs
coach_dice_text = { $dice } Prenez un dé de nombre et un dé de couleur : ensemble, ils remplissent une case de cette couleur avec ce nombre. Les dés ne s’épuisent pas, et { $name } joue avec les mêmes.
coach_numbers = Quel nombre va où
coach_numbers_text = Le violet prend 1 ou 2, le gris 3 ou 4, le bleu 5 ou 6. Dans une ville orange, tous les nombres sont différents ; dans un pâturage jaune, tous sont identiques. Un château vert prend un nombre écrit juste à côté.
coach_mark = Remplissez votre première case
coach_mark_text = { $dice } Vous pouvez remplir les cases au contour pointillé, avec le nombre inscrit en bas. S’il est sur fond blanc, il faut un bonus. Cliquez sur l’une d’elles. Si les deux nombres conviennent, on vous demande lequel.
coach_helped = Un bonus vous aide
coach_helped_text = { $dice } Rien ne convient tel quel, mais un bonus aide. Vous pouvez aussi le garder, ne rien remplir et prendre un ouvrier.
coach_helped_pays = { $dice } Ici, un bonus en vaut la peine : il achève une zone que les dés seuls n’achèvent pas.
coach_pass = Quand rien ne convient
coach_pass_text = { $dice } Aucune case ne convient à ces dés. Ce n’est pas grave : vous recevez un ouvrier, qui pourra changer un nombre plus tard.
coach_wait = { $name } choisit
coach_wait_text = Tout le monde choisit en même temps. Quand tous ont fini, tout apparaît ensemble.
coach_together = Tous en même temps
coach_together_text = Ici, on ne joue pas chacun son tour. Tout ce qui s’écrit dans une manche apparaît en même temps, et vous pouvez toujours regarder les autres feuilles. La seule course : être le premier à remplir toutes les cases d’une couleur.
coach_bonuses = Quatre sortes d’aide
coach_bonuses_text = Ce qui est entouré est à vous, ce qui est barré est dépensé. Un moine change un dé de couleur, un ouvrier un dé de nombre, et une pièce d’argent permet de remplir une seconde case. Vous pouvez en utiliser un par manche. Les marchandises se vendent automatiquement au double sablier : 2 points et 1 pièce d’argent chacune.
coach_again = Votre case suivante
coach_again_text = { $dice } Cherchez une case qui achève une zone : cela donne des points et un nouveau bonus. Pointez une case, ou touchez-la une fois, pour voir ce qu’elle rapporterait.
coach_points = D’où viennent les points
coach_points_text = Une zone achevée compte selon sa taille, surtout en phase I. Les pâturages comptent double. Le premier à remplir toutes les cases d’une couleur marque encore des points, le deuxième un peu moins. Dans la même manche, tous en marquent autant.
coach_time = Le sablier
coach_time_text = Chaque manche barre une ou deux cases. Quand les dix cases d’une colonne sont barrées, la phase se termine avec cette manche. Après trois phases, le joueur qui a le plus de points gagne.
coach_done = Vous savez jouer
coach_done_text = C’est tout. Continuez à partir d’ici. Pointez un élément, ou appuyez longuement dessus, pour voir ce qu’il fait. Les points du journal mènent à leur règle.

stage_final = Décompte final
