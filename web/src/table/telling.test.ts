import { describe, expect, it } from 'vitest';
import { amountWords, furtherCosts } from './amount';
import type { LogLine, Part } from './box';
import { fold, plannedOf, tellingOf } from './fold';

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

describe('a plan', () => {
  const planned = (entry: number, seat: string, text: string, more: Partial<LogLine> = {}): LogLine => ({
    ...chance(text),
    entry,
    kind: 'act',
    seat,
    plan: 'plans',
    ...more,
  });
  const turn: LogLine = { ...chance('takes a plum'), entry: 9, kind: 'act', seat: 'p1' };

  it('is one line for each seat, although the plans alternate in the record', () => {
    const lines = [
      chance('the plum is drawn'),
      planned(1, 'p1', 'knight to the wagon'),
      planned(2, 'p2', 'monk to the castle'),
      planned(3, 'p1', 'farmer stays'),
      planned(4, 'p2', 'is ready', { minor: true }),
      chance('the plans are turned up'),
      turn,
    ];
    const folded = fold(lines);
    expect(folded.map(({ kind }) => kind)).toEqual(['fold', 'plan', 'plan', 'fold', 'act']);
    expect(folded.flatMap((line) => (line.kind === 'plan' ? [[line.seat, plannedOf(line)]] : []))).toEqual([
      ['p1', 'plans: knight to the wagon; farmer stays'],
      ['p2', 'plans: monk to the castle'],
    ]);
  });
  it('of the next round is another line', () => {
    const lines = [
      planned(1, 'p1', 'a'),
      planned(2, 'p1', 'b'),
      turn,
      planned(10, 'p1', 'c'),
      planned(11, 'p1', 'd'),
    ];
    expect(fold(lines).map(({ kind }) => kind)).toEqual(['plan', 'act', 'plan']);
  });
  it('of one entry, or an entry that scores, is not folded', () => {
    const lines = [planned(1, 'p1', 'a'), planned(2, 'p2', 'b', { points: 2 })];
    expect(fold(lines)).toEqual(lines);
  });
  it('is shortened if it is long', () => {
    const lines = Array.from({ length: 8 }, (_, n) => planned(n, 'p1', `step ${n + 1}`));
    const [plan] = fold(lines);
    expect(plan?.kind === 'plan' && plannedOf(plan)).toBe(
      'plans: step 1; step 2; step 3; step 4; step 5; and 3 more',
    );
  });
  it('folds nothing in boxes that do not ask for it', () => {
    const lines = [turn, { ...turn, entry: 10 }];
    expect(fold(lines)).toEqual(lines);
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
