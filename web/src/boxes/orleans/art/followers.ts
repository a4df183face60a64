/**
 * The seven followers: an outline, a pattern and a tool each, so that colour is never the only sign. The same
 * outline is drawn as a piece, as a hole in a place, as a ring around that hole, and as a small sign.
 */
import type { Need } from '../pieces';

interface Look {
  readonly outline: string;
  readonly pattern: string;
  readonly tool: string;
}

const path = (classes: string, d: string, width?: number) =>
  `<path class="${classes}"${width ? ` stroke-width="${width}"` : ''} d="${d}"/>`;

export const LOOKS: Readonly<Record<Need, Look>> = {
  farmer: {
    outline: 'M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56z',
    pattern: 'M8 18q24-10 48 0M5 27q27-10 54 0M5 37q27-10 54 0M8 47q24-10 48 0',
    tool:
      path('lo-l lo-o', 'M17 44C12 24 26 11 46 15c-10 2-18 9-19 19l-3 1z') +
      path('lo-a lo-o', 'M22 36l7-3 9 17-7 4z'),
  },
  boatman: {
    outline: 'M32 2c4 8 26 20 26 36a26 23 0 0 1-52 0C6 22 28 10 32 2z',
    pattern:
      'M8 30q6-5 12 0t12 0 12 0 12 0M6 40q6-5 12 0t12 0 12 0 14 0M10 50q6-5 12 0t12 0 12 0 8 0M20 20q6-5 12 0t12 0',
    tool:
      path('lo-n lo-o', 'M32 16v22', 3.2) +
      path('lo-l lo-o', 'M34 17c7 4 10 10 10 17H34zM30 21c-5 3-8 8-8 13h8z') +
      path('lo-a lo-o', 'M12 39h40c-1 8-6 13-12 13H24c-6 0-11-5-12-13z'),
  },
  craftsman: {
    outline: 'M11 6h42a5 5 0 0 1 5 5v42a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5z',
    pattern:
      'M6 19h52M6 32h52M6 45h52M22 6v13M42 6v13M14 19v13M32 19v13M50 19v13M22 32v13M42 32v13M14 45v13M32 45v13M50 45v13',
    tool: path('lo-a lo-o', 'M28 24h8v30h-8z') + path('lo-l lo-o', 'M14 12h30l8 7v6H14z'),
  },
  trader: {
    outline: 'M19 5h26l16 27-16 27H19L3 32z',
    pattern: 'M14 12v40M23 5v54M32 5v54M41 5v54M50 12v40M9 20h46M4 32h56M9 44h46',
    tool:
      path('lo-n lo-o', 'M32 14v32M20 20h24M23 49h18', 3) +
      path('lo-l lo-o', 'M11 38 20 20l9 18c-3 6-15 6-18 0zM35 38l9-18 9 18c-3 6-15 6-18 0z') +
      '<circle class="lo-y lo-o" cx="32" cy="13" r="3.6" stroke-width="2"/>',
  },
  knight: {
    outline: 'M5 6h54v28L32 62 5 34z',
    pattern: 'M5 18 17 6M5 30 29 6M9 38 41 6M15 44 53 6M21 50 59 12M27 56 59 24',
    tool:
      path('lo-r lo-o', 'M32 16c2-9 12-8 14-2-5-2-10 0-11 3z', 2) +
      path('lo-l lo-o', 'M16 44V31c0-10 7-16 16-16s16 6 16 16v13l-16 9z') +
      path('lo-k', 'M18 30h28v5H34v14h-4V35H18z'),
  },
  scholar: {
    outline: 'M32 1l31 31-31 31L1 32z',
    pattern:
      'M32 8v.1M23 17v.1M41 17v.1M14 26v.1M32 26v.1M50 26v.1M23 35v.1M41 35v.1M14 38v.1M50 38v.1M32 44v.1M23 47v.1M41 47v.1M32 56v.1',
    tool:
      path('lo-l lo-o', 'M10 24c8-3 16-2 22 3 6-5 14-6 22-3v23c-8-3-16-2-22 3-6-5-14-6-22-3z') +
      path(
        'lo-n lo-o',
        'M32 27v23M16 30c4-1 8 0 11 2M16 37c4-1 8 0 11 2M48 30c-4-1-8 0-11 2M48 37c-4-1-8 0-11 2',
        2,
      ),
  },
  monk: {
    outline: 'M8 60V29C8 15 18 4 32 4s24 11 24 25v31z',
    pattern: 'M15 60V24M23 60V10M41 60V10M49 60V24',
    tool:
      path('lo-a lo-o', 'M12 58c0-8 3-11 7-13-5-16 1-32 13-32s18 16 13 32c4 2 7 5 7 13z') +
      path('lo-l lo-o', 'M23 33c0-8 4-12 9-12s9 4 9 12-4 13-9 13-9-5-9-13z') +
      path('lo-n lo-o', 'M28 33v.1M36 33v.1', 3.6) +
      path('lo-n lo-o', 'M29 40h6', 2),
  },
  any: {
    outline:
      'M32 6c9 0 11 4 15 4s11 6 10 13c0 4 2 5 2 9s-2 5-2 9c1 7-6 13-10 13s-6 4-15 4-11-4-15-4S6 48 7 41c0-4-2-5-2-9s2-5 2-9C6 16 13 10 17 10s6-4 15-4z',
    pattern: '',
    tool: path('lo-n lo-o', 'M32 18a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM18 48c1-9 6-13 14-13s13 4 14 13', 2.6),
  },
};

/** The symbols of one follower: piece `of-`, hole `oh-`, ring `or-` and small sign `om-`. */
export function followerSymbols(need: Need): string {
  const { outline, pattern, tool } = LOOKS[need];
  const symbol = (letter: string, width: number, body: string) =>
    `<symbol id="o${letter}-${need}" viewBox="-2 -2 68 68" stroke-width="${width}">${body}</symbol>`;
  const body = `<path class="lo-o" fill="var(--o-${need})" stroke-width="3" d="${outline}"/>`;
  return [
    symbol('f', 2.4, `${body}<path class="o-pattern" d="${pattern}"/>${tool}`),
    symbol(
      'h',
      2.4,
      `<path class="o-hole-ground o-ground-${need}" d="${outline}"/><g class="o-hole-tool">${tool}</g>`,
    ),
    symbol('r', 5, `<path class="o-ring" d="${outline}"/>`),
    symbol('m', 5, `<path class="lo-o" fill="var(--o-${need})" d="${outline}"/>`),
  ].join('');
}
