import type { GuideKey } from './guide.en';

export const burgundyGuideFr: Readonly<Record<GuideKey, string>> = {
  turn: 'Votre tour',
  'turn.about': 'deux dés, quatre actions',
  'turn.1':
    'Au début de chaque manche, tout le monde lance ses deux dés. À votre tour, vous les utilisez l’un après l’autre. Chaque dé est une action : prendre une tuile, poser une tuile, vendre des marchandises ou prendre deux ouvriers.',
  'turn.2':
    'La valeur du dé dit où : il prend une tuile du dépôt de sa valeur, pose une tuile sur une case de sa valeur ou vend les marchandises de sa valeur. Chaque ouvrier dépensé change un dé d’un point, et le 6 et le 1 sont voisins. Une fois par tour, vous pouvez aussi acheter une tuile du dépôt noir pour deux pièces d’argent, sans utiliser de dé.',
  'action.take': 'Prendre une tuile',
  'action.take.text': 'Du dépôt de la valeur du dé vers votre réserve, qui a trois places.',
  'action.place': 'Poser une tuile',
  'action.place.text':
    'De votre réserve sur une case de sa couleur et de la valeur du dé, à côté d’une tuile déjà posée.',
  'action.sell': 'Vendre',
  'action.sell.text':
    'Toutes vos marchandises de la valeur du dé. Vous recevez une pièce d’argent et des points pour chacune.',
  'action.workers': 'Prendre des ouvriers',
  'action.workers.text': 'N’importe quel dé vous donne deux ouvriers.',
  'figure.place':
    'Avec un 3, vous pouvez poser une tuile sur une case marquée : elle touche une tuile, elle porte un 3 et elle a la couleur de la tuile.',
  tiles: 'Tuiles et cases',
  'tiles.about': 'six couleurs, six rôles',
  'tiles.1':
    'Chaque case de votre duché n’accepte qu’une couleur. Une tuile posée agit aussitôt, puis vous marquez des points si elle complète une zone.',
  'tiles.title': 'Ce que fait chaque couleur',
  buildings: 'Bâtiments',
  'buildings.about': 'un effet pour chaque sorte',
  'buildings.1':
    'Un bâtiment agit une seule fois, quand vous le posez. Une ville ne peut contenir qu’un bâtiment de chaque sorte, sauf avec le monastère 1.',
  monasteries: 'Monastères',
  'monasteries.about': 'ce que fait chacun',
  'monasteries.1':
    'Chacun est unique. Il change une règle en votre faveur dès qu’il est posé, ou il rapporte des points en fin de partie.',
  'group.selling': 'Ventes et bateaux',
  'group.dice': 'Dés et ouvriers',
  'group.tiles': 'Tuiles et revenus',
  'group.endBuildings': 'En fin de partie, pour les bâtiments',
  'group.end': 'En fin de partie, pour le reste',
  goods: 'Marchandises et bateaux',
  'goods.about': 'charger, vendre, ordre du tour',
  'goods.1':
    'Quand vous posez un bateau, vous prenez toutes les marchandises d’un dépôt et votre pion avance d’une case sur la piste d’ordre du tour. Le plus avancé commence la manche suivante ; sur une même case, le dernier arrivé est au-dessus.',
  'goods.2':
    'Vous pouvez avoir trois sortes de marchandises à la fois. Une vente porte sur toutes les marchandises d’une sorte : chacune rapporte autant de points qu’il y a de joueurs, et la vente une pièce d’argent.',
  'goods.title': 'Quel dé vend quoi',
  'goods.row': 'Se vend avec un {n}',
  livestock: 'Animaux',
  'livestock.about': 'les pâturages marquent plusieurs fois',
  'livestock.1':
    'Une tuile d’animaux rapporte un point par animal. Les autres tuiles du même animal dans le même pâturage comptent à nouveau : remplissez un pâturage avec une seule espèce, en commençant par les plus grandes tuiles.',
  'figure.livestock':
    'Poser les 3 moutons rapporte 3 points pour eux et 2 pour les moutons déjà là. Les cochons ne rapportent rien.',
  areas: 'Zones et bonus',
  'areas.about': 'taille, phase, couleurs',
  'areas.1':
    'Quand vous remplissez la dernière case d’une zone, vous marquez des points selon sa taille, plus un bonus selon la phase. Mieux vaut finir tôt.',
  'areas.2':
    'Le premier à couvrir toutes les cases d’une couleur prend le grand bonus de cette couleur, le deuxième prend le petit.',
  'areas.size': 'Taille de la zone',
  'areas.points': 'Points',
  'areas.phase': 'Phase',
  'areas.bonus': 'Bonus',
  silver: 'Argent, mines et dépôt noir',
  'silver.about': 'gagner et dépenser',
  'silver.1':
    'Chaque mine rapporte une pièce d’argent à la fin de chaque phase. Deux pièces achètent une tuile du dépôt noir, une fois à chacun de vos tours. Ce qui reste à la fin vaut un peu : un point par pièce et un point pour deux ouvriers.',
  phases: 'Phases et manches',
  'phases.about': 'cinq fois cinq',
  'phases.1':
    'La partie compte cinq phases, de A à E, de cinq manches chacune. Avant chaque phase, les dépôts sont vidés puis remplis. À chaque manche, tous lancent leurs dés, le dé blanc envoie une marchandise dans un dépôt, et chacun joue une fois.',
  end: 'Fin de partie',
  'end.about': 'décompte final et égalités',
  'end.1':
    'La partie s’arrête après la phase E. Vous marquez un point par marchandise non vendue et par pièce d’argent, un point pour deux ouvriers, et les points de vos monastères. Le plus haut total gagne.',
  'end.2':
    'En cas d’égalité, celui qui a le moins de cases vides l’emporte ; si l’égalité persiste, celui qui est le plus en arrière sur la piste d’ordre du tour.',
  setup: 'Mise en place',
  'setup.about': 'duchés, réserves, jeu expert',
  'setup.1':
    'Chacun reçoit un duché, un château de départ et quelques ressources. Loire installe la table pour vous ; voici comment.',
  modules: 'Modules',
  'modules.about': 'ce qu’une table peut ajouter au jeu',
  'modules.1':
    'La boîte de 2019 contient huit modules. Vous les choisissez en ouvrant une table. La plupart se combinent, et le jeu de base reste ce qu’il est.',
  extra: 'Tuiles supplémentaires',
  'extra.about': 'un pont, des ouvriers, une grue et des oies',
  'extra.1':
    'Quatre tuiles de plus. Avec le monastère 27, votre pion reste au sommet de sa pile sur le pont ; avec le monastère 28, vous achetez deux ouvriers pour une pièce d’argent.',
  'extra.2':
    'La grue agit comme le bâtiment de votre choix. Les oies comptent avec une autre espèce de leur pâturage, puis de nouveau chaque fois que vous y posez du bétail.',
  border: 'Postes-frontières',
  'border.about': 'relier les postes de votre duché',
  'border.1':
    'On joue sur les duchés 11a à 11f, qui ont trois postes-frontières sur leur bord. Une chaîne de tuiles qui relie deux postes rapporte les points de la phase. Les deux premiers à relier les trois postes marquent encore plus.',
  white: 'Châteaux blancs',
  'white.about': 'une action avec le dé blanc',
  'white.1':
    'Les châteaux blancs sont des bâtiments. Quand vous en posez un, vous faites une action avec le nombre du dé blanc. Vos ouvriers peuvent changer ce nombre pour vous.',
  inns: 'Relais',
  'inns.about': 'vont partout et agrandissent une zone',
  'inns.1':
    'Un relais coûte deux pièces d’argent, se trouve près du dépôt noir et va sur une case de n’importe quelle couleur. Il n’a pas d’effet, mais sa zone compte une case de plus. Chaque zone accueille un seul relais.',
  routes: 'Routes commerciales',
  'routes.about': 'des bonus pour les marchandises vendues',
  'routes.1':
    'Les marchandises que vous vendez se posent sur votre route, de gauche à droite. Si une marchandise a la couleur de sa case, vous recevez aussitôt le bonus de cette case.',
  team: 'Le jeu en équipe',
  'team.about': 'deux contre deux',
  'team.1':
    'Deux équipes de deux jouent chacune sur un double duché. Les partenaires partagent les ouvriers, l’argent, les marchandises et deux places de réserve. Chacun a ses dés et deux places privées. On additionne les points des deux.',
  solo: 'Le jeu en solo',
  'solo.about': '37 cases en 25 manches',
  'solo.1': 'Vous jouez seul sur un groupe d’îles et gagnez si vous couvrez les 37 cases en 25 manches.',
  'solo.2':
    'Les points ne sont pas le but, mais une aide. Chaque fois que votre compteur atteint l’objectif, vous pouvez faire une action gratuite, et l’objectif suivant est plus bas de cinq points.',
  shields: 'Boucliers',
  'shields.about': 'des pouvoirs pour vos châteaux',
  'shields.1':
    'Avec un double, vous pouvez prendre un bouclier du dépôt qui porte ce nombre, au lieu de vos deux actions. Il va sur un de vos châteaux et agit tant que vous le gardez.',
  'shields.2':
    'À la fin de chaque phase, chaque bouclier vous coûte une pièce d’argent. Ceux que vous avez encore à la fin de la partie donnent des points.',
  more: 'En petits caractères',
  'more.about': 'ce qui est visible, ce que nous avons décidé',
  'more.1':
    'Ce que chacun peut voir, comment nous tranchons quand les règles se taisent, et ce que cette table fait pour vous.',
  'q.win': 'Comment gagner ?',
  'a.win':
    'Ayez le plus de points après la phase E et le décompte final. En cas d’égalité, celui qui a le moins de cases vides gagne.',
  'w.win': 'gagner gagne gagnant victoire vainqueur plus de points',
  'q.sellTwice': 'Puis-je vendre deux fois dans un tour ?',
  'a.sellTwice':
    'Oui. Chaque dé permet une vente, et un entrepôt ou un château en permet une de plus. Chaque vente porte sur toutes les marchandises d’une sorte.',
  'w.sellTwice': 'vendre deux fois plusieurs ventes',
  'q.partSale': 'Puis-je ne vendre qu’une partie de mes marchandises ?',
  'a.partSale': 'Non. Une vente porte toujours sur toutes les marchandises de la sorte.',
  'w.partSale': 'partie garder moitié',
  'q.sameBuilding': 'Une ville peut-elle avoir deux bâtiments identiques ?',
  'a.sameBuilding': 'Non, un seul de chaque sorte par ville, sauf avec le monastère 1.',
  'w.sameBuilding': 'même double identique bâtiment ville',
  'q.storageFull': 'Et si ma réserve est pleine ?',
  'a.storageFull': 'Vous pouvez tout de même prendre une tuile, mais vous devez d’abord en défausser une.',
  'w.storageFull': 'réserve pleine défausser quatrième place',
  'q.gameEnd': 'Quand la partie se termine-t-elle ?',
  'a.gameEnd':
    'Après la phase E. Il y a cinq phases de cinq manches, donc vous jouez 25 tours. Puis vient le décompte final.',
  'w.gameEnd': 'fin finit finie terminée dernière manche phase tours dure partie',
  'q.goodsFull': 'Et si j’ai déjà trois sortes de marchandises ?',
  'a.goodsFull': 'Vous ne prenez que les sortes que vous avez déjà. Les autres restent dans le dépôt.',
  'w.goodsFull': 'marchandises plein trois sortes charger bateau quatrième',
  'q.six': 'Un ouvrier peut-il changer un 6 en 1 ?',
  'a.six': 'Oui. Le 6 et le 1 sont voisins : un ouvrier suffit.',
  'w.six': 'ouvrier dé changer un six',
  'q.first': 'Qui commence ?',
  'a.first':
    'Le plus avancé sur la piste d’ordre du tour. Sur une même case, le dernier arrivé, qui est au-dessus.',
  'w.first': 'ordre du tour premier joueur piste pont commencer',
  'q.castle': 'Que fait un château ?',
  'a.castle': 'Il vous donne aussitôt une action de plus, comme avec un dé de n’importe quelle valeur.',
  'w.castle': 'château action supplémentaire',
  'q.mine': 'Quand les mines rapportent-elles ?',
  'a.mine': 'À la fin de chaque phase : une pièce d’argent par mine de votre duché.',
  'w.mine': 'mine revenu fin de phase argent',
  'q.buy': 'Acheter au dépôt noir utilise-t-il un dé ?',
  'a.buy': 'Non. Cela coûte deux pièces d’argent, une fois à chacun de vos tours, quand vous voulez.',
  'w.buy': 'acheter achat dépôt noir argent dé',
};
