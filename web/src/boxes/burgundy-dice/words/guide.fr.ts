import type { GuideKey } from './guide.en';

export const burgundyDiceGuideFr: Readonly<Record<GuideKey, string>> = {
  round: 'Une manche',
  'round.about': 'cinq dés pour tous',
  'round.1':
    'Cinq dés sont lancés pour tous : deux avec des nombres, deux avec des couleurs et un avec des sabliers. Choisissez un nombre et une couleur, puis inscrivez le nombre dans un hexagone de cette couleur, à côté d’un hexagone déjà rempli.',
  'round.2': 'Tout le monde choisit en même temps et en secret. Si rien ne convient, vous gagnez un ouvrier.',
  numbers: 'Quel nombre va où',
  'numbers.about': 'six couleurs',
  'numbers.1': 'Chaque couleur a sa propre règle pour les nombres.',
  areas: 'Zones',
  'areas.about': 'points et bonus',
  'areas.1':
    'Quand vous remplissez le dernier hexagone d’une zone, vous marquez des points selon sa taille, davantage dans les premières phases. La plupart des zones donnent aussi un bonus ; les pâturages comptent double à la place.',
  'areas.2':
    'Le premier à remplir tous les hexagones d’une couleur marque la plus grande valeur de cette couleur, le deuxième la plus petite.',
  bonuses: 'Bonus',
  'bonuses.about': 'moines, ouvriers, argent, marchandises',
  'bonuses.1':
    'Vous pouvez utiliser un bonus par manche. Les marchandises font exception : elles sont vendues pour vous dès qu’un double sablier sort.',
  time: 'Temps',
  'time.about': 'trois phases de dix cases',
  'time.1':
    'Chaque lancer coche une ou deux cases de la colonne du temps. Quand une colonne est pleine, la phase suivante commence ; après la troisième, la partie est finie. Le plus haut total gagne, et les bonus inutilisés départagent.',
  solo: 'En solo',
  'solo.about': 'huit manches par phase, trois niveaux',
  'solo.1':
    'Seul, vous jouez huit manches par phase et visez un niveau : plus de 50 points, bien joué ; plus de 60, excellent ; 70 et plus, incroyable.',
  setup: 'Mise en place et variantes',
  'setup.about': 'duchés, châteaux de départ',
  'setup.1': 'Tout le monde joue sur le même duché, de A à D, et coche un château de départ.',
  more: 'En petits caractères',
  'more.about': 'ce qui reste ouvert, et nos choix',
  'more.1': 'Comment nous tranchons quand la règle se tait.',
  'q.win': 'Comment gagner ?',
  'a.win':
    'Ayez le plus de points après la troisième phase. En cas d’égalité, celui qui a le plus de bonus inutilisés gagne.',
  'w.win': 'gagner gagne gagnant victoire vainqueur plus de points',
  'q.pass': 'Et si aucun nombre ne convient ?',
  'a.pass': 'Vous passez et gagnez un ouvrier, que vous ne pouvez pas utiliser dans la même manche.',
  'w.pass': 'passer rien ouvrier',
  'q.two': 'Puis-je remplir deux hexagones dans une manche ?',
  'a.two':
    'Oui, avec une pièce d’argent. La seconde paire doit comprendre au moins un dé que la première n’utilise pas.',
  'w.two': 'deux second argent',
  'q.sell': 'Quand les marchandises sont-elles vendues ?',
  'a.sell':
    'Dès qu’un double sablier sort, avant que quiconque n’écrive. Chacune donne une pièce d’argent et 2 points.',
  'w.sell': 'vendre vente marchandise sablier double',
};
