/** The four suits and the figures of the box as symbols on a 64 grid; own drawings. */
import { ensureSymbol } from '../../../art/sprite';

const rays = Array.from({ length: 8 }, (_, n) => `<path transform="rotate(${n * 45} 32 32)" d="M32 2 37 15H27z"/>`).join('');

const FIGURES: Readonly<Record<string, string>> = {
  suns: `<g fill="currentColor"><circle cx="32" cy="32" r="14"/>${rays}</g>`,
  moons: '<path fill="currentColor" d="M43 6A27 27 0 1 0 58 46 22 22 0 0 1 43 6z"/>',
  crowns: '<path fill="currentColor" d="M8 54 4 20l15 13L32 10l13 23 15-13-4 34z"/><g fill="currentColor"><circle cx="5" cy="16" r="4.500"/><circle cx="32" cy="7" r="5"/><circle cx="59" cy="16" r="4.500"/></g>',
  arms: '<path fill="currentColor" d="M8 6h48v24c0 15-10 23-24 30C18 53 8 45 8 30z"/><path fill="none" stroke="var(--n-on, #FBF3E0)" stroke-width="6" d="M32 10v44M12 27h40"/>',
  pawn: '<path d="M16 58c0-5 4-7 6-9 5-6 6-12 6-17h-5v-5h5a12 12 0 1 1 8 0h5v5h-5c0 5 1 11 6 17 2 2 6 4 6 9z"/>',
};

const COLOURED = ['suns', 'moons', 'crowns', 'arms'];

/** Called by every part before it draws: symbols are added once. Icons in logs and menus wear the colour of the suit. */
export function drawSymbols(): void {
  for (const [name, body] of Object.entries(FIGURES)) {
    ensureSymbol(`nf-${name}`, () => `<symbol id="nf-${name}" viewBox="0 0 64 64">${body}</symbol>`);
    if (COLOURED.includes(name)) {
      ensureSymbol(`n-${name}`, () => `<symbol id="n-${name}" viewBox="0 0 64 64"><g class="n-ink-${name}">${body}</g></symbol>`);
    }
  }
}
