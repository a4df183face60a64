import type { GuideKey } from './guide.en';

/** The rules page of Orléans: topics and answers. */
export const orleansGuideFr: Readonly<Record<GuideKey, string>> = {
  round: 'Une manche',
  'round.about': 'sept phases, dix-huit fois',
  'round.1':
    'Le sablier montre l’événement qui terminera la manche. Au recensement, le joueur en tête sur la piste des fermiers gagne une pièce et le dernier en paie une.',
  'round.2':
    'Puis chacun pioche des compagnons, planifie et agit à son tour jusqu’à ce que tous aient passé. Après l’événement, le premier joueur change.',
  plan: 'Piocher et planifier',
  'plan.about': 'du sac au marché, du marché aux lieux',
  'plan.1':
    'Vous piochez autant de compagnons que le permet votre piste des chevaliers et vous les placez sur des cases qui montrent leur métier. Un moine va partout. Ceux que vous ne placez pas restent au marché.',
  'plan.2':
    'Tout le monde planifie en même temps et en secret. Un compagnon placé reste sur sa case jusqu’à ce que vous utilisiez le lieu. Si vous piochez moins de compagnons que permis, vous pouvez ramener à la place des compagnons déjà placés.',
  places: 'Lieux et actions',
  'places.about': 'ce que font les dix lieux',
  'places.1':
    'Un lieu est prêt quand toutes ses cases sont occupées. À votre tour, vous utilisez un lieu prêt ou vous passez pour la manche. Ses compagnons retournent dans votre sac, avec celui que vous recrutez.',
  'places.title': 'Les dix lieux de votre plateau',
  tracks: 'Pistes et développement',
  'tracks.about': 'une récompense à chaque recrue',
  'tracks.1':
    'Chaque recrue vous fait avancer d’une étape sur une piste. Les fermiers apportent des marchandises, les bateliers des pièces, les artisans des tuiles Technologie, les commerçants des tuiles Lieu, les chevaliers une pioche plus grande et les érudits des points de développement.',
  'tracks.2':
    'La piste de développement donne des pièces, des citoyens et des étoiles. À la fin, vos étoiles multiplient vos comptoirs et vos citoyens.',
  'tracks.title': 'Les six pistes',
  tiles: 'Tuiles Lieu et Technologie',
  'tiles.about': 'de nouveaux lieux, moins de compagnons',
  'tiles.1':
    'Une tuile Lieu est un lieu que vous êtes seul à avoir. Vous la choisissez en recrutant un commerçant : la première fois dans le type I, ensuite dans les deux.',
  'tiles.2':
    'Une tuile Technologie couvre une case jusqu’à la fin de la partie. La première doit couvrir un fermier. Elle ne couvre jamais un moine ni la seule case d’un lieu, et aucun lieu n’en reçoit deux.',
  'tiles.title': 'Les tuiles Lieu',
  'tiles.invasion': 'Les tuiles Lieu d’Invasion',
  map: 'La carte',
  'map.about': 'voyager, ramasser, construire',
  'map.1':
    'Le Bateau mène votre marchand le long d’une voie d’eau, le Chariot le long d’une route. Vous pouvez prendre une des marchandises qui s’y trouvent. La Halle des guildes construit un comptoir là où se trouve votre marchand.',
  'map.2': 'Il n’y a qu’un comptoir par ville, mais à Orléans chaque joueur peut en avoir un.',
  deeds: 'Actes bénéfiques',
  'deeds.about': 'des compagnons pour la ville',
  'deeds.1':
    'L’Hôtel de ville envoie un ou deux compagnons vers des actes. Ils ne reviennent jamais : votre sac s’allège, et chacun vous rapporte une récompense. Celui qui occupe la dernière case d’un acte prend son citoyen.',
  'deeds.title': 'Les huit actes',
  events: 'Événements et torture',
  'events.about': 'ce qu’apporte le sablier, et ce qui arrive si vous ne pouvez pas payer',
  'events.1':
    'Vous connaissez l’événement dès le début de la manche. Le Pèlerinage interdit de recruter des moines pendant la manche. Les autres événements viennent après les actions.',
  'events.2':
    'Pour chaque pièce que vous ne pouvez pas payer, vous cédez autre chose. Cela s’appelle la torture.',
  'events.title': 'Les six événements',
  end: 'La fin',
  'end.about': 'après dix-huit manches',
  'end.1':
    'Vous comptez vos pièces et la valeur de vos marchandises. Puis vous additionnez vos comptoirs et vos citoyens et les multipliez par votre niveau de développement.',
  setup: 'Mise en place',
  'setup.about': 'cinq pièces, quatre compagnons, dix comptoirs',
  'setup.1':
    'Vous commencez avec un fermier, un batelier, un artisan et un commerçant de votre couleur, que vous ne pouvez jamais perdre. Le nombre de marchandises et d’autres compagnons dépend du nombre de joueurs.',
  more: 'Les petites lignes',
  'more.about': 'ce qui est secret, et ce que la table peut corriger',
  'more.1':
    'Nous n’avons pas pu lire le livret du jeu de base. Chaque clause dit si elle est sûre, et les valeurs douteuses peuvent être corrigées.',
  scenarios: 'Scénarios d’Invasion',
  'scenarios.about': 'six autres façons de jouer',
  'scenarios.1':
    'Un scénario change le jeu de base pour une table : ensemble, face à face, en solitaire ou avec des édifices. Sauf indication contraire, les règles du jeu de base s’appliquent.',
  'scenarios.2':
    'Dans tous les scénarios sauf Invasion, l’événement de chaque manche est connu dès le début.',
  'scenarios.title': 'Événements communs à plusieurs scénarios',
  prosperity: 'Prospérité',
  'prosperity.about': 'de deux à cinq, des édifices et un charpentier',
  'prosperity.1':
    'Déplacez le charpentier dans la ville de votre carte secrète et bâtissez-y son édifice. Puis envoyez-lui des compagnons, des pièces et des marchandises. Un édifice achevé rapporte des points.',
  'prosperity.title': 'Les événements de Prospérité',
  invasion: 'Invasion',
  'invasion.about': 'de deux à cinq, tous ensemble',
  'invasion.1':
    'Fortifiez Orléans, remplissez ses réserves, bâtissez des tours et gagnez des citoyens avant la dernière manche. Chacun a un personnage et un objectif. Vous gagnez ou perdez ensemble.',
  'invasion.title': 'Les événements d’Invasion',
  duel: 'Le Duel',
  'duel.about': 'à deux, quatre objectifs',
  'duel.1':
    'Les deux choisissent une ville de départ et les tuiles Lieu de la partie. Qui atteint le premier quatre objectifs gagne. Qui ne peut payer ce qu’un événement exige perd aussitôt.',
  'duel.title': 'Les événements du Duel',
  'duel.goals': 'Les quatre objectifs',
  dignitary: 'Le Dignitaire',
  'dignitary.about': 'en solitaire, huit citoyens',
  'dignitary.1':
    'Choisissez où attendent sept citoyens. Six autres sont dans des villes de la carte. Gagnez-en huit en seize manches. Il n’y a pas de marchandises.',
  'dignitary.title': 'Les événements du Dignitaire',
  vierzon: 'Vierzon, capitale',
  'vierzon.about': 'en solitaire, cinq objectifs',
  'vierzon.1':
    'Atteignez cinq objectifs en quatorze manches : payez 10 et 25 pièces, construisez à Loches, atteignez 28 points et apportez des matériaux à Vierzon.',
  'vierzon.title': 'Les événements de Vierzon, capitale',
  'vierzon.goals': 'Les cinq objectifs',
  salesman: 'Le Voyageur de commerce',
  'salesman.about': 'en solitaire, cinq livraisons',
  'salesman.1':
    'Livrez des marchandises à cinq villes en quinze manches. Après chaque manche, il faut manger : des vivres ou des pièces. Sinon, c’est la famine.',
  'salesman.title': 'Les événements du Voyageur de commerce',
  'salesman.goals': 'Les cinq livraisons',
  'q.win': 'Comment gagner ?',
  'a.win':
    'En ayant le plus de points : pièces, marchandises, et comptoirs et citoyens multipliés par votre niveau de développement. En cas d’égalité, celui qui est plus loin sur la piste de développement gagne.',
  'w.win': 'gagner victoire vainqueur points score égalité',
  'q.back': 'Puis-je reprendre des compagnons ?',
  'a.back':
    'Seulement en piochant. Pour chaque compagnon que vous pourriez piocher et ne piochez pas, vous pouvez en ramener un d’un lieu au marché.',
  'w.back': 'reprendre ramener récupérer compagnon bloqué marché déplacer',
  'q.monk': 'Que peut faire un moine ?',
  'a.monk':
    'Un moine va sur n’importe quelle case de vos lieux. Il ne remplace personne pour les actes, et seul un moine va sur une case de moine.',
  'w.monk': 'moine joker remplacer',
  'q.pay': 'Et si je ne peux pas payer ?',
  'a.pay':
    'Vous payez ce que vous avez. Pour chaque pièce manquante, vous cédez un comptoir, une marchandise, une tuile, une case sur la piste de développement ou un compagnon pioché au hasard dans votre sac.',
  'w.pay': 'payer argent pièces torture dette impôts moisson',
  'q.technology': 'Où poser une tuile Technologie ?',
  'a.technology':
    'Sur une case d’un lieu qui demande au moins deux compagnons et n’a pas encore de technologie, mais jamais sur un moine ni à l’Hôtel de ville. La première de la piste doit couvrir un fermier.',
  'w.technology': 'technologie tuile engrenage case première fermier',
  'q.build': 'Où construire un comptoir ?',
  'a.build':
    'Dans la ville où se trouve votre marchand, si personne n’y a de comptoir. À Orléans, chaque joueur peut en avoir un.',
  'w.build': 'construire comptoir ville halle guildes maison',
};
