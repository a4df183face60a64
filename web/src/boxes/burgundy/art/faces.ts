/** Tile faces as SVG symbols. R = 50 units. */
import { hexagon, round } from '../../../art/hex';
import { ensureSymbol } from '../../../art/sprite';
import { animalsOf, kindOf, letterOf, monasteryNumber } from '../pieces';
import type { TileName } from '../view';
import { emblem, type Item, pictogram } from './monasteries';
import drawings from './tiles.svg?raw';

/** What a white castle's gate shows: the white die, a tick once its action is spent, or nothing yet. */
export type Gate = number | 'spent' | null;

/**
 * How large a tile is on the screen. Digits must stay readable, so small faces show fewer and larger symbols.
 */
export type Size = 'large' | 'medium' | 'small' | 'tiny';

const use = (id: string, x: number, y: number, size: number, extra = '') =>
  `<use href="#${id}" x="${round(x - size / 2)}" y="${round(y - size / 2)}" width="${size}" height="${size}" ${extra}/>`;

const text = (content: string, x: number, y: number, size: number, extra = '') =>
  `<text x="${round(x)}" y="${round(y)}" class="tn ${extra}" font-size="${size}" text-anchor="middle">${content}</text>`;

/** The fourth animal is a hen in 2011 and a goat in 2019. */
const animalSymbol = (species: string, edition: number) =>
  `a-${species === 'goat' && edition < 2019 ? 'chicken' : species}`;

const YIELD: Readonly<Record<string, readonly [amount: string, symbol: string]>> = {
  watchtower: ['4', 'i-vp-k'],
  bank: ['2', 'i-silver'],
  'boarding-house': ['4', 'i-worker'],
};

/** The gate is the white die. */
function whiteCastle(size: Size, gate: Gate): string {
  const small = size === 'small' || size === 'tiny';
  const castle = use('b-white-castle', 0, -3, small ? 68 : 62);
  if (size === 'tiny' || gate === null) return castle;
  if (gate === 'spent')
    return (
      castle +
      '<path d="M-5 14l4 4 7-8" fill="none" stroke="var(--k)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>'
    );
  if (size === 'large') return castle + use(`d-${gate}`, 0, 13.5, 17, 'fill="var(--k)"');
  // Pips would be too small to count here, so the die stands before the castle.
  const side = small ? 40 : 30;
  return (
    castle +
    `<rect x="${-side / 2}" y="${36 - side}" width="${side}" height="${side}" rx="6" fill="#fff" stroke="var(--k)" stroke-width="2"/>` +
    use(`d-${gate}`, 0, 36 - side / 2, side * 0.88, 'fill="var(--k)"')
  );
}

function building(tile: TileName, size: Size): string {
  const gives = YIELD[tile];
  if (size !== 'large' || !gives) return use(`b-${tile}`, 0, -2, size === 'large' ? 58 : 64);
  const pill =
    `<rect x="-21" y="13" width="42" height="22" rx="11" fill="var(--l)" stroke="var(--k)" stroke-width="1.6"/>` +
    text(gives[0], -9, 30.5, 19) +
    use(gives[1], 9, 24, 16);
  return use(`b-${tile}`, 0, -14, 46) + pill;
}

const HERD: Readonly<Record<number, readonly (readonly [x: number, y: number, size: number])[]>> = {
  2: [
    [-14, -14, 40],
    [14, 6, 40],
  ],
  3: [
    [0, -24, 34],
    [-19, 3, 34],
    [19, 3, 34],
  ],
  4: [
    [-17, -18, 32],
    [17, -18, 32],
    [-18, 8, 32],
    [18, 8, 32],
  ],
};

function livestock(tile: TileName, size: Size, edition: number): string {
  const animals = animalsOf(tile);
  if (!animals) return '';
  const symbol = animalSymbol(animals.species, edition);
  if (size === 'tiny') return use(symbol, 0, -2, 66);
  if (size === 'small') {
    return (
      use(symbol, -8, -11, 54) +
      `<circle cx="15" cy="18" r="20" fill="var(--l)" stroke="var(--k)" stroke-width="2"/>` +
      text(String(animals.count), 15, 31.5, 40)
    );
  }
  const [radius, font, foot] = size === 'large' ? [11, 19, 32] : [14.5, 25, 28];
  const count =
    `<circle cy="${foot}" r="${radius}" fill="var(--l)" stroke="var(--k)" stroke-width="1.6"/>` +
    text(String(animals.count), 0, foot + font * 0.34, font);
  if (size === 'medium') return use(symbol, 0, -11, 54) + count;
  return (HERD[animals.count] ?? []).map(([x, y, side]) => use(symbol, x, y, side)).join('') + count;
}

const WINDOW = 'M-32 29V-9C-32-24-14-31 0-39 14-31 32-24 32-9V29z';

const itemWidth = (item: Item) =>
  'symbol' in item ? item.size : 'die' in item ? 29 : item.text === '→' ? 15 : 4 + item.text.length * 9;

function pictogramRow(items: readonly Item[], y: number): string {
  const gap = 1.5;
  const total = items.reduce((sum, item) => sum + itemWidth(item) + gap, -gap);
  const fit = Math.min(1, 58 / total);
  let x = (-total * fit) / 2;
  return items
    .map((item) => {
      const width = itemWidth(item) * fit;
      const centre = x + width / 2;
      x += width + gap * fit;
      if ('symbol' in item) return use(item.symbol, centre, y, item.size * fit);
      if ('text' in item) return text(item.text, centre, y + 6.5, 19);
      return (
        `<rect x="${round(centre - 13.5)}" y="${round(y - 10.5)}" width="27" height="21" rx="5" fill="#fff" stroke="var(--k)" stroke-width="1.6"/>` +
        text(item.die, centre, y + 6, 18)
      );
    })
    .join('');
}

