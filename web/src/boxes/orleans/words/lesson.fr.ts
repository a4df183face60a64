/** Le tutoriel d’Orléans. */
import type { orleansLessonEn } from './lesson.en';

export const orleansLessonFr: Readonly<Record<keyof typeof orleansLessonEn, string>> = {
  advice: 'Mon conseil : {move}.',
  'advice.plan': 'Mon conseil : {places}.',
  'advice.nothing': 'Mon conseil : laissez tout le monde au marché cette fois.',
  'advice.recruit': 'Mon conseil : utilisez « {place} ».',
  'advice.recruitRole': 'Mon conseil : utilisez « {place} » et recrutez un {follower}.',
  'advice.travel': 'Mon conseil : allez à {town} avec « {place} ».',
  'advice.open': 'Mon conseil : prenez « {place} ».',
  'advice.fit': 'Mon conseil : posez la roue sur la case du {follower} de « {place} ».',
  'why.castle': 'Pourquoi : chaque pas des chevaliers vous fait piocher un compagnon de plus.',
  'why.farm-house':
    'Pourquoi : un fermier rapporte une marchandise, et celui qui en a le plus touche une pièce à chaque recensement.',
  'why.village':
    'Pourquoi : les bateliers rapportent des pièces, les artisans la technologie, les marchands de nouveaux lieux.',
  'why.university':
    'Pourquoi : les érudits apportent du développement, qui multiplie vos comptoirs et vos citoyens.',
  'why.wagon':
    'Pourquoi : un voyage rapporte une marchandise et mène votre marchand dans une ville sans comptoir.',
  'why.ship':
    'Pourquoi : un voyage rapporte une marchandise et mène votre marchand dans une ville sans comptoir.',
  'why.guildhall': 'Pourquoi : à la fin, un comptoir vaut autant de points que votre statut.',
  'why.monastery': 'Pourquoi : un moine remplace presque n’importe qui.',
  'why.scriptorium':
    'Pourquoi : le développement rapporte des pièces en chemin et multiplie ce que vous avez bâti.',
  'why.town-hall':
    'Pourquoi : cela rapporte des pièces tout de suite, le dernier à aider prend un citoyen, et votre sac s’allège.',
  'why.craftsman': 'Pourquoi : un artisan vous apporte la technologie.',
  'why.trader': 'Pourquoi : un marchand vous apporte un nouveau lieu.',
  'why.boatman': 'Pourquoi : un batelier vous rapporte des pièces.',
  'why.open':
    'Pourquoi : vous l’utilisez chaque fois que vous le remplissez, et personne d’autre ne peut l’avoir.',
  'why.fit': 'Pourquoi : désormais ce lieu demande un compagnon de moins, à chaque manche.',
  'why.pass': 'Pourquoi : rien de ce que vous pouvez utiliser n’est prêt.',
  onward: 'Continuez',
  'onward.text': 'Mes plans mènent à ce que vous n’avez pas encore fait. Changez-les si vous voulez.',
  journey: 'Un voyage',
  'journey.text':
    'Le Bateau et le Chariot déplacent votre marchand le long d’une rivière ou d’une route. Choisissez le chemin : vous prenez une marchandise qui s’y trouve. Là où vous arrivez, vous pourrez bâtir.',
  'later.journey':
    'Le Bateau et le Chariot déplacent votre marchand le long d’une rivière ou d’une route, et vous prenez une marchandise qui s’y trouve.',
  station: 'Un comptoir',
  'station.text':
    'La Halle des guildes bâtit un comptoir dans la ville où se trouve votre marchand. Un seul joueur bâtit dans une ville, sauf à Orléans.',
  'later.station': 'La Halle des guildes bâtit un comptoir dans la ville où se trouve votre marchand.',
  tech: 'La technologie',
  'tech.text':
    'L’artisan vous a apporté une roue. Elle remplace pour toujours un compagnon dans un lieu. La première remplace un fermier.',
  'later.tech':
    'Chaque artisan vous apporte une roue. Elle remplace pour toujours un compagnon dans un lieu. La première remplace un fermier.',
  place: 'Un nouveau lieu',
  'place.text':
    'Le marchand vous laisse choisir un lieu. Il se trouve sous votre ville et n’est qu’à vous. Restez sur une tuile pour lire ce qu’elle fait.',
  'later.place': 'Un marchand vous laisse choisir un lieu. Il se trouve sous votre ville et n’est qu’à vous.',
  deed: 'Un acte bénéfique',
  'deed.text':
    'L’Hôtel de ville envoie un compagnon pour toujours. Chacun rapporte des pièces. Celui qui remplit la dernière case d’un acte prend son citoyen.',
  'later.deed':
    'L’Hôtel de ville envoie des compagnons pour toujours, contre des pièces. Celui qui remplit la dernière case d’un acte prend son citoyen.',
  score: 'Ce que vous avez déjà',
  'score.text':
    'Si la partie finissait maintenant, ce serait votre score. Comptoirs et citoyens sont multipliés par votre statut : le développement paie surtout quand vous avez bâti.',
  'score.sum':
    '{coins} {coins|pièce|pièces} + {goods} pour les marchandises + ({stations} {stations|comptoir|comptoirs} + {citizens} {citizens|citoyen|citoyens}) × statut {status} = {points} {points|point|points}',
  welcome: 'Bienvenue à Orléans',
  'welcome.text':
    'Vous avez 18 manches pour faire prospérer votre ville. Les points viennent des pièces et des marchandises, et des comptoirs et citoyens multipliés par votre développement.',
  hour: 'Le sablier',
  'hour.text':
    'Chaque manche a un événement. Vous le voyez dès le début et pouvez vous y préparer. Il a lieu quand tout le monde a joué. La bande dit aussi ce qu’il vous coûte ou vous rapporte.',
  draw: 'Piochez vos compagnons',
  'draw.text':
    'Vos compagnons sont dans un sac. Vous en piochez quelques-uns pour votre marché. Vous commencez avec quatre compagnons de votre couleur, que vous ne pouvez jamais perdre.',
  town: 'Votre ville',
  'town.text':
    'Chaque carte est un lieu. Ses cases ont la forme des compagnons qu’il demande. Sous le pointillé, vous lisez ce qu’il vous donne maintenant.',
  plan: 'Faites votre plan',
  'plan.text':
    'Placez vos compagnons : touchez-en un puis une case, ou faites-le glisser. Tout le monde prépare en même temps et en secret. Quand votre plan vous plaît, appuyez sur « Prêt ».',
  act: 'Activez vos lieux',
  'act.text':
    'Un lieu au cadre doré est prêt. Chacun joue un lieu à son tour. Les compagnons retournent dans le sac, avec celui que vous recrutez.',
  tracks: 'Les pistes',
  'tracks.text':
    'Chaque recrue vous fait avancer sur une piste et donne une récompense. Les chevaliers vous font piocher davantage. Votre prochain pas est encadré de pointillés.',
  pass: 'Finissez la manche',
  'pass.text':
    'Continuez jusqu’à ce qu’il n’y ait plus rien à faire, puis passez. Les compagnons des lieux incomplets y restent.',
  again: 'La deuxième manche',
  'again.text': 'Le recensement a payé celui qui a le plus de fermiers. Piochez de nouveau.',
  plan2: 'Un nouveau plan',
  'plan2.text':
    'Votre sac a changé, donc votre marché aussi. La bande sous votre ville dit ce qui est prêt et où il ne manque qu’un compagnon.',
  done: 'Vous savez tout',
  'done.text':
    'Continuez tant que vous voulez. Tout ce que vous touchez s’explique. Les règles sont derrière le livre, en haut.',
  watch: '{name} joue',
  'watch.text': 'Le journal montre ce qui se passe.',
  answer: 'Une petite décision',
  'answer.text': 'La question est dans le cadre. Tout ce qui a un cadre pointillé peut être choisi.',
  'solo.welcome': 'Le Voyageur de commerce',
  'solo.welcome.text':
    'Vous jouez seul et disposez de 15 manches pour cinq livraisons. Cette liste dit ce que veut chaque ville et ce qui vous manque. Quand les cinq sont faites, vous gagnez.',
  'solo.hour': 'Il faut manger',
  'solo.hour.text':
    'Tous les événements sont connus. Aux manches 1 à 10, vous donnez un blé, un fromage ou un vin, ou payez 2 pièces, et plus tard le double. Si vous ne pouvez ni l’un ni l’autre, c’est la famine et la défaite. Vous commencez avec 10 pièces.',
  'solo.plan': 'Faites votre plan',
  'solo.plan.text':
    'Placez des compagnons sur des lieux : touchez-en un, puis une case, ou faites-le glisser. Bateau et Chariot voyagent et ramassent des marchandises. La Ferme donne un fermier et des vivres. Quand le plan vous convient, appuyez sur Prêt.',
  'solo.act': 'Utilisez vos lieux',
  'solo.act.text':
    'Un lieu au cadre doré est prêt. Utilisez-les l’un après l’autre, puis passez. Les compagnons retournent dans votre sac.',
  'solo.map': 'Où aller',
  'solo.map.text':
    'Des marchandises attendent sur les routes et les rivières. Votre marchand en prend une en chemin. Dès que vous avez ce que veut une ville et que vous y êtes, un bouton de la liste fait la livraison. Cela ne coûte pas d’action.',
  'solo.rest': 'Finissez la manche',
  'solo.rest.text':
    'Continuez jusqu’à ce qu’il n’y ait plus rien à faire, puis passez. Ensuite, il faut manger.',
  'solo.feed': 'Mangez',
  'solo.feed.text':
    'Donnez les vivres dont vous avez le moins besoin, ou payez des pièces. Pensez à vos livraisons : elles demandent aussi des vivres.',
  'solo.tiles': 'Tuiles Lieu',
  'solo.tiles.text':
    'Les commerçants vous apportent des tuiles Lieu. Certaines produisent une marchandise à chaque usage. Votre Étal achète et vend des marchandises dès la première manche.',
  'solo.second': 'La deuxième manche',
  'solo.second.text':
    'Piochez, planifiez et agissez comme avant. Regardez encore la liste : quelle livraison est la plus proche ?',
  'solo.done': 'Bonne route',
  'solo.done.text':
    'Jouez aussi longtemps que vous voulez. Quinze manches passent vite, alors préparez vos voyages. Tout ce que vous touchez s’explique de soi-même.',
  'team.welcome': 'Sauvez la cité ensemble',
  'team.welcome.text':
    'À la dernière manche, l’ennemi arrive. Vous gagnez tous si chaque objectif de la cité et de chaque joueur est alors atteint. S’il en manque un seul, vous perdez tous. Cette bande dit où vous en êtes.',
  'team.city': 'Ce qu’il faut à la cité',
  'team.city.text':
    'Sous « Cité », vous voyez les murailles et les chevaliers qui manquent, le Trésor, l’Entrepôt, les citoyens et les tours fortifiées. Les cinq réalisations sont facultatives, mais chacune rapporte un citoyen.',
  'team.choose': 'Choisissez un personnage',
  'team.choose.text':
    'Chacun incarne un personnage, avec un objectif à lui. Chaque personnage dit ici ce qu’il lui faut. Les plus faciles sont signalés.',
  'team.character': 'Votre personnage',
  'team.character.text':
    'Votre objectif est ici, avec ce qui manque encore. Ceux des autres sont près de leur nom.',
  'team.hour': 'L’événement',
  'team.hour.text':
    'Chaque manche a un événement, et personne ne sait lequel vient ensuite. La ligne dit ce qu’il exige, de qui, et si vous pourriez y répondre maintenant. Quelques-uns peuvent faire perdre la partie aussitôt. Ils ne viennent pas dans ce tutoriel.',
  'team.support': 'Aidez-vous',
  'team.support.text':
    'Ces quatre lieux servent à l’équipe. Le Charroi envoie des marchandises et la Maison de la guilde des pièces, à la cité ou à un autre joueur. L’Auberge envoie un compagnon. Le Palatinat active un lieu qu’un autre joueur a préparé.',
  'team.plan': 'Faites votre plan',
  'team.plan.text':
    'Placez vos compagnons, puis appuyez sur « Prêt ». Ici les plans sont ouverts : {name} voit le vôtre et vous voyez le sien.',
  'team.confirm': 'Garder ou refaire',
  'team.confirm.text':
    'Tous les plans sont sur la table. Vous pouvez en parler dans la discussion. Gardez votre plan, ou refaites-le.',
  'team.act': 'Activez vos lieux',
  'team.act.text':
    'Activez un lieu après l’autre. L’Hôtel de ville envoie des compagnons à la cité. Dans une ville au bord de la carte, la Halle des guildes bâtit une tour fortifiée.',
  'team.event': 'L’événement a lieu',
  'team.event.text': 'Quand tout le monde a passé, l’événement a lieu. La question dit ce que vous décidez.',
  'team.rest': 'Finissez la manche',
  'team.rest.text': 'Activez ce qui reste, puis passez.',
  'team.proposal': 'Les propositions',
  'team.proposal.text':
    'Certains événements sont décidés par l’équipe. Le premier joueur prépare une proposition : qui donne quoi. Ceux qui donnent acceptent ou refusent. Après un refus, le joueur suivant en prépare une, et le premier joueur tranche à la fin ce qui est obligatoire.',
  'team.second': 'La deuxième manche',
  'team.second.text': 'Jouez encore une manche ainsi. Je vous aide à chaque question.',
  'team.done': 'À vous de défendre Orléans',
  'team.done.text':
    'Envoyez tôt des chevaliers aux murailles, gardez des pièces pour les mauvais événements, et regardez ce qui manque aux autres. Tout ce que vous touchez un moment s’explique.',
};
