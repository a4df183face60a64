import { expect, test } from 'vitest';
import type { EventInfo } from '../generated/protocol';
import { roundsOf } from './rounds';

const event = (entry: number, json: object): EventInfo => ({
  entry,
  text: '',
  clause: '',
  seat: null,
  change: null,
  json,
});

test('rounds are named with their phase, and the first one of a phase is marked', () => {
  const events = [
    event(3, { event: 'phase', phase: 'A' }),
    event(3, { event: 'round', round: 1 }),
    event(9, { event: 'round', round: 2 }),
    event(20, { event: 'phase', phase: 'B' }),
    event(21, { event: 'round', round: 1 }),
  ];
  expect(roundsOf(events)).toEqual([
    { at: 4, label: 'Phase A, round 1', part: 'A' },
    { at: 10, label: 'Phase A, round 2', part: undefined },
    { at: 22, label: 'Phase B, round 1', part: 'B' },
  ]);
});

test('a box without rounds counts turns', () => {
  expect(roundsOf([event(0, { event: 'turn', turn: 4 }), event(7, { event: 'turn', turn: 5 })])).toEqual([
    { at: 1, label: 'Turn 4', part: undefined },
    { at: 8, label: 'Turn 5', part: '5' },
  ]);
});
