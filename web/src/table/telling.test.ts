import { describe, expect, it } from 'vitest';
import { amountWords, furtherCosts } from './amount';
import type { LogLine, Part } from './box';
import { tellingOf } from './log';

const chance = (text: string, minor = false): LogLine => ({
  entry: 0,
  kind: 'chance',
  seat: null,
  text,
  minor,
  points: 0,
  amounts: [],
  reasons: [],
});
const silver: Part = { icon: 'i-silver', text: '−2', label: '2 silver', what: 'silver', by: -2, reason: '' };

describe('what chance did', () => {
  it('is written out in full if there is little of it', () => {
    expect(tellingOf([chance('phase A ends')])).toBe('Phase A ends');
    expect(tellingOf([chance('Ann rolled 1 and 2'), chance('the white die shows 3')])).toBe(
      'Ann rolled 1 and 2; the white die shows 3',
    );
  });
  it("names many players' rolls and counts the rest", () => {
    const draws = Array.from({ length: 20 }, () => chance('a tile comes to depot 1', true));
    expect(tellingOf([chance('Ann rolled 1 and 2'), ...draws])).toBe('Ann rolled 1 and 2; 20 more draws');
    expect(tellingOf(draws)).toBe('20 draws and rolls');
  });
});

describe('an amount', () => {
  it('is read with its sign, once', () => {
    expect(amountWords(silver)).toBe('minus 2 silver');
    expect(amountWords({ icon: '', text: '−1', label: '-1 worker' })).toBe('minus 1 worker');
    expect(amountWords({ icon: '', text: '+2', label: '2 points' })).toBe('plus 2 points');
  });
  it('is not said twice', () => {
    const text = { title: 'Buy it', how: 'for 2 silver', gains: [], costs: [silver], known: true };
    expect(furtherCosts(text)).toEqual([]);
    expect(furtherCosts({ ...text, how: 'with die 2' })).toEqual([silver]);
  });
});
