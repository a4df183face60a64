import { describe, expect, test } from 'vitest';
import { forbidden } from './why';

describe('a click that does nothing', () => {
  test('gets the reason of the rules in words', () => {
    const why = {
      action: 'travel wagon vierzon',
      clause: 'orleans.action.activated',
      word: 'lacks',
      text: '',
    };
    expect(forbidden({ ...why, values: { place: 'horse-wagon', need: 'trader, knight' } })).toBe(
      'This place still lacks (Horse Wagon): trader and knight.',
    );
    const town = { ...why, word: 'no-way', values: { from: 'orleans', town: 'etampes' } };
    expect(forbidden(town)).toBe('No road or waterway of the right kind leads from Orléans to Étampes.');
    const coins = { ...why, word: 'too-few-coins', values: { price: '3', have: '1' } };
    expect(forbidden(coins)).toBe('That costs 3 coins, and you have 1.');
  });
});
