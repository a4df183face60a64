import { expect, test } from 'vitest';
import type { BoxInfo } from '../generated/protocol';
import { changesOf, changeWords, isHouseValue, standingWords } from './changes';

const option = (id: string, values: string[], clause: string) => ({ id, values, about: '', clause });

const BOX = {
  id: 'natick',
  options: [option('costs', ['proposed', 'heavy'], 'natick.build.costs-heavy')],
  modules: [{ options: [option('wine', ['red', 'white'], 'natick.wine')] }],
  overlay: [
    {
      key: 'points.knight',
      option: option('overlay.points.knight', ['1', '0', '2'], 'natick.knight.points'),
      printed: '1',
      standing: 'reconstructed',
      source: 'lost',
      editions: [],
      clauses: ['natick.knight.points', 'natick.end.winner'],
    },
  ],
} as unknown as BoxInfo;

test('a change has the value in the box and the clauses that it changes', () => {
  const changed = changesOf(BOX, { costs: 'heavy', wine: 'white', 'overlay.points.knight': '2', else: '1' });
  expect(changed.map(({ id, value, usual }) => [id, value, usual])).toEqual([
    ['costs', 'heavy', 'proposed'],
    ['wine', 'white', 'red'],
    ['overlay.points.knight', '2', '1'],
  ]);
  expect(changed[2]?.clauses).toEqual(['natick.knight.points', 'natick.end.winner']);
  expect(changed.map(({ id }) => isHouseValue(id))).toEqual([false, false, true]);
});

test('a change is said in words', () => {
  const [knight] = changesOf(BOX, { 'overlay.points.knight': '2' });
  expect(knight && changeWords('natick', knight)).toBe('Points for a knight: 2 (in the box: 1)');
  expect(standingWords('reconstructed')).toBe('reconstructed from other facts');
});
