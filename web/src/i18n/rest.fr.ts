import { valuesFr } from '../boxes/registry/values.fr';
import { playFr } from './play.fr';
import { puzzleFr } from './puzzle.fr';
import { refusalsFr } from './refusals.fr';
import { studyFr } from './study.fr';
import { tableFr } from './table.fr';
import { tellingFr } from './telling.fr';

/** What all other pages need besides. */
export const words = {
  ...valuesFr,
  ...playFr,
  ...puzzleFr,
  ...refusalsFr,
  ...studyFr,
  ...tableFr,
  ...tellingFr,
};
