/** The names of house values. There are some ninety, so the rows of a family have one message. */
import bundle from 'words:house';
import { capital, wordsOf } from '../../i18n';

const { sayOr } = wordsOf(bundle, 'orleans/names');

/** What the rows of a family are named after. Dues have the number of their round. */
const NAMED: Readonly<Record<string, string>> = {
  needs: 'place',
  type: 'place',
  support: 'place',
  achievement: 'store',
  structure: 'structure',
  deed: 'deed',
  price: 'good',
};

/** `overlay.tile.hayrick.needs` is one of the needs, `overlay.due.5` one of the dues. */
function read(id: string): { readonly key: string; readonly family: string; readonly name: string } {
  const [, first = '', name = '', last = ''] = id.split('.');
  const family = first === 'tile' ? last : first === 'harvest' ? 'event' : first;
  return { key: `${first}.${name}`, family, name };
}

const isValue = (id: string): boolean => id.startsWith('overlay.');

/** "Hayrick (spaces)", "Due of round 5" */
export function valueName(id: string): string | undefined {
  if (!isValue(id)) return undefined;
  const { key, family, name } = read(id);
  const kind = NAMED[family];
  const named = kind ? sayOr(`${kind}.${name}`, name) : name;
  return (
    sayOr(`value.${key}`, '') || capital(sayOr(`family.${family}.one`, '', { name: named })) || undefined
  );
}

export function valueAbout(id: string): string | undefined {
  if (!isValue(id)) return undefined;
  const { key, family } = read(id);
  return sayOr(`value.${key}.about`, '') || sayOr(`family.${family}.about`, '') || undefined;
}

/** The heading above it: "Dues of the Estate Manager". */
export const valueFamily = (id: string): string | undefined =>
  isValue(id) ? sayOr(`family.${read(id).family}`, '') || undefined : undefined;
