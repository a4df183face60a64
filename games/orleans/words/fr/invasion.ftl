city_title = La cité d’Orléans
city_tab = Cité
city_switch = Carte ou cité
city_together = Tout le monde gagne ou perd ensemble
city_progress = { $met } objectifs atteints sur { $all }
city_common = Ce qu’il faut à la cité
city_achievements = Réalisations
city_achievementsHint = chacune rapporte un citoyen à l’équipe
city_personal = Objectifs personnels
city_of = { $n } sur { $most }
city_part = { $what } : { $n } sur { $most }
city_complete = Complet.
city_missing = Il manque encore : { $list }.
city_walls = Les murailles : { $n } chevaliers sur { $most }.
city_reinforced = Renforts sur le pont : 1 chevalier.
city_reinforcedMissing = Il manque un chevalier aux renforts sur le pont.
city_citizen = Son citoyen est encore à gagner.
city_citizensFrom = Citoyens encore à gagner
city_citizensOut = Il n’y a plus de citoyen à gagner.
city_towersLeft = Tours fortifiées encore à bâtir
city_space = { $store } : case pour { $follower }
city_saved = La cité est sauvée.
city_fallen = La cité est tombée.
store_city-walls = Murailles
store_reinforcement = Renforts
store_treasury = Trésor
store_warehouse = Entrepôt
store_citizens = Citoyens
store_towers = Tours fortifiées
store_infirmary = Infirmerie
store_watch = Guet
store_assembly-hall = Salle du conseil
store_city = la cité
store_city-walls_about = Envoyez des chevaliers depuis l’Hôtel de ville ou la Poudrière.
store_reinforcement_about = Un chevalier de plus, car l’événement Renforts a eu lieu.
store_treasury_about = Envoyez des pièces avec la Maison de la guilde.
store_warehouse_about = Envoyez du blé, du fromage et du vin avec le Charroi.
store_citizens_about = Les citoyens de tous les joueurs et de la cité comptent, sauf les deux premiers du Maire.
store_towers_about = La Halle des guildes en bâtit une là où se trouve votre marchand. Elle prend un de vos comptoirs.
store_catapult_about = Une tuile Technologie que vous gagnez peut venir ici.
store_swordsmith_about = Envoyez des pièces avec la Maison de la guilde.
store_clothing-store_about = Envoyez de la laine et du brocart avec le Charroi.
store_infirmary_about = Envoyez des compagnons depuis l’Hôtel de ville ou la Poudrière.
store_watch_about = Envoyez des compagnons depuis l’Hôtel de ville ou la Poudrière.
store_assembly-hall_about = Seul le Conseiller y envoie des compagnons, et seulement depuis l’Hôtel de ville.
ours = reconstitué
ours_title = Valeurs reconstituées
ours_achievements = Nous ne connaissons pas les valeurs imprimées des réalisations. Ces nombres sont notre reconstitution, et une surcouche peut les remplacer.
ours_dues = Nous ne connaissons que quelques-unes de ces redevances imprimées. Les autres sont notre reconstitution, et une surcouche peut les remplacer.
ours_assembly-hall = Nous ne connaissons pas les cases imprimées de la Salle du conseil. Elles sont notre reconstitution, et une surcouche peut les remplacer.
ours_deeds = Les cases des actes propres à ce scénario sont notre reconstitution, et une surcouche peut les remplacer.
ours_structures = Ce que demandent les édifices et leur valeur sont notre reconstitution, sauf pour le Clos de vigne. Une surcouche peut les remplacer.
ours_support = Nous ne connaissons pas les cases imprimées des lieux d’entraide. Elles sont notre reconstitution, et une surcouche peut les remplacer.
citizen_of_boatmen = piste des bateliers
citizen_of_knights = piste des chevaliers
citizen_of_development = développement { $n }
citizen_of_supply = stock vide : { $good }
citizen_of_farmers = la fin des six pistes
citizen_of_le-blanc = comptoir au Blanc

measure_towers = { $n } { $n ->
    [one] tour fortifiée
   *[other] tours fortifiées
}
measure_tiles = { $n } { $n ->
    [one] tuile
   *[other] tuiles
} Lieu
measure_status = niveau { $n }
measure_development = la dernière case de développement
measure_knights-track = la fin de la piste des chevaliers
measure_boatmen-track = la fin de la piste des bateliers
measure_wealth = { $n } en pièces, laine et brocart
measure_food = { $n } en blé, fromage et vin
measure_station = comptoir à { $town }
measure_dues = toutes les redevances payées
missing_steps = { $n } { $n ->
    [one] case
   *[other] cases
} jusqu’à { $what }
missing_worth = { $n } { $n ->
    [one] point
   *[other] points
} de { $what }
missing_status = { $what } (actuel : { $n })
worth_wealth = pièces, laine ou brocart
worth_food = blé, fromage ou vin

character_title = Personnage
character_yours = Votre objectif
character_met = Objectif atteint.
character_librarian = Bibliothécaire
character_scholar = Savant
character_mayor = Maire
character_general = Général
character_fisherman = Pêcheur
character_merchant = Négociant
character_councilman = Conseiller
character_innkeeper = Aubergiste
character_estate-manager = Intendant
character_librarian_about = Doit avoir à la fin le niveau 5 de développement, un comptoir à Loches et 4 tuiles Lieu.
character_scholar_about = Doit être à la fin sur la dernière case de développement et avoir 4 comptoirs.
character_mayor_about = Doit avoir à la fin 10 pièces et 2 citoyens. Ces deux-là ne comptent pas pour l’équipe, et personne ne peut lui en céder.
character_general_about = Doit être à la fin au bout de la piste des chevaliers et avoir 4 tuiles Technologie sur ses lieux.
character_fisherman_about = Doit être à la fin au bout de la piste des bateliers et avoir 2 laines et 4 moines.
character_merchant_about = Doit avoir à la fin de la laine, du brocart et des pièces pour 50 points en tout.
character_councilman_about = Remplit la Salle du conseil avec des compagnons de l’Hôtel de ville.
character_innkeeper_about = Doit avoir à la fin du blé, du fromage et du vin pour 16 points, et des comptoirs à Châteaudun et Châteauroux.
character_estate-manager_about = Paie une redevance à la fin de chaque manche. S’il ne peut pas une seule fois, tout le monde perd aussitôt.
character_easier = plus facile
character_harder = plus difficile
due_title = Redevances
due_now = À payer à la fin de cette manche
due_next = Ensuite
due_round = manche { $n }
due_paid = payée
due_cannot = Vous ne pouvez pas encore la payer. Sans elle, tout le monde perd.
due_cannotThey = { $name } ne peut pas encore la payer. Sans elle, tout le monde perd.
due_books = { $n } { $n ->
    [one] case
   *[other] cases
} de développement en moins
due_follower = un compagnon neutre du marché : { $follower }
due_technology = une tuile Technologie
due_station = un comptoir
due_place = une tuile Lieu

why_tower = { $town } a une tour
gives_city = envoyer à la cité
gives_tower_build = une tour fortifiée à { $town }
