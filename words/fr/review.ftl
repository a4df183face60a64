review_title = Analyse de la partie
review_whatItIs = Où la partie s’est-elle décidée ?
review_about = Un robot parcourt { $n ->
    [one] l’unique décision
   *[other] les { $n } décisions
} de cette partie. Il compare chaque tour aux meilleurs autres par des parties simulées et sépare la chance de l’habileté. Le résultat est conservé : on ne le fait qu’une fois.
review_start = Lancer l’analyse, environ { $time }
review_working = Analyse en cours
review_begins = Cela va commencer.
review_queued = { $n ->
    [one] Elle est la prochaine de la file.
   *[other] Elle est la n° { $n } de la file.
} Vous pouvez laisser cette page ouverte ou la quitter : l’analyse se fait quand même. Les tables passent d’abord.
review_running = Tour { $n } sur { $all }, encore { $time } environ
review_failed = L’analyse n’a pas pu être faite : { $reason }
review_ready = L’analyse est prête.
review_graph = Chances de gagner
review_graphLabel = Chances de { $name } : { $from } pour cent au début, { $to } pour cent à la fin.
review_graphWorst = La plus grande perte a eu lieu ici : { $where }, de { $from } à { $to } pour cent.
review_graphHint = Cliquez sur un tour pour le voir. La chance compare ce qui a été lancé ou tiré avec tout ce qui aurait pu venir. Ce qui n’est ni chance ni décision, l’analyse ne l’avait pas prévu ou n’a pas pu le distinguer du bruit.
review_keys = J et K parcourent les tournants, les flèches tous les tours.
review_eyes = Vu par
review_luck = Chance
review_choices = Choix
review_turnOf = Joueur
review_grade = Note
review_beforeTurn = avant le tour
review_afterTurn = après le tour
review_turningPoints = Tournants
review_which = Quels tours
review_all = Tous les tours
review_none = Rien de particulier ici.
review_luckInPoints = Chance en points
review_rest = Non prévu
review_luckHere = ce qui a été lancé et tiré
review_showing = Ce que montre le plateau
review_show_before = Avant
review_show_played = Joué
review_show_best = Le meilleur
review_markBest = le meilleur tour utilise ceci
review_markPlayed = ceci a été utilisé
review_back = Tour précédent
review_on = Tour suivant
review_inReplay = Montrer sur la table
review_shouldHave = Qu’est-ce qui aurait été mieux ?
review_alternatives = Autres possibilités
review_wins = gagne dans { $chance } des cas
review_nothingElse = Il n’y avait pas d’autre tour à comparer.
review_betterShort = mieux
review_playedShort = joué
review_difference = Écart
review_otherShort = celui-ci
review_markNext = le deuxième meilleur tour utilise ceci
review_rivals = Adversaires
review_position = Position
review_goesOn = Avec le meilleur plan, dans la même manche, par exemple : { $what }
review_summary = Chance et habileté
review_lostTogether = Perdu par ses choix : { $n ->
    [one] { $by } point
   *[other] { $by } points
}
review_lostFrom = Gains manqués
review_how = Chaque tour a été comparé par { $n } parties simulées.
review_target = Le meilleur tour atteint les points qui font gagner la partie.
review_goal = Ce qu’il faut pour gagner.
review_headStart_bathhouse = En commençant, on peut ouvrir les Étuves en premier. Entre de bons robots, qui commence gagne environ neuf parties sur dix à deux joueurs, et la plupart à trois ou plus.
review_rough = Dans les parties simulées, tout le monde joue vite et assez bien, donc les chances sont approximatives.
review_howAhead = Chaque tour a été jugé d’après les meilleurs tours qui pouvaient le suivre.
review_othersGet = Une perte en points compte aussi ce que le tour apporte aux autres.
review_lasts = Une perte compte pour la part qui en reste en moyenne, car de bons joueurs en rattrapent une partie.
review_leftToRival = Le tour joué laisse au meilleur adversaire { $n ->
    [one] { $by } point
   *[other] { $by } points
} de plus.
review_aboutRivals = « Adversaires » est ce qu’un tour laisse aux autres.
review_aboutPosition = « Position » est ce que les points à la fin des parties simulées n’expliquent pas.
review_leadsTo = { $score } en moyenne
review_expected = en moyenne
review_byTheEnd = D’ici la fin de la partie
review_tableOf = La chance et les probabilités sont celles de { $name }.
review_tableExpected = Le score attendu est celui du joueur dont c’était le tour.
review_setUp = Mise en place
review_chancesOf_experts = Les chances sont celles d’experts qui prendraient la suite des deux joueurs.
review_scoresOf = Les scores en moyenne sont ceux de joueurs simulés, qui jouent moins bien.
review_chancesOf_expert-against-game = Ici, vous jouez contre le jeu lui-même. Les chances sont celles d’un expert qui prendrait la suite. Les scores en moyenne sont ceux de joueurs simulés, qui jouent moins bien.
review_noReason = Les parties simulées ne montrent pas de raison claire.
review_fall = { $cause } : les joueurs simulés ne peuvent pas payer dans { $played } de leurs parties, et dans { $better } après le meilleur tour.
review_scoreLine = La ligne pointillée montre ce qui était attendu : { $score } en haut.
review_own = Ses choix
review_othersChoices = Choix des autres
review_end = Fin
review_beginning = Début
