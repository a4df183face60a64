import { tell } from './words';

/** What the tag is about. */
export type OursWhat = 'achievements' | 'dues' | 'assembly-hall' | 'support' | 'structures';

/** Says that values are our reconstruction. Resting on it, or focusing it, tells more. */
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
