frame_skip = Aller au contenu
frame_main = Menu principal
frame_menu = Menu
frame_play = Jouer
frame_learn = Apprendre
frame_rules = Règles
frame_records = Parties
frame_settings = Réglages
frame_profile = Profil
frame_signIn = Se connecter
frame_yourTurn = { $n ->
    [one] 1 table vous attend
   *[other] { $n } tables vous attendent
}
frame_themeToDark = Passer au thème sombre
frame_themeToLight = Passer au thème clair
frame_footer = Code ouvert · sans publicité ni pistage · règles dans nos propres mots, dessins de notre main
frame_licences = Licences
frame_home = Loire : accueil

common_loading = Un instant…
common_offline = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
common_again = Réessayer
common_back = Retour
common_copied = Copié
common_copy = Copier
common_points = { $n ->
    [one] point
   *[other] points
}
common_you = vous
common_seat = Place { $n }
common_table = Table
common_reconstructed = reconstitué
common_oneSource = une source
common_newTable = Nouvelle table

home_title = Des jeux lents, bien faits.
home_lead = Jouez aux grands jeux de stratégie à une table ouverte : entre amis, avec des inconnus ou contre des robots. Sans compte.
home_sitDown = Jouer maintenant
home_learn = Apprendre en 15 minutes
home_learnName = Apprendre en 15 minutes (initiation)
home_continue = Continuer : { $name }
home_pickBot = Contre qui voulez-vous jouer ?
home_pickBox = Quel jeu ?
home_pickBotHint = Contre un robot, la partie commence tout de suite : deux places, dernières règles.
home_friends = Des amis
home_friendsHint = ouvre une table dont vous envoyez le lien
home_yourName = Votre nom à la table
home_yourTables = Vos tables
home_scoreHead = points → prévision
home_projected = prévision { $n }
home_continueLesson = Continuer l’initiation
home_noTables = Pas encore de partie. Vos tables s’afficheront ici, celles où c’est à vous de jouer en premier.
home_finished = { $n ->
    [one] Votre partie terminée
   *[other] Vos { $n } parties terminées
}
home_yourTurn = À vous de jouer
home_thinks = { $n ->
    [one] { $names } réfléchit
   *[other] En attente de { $names }
}
home_left = encore { $time }
home_botPlays = Un robot joue pour vous
home_waitsForReturn = En pause jusqu’au retour d’un joueur
home_paused = En pause : la place { $n } est libre
home_place = { $n ->
    [one] 1re
   *[other] { $n }e
} place sur { $all }
home_more = Plus sur { $name }
home_copyLink = Copier le lien
home_muteChat = Masquer la discussion
home_leave = Quitter la table
home_stay = Rester
home_leaveOpen = Votre place se libère pour quelqu’un d’autre. Tant qu’elle est libre, vous pouvez revenir avec le lien.
home_leaveBot = Le robot { $name } continue à votre place. Tant que la partie dure, vous pouvez la reprendre avec le lien.
home_leavePeople = Les autres attendent que quelqu’un prenne votre place. Vous ne perdez pas la partie, et tant que la place est libre vous pouvez revenir avec le lien.
home_leaveBots = La partie reste inachevée. Elle ne compte ni comme victoire ni comme défaite. Vous pouvez y revenir avec le lien.
home_editions = Règles : { $editions }
plays_solo = Solo
plays_team = Équipes
plays_together = Coopératif
plays_scenarios = { $n ->
    [one] Un scénario
   *[other] { $n } scénarios
}
plays_expansions = { $n ->
    [one] Une extension
   *[other] { $n } extensions
}
home_open = En attente de joueurs
home_ready = Prête à commencer
home_shelf = Sur l’étagère
home_playBots = Contre un robot
home_workshop = À l’atelier
home_openTables = Tables ouvertes
home_noOpen = Personne ne cherche de joueurs en ce moment. Ouvrez une table : on la trouvera ici.
home_join = Rejoindre
home_joinTable = Rejoindre la table de { $name }
home_watch = Regarder
home_watchTable = Regarder la table de { $name }
home_seatsTaken = { $taken } places prises sur { $all }
home_live = En cours
home_moreTables = Afficher plus de tables
home_toWatch = Parties à regarder

