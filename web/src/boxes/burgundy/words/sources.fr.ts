/** French for what the server says about the sources of this box. */
export const sources: Readonly<Record<string, string>> = {
  tiles: 'tuiles',
  goods: 'marchandises',
  depots: 'dépôts',
  points: 'points',
  track: 'piste',
  'totals and backs by kind': 'totaux et dos par sorte',
  'buildings: 5 coloured, 2 black a type': 'bâtiments : 5 de couleur et 2 noirs par type',
  'livestock: 2 2 3 3 4, black 3 4': 'bétail : 2 2 3 3 4, noirs 3 4',
  'black monasteries 7 12 14 15 24 25': 'monastères noirs 7 12 14 15 24 25',
  'monasteries 16-23: which building': 'monastères 16-23 : quel bâtiment',
  '7 in each of 6 colours': '7 dans chacune des 6 couleurs',
  'colour to die value': 'couleur et valeur de dé',
  'colours of the 24 spaces': 'couleurs des 24 cases',
  'black spaces 4, 6, 8': 'cases noires 4, 6, 8',
  'depot 6 with 3 players': 'dépôt 6 à trois',
  'area sizes 1 to 8': 'tailles de zone 1 à 8',
  'phase bonus 10 8 6 4 2': 'bonus de phase 10 8 6 4 2',
  'colour bonus by player count': 'bonus de couleur selon le nombre de joueurs',
  'first space and 6 more': 'première case et 6 autres',
  'both rulebooks': 'les deux livrets',
  'two data sources; the totals fit': 'deux sources de données ; les totaux concordent',
  'three data sources': 'trois sources de données',
  'tile pictures of both editions': 'images des tuiles des deux éditions',
  'two tile sets': 'deux jeux de tuiles',
  'board pictures and two data sources': 'images du plateau et deux sources de données',
  'board pictures': 'images du plateau',
  'the range is printed, the steps are pictures': 'l’étendue est imprimée, les échelons sont des images',
  'the picture in the rulebook and the 2011 readings': 'l’image du livret et les lectures de 2011',
  'colours from one reading; die values from the template that all boards share':
    'couleurs d’une seule lecture ; valeurs du modèle commun à tous les plateaux',
  'the 2011 board, read again in the 2019 numbering': 'le plateau de 2011, relu dans la numérotation de 2019',
  'taken to be unchanged from 2011': 'supposé inchangé depuis 2011',
  '2011 estate 2 under a new number': 'plateau 2 de 2011 sous un nouveau numéro',
  'six independent readings': 'six lectures indépendantes',
  'two independent readings': 'deux lectures indépendantes',
  'three independent readings': 'trois lectures indépendantes',
  'one drawing, and the totals fit': 'un dessin, et les totaux concordent',
  'two readings and the area count': 'deux lectures et le nombre de zones',
  'two readings and the town of 7': 'deux lectures et la ville de 7',
  'one drawing and the area count': 'un dessin et le nombre de zones',
  'route cards': 'cartes Route',
  'a picture in a licensed rulebook and an independent reading':
    'une image d’un livret sous licence et une lecture indépendante',
  'a picture in a licensed rulebook, read by two people':
    'une image d’un livret sous licence, lue par deux personnes',
  'a picture in a licensed rulebook and the board of 2018':
    'une image d’un livret sous licence et le plateau de 2018',
  'one reading of photographs; the totals and die values fit':
    'une lecture de photos ; les totaux et les valeurs de dé concordent',
  'designed for Loire to fit what is known of it; the print was not available':
    'conçu pour Loire d’après ce qu’on en sait ; l’imprimé n’était pas disponible',
  'the board of 2018; the 2019 print may differ in a die value':
    'le plateau de 2018 ; une valeur de dé peut différer dans l’impression de 2019',
  "an independent reading and a sample in a later edition's rulebook":
    'une lecture indépendante et un exemple du livret d’une édition plus récente',
  'one reading of scans; the totals of colours and bonuses fit':
    'une lecture de scans ; les totaux des couleurs et des bonus concordent',
  'one reading of scans; a sample in a later edition agrees except for the last bonus, and the totals fit':
    'une lecture de scans ; un exemple d’une édition plus récente concorde sauf pour le dernier bonus, et les totaux concordent',
};
