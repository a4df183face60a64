import { burgundyShelfFr } from '../burgundy/words/shelf.fr';
import { burgundyDiceShelfFr } from '../burgundy-dice/words/shelf.fr';
import { natickShelfFr } from '../natick/words/shelf.fr';
import { orleansShelfFr } from '../orleans/words/shelf.fr';

/** What the pages around the table say about each box. */
export const shelfFr = { ...burgundyShelfFr, ...burgundyDiceShelfFr, ...natickShelfFr, ...orleansShelfFr };
