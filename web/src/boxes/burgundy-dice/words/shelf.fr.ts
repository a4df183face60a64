import type { burgundyDiceShelfEn } from './shelf.en';

/** What the house says about the Dice Game: its name, options, chapters and lesson. */
export const burgundyDiceShelfFr: Readonly<Record<keyof typeof burgundyDiceShelfEn, string>> = {
  'title.burgundy-dice': 'Les Châteaux de Bourgogne : le jeu de dés',
  'known.burgundy-dice.short':
    'Le duché A est certain ; pour les autres duchés et les points, beaucoup repose sur une seule source.',
  'known.burgundy-dice':
    'Tout n’a pu être vérifié sur l’imprimé : les duchés B, C et D, les points de cinq couleurs (toutes sauf le jaune) et les faces du dé sablier reposent sur une seule source.',
  'setup.duchy': 'Duché',
  'setup.duchyOf': 'Duché {letter}',
  'edition.burgundy-dice.2017.about': 'la seule édition : duchés A à D, seul ou jusqu’à cinq',
  'option.boards.about': 'Le duché sur lequel tous jouent : A, B, C ou D.',
  'option.castles': 'Châteaux de départ',
  'option.castles.about':
    'Comment on les choisit : en secret ensemble ; ouvertement à tour de rôle, tous différents ; ou un seul pour tous, par le siège 1.',
  'option.castles.secret': 'en secret',
  'option.castles.all-different': 'tous différents',
  'option.castles.all-the-same': 'tous le même',
  'option.pass': 'Prendre l’ouvrier',
  'option.pass.about': 'Si l’on peut passer pour un ouvrier alors que les dés rempliraient une case.',
  'option.pass.only-if-none': 'seulement si rien ne convient',
  'option.pass.free': 'toujours',
  'option.silver.just-earned': 'Argent tout juste gagné',
  'option.silver.just-earned.about': 'Si l’argent gagné par la première case d’une manche paie la seconde.',
  'option.silver.just-earned.allowed': 'utilisable',
  'option.silver.just-earned.forbidden': 'attend une manche',
  'option.circles.monk': 'Cercles pour moines',
  'option.circles.monk.about':
    'Combien de cercles a la rangée ; ce qui n’en trouve pas est perdu. Le nombre imprimé n’est pas connu.',
  'option.circles.monk.none': 'sans limite',
  'option.circles.silver': 'Cercles pour argent',
  'option.circles.silver.about':
    'Combien de cercles a la rangée ; ce qui n’en trouve pas est perdu. Le nombre imprimé n’est pas connu.',
  'option.circles.silver.none': 'sans limite',
  'option.circles.commodity': 'Cercles pour marchandises',
  'option.circles.commodity.about':
    'Combien de cercles a la rangée ; ce qui n’en trouve pas est perdu. Le nombre imprimé n’est pas connu.',
  'option.circles.commodity.none': 'sans limite',
  'option.circles.worker': 'Cercles pour ouvriers',
  'option.circles.worker.about':
    'Combien de cercles a la rangée ; ce qui n’en trouve pas est perdu. Le nombre imprimé n’est pas connu.',
  'option.circles.worker.none': 'sans limite',
  'source.burgundy-dice.sale': 'Marchandises vendues',

  'learn.diceLead':
    'Asseyez-vous avec une feuille de papier face à un robot paisible. Nous expliquons pendant vos premières cases ; ensuite vous continuez, tout simplement.',
  'learn.dice1':
    'Tous ont le même duché sur une feuille. À chaque manche cinq dés sont lancés pour tous : deux nombres, deux couleurs, un sablier.',
  'learn.dice2':
    'Vous choisissez un nombre et une couleur et écrivez le nombre dans une case de cette couleur. Tous choisissent en même temps.',
  'learn.dice3':
    'Les zones achevées donnent des points et de l’aide pour la suite. Après trois phases, le plus de points gagne. On peut aussi jouer seul.',
};
