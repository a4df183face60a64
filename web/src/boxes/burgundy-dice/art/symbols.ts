/** Drawings that only this box needs: a monk, an hourglass, six printed patterns, pencil marks. */
import { ensureSymbol } from '../../../art/sprite';
import type { Colour } from '../view';

const MONK =
  '<path class="lo-a lo-o" d="M9 61c1-19 8-27 23-27s22 8 23 27z"/><path class="lo-a lo-o" d="M14 31C12 14 21 3 32 3s20 11 18 28c-2 9-9 13-18 13s-16-4-18-13z"/>' +
  '<path class="lo-l lo-o" d="M21 25c0-9 5-13 11-13s11 4 11 13-4 14-11 14-11-5-11-14z"/><path class="lo-k" d="M20 24c1-8 5-13 12-13s11 5 12 13c-4-5-8-6-12-6s-8 1-12 6z"/>' +
  '<circle class="lo-l" cx="32" cy="13.500" r="4.500"/><path class="lo-n lo-o" d="M32 46v13M26 51h12"/>';
const GLASS =
  '<path class="lo-l lo-o" d="M17 9c0 12 12 15 12 23S17 43 17 55h30c0-12-12-15-12-23s12-11 12-23z"/><path class="bd-sand" d="M21 18c3 6 8 9 11 14 3-5 8-8 11-14zM20 53c1-6 7-8 12-13 5 5 11 7 12 13z"/>' +
  '<path class="lo-a lo-o" d="M12 3h40v7H12zM12 54h40v7H12z"/>';

const PATTERNS: Readonly<Record<Colour, readonly [width: number, height: number, line: string]>> = {
  purple: [14, 14, 'M7 0 14 7 7 14 0 7z'],
  gray: [9, 9, 'M0 9 9 0M-2 2 2-2M7 11 11 7'],
  blue: [20, 9, 'M0 5q5-5 10 0t10 0'],
  orange: [14, 14, 'M0 0a7 7 0 0 0 14 0M-7 7a7 7 0 0 0 14 0M7 7a7 7 0 0 0 14 0'],
  green: [16, 12, 'M0 .5H16M0 6.5H16M4 .5V6.5M12 6.5V12.5'],
  yellow: [18, 14, 'M3 6 1.500 2M3.500 6V1M4 6 6 2M12 13l-1.500-4M12.500 13V8M13 13l2-4'],
};

/** Pencil strokes by hand, on a field of 64. */
const STROKES: Readonly<Record<string, string>> = {
  0: 'M35 9C20 7 15 27 18 42c4 17 24 15 28-3C49 23 44 7 31 10',
  1: 'M22 20c7-3 11-8 14-13-1 17-2 33-3 50',
  2: 'M18 20C20 6 45 5 44 20 43 33 25 42 16 55c11-4 22-1 33 0',
  3: 'M18 12c12-8 28-2 24 9-2 7-9 9-15 9 11-1 21 6 18 16-4 12-21 13-29 4',
  4: 'M36 7C30 20 22 31 14 41c12-2 24-2 37-3M41 24c-1 12-2 23-4 34',
  5: 'M47 8c-8 2-16 1-23 2-1 7-3 13-4 20 10-6 26-2 25 11-1 16-20 19-30 10',
  6: 'M43 7C28 13 17 30 19 45c2 15 24 14 26-1 1-13-17-16-25-1',
  7: 'M15 12c11 1 22 0 33-2-8 14-16 30-20 47',
  8: 'M41 14C30 5 17 14 24 24c6 8 22 10 20 23-3 13-24 12-24-1 0-11 22-16 23-26 0-4-1-5-3-7',
  9: 'M44 21C41 7 22 7 20 22c-1 13 19 14 24-1 1 14-1 26-6 36',
  cross: 'M12 13c12 14 26 27 41 41M52 11C41 26 25 42 11 54',
  tick: 'M9 36c6 4 10 10 14 17 8-18 18-32 33-43',
  ring: 'M42 6C22 0 4 15 5 35c2 20 28 30 46 16C66 37 60 11 34 6c-5-1-9 0-13 3',
};

/** Two strokes that nearly meet look like graphite. A filter would cost more than it is worth. */
const stroke = (d: string) =>
  `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke-width="5.200" opacity=".88"/>` +
  `<path d="${d}" stroke-width="2" opacity=".55" transform="translate(1.600 -1.200)"/></g>`;

const symbol = (id: string, inside: string) =>
  ensureSymbol(id, () => `<symbol id="${id}" viewBox="0 0 64 64" stroke-width="2.4">${inside}</symbol>`);

let drawn = false;

/** Adds the drawings to the page. Called by every part, since any of them may come first. */
export function drawSymbols(): void {
  if (drawn || typeof document === 'undefined') return;
  drawn = true;
  symbol('bd-monk', MONK);
  symbol('bd-glass', GLASS);
  for (const [name, d] of Object.entries(STROKES)) symbol(`pencil-${name}`, stroke(d));
  for (const [colour, [width, height, line]] of Object.entries(PATTERNS)) {
    ensureSymbol(
      `bd-p-${colour}`,
      () =>
        `<pattern id="bd-p-${colour}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path fill="none" ` +
        `style="stroke:color-mix(in oklab, var(--bd-${colour}) 60%, var(--ink))" stroke-width="1.300" stroke-linecap="round" d="${line}"/></pattern>`,
    );
  }
}
