import { tell } from './words';

/** What the tag is about. */
export type OursWhat = 'achievements' | 'dues' | 'assembly-hall' | 'support' | 'structures' | 'deeds';

/** Deeds of the scenarios whose spaces are not known from print. */
export const OUR_DEEDS: readonly string[] = [
  'carpenters-guild',
  'right-of-assembly',
  'orphanage',
  'wine-press-house',
  'three-field-rotation',
  'angelology',
  'expanding-the-university',
  'city-council',
];

/** Says that values are our reconstruction. Resting on it, or focusing it, shows more. */
export function Ours({ what }: { readonly what: OursWhat }) {
  return (
    <span
      class="o-ours"
      role="note"
      tabIndex={0}
      data-info={`ours:${what}`}
      aria-label={`${tell('ours')}. ${tell(`ours.${what}`)}`}
    >
      {tell('ours')}
    </span>
  );
}
