/** Handwriting on the sheet. */
import { round } from '../../../art/hex';

interface PencilProps {
  /** A digit, or `cross`, `tick`, `ring`. */
  readonly mark: number | string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Marks with the same seed lean the same way. Nobody writes the same digit exactly alike twice. */
  readonly seed?: string;
  readonly class?: string;
}

function lean(seed: string): number {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 97;
  return (sum % 15) - 7;
}

/** A pencilled mark inside a larger drawing, centred on a point. */
export function Pencil({ mark, x, y, size, seed = '', class: extra }: PencilProps) {
  return (
    <use
      class={`pencil ${extra ?? ''}`}
      href={`#pencil-${mark}`}
      x={round(x - size / 2)}
      y={round(y - size / 2)}
      width={round(size)}
      height={round(size)}
      transform={`rotate(${lean(seed + mark)} ${round(x)} ${round(y)})`}
    />
  );
}

/** A pencilled mark in a line of text. */
export function PencilMark({ mark, seed = '', class: extra }: Pick<PencilProps, 'mark' | 'seed' | 'class'>) {
  return (
    <svg class={`pencil-mark ${extra ?? ''}`} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <Pencil mark={mark} x={32} y={32} size={62} seed={seed} />
    </svg>
  );
}

/** A number as it is written in the score column. */
export function PencilNumber({ n, label }: { readonly n: number; readonly label: string }) {
  const digits = [...String(n)];
  return (
    <svg
      class="pencil-number"
      viewBox={`0 0 ${digits.length * 38 + 10} 64`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {digits.map((digit, at) => (
        <Pencil key={at} mark={digit} x={24 + at * 38} y={32} size={58} seed={`${n}${at}`} />
      ))}
    </svg>
  );
}
