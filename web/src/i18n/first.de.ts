import { shelfDe } from '../boxes/registry/words.de';
import { houseDe } from './house.de';
import { startDe } from './start.de';

/** What the first page needs. */
export const words = { ...shelfDe, ...houseDe, ...startDe };
