import type { orleansShelfEn } from './shelf.en';

/** What the pages around the table say about Orléans: its name, options, chapters and tutorial. */
export const orleansShelfFr: Readonly<Record<keyof typeof orleansShelfEn, string>> = {
  'title.orleans': 'Orléans',
  'known.orleans.short': 'Nous n’avons pas pu lire le livret du jeu de base.',
  'known.orleans':
    'Les règles viennent de photos du jeu imprimé, de programmes écrits par d’autres et de résumés. La carte, les pistes, les actes et le plateau des joueurs sont confirmés par deux sources au moins. Neuf tuiles Lieu reposent sur une seule source, et les Étuves diffèrent selon l’édition. Chaque règle dit si elle est sûre. Toute personne qui possède le livret peut corriger les valeurs douteuses dans les conventions de table, sans toucher au code.',
  'known.orleans.credit':
    'Orléans est un jeu de Reiner Stockhausen, paru en 2014 chez dlp games. Aucune phrase ni aucune image de l’éditeur n’est reproduite ici.',
  'edition.orleans.base': 'Jeu de base',
  'edition.orleans.base.about':
    'le jeu de base, de deux à cinq joueurs, rassemblé à partir de sources publiques parce que son livret n’était pas disponible',
  'option.places': 'Tuiles Lieu',
  'option.places.about': 'Les vingt tuiles du jeu de base, ou aussi les sept de l’extension Invasion.',
  'option.places.base': 'jeu de base',
  'option.places.all': 'avec Invasion',
  'option.bathhouse': 'Étuves',
  'option.bathhouse.about':
    'La tuile de la première édition (type I) offre un compagnon de plus, au choix, après chaque pioche. La suivante (type II) s’utilise avec un batelier : en piocher trois, en placer deux. Avec la première, qui commence peut l’ouvrir tout de suite et prend un net avantage : à deux, de bons robots gagnent ainsi environ neuf parties sur dix. Avec la suivante, le départ est équilibré.',
  'option.bathhouse.first': 'première édition',
  'option.bathhouse.later': 'édition suivante',
  'option.bathhouse.mixed': 'comme aux anciennes tables',
  'option.events': 'Ordre des événements',
  'option.events.about':
    'Tous mélangés ou, comme dans les tirages récents, chacun une fois toutes les six manches. La manche 1 est toujours le Pèlerinage.',
  'option.events.mixed': 'tous mélangés',
  'option.events.abc': 'chacun une fois en six manches',
  'option.technology.timing': 'Tuiles Technologie',
  'option.technology.timing.about': 'Quand vous posez une tuile Technologie que vous avez gagnée.',
  'option.technology.timing.at-once': 'aussitôt',
  'option.technology.timing.after-passing': 'après avoir passé',
  'option.harvest.choice': 'Payer la Moisson',
  'option.harvest.choice.about': 'Si vous pouvez payer des pièces alors que vous avez de la nourriture.',
  'option.harvest.choice.free': 'nourriture ou pièces',
  'option.harvest.choice.food-first': 'nourriture d’abord',
  'option.farmhouse.empty': 'Ferme sans marchandise',
  'option.farmhouse.empty.about':
    'Si vous pouvez utiliser la Ferme quand le stock n’a plus la marchandise qu’elle donnerait.',
  'option.farmhouse.empty.allowed': 'permis, sans marchandise',
  'option.farmhouse.empty.forbidden': 'interdit',
  'option.planning': 'Planification',
  'option.planning.about':
    'Si les plans restent secrets jusqu’à ce que tout le monde soit prêt. À découvert, vous pouvez refaire votre plan deux fois par manche.',
  'option.planning.hidden': 'secrète',
  'option.planning.open': 'à découvert',
  'option.first': 'Premier joueur',
  'option.first.about': 'Qui est premier joueur à la première manche.',
  'option.first.random': 'au hasard',
  'option.first.p1': 'la première place',
  'option.recall': 'Ramener des compagnons',
  'option.recall.about':
    'Si vous pouvez ramener des compagnons de vos lieux quand le sac en contient trop peu, ou seulement à la place de compagnons que vous choisissez de ne pas piocher.',
  'option.recall.always': 'toujours',
  'option.recall.declined': 'seulement au lieu de piocher',
  'learn.orleansLead':
    'Asseyez-vous à une vraie table, face à un robot facile. Nous expliquons le jeu pendant que vous jouez, jusqu’à ce que vous ayez tout fait une fois. Ensuite, vous continuez la partie.',
  'learn.orleans1':
    'Vos compagnons sont dans un sac. À chaque manche, vous en piochez une poignée et les placez sur les lieux de votre ville. Un lieu fonctionne quand toutes ses cases sont occupées.',
  'learn.orleans2':
    'Puis chacun agit à son tour, un lieu à la fois. Vous recrutez d’autres compagnons, voyagez le long de la Loire pour ramasser des marchandises, construisez des comptoirs et aidez la ville par des actes bénéfiques.',
  'learn.orleans3':
    'Après 18 manches, pièces et marchandises comptent. Comptoirs et citoyens sont multipliés par votre niveau de développement.',
  'source.orleans.coins': 'Pièces',
  'source.orleans.goods': 'Marchandises',
  'source.orleans.development': 'Comptoirs et citoyens × niveau',
  'source.orleans.depot': 'Dépôt',
  'orleans.round': 'Manche {n} sur {most}',
  'orleans.scenarios': 'Scénarios',
  'orleans.base': 'Jeu de base',
  'orleans.base.about': 'Dix-huit manches, un événement par manche. La ville la plus riche gagne.',
  'orleans.alone': '1 joueur',
  'orleans.boards': 'Carte et plateau de joueur',
  'orleans.map':
    'La carte : les villes de la Loire et de ses affluents. Les chiffres marquent les cases de marchandises utilisées à partir de trois ou quatre joueurs.',
  'orleans.board': 'Un plateau de joueur : dix lieux, avec les compagnons que chacun demande.',
  'preset.orleans.plain': 'Jeu de base',
  'preset.orleans.build': 'Bâtir plus',
  'preset.orleans.together': 'Ensemble',
  'preset.orleans.two': 'Face à face',
  'preset.orleans.alone': 'En solitaire',
  'module.orleans.prosperity': 'Prospérité',
  'module.orleans.prosperity.about':
    'Envoyez le charpentier dans la ville de votre carte secrète, bâtissez-y un édifice et approvisionnez-le. Seize événements connus.',
  'module.orleans.invasion': 'Invasion',
  'module.orleans.invasion.about':
    'Tous ensemble : fortifiez Orléans, remplissez ses réserves et comblez vos personnages avant l’arrivée de l’ennemi.',
  'module.orleans.duel': 'Le Duel',
  'module.orleans.duel.about':
    'Deux marchands choisissent les tuiles Lieu et se disputent quatre objectifs. Qui ne peut payer un événement perd.',
  'module.orleans.dignitary': 'Le Dignitaire',
  'module.orleans.dignitary.about':
    'En solitaire : gagnez huit citoyens en seize manches, sans aucune marchandise. Facile à moyen (I–II).',
  'module.orleans.vierzon': 'Vierzon, capitale',
  'module.orleans.vierzon.about':
    'En solitaire : atteignez cinq objectifs en quatorze manches pour faire de Vierzon une capitale. Moyen à difficile (II–III).',
  'module.orleans.salesman': 'Le Voyageur de commerce',
  'module.orleans.salesman.about':
    'En solitaire : livrez des marchandises à cinq villes en quinze manches, et mangez à chaque manche. Moyen à difficile (II–III).',
  'expect.orleans.invasion.4':
    'Très difficile à quatre : en 60 parties, quatre robots de niveau Difficile n’ont sauvé la cité que deux fois. Écartez les événements cruels ou choisissez vos personnages pour jouer plus facilement.',
  'expect.orleans.invasion.5':
    'Très difficile à cinq, même pour des robots de niveau Difficile. Écartez les événements cruels ou choisissez vos personnages pour jouer plus facilement.',
  'expect.orleans.vierzon':
    'Avec les objectifs dans l’ordre, presque personne ne gagne, pas même les robots de niveau Difficile.',
  'option.invasion.difficulty': 'Événements',
  'option.invasion.difficulty.about':
    'Quels événements sont retirés : aucun, ceux au symbole éclair, ou les utiles Soutien et Formation.',
  'option.invasion.difficulty.usual': 'normale',
  'option.invasion.difficulty.milder': 'adoucie',
  'option.invasion.difficulty.harder': 'plus dure',
  'option.duel.end': 'Fin du Duel',
  'option.duel.end.about':
    'Si les quatre objectifs font gagner avant l’événement de la manche, ou si un événement impayé fait encore perdre.',
  'option.duel.end.objectives': 'objectifs avant l’événement',
  'option.duel.end.event': 'événement d’abord',
  'option.invasion.characters': 'Personnages',
  'option.invasion.characters.about':
    'Si les personnages sont distribués, distribués parmi les cinq plus faciles ou choisis à tour de rôle.',
  'option.invasion.characters.random': 'distribués',
  'option.invasion.characters.easier': 'parmi les cinq plus faciles',
  'option.invasion.characters.chosen': 'choisis',
  'option.invasion.team': 'Décisions de l’équipe',
  'option.invasion.team.about':
    'Si tous les concernés doivent accepter ce que l’équipe cède, ou si le premier joueur décide seul.',
  'option.invasion.team.agreement': 'd’un commun accord',
  'option.invasion.team.first-seat': 'le premier joueur',
  'option.invasion.palatinate': 'Palatinat',
  'option.invasion.palatinate.about':
    'Si le Palatinat peut aussi utiliser l’Hôtel de ville d’un autre joueur.',
  'option.invasion.palatinate.any-place': 'tous les lieux',
  'option.invasion.palatinate.no-town-hall': 'sauf l’Hôtel de ville',
  'option.invasion.good-trade': 'Bonne affaire',
  'option.invasion.good-trade.about':
    'Si la Bonne affaire est possible même quand il manque moins de 3 blés à l’Entrepôt.',
  'option.invasion.good-trade.any-room': 'toujours',
  'option.invasion.good-trade.enough-room': 's’il y a la place',
  'option.duel.citizens': 'Citoyens sur les pistes',
  'option.duel.citizens.about':
    'Si des citoyens se trouvent sur les pistes comme dans le jeu de base, ou seulement sur les actes.',
  'option.duel.citizens.board': 'comme au jeu de base',
  'option.duel.citizens.none': 'aucun',
  'option.dignitary.goal': 'Citoyens requis',
  'option.dignitary.goal.about': 'Huit citoyens, ou sept pour débuter.',
  'option.dignitary.goal.8': '8',
  'option.dignitary.goal.7': '7, pour débuter',
  'option.vierzon.difficulty': 'Objectifs',
  'option.vierzon.difficulty.about':
    'Si vous pouvez atteindre autant d’objectifs que voulu par manche, un seul, ou un seul dans l’ordre imprimé.',
  'option.vierzon.difficulty.usual': 'sans limite',
  'option.vierzon.difficulty.one-a-round': 'un par manche',
  'option.vierzon.difficulty.in-order': 'un par manche, dans l’ordre',
  'option.salesman.difficulty': 'Livraisons',
  'option.salesman.difficulty.about':
    'Si vous pouvez livrer autant que voulu par manche, une seule fois, ou une seule fois dans l’ordre imprimé.',
  'option.salesman.difficulty.usual': 'sans limite',
  'option.salesman.difficulty.one-a-round': 'une par manche',
  'option.salesman.difficulty.in-order': 'une par manche, dans l’ordre',
  'source.orleans.structures': 'Édifices',
  'sources.orleans.alone': 'Ces points ne décident de rien. Ce sont les objectifs qui comptent.',
  'learn.orleansSolo': 'Initiation en solitaire : Le Voyageur de commerce',
  'learn.orleansTeam': 'Tutoriel à plusieurs : Invasion',
};
