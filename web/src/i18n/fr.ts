import type { Messages } from '.';
import { words as first } from './first.fr';
import { words as rest } from './rest.fr';

export const fr: Messages = { ...first, ...rest };
