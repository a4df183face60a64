import type { lessonEn } from './lesson.en';

export const lessonFr: Readonly<Record<keyof typeof lessonEn, string>> = {
  yourDice: 'Vos dés montrent {dice}.',
  yourDie: 'Votre dé montre {die}.',
  advice: 'Mon conseil : {deed} {how}.',
  adviceShort: 'Mon conseil : {deed}.',
  costs: 'Cela vous coûte {list}.',
  gains: 'Cela vous rapporte {list}.',

  welcome: 'Bienvenue dans votre duché',
  'welcome.text':
    'Cette terre est à vous. Le château au milieu est votre première tuile, et chaque nouvelle tuile doit en toucher une déjà posée. La partie compte cinq phases de cinq manches : vous avez donc 25 tours. Celui qui a le plus de points à la fin gagne.',
  market: 'Le marché sur le fleuve',
  'market.text':
    'Il y a six dépôts, un pour chaque nombre du dé. Ils se remplissent au début de chaque phase. L’île sombre au milieu est le dépôt noir. On y achète des tuiles avec des pièces d’argent.',
  dice: 'Vos deux dés',
  'dice.text':
    '{dice} Chaque dé est une action : prendre une tuile au dépôt de son nombre, poser une tuile de votre réserve sur une case de son nombre, vendre les marchandises de son nombre, ou prendre deux ouvriers. Vous pouvez faire deux fois la même chose.',
  workers: 'Les ouvriers changent les dés',
  'workers.text':
    'Vous avez {n} {n|ouvrier|ouvriers}. Chaque ouvrier dépensé change un dé de 1, en plus ou en moins, et 6 et 1 sont voisins. Un dé dont vous n’avez pas l’usage vous rapporte deux ouvriers.',

  take: 'Prenez une tuile',
  'take.text':
    '{dice} Une tuile prise va d’abord dans votre réserve, qui en contient trois. Si elle est pleine, il faut en jeter une pour chaque tuile prise. Posez donc vos tuiles sans tarder.',
  place: 'Posez une tuile',
  'place.text':
    '{dice} Une tuile de la réserve va sur une case vide de sa couleur, au nombre du dé, à côté d’une tuile déjà posée.',
  end: 'Terminez votre tour',
  'end.text':
    'Vos deux dés ont servi. Tant que vous n’avez pas terminé votre tour, vous pouvez tout annuler.',
  'end.again': 'Vos deux dés ont servi.',
  watch: 'C’est le tour de {name}',
  'watch.text':
    'Le journal raconte ce qui se passe. Quand des points sont marqués, « Pourquoi ? » donne la raison et la règle.',

  turn: 'À vous de jouer',
  'turn.take': '{dice} Il vous reste de la place pour une tuile.',
  'turn.place': '{dice} Posez ce que vous avez dès qu’un dé convient.',
  'turn.sell': '{dice} Vendre est intéressant dès qu’un dé convient.',
  'turn.workers': '{dice} Ce dé ne vous sert à rien pour l’instant : prenez des ouvriers.',
  'turn.buy': 'Vous avez de quoi acheter une autre tuile.',
  'answer.text': '{hint}',

  round: 'Une nouvelle manche',
  'round.text':
    'Tout le monde a relancé ses dés, et le dé blanc aussi. Il montre {white} : la marchandise de cette manche est donc allée au dépôt {white} ({good}). Elle y reste jusqu’à ce qu’un bateau vienne la chercher.',
  order: 'Qui joue en premier',
  'order.first':
    'Vous êtes en tête sur le pont : vous jouez donc en premier. Sur une même case, celui du dessus passe devant. Chaque bateau posé vous avance d’une case, et cela compte à partir de la manche suivante.',
  'order.second':
    '{name} est en tête sur le pont et joue en premier. Sur une même case, celui du dessus passe devant. Chaque bateau posé vous avance d’une case, et cela compte à partir de la manche suivante.',
  phase: 'Une nouvelle phase',
  'phase.text':
    'La phase {before} est finie. Chaque mine a rapporté 1 pièce. {mines} Les tuiles que personne n’a prises ont quitté le jeu et le marché s’est rempli de nouveau. Seules les marchandises sont restées. N’attendez donc pas trop longtemps une tuile qui vous plaît.',
  'phase.mines': 'Vous avez ainsi reçu {n} {n|pièce|pièces}.',

  castle: 'Châteaux',
  'castle.take': 'Un château donne une action de plus quand on le pose. {more}',
  'castle.text':
    'Un château posé donne aussitôt une action de plus, comme avec un dé du nombre de votre choix. Aucun ouvrier n’est nécessaire. {more}',
  mine: 'Mines',
  'mine.take':
    'Les mines rapportent de l’argent à la fin de chaque phase. Mieux vaut en avoir une tôt. {more}',
  'mine.text':
    'Une mine ne fait rien quand on la pose. À la fin de chaque phase, chacune de vos mines vous rapporte 1 pièce. {more}',
  monastery: 'Monastères',
  'monastery.take': 'Chaque monastère est différent. {more}',
  'monastery.text':
    'Les 26 monastères sont tous différents. Certains modifient une règle en votre faveur dès qu’ils sont posés, d’autres marquent des points en fin de partie. Ils ne comptent qu’une fois posés. {more}',
  ship: 'Bateaux',
  'ship.take': 'Un bateau va chercher des marchandises et vous avance dans l’ordre du tour. {more}',
  'ship.text':
    'Un bateau posé charge toutes les marchandises d’un dépôt de votre choix. Vous avez de la place pour trois sortes. Il vous avance aussi d’une case sur le pont : vous jouerez peut-être plus tôt dès la manche suivante. {more}',
  livestock: 'Bétail',
  'livestock.take': 'Le bétail marque des points dès qu’il est posé. {more}',
  'livestock.text':
    'Chaque animal de la tuile vaut un point. Chaque tuile de la même espèce déjà posée dans le même pâturage compte de nouveau. Réunissez donc une seule espèce par pâturage. {more}',
  building: 'Bâtiments',
  'building.take': 'Il y a huit sortes de bâtiments. Chacun agit une fois, quand on le pose. {more}',
  'building.text':
    'Il y a huit sortes de bâtiments, et chacun agit une fois, quand on le pose. Une ville n’en contient qu’un de chaque sorte. {more}',
  'building.this': 'Voici {tile}. {rule}',
  'monastery.this': 'Voici {tile}. {rule}',
  'kind.later': 'Cela ne s’est pas encore présenté dans votre partie. Pensez-y lors de vos prochains tours.',

  sell: 'Vendre des marchandises',
  'sell.text':
    'Vous avez {goods}. Un dé vend d’un coup toutes les marchandises d’une sorte, s’il montre leur nombre. La vente rapporte 1 pièce, et chaque marchandise {points} points.',
  'sell.done':
    'Vous venez de vendre. Un dé vend d’un coup toutes les marchandises d’une sorte, s’il montre leur nombre. La vente rapporte 1 pièce, et chaque marchandise {points} points.',
  'sell.later':
    'Vous n’avez encore rien vendu. Un dé vend d’un coup toutes les marchandises d’une sorte, s’il montre leur nombre. La vente rapporte 1 pièce, et chaque marchandise {points} points.',
  goodOf: '{n} × {good} (nombre {value})',
  black: 'Le dépôt noir',
  'black.text':
    'Une fois à chacun de vos tours, vous pouvez acheter une tuile du dépôt noir pour 2 pièces. Cela n’utilise pas de dé. {more}',
  'black.later': 'Vous avez {n} {n|pièce|pièces}. Pensez-y quand vous en aurez assez.',
  'black.done': 'C’est ce que vous venez de faire.',

  areas: 'Zones achevées',
  'areas.text':
    '{more} Quand vous couvrez la dernière case d’une zone, elle compte aussitôt. Les zones de 1 à 8 cases valent {sizes} points. Un bonus s’y ajoute : {phases}. Les petites zones achevées tôt rapportent donc beaucoup.',
  'areas.done': 'Bravo ! Vous avez achevé une zone et marqué {points} points.',
  'areas.near': 'Votre zone la plus avancée : {land}, {n} cases, encore {left} {left|vide|vides}.',
  phaseBonus: '{bonus} en phase {phase}',
  bonus: 'Tuiles bonus',
  'bonus.text':
    'Le premier qui couvre toutes les cases d’une couleur prend la grande tuile bonus de cette couleur et marque {large} points. Le deuxième prend la petite, pour {small} points. Surveillez les couleurs que les autres vont bientôt achever.',
  clear: 'Videz votre réserve',
  'clear.text': 'Une dernière chose : posez ce qui reste dans votre réserve. {dice}',
  final: 'La fin de la partie',
  'final.text':
    'Après la phase E, vous marquez 1 point par marchandise invendue, 1 par pièce et 1 pour deux ouvriers. Puis vos monastères comptent. {more} En cas d’égalité, celui qui a le moins de cases vides gagne.',
  'final.now': 'Si la partie s’arrêtait maintenant, vous auriez {points} points.',
  done: 'Vous savez jouer',
  'done.text':
    'C’était tout le jeu. Continuez à partir d’ici : c’est une vraie table. Pointez un élément, ou appuyez longuement dessus, pour voir ce qu’il fait.',
  'solo.welcome': 'Seul au bord du fleuve',
  'solo.welcome.text':
    'Vous gagnez si vous couvrez les {of} cases de votre duché en 25 manches. Personne d’autre ne joue, et les points ne font que vous aider en chemin.',
  'solo.islands': 'Les îles',
  'solo.islands.text':
    'Votre duché est fait d’îles. Un bras de rivière rend voisines les cases de ses deux bouts : d’une île, vous passez à la suivante.',
  'solo.castle': 'Votre premier château',
  'solo.castle.text':
    'Choisissez la case de château où vous commencez. Avec plusieurs sortes de terrain autour, vous avez plus de choix.',
  'solo.white': 'Le dé blanc retire une tuile',
  'solo.white.text':
    'À chaque manche, le dé blanc retire une tuile de son dépôt. Une croix marque la place vide. N’y laissez pas longtemps ce qu’il vous faut.',
  'solo.first': 'Vos premières tuiles',
  'solo.first.text': 'Vous prenez et posez des tuiles comme dans le jeu à plusieurs. {dice}',
  'solo.target': 'L’objectif',
  'solo.target.text':
    'Tous vos points font avancer le compteur. À {target}, il revient à 0, l’objectif suivant est {next}, et vous gagnez une action libre.',
  'solo.points': 'Acheter des points',
  'solo.points.text':
    'Chaque fois que vous gagnez des points, vous pouvez en acheter d’autres pour 1 pièce chacun. Les boutons sous votre duché proposent ce qui manque pour l’objectif.',
  'solo.round': 'Continuez',
  'solo.round.text': 'Remplissez des zones et gardez un œil sur le prochain bras de rivière. {dice}',
  'solo.ship': 'Les bateaux et l’échange',
  'solo.ship.text':
    'Votre bateau charge dans un dépôt, et les marchandises des autres quittent le jeu. Ensuite vous pouvez échanger cinq marchandises contre une tuile du dépôt noir. Elle est face cachée et convient à toute case.',
  'solo.colour': 'Couleurs achevées',
  'solo.colour.text':
    'Quand vous avez couvert toutes les cases d’une couleur, vous posez gratuitement une tuile du dépôt noir.',
  'solo.done': 'Bonne chance',
  'solo.done.text':
    'C’est tout ce qui change. Continuez tant que vous voulez : le journal et les règles expliquent le reste.',
};
