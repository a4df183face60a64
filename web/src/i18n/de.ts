import { shelfDe } from '../boxes/registry/words.de';
import type { Messages } from '.';
import { houseDe } from './house.de';
import { playDe } from './play.de';
import { puzzleDe } from './puzzle.de';
import { refusalsDe } from './refusals.de';
import { studyDe } from './study.de';
import { tableDe } from './table.de';
import { tellingDe } from './telling.de';

export const de: Messages = {
  ...houseDe,
  ...playDe,
  ...puzzleDe,
  ...refusalsDe,
  ...studyDe,
  ...tableDe,
  ...tellingDe,
  ...shelfDe,
};
