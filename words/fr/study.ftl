bot_slips = Joue ce qui semble le meilleur au premier coup d’œil, mais prend { $percent } % de ses décisions au hasard.
bot_novice = Novice
bot_novice_person = Colin, le page
bot_easy = Facile
bot_easy_person = Mahaut, la meunière
bot_medium = Moyen
bot_medium_person = Hugues, le batelier
bot_firstSight = Prend toujours ce qui semble le meilleur au premier coup d’œil, sans regarder plus loin.
bot_hard = Difficile
bot_hard_person = Odile, l’abbesse
bot_hard_about = Compare des tours entiers et prend celui après lequel sa position paraît la meilleure.
bot_hard_games = Compare des tours entiers par { $n } parties simulées.
bot_expert = Expert
bot_expert_person = Renaud, le chancelier
bot_expert_about = Prévoit deux lancers à l’avance et fait les marques qui lui laissent les meilleures chances.
bot_expert_games = Joue la suite des meilleurs tours dans { $n } parties simulées et prend celui qui réussit le mieux.

level_who = Qui s’assied en face ?
level_hint = Un niveau pour tous les robots. Pour les mélanger, choisissez place par place ci-dessus. Aucun robot ne voit les tuiles cachées ni les dés à venir, et il n’y en a pas deux qui jouent pareil.
level_measured = Mesuré dans des parties à deux avec les règles habituelles. Une cote de 0 correspond à notre étalon. Ce qui n’a pas été mesuré est omis.
level_notMeasured = Les cotes et les scores moyens sont connus pour les parties à deux avec les règles habituelles. Ils ne sont pas indiqués ici, car ils ne valent pas pour cette table.
level_score = score moyen
level_below = bat le niveau inférieur
level_rating = cote
level_thinks = réflexion
level_atOnce = aucune
level_wait = Avant votre prochain tour, comptez environ { $n } s pour { $bots } { $bots ->
    [one] robot
   *[other] robots
}, davantage si la machine est chargée.
level_seconds = { $n } s par tour
level_percent = { $n } %

review_open = Analyser la partie
review_short = Analyse
review_points = { $n ->
    [one] { $by } point
   *[other] { $by } points
}
replay_toReview = Retour à l’analyse
review_nth = N° { $n }
review_better = Mieux
review_nextBest = Le deuxième meilleur tour
review_pointsBy = Points attendus
review_together = Ensemble, ± { $error }
review_atOnce = Tout de suite
review_atOnceMore = Tout de suite, par rapport au coup joué
counts_points = { $n ->
    [one] { $by } point
   *[other] { $by } points
}
counts_objectives-met = { $n ->
    [one] { $by } objectif
   *[other] { $by } objectifs
}
counts_citizens = { $n ->
    [one] { $by } citoyen
   *[other] { $by } citoyens
}
counts_spaces-covered = { $n ->
    [one] { $by } case
   *[other] { $by } cases
}
review_rule = règle
grade_find = Trouvaille
grade_best = Meilleur tour
grade_slip = Imprécision
grade_mistake = Erreur
grade_blunder = Grosse erreur
hint_button = Conseil
hint_cost = Prend environ une demi-seconde. Le journal le note, et cette partie ne comptera plus comme victoire au classement.
hint_thinking = Réflexion …
hint_queued = Le serveur est très sollicité. Votre conseil est numéro { $place } dans la file.
hint_title = Une bonne idée pour ce tour
hint_second = Ou, presque aussi bien
hint_nothing = Il n’y a rien à décider.
hint_wins = Vous gagnez ainsi dans { $chance } des cas.
hint_expects = Attendu : { $n ->
    [one] { $by } point
   *[other] { $by } points
}, ± { $error }.
hint_leadsTo = En moyenne : { $score }.
hint_more = Pourquoi
hint_why = Par rapport au deuxième meilleur tour :
hint_position = position
hint_close = Fermer
end_hints = { $n ->
    [one] Un conseil a été demandé.
   *[other] { $n } conseils ont été demandés.
} Au classement, personne n’a gagné avec un conseil.
setup_hints = On peut demander des conseils
