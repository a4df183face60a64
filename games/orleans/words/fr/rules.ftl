rule_farm-house = Recrutez un fermier. La piste des fermiers vous donne une marchandise.
rule_village = Recrutez un batelier, un artisan ou un commerçant.
rule_university = Recrutez un érudit. La piste des érudits donne des points de développement.
rule_castle = Recrutez un chevalier. La piste des chevaliers vous fait piocher davantage.
rule_monastery = Recrutez un moine. Un moine convient à toute case.
rule_ship = Déplacez votre marchand le long d’une voie d’eau. Vous pouvez prendre une marchandise qui s’y trouve.
rule_wagon = Déplacez votre marchand le long d’une route. Vous pouvez prendre une marchandise qui s’y trouve.
rule_guildhall = Bâtissez un comptoir là où se trouve votre marchand, si personne n’y en a. À Orléans, chacun peut en avoir un.
rule_scriptorium = Gagnez 1 point de développement.
rule_town-hall = Envoyez un ou deux compagnons aux actes bénéfiques. Ils ne reviennent pas. Ceux de votre couleur ne peuvent pas partir.
rule_hayrick = Gagnez 1 blé.
rule_cheese-factory = Gagnez 1 fromage.
rule_winery = Gagnez 1 vin.
rule_wool-manufacturer = Gagnez 1 laine.
rule_tailor-shop = Gagnez 1 brocart.
rule_brewery = Gagnez 2 pièces.
rule_windmill = Gagnez 2 pièces et 1 point de développement.
rule_library = Gagnez 2 points de développement.
rule_hospital = Gagnez autant de pièces que votre niveau de développement.
rule_sacristy = Avec un moine ici, vous pouvez éviter un événement nuisible. Le moine retourne alors dans le sac.
rule_herb-garden = Vos bateliers peuvent remplacer fermiers, artisans et commerçants.
rule_bathhouse = Après chaque pioche, piochez 2 compagnons de plus s’il reste de la place au marché, et gardez-en 1.
rule_bathhouse-later = Piochez 3 compagnons dans votre sac et placez-en 2 sur vos lieux.
rule_gunpowder-tower = Deux cases de plus pour votre marché. D’ici aussi, des compagnons peuvent partir aux actes bénéfiques.
rule_cellar = Gagnez 4 pièces.
rule_office = Gagnez 1 pièce pour chacun de vos comptoirs.
rule_school = Vos érudits peuvent remplacer tout le monde sauf les moines.
rule_pharmacy = Achetez jusqu’à 3 points de développement à 1 pièce chacun.
rule_horse-wagon = Déplacez votre marchand le long d’une route. Vous pouvez prendre une marchandise qui s’y trouve.
rule_shipping-line = Gagnez 1 point de développement.
rule_laboratory = Gagnez une tuile Technologie.
rule_stage-coach = Payez 3 pièces et déplacez votre marchand par une route ou une voie d’eau.
rule_market-stand = Achetez ou vendez jusqu’à 2 marchandises à leur valeur.
rule_black-market = Échangez 2 marchandises identiques contre une autre.
rule_tavern = Avec la Halle des guildes : bâtissez là où un autre joueur a déjà un comptoir.
rule_vineyard = Après avoir bâti dans une ville au bord d’une rivière, achetez un vin pour 1 pièce.
rule_well = Activez un de vos lieux sans ses compagnons.
rule_depot = À la fin, 5 points par série des cinq marchandises.
rule_needs = Il faut : { $list }.
rule_pilgrimage = Aucun moine ne peut être recruté pendant cette manche.
rule_plague = Chacun pioche un compagnon du sac et le perd, sauf s’il est de sa couleur.
rule_taxes = Chacun paie 1 pièce par lot de 3 marchandises.
rule_trading-day = Chacun gagne 1 pièce par comptoir.
rule_income = Chacun gagne autant de pièces que son niveau de développement.
rule_harvest = Chacun donne { $harvest_food } blé, fromage ou vin, ou paie { $harvest_coins } { $harvest_coins ->
    [one] pièce
   *[other] pièces
}.
rule_census = Au début d’une manche, le joueur seul en tête sur la piste des fermiers gagne 1 pièce. À trois joueurs ou plus, celui qui est seul dernier paie 1 pièce.
rule_track_farmer = Chaque pas donne la marchandise indiquée.
rule_track_boatman = Chaque pas donne des pièces. Le premier arrivé au bout prend un citoyen.
rule_track_craftsman = Chaque pas donne une tuile Technologie. La première doit remplacer un fermier.
rule_track_trader = Chaque pas donne une tuile Lieu. La première doit être de type I.
rule_track_knight = Elle indique combien de compagnons vous piochez. Le premier sur sa cinquième case prend un citoyen.
rule_track_scholar = Chaque pas donne autant de points de développement qu’indiqué.
rule_track_development = Votre niveau, de 1 à 6, multiplie à la fin vos comptoirs et citoyens. En chemin, il y a des pièces, et des citoyens pour les premiers.
rule_follower = Convient aux cases qui le montrent. Un moine convient à toute case.
rule_monk = Convient à toute case de vos lieux. Aux actes, il ne convient qu’aux cases de moine.
rule_good = Vaut { $n } { $n ->
    [one] point
   *[other] points
} à la fin.
rule_goodFood = Vaut { $n } { $n ->
    [one] point
   *[other] points
} à la fin. C’est de la nourriture pour une moisson.
rule_deed = Chaque compagnon envoyé ici rapporte : { $what }. Qui remplit la dernière case prend le citoyen.
rule_bag = Dans le sac : { $list }.
rule_bagEmpty = Le sac est vide.
rule_citizen = À la fin, les citoyens comptent comme des comptoirs.
known_one-source = Les cases de cette tuile ne sont connues que d’une seule source.
known_reconstructed = Les cases de cette tuile sont notre reconstitution.
known_inferred = Les cases de cette tuile sont déduites de son texte.
