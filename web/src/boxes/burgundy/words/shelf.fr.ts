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
  'setup.boardsDealt': 'Un distribué à chacun',
  'setup.boardsDealtHint': 'Chaque place reçoit un duché au hasard et décide où placer son premier château.',
  'setup.boardsExpert': 'Distribués et choisis (experts)',
  'setup.boardsExpertHint':
    'Chaque place reçoit des duchés, en choisit un et décide où placer son premier château.',
  'setup.board': 'Duché {n}',
  'setup.boardMap': 'Carte du duché {n}',
  'setup.boardFor': 'Duché pour {seat}',
  'setup.boardData': 'Fiabilité de ce plateau : {standing}',
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

  'preset.burgundy.plain': 'Simple',
  'preset.burgundy.more': 'Un peu plus',
  'preset.burgundy.full': 'Table complète',
  'preset.burgundy.team': 'Deux contre deux',
  'preset.burgundy.solo': 'En solo',
  'module.burgundy.extra': 'Tuiles supplémentaires',
  'module.burgundy.extra.about':
    'Quatre tuiles de plus : un pont, des ouvriers à acheter, une grue qui agit comme tout bâtiment, et des oies.',
  'module.burgundy.border': 'Postes-frontières',
  'module.burgundy.border.about':
    'Les duchés 11a à 11f : reliez leurs trois postes-frontières par une chaîne de tuiles.',
  'module.burgundy.white': 'Châteaux blancs',
  'module.burgundy.white.about':
    'Huit bâtiments qui donnent une action avec le dé blanc, et un monastère qui les compte.',
  'module.burgundy.inns': 'Relais',
  'module.burgundy.inns.about':
    'Cinq tuiles qui vont sur toutes les couleurs et font compter une case de plus à leur zone.',
  'module.burgundy.routes': 'Routes commerciales',
  'module.burgundy.routes.about':
    'Les marchandises vendues vont sur une route de cartes ; la bonne couleur donne un bonus.',
  'module.burgundy.team': 'Jeu en équipe',
  'module.burgundy.team.about':
    'Deux équipes de deux : les partenaires partagent un double duché, les marchandises, l’argent et les ouvriers.',
  'module.burgundy.solo': 'Jeu en solo',
  'module.burgundy.solo.about': 'Seul sur un groupe d’îles : couvrez les 37 cases en 25 manches.',
  'module.burgundy.shields': 'Boucliers',
  'module.burgundy.shields.about':
    'Prenez un bouclier avec un double, posez-le sur un château et payez le tribut pour son pouvoir.',

  'option.area.cap': 'Plus grande taille',
  'option.area.cap.about': 'Jusqu’à quelle taille compte une zone qu’un relais ou le bouclier 17 agrandit.',
  'option.area.cap.8': '8 au plus',
  'option.area.cap.none': 'sans limite',
  'option.border.scoring': 'Troisième poste-frontière',
  'option.border.scoring.about':
    'Si chaque paire de postes compte, ou les deux premiers postes puis le troisième.',
  'option.border.scoring.per-pair': 'chaque paire compte',
  'option.border.scoring.step': 'deux postes, puis le troisième',
  'option.whitecastle.free-steps': 'Châteaux blancs et monastères 8 à 12',
  'option.whitecastle.free-steps.about': 'Si les monastères 8 à 12 aident pour l’action d’un château blanc.',
  'option.whitecastle.free-steps.on': 'ils aident',
  'option.whitecastle.free-steps.off': 'seulement les ouvriers payés',
  'option.crane.white-castle': 'Grue comme château blanc',
  'option.crane.white-castle.about': 'Si la grue peut agir comme un château blanc.',
  'option.crane.white-castle.on': 'oui',
  'option.crane.white-castle.off': 'non',
  'option.route.order': 'Ordre des cartes de route',
  'option.route.order.about':
    'Si les cartes de votre route commerciale viennent au hasard ou si vous choisissez leur ordre.',
  'option.route.order.random': 'au hasard',
  'option.route.order.chosen': 'au choix',
  'option.route.nested': 'Vente dans une vente',
  'option.route.nested.about':
    'Si le bonus de vente vient tout de suite ou après le reste de la vente. Les autres bonus viennent tout de suite.',
  'option.route.nested.immediate': 'tout de suite',
  'option.route.nested.queue': 'après le reste de la vente',
  'option.team.tie': 'Équipes à égalité',
  'option.team.tie.about': 'Si l’équipe qui a le plus ou le moins de cases vides l’emporte en cas d’égalité.',
  'option.team.tie.more': 'plus de cases vides',
  'option.team.tie.fewest': 'moins de cases vides',
  'option.solo.target': 'Premier objectif',
  'option.solo.target.about': 'Combien de points demande le premier objectif. Moins, c’est plus facile.',
  'option.solo.gains': 'Gains de points',
  'option.solo.gains.about':
    'Si chaque source de points est un gain à part, ou si tous les points d’une pose forment un seul gain.',
  'option.solo.gains.separate': 'chaque source à part',
  'option.solo.gains.lump': 'tous ensemble',
  'option.shield.monastery-clash': 'Bouclier contre monastère',
  'option.shield.monastery-clash.about':
    'Ce qui compte quand un bouclier et un monastère changent la même chose.',
  'option.shield.monastery-clash.shield-only': 'seulement le bouclier',
  'option.shield.monastery-clash.both': 'les deux',
  'option.shield1.scope': 'Bouclier 1',
  'option.shield1.scope.about':
    'Si le bouclier 1 réunit les pâturages pour les points du bétail seulement, ou aussi pour les achever.',
  'option.shield1.scope.livestock': 'points du bétail seulement',
  'option.shield1.scope.all': 'aussi pour achever',
  'option.shield2.amount': 'Bouclier 2',
  'option.shield2.amount.about':
    'Si le bouclier 2 donne un ouvrier chaque fois que d’autres en gagnent, ou autant qu’eux.',
  'option.shield2.amount.per-event': 'un chaque fois',
  'option.shield2.amount.per-worker': 'autant qu’eux',
  'option.shield4.loss': 'Perdre le bouclier 4',
  'option.shield4.loss.about': 'Si vous défaussez jusqu’à trois tuiles quand vous perdez le bouclier 4.',
  'option.shield4.loss.discard-down': 'défausser jusqu’à trois',
  'option.shield4.loss.keep': 'garder les tuiles',
  'option.shield8.m2': 'Bouclier 8 et monastère 2',
  'option.shield8.m2.about': 'Si le bouclier 8 double aussi les ouvriers du monastère 2.',
  'option.shield8.m2.off': 'non',
  'option.shield8.m2.on': 'oui',

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
  'source.burgundy.border': 'Postes-frontières',
  'source.burgundy.route': 'Route commerciale',
  'source.burgundy.shields': 'Boucliers',
  'source.burgundy.silver.alone': 'Points achetés',
  'sources.burgundy.alone':
    'En solo, les points ne servent qu’à atteindre les objectifs. La victoire dépend des cases couvertes.',
  'option.burgundy.boards': 'Duchés',
  'option.burgundy.boards.about':
    'Tous jouent sur le même duché, chacun sur un duché différent, ou ils sont distribués au hasard.',
  'box.boards': 'Duchés',
  'setup.burgundy.strength':
    'Ces duchés ne se valent pas. Entre deux robots de même force, voici la part de ses parties que chacun a gagnée contre les autres : {shares}.',
  'setup.burgundy.share': '{n} {won} %',
  'setup.burgundy.reconstructed':
    'Le plan du duché {n} est le nôtre. Nous n’avons trouvé aucune image du duché imprimé. Il respecte tout ce que l’on sait, mais le vrai est peut-être différent.',
  'option.burgundy.routeCard': 'Carte de route {card}',
};
