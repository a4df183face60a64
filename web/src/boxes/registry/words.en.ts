import { burgundyShelfEn } from '../burgundy/words/shelf.en';
import { burgundyDiceShelfEn } from '../burgundy-dice/words/shelf.en';
import { natickShelfEn } from '../natick/words/shelf.en';

/** What the house says about each box. */
export const shelfEn = { ...burgundyShelfEn, ...burgundyDiceShelfEn, ...natickShelfEn };
