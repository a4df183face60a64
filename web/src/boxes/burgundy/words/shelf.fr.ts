import type { burgundyShelfEn } from './shelf.en';

/**
 * What the pages around the table say about The Castles of Burgundy: its name, options, chapters and
 * tutorial.
 */
export const burgundyShelfFr: Readonly<Record<keyof typeof burgundyShelfEn, string>> = {
  'title.burgundy': 'Les Châteaux de Bourgogne',
  'setup.boardsWho': 'Qui a quel duché',
  'setup.boardsAll': 'Duché pour tous',
  'setup.boardsSame': 'Le même pour tous',
  'setup.boardsEach': 'Un par place',
  'setup.boardsExpert': 'Distribués et choisis (experts)',
  'setup.boardsExpertHint':
    'Chaque place reçoit des duchés, en choisit un et décide où placer son premier château.',
  'setup.board': 'Duché {n}',
  'setup.boardMap': 'Carte du duché {n}',
  'setup.boardFor': 'Duché pour {seat}',
  'setup.boardData': 'Fiabilité de ce plateau : {standing}',
  'setup.boardNote': 'Source : {source}',
  'edition.burgundy.2019': '2019',
  'edition.burgundy.2019.about': 'Dix duchés. Vous pouvez acheter au dépôt noir à tout moment de votre tour.',
  'edition.burgundy.2011': '2011',
  'edition.burgundy.2011.about': 'La première édition, avec neuf duchés.',

  'option.start-castle': 'Premier château',
  'option.start-castle.about':
    'Sur le duché 1, et sur le duché 2 de 2019, le premier château est au centre. Sinon chaque place choisit, comme sur tous les autres duchés.',
  'option.start-castle.standard': 'au centre',
  'option.start-castle.choose': 'chaque place choisit',
  'option.tie.empty': 'Égalités',
  'option.tie.empty.about':
    'Qui l’emporte en cas d’égalité : celui qui a le moins de cases vides dans son duché, ou celui qui en a le plus.',
  'option.tie.empty.fewest': 'le moins de cases vides',
  'option.tie.empty.most': 'le plus de cases vides',
  'option.m6.payment': 'Monastère 6',
  'option.m6.payment.about': 'Si l’achat peut aussi se payer avec une pièce et un ouvrier (2019).',
  'option.m6.payment.pure': 'deux de la même sorte',
  'option.m6.payment.mixed': 'mélange permis',
  'option.storage.discard': 'Réserve pleine',
  'option.storage.discard.about':
    'Peut-on défausser une tuile de la réserve pour chaque tuile gagnée, ou seulement quand on en prend une avec un dé ?',
  'option.storage.discard.any-gain': 'à chaque gain',
  'option.storage.discard.take-action-only': 'seulement en prenant',
  'option.dice.free-step.combine': 'Pas gratuit et ouvriers',
  'option.dice.free-step.combine.about':
    'Si le pas gratuit des monastères 9 à 12 peut se combiner avec des ouvriers payés.',
  'option.dice.free-step.combine.on': 'ils s’ajoutent',
  'option.dice.free-step.combine.off': 'l’un ou l’autre',
  'option.dice.free-step.m8': 'Pas gratuit et monastère 8',
  'option.dice.free-step.m8.about': 'Si le monastère 8 porte à 2 le pas gratuit des monastères 9 à 12.',
  'option.dice.free-step.m8.off': 'non',
  'option.dice.free-step.m8.on': 'oui',
  'option.purchase.window': 'L’achat',
  'option.purchase.window.about': 'À quel moment de votre tour vous pouvez acheter au dépôt noir.',
  'option.purchase.window.edition': 'selon l’édition',
  'option.purchase.window.any-decision': 'à tout moment',
  'option.purchase.window.between-actions': 'entre les actions',
  'option.expert.pairs': 'Duchés distribués',
  'option.expert.pairs.about': 'Parmi quels duchés une place peut choisir quand ils sont distribués.',
  'option.expert.pairs.two-random': 'deux au hasard',
  'option.expert.pairs.one-random': 'un au hasard',
  'option.expert.pairs.free-choice': 'n’importe lesquels',
  'option.expert.reveal': 'Choix de mise en place',
  'option.expert.reveal.about': 'Si l’on choisit ouvertement à tour de rôle, ou en secret en même temps.',
  'option.expert.reveal.open': 'ouvertement',
  'option.expert.reveal.secret': 'en secret',

  'learn.burgundyLead':
    'Asseyez-vous à une vraie table, face à un robot facile. Nous expliquons tout le jeu pendant vos premiers tours. Ensuite, vous continuez à jouer.',
  'learn.what1':
    'Vous êtes duc dans le val de Loire. Vous remplissez votre terre de tuiles : châteaux, mines, bateaux, villes, pâturages et monastères.',
  'learn.what2':
    'À chaque tour, vous avez deux dés. Un dé prend une tuile de son nombre, pose une tuile sur son nombre, vend les marchandises de son nombre ou rapporte deux ouvriers. Les ouvriers changent les dés.',
  'learn.what3':
    'Les zones achevées rapportent des points, et plus encore au début. Après cinq phases de cinq manches, celui qui a le plus de points gagne.',
  'source.burgundy.livestock': 'Bétail',
  'source.burgundy.watchtower': 'Tours de guet',
  'source.burgundy.area': 'Zones achevées',
  'source.burgundy.phase': 'Bonus de phase',
  'source.burgundy.colour': 'Couleurs achevées',
  'source.burgundy.sale': 'Marchandises vendues',
  'source.burgundy.goods': 'Marchandises restantes',
  'source.burgundy.silver': 'Argent restant',
  'source.burgundy.workers': 'Ouvriers restants',
  'source.burgundy.monastery': 'Monastères',
  'option.burgundy.boards': 'Duchés',
  'option.burgundy.boards.about':
    'Tous jouent sur le même duché, chacun sur un duché différent, ou ils sont distribués au hasard.',
  'box.boards': 'Duchés',
};
