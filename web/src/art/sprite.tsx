import { memo } from './memo';
import symbols from './symbols.svg?raw';

/**
 * One pattern for each kind, so that colour is never the only sign. Tiles and printed spaces use different
 * ink.
 */
const SHAPES: Readonly<Record<string, readonly [width: number, height: number, line: string, dots: string]>> =
  {
    C: [16, 12, 'M0 .5H16M0 6.5H16M4 .5V6.5M12 6.5V12.5', ''],
    M: [9, 9, 'M0 9 9 0M-2 2 2-2M7 11 11 7', ''],
    S: [20, 9, 'M0 5q5-5 10 0t10 0', ''],
    B: [14, 14, 'M0 0a7 7 0 0 0 14 0M-7 7a7 7 0 0 0 14 0M7 7a7 7 0 0 0 14 0', ''],
    L: [18, 14, 'M3 6 1.5 2M3.5 6V1M4 6 6 2M12 13l-1.500-4M12.500 13V8M13 13l2-4', ''],
    Y: [14, 14, 'M7 0 14 7 7 14 0 7z', '7,7 0,0 14,14 14,0 0,14'],
  };

function pattern(id: string, letter: string, ink: string): string {
  const [width, height, line, dots] = SHAPES[letter] ?? [1, 1, '', ''];
  const circles = dots
    .split(' ')
    .filter(Boolean)
    .map((dot) => `<circle cx="${dot.split(',')[0]}" cy="${dot.split(',')[1]}" r="1.3" fill="${ink}"/>`)
    .join('');
  return (
    `<pattern id="${id}-${letter}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
    `<path fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round" d="${line}"/>${circles}</pattern>`
  );
}

const patterns = Object.keys(SHAPES)
  .map((letter) => {
    const tileInk = letter === 'C' || letter === 'S' ? '#FFF6E0' : '#2A2018';
    const spaceInk = `color-mix(in oklab, var(--k-${letter}) 55%, var(--ink))`;
    return pattern('pt', letter, tileInk) + pattern('ps', letter, spaceInk);
  })
  .join('');

const SPRITE_ID = 'loire-sprite';

/** Every drawing that `use` elements refer to. It is in the page once and shows nothing itself. */
export const Sprite = memo(function Sprite() {
  return (
    <svg
      id={SPRITE_ID}
      class="sprite"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: `<defs>${patterns}</defs>${symbols}` }}
    />
  );
});

const known = new Set<string>();

/** Adds a symbol to the sprite the first time it is needed, and returns the reference for `use`. */
export function ensureSymbol(id: string, make: () => string): string {
  if (!known.has(id)) {
    known.add(id);
    if (typeof document !== 'undefined') {
      document.getElementById(SPRITE_ID)?.insertAdjacentHTML('beforeend', make());
    }
  }
  return `#${id}`;
}