setup_title = Une nouvelle table
setup_lead = Tout suit les règles habituelles. Changez ce que vous voulez.
setup_edition = Édition
setup_editionHint = Les éditions ont des plateaux différents et quelques règles différentes. Chacune suit son propre livret.
setup_default = les règles habituelles
setup_seats = Qui joue
setup_howMany = Nombre de places
setup_seatsHint = Vous, des robots, ou des places libres pour ceux qui ont le lien.
setup_me = Vous
setup_openSeat = Place libre
setup_bot = Robot : { $name }
setup_noMe = Vous n’avez pas de place : vous regarderez.
setup_kinds = Signification des couleurs
setup_modules = Modules
setup_modulesHint = Les extensions et variantes que cette table ajoute au jeu.
module_edition = Seulement dans cette édition : { $editions }.
module_not = Pas avec { $titles }.
module_alone = Aucun autre module ne va avec.
module_wouldAside = Si vous l’activez, mis de côté : { $titles }.
module_aside = { $title } : mis de côté { $titles }.
module_options = Options de règles :
setup_presets = Ensembles de modules
setup_noModules = aucun module
module_needs = Seulement avec { $titles }.
module_seats = Nombre de joueurs : { $range }.
setup_options = Conventions de table
setup_optionsHint = Là où le livret laisse une question ouverte, la table décide. La première réponse est la plus courante.
setup_clause = La règle : { $id }
setup_more = Plus
setup_name = Nom de la table
setup_nameHint = Facultatif. Les autres le voient dans la liste.
setup_public = Des inconnus peuvent trouver cette table dans la liste
setup_clock = Pendule
setup_clockNone = Sans pendule
setup_clockLive = En direct : 1 minute par décision, 10 minutes de réserve
setup_clockFast = Rapide : 30 secondes par décision, 3 minutes de réserve
setup_clockDays = Sur plusieurs jours : 3 jours par décision
clock_each = { $each } par décision
clock_withReserve = { $each } par décision, { $reserve } de réserve
setup_takeover = Si quelqu’un part
setup_takeoverNone = la table attend
setup_takeoverBot = un robot continue ({ $name })
setup_outOfTime = Si le temps de quelqu’un est écoulé
setup_outOfTimeBot = un robot joue à sa place jusqu’à son retour
setup_outOfTimeEnd = la partie s’arrête et cette personne perd
clock_bot = Si votre temps est écoulé, un robot joue à votre place jusqu’à votre retour.
clock_end = Si votre temps est écoulé, la partie s’arrête et vous perdez.
setup_startWhenFull = Commencer dès que toutes les places sont prises
setup_create = Ouvrir la table
setup_begin = Commencer la partie
setup_problems = La partie ne peut pas encore commencer :

