end_title = La partie est terminée
end_won = { $name } gagne avec { $points } points.
end_youWon = Vous gagnez avec { $points } points.
end_shared = { $names } partagent la première place avec { $points } points.
end_sideWon = { $names } gagnent ensemble avec { $points } points.
end_sharedVictory = { $names } se partagent la victoire.
end_sideWins = { $names } gagnent.
end_sideGaveUp = { $names } ont abandonné.
end_together = Ensemble
end_wonTogether = Vous avez gagné ensemble.
end_lostTogether = Vous avez perdu ensemble.
end_resigned = { $name } a abandonné.
end_botFor = Un robot a terminé la partie pour { $names }.
end_time = { $name } a dépassé son temps.
end_youResigned = Vous avez abandonné.
end_youTime = Vous avez dépassé votre temps.
end_wins = { $name } gagne.
end_youWin = Vous gagnez.
end_unfinished = Cet enregistrement s’arrête avant la fin.
end_place = Place
end_sources = D’où viennent les points
end_source = Source
end_total = Total
end_after = Après le décompte final
end_afterBy = Après le décompte final : { $name }
end_alone = { $name } marque { $points } { $points ->
    [one] point
   *[other] points
}.
end_aloneYou = Vous marquez { $points } { $points ->
    [one] point
   *[other] points
}.
end_aloneWon = { $name } a gagné.
end_aloneWonYou = Vous avez gagné.
end_aloneLost = { $name } a perdu cette fois.
end_aloneLostYou = Vous avez perdu cette fois.
end_overTime = Les points au cours de la partie
end_asTable = Afficher en tableau
end_chartHint = Touchez le graphique pour revoir la table à ce moment.
end_moments = Moments clés
end_leads = en tête d’ici à la fin
end_at = Quand
end_rematch = Rejouer
end_toRematch = Aller à la partie suivante
end_wantsAgain = { $name } veut rejouer.
end_nextGame = La partie suivante est prête.
end_frozen = Cette table est gelée : { $why }
end_download = Télécharger la partie
end_share = Partager le lien
end_takebacks = Un jet ou un tirage a été repris { $n ->
    [one] une fois
   *[other] { $n } fois
} : cette partie ne compte pas dans les statistiques.
end_luck = Le hasard était-il honnête ?
end_luckHint = Le secret est maintenant public et figure dans la partie téléchargée. « loire verify » compare chaque jet et chaque tirage à ce qui a été publié avant la partie.
end_commit = Publié avant la partie
end_secret = Secret
end_digest = Empreinte de la partie

end_see = Voir le résultat
end_phaseRound = Phase { $phase }, manche { $n }
end_round = Manche { $n }
end_turn = Tour { $n }
end_step = Parcourir la partie
end_forkLine = Cette partie a repris à l’entrée { $n } d’une autre.
end_importLine = une partie importée
end_chartLabel = Courbes : points de chaque place au cours de la partie. Un tableau avec les nombres suit.
end_barsLabel = Barres : points de chaque place par source. Le tableau à côté donne les nombres.
replay_title = Parcourir la partie
replay_slider = Position dans la partie
replay_first = Au début
replay_back = Étape précédente
replay_play = Lecture automatique
replay_pause = Pause
replay_on = Étape suivante
replay_last = À la fin
replay_turnBack = Tour précédent
replay_turnOn = Tour suivant
replay_speed = Vitesse
replay_eyes = Vue de
replay_eyes_all = tous
replay_share = Partager le lien vers cette position
replay_jump = Aller à
replay_jumpParts = Débuts de manche
replay_fork = Jouer à partir d’ici
replay_forkName = Jouer à partir d’ici (bifurcation)
replay_forkHint = Une nouvelle table avec cette position. Qui joue ?
replay_forkGo = Ouvrir la table
replay_keys = Touches : flèches pour avancer d’une étape, Page haut et Page bas pour changer de tour, Début et Fin pour aller aux extrémités, Espace pour lancer la lecture.
replay_step = Étape { $n } sur { $all }
replay_start = Avant la première étape
replay_setUp = La mise en place
replay_looking = Retour sur : { $where }
replay_yourTurn = c’est à vous
replay_backToGame = Retour à la partie
replay_toResult = Voir le résultat
replay_more = Vitesse, vue, lien, etc.
replay_forkEnd = La partie se termine ici. Revenez à un moment antérieur pour jouer à partir de là.
replay_forkBegin = Commencer la partie

