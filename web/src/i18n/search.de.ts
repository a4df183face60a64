/** The rules are English; these beginnings of German words lead to the English ones they are written with. */
export const searchDe: Readonly<Record<string, string>> = {
  arbeit: 'worker', aufbau: 'set-up', bau: 'build', bank: 'bank', bergwerk: 'mine', bonus: 'bonus', brucke: 'order', burg: 'castle',
  depot: 'depot', dorf: 'village', ende: 'end', ereignis: 'event', farbe: 'colour', feld: 'space', fluss: 'river', gebaude: 'building',
  gebiet: 'area', gleichstand: 'tie', handel: 'trade', handler: 'trader', herberg: 'boarding', herzogtum: 'duchy', herzogtumer: 'duchies',
  huhn: 'livestock', huhner: 'livestock', kauf: 'buy', kirche: 'church', kloster: 'monastery', kuh: 'livestock', kuhe: 'livestock', kundschaft: 'scout',
  lager: 'storage', lagerhaus: 'warehouse', leg: 'place', markt: 'market', mine: 'mine', monch: 'monk', nehm: 'take', nimm: 'take',
  phase: 'phase', plattchen: 'tile', punkt: 'point', rathaus: 'hall', reihenfolge: 'order', ritter: 'knight', runde: 'round',
  sanduhr: 'hourglass', schaf: 'livestock', schiff: 'ship', schloss: 'castle', schreiner: 'carpenter', schwarz: 'black', schwein: 'livestock',
  silber: 'silver', stadt: 'town', strasse: 'road', straße: 'road', tausch: 'trade', tier: 'livestock', verkauf: 'sell', wachturm: 'watchtower',
  ware: 'goods', weide: 'pasture', weiss: 'white', weiß: 'white', wurfel: 'die', wurfeln: 'roll', ziege: 'livestock', zug: 'turn', zuge: 'turn',
};
