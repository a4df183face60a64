import { shelfFr } from '../boxes/registry/words.fr';
import type { Messages } from '.';
import { houseFr } from './house.fr';
import { playFr } from './play.fr';
import { refusalsFr } from './refusals.fr';
import { tableFr } from './table.fr';

export const fr: Messages = { ...houseFr, ...playFr, ...refusalsFr, ...tableFr, ...shelfFr };
