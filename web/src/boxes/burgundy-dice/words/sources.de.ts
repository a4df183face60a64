/** German for what the server says about the sources of this box. */
export const sources: Readonly<Record<string, string>> = {
  points: 'Punkte',
  dice: 'Würfel',
  time: 'Zeit',
  rows: 'Reihen',
  solo: 'Solospiel',
  duchies: 'Herzogtümer',
  colours: 'Farben',
  'two with pips, two with six colours': 'zwei mit Augen, zwei mit sechs Farben',
  'hourglass: 1 or 2, the double is blue': 'Sanduhr: 1 oder 2, die doppelte ist blau',
  'hourglass: 4 single and 2 double faces': 'Sanduhr: 4 einfache und 2 doppelte Seiten',
  '10 boxes in each of 3 columns': 'je 10 Kästchen in 3 Spalten',
  'areas of 3 hexes: 8, 6, 4': 'Gebiete aus 3 Feldern: 8, 6, 4',
  'areas of 4 hexes: 13, 10, 7': 'Gebiete aus 4 Feldern: 13, 10, 7',
  'areas of 2 hexes: 4, 3': 'Gebiete aus 2 Feldern: 4, 3',
  'areas of 2 hexes in phase III: 2': 'Gebiete aus 2 Feldern in Phase III: 2',
  'castles: 1': 'Burgen: 1',
  'other areas of 1 hex: 1': 'andere Gebiete aus 1 Feld: 1',
  'sold commodities: 2': 'verkaufte Waren: 2',
  'circles of each bonus: not limited': 'Kreise je Bonus: unbegrenzt',
  '8 rounds, grades above 50, above 60, 70': '8 Runden, Stufen über 50, über 60, 70',
  'purple: 3 for the first, 2 for the second': 'violett: 3 für den Ersten, 2 für den Zweiten',
  'gray: 3 for the first, 1 for the second': 'grau: 3 für den Ersten, 1 für den Zweiten',
  'blue: 4 for the first, 2 for the second': 'blau: 4 für den Ersten, 2 für den Zweiten',
  'orange: 6 for the first, 3 for the second': 'orange: 6 für den Ersten, 3 für den Zweiten',
  'green: 3 for the first, 1 for the second': 'grün: 3 für den Ersten, 1 für den Zweiten',
  'yellow: 4 for the first, 2 for the second': 'gelb: 4 für den Ersten, 2 für den Zweiten',
  'the rulebook and two apps': 'das Regelheft und zwei Apps',
  'the rulebook': 'das Regelheft',
  'one app; the length of a phase fits (7.7 rounds on average, 8 in the solo game)':
    'eine App; die Länge einer Phase passt (im Mittel 7,7 Runden, 8 im Solospiel)',
  '5 to 10 rounds in the rulebook; several descriptions':
    '5 bis 10 Runden im Regelheft; mehrere Beschreibungen',
  'an example in the rulebook': 'ein Beispiel im Regelheft',
  'two reviews and one app': 'zwei Besprechungen und eine App',
  'an example in the rulebook, a review and one app':
    'ein Beispiel im Regelheft, eine Besprechung und eine App',
  'one app; the steps of the table fit': 'eine App; die Stufen der Tabelle passen',
  'one app; as castles': 'eine App; wie Burgen',
  'no source says how many circles are printed; the options circles.* limit them':
    'keine Quelle nennt die Zahl der gedruckten Kreise; die Vereinbarungen „Kreise für …“ begrenzen sie',
  'two unrelated apps agree; the rulebook lists its areas':
    'zwei voneinander unabhängige Apps stimmen überein; das Regelheft zählt die Gebiete auf',
  'one app; totals and castles are right, but some hexes may be swapped':
    'eine App; Summen und Burgen sind, wie sie sein sollen, kleine Vertauschungen sind nicht auszuschließen',
  'one app, corrected version; shares three castle hexes with D: check these first':
    'eine App in berichtigter Fassung; hat drei Burgfelder mit D gemeinsam: diese zuerst prüfen',
  'one app; shares three castle hexes with C: check these first':
    'eine App; hat drei Burgfelder mit C gemeinsam: diese zuerst prüfen',
  'one app; differs from yellow, which has as many hexes: check first':
    'eine App; passt nicht zu Gelb, das ebenso viele Felder hat: zuerst prüfen',
  'one app': 'eine App',
  'an example in the rulebook, and one app': 'ein Beispiel im Regelheft und eine App',
};
