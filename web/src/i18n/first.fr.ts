import { shelfFr } from '../boxes/registry/words.fr';
import { houseFr } from './house.fr';
import { startFr } from './start.fr';

/** What the first page needs. */
export const words = { ...shelfFr, ...houseFr, ...startFr };
