app_loading = Un instant…
app_failed = Cette page n’a pas pu être chargée.
app_again = Réessayer
list_or = { " " }ou{ " " }
list_colon = { " " }:{ " " }
list_aside = { $name } ({ $aside })
list_semicolon = { " " };{ " " }
amount_plus = plus { $what }
amount_minus = moins { $what }
thing_playable = jouable
thing_again = jouable, appuyez encore
thing_selected = sélectionné
thing_instead = possible à la place

table_skip = Aller au jeu
table_loading = Préparation de la table…
table_unknownBox = Ce jeu ne peut pas encore être affiché ici.
table_prompt = Votre tour
table_board = Plateau principal
table_own = Votre plateau
table_supplies = Vos réserves
table_boardOf = Plateau de { $name }
table_suppliesOf = Réserves de { $name }
table_rivals = Les autres
table_seats = Places et points
table_log = Journal
table_announcements = Annonces
table_hand = Marché et sac
table_chat = Discussion
table_record = Journal et discussion
table_parts = Zones de la table
table_moves = Coups
table_notNow = Cela ne fait rien pour le moment.
table_again = Appuyez encore dessus, ou sur le bouton. Ce sera définitif.
table_notThere = Cela ne va pas là. Déposez-le sur un élément marqué.
table_cancel = Renoncer
table_confirm = Confirmer
table_undo = Annuler
table_endTurn = Finir le tour
table_choose = Choisissez comment
table_free = gratuit
table_preview = Ce qui se passerait
table_previewEmpty = Pointez un élément pour voir ce qu’il rapporte et ce qu’il coûte.
table_previewWatch = Pointez un élément pour voir ce que c’est.
table_lost = Connexion perdue. Nouvel essai. Ce que vous avez choisi et écrit est conservé.
table_notSent = Sans connexion, rien n’a été envoyé. Réessayez quand elle sera revenue.
table_refused = Le serveur répond : { $message }
table_wentBack = La partie est revenue en arrière : { $when }.
table_wentBackBy = { $name } est revenu en arrière : { $when }.
table_tapAgain = Touchez encore pour confirmer.
table_endAgain = Vous pouvez encore agir. Touchez encore pour finir votre tour.
table_enlarge = Agrandir le plateau de { $name }
table_close = Fermer
table_newTab = { $what } (nouvel onglet)
table_thinking = réfléchit
table_turn = doit jouer
table_yourTurn = à vous
table_away = hors ligne
table_isAway = { $name } est hors ligne pour le moment.
table_skipAhead = Appuyez n’importe où pour accélérer.
table_watching = Vous regardez cette partie.
table_resigned = a abandonné
table_gone = { $name } a abandonné. Un robot continue.
table_bot = robot
table_points = { $n } { $n ->
    [one] point
   *[other] points
}
table_players = { $n } { $n ->
    [one] joueur
   *[other] joueurs
}
table_watchers = { $n } regardent
table_score = Points jusqu’ici
table_scoreOf = { $name } { $n }

command_label = Taper un coup
command_none = Aucun coup ne convient. { $n } { $n ->
    [one] coup possible
   *[other] coups possibles
}.
command_several = { $n } coups conviennent. Choisissez avec les flèches.
command_count = { $n } { $n ->
    [one] coup
   *[other] coups
}

log_reason = +{ $n } : { $what }
log_why = Pourquoi { $points } ?
log_folded = { $n } { $n ->
    [one] tirage
   *[other] tirages
} et jets
log_further = { $n } { $n ->
    [one] autre tirage
   *[other] autres tirages
}
log_planned = { $plan } : { $what }
log_morePlanned = et { $n } de plus
table_inList = Rien n’a été fait à cause de l’action { $n }.
log_rule = Règle : { $chapter }
log_goto = Revoir ce moment
log_undoTo = Annuler jusqu’ici
log_undoPlan = Reprendre le plan
log_empty = Il ne s’est encore rien passé.

chat_empty = Personne n’a encore rien écrit.
chat_label = Écrire un message
chat_unread = nouveaux
chat_send = Envoyer
chat_mute = Masquer la discussion
chat_unmute = Réafficher la discussion
chat_muted = Vous avez masqué les messages des autres.
chat_notSent = Sans connexion, votre message n’a pas été envoyé. Il est conservé ici : envoyez-le de nouveau.
chat_onlySeated = Seuls les joueurs assis à cette table peuvent écrire ici.

menu_label = Menu de la table
menu_nav = Outils
menu_theme = Clair ou sombre
menu_kinds = Couleurs pour daltoniens
menu_motion = Animations
menu_sound = Sons
menu_secondTap = Confirmer chaque coup d’un second toucher
menu_text = Taille du texte
menu_percent = { $n } %
menu_language = Langue
menu_keys = Clavier
menu_takeback = Demander à revenir en arrière
menu_takebackAlone = Annuler mon dernier tour…
menu_resign = Abandonner…
menu_home = Quitter la table
menu_rules = Règles

theme_auto = comme l’appareil
theme_light = clair
theme_dark = sombre

resign_title = Abandonner cette partie ?
resign_lost = Vous perdez, et la partie s’arrête ici.
resign_bot = Un robot continue pour vous, et les autres peuvent finir leur partie.
resign_alone = La partie s’arrête ici, inachevée.
resign_forGood = C’est définitif.
resign_yes = Abandonner
resign_no = Continuer

want_kept = La place { $n } est gardée pour la personne qui l’a quittée.
want_ask = Demander cette place
want_waiting = Vous avez demandé la place { $n }. On attend { $names }.
want_withdraw = Retirer la demande
want_title = { $name } demande la place { $n }, que quelqu’un a quittée
want_text = Qui l’obtient voit ce que cette place sait. Toute la table doit être d’accord.
want_left = Vous avez quitté la place { $n }. Vous pouvez la reprendre.
want_titleLeft = { $name } demande la place { $n }, que vous avez quittée
want_textLeft = { $name } verrait ce que vous y savez, et vous ne pourriez plus revenir. Si vous refusez, la place reste à vous.
want_whoLeft = la personne qui l’a quittée
takeback_ask = Annuler votre dernier tour ?
takeback_what = La partie revient juste avant votre dernière action. De là, vous pouvez annuler davantage. Ce que les autres ont fait depuis est annulé aussi.
takeback_consent = Les autres doivent accepter.
takeback_yes = Annuler ce tour
takeback_title = { $name } demande à revenir en arrière
takeback_text = La partie reviendrait { $n } { $n ->
    [one] entrée
   *[other] entrées
} en arrière.
takeback_before = La partie reviendrait { $n } { $n ->
    [one] entrée
   *[other] entrées
} en arrière, juste avant ceci : { $what }.
takeback_refused = La demande de retour en arrière a été refusée. La partie continue.
takeback_agree = Accepter
takeback_decline = Refuser
takeback_waiting = Vous avez demandé à revenir en arrière. On attend { $names }.
takeback_withdraw = Retirer

keys_title = Clavier
keys_tab = passer d’une zone à l’autre
keys_arrows = se déplacer dans une zone
keys_enter = choisir
keys_escape = annuler la sélection
keys_undo = annuler
keys_end = finir le tour
keys_command = taper un coup
keys_log = journal
keys_help = cette liste
table_houseValues = Valeurs maison
table_houseCount = { $n ->
    [one] Valeurs maison : une diffère de la boîte
   *[other] Valeurs maison : { $n } diffèrent de la boîte
}
table_houseHint = Cette table joue avec ces valeurs au lieu de celles de la boîte.
table_sideScore = points ensemble
