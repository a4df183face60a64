import type { lessonEn } from './lesson.en';

export const lessonFr: Readonly<Record<keyof typeof lessonEn, string>> = {
  yourDice: 'Vos dés montrent {dice}.',
  yourDie: 'Votre dé montre {die}.',
  advice: 'Mon conseil : {deed} {how}.',
  adviceShort: 'Mon conseil : {deed}.',
  welcome: 'Bienvenue dans votre duché',
  'welcome.text':
    'Cette terre est à vous. Le château est votre première tuile, et chaque nouvelle tuile doit en toucher une déjà posée. Vous avez 25 tours : cinq phases de cinq manches. Celui qui a le plus de points à la fin gagne.',
  market: 'Le marché sur le fleuve',
  'market.text':
    'Il y a six dépôts, un pour chaque nombre du dé. Ils se remplissent au début de chaque phase. L’île sombre au milieu est le dépôt noir. On y achète des tuiles avec des pièces d’argent.',
  dice: 'Vos deux dés',
  'dice.text':
    '{dice} Chaque dé est une action : prendre une tuile au dépôt de son nombre, poser une tuile de votre réserve sur une case de son nombre, vendre les marchandises de son nombre, ou prendre deux ouvriers. Vous pouvez faire deux fois la même chose.',
  workers: 'Les ouvriers changent les dés',
  'workers.text':
    'Vous avez {n} {n|ouvrier|ouvriers}. Chaque ouvrier dépensé change un dé de 1, en plus ou en moins, et 6 et 1 sont voisins. Presque tous les jets peuvent ainsi convenir. Un dé inutile vous en rapporte deux.',
  take: 'Prenez une tuile',
  'take.text':
    '{dice} La tuile va dans votre réserve, qui en contient trois. Si elle est pleine, il faut en retirer une du jeu. {advice} {rule}',
  nothing: 'Quand rien ne convient',
  'nothing.text':
    '{dice} Aucune tuile ne peut être prise maintenant. Échangez un dé contre deux ouvriers. {advice}',
  place: 'Posez-la',
  'place.text':
    '{dice} Une tuile de la réserve va sur une case vide de sa couleur, au nombre du dé, à côté d’une tuile déjà posée. {advice} {rule}',
  other: 'Votre autre dé',
  'other.text':
    '{dice} Rien de votre réserve ne peut être posé avec ce dé : servez-vous-en autrement. {advice}',
  'answer.text': '{hint} {advice}',
  end: 'Terminez votre tour',
  'end.text':
    'Vos deux dés ont servi. Tant que vous n’avez pas terminé votre tour, vous pouvez tout annuler.',
  watch: 'C’est le tour de {name}',
  'watch.text':
    'Le journal raconte ce qui se passe. Quand des points sont marqués, « Pourquoi ? » donne la raison et la règle.',
  order: 'Qui joue en premier',
  'order.first':
    'Vous êtes en tête sur le pont. Celui qui est en tête au début d’une manche joue en premier et, sur une même case, celui du dessus. Chaque bateau posé vous avance d’une case. Cela compte à partir de la manche suivante.',
  'order.second':
    '{name} est en tête sur le pont. Celui qui est en tête au début d’une manche joue en premier et, sur une même case, celui du dessus. Chaque bateau posé vous avance d’une case. Cela compte à partir de la manche suivante.',
  sell: 'Vendre des marchandises',
  'sell.text':
    'Vous avez {goods}. Un dé au nombre de la marchandise vend d’un coup toutes celles de cette couleur, pour 1 pièce et {points} points par tuile. {now}',
  'sell.none':
    'Vous n’avez pas de marchandises : les bateaux en apportent. Un dé au nombre de la marchandise vend d’un coup toutes celles de cette couleur, pour 1 pièce et {points} points par tuile.',
  'sell.later': 'Aucun de vos dés ne peut les vendre maintenant.',
  goodOf: '{n} × {good} (vendu avec un {value})',
  ship: 'Bateaux',
  'ship.text':
    'Un bateau posé charge toutes les marchandises d’un dépôt de votre choix, trois couleurs au plus en tout. Il vous avance aussi dans l’ordre du tour. À chaque manche, le dé blanc envoie une marchandise dans un dépôt.',
  livestock: 'Bétail',
  'livestock.text':
    'Le bétail marque aussitôt autant de points que d’animaux sur la tuile. Chaque tuile de la même espèce déjà posée dans le même pâturage compte de nouveau. Réunissez donc une seule espèce par pâturage.',
  building: 'Bâtiments',
  'building.text':
    'Chacun des huit bâtiments agit une fois, quand on le pose : prendre ou poser une autre tuile, vendre, recevoir des ouvriers, des pièces ou des points. Une ville ne contient chaque bâtiment qu’une fois. Pointez-en un pour voir son effet.',
  castle: 'Châteaux',
  'castle.text':
    'Un château donne aussitôt une action de plus, comme avec un dé du nombre de votre choix. Aucun ouvrier n’est nécessaire.',
  mine: 'Mines',
  'mine.text':
    'Une mine ne fait rien quand on la pose. À la fin de chaque phase, chacune de vos mines rapporte 1 pièce. Plus tôt vous la posez, plus elle rapporte.',
  monastery: 'Monastères',
  'monastery.text':
    'Les 26 monastères sont tous différents. Certains changent une règle pour vous, d’autres marquent des points en fin de partie. Ils ne comptent qu’une fois posés.',
  now: 'En voici un exemple.',
  later: 'Vos dés ne permettent pas d’en prendre ou d’en poser maintenant. Retenez-le pour plus tard.',
  meanwhile: 'Vos dés n’en atteignent aucun pour le moment : utilisez ce tour autrement. {advice}',
  areas: 'Zones achevées',
  'areas.text':
    'Couvrez la dernière case d’une zone et elle compte aussitôt : 1, 3, 6, 10, 15, 21, 28 ou 36 points pour 1 à 8 cases, plus 10 points en phase A, 8 en B, 6 en C, 4 en D et 2 en E. Les petites zones achevées tôt rapportent donc beaucoup. {near}',
  'areas.near': 'Votre zone la plus avancée : {land}, {n} cases, encore {left} {left|vide|vides}.',
  bonus: 'Tuiles bonus',
  'bonus.text':
    'Le premier qui couvre toutes les cases d’une couleur prend la grande tuile bonus de cette couleur. Le deuxième prend la petite. Surveillez les couleurs que les autres vont bientôt achever.',
  black: 'Le dépôt noir',
  'black.text':
    'Une fois à chacun de vos tours, vous pouvez acheter une tuile du dépôt noir pour 2 pièces. Cela n’utilise pas de dé. {now}',
  'black.now': 'Vous avez assez d’argent. {advice}',
  'black.later': 'Vous avez {n} {n|pièce|pièces} : ce n’est pas assez, ou vous avez déjà acheté ce tour-ci.',
  phase: 'Manches et phases',
  'phase.text':
    'C’est la phase {phase}, manche {round} sur 5. Après la manche 5, les mines paient, toutes les tuiles restées dans les dépôts quittent le jeu et le marché se remplit de nouveau. Les marchandises des dépôts restent. Une tuile que vous voulez aura disparu à la phase suivante.',
  final: 'La fin de la partie',
  'final.text':
    'Après la phase E, vous marquez 1 point par marchandise invendue, 1 par pièce et 1 pour deux ouvriers. Puis vos monastères comptent. En cas d’égalité, celui qui a le moins de cases vides gagne.',
  done: 'Vous savez jouer',
  'done.text':
    'C’était tout le jeu. Continuez à partir d’ici : c’est une vraie table. Pointez un élément, ou appuyez longuement dessus, pour voir ce qu’il fait.',
};
