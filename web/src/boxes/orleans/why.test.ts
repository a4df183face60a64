import { describe, expect, test } from 'vitest';
import type { Why } from '../../generated/protocol';
import { TOWNS } from './map/towns';
import { forbidden } from './why';

const told = (why: Why): string => forbidden(why, {} as never, '', String);

describe('a click that does nothing', () => {
  test('gets the reason of the rules in words', () => {
    const why = {
      action: 'travel wagon vierzon',
      clause: 'orleans.action.activated',
      word: 'lacks',
      text: '',
    };
    expect(told({ ...why, values: { place: 'horse-wagon', need: 'trader, knight' } })).toBe(
      'This place still lacks (Horse Wagon): trader and knight.',
    );
    const town = { ...why, word: 'no-way', values: { from: 'orleans', town: 'etampes' } };
    expect(told(town)).toBe('No road or waterway of the right kind leads from Orléans to Étampes.');
    const coins = { ...why, word: 'too-few-coins', values: { price: '3', have: '1' } };
    expect(told(coins)).toBe('That costs 3 coins, and you have 1.');
  });

  test('and names a town as the map does', () => {
    const why = { action: '', clause: '', text: '', word: 'own-station' };
    for (const { id, name } of TOWNS)
      expect(told({ ...why, values: { town: id } })).toBe(
        `You already have a trading station here: ${name}.`,
      );
  });
});
