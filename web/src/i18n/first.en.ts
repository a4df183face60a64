import { shelfEn } from '../boxes/registry/words.en';
import { houseEn } from './house.en';
import { startEn } from './start.en';

/** What the first page needs. */
export const words = { ...shelfEn, ...houseEn, ...startEn };
