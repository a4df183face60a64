/** The five dice: two with pips, two with colours, one with hourglasses. */
import { DiePicture } from '../../../art/icon';
import { SYMBOL } from '../sheet';
import type { Colour } from '../view';

const Body = () => (
  <>
    <rect class="die-edge" x="3" y="8" width="58" height="56" rx="13" />
    <rect class="die-body" x="3" y="2" width="58" height="57" rx="13" />
  </>
);

export const PipDie = ({ value }: { readonly value: number }) => <DiePicture value={value} seat={0} />;

/** A colour with its pattern and symbol. */
export function ColourDie({ colour }: { readonly colour: Colour }) {
  return (
    <svg
      class={`die-picture bd-colour-die bd-${colour}`}
      viewBox="0 0 64 66"
      aria-hidden="true"
      focusable="false"
    >
      <Body />
      <rect x="3" y="2" width="58" height="57" rx="13" fill={`url(#bd-p-${colour})`} opacity=".4" />
      <rect class="bd-die-field" x="11" y="9.500" width="42" height="42" rx="9" />
      <use href={`#${SYMBOL[colour]}`} x="14" y="12.500" width="36" height="36" />
    </svg>
  );
}

/** One hourglass, or the double one, which is blue. */
export function HourglassDie({ count }: { readonly count: number }) {
  const double = count === 2;
  return (
    <svg
      class={`die-picture bd-glass-die ${double ? 'double' : ''}`}
      viewBox="0 0 64 66"
      aria-hidden="true"
      focusable="false"
    >
      <Body />
      {double ? (
        <>
          <use href="#bd-glass" x="5" y="12" width="28" height="36" />
          <use href="#bd-glass" x="31" y="12" width="28" height="36" />
        </>
      ) : (
        <use href="#bd-glass" x="13" y="11" width="38" height="39" />
      )}
    </svg>
  );
}