records_title = Parties
records_lead = Vos parties terminées : à revoir, à partager ou à reprendre depuis n’importe quelle position. Vous pouvez aussi ouvrir des parties venues d’ailleurs.
records_file = Fichier de partie (.game)
records_text = ou collez le texte d’une partie
records_import = Importer la partie
records_empty = Choisissez d’abord un fichier ou collez un texte.
records_mine = Vos parties terminées
records_none = Aucune partie terminée pour l’instant.
records_play = En jouer une
records_bring = Importer une partie venue d’ailleurs
records_drop = Déposez-le ici ou cliquez pour le choisir.
records_imported = importée
records_others = Terminées récemment
records_othersHint = Parties publiques des autres, les plus récentes d’abord.
records_nameScore = { $name } : { $points }
records_noOthers = Personne d’autre n’a encore terminé de partie publique.

rules_choose = Choisissez un jeu pour lire ses règles.
rules_title = Règles : { $title }
rules_search = Chercher dans les règles
rules_searchHint = Un mot, un élément du jeu ou une question
rules_edition = Édition
rules_ids = § Clauses
rules_idsHint = Montrer l’identifiant, la source et la page de chaque clause
rules_details = Les règles en détail
rules_pieces = Éléments
rules_answers = Réponses
rules_found = { $n ->
    [one] 1 résultat
   *[other] { $n } résultats
}
rules_none = Aucune clause ne correspond.
rules_contents = Sommaire
rules_only = { $edition } seulement
rules_modules = { $n ->
    [one] Module
   *[other] Modules
} : { $modules }
rules_link = Lien vers { $id }
rules_pages = livret : { $pages }
rules_page = p.
option_is = { $name } : { $value }
rules_standing_printed = imprimé
rules_standing_example = d’après un exemple
rules_standing_inferred = déduit
rules_standing_ambiguous = ambigu
rules_standing_printed_hint = Le livret anglais le dit.
rules_standing_example_hint = Un exemple du livret le montre.
rules_standing_inferred_hint = Cela n’est écrit nulle part. Cela découle du reste.
rules_standing_ambiguous_hint = Le livret peut se lire de deux façons.

box_players = { $seats } joueurs
box_version = version { $n } des règles
box_editions = Éditions
box_bots = Robots
box_provenance = D’où vient le contenu
box_provenanceHint = Chaque valeur imprimée a une source. Ce que nous n’avons pas pu voir imprimé est signalé. Si vous possédez le jeu et que quelque chose est faux, dites-le-nous.
box_allSources = { $n ->
    [one] Une valeur
   *[other] Les { $n } valeurs
} avec leur source
box_reconstructed = { $n ->
    [one] 1 ligne est reconstituée d’après d’autres faits et peut être fausse
   *[other] { $n } lignes sont reconstituées d’après d’autres faits et peuvent être fausses
}.
box_oneSource = { $n ->
    [one] 1 ligne repose
   *[other] { $n } lignes reposent
} sur une seule source.
box_table = Élément
box_row = Quoi
box_standing = Fiabilité
box_source = Source
box_rights = Loire n’est pas un produit de l’éditeur et n’utilise ni ses images, ni ses textes, ni sa mise en page.
box_toRules = Lire les règles
box_toLearn = Apprendre en jouant
standing_printed = imprimé dans le livret
standing_two = deux sources ou plus concordent
standing_one = une seule source
standing_reconstructed = reconstitué d’après d’autres faits

bot_random = Hasard
bot_random_about = joue n’importe quel coup permis
bot_greedy = Régulier
bot_greedy_about = prend ce qui paraît le mieux sur le moment
bot_steady = Régulier
bot_steady_about = joue bien, chacun à son goût

learn_title = Apprendre
learn_begin = Commencer l’initiation
learn_solo = Apprendre le jeu en solo
learn_quarterHour = environ 15 minutes
learn_halfHour = environ une demi-heure
learn_tenMinutes = environ dix minutes
learn_whatTitle = Le jeu en une minute
learn_readRules = Lire toutes les règles
learn_choose = Choisir un jeu
learn_fiveMinutes = environ cinq minutes

coach_playOn = Continuer à jouer
coach_label = Initiation
coach_step = Étape { $n } sur { $all }
coach_next = Suivant
coach_skip = Passer cette étape
coach_stop = Quitter l’initiation
coach_hide = Réduire
coach_open = Ouvrir l’initiation
coach_rule = Lire la règle
coach_suggest = Jouer à ma place
box_minutes = { $range } minutes
box_timeFrom = Durée d’une partie autour d’une table, d’après l’éditeur
