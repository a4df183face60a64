import type { burgundyDiceShelfEn } from './shelf.en';

/** What the pages around the table say about the Dice Game: its name, options, chapters and tutorial. */
export const burgundyDiceShelfFr: Readonly<Record<keyof typeof burgundyDiceShelfEn, string>> = {
  'title.burgundy-dice': 'Les Châteaux de Bourgogne : le jeu de dés',
  'known.burgundy-dice.short':
    'Le duché A est certain. Pour les autres duchés et les points, beaucoup repose sur une seule source.',
  'known.burgundy-dice':
    'Tout n’a pas pu être vérifié sur l’imprimé. Les duchés B, C et D, les points de cinq couleurs (toutes sauf le jaune) et les faces du dé sablier reposent sur une seule source.',
  'setup.duchyOf': 'Duché {letter}',
  'edition.burgundy-dice.2017.about': 'la seule édition : duchés A à D, de un à cinq joueurs',
  'option.castles': 'Châteaux de départ',
  'option.castles.about':
    'Comment on les choisit : en secret et en même temps, ouvertement à tour de rôle et tous différents, ou un seul pour tous, choisi par la place 1.',
  'option.castles.secret': 'en secret',
  'option.castles.all-different': 'tous différents',
  'option.castles.all-the-same': 'tous le même',
  'option.pass': 'Prendre l’ouvrier',
  'option.pass.about':
    'Peut-on passer et prendre un ouvrier alors que le jet permettrait de remplir une case ?',
  'option.pass.only-if-none': 'seulement si rien ne convient',
  'option.pass.free': 'toujours',
  'option.silver.just-earned': 'Argent tout juste gagné',
  'option.silver.just-earned.about':
    'Si l’argent gagné avec la première case d’une manche peut payer la seconde.',
  'option.silver.just-earned.allowed': 'utilisable',
  'option.silver.just-earned.forbidden': 'à la manche suivante seulement',
  'option.circles.monk': 'Cercles pour les moines',
  'option.circles.monk.about':
    'Nombre de cercles de la rangée. Ce qui n’en trouve pas est perdu. Le nombre imprimé n’est pas connu.',
  'option.circles.monk.none': 'sans limite',
  'option.circles.silver': 'Cercles pour l’argent',
  'option.circles.silver.about':
    'Nombre de cercles de la rangée. Ce qui n’en trouve pas est perdu. Le nombre imprimé n’est pas connu.',
  'option.circles.silver.none': 'sans limite',
  'option.circles.commodity': 'Cercles pour les marchandises',
  'option.circles.commodity.about':
    'Nombre de cercles de la rangée. Ce qui n’en trouve pas est perdu. Le nombre imprimé n’est pas connu.',
  'option.circles.commodity.none': 'sans limite',
  'option.circles.worker': 'Cercles pour les ouvriers',
  'option.circles.worker.about':
    'Nombre de cercles de la rangée. Ce qui n’en trouve pas est perdu. Le nombre imprimé n’est pas connu.',
  'option.circles.worker.none': 'sans limite',
  'source.burgundy-dice.sale': 'Marchandises vendues',

  'learn.diceLead':
    'Jouez sur une feuille contre un robot facile. Nous expliquons pendant que vous remplissez vos premières cases. Ensuite, vous continuez à jouer.',
  'learn.dice1':
    'Tout le monde a le même duché sur une feuille. À chaque manche, cinq dés sont lancés pour tous : deux nombres, deux couleurs et un sablier.',
  'learn.dice2':
    'Vous choisissez un nombre et une couleur, et vous écrivez le nombre dans une case de cette couleur. Tout le monde choisit en même temps.',
  'learn.dice3':
    'Les zones achevées donnent des points et de l’aide pour la suite. Après trois phases, celui qui a le plus de points gagne. On peut aussi jouer en solo.',
  'source.burgundy-dice.castle': 'Châteaux',
  'source.burgundy-dice.area': 'Zones achevées',
  'source.burgundy-dice.pasture': 'Pâturages, doublés',
  'source.burgundy-dice.colour': 'Couleurs achevées',
  'option.burgundy-dice.boards': 'Duché',
  'option.burgundy-dice.boards.about': 'Le duché sur lequel tous jouent : A, B, C ou D.',
  'grade.burgundy-dice.well-done': 'Bien joué',
  'grade.burgundy-dice.excellent': 'Excellent',
  'grade.burgundy-dice.incredible': 'Incroyable',
  'grade.burgundy-dice.none': 'Sous la première mention',
  'option.dice.squares': 'Cases des châteaux du duché {letter}',
  'option.overlay.colour.purple': 'Points pour le violet',
  'option.overlay.colour.purple.about':
    'Pour le premier et le deuxième à terminer la couleur, par exemple 3 2.',
  'option.overlay.colour.gray': 'Points pour le gris',
  'option.overlay.colour.gray.about':
    'Pour le premier et le deuxième à terminer la couleur, par exemple 3 2.',
  'option.overlay.colour.blue': 'Points pour le bleu',
  'option.overlay.colour.blue.about':
    'Pour le premier et le deuxième à terminer la couleur, par exemple 3 2.',
  'option.overlay.colour.orange': 'Points pour l’orange',
  'option.overlay.colour.orange.about':
    'Pour le premier et le deuxième à terminer la couleur, par exemple 3 2.',
  'option.overlay.colour.green': 'Points pour le vert',
  'option.overlay.colour.green.about':
    'Pour le premier et le deuxième à terminer la couleur, par exemple 3 2.',
};
