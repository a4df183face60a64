/** The box's four suits and figures as symbols on a 64 grid. Our own drawings. */
import { ensureSymbol } from '../../../art/sprite';

const rays = Array.from(
  { length: 8 },
  (_, n) => `<path transform="rotate(${n * 45} 32 32)" d="M32 2 37 15H27z"/>`,
).join('');

const FIGURES: Readonly<Record<string, string>> = {
  suns: `<g fill="currentColor"><circle cx="32" cy="32" r="14"/>${rays}</g>`,
  moons: '<path fill="currentColor" d="M43 6A27 27 0 1 0 58 46 22 22 0 0 1 43 6z"/>',
  crowns:
    '<path fill="currentColor" d="M8 54 4 20l15 13L32 10l13 23 15-13-4 34z"/><g fill="currentColor"><circle cx="5" cy="16" r="4.500"/><circle cx="32" cy="7" r="5"/><circle cx="59" cy="16" r="4.500"/></g>',
  arms: '<path fill="currentColor" d="M8 6h48v24c0 15-10 23-24 30C18 53 8 45 8 30z"/><path fill="none" stroke="var(--n-on, #FBF3E0)" stroke-width="6" d="M32 10v44M12 27h40"/>',
  pawn: '<path d="M16 58c0-5 4-7 6-9 5-6 6-12 6-17h-5v-5h5a12 12 0 1 1 8 0h5v5h-5c0 5 1 11 6 17 2 2 6 4 6 9z"/>',
};

const sheaf = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path fill="#E2B64B" d="M-6 9C-11 2-12-5-9-12c2 3 3 5 3 7 1-5 3-8 6-11 3 3 5 6 6 11 0-2 1-4 3-7 3 7 2 14-3 21z"/><path fill="none" d="M-8 3q8 3 16 0M0-10V2M-4-4l1 6M4-4 3 2"/></g>`;
const fir = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path fill="#8A6A43" d="M-2 4h4v6h-4z"/><path fill="#4E8A63" d="M0-22 8-9H5L11 4H-11L-5-9H-8z"/></g>`;

/**
 * What a region produces, as a small landscape around the origin of its tile: kiln and bricks, mountains,
 * sheaves, a wood.
 */
const LANDS: Readonly<Record<string, string>> = {
  suns: '<g transform="translate(13 0)"><path fill="#C46A4A" d="M-28 8V-3c0-10 6-15 13-15S-2-13-2-3V8z"/><path fill="#C46A4A" d="M-19-17v-7h7v7z"/><path fill="none" d="M-27-4h25M-24-11H-6M-19-4v6M-9-4v6M-15-11v7"/><path fill="var(--k)" d="M-20 8V3a5 5 0 0 1 10 0v5z"/></g><path fill="#DB8A63" d="M15 8V3h8v5zM23 8V3h8v5zM31 8V3h8v5zM19 3v-5h8v5zM27 3v-5h8v5zM-39 8V3h8v5zM-31 8V3h8v5zM-35 3v-5h8v5z"/>',
  moons:
    '<path fill="#8E93A3" d="M-41 8-22-9-11 0 4-22 38 8z"/><path fill="var(--l)" d="M-22-9l-6 5.500 5-.500 3 2.500 4-3.500zM4-22-4-10l5-1 4 4 5-4 5 1z"/><path fill="#A5783F" d="M-3 8V-1H9v9z"/><path fill="var(--k)" d="M0 8V2h6v6z"/>',
  crowns: `<path fill="none" d="M-42 6q20-7 42-3t42-4M-40-4q20-6 40-2t38-5"/>${sheaf(-27, 2)}${sheaf(0, -2)}${sheaf(27, 2)}`,
  arms: `${fir(-33, 1, 0.55)}${fir(-20, 0, 0.7)}${fir(36, 1, 0.55)}${fir(23, 0, 0.7)}${fir(-4, -3, 1)}${fir(11, -1, 0.85)}`,
};

const COLOURED = ['suns', 'moons', 'crowns', 'arms'];

/**
 * Called by every part before it draws. Symbols are added once. Icons in logs and menus have the colour of
 * the suit.
 */
export function drawSymbols(): void {
  for (const [name, body] of Object.entries(FIGURES)) {
    ensureSymbol(`nf-${name}`, () => `<symbol id="nf-${name}" viewBox="0 0 64 64">${body}</symbol>`);
    const land = LANDS[name];
    if (land)
      ensureSymbol(
        `nl-${name}`,
        () =>
          `<symbol id="nl-${name}" viewBox="-46 -46 92 90" overflow="visible"><g stroke="var(--k)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">${land}</g></symbol>`,
      );
    if (COLOURED.includes(name)) {
      ensureSymbol(
        `n-${name}`,
        () => `<symbol id="n-${name}" viewBox="0 0 64 64"><g class="n-ink-${name}">${body}</g></symbol>`,
      );
    }
  }
}
