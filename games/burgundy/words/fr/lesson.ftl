yourDice = Vos dés montrent { $dice }.
yourDie = Votre dé montre { $die }.
advice = Mon conseil : { $deed } { $how }.
adviceShort = Mon conseil : { $deed }.
costs = Cela vous coûte { $list }.
gains = Cela vous rapporte { $list }.

welcome = Bienvenue dans votre duché
welcome_text = Cette terre est à vous. Le château au milieu est votre première tuile, et chaque nouvelle tuile doit en toucher une déjà posée. La partie compte cinq phases de cinq manches : vous avez donc 25 tours. Celui qui a le plus de points à la fin gagne.
market = Le marché sur le fleuve
market_text = Il y a six dépôts, un pour chaque nombre du dé. Ils se remplissent au début de chaque phase. L’île sombre au milieu est le dépôt noir. On y achète des tuiles avec des pièces d’argent.
dice = Vos deux dés
dice_text = { $dice } Chaque dé est une action : prendre une tuile au dépôt de son nombre, poser une tuile de votre réserve sur une case de son nombre, vendre les marchandises de son nombre, ou prendre deux ouvriers. Vous pouvez faire deux fois la même chose.
workers = Les ouvriers changent les dés
workers_text = Vous avez { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
}. Chaque ouvrier dépensé change un dé de 1, en plus ou en moins, et 6 et 1 sont voisins. Un dé dont vous n’avez pas l’usage vous rapporte deux ouvriers.

take = Prenez une tuile
take_text = { $dice } Une tuile prise va d’abord dans votre réserve, qui en contient trois. Si elle est pleine, il faut en jeter une pour chaque tuile prise. Posez donc vos tuiles sans tarder.
place = Posez une tuile
place_text = { $dice } Une tuile de la réserve va sur une case vide de sa couleur, au nombre du dé, à côté d’une tuile déjà posée.
end = Terminez votre tour
end_text = Vos deux dés ont servi. Tant que vous n’avez pas terminé votre tour, vous pouvez tout annuler.
end_again = Vos deux dés ont servi.
watch = C’est le tour de { $name }
watch_text = Le journal raconte ce qui se passe. Quand des points sont marqués, « Pourquoi ? » donne la raison et la règle.

turn = À vous de jouer
turn_take = { $dice } Il vous reste de la place pour une tuile.
turn_place = { $dice } Posez ce que vous avez dès qu’un dé convient.
turn_sell = { $dice } Vendre est intéressant dès qu’un dé convient.
turn_workers = { $dice } Ce dé ne vous sert à rien pour l’instant : prenez des ouvriers.
turn_buy = Vous avez de quoi acheter une autre tuile.
answer_text = { $hint }

round = Une nouvelle manche
round_text = Tout le monde a relancé ses dés, et le dé blanc aussi. Il montre { $white } : la marchandise de cette manche est donc allée au dépôt { $white } ({ $good }). Elle y reste jusqu’à ce qu’un bateau vienne la chercher.
order = Qui joue en premier
order_first = Vous êtes en tête sur le pont : vous jouez donc en premier. Sur une même case, celui du dessus passe devant. Chaque bateau posé vous avance d’une case, et cela compte à partir de la manche suivante.
order_second = { $name } est en tête sur le pont et joue en premier. Sur une même case, celui du dessus passe devant. Chaque bateau posé vous avance d’une case, et cela compte à partir de la manche suivante.
phase = Une nouvelle phase
phase_text = La phase { $before } est finie. Chaque mine a rapporté 1 pièce. { $mines } Les tuiles que personne n’a prises ont quitté le jeu et le marché s’est rempli de nouveau. Seules les marchandises sont restées. N’attendez donc pas trop longtemps une tuile qui vous plaît.
phase_mines = Vous avez ainsi reçu { $n } { $n ->
    [one] pièce
   *[other] pièces
}.

castle = Châteaux
castle_take = Un château donne une action de plus quand on le pose. { $more }
castle_text = Un château posé donne aussitôt une action de plus, comme avec un dé du nombre de votre choix. Aucun ouvrier n’est nécessaire. { $more }
mine = Mines
mine_take = Les mines rapportent de l’argent à la fin de chaque phase. Mieux vaut en avoir une tôt. { $more }
mine_text = Une mine ne fait rien quand on la pose. À la fin de chaque phase, chacune de vos mines vous rapporte 1 pièce. { $more }
monastery = Monastères
monastery_take = Chaque monastère est différent. { $more }
monastery_text = Les 26 monastères sont tous différents. Certains modifient une règle en votre faveur dès qu’ils sont posés, d’autres marquent des points en fin de partie. Ils ne comptent qu’une fois posés. { $more }
ship = Bateaux
ship_take = Un bateau va chercher des marchandises et vous avance dans l’ordre du tour. { $more }
ship_text = Un bateau posé charge toutes les marchandises d’un dépôt de votre choix. Vous avez de la place pour trois sortes. Il vous avance aussi d’une case sur le pont : vous jouerez peut-être plus tôt dès la manche suivante. { $more }
livestock = Bétail
livestock_take = Le bétail marque des points dès qu’il est posé. { $more }
livestock_text = Chaque animal de la tuile vaut un point. Chaque tuile de la même espèce déjà posée dans le même pâturage compte de nouveau. Réunissez donc une seule espèce par pâturage. { $more }
building = Bâtiments
building_take = Il y a huit sortes de bâtiments. Chacun agit une fois, quand on le pose. { $more }
building_text = Il y a huit sortes de bâtiments, et chacun agit une fois, quand on le pose. Une ville n’en contient qu’un de chaque sorte. { $more }
building_this = Voici { $tile }. { $rule }
monastery_this = Voici { $tile }. { $rule }
kind_later = Cela ne s’est pas encore présenté dans votre partie. Pensez-y lors de vos prochains tours.

