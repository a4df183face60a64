import { shelfEn } from '../boxes/registry/words.en';
import { houseEn } from './house.en';
import { playEn } from './play.en';
import { puzzleEn } from './puzzle.en';
import { refusalsEn } from './refusals.en';
import { studyEn } from './study.en';
import { tableEn } from './table.en';
import { tellingEn } from './telling.en';

/** English, the language that all others must match. */
export const en = {
  ...studyEn,
  ...puzzleEn,
  ...tableEn,
  ...tellingEn,
  ...shelfEn,
  ...houseEn,
  ...playEn,
  ...refusalsEn,
};

export type MessageKey = keyof typeof en;
