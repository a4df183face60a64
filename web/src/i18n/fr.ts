import { shelfFr } from '../boxes/registry/words.fr';
import type { Messages } from '.';
import { houseFr } from './house.fr';
import { playFr } from './play.fr';
import { puzzleFr } from './puzzle.fr';
import { refusalsFr } from './refusals.fr';
import { studyFr } from './study.fr';
import { tableFr } from './table.fr';
import { tellingFr } from './telling.fr';

export const fr: Messages = {
  ...houseFr,
  ...playFr,
  ...puzzleFr,
  ...refusalsFr,
  ...studyFr,
  ...tableFr,
  ...tellingFr,
  ...shelfFr,
};