team_name = Équipe { $letter }
team_yours = Votre équipe
team_theirs = L’autre équipe
team_hint = Les partenaires jouent ensemble contre l’autre équipe.
team_friend = Les partenaires jouent ensemble contre l’autre équipe. Pour jouer avec un ami, gardez-lui l’autre place de votre équipe.
lobby_title = Salle d’attente
lobby_invite = Inviter
lobby_inviteHint = Toute personne qui a ce lien peut prendre une place libre, ou regarder.
lobby_keptHint = Les places sont réservées à ceux qui ont joué la partie précédente. Les autres peuvent regarder avec ce lien.
lobby_link = Lien vers cette table
lobby_seats = Places
lobby_open = libre
lobby_sit = S’asseoir
lobby_sitAt = S’asseoir à la place { $n }
lobby_seatFree = La place { $n } est libre. La partie attend quelqu’un.
lobby_leave = Quitter cette place
lobby_start = Commencer la partie
lobby_startWait = Encore { $n ->
    [one] 1 place libre
   *[other] { $n } places libres
}. La partie peut commencer quand toutes sont prises.
lobby_share = Envoyer le lien
lobby_nobodyComes = Personne ne vient ?
lobby_withBots = Jouer plutôt avec des robots
lobby_startHost = C’est { $name } qui lance la partie.
lobby_bot = robot
lobby_here = en ligne
lobby_away = hors ligne
lobby_how = Comment on joue
lobby_ifLeaves = Si quelqu’un part : { $what }
lobby_luck = Un hasard honnête
lobby_luckHint = Le serveur a fixé son secret avant que quiconque s’assoie. Il est publié après la partie : chacun peut alors vérifier que les dés en découlent, ainsi que de ce que chaque place a ajouté.
lobby_watching = { $n ->
    [one] 1 personne regarde
   *[other] { $n } personnes regardent
}
lobby_chat = Discussion
lobby_say = Écrire un message
lobby_send = Envoyer
lobby_noChat = Personne n’a encore rien écrit.
lobby_nameFirst = Sous quel nom voulez-vous jouer ?
lobby_edition = Édition { $id }
lobby_hostedBy = Table de { $name }
lobby_lost = La connexion est perdue. Nouvel essai…
lobby_from = Reprend une autre partie après { $n ->
    [one] 1 étape
   *[other] { $n } étapes
}
lobby_rematch = Une autre partie entre les mêmes joueurs
lobby_luckMark = Empreinte du secret

people_signInTitle = Se connecter
people_name = Nom
people_password = Mot de passe
people_passwordHint = Au moins 8 caractères.
people_newPassword = Nouveau mot de passe
people_oldPassword = Mot de passe actuel
people_signIn = Se connecter
people_signOut = Se déconnecter
people_signOutGuest = Vous jouez en invité. Si vous vous déconnectez, vous ne retrouverez plus vos tables. Créez d’abord un compte, ou déconnectez-vous quand même.
people_playAsGuest = Jouer en invité
people_guestHint = Un nom suffit. Vous pourrez créer un compte plus tard et garder vos tables.
people_guest = invité
people_makeAccount = Garder ce nom
people_makeAccountHint = Vous jouez en invité : seul ce navigateur vous connaît. Avec un mot de passe, vous pouvez vous connecter de partout et vous gardez vos tables et vos parties.
people_makeAccountButton = Créer un compte
people_accountMade = Votre compte est créé. Vous pouvez maintenant vous connecter de partout avec votre nom et votre mot de passe.
people_createAccount = Créer un compte
people_createAccountHint = Un nom et un mot de passe, pas d’adresse e-mail. Vous retrouvez vos tables et vos parties dans tous vos navigateurs.
people_changePassword = Changer le mot de passe
people_changePasswordHint = Vous serez déconnecté partout ailleurs.
people_passwordChanged = Votre mot de passe a été changé. Vous êtes déconnecté partout ailleurs.
people_sessions = Où vous êtes connecté
people_thisSession = ce navigateur
people_seen = dernière utilisation { $when }
people_end = Déconnecter
people_endSession = Déconnecter { $agent }
people_statistics = Statistiques
people_noGames = Pas encore de partie terminée.
people_box = Jeu
people_games = Parties
people_won = Gagnées
people_mean = Moyenne
people_best = Meilleur score
people_history = Parties terminées
people_rank = { $n ->
    [one] 1re
   *[other] { $n }e
} place
people_gaveUp = abandon
people_wonByResigning = abandon de l’adversaire
people_lostByTime = temps écoulé
people_wonByTime = temps de l’adversaire écoulé
people_with = avec { $names }
people_alone = en solo
people_beaten = Gagnée
people_notBeaten = Pas gagnée

