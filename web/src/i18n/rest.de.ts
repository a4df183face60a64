import { valuesDe } from '../boxes/registry/values.de';
import { playDe } from './play.de';
import { puzzleDe } from './puzzle.de';
import { refusalsDe } from './refusals.de';
import { studyDe } from './study.de';
import { tableDe } from './table.de';
import { tellingDe } from './telling.de';

/** What all other pages need besides. */
export const words = {
  ...valuesDe,
  ...playDe,
  ...puzzleDe,
  ...refusalsDe,
  ...studyDe,
  ...tableDe,
  ...tellingDe,
};
