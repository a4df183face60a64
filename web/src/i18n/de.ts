import type { Messages } from '.';
import { boxesDe } from './boxes.de';
import { burgundyDe } from './burgundy.de';
import { houseDe } from './house.de';
import { playDe } from './play.de';
import { refusalsDe } from './refusals.de';
import { tableDe } from './table.de';

export const de: Messages = { ...houseDe, ...playDe, ...refusalsDe, ...tableDe, ...burgundyDe, ...boxesDe };
