import { round } from './hex';

interface IconProps {
  readonly id: string;
  readonly class?: string | undefined;
  readonly label?: string | undefined;
}

/** A small drawing in a line of text. Without a label it is decoration. */
export function Icon({ id, class: extra, label }: IconProps) {
  const box = id.startsWith('u-') ? '0 0 24 24' : '0 0 64 64';
  return (
    <svg
      class={`ico ${extra ?? ''}`}
      viewBox={box}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' })}
    >
      <use href={`#${id}`} />
    </svg>
  );
}

interface UseProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly class?: string;
  readonly fill?: string;
}

/** A symbol centred on a point of a larger drawing. */
export function Use({ id, x, y, size, ...rest }: UseProps) {
  return (
    <use
      href={`#${id}`}
      x={round(x - size / 2)}
      y={round(y - size / 2)}
      width={round(size)}
      height={round(size)}
      {...rest}
    />
  );
}

interface DieFaceProps {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly class?: string;
}

/** A printed die face inside a larger drawing; its colours come from the style sheet. */
export function DieFace({ value, x, y, size, class: extra }: DieFaceProps) {
  return (
    <g class={`die-face ${extra ?? ''}`}>
      <rect
        x={round(x - size / 2)}
        y={round(y - size / 2)}
        width={round(size)}
        height={round(size)}
        rx={round(size * 0.2)}
      />
      <Use id={`d-${value}`} x={x} y={y} size={size * 0.86} />
    </g>
  );
}

/** A die as a piece: `seat` 1 to 4 gives its colour, 0 is the white one. */
export function DiePicture({ value, seat }: { readonly value: number; readonly seat: number }) {
  return (
    <svg class={`die-picture d${seat}`} viewBox="0 0 64 66" aria-hidden="true" focusable="false">
      <rect class="die-edge" x="3" y="8" width="58" height="56" rx="13" />
      <rect class="die-body" x="3" y="2" width="58" height="57" rx="13" />
      <rect class="die-gloss" x="7" y="6" width="50" height="49" rx="10" />
      <use href={`#d-${value}`} class="die-pips" x="7" y="5" width="50" height="50" />
    </svg>
  );
}
