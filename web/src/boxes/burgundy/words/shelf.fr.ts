import type { burgundyShelfEn } from './shelf.en';

/** What the house says about The Castles of Burgundy: its name, options, chapters and lesson. */
export const burgundyShelfFr: Readonly<Record<keyof typeof burgundyShelfEn, string>> = {
  'title.burgundy': 'Les Châteaux de Bourgogne',
  'setup.boards': 'Duchés',
  'setup.boardsHint': 'Tous sur le même duché, chacun sur un autre, ou distribués.',
  'setup.boardsWho': 'Qui a quel duché',
  'setup.boardsAll': 'Duché pour tous',
  'setup.boardsSame': 'Le même pour tous',
  'setup.boardsEach': 'Un par place',
  'setup.boardsExpert': 'Distribués et choisis (experts)',
  'setup.boardsExpertHint':
    'Chaque place reçoit des duchés, en choisit un, et l’endroit de son premier château.',
  'setup.board': 'Duché {n}',
  'setup.boardMap': 'Carte du duché {n}',
  'setup.boardFor': 'Duché pour {seat}',
  'setup.boardData': 'Fiabilité de ce plateau : {standing}',
  'setup.boardNote': 'Source : {source}',
  'edition.burgundy.2019': '2019',
  'edition.burgundy.2019.about': 'Dix duchés ; on peut acheter au dépôt noir à tout moment de son tour.',
  'edition.burgundy.2011': '2011',
  'edition.burgundy.2011.about': 'La première édition, avec neuf duchés.',

  'option.start-castle': 'Premier château',
  'option.start-castle.about':
    'Sur le duché 1, et le duché 2 de 2019, le premier château est au centre. Ou chaque place choisit, comme sur tous les autres.',
  'option.start-castle.standard': 'au centre',
  'option.start-castle.choose': 'chaque place choisit',
  'option.tie.empty': 'Égalités',
  'option.tie.empty.about':
    'Qui l’emporte à égalité : qui a le moins ou le plus de cases vides dans son duché.',
  'option.tie.empty.fewest': 'le moins de cases vides',
  'option.tie.empty.most': 'le plus de cases vides',
  'option.m6.payment': 'Monastère 6',
  'option.m6.payment.about': 'Si l’achat peut aussi se payer d’une pièce et d’un ouvrier (2019).',
  'option.m6.payment.pure': 'deux de la même sorte',
  'option.m6.payment.mixed': 'mélange permis',
  'option.storage.discard': 'Réserve pleine',
  'option.storage.discard.about':
    'Si l’on peut défausser une tuile pour chaque tuile gagnée, ou seulement en en prenant une avec un dé.',
  'option.storage.discard.any-gain': 'à chaque gain',
  'option.storage.discard.take-action-only': 'seulement en prenant',
  'option.dice.free-step.combine': 'Pas gratuit et ouvriers',
  'option.dice.free-step.combine.about':
    'Si le pas gratuit des monastères 9 à 12 s’ajoute aux ouvriers payés.',
  'option.dice.free-step.combine.on': 'ils s’ajoutent',
  'option.dice.free-step.combine.off': 'l’un ou l’autre',
  'option.dice.free-step.m8': 'Pas gratuit et monastère 8',
  'option.dice.free-step.m8.about': 'Si le monastère 8 porte à 2 le pas gratuit des monastères 9 à 12.',
  'option.dice.free-step.m8.off': 'non',
  'option.dice.free-step.m8.on': 'oui',
  'option.purchase.window': 'L’achat',
  'option.purchase.window.about': 'Quand, dans son tour, on peut acheter au dépôt noir.',
  'option.purchase.window.edition': 'selon l’édition',
  'option.purchase.window.any-decision': 'à tout moment',
  'option.purchase.window.between-actions': 'entre les actions',
  'option.expert.pairs': 'Duchés distribués',
  'option.expert.pairs.about': 'Parmi quels duchés une place peut choisir quand ils sont distribués.',
  'option.expert.pairs.two-random': 'deux au hasard',
  'option.expert.pairs.one-random': 'un au hasard',
  'option.expert.pairs.free-choice': 'n’importe lesquels',
  'option.expert.reveal': 'Choix de mise en place',
  'option.expert.reveal.about': 'S’ils se font ouvertement à tour de rôle ou en secret en même temps.',
  'option.expert.reveal.open': 'ouvertement',
  'option.expert.reveal.secret': 'en secret',

  'learn.burgundyLead':
    'Asseyez-vous à une vraie table contre un robot paisible. Nous expliquons pendant vos premiers tours ; ensuite vous continuez, tout simplement.',
  'learn.what1':
    'Vous êtes duc dans le val de Loire et remplissez votre terre de tuiles : châteaux, mines, bateaux, villes, pâturages, monastères.',
  'learn.what2':
    'À chaque tour vous lancez deux dés. Un dé prend une tuile de son nombre, pose une tuile sur son nombre, vend les marchandises de son nombre, ou amène deux ouvriers, qui modifient les dés.',
  'learn.what3':
    'Les zones achevées rapportent, les premières davantage. Après cinq phases de cinq manches, le plus de points gagne.',
};
