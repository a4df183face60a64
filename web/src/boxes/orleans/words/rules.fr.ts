/** Ce que fait chaque lieu, piste, événement et pièce d’Orléans, en une phrase. */
import type { orleansRulesEn } from './rules.en';

export const orleansRulesFr: Readonly<Record<keyof typeof orleansRulesEn, string>> = {
  'rule.farm-house': 'Recrutez un fermier. La piste des fermiers vous donne une marchandise.',
  'rule.village': 'Recrutez un batelier, un artisan ou un commerçant.',
  'rule.university': 'Recrutez un érudit. La piste des érudits donne des points de développement.',
  'rule.castle': 'Recrutez un chevalier. La piste des chevaliers vous fait piocher davantage.',
  'rule.monastery': 'Recrutez un moine. Un moine convient à toute case.',
  'rule.ship':
    'Déplacez votre marchand le long d’une voie d’eau. Vous pouvez prendre une marchandise qui s’y trouve.',
  'rule.wagon':
    'Déplacez votre marchand le long d’une route. Vous pouvez prendre une marchandise qui s’y trouve.',
  'rule.guildhall':
    'Bâtissez un comptoir là où se trouve votre marchand, si personne n’y en a. À Orléans, chacun peut en avoir un.',
  'rule.scriptorium': 'Gagnez 1 point de développement.',
  'rule.town-hall':
    'Envoyez un ou deux compagnons aux actes bénéfiques. Ils ne reviennent pas. Ceux de votre couleur ne peuvent pas partir.',
  'rule.hayrick': 'Gagnez 1 blé.',
  'rule.cheese-factory': 'Gagnez 1 fromage.',
  'rule.winery': 'Gagnez 1 vin.',
  'rule.wool-manufacturer': 'Gagnez 1 laine.',
  'rule.tailor-shop': 'Gagnez 1 brocart.',
  'rule.brewery': 'Gagnez 2 pièces.',
  'rule.windmill': 'Gagnez 2 pièces et 1 point de développement.',
  'rule.library': 'Gagnez 2 points de développement.',
  'rule.hospital': 'Gagnez autant de pièces que votre niveau de développement.',
  'rule.sacristy':
    'Avec un moine ici, vous pouvez éviter un événement nuisible. Le moine retourne alors dans le sac.',
  'rule.herb-garden': 'Vos bateliers peuvent remplacer fermiers, artisans et commerçants.',
  'rule.bathhouse':
    'Après chaque pioche, piochez 2 compagnons de plus s’il reste de la place au marché, et gardez-en 1.',
  'rule.bathhouse-later': 'Piochez 3 compagnons dans votre sac et placez-en 2 sur vos lieux.',
  'rule.gunpowder-tower':
    'Deux cases de plus pour votre marché. D’ici aussi, des compagnons peuvent partir aux actes bénéfiques.',
  'rule.cellar': 'Gagnez 4 pièces.',
  'rule.office': 'Gagnez 1 pièce pour chacun de vos comptoirs.',
  'rule.school': 'Vos érudits peuvent remplacer tout le monde sauf les moines.',
  'rule.pharmacy': 'Achetez jusqu’à 3 points de développement à 1 pièce chacun.',
  'rule.horse-wagon':
    'Déplacez votre marchand le long d’une route. Vous pouvez prendre une marchandise qui s’y trouve.',
  'rule.shipping-line': 'Gagnez 1 point de développement.',
  'rule.laboratory': 'Gagnez une tuile Technologie.',
  'rule.stage-coach': 'Payez 3 pièces et déplacez votre marchand par une route ou une voie d’eau.',
  'rule.market-stand': 'Achetez ou vendez jusqu’à 2 marchandises à leur valeur.',
  'rule.black-market': 'Échangez 2 marchandises identiques contre une autre.',
  'rule.tavern': 'Avec la Halle des guildes : bâtissez là où un autre joueur a déjà un comptoir.',
  'rule.vineyard': 'Après avoir bâti dans une ville au bord d’une rivière, achetez un vin pour 1 pièce.',
  'rule.well': 'Activez un de vos lieux sans ses compagnons.',
  'rule.depot': 'À la fin, 5 points par série des cinq marchandises.',
  'rule.needs': 'Il faut : {list}.',
  'rule.pilgrimage': 'Aucun moine ne peut être recruté pendant cette manche.',
  'rule.plague': 'Chacun pioche un compagnon du sac et le perd, sauf s’il est de sa couleur.',
  'rule.taxes': 'Chacun paie 1 pièce par lot de 3 marchandises.',
  'rule.trading-day': 'Chacun gagne 1 pièce par comptoir.',
  'rule.income': 'Chacun gagne autant de pièces que son niveau de développement.',
  'rule.harvest':
    'Chacun donne {harvest_food} blé, fromage ou vin, ou paie {harvest_coins} {harvest_coins|pièce|pièces}.',
  'rule.census':
    'Au début d’une manche, le joueur seul en tête sur la piste des fermiers gagne 1 pièce. À trois joueurs ou plus, celui qui est seul dernier paie 1 pièce.',
  'rule.track.farmer': 'Chaque pas donne la marchandise indiquée.',
  'rule.track.boatman': 'Chaque pas donne des pièces. Le premier arrivé au bout prend un citoyen.',
  'rule.track.craftsman': 'Chaque pas donne une tuile Technologie. La première doit remplacer un fermier.',
  'rule.track.trader': 'Chaque pas donne une tuile Lieu. La première doit être de type I.',
  'rule.track.knight':
    'Elle indique combien de compagnons vous piochez. Le premier sur sa cinquième case prend un citoyen.',
  'rule.track.scholar': 'Chaque pas donne autant de points de développement qu’indiqué.',
  'rule.track.development':
    'Votre niveau, de 1 à 6, multiplie à la fin vos comptoirs et citoyens. En chemin, il y a des pièces, et des citoyens pour les premiers.',
  'rule.follower': 'Convient aux cases qui le montrent. Un moine convient à toute case.',
  'rule.monk': 'Convient à toute case de vos lieux. Aux actes, il ne convient qu’aux cases de moine.',
  'rule.good': 'Vaut {n} {n|point|points} à la fin.',
  'rule.goodFood': 'Vaut {n} {n|point|points} à la fin. C’est de la nourriture pour une moisson.',
  'rule.deed':
    'Chaque compagnon envoyé ici rapporte : {what}. Qui remplit la dernière case prend le citoyen.',
  'rule.bag': 'Dans le sac : {list}.',
  'rule.bagEmpty': 'Le sac est vide.',
  'rule.citizen': 'À la fin, les citoyens comptent comme des comptoirs.',
  'known.one-source': 'Les cases de cette tuile ne sont connues que d’une seule source.',
  'known.reconstructed': 'Les cases de cette tuile sont notre reconstitution.',
  'known.inferred': 'Les cases de cette tuile sont déduites de son texte.',
};
