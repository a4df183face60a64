puzzle_title = Problèmes
puzzle_lead = Des positions tirées de parties entre robots, où un coup est nettement le meilleur sans être le plus évident. Pas de chronomètre, et pas besoin de compte.
puzzle_none = Il n’y a pas encore de problèmes.
puzzle_today = Problème du jour
puzzle_number = Problème { $n }
puzzle_numberOf = Problème { $n } sur { $all }
puzzle_solved = résolu
puzzle_solvedOf = { $n } sur { $all } résolus dans ce navigateur
puzzle_leadPoints = le meilleur coup rapporte { $n ->
    [one] { $by } point
   *[other] { $by } points
} de plus
puzzle_leadChance = le meilleur coup gagne { $n ->
    [one] { $by } partie
   *[other] { $by } parties
} de plus sur 100
puzzle_label = Problème
puzzle_open = Ouvrir la fiche
puzzle_fold = Replier la fiche
puzzle_you = Votre camp
puzzle_question = Quel est le meilleur coup ?
puzzle_askPoints = Jouez un tour entier sur la table. Le meilleur vaut { $n ->
    [one] { $by } point
   *[other] { $by } points
} de plus que tout autre.
puzzle_askChance = Jouez un tour entier sur la table. Le meilleur gagne { $n ->
    [one] { $by } partie
   *[other] { $by } parties
} de plus sur 100 que tout autre.
puzzle_yourTurn = Est-ce votre coup ?
puzzle_whenOver = Vérifiez-le, ou reprenez d’abord quelque chose.
puzzle_check = Vérifier
puzzle_checking = Vérification …
puzzle_again = Réessayer
puzzle_show = Voir la solution
puzzle_next = Problème suivant
puzzle_all = Tous les problèmes
puzzle_answer = La solution
puzzle_isBest = C’est le meilleur coup
puzzle_isClose = Presque aussi bon
puzzle_isWorse = Il y a un meilleur coup
puzzle_yours = Votre coup perd { $loss }.
puzzle_lossPoints = { $n ->
    [one] { $by } point
   *[other] { $by } points
}, ± { $error }
puzzle_lossChance = { $n ->
    [one] { $by } victoire
   *[other] { $by } victoires
} sur 100 parties, ± { $error }
puzzle_best = Le meilleur coup
puzzle_bestWins = Il gagne { $chance } du temps. Le deuxième perd { $loss }.
puzzle_obvious = Le coup évident
puzzle_obviousLoses = Il gagne { $chance } du temps et perd { $loss }.
puzzle_inGames = Dans les parties simulées
puzzle_colBest = meilleur
puzzle_colYours = le vôtre
puzzle_colObvious = évident
puzzle_colMore = de plus
