/** The printed boards, for choosing one: colour letter and value, row by row as on the sheet. */
import { SPOTS } from './geometry';
import { KINDS, letterOf } from './pieces';
import type { PlayerView } from './view';

const ROWS: Readonly<Record<string, string>> = {
  one: 'L6C5C4Y3L2L1C6Y5B4L5L4B3Y1B2B3S6S1S2C6S5S4S1B2B5M4B3B1L2B6M1Y2B5B6M3Y4Y1B3',
  two: 'Y6Y5Y4C3B2B1S6L5M4M5B4B3S1L2S3C6B1S2C6Y5B4S1Y2S5B4L3Y1B2B6B1L2B5M6L3L4B1C3',
  three: 'L6L5L4L3S2S1C6S5S4B5M4Y3Y1S2B3B6B1Y2C6Y5B4B1B2B5Y4Y3B1B2C6L1M2M5C6B3L4S1B3',
  four: 'C6L5B4S3L2L1B6S5S4B5B4B3S1C2M3L6L1L2Y6Y5M4S1B2C5Y4B3B1B2B6M1B2Y5Y6S3B4Y1C3',
  five: 'L6B5B4S3L2L1B6M5M4B5C4Y3S1S2S3B6B1L2Y6C5B4B1Y2C5L4Y3S1B2B6L1B2C5S6Y3Y4B1M3',
  six: 'Y6Y5C4S3Y2B1B6S5B4L5L4M3S1B2B3Y6B1B2C6S5B4B1Y2B5B4M3S1B2Y6M1L2L5S6C3L4L1C3',
  seven: 'Y6C5C4S3Y2L1L6L5S4S5M4B3B1M2L3S6Y1B2B6B5L4B1B2Y5B4B3L1B2B6S1M2Y5B6S3C4C1Y3',
  eight: 'B6B5S4B3S2C1Y6C5B4B5Y4M3Y1Y2S3B6L1Y2M6L5Y4B1S2L5L4L3M1B2B6C1L2C5S6B3S4B1B3',
  nine: 'B6B5C4Y3B2B1L6L5S4B5B4L3L1S2S3C6Y1Y2M6S5C4Y1S2S5Y4M3B1L2Y6B1B2B5L6M3C4B1B3',
  ten: 'S6B5L4C3L2S1B6L5B4L5L4L3B1Y2B3B6B1B2B6B5Y4C1Y2Y5M4Y3M1S2B6B1M2Y5S6C3S4S1C3',
};

const NAMES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const kinds = new Map(KINDS.map((kind) => [letterOf(kind), kind]));

/** An empty duchy on board `number`; number 2 of 2011 is number 10 of 2019. */
export function previewOf(number: number, edition: number): PlayerView['duchy'] {
  const name = edition < 2019 && number === 2 ? 'ten' : (NAMES[number] ?? 'one');
  const spaces = ROWS[name]?.match(/../g) ?? [];
  return SPOTS.map((spot, n) => {
    const [letter = '', value = ''] = spaces[n] ?? '';
    return { space: spot.name, kind: kinds.get(letter) ?? 'castle', value: Number(value), tile: null };
  });
}
