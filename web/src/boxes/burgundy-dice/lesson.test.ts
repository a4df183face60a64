import { describe, expect, it } from 'vitest';

import { bestMark, STEPS, surestCastle } from './lesson';
import { COLOURS } from './sheet';
import type { HexView, Moment } from './view';

const hex = (name: string, colour: HexView['colour'], more: Partial<HexView> = {}): HexView => ({
  hex: name,
  colour,
  // Every colour has one area here, except that each castle is on its own.
  area: colour === 'green' ? 10 + Number(name.slice(-1)) : COLOURS.indexOf(colour),
  square: null,
  marked: false,
  number: null,
  ...more,
});
/**
 * A castle with a monk next to a city of two, and one with a silver next to a river. A mine of one hex is on
 * its own.
 */
const hexes = [
  hex('r4c4', 'green', { square: 'monk' }),
  hex('r4c5', 'orange'),
  hex('r4c6', 'orange'),
  hex('r4c1', 'green', { square: 'silver' }),
  hex('r4c2', 'blue'),
  hex('r1c1', 'gray'),
];
const dice = { pips: [3, 3], colours: ['orange', 'gray'], hourglasses: 1 };
const previews = new Map([
  [
    'mark dice r1c1 3',
    [
      { what: 'points', by: 1, clause: 'burgundy-dice.area.points' },
      { what: 'silver', by: 1, clause: 'burgundy-dice.area.bonus' },
    ],
  ],
]);
const moment = (legal: readonly string[], more: Partial<Moment> = {}, ask = 'mark'): Moment =>
  ({
    you: 'p1',
    rival: 'Ben',
    since: [],
    record: [],
    events: [],
    previews,
    ...more,
    position: {
      legal,
      waiting: ['p1'],
      prompt: { ask },
      view: { phase: 'I', dice, players: [{ seat: 'p1', hexes, bonuses: [], castle: null }] },
    },
  }) as unknown as Moment;
const step = (id: string) => STEPS.find((one) => one.id === id);

describe('what the coach would do', () => {
  it('starts where the first roll always fits', () => {
    expect(surestCastle(moment(['castle r4c1', 'castle r4c4']))).toBe('castle r4c4');
    expect(surestCastle(moment(['castle r4c1']))).toBeUndefined();
  });
  it('completes an area before it starts another', () => {
    expect(bestMark(moment([]), ['mark dice r4c5 3', 'mark dice r1c1 3'])).toBe('mark dice r1c1 3');
  });
});

describe('what the coach says', () => {
  it('names a double once, a hex that fits and what it gains', () => {
    const { text, move, suggestion } = step('mark')!.advise(
      moment(['mark dice r4c5 3', 'mark dice r1c1 3', 'pass']),
    );
    expect(text).toContain('3 twice, orange and grey');
    expect(move).toBe(
      'My advice: write a 3 in row 1 column 1. That completes an area: 1 point and 1 silver.',
    );
    expect(suggestion).toBe('mark dice r1c1 3');
  });
  it('uses a bonus where that scores more than the dice', () => {
    const worker = 'mark worker r1c1 4';
    const points = { what: 'points', by: 2, clause: 'burgundy-dice.area.points' };
    const given = { previews: new Map([[worker, [points]]]) };
    const { title, suggestion } = step('again')!.advise(moment(['mark dice r4c5 3', worker, 'pass'], given));
    expect(title).toBe('A bonus helps');
    expect(suggestion).toBe(worker);
  });
  it('waits for the first mark if nothing fitted', () => {
    const entry = (text: string) =>
      moment(['pass'], { since: [{ actor: 'p1', text }] as unknown as Moment['since'] });
    expect(step('mark')!.done!(entry('pass'))).toBe(false);
    expect(step('mark')!.done!(entry('mark dice r4c5 3'))).toBe(true);
  });
});
