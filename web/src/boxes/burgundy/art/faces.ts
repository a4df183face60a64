/** Tile faces as SVG symbols. R = 50 units. */
import { round } from '../../../art/hex';
import { ensureSymbol } from '../../../art/sprite';
import { animalsOf, kindOf, letterOf, monasteryNumber } from '../pieces';
import type { TileName } from '../view';
import { type Faces, framed, type Gate, type Size, use } from './frame';
import { emblem, type Item, pictogram } from './monasteries';

/** Drawings for tiles that modules add, and faces that are not like others of their kind. */
const DRAWINGS = import.meta.glob<string>('../modules/*/tiles.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const OWN = new Map(
  Object.values(import.meta.glob<Faces>('../modules/*/faces.ts', { eager: true, import: 'faces' })).flatMap(
    (faces) => Object.entries(faces),
  ),
);

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

function art(tile: TileName, size: Size, edition: number): string {
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

/** How `use` refers to the face of a tile. */
export function faceOf(tile: TileName, size: Size, edition: number, gate: Gate = null): string {
  ensureSymbol('burgundy-tiles', () => Object.values(DRAWINGS).join(''));
  const own = OWN.get(tile);
  const shown = own?.gated && gate !== null ? `-${gate}` : '';
  const id = `t-${size}-${tile}-${edition < 2019 ? 'o' : 'n'}${shown}`;
  const face = () => own?.draw(size, gate) ?? framed(letterOf(kindOf(tile)), art(tile, size, edition));
  return ensureSymbol(id, () => `<symbol id="${id}" viewBox="-50 -52 100 110">${face()}</symbol>`);
}
