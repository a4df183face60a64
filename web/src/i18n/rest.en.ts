import { valuesEn } from '../boxes/registry/values.en';
import { playEn } from './play.en';
import { puzzleEn } from './puzzle.en';
import { refusalsEn } from './refusals.en';
import { studyEn } from './study.en';
import { tableEn } from './table.en';
import { tellingEn } from './telling.en';

/** What all other pages need besides. */
export const words = {
  ...valuesEn,
  ...playEn,
  ...puzzleEn,
  ...refusalsEn,
  ...studyEn,
  ...tableEn,
  ...tellingEn,
};