sell = Vendre des marchandises
sell_text = Vous avez { $goods }. Un dé vend d’un coup toutes les marchandises d’une sorte, s’il montre leur nombre. La vente rapporte 1 pièce, et chaque marchandise { $points } points.
sell_done = Vous venez de vendre. Un dé vend d’un coup toutes les marchandises d’une sorte, s’il montre leur nombre. La vente rapporte 1 pièce, et chaque marchandise { $points } points.
sell_later = Vous n’avez encore rien vendu. Un dé vend d’un coup toutes les marchandises d’une sorte, s’il montre leur nombre. La vente rapporte 1 pièce, et chaque marchandise { $points } points.
goodOf = { $n } × { $good } (nombre { $value })
black = Le dépôt noir
black_text = Une fois à chacun de vos tours, vous pouvez acheter une tuile du dépôt noir pour 2 pièces. Cela n’utilise pas de dé. { $more }
black_later = Vous avez { $n } { $n ->
    [one] pièce
   *[other] pièces
}. Pensez-y quand vous en aurez assez.
black_done = C’est ce que vous venez de faire.

areas = Zones achevées
areas_text = { $more } Quand vous couvrez la dernière case d’une zone, elle compte aussitôt. Les zones de 1 à 8 cases valent { $sizes } points. Un bonus s’y ajoute : { $phases }. Les petites zones achevées tôt rapportent donc beaucoup.
areas_done = Bravo ! Vous avez achevé une zone et marqué { $points } points.
areas_near = Votre zone la plus avancée : { $land }, { $n } cases, encore { $left } { $left ->
    [one] vide
   *[other] vides
}.
phaseBonus = { $bonus } en phase { $phase }
bonus = Tuiles bonus
bonus_text = Le premier qui couvre toutes les cases d’une couleur prend la grande tuile bonus de cette couleur et marque { $large } points. Le deuxième prend la petite, pour { $small } points. Surveillez les couleurs que les autres vont bientôt achever.
clear = Videz votre réserve
clear_text = Une dernière chose : posez ce qui reste dans votre réserve. { $dice }
final = La fin de la partie
final_text = Après la phase E, vous marquez 1 point par marchandise invendue, 1 par pièce et 1 pour deux ouvriers. Puis vos monastères comptent. { $more } En cas d’égalité, celui qui a le moins de cases vides gagne.
final_now = Si la partie s’arrêtait maintenant, vous auriez { $points } points.
done = Vous savez jouer
done_text = C’était tout le jeu. Continuez à partir d’ici : c’est une vraie table. Pointez un élément, ou appuyez longuement dessus, pour voir ce qu’il fait.
solo_welcome = Seul au bord du fleuve
solo_welcome_text = Vous gagnez si vous couvrez les { $of } cases de votre duché en 25 manches. Personne d’autre ne joue, et les points ne font que vous aider en chemin.
solo_islands = Les îles
solo_islands_text = Votre duché est fait d’îles. Un bras de rivière rend voisines les cases de ses deux bouts : d’une île, vous passez à la suivante.
solo_castle = Votre premier château
solo_castle_text = Choisissez la case de château où vous commencez. Avec plusieurs sortes de terrain autour, vous avez plus de choix.
solo_white = Le dé blanc retire une tuile
solo_white_text = À chaque manche, le dé blanc retire une tuile de son dépôt. Une croix marque la place vide. N’y laissez pas longtemps ce qu’il vous faut.
solo_first = Vos premières tuiles
solo_first_text = Vous prenez et posez des tuiles comme dans le jeu à plusieurs. { $dice }
solo_target = L’objectif
solo_target_text = Tous vos points font avancer le compteur. À { $target }, il revient à 0, l’objectif suivant est { $next }, et vous gagnez une action libre.
solo_points = Acheter des points
solo_points_text = Chaque fois que vous gagnez des points, vous pouvez en acheter d’autres pour 1 pièce chacun. Les boutons sous votre duché proposent ce qui manque pour l’objectif.
solo_round = Continuez
solo_round_text = Remplissez des zones et gardez un œil sur le prochain bras de rivière. { $dice }
solo_ship = Les bateaux et l’échange
solo_ship_text = Votre bateau charge dans un dépôt, et les marchandises des autres quittent le jeu. Ensuite vous pouvez échanger cinq marchandises contre une tuile du dépôt noir. Elle est face cachée et convient à toute case.
solo_colour = Couleurs achevées
solo_colour_text = Quand vous avez couvert toutes les cases d’une couleur, vous posez gratuitement une tuile du dépôt noir.
solo_done = Bonne chance
solo_done_text = C’est tout ce qui change. Continuez tant que vous voulez : le journal et les règles expliquent le reste.