function monastery(number: number, size: Size, edition: number): string {
  const arch = `<path class="lo-l lo-o" stroke-width="2.2" d="${WINDOW}"/>`;
  if (size === 'tiny') return arch + text(String(number), 0, 23, 57, 'mon');
  if (size === 'small') return arch + text(String(number), 0, 20, 45, 'mon');
  if (size === 'medium') {
    const symbols = emblem(number);
    const side = symbols.length > 1 ? 27 : 32;
    const signs = symbols.map((id, n) => use(id, symbols.length > 1 ? (n - 0.5) * 28 : 0, 12, side)).join('');
    return arch + text(String(number), 0, -6, 27, 'mon') + signs;
  }
  const rows = pictogram(number, edition);
  const picture =
    rows.length > 1
      ? pictogramRow(rows[0] ?? [], -1) + pictogramRow(rows[1] ?? [], 18)
      : pictogramRow(rows[0] ?? [], 10);
  return (
    arch + text(String(number), 0, rows.length > 1 ? -15 : -9, rows.length > 1 ? 20 : 23, 'mon') + picture
  );
}

function art(tile: TileName, size: Size, edition: number, gate: Gate): string {
  if (tile === 'white-castle') return whiteCastle(size, gate);
  const kind = kindOf(tile);
  switch (kind) {
    case 'building':
      return building(tile, size);
    case 'livestock':
      return livestock(tile, size, edition);
    case 'monastery':
      return monastery(monasteryNumber(tile) ?? 0, size, edition);
    default:
      return use(`k-${letterOf(kind)}`, 0, -1, size === 'small' || size === 'tiny' ? 64 : 56);
  }
}

const EDGE = hexagon(48.5, 0, 5);
const RIM = hexagon(48.5);
const frame =
  `<polygon points="${hexagon(43.5)}" fill="none" stroke="#fff6e0" stroke-opacity=".75" stroke-width="1.6"/>` +
  `<polygon points="${RIM}" fill="none" stroke="var(--k)" stroke-width="1.8"/>`;

/** An inn fits anywhere: its rim has a wedge for each kind. */
function inn(size: Size): string {
  const corner = (n: number, radius: number) => {
    const angle = (Math.PI / 180) * (60 * n - 90);
    return `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
  };
  const wedges = [...'CSYMLB'].map((letter, n) => {
    const points = `0,0 ${corner(n, 48.5)} ${corner(n + 1, 48.5)}`;
    return (
      `<polygon points="${points}" fill="var(--k-${letter})"/>` +
      `<polygon points="${points}" fill="url(#pt-${letter})" opacity=".45"/>`
    );
  });
  const spokes = [0, 1, 2, 3, 4, 5].map((n) => `M${corner(n, 36)}L${corner(n, 48.5)}`).join('');
  return (
    `<polygon points="${EDGE}" fill="#3a2c1c"/>${wedges.join('')}` +
    `<path d="${spokes}" stroke="var(--k)" stroke-width="1.6"/>` +
    `<polygon points="${hexagon(37)}" fill="var(--l)" stroke="var(--k)" stroke-width="1.8"/>` +
    `<polygon points="${RIM}" fill="none" stroke="var(--k)" stroke-width="1.8"/>` +
    use('x-inn', -1, -2, size === 'large' || size === 'medium' ? 50 : 58)
  );
}

/** A face-down tile: slate and cross-hatched, so that no kind can be read from it. */
function blank(size: Size): string {
  const hatch =
    '<pattern id="pt-X" width="9" height="9" patternUnits="userSpaceOnUse">' +
    '<path d="M0 9 9 0M0 0 9 9" stroke="#cfd6db" stroke-width="1.3"/></pattern>';
  return (
    `${hatch}<polygon points="${EDGE}" fill="#14181b"/><polygon points="${RIM}" fill="#4a535b"/>` +
    `<polygon points="${RIM}" fill="url(#pt-X)" opacity=".45"/>${frame}` +
    `<polygon points="${hexagon(31)}" fill="#2f353b" stroke="#fff6e0" stroke-width="1.6"/>` +
    use('fleur', 0, -1, size === 'large' ? 36 : 44, 'fill="#f4e9d0"')
  );
}

function face(tile: TileName, size: Size, edition: number, gate: Gate): string {
  if (tile === 'inn') return inn(size);
  if (tile === 'blank') return blank(size);
  const letter = letterOf(kindOf(tile));
  const field =
    tile === 'white-castle'
      ? 'fill="#fff" opacity=".62"'
      : `fill="color-mix(in oklab,var(--k-${letter}) 78%,#fff6e0)" opacity=".55"`;
  return (
    `<polygon points="${EDGE}" fill="color-mix(in oklab,var(--k-${letter}) 55%,#1b130b)"/>` +
    `<polygon points="${RIM}" fill="var(--k-${letter})"/>` +
    `<polygon points="${RIM}" fill="url(#pt-${letter})" opacity="${letter === 'C' ? 0.42 : 0.3}"/>` +
    `<polygon points="${hexagon(40)}" ${field}/>${frame}${art(tile, size, edition, gate)}`
  );
}

/** How `use` refers to the face of a tile. */
export function faceOf(tile: TileName, size: Size, edition: number, gate: Gate = null): string {
  ensureSymbol('burgundy-tiles', () => drawings);
  const shown = tile === 'white-castle' && gate !== null ? `-${gate}` : '';
  const id = `t-${size}-${tile}-${edition < 2019 ? 'o' : 'n'}${shown}`;
  return ensureSymbol(
    id,
    () => `<symbol id="${id}" viewBox="-50 -52 100 110">${face(tile, size, edition, gate)}</symbol>`,
  );
}
