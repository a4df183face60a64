import { words as first } from './first.en';
import { words as rest } from './rest.en';

/** English, the language that all others must match. Only its types are in the first page. */
export const en = { ...first, ...rest };

export type FirstKey = keyof typeof first;
export type MessageKey = keyof typeof en;
