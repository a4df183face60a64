import type { Messages } from '.';
import { boxesFr } from './boxes.fr';
import { burgundyFr } from './burgundy.fr';
import { houseFr } from './house.fr';
import { playFr } from './play.fr';
import { refusalsFr } from './refusals.fr';
import { tableFr } from './table.fr';

export const fr: Messages = { ...houseFr, ...playFr, ...refusalsFr, ...tableFr, ...burgundyFr, ...boxesFr };
