/** Pictograms of the monasteries: rows of small symbols, numbers and dice. */

/** A symbol, a piece of text, or a die that a worker or monastery changes. */
export type Item =
  | { readonly symbol: string; readonly size: number }
  | { readonly text: string }
  | { readonly die: string };

const s = (symbol: string, size = 25): Item => ({ symbol, size });
const x = (text: string): Item => ({ text });
const d = (die: string): Item => ({ die });
const vp = s('i-vp-k', 15);
const arrow = x('→');

const PER_BUILDING: Readonly<Record<number, string>> = {
  16: 'b-warehouse',
  17: 'b-watchtower',
  18: 'b-carpenter',
  19: 'b-church',
  20: 'b-market',
  21: 'b-boarding-house',
  22: 'b-bank',
  23: 'b-town-hall',
};

const SAME: Readonly<Record<number, readonly (readonly Item[])[]>> = {
  1: [[s('k-B', 26), x('='), s('k-B', 26)]],
  2: [[s('k-M', 28), arrow, s('i-worker', 24)]],
  3: [[s('g-back', 25), arrow, x('2'), s('i-silver', 20)]],
  4: [[s('g-back', 27), arrow, s('i-worker', 25)]],
  5: [[s('k-S', 27), s('i-depots', 29)]],
  7: [[s('a-sheep', 27), x('+1'), vp]],
  8: [[s('i-worker', 26), d('±2')]],
  9: [[s('k-B', 28), d('±1')]],
  10: [[s('k-S', 23), s('a-cow', 25)], [x('±1')]],
  11: [[s('k-C', 20), s('k-M', 20), s('k-Y', 20)], [x('±1')]],
  12: [[s('i-take', 27), d('±1')]],
  13: [[s('i-worker', 25), x('+'), s('i-silver', 22)]],
  14: [[x('4'), s('i-worker', 31)]],
  24: [
    [s('a-cow', 20), s('a-sheep', 20), s('a-pig', 20)],
    [x('4'), vp],
  ],
  25: [[s('g-back', 28), x('1'), vp]],
  27: [[s('y-bridge', 32)]],
  28: [[s('y-hire', 36)]],
  29: [[s('b-white-castle', 28), x('4'), vp]],
};

/** The pictogram of a monastery; numbers 6, 15 and 26 differ between the editions. */
export function pictogram(number: number, edition: number): readonly (readonly Item[])[] {
  const old = edition < 2019;
  if (number === 6) {
    const price = old ? [x('2'), s('i-silver', 19)] : [x('2'), s('i-silver', 18), x('/'), s('i-worker', 18)];
    return [price, [arrow, s('i-hex', 18)]];
  }
  if (number === 15) return [[s('i-six', 27), x(old ? '3' : '2'), vp]];
  if (number === 26) return [[s('i-bonus', 26), x(old ? '2' : '3'), vp]];
  const building = PER_BUILDING[number];
  if (building) return [[s(building, 30), x('4'), vp]];
  return SAME[number] ?? [];
}

/** What the pictogram is about, as one or two symbols: the face for small tiles. */
export function emblem(number: number): readonly string[] {
  return pictogram(number, 2019)
    .flat()
    .flatMap((item) => ('symbol' in item && item.symbol !== 'i-vp-k' ? [item.symbol] : []))
    .slice(0, 2);
}
