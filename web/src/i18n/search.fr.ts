/** The rules are English; these beginnings of French words lead to the English ones they are written with. */
export const searchFr: Readonly<Record<string, string>> = {
  achat: 'buy', achet: 'buy', argent: 'silver', auberge: 'boarding', banque: 'bank', bateau: 'ship', batiment: 'building', betail: 'livestock',
  blanc: 'white', bonus: 'bonus', case: 'space', charpent: 'carpenter', chateau: 'castle', chevalier: 'knight', chevre: 'livestock', cochon: 'livestock',
  commerc: 'trade', constru: 'build', couleur: 'colour', de: 'die', depot: 'depot', des: 'die', duche: 'duchy', echang: 'trade', eclaireur: 'scout',
  eglise: 'church', egalite: 'tie', entrepot: 'warehouse', evenement: 'event', fin: 'end', fleuve: 'river', lancer: 'roll', manche: 'round',
  marchand: 'trader', marchandise: 'goods', marche: 'market', mairie: 'hall', mine: 'mine', moine: 'monk', monastere: 'monastery', mouton: 'livestock',
  navire: 'ship', noir: 'black', ordre: 'order', ouvrier: 'worker', paturage: 'pasture', phase: 'phase', pion: 'piece', point: 'point', pont: 'order',
  porc: 'livestock', pose: 'place', poul: 'livestock', prendre: 'take', prene: 'take', reserve: 'storage', route: 'road', sablier: 'hourglass',
  tour: 'turn', tuile: 'tile', vach: 'livestock', vend: 'sell', vente: 'sell', vigie: 'watchtower', village: 'village', ville: 'town', zone: 'area',
};
