import { burgundyShelfEn } from '../burgundy/words/shelf.en';
import { burgundyDiceShelfEn } from '../burgundy-dice/words/shelf.en';
import { natickShelfEn } from '../natick/words/shelf.en';
import { orleansShelfEn } from '../orleans/words/shelf.en';

/** What the pages around the table say about each box. */
export const shelfEn = { ...burgundyShelfEn, ...burgundyDiceShelfEn, ...natickShelfEn, ...orleansShelfEn };
