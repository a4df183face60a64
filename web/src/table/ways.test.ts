import { expect, test } from 'vitest';
import type { ActionText } from './box';
import { grouped, oneOf } from './ways';

test('what all ways share is said once', () => {
  expect(oneOf(['write a 1', 'write a 2', 'write a 3'])).toBe('write a 1, 2 or 3');
  expect(oneOf(['1 eintragen', '2 eintragen'])).toBe('1 or 2 eintragen');
  expect(oneOf(['with die 4', 'for 2 silver'])).toBe('with die 4 or for 2 silver');
  expect(oneOf(['with die 4'])).toBe('with die 4');
});

test('ways with the same cost are listed together', () => {
  const worker = { icon: '', text: '−1', label: '1 worker', what: 'workers', by: -1, reason: '' };
  const way = (how: string, costs: ActionText['costs'] = []): ActionText => ({
    title: 'Mark it',
    how,
    gains: [],
    costs,
    known: true,
  });
  const groups = grouped([
    way('write a 2'),
    way('write a 1', [worker]),
    way('write a 3', [worker]),
    way('write a 2'),
  ]);
  expect(groups.map(({ how, costs }) => [how, costs.length])).toEqual([
    ['write a 2', 0],
    ['write a 1 or 3', 1],
  ]);
});
