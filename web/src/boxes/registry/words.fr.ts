import { burgundyShelfFr } from '../burgundy/words/shelf.fr';
import { burgundyDiceShelfFr } from '../burgundy-dice/words/shelf.fr';
import { natickShelfFr } from '../natick/words/shelf.fr';

/** What the house says about each box. */
export const shelfFr = { ...burgundyShelfFr, ...burgundyDiceShelfFr, ...natickShelfFr };