settings_title = Réglages
settings_lead = Les réglages restent dans ce navigateur et s’appliquent aussitôt.
settings_language = Langue
settings_theme = Clair ou sombre
settings_theme_auto = comme l’appareil
settings_theme_light = clair
settings_theme_dark = sombre
settings_kinds = Couleurs des tuiles
settings_kindsHint = Chaque type a aussi son motif et son symbole.
settings_kinds_standard = habituelles
settings_kinds_safe = pour les daltoniens
settings_motion = Animations
settings_motion_auto = comme l’appareil
settings_motion_off = aucune
settings_text = Taille du texte
settings_percent = { $n } %
settings_tap = Sur un écran tactile
settings_tap_one = un appui joue le coup ; un second confirme ce qui coûte quelque chose
settings_tap_two = le premier toucher montre chaque coup, le second le joue
settings_sound = Sons de la table
settings_sound_off = aucun
settings_sound_on = doux
settings_preview = Aperçu

licences_lead = Loire est un logiciel libre, sous licence MIT ou Apache 2.0, au choix. Il contient le travail de beaucoup d’autres. Voici ce qu’il contient et la licence de chaque élément.
licences_parts = { $n ->
    [one] 1 élément
   *[other] { $n } éléments
}
licences_none = Cette version n’a pas de liste des licences. « cargo xtask serve » et « cargo xtask build » en créent une.

missing_title = Il n’y a rien ici.
missing_lead = Le lien est peut-être ancien ou incomplet.
missing_home = Retour à l’étagère
known_title = Ce que l’on sait de ce jeu
known_some = { $one } { $one ->
    [one] valeur repose
   *[other] valeurs reposent
} sur une seule source.
known_guessed = { $n } { $n ->
    [one] valeur est reconstituée et peut être fausse
   *[other] valeurs sont reconstituées et peuvent être fausses
}.
known_more = D’où viennent ces valeurs
known_read = En savoir plus
standing_inferred = découle de ce qui est imprimé
rules_standing_reconstructed = reconstituée
rules_standing_reconstructed_hint = Le texte d’origine est perdu. Cette lecture a été choisie pour que le jeu fonctionne.
rules_standing_verified = vérifiée
rules_standing_verified_hint = Deux sources indépendantes au moins concordent. Nous n’avons pas vu le livret.
rules_standing_proposed = proposée
rules_standing_proposed_hint = Les sources se taisent ou se contredisent. C’est la lecture que nous avons choisie ; la règle de l’auteur est peut-être différente.
rules_standing_one-source = une seule source
rules_standing_one-source_hint = Une seule source le dit. Nous ne l’avons pas vu imprimé.
setup_houseValues = Valeurs maison
setup_houseNone = tout comme dans la boîte
setup_houseHint = Certaines valeurs de ce jeu ne viennent que d’une source, ou personne ne les a vues imprimées. Si vous en savez plus, corrigez-les ici. La table, les règles et l’enregistrement montrent chaque changement.
setup_houseText = Un fichier de valeurs maison
setup_houseFormat = Une clé et une valeur par ligne, par exemple { $example }.
setup_houseUse = Utiliser ces valeurs
setup_houseLoad = Charger un fichier
setup_houseStart = Partir des valeurs de la boîte
setup_houseUsed = { $n ->
    [one] Une valeur est utilisée.
   *[other] { $n } valeurs sont utilisées.
}
setup_houseProblems = { $n ->
    [one] Ce texte contient une erreur. Rien n’en est encore utilisé.
   *[other] Ce texte contient { $n } erreurs. Rien n’en est encore utilisé.
}
setup_houseLine = Ligne { $n } :
setup_houseFamily = { $family } ({ $n })
setup_houseKeys = { $n ->
    [one] La seule clé
   *[other] Les { $n } clés
}
setup_houseRemove = Retirer
setup_houseRemoveOne = Retirer la valeur maison : { $name }
box_overlayKey = Remplaçable par une valeur maison : { $key }
change_box = Dans la boîte : { $value }
change_instead = { $name } : { $value } (dans la boîte : { $usual })
change_here = À cette table : { $what }
rules_changed = La table d’où vous venez joue certaines choses autrement : { $list }. Les règles concernées le signalent.
