/** French for what the server says about the sources of this box. */
export const sources: Readonly<Record<string, string>> = {
  points: 'points',
  dice: 'dés',
  time: 'temps',
  rows: 'rangées',
  solo: 'jeu en solitaire',
  duchies: 'duchés',
  colours: 'couleurs',
  'two with pips, two with six colours': 'deux à points, deux à six couleurs',
  'hourglass: 1 or 2, the double is blue': 'sablier : 1 ou 2, le double est bleu',
  'hourglass: 4 single and 2 double faces': 'sablier : 4 faces simples et 2 doubles',
  '10 boxes in each of 3 columns': '10 cases dans chacune des 3 colonnes',
  'areas of 3 hexes: 8, 6, 4': 'zones de 3 hexagones : 8, 6, 4',
  'areas of 4 hexes: 13, 10, 7': 'zones de 4 hexagones : 13, 10, 7',
  'areas of 2 hexes: 4, 3': 'zones de 2 hexagones : 4, 3',
  'areas of 2 hexes in phase III: 2': 'zones de 2 hexagones en phase III : 2',
  'castles: 1': 'châteaux : 1',
  'other areas of 1 hex: 1': 'autres zones d’un hexagone : 1',
  'sold commodities: 2': 'marchandises vendues : 2',
  'circles of each bonus: not limited': 'cercles de chaque bonus : sans limite',
  '8 rounds, grades above 50, above 60, 70': '8 tours, rangs au-dessus de 50, de 60, 70',
  'purple: 3 for the first, 2 for the second': 'violet : 3 au premier, 2 au deuxième',
  'gray: 3 for the first, 1 for the second': 'gris : 3 au premier, 1 au deuxième',
  'blue: 4 for the first, 2 for the second': 'bleu : 4 au premier, 2 au deuxième',
  'orange: 6 for the first, 3 for the second': 'orange : 6 au premier, 3 au deuxième',
  'green: 3 for the first, 1 for the second': 'vert : 3 au premier, 1 au deuxième',
  'yellow: 4 for the first, 2 for the second': 'jaune : 4 au premier, 2 au deuxième',
  'the rulebook and two apps': 'le livret et deux applications',
  'the rulebook': 'le livret',
  'one app; the length of a phase fits (7.7 rounds on average, 8 in the solo game)':
    'une application ; la longueur d’une phase concorde (7,7 tours en moyenne, 8 en solitaire)',
  '5 to 10 rounds in the rulebook; several descriptions':
    '5 à 10 tours dans le livret ; plusieurs descriptions',
  'an example in the rulebook': 'un exemple du livret',
  'two reviews and one app': 'deux critiques et une application',
  'an example in the rulebook, a review and one app': 'un exemple du livret, une critique et une application',
  'one app; the steps of the table fit': 'une application ; les échelons du tableau concordent',
  'one app; as castles': 'une application ; comme les châteaux',
  'no source says how many circles are printed; the options circles.* limit them':
    'aucune source ne dit combien de cercles sont imprimés ; les conventions « Cercles pour… » les limitent',
  'two unrelated apps agree; the rulebook lists its areas':
    'deux applications sans lien concordent ; le livret énumère ses zones',
  'one app; totals and castles are right, but some hexes may be swapped':
    'une application ; totaux et châteaux sont justes, de petites inversions restent possibles',
  'one app, corrected version; shares three castle hexes with D: check these first':
    'une application, version corrigée ; partage trois châteaux avec D : à vérifier d’abord',
  'one app; shares three castle hexes with C: check these first':
    'une application ; partage trois châteaux avec C : à vérifier d’abord',
  'one app; differs from yellow, which has as many hexes: check first':
    'une application ; irrégulier face au jaune, qui a autant d’hexagones : à vérifier d’abord',
  'one app': 'une application',
  'an example in the rulebook, and one app': 'un exemple du livret et une application',
};
