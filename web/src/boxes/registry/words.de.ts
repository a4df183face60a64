import { burgundyShelfDe } from '../burgundy/words/shelf.de';
import { burgundyDiceShelfDe } from '../burgundy-dice/words/shelf.de';
import { natickShelfDe } from '../natick/words/shelf.de';
import { orleansShelfDe } from '../orleans/words/shelf.de';

/** What the pages around the table say about each box. */
export const shelfDe = { ...burgundyShelfDe, ...burgundyDiceShelfDe, ...natickShelfDe, ...orleansShelfDe };
