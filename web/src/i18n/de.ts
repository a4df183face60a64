import type { Messages } from '.';
import { words as first } from './first.de';
import { words as rest } from './rest.de';

export const de: Messages = { ...first, ...rest };
