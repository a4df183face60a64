/** German for what the server says about the sources of this box. */
export const sources: Readonly<Record<string, string>> = {
  tiles: 'Plättchen',
  goods: 'Waren',
  depots: 'Lager',
  points: 'Punkte',
  track: 'Zugfolge',
  'totals and backs by kind': 'Anzahlen und Rückseiten je Art',
  'buildings: 5 coloured, 2 black a type': 'Gebäude: je Sorte 5 farbige, 2 schwarze',
  'livestock: 2 2 3 3 4, black 3 4': 'Vieh: 2 2 3 3 4, schwarz 3 4',
  'black monasteries 7 12 14 15 24 25': 'schwarze Klöster 7 12 14 15 24 25',
  'monasteries 16-23: which building': 'Klöster 16–23: welches Gebäude',
  '7 in each of 6 colours': 'je 7 in 6 Farben',
  'colour to die value': 'Farbe zu Augenzahl',
  'colours of the 24 spaces': 'Farben der 24 Felder',
  'black spaces 4, 6, 8': 'schwarze Felder 4, 6, 8',
  'depot 6 with 3 players': 'Lager 6 zu dritt',
  'area sizes 1 to 8': 'Gebietsgrößen 1 bis 8',
  'phase bonus 10 8 6 4 2': 'Phasenbonus 10 8 6 4 2',
  'colour bonus by player count': 'Farbbonus je Personenzahl',
  'first space and 6 more': 'erstes Feld und 6 weitere',
  'both rulebooks': 'beide Regelhefte',
  'two data sources; the totals fit': 'zwei Datenquellen; die Summen stimmen',
  'three data sources': 'drei Datenquellen',
  'tile pictures of both editions': 'Bilder der Plättchen beider Ausgaben',
  'two tile sets': 'zwei Plättchensätze',
  'board pictures and two data sources': 'Bilder des Spielplans und zwei Datenquellen',
  'board pictures': 'Bilder des Spielplans',
  'the range is printed, the steps are pictures': 'der Umfang ist gedruckt, die Stufen sind Bilder',
  'the picture in the rulebook and the 2011 readings': 'das Bild im Regelheft und die Lesungen von 2011',
  'colours from one reading; die values from the template that all boards share':
    'Farben aus einer Lesung; Augenzahlen nach der Vorlage, die alle Pläne teilen',
  'the 2011 board, read again in the 2019 numbering':
    'der Plan von 2011, neu gelesen in der Zählung von 2019',
  'taken to be unchanged from 2011': 'als unverändert seit 2011 angenommen',
  '2011 estate 2 under a new number': 'Plan 2 von 2011 unter neuer Nummer',
  'six independent readings': 'sechs unabhängige Lesungen',
  'two independent readings': 'zwei unabhängige Lesungen',
  'three independent readings': 'drei unabhängige Lesungen',
  'one drawing, and the totals fit': 'eine Zeichnung, und die Summen stimmen',
  'two readings and the area count': 'zwei Lesungen und die Zahl der Gebiete',
  'two readings and the town of 7': 'zwei Lesungen und die Stadt mit 7 Feldern',
  'one drawing and the area count': 'eine Zeichnung und die Zahl der Gebiete',
  'route cards': 'Routenkarten',
  'a picture in a licensed rulebook and an independent reading':
    'ein Bild in einer lizenzierten Spielregel und eine unabhängige Lesung',
  'a picture in a licensed rulebook, read by two people':
    'ein Bild in einer lizenzierten Spielregel, von zwei Personen gelesen',
  'a picture in a licensed rulebook and the board of 2018':
    'ein Bild in einer lizenzierten Spielregel und der Plan von 2018',
  'one reading of photographs; the totals and die values fit':
    'eine Lesung von Fotos; Summen und Augenzahlen stimmen',
  'designed for Loire to fit what is known of it; the print was not available':
    'für Loire entworfen, passend zu dem, was bekannt ist; das Gedruckte lag nicht vor',
  'the board of 2018; the 2019 print may differ in a die value':
    'der Plan von 2018; im Druck von 2019 kann eine Augenzahl anders sein',
  "an independent reading and a sample in a later edition's rulebook":
    'eine unabhängige Lesung und ein Beispiel in der Spielregel einer späteren Ausgabe',
  'one reading of scans; the totals of colours and bonuses fit':
    'eine Lesung von Scans; die Summen der Farben und Boni stimmen',
  'one reading of scans; a sample in a later edition agrees except for the last bonus, and the totals fit':
    'eine Lesung von Scans; ein Beispiel einer späteren Ausgabe stimmt bis auf den letzten Bonus überein, und die Summen stimmen',
};
