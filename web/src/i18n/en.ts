import { shelfEn } from '../boxes/registry/words.en';
import { houseEn } from './house.en';
import { playEn } from './play.en';
import { refusalsEn } from './refusals.en';
import { tableEn } from './table.en';

/** English, the language that every other one is measured by. */
export const en = { ...tableEn, ...shelfEn, ...houseEn, ...playEn, ...refusalsEn };

export type MessageKey = keyof typeof en;
