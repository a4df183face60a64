import { expect, test } from 'vitest';
import { isOverdue } from './lesson';
import type { Moment } from './view';

/** A game in which the pupil did this, turn by turn. */
const after = (...turns: readonly string[]) =>
  ({
    you: 'p1',
    record: turns.flatMap((turn) =>
      [...turn.split(',').filter(Boolean), 'end'].map((text) => ({ actor: 'p1', text })),
    ),
  }) as unknown as Moment;

const OPEN = ['sell', 'black', 'castle', 'mine', 'monastery', 'ship', 'livestock', 'building'] as const;
const due = (moment: Moment) => OPEN.filter((one) => isOverdue(moment, one));

test('after two rounds that show nothing new, one open topic is told, and the next two rounds later', () => {
  expect(due(after('sell 4', ''))).toEqual([]);
  expect(due(after('sell 4', '', ''))).toEqual(['black']);
  expect(due(after('sell 4', '', '', ''))).toEqual(['black']);
});

test('what is new starts the count again, and so does the next phase', () => {
  expect(due(after('', '', 'sell 4', ''))).toEqual([]);
  expect(due(after('', '', '', '', ''))).toEqual([]);
  expect(due(after('', '', '', '', '', '', ''))).toEqual(['sell']);
});
