import type { GuideKey } from './guide.en';

export const natickGuideFr: Readonly<Record<GuideKey, string>> = {
  turn: 'Un tour',
  'turn.about': 'lancer, partager, récolter, bâtir',
  'turn.1':
    'Le joueur actif lance quatre dés. L’autre les partage en deux lots, et le joueur actif en garde un.',
  'turn.2':
    'Ensuite, chacun résout ses événements et récolte ses ressources, puis le joueur actif échange et bâtit.',
  collect: 'Ressources',
  'collect.about': 'quatre sortes, trois par région',
  'collect.1':
    'Chaque dé numéroté de votre lot apporte une ressource à chacune de vos régions de ce nombre. Une région en contient trois, qui y restent jusqu’à ce que vous les dépensiez.',
  events: 'Événements',
  'events.about': 'un zéro ou un as',
  'events.1':
    'Un dé qui montre un zéro ou un as est un événement pour celui qui le détient. Sa couleur dit lequel.',
  build: 'Bâtir',
  'build.about': 'routes, villages, villes',
  'build.1':
    'Votre colonie grandit sur une ligne : colonie, route, colonie. Chaque nouvelle route ou colonie ajoute des régions au-dessus et au-dessous.',
  units: 'Marchands et chevaliers',
  'units.about': 'mieux échanger, garder ses régions',
  'units.1':
    'Un marchand se tient sur une route et échange deux ressources contre une. Un chevalier se tient au-dessus ou au-dessous d’une localité et protège deux régions des pillards. Chacun vaut un point.',
  trade: 'Échanger',
  'trade.about': 'avec la réserve ou entre vous',
  'trade.1':
    'Trois ressources d’une sorte en achètent une autre à la réserve. Vous pouvez aussi faire une offre à l’autre joueur.',
  end: 'Fin de partie',
  'end.about': 'sept points',
  'end.1':
    'Le premier à sept points touche au but : les deux joueurs ont le même nombre de tours, puis le plus haut total gagne.',
  setup: 'Mise en place',
  'setup.about': 'un village, quatre régions, une route',
  'setup.1':
    'Vous commencez avec un village, quatre régions de couleurs et de nombres différents autour, et une route.',
  more: 'En petits caractères',
  'more.about': 'ce qui est perdu, et nos choix',
  'more.1': 'Une partie du texte est perdue. Voici comment nous tranchons.',
  costs: 'Ce que vous pouvez bâtir',
  'events.title': 'Les quatre événements',
  'q.win': 'Comment gagner ?',
  'a.win':
    'Ayez plus de points à la fin. Elle arrive quand quelqu’un en a sept et que les deux joueurs ont joué autant de tours.',
  'w.win': 'gagner gagne gagnant victoire vainqueur plus de points',
  'q.raid': 'Quand les pillards me volent-ils ?',
  'a.raid':
    'Quand un pillage sort et que vous avez au moins six ressources dans des régions sans chevalier. Vous perdez la moitié de toutes vos ressources, arrondie vers le bas.',
  'w.raid': 'pillage pillard chevalier perdre moitié',
  'q.village': 'Combien de villages peut-il y avoir ?',
  'a.village': 'Quatre en tout dans les deux colonies. Transformer un village en ville libère sa tuile.',
  'w.village': 'village limite quatre',
};
